import { loadChunk } from '#runtime/core/chunks.ts';
import { loadExam } from '#learner/sitting/loadExam.ts';

/** Brings all of an exam at once, also before it begins: at the end there may be no network. */
export function loadAll(): void {
  for (const load of [loadRoom, loadExam]) load().catch(() => undefined);
}

/** What leads to the exam. */
export const loadRoom = () => loadChunk(() => import('./Room.tsx'));
