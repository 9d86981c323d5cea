import { call, type Output } from '#runtime/core/call.ts';
import type { Answer, Question } from './question.ts';

/** A question of practice, as any of the calls gives it. */
export interface PracticeQuestion extends Question {
  version: number;
}

export interface Checked extends CheckedByServer {
  /** What the learner says where the server cannot. */
  selfVerdict?: boolean | null;
}

type CheckedByServer = Output<'practice.isTrue'>;

/** Has the server check and keep an answer, in a round where one is named. @throws CallError, 422 where the answer does not fit the question. */
export function checkAnswer({
  question: { questionId, version, blankCount },
  certCode,
  roundId,
  answer: { selectedOptions, inputInfo },
}: {
  question: PracticeQuestion;
  certCode: string;
  roundId?: string;
  answer: Answer;
}): Promise<Checked> {
  const given =
    blankCount === 0
      ? { selectedOptions }
      : {
          optionList: inputInfo
            .map((content, index) => ({ order: index + 1, content }))
            .filter(({ content }) => content.trim() !== ''),
        };
  return call(
    'practice.isTrue',
    { questionId, version, certCode, ...(roundId && { roundId }), ...given },
    { isQuiet: true },
  );
}

/** Whether an answer was right, by the server or else by the learner; null while that is open, undefined without an answer. */
export function verdictOf(review: Checked | undefined): boolean | null | undefined {
  return review && (review.isCorrect ?? review.selfVerdict ?? null);
}
