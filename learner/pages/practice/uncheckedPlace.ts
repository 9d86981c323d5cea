import type { DraftPlace } from '#runtime/core/drafts.ts';
import type { Question } from '#learner/question/question.ts';

/** Where the unchecked answer to a question of a round is kept. */
export function uncheckedPlace({
  roundId,
  question: { questionId },
}: {
  roundId: string;
  question: Pick<Question, 'questionId'>;
}): DraftPlace {
  return { form: 'practice', id: `${roundId}/${questionId}` };
}
