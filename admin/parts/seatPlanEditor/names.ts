import type { Place } from '#runtime/core/seats/plan.ts';
import { kindTexts } from './kinds.ts';

/** What a place is called: where it is and what stands there. */
export function nameOf({ row, column, kind, number }: Place): string {
  return `第 ${row + 1} 排第 ${column + 1} 列，${kindTexts[kind]}${number > 0 ? ` ${number} 号` : ''}`;
}
