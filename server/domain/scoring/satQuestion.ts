import { reviewQuestion, unreviewedQuestion, type StoredQuestion } from '../answer/index.ts';
import type { PaperEntry } from '../attempt/index.ts';

/** What an answer is scored by. */
export type ScoredKey = Pick<StoredQuestion, 'options' | 'answer' | 'analysis'>;

/** A question in the version that was sat, with what was answered; and, where that is shown, the key it was scored by. */
export function satQuestion({
  entry: { questionId, version, question, score, selectedOptions, inputInfo, isHeld },
  key,
  isKeyShown,
}: {
  entry: PaperEntry;
  /** Undefined where it is the one that was sat. */
  key: ScoredKey | undefined;
  isKeyShown: boolean;
}) {
  // Of a later version the key alone: its words were not asked.
  const { options, answer, analysis } = key ?? question;
  const asked = isKeyShown ? reviewQuestion({ ...question, options, answer, analysis }) : unreviewedQuestion(question);
  return { ...asked, questionId, version, score, selectedOptions, inputInfo, isHeld };
}
