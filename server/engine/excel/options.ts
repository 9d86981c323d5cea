import type { Json } from '#generators/formats.ts';
import type { Converted } from '#kinds/data/cell.ts';
import { toCell } from '#kinds/richText/data/cellText.ts';
import { fromSource } from '#kinds/richText/data/source.ts';
import { judgments, lettersOf, truthOf } from '#runtime/core/answer/truths.ts';
import type { Values } from '../context.ts';

export const optionLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The types of a question that are answered by choosing. */
const choices = ['single', 'multiple', 'judgment'];
interface OptionProblem {
  part: number | 'answer';
  message: string;
}

export interface ParsedOptions {
  options: Values[];
  errors: OptionProblem[];
  /** By option: its text, and what came of pictures and tables in it. */
  converted: Converted[];
}

/**
 * The options of a question from its option cells and the cell of right answers; what is wrong is said at the part.
 * A true/false question needs no option cells. Where the cells are empty and nothing is to be chosen, there are none.
 */
export function parseOptions({
  type,
  cells,
  answer,
  owner,
}: {
  type: string;
  cells: readonly string[];
  answer: string;
  owner: string;
}): ParsedOptions {
  const used = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  if (type === 'judgment' && used.length === 0) return parseJudgment(answer);
  if (used.length === 0 && !choices.includes(type)) return { options: [], errors: [], converted: [] };
  const letters = lettersOf(answer);
  const isKnown = (letter: string) => optionLetters.includes(letter) && optionLetters.indexOf(letter) < used.length;
  const gaps = used.flatMap((cell, part): OptionProblem[] =>
    cell === '' ? [{ part, message: `请填写选项 ${optionLetters[part] ?? ''}` }] : [],
  );
  const wrong: OptionProblem[] = letters.every(isKnown)
    ? []
    : [
        {
          part: 'answer',
          message: `正确答案“${answer.length > 20 ? `${answer.slice(0, 20)}…` : answer}”中有不存在的选项，可填：${used.map((_, index) => optionLetters[index] ?? '').join('、')}`,
        },
      ];
  const converted = used.map((text) => fromSource({ text, owner }));
  const options = converted.map(
    ({ html }, index): Values => ({ content: html, isAnswer: letters.includes(optionLetters[index] ?? '') }),
  );
  return { options, errors: [...gaps, ...wrong], converted };
}

function parseJudgment(answer: string): ParsedOptions {
  const right = truthOf(answer);
  const options: Values[] = judgments.map((content, index) => ({ content, isAnswer: index === right }));
  return {
    options,
    errors:
      right === undefined
        ? [{ part: 'answer', message: answer === '' ? '请填写正确答案' : '判断题的正确答案请填“正确”或“错误”' }]
        : [],
    converted: [],
  };
}

/** The cells of a question's options and of the right ones, such that parseOptions gives them back. */
export function formatOptions({ type, options }: { type: string; options: Json }): { cells: string[]; answer: string } {
  const list = Array.isArray(options) ? (options as Values[]) : [];
  const right = list.flatMap(({ isAnswer }, index) => (isAnswer === true ? [index] : []));
  const isPlainJudgment =
    type === 'judgment' &&
    right.length === 1 &&
    list.length === judgments.length &&
    list.every(({ content }, index) => content === judgments[index]);
  if (isPlainJudgment) return { cells: [], answer: judgments[right[0] ?? 0] ?? '' };
  return {
    cells: list.map(({ content }) => toCell(String(content ?? ''))),
    answer: right.map((index) => optionLetters[index] ?? '').join(''),
  };
}
