import { keysOf } from '#runtime/core/answer/keys.ts';
import { isChoice, readingB } from './questionTypes.ts';
import type { ShownMaterial, StoredQuestion } from './question.ts';

/** A question as a learner may see it before it is answered. */
export interface PaperQuestion {
  /** Reading B. */
  questionType: string;
  title: string;
  /** Places count from 1. */
  optionList: { order: number; content: string }[];
  /** How many texts an answer has: one a blank, one for short and long questions, none for choices. */
  blankCount: number;
  /** Of long questions how they are answered, text or code; null for others. */
  format: string | null;
  /** The same for all questions of one material, which stand together. */
  material: ShownMaterial | null;
}

/** A stored question without anything that tells its answer. A short one of the former shape has as many texts as it had. */
export function paperQuestion({ type, title, options, answer, format, material }: StoredQuestion): PaperQuestion {
  return {
    questionType: readingB(type),
    title,
    optionList: options.map(({ content }, index) => ({ order: index + 1, content })),
    blankCount: isChoice(type) ? 0 : type === 'long' ? 1 : Math.max(1, keysOf(answer).length),
    format: type === 'long' ? (format ?? 'text') : null,
    material: material ?? null,
  };
}
