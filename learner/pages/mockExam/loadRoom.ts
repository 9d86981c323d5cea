import { loadChunk } from '#runtime/core/chunks.ts';
import { loadExam } from '#learner/sitting/loadExam.ts';

/** Brings all of a mock exam at once, also before one begins: at the end there may be no network. */
export function loadAll(): void {
  for (const load of [loadRoom, loadExam, loadResult]) load().catch(() => undefined);
}

/** What leads to the one or the other. */
export const loadRoom = () => loadChunk(() => import('./Room.tsx'));

/** The page of one that is over. */
export const loadResult = () => loadChunk(() => import('./Result.tsx'));
