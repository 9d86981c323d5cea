/** Rows of a question template made from a bank of real questions, and rows spoilt in known ways. */
import { readFileSync } from 'node:fs';
import writeXlsxFile from 'write-excel-file/node';

export const headings = [
  '证书',
  '题型',
  '题干',
  '选项A',
  '选项B',
  '选项C',
  '选项D',
  '选项E',
  '选项F',
  '选项G',
  '选项H',
  '正确答案',
  '参考答案',
  '作答形式',
  '解析',
  '难度',
  '建议分值',
  '知识点',
];

interface BankQuestion {
  type: keyof typeof kinds;
  stem: string;
  options: string[];
  answer: (number | string)[] | number | string;
  analysis: string | null;
  difficulty: number | null;
  knowledge: string[] | null;
}

const kinds = {
  single: '单选题',
  multiple: '多选题',
  judge: '判断题',
  blank: '填空题',
  short: '简答题',
  essay: '论述题',
} as const;
const difficulties = ['很容易', '容易', '中等', '较难', '很难'];
const letters = 'ABCDEFGH';

/** `count` rows that are right; a bank with fewer is gone through again with a mark at the stem. */
export function goodRows({ file, count, certCode }: { file: string; count: number; certCode: string }): string[][] {
  const bank = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BankQuestion)
    .filter(isUsable);
  const rows = new Map<string, string[]>();
  for (let round = 0; rows.size < count; round++)
    for (const question of bank) {
      const row = rowOf({ question, certCode, mark: round === 0 ? '' : `（变式 ${round}）` });
      rows.set(row.slice(1, 11).join('\u0000').normalize('NFKC').replace(/\s+/g, ' '), row);
      if (rows.size === count) break;
    }
  return [...rows.values()];
}

function isUsable({ type, options, answer, stem }: BankQuestion): boolean {
  const right = [answer].flat();
  if (stem.trim().length < 5 || stem.length > 5000) return false;
  if (type === 'judge') return right.length === 1 && (right[0] === 0 || right[0] === 1);
  if (type === 'single' || type === 'multiple')
    return (
      options.length >= 2 &&
      options.length <= 8 &&
      options.every((option) => option.trim() !== '') &&
      right.every((index) => typeof index === 'number' && index < options.length) &&
      (type === 'single' ? right.length === 1 : right.length >= 2 && new Set(right).size === right.length)
    );
  return (
    right.length > 0 &&
    right.length <= 20 &&
    right.every((text) => String(text).trim() !== '' && String(text).length < 1000 && !/[；;\n]/.test(String(text)))
  );
}

function rowOf({
  question: { type, stem, options, answer, analysis, difficulty, knowledge },
  certCode,
  mark,
}: {
  question: BankQuestion;
  certCode: string;
  mark: string;
}): string[] {
  const right = [answer].flat();
  const isChoice = type === 'single' || type === 'multiple';
  const marks = isChoice
    ? right.map((index) => letters.charAt(Number(index))).join('')
    : type === 'judge'
      ? right[0] === 0
        ? '正确'
        : '错误'
      : '';
  const points = [
    ...new Set(
      (knowledge ?? []).map((point) =>
        point
          .replace(/[;；\n]/g, ' ')
          .trim()
          .slice(0, 90),
      ),
    ),
  ]
    .filter((point) => point !== '')
    .slice(0, 5);
  return [
    certCode,
    kinds[type],
    stem + mark,
    ...Array.from({ length: 8 }, (_, index) => (isChoice ? (options[index] ?? '') : '')),
    marks,
    isChoice || type === 'judge' ? '' : right.map(String).join('；'),
    '',
    (analysis ?? '').slice(0, 5000),
    difficulties[difficulty ?? 1] ?? '容易',
    '2',
    points.join('；'),
  ];
}

/** Ways to spoil a row: which column is named, and how its cell becomes wrong. */
export const spoilings: { column: string; spoil(row: string[]): void }[] = [
  { column: 'A', spoil: (row) => (row[0] = '没有这个证书') },
  { column: 'B', spoil: (row) => (row[1] = '选择题目') },
  { column: 'C', spoil: (row) => (row[2] = '') },
  { column: 'P', spoil: (row) => (row[15] = '非常难') },
  { column: 'Q', spoil: (row) => (row[16] = '两分') },
  { column: 'Q', spoil: (row) => (row[16] = '1000') },
];

export async function workbook(rows: readonly string[][], head: readonly string[] = headings): Promise<Buffer> {
  const data = [head, ...rows].map((row) =>
    row.map((value) => (value === '' ? null : { value: value.slice(0, 32_000), type: String })),
  );
  return writeXlsxFile([{ sheet: '试题', data }]).toBuffer();
}
