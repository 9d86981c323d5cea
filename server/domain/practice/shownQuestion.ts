import type { Values } from '../../engine/context.ts';
import { paperQuestion, type StoredQuestion } from '../answer/index.ts';

/** A question as "practiceQuestion" (practice.sql) gives it. */
export interface PracticeRow extends StoredQuestion {
  questionId: string;
  version: number;
  isFavorite: boolean;
}

/** A question to practise, without its keys (rule P8). `index` counts from 0; `totalNum` is how many there are. */
export function shownQuestion({ row, index, totalNum }: { row: PracticeRow; index: number; totalNum: number }): Values {
  const { questionId, version, isFavorite, difficulty } = row;
  return {
    questionId,
    version,
    ...paperQuestion(row),
    questionIndex: index + 1,
    totalNum,
    isFavorite,
    difficulty: difficulty ?? null,
  };
}
