import { within } from '../data/condition.ts';
import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { fittingText } from '../data/sample.ts';
import { date, sampleDay } from '../date/data.ts';
import { textCell } from '../text/data/cell.ts';

export const dateTime: DataKind = {
  ...date,
  fits: ({ type, format, 'x-dict': dict, 'x-ref': ref }) =>
    type === 'string' && !dict && !ref && format === 'date-time',
  example: { type: 'string', title: '时间', format: 'date-time' },
  listWidth: 170,
  columnType: () => 'timestamptz',
  filter: rangeFilter(({ title }) => ({ type: 'string', title, format: 'moment' })),
  condition: within,
  sample: (place) =>
    fittingText({ text: `${sampleDay(place.index)} 09:${String(place.index % 60).padStart(2, '0')}:00`, place }),
  printed: ({ value }) => String(value).slice(0, '2024-05-01 09:30'.length),
  cell: { ...textCell, width: 20, note: () => '格式：2024-05-01 09:30:00', example: () => '2026-01-31 09:00:00' },
};
