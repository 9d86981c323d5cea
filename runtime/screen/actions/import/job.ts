import type { ScreenRecord } from '../../records.ts';

/** A bad cell: its address in the sheet and what is wrong with it. */
export interface BadCell {
  cell: string;
  column: string;
  message: string;
}

/** An import as the server tells it. */
export interface ImportJob {
  id: string;
  fileName: string;
  state: 'checking' | 'ready' | 'committing' | 'done' | 'failed';
  /** 0 to 100. */
  progress: number;
  /** Rows of the file: valid, bad and skipped ones together. */
  total: number;
  valid: number;
  bad: number;
  /** Those whose record is there already. */
  skipped: number;
  /** Rows that were stored. */
  added: number;
  message?: string | null;
  /** The first 200. */
  errors: readonly BadCell[];
  /** The first 20 rows that can be imported. */
  preview: readonly ScreenRecord[];
}

/** Whether the server is still at work on it. */
export function isRunning({ state }: ImportJob): boolean {
  return state === 'checking' || state === 'committing';
}

const first = 300;
const longest = 3000;

/** Milliseconds before the job is asked for again: quick at first, then slower and slower. */
export function pauseAfter(asked: number): number {
  return Math.min(longest, Math.round(first * 1.4 ** asked));
}
