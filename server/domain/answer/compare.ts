import { isChoice } from './kinds.ts';
import type { StoredQuestion } from './question.ts';

/** An answer: places of options from 1, texts of blanks in order. */
export interface GivenAnswer {
  selectedOptions: readonly number[];
  texts: readonly string[];
}

/**
 * Whether an answer is right; null where a machine cannot say (long questions). Options are compared as sets; texts
 * blank by blank, leniently, with any of the alternatives between `|`.
 */
export function isRight({ question, selectedOptions, texts }: GivenAnswer & { question: StoredQuestion }): boolean | null {
  if (question.type === 'long') return null;
  return isChoice(question.type) ? isSameSet(selectedOptions, rightOptions(question)) : isRightText({ expected: question.answer, texts });
}

/** The places, from 1, of the right options. */
export function rightOptions({ options }: Pick<StoredQuestion, 'options'>): number[] {
  return options.flatMap(({ isAnswer }, index) => (isAnswer ? [index + 1] : []));
}

/** Whether a text is one of the alternatives of a blank. */
export function isRightBlank({ expected, text }: { expected: string; text: string }): boolean {
  const given = normalised(text);
  return given !== '' && expected.split('|').some((alternative) => normalised(alternative) === given);
}

/** A text without what does not count: character width, spaces, case. */
export function normalised(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}

function isSameSet(given: readonly number[], right: readonly number[]): boolean {
  const set = new Set(given);
  return set.size === right.length && right.every((place) => set.has(place));
}

function isRightText({ expected, texts }: { expected: readonly string[]; texts: readonly string[] }): boolean {
  return expected.length > 0 && texts.length === expected.length && expected.every((alternatives, i) => isRightBlank({ expected: alternatives, text: texts[i] ?? '' }));
}
