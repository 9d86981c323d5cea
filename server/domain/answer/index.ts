export { isRight, isRightText, rightOptions, type GivenAnswer } from './compare.ts';
export {
  fromReadingA,
  fromReadingB,
  isChoice,
  isKind,
  questionTypes,
  readingA,
  readingB,
  type QuestionType,
} from './questionTypes.ts';
export { folded } from './normalised.ts';
export { paperQuestion, type PaperQuestion } from './paperQuestion.ts';
export type { StoredQuestion } from './question.ts';
export { reviewQuestion, unreviewedQuestion, type ReviewQuestion } from './reviewQuestion.ts';
