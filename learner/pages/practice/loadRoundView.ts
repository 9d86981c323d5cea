import { loadChunk } from '#runtime/core/chunks.ts';

/** Fetches the code that shows the questions of a round. */
export const loadRoundView = () => loadChunk(() => import('./RoundView.tsx'));

/** Fetches the code that shows what a round came to. */
export const loadRoundResult = () => loadChunk(() => import('./RoundResult.tsx'));
