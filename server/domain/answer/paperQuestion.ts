import { isChoice, readingB } from './kinds.ts';
import type { StoredQuestion } from './question.ts';

/** A question as a learner may see it before it is answered. */
export interface PaperQuestion {
  /** Reading B. */
  questionType: string;
  title: string;
  /** Places count from 1. */
  optionList: { order: number; content: string }[];
  /** How many texts an answer has: one a blank, one for short and long questions, none for choices. */
  blankCount: number;
}

/** A stored question without anything that tells its answer. */
export function paperQuestion({ type, title, options, answer }: StoredQuestion): PaperQuestion {
  return {
    questionType: readingB(type),
    title,
    optionList: options.map(({ content }, index) => ({ order: index + 1, content })),
    blankCount: isChoice(type) ? 0 : type === 'long' ? 1 : Math.max(1, answer.length),
  };
}
