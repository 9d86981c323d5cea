import { keysOf, type AnswerKey } from '#runtime/core/answer/keys.ts';
import { rightOptions } from './compare.ts';
import { paperQuestion, type PaperQuestion } from './paperQuestion.ts';
import type { StoredQuestion } from './question.ts';

/** A question with its keys, for after it was answered. */
export interface ReviewQuestion extends Omit<PaperQuestion, 'optionList'> {
  optionList: { order: number; content: string; isAnswer: boolean }[];
  correctOptions: number[];
  answer: Required<AnswerKey>[];
  analysis: string | null;
}

/** A stored question with its keys and analysis. */
export function reviewQuestion(question: StoredQuestion): ReviewQuestion {
  return {
    ...paperQuestion(question),
    optionList: question.options.map(({ content, isAnswer = false }, index) => ({
      order: index + 1,
      content,
      isAnswer,
    })),
    correctOptions: rightOptions(question),
    answer: keysOf(question.answer).map(({ anyOf, tolerance = null }) => ({ anyOf, tolerance })),
    analysis: question.analysis ?? null,
  };
}

/** A stored question in the same shape without its keys, as long as these are not for its learner. */
export function unreviewedQuestion(
  question: StoredQuestion,
): PaperQuestion & Omit<ReviewQuestion, keyof PaperQuestion> {
  return { ...paperQuestion(question), correctOptions: [], answer: [], analysis: null };
}
