import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAnswers, parseAnswers } from '#runtime/core/answer/written.ts';
import { toCell } from '#kinds/richText/data/cellText.ts';
import { fromSource, hasSource } from '#kinds/richText/data/source.ts';
import { sanitiseRichText } from '#server/engine/richText.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { headings, workbook } from './bank.ts';
import { importer } from './importer.ts';

const bank = process.env['QUESTION_BANK'] ?? join(root, '..', 'shared', 'data', 'question-bank.jsonl');
const wanted = 300;
const kinds = {
  single: '单选题',
  multiple: '多选题',
  judge: '判断题',
  blank: '填空题',
  short: '简答题',
  essay: '论述题',
} as const;
const letters = 'ABCDEFGH';

interface Question {
  type: keyof typeof kinds;
  stem: string;
  options: string[];
  answer: (number | string)[] | number | string;
  analysis: string | null;
}

/** Questions that an import can take: those with tables, pictures and code first, then of each kind as many as of any other. */
function mixed(file: string): Question[] {
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question)
    .filter(isWhole);
  const isSpecial = ({ stem, options, analysis }: Question): boolean =>
    [stem, ...options, analysis ?? ''].some(
      (text) => hasSource(text) || /\b(?:def|print|SELECT|int main)\b/.test(text),
    );
  const chosen = new Set(all.filter(isSpecial).slice(0, 80));
  const groups = Object.keys(kinds).map((type) =>
    all.filter((question) => question.type === type && !chosen.has(question)),
  );
  for (let turn = 0; chosen.size < wanted; turn++)
    for (const group of groups)
      for (const question of group.slice(turn, turn + 1)) if (chosen.size < wanted) chosen.add(question);
  return [...chosen];
}

function isWhole({ type, options, answer, stem }: Question): boolean {
  const right = [answer].flat();
  if (type === 'single' || type === 'multiple')
    return (
      options.length >= 2 &&
      options.every((option) => option.trim() !== '') &&
      right.every((index) => typeof index === 'number' && index < options.length) &&
      (type === 'single' ? right.length === 1 : right.length >= 2)
    );
  return stem.trim() !== '' && right.length > 0 && right.every((text) => String(text).trim() !== '');
}

function rowOf({ type, stem, options, answer, analysis }: Question, n: number): string[] {
  const right = [answer].flat();
  const isChoice = type === 'single' || type === 'multiple';
  const text = right.map(String).join('\n');
  const cells: Record<string, string> = {
    证书: 'AIL-1',
    题型: kinds[type],
    题干: `${stem}（真题 ${n}）`,
    ...(isChoice && Object.fromEntries(options.map((option, index) => [`选项${letters[index] ?? ''}`, option]))),
    正确答案: isChoice
      ? right
          .map((index) => letters.charAt(Number(index)))
          .sort()
          .join('')
      : type === 'judge'
        ? right[0] === 0
          ? '正确'
          : '错误'
        : '',
    参考答案:
      isChoice || type === 'judge' ? '' : type === 'blank' ? formatAnswers({ type, keys: [{ anyOf: [text] }] }) : text,
    作答形式: type === 'essay' ? '文字' : '',
    解析: analysis ?? '',
    难度: '中等',
    建议分值: '2',
    知识点: `真题；第${n}题`,
  };
  return headings.map((heading) => cells[heading] ?? '');
}

const rich = new Set(['题干', '解析', ...[...letters].map((letter) => `选项${letter}`)]);
const codes: Readonly<Record<string, string>> = { 填空题: 'blank', 简答题: 'short', 论述题: 'long' };

/** A cell as it has to come back: text without blank ends, tables and pictures as what they became. */
function expected({ heading, cell, type }: { heading: string; cell: string; type: string }): string {
  if (heading === '参考答案') {
    const parsed = parseAnswers({ type: codes[type] ?? '', text: cell });
    return 'value' in parsed ? formatAnswers({ type: codes[type] ?? '', keys: parsed.value }) : cell;
  }
  const text = cell.trim();
  return rich.has(heading) && hasSource(text) ? toCell(sanitiseRichText(fromSource({ text, owner: '' }).html)) : text;
}

describe.each(databasesFor(import.meta.url))('300 questions of a real bank on %s', (database) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
  }, 240_000);
  afterAll(() => server.close());

  const { download, upload, commit } = importer(() => ({ server, token }));

  it.skipIf(!existsSync(bank))(
    'come in and go out cell by cell as they were (I1, I6, I7)',
    { timeout: 300_000 },
    async () => {
      const rows = mixed(bank).map(rowOf);
      expect(rows).toHaveLength(wanted);
      const began = performance.now();
      const job = await upload(await workbook(rows));
      expect(job.errors).toEqual([]);
      expect(job).toMatchObject({ state: 'ready', total: wanted, valid: wanted, bad: 0, skipped: 0 });
      expect(await commit(job.id)).toMatchObject({ state: 'done', added: wanted });
      const took = performance.now() - began;

      const file = await download('/question/exportByExcel', { keyword: '（真题 ' });
      const [head = [], ...exported] = ((await readXlsxFile(file, { trim: false }))[0]?.data ?? []).map((cells) =>
        cells.map((cell) => (cell === null ? '' : String(cell))),
      );
      const columnOf = new Map(head.map((heading, index) => [heading.replace('*', ''), index]));
      const different = rows.flatMap((row, n) =>
        headings.flatMap((heading, index) => {
          const want =
            heading === '证书' ? undefined : expected({ heading, cell: row[index] ?? '', type: row[1] ?? '' });
          const got = exported[n]?.[columnOf.get(heading) ?? -1] ?? '';
          const isDefault = heading === '作答形式' && want === '';
          return want === undefined || isDefault || want === got ? [] : [{ n, heading, want, got }];
        }),
      );
      expect(different.slice(0, 3)).toEqual([]);
      const sources = exported.flat().filter((cell) => /\\begin\{tabular\}/.test(cell) || /!\[[^\]]*\]\(/.test(cell));
      const tables = exported.flat().filter((cell) => cell.includes('<table>')).length;
      const pictures = exported.flat().filter((cell) => cell.includes('<img ')).length;
      console.log(
        `${database}: ${wanted} questions checked and stored in ${Math.round(took)} ms; ${wanted * (headings.length - 1)} cells the same; ${tables} cells with tables, ${pictures} with pictures, ${sources.length} with source left, ${job.notes.length} notes`,
      );
      expect(job.notes.filter(({ column }) => column === '参考答案')).toHaveLength(sources.length);
      expect(tables).toBeGreaterThan(20);
      expect(await upload(file)).toMatchObject({ state: 'ready', total: wanted, valid: 0, unchanged: wanted, bad: 0 });
    },
  );
});
