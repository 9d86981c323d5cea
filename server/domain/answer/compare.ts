import { keysOf, type AnswerKey } from '#runtime/core/answer/keys.ts';
import { isWithin, readDecimal } from '#runtime/core/answer/decimal.ts';
import { gapCount } from '#runtime/core/answer/gaps.ts';
import { isChoice } from './questionTypes.ts';
import { hasFormula, inBlank, inShort } from './normalised.ts';
import type { StoredQuestion } from './question.ts';

/** An answer: places of options from 1, texts of blanks in order. */
export interface GivenAnswer {
  selectedOptions: readonly number[];
  texts: readonly string[];
}

/**
 * Whether an answer is right (rule P5); null where a machine cannot say: a long question, a short one that is not
 * written like the key, a blank whose key is a formula or whose gaps are not those of its answers. Nothing given is wrong.
 */
export function isRight({
  question,
  selectedOptions,
  texts,
}: GivenAnswer & { question: StoredQuestion }): boolean | null {
  if (isChoice(question.type)) return isSameSet(selectedOptions, rightOptions(question));
  if (texts.every((text) => text.trim() === '')) return false;
  const places = Math.max(texts.length, keysOf(question.answer).length);
  return together(
    Array.from({ length: places }, (_place, index) => isRightText({ question, index, text: texts[index] ?? '' })),
  );
}

/** Whether one text of an answer is right; `index` counts the blanks from 0. Null where a machine cannot say. */
export function isRightText({
  question: { type, title, answer },
  index,
  text,
}: {
  question: StoredQuestion;
  index: number;
  text: string;
}): boolean | null {
  if (type === 'long') return null;
  const answers = keysOf(answer);
  const expected = answers[index];
  if (text.trim() === '') return false;
  if (!expected) return type === 'short' ? null : false;
  if (
    expected.anyOf.some((alternative) =>
      isSameText({ type, alternative, text, tolerance: expected.tolerance ?? undefined }),
    )
  )
    return true;
  return type === 'short' || isOpenBlank({ title, answers, expected }) ? null : false;
}

/** The places, from 1, of the right options. */
export function rightOptions({ options }: Pick<StoredQuestion, 'options'>): number[] {
  return options.flatMap(({ isAnswer }, index) => (isAnswer ? [index + 1] : []));
}

function isSameSet(given: readonly number[], right: readonly number[]): boolean {
  const set = new Set(given);
  return set.size === right.length && right.every((place) => set.has(place));
}

/** One that is wrong makes the whole wrong, one that is open leaves it open. */
function together(verdicts: readonly (boolean | null)[]): boolean | null {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(null) ? null : true;
}

function isSameText({
  type,
  alternative,
  text,
  tolerance,
}: {
  type: string;
  alternative: string;
  text: string;
  tolerance: number | undefined;
}): boolean {
  const [expected, given] = [readDecimal(inBlank(alternative)), readDecimal(inBlank(text))];
  if (expected && given) return isWithin({ a: expected, b: given, tolerance });
  const written = type === 'short' ? inShort : inBlank;
  return written(alternative) !== '' && written(alternative) === written(text);
}

/** Whether a text unlike the key may still be right: a formula is written in many ways, and one answer may be for several gaps. */
function isOpenBlank({
  title,
  answers,
  expected,
}: {
  title: string;
  answers: readonly AnswerKey[];
  expected: AnswerKey;
}): boolean {
  const gaps = gapCount(title);
  return expected.anyOf.some(hasFormula) || (gaps > 0 && gaps !== answers.length);
}
