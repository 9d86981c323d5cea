import type { Output } from '#runtime/core/call.ts';
import { hasAnswer } from '#learner/question/question.ts';
import type { texts } from './texts.ts';

/** A question with what was answered and what it brought. */
export interface Reviewed extends Omit<Output<'mock.detail'>['questionList'][number], 'knowledge'> {
  /** By what an exam's points came (dictionary awardCause); null where that is not told, as of a mock exam. */
  cause: string | null;
  /** What a review says of its points. */
  note: string | null;
  /** It can be kept among favourites and mistakes, and practised again. */
  canPractise: boolean;
}

/** All questions of a mock exam or an exam that was handed in, for its learner to look through. */
export interface Sheet {
  title: string;
  summary: string;
  back: { to: string; text: string };
  certCode: string;
  /** Keys and analysis are shown, but for questions that are held. */
  hasKeys: boolean;
  filters: readonly Filter[];
  questionList: readonly Reviewed[];
}

export type Filter = keyof typeof texts.filters;

/** How a question was answered. */
export type State = keyof typeof texts.stateOf;

export function stateOf(question: Reviewed): State {
  const { isHeld, isCorrect, gained } = question;
  if (isHeld) return 'held';
  if (!hasAnswer(question)) return 'open';
  if (isCorrect === null) return gained === null ? 'pending' : 'partial';
  return isCorrect ? 'right' : 'wrong';
}

/** Of the element that shows the question. */
export function idOf({ questionIndex }: Reviewed): string {
  return `question-${questionIndex}`;
}

export function fits({ question, filter }: { question: Reviewed; filter: Filter }): boolean {
  return filter === 'all' || (filter === 'flagged' ? question.isFlagged : stateOf(question) === filter);
}
