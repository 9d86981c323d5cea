import { loadChunk } from '#runtime/core/chunks.ts';

/** Brings the exam and its result while the paper is asked for: at the end there may be no network. */
export function loadRoom(): void {
  for (const load of [loadExam, loadResult]) load().catch(() => undefined);
}

/** The page of a mock exam that is sat. */
export const loadExam = () => loadChunk(() => import('./Exam.tsx'));

/** The page of one that is over. */
export const loadResult = () => loadChunk(() => import('./Result.tsx'));
