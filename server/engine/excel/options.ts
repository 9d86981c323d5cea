import type { Json } from '#generators/formats.ts';
import type { Values } from '../context.ts';
import { fromCell, toCell } from './richText.ts';

export const optionLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** How right and wrong may be written in the answer of a true/false question. */
const truths: Readonly<Record<string, 0 | 1>> = { 正确: 0, 对: 0, 是: 0, T: 0, TRUE: 0, '√': 0, A: 0, 错误: 1, 错: 1, 否: 1, F: 1, FALSE: 1, '×': 1, B: 1 };

/** The options of a question from its option cells and the cell of right answers; what is wrong is said at the part. */
export function parseOptions({ type, cells, answer }: { type: string; cells: readonly string[]; answer: string }): { options: Values[]; errors: { part: number | 'answer'; message: string }[] } {
  if (!['single', 'multiple', 'judgment'].includes(type)) return { options: [], errors: [] };
  if (type === 'judgment') return parseJudgment(answer);
  const last = cells.reduce((most, cell, index) => (cell === '' ? most : index), -1);
  const used = cells.slice(0, last + 1);
  const gaps = used.flatMap((cell, part) => (cell === '' ? [{ part, message: `选项${optionLetters[part] ?? ''} 不能为空` }] : []));
  const letters = [...answer.normalize('NFKC').toUpperCase().replace(/[\s,，、;；/|]/g, '')];
  const wrong = letters.filter((letter) => optionLetters.indexOf(letter) < 0 || optionLetters.indexOf(letter) >= used.length);
  const options = used.map((cell, index): Values => ({ content: fromCell(cell), isAnswer: letters.includes(optionLetters[index] ?? '') }));
  if (wrong.length > 0) return { options, errors: [...gaps, { part: 'answer', message: `正确答案“${answer}”中有不存在的选项` }] };
  return { options, errors: gaps };
}

function parseJudgment(answer: string): { options: Values[]; errors: { part: 'answer'; message: string }[] } {
  const right = truths[answer.normalize('NFKC').trim().toUpperCase()] ?? truths[answer.trim()];
  const options: Values[] = ['正确', '错误'].map((content, index) => ({ content, isAnswer: index === right }));
  return { options, errors: right === undefined ? [{ part: 'answer', message: answer === '' ? '正确答案 不能为空' : '判断题的正确答案请填“正确”或“错误”' }] : [] };
}

/** The cells of a question's options, and the letters of the right ones. */
export function formatOptions({ type, options }: { type: string; options: Json }): { cells: string[]; answer: string } {
  const list = Array.isArray(options) ? (options as Values[]) : [];
  if (type === 'judgment') return { cells: [], answer: list.findIndex(({ isAnswer }) => isAnswer === true) === 1 ? '错误' : '正确' };
  return { cells: list.map(({ content }) => toCell(String(content ?? ''))), answer: list.flatMap(({ isAnswer }, index) => (isAnswer === true ? [optionLetters[index] ?? ''] : [])).join('') };
}
