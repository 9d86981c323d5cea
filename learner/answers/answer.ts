import type { Output } from '#runtime/core/call.ts';

/** A paper as its learner sees it while it is sat; that of an exam says its attempt, and may have instructions and groups. */
export type Paper = Omit<Output<'mock.resume'>, 'mockId'> &
  Partial<Pick<Output<'examAttempt.start'>, 'attemptId' | 'instructions' | 'sections'>>;

export type PaperQuestion = Paper['questionList'][number];

/** What was given to one question. */
export interface Given {
  /** Orders of the chosen options, from 1. */
  selectedOptions: number[];
  /** Texts, one a blank. */
  inputInfo: string[];
  isFlagged: boolean;
}

/** What was given, on its way to the server. */
export interface Answer extends Given {
  questionId: string;
  /** Grows with each change of the question's answer; the server keeps the highest (docs/rules.md, M7). */
  sequence: number;
}
