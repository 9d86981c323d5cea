export { isRight, isRightText, rightOptions, type GivenAnswer } from './compare.ts';
export { fromReadingA, fromReadingB, isChoice, isKind, kinds, readingA, readingB, type Kind } from './kinds.ts';
export { paperQuestion, type PaperQuestion } from './paperQuestion.ts';
export type { StoredQuestion } from './question.ts';
export { reviewQuestion, type ReviewQuestion } from './reviewQuestion.ts';
