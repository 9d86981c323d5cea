import type { Parameters } from './conditions.ts';
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

/** Sizes of pages that screens ask for. */
const usualSizes: ReadonlySet<number> = new Set([10, 20, 50, 100, 200]);

/**
 * The end of a query for a slice. With the number in the text PostgreSQL knows that few rows are wanted and keeps the
 * plan; behind a parameter it takes a tenth of the table for granted, and plans anew each time. Unusual sizes stay
 * parameters, since each text is a plan kept.
 */
export function sliceText({ slice: { size, skip }, parameters }: { slice: Slice; parameters: Parameters }): string {
  return ` limit ${usualSizes.has(size) ? size : parameters.add(size)}${skip === 0 ? '' : ` offset ${parameters.add(skip)}`}`;
}
