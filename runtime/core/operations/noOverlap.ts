/** Ranges that do not overlap; the same in an import's check and in Storybook's memory. The database holds them. */
import type { NoOverlap } from '#generators/formats.ts';
import { isAmong } from './unique.ts';

type Values = Readonly<Record<string, unknown>>;

/** From its start, before its end; null is open. */
export interface Range {
  start: unknown;
  end: unknown;
}

export interface TakenRange extends Range {
  /** Only ranges of the same key can overlap. */
  key: string;
}

/** The range that a record takes for itself; undefined where it is none of the records meant, or stands for nothing. */
export function rangeTaken({
  group: { range, per, where },
  record,
}: {
  group: NoOverlap;
  record: Values;
}): TakenRange | undefined {
  const isMeant = isAmong({ where, record }) && per.every((field) => (record[field] ?? null) !== null);
  const [start, end] = range.map((field) => record[field] ?? null);
  return isMeant ? { key: JSON.stringify(per.map((field) => record[field])), start, end } : undefined;
}

/** Whether two ranges share a moment, a day or a number. */
export function areOverlapping(one: Range, other: Range): boolean {
  return isBefore(one.start, other.end) && isBefore(other.start, one.end);
}

/** Of times and days as they are written on the wire, and of numbers. */
function isBefore(start: unknown, end: unknown): boolean {
  if (start === null || end === null) return true;
  return typeof start === 'number' && typeof end === 'number' ? start < end : String(start) < String(end);
}
