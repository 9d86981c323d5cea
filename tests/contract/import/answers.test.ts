import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatAnswers } from '#runtime/core/answer/written.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { asOwner } from '../mock/exam.ts';
import { headings, workbook } from './bank.ts';
import { importer } from './importer.ts';

const bank = process.env['QUESTION_BANK'] ?? join(root, '..', 'shared', 'data', 'question-bank.jsonl');
const kinds = { blank: '填空题', short: '简答题', essay: '论述题' } as const;

interface Written {
  kind: keyof typeof kinds;
  stem: string;
  text: string;
}

/** Questions of the bank that are answered by writing; each has one answer. */
function writtenOf(file: string): Written[] {
  const questions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; stem: string; answer: string | string[] });
  return questions.flatMap(({ type, stem, answer }) =>
    type in kinds && stem.length <= 5000
      ? [{ kind: type as keyof typeof kinds, stem, text: [answer].flat().join('\n') }]
      : [],
  );
}

describe.each(databasesFor(import.meta.url))('answers of a real bank on %s', (database) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
  }, 120_000);
  afterAll(() => server.close());

  const { upload, commit } = importer(() => ({ server, token }));

  it.skipIf(!existsSync(bank))('come in whole: none is cut, joined or trimmed', { timeout: 300_000 }, async () => {
    const questions = writtenOf(bank);
    expect(questions.length).toBeGreaterThan(900);
    const rows = questions.map(({ kind, stem, text }, n) => {
      const answer = kind === 'blank' ? formatAnswers({ type: kind, keys: [{ anyOf: [text] }] }) : text;
      const cells: Record<string, string> = {
        证书: 'AIL-1',
        题型: kinds[kind],
        题干: `${stem}（${n}）`,
        参考答案: answer,
        知识点: `bank-${n}`,
      };
      return headings.map((heading) => cells[heading] ?? '');
    });
    const checked = await upload(await workbook(rows));
    expect(checked).toMatchObject({ state: 'ready', valid: questions.length, errors: [] });
    expect(await commit(checked.id)).toMatchObject({ state: 'done', added: questions.length });

    const stored = await asOwner<{ mark: string; answer: unknown }>({
      server,
      text: `select "knowledge"->>0 as "mark", "answer" from "question" where "knowledge"->>0 like 'bank-%'`,
    });
    const byMark = new Map(stored.map(({ mark, answer }) => [mark, answer]));
    const cut = questions.flatMap(({ kind, text }, n) =>
      JSON.stringify(byMark.get(`bank-${n}`)) === JSON.stringify([{ anyOf: [text] }])
        ? []
        : [{ kind, text, stored: byMark.get(`bank-${n}`) }],
    );
    expect(cut).toEqual([]);
  });
});
