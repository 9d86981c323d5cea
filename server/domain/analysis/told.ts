import type { Analysis, ChoiceFigures, QuestionFigures } from './figures.ts';
import type { Flag } from './flags.ts';
import type { AskedQuestion } from './session.ts';

/** What is told of a question; what it says and its keys are null for who may not read the bank. */
export interface AnalysedQuestion
  extends Omit<QuestionFigures, 'choices'>,
    Pick<AskedQuestion, 'questionId' | 'version' | 'type' | 'maximum' | 'seconds'> {
  /** Its number; null where it differs from paper to paper. */
  place: number | null;
  title: string | null;
  flags: Flag[];
  choices: (ChoiceFigures & { content: string | null; isKey: boolean | null })[];
}

/** The item analysis of a session as it is told. */
export interface SessionAnalysis extends Omit<Analysis, 'questions'> {
  sessionCode: string;
  fullScore: number;
  /** Results that are not decided yet, and so not in it. */
  undecided: number;
  /** How many gained from which to which percent of the full score. */
  scores: { from: number; to: number; count: number }[];
  questions: AnalysedQuestion[];
}
