import { lazy } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';

/** The page that checks receipts; what hashes and verifies comes behind the first load. */
export const ReceiptCheck = lazy(() =>
  loadChunk(() => import('./Checker.tsx')).then(({ Checker }) => ({ default: Checker })),
);
