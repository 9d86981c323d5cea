import type { Answer, Question, Review } from './question.ts';

/** What the inputs of a question get. */
export interface AnswerInputProps {
  question: Question;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  isReadOnly: boolean;
  review: Review | undefined;
  /** Id of the stem, which names the inputs. */
  titleId: string;
}
