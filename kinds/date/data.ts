import { brokenTexts } from '../data/broken.ts';
import { equals } from '../data/condition.ts';
import { someText } from '../data/filled.ts';
import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { fittingText } from '../data/sample.ts';
import { textCell } from '../text/data/cell.ts';

export const date: DataKind = {
  fits: ({ type, format, 'x-dict': dict, 'x-ref': ref }) => type === 'string' && !dict && !ref && format === 'date',
  example: { type: 'string', title: '日期', format: 'date' },
  columnType: () => 'date',
  filled: someText,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: 120,
  filter: rangeFilter(({ title }) => ({ type: 'string', title, format: 'date' })),
  condition: equals,
  sample: (place) => fittingText({ text: sampleDay(place.index), place }),
  broken: brokenTexts,
  cell: { ...textCell, width: 14, note: () => '格式：2024-05-01', example: () => '2026-01-31' },
};

/** A day of 2024, another one for each record. */
export function sampleDay(index: number): string {
  return `2024-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`;
}
