import { isRight } from '../answer/index.ts';
import type { PaperEntry, StoredPaper } from './storedPaper.ts';

/** What one question brought; null where a machine cannot say. */
export interface Result {
  questionId: string;
  isCorrect: boolean | null;
  gained: number | null;
}

export interface Scored {
  results: Result[];
  score: number;
  isPassed: boolean | null;
}

/**
 * Scores a paper (rule M9): a right answer brings the points of its question, anything else none; a long question is
 * not scored, nor one that is held (rule C7), so whether the exam is passed stays open while those points could decide it.
 */
export function scorePaper({ entries, passScore }: Pick<StoredPaper, 'entries' | 'passScore'>): Scored {
  const results = entries.map(scoreEntry);
  const score = results.reduce((sum, { gained }) => sum + (gained ?? 0), 0);
  const open = entries.reduce((sum, { score: points }, i) => sum + (results[i]?.gained === null ? points : 0), 0);
  return { results, score, isPassed: score >= passScore ? true : score + open >= passScore ? null : false };
}

/** Scores one question as it was answered, or was not. */
export function scoreEntry({
  questionId,
  question,
  score,
  isAnswered,
  isHeld,
  selectedOptions,
  inputInfo,
}: PaperEntry): Result {
  const isCorrect = isHeld ? null : isRight({ question, selectedOptions, texts: inputInfo });
  if (isCorrect === null) return { questionId, isCorrect, gained: null };
  const isGained = isAnswered && isCorrect;
  return { questionId, isCorrect: isGained, gained: isGained ? score : 0 };
}
