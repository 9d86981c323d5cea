import type { Values } from './context.ts';

/** Some of the rows that were asked for, and how many there are in all. */
export interface Page {
  rows: Values[];
  total: number;
}

/** Which rows a page has: how many, and how many come before it. */
export interface Slice {
  size: number;
  skip: number;
}

/** The slice that `pageNum` (from 1) and `pageSize` of an input ask for; `usual` rows where it names no size. */
export function sliceOf(input: Values, { usual = 20 }: { usual?: number } = {}): Slice {
  const size = Number(input['pageSize'] ?? usual);
  return { size, skip: (Number(input['pageNum'] ?? 1) - 1) * size };
}
