import { keysOf } from '#runtime/core/answer/keys.ts';
import { isRight, rightOptions, type GivenAnswer, type StoredQuestion } from '../answer/index.ts';
import { matchedWords } from './matchedWords.ts';

/** How multiple choice is scored (dictionary multiplePolicy). */
export type MultiplePolicy = 'whole' | 'half' | 'share';

/** What a machine says of an answer: points, in full or half ones; a proposal has to be confirmed. */
export interface Verdict {
  gained: number;
  isProposed: boolean;
  /** Words of the key that were found in a short answer. */
  matched: string[];
}

/**
 * Scores an answer as far as a machine can (rules SC5, SC6); undefined where an examiner has to: a long question, a blank
 * that may be written in other ways.
 */
export function judge({
  question,
  policy,
  score,
  ...given
}: GivenAnswer & { question: StoredQuestion; policy: MultiplePolicy; score: number }): Verdict | undefined {
  const isGiven = given.selectedOptions.length > 0 || given.texts.some((text) => text.trim() !== '');
  if (!isGiven) return sure(0);
  const verdict = isRight({ question, ...given });
  if (verdict === true) return sure(score);
  if (verdict === false) return sure(question.type === 'multiple' ? partOf({ question, policy, score, given }) : 0);
  if (question.type !== 'short') return undefined;
  const { matched, count } = matchedWords({
    key: keysOf(question.answer)[0]?.anyOf ?? [],
    text: given.texts.join('\n'),
  });
  return { gained: inHalves((score * matched.length) / count), isProposed: true, matched };
}

function sure(gained: number): Verdict {
  return { gained, isProposed: false, matched: [] };
}

/** What too few right options bring; a wrong one among them brings nothing. */
function partOf({
  question,
  policy,
  score,
  given: { selectedOptions },
}: {
  question: StoredQuestion;
  policy: MultiplePolicy;
  score: number;
  given: GivenAnswer;
}): number {
  const right = rightOptions(question);
  const chosen = new Set(selectedOptions);
  if (policy === 'whole' || ![...chosen].every((place) => right.includes(place))) return 0;
  return inHalves(policy === 'half' ? score / 2 : (score * chosen.size) / right.length);
}

/** Rounded down to half a point, so that no part is ever worth the whole. */
function inHalves(points: number): number {
  return Math.floor(points * 2) / 2;
}
