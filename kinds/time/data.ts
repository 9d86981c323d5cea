import { brokenTexts } from '../data/broken.ts';
import { shortened } from '../data/cell.ts';
import { equals, type Condition } from '../data/condition.ts';
import { someText } from '../data/filled.ts';
import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { fittingText } from '../data/sample.ts';
import { clockTime, shareOfTime, timeOfShare } from './clock.ts';

export const time: DataKind = {
  fits: ({ type, format, 'x-dict': dict, 'x-ref': ref }) => type === 'string' && !dict && !ref && format === 'time',
  example: { type: 'string', title: '开考时刻', format: 'time' },
  columnType: () => 'time',
  problem: (property) => {
    const word = fixed.find((each) => property[each] !== undefined);
    return word && `时刻的写法是固定的，如 08:30 或 08:30:15，不能再写 ${word}`;
  },
  filled: someText,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: 110,
  filter: rangeFilter(({ title }) => ({ type: 'string', title, format: 'time' })),
  condition: wholeMinutes,
  sample: (place) =>
    fittingText({
      text: `${String(8 + (place.index % 12)).padStart(2, '0')}:${String((place.index * 5) % 60).padStart(2, '0')}:00`,
      place,
    }),
  broken: ({ schema, dictionaries }) => [
    ...brokenTexts({ schema, dictionaries }),
    { why: 'no such hour', value: '24:00' },
    { why: 'no such minute', value: '08:60' },
    { why: 'one digit of an hour', value: '8:30' },
  ],
  cell: {
    width: 12,
    format: () => 'hh:mm:ss',
    note: () => '格式：08:30 或 08:30:15',
    example: () => '08:30',
    read({ text }) {
      const given = text.replace(dayOfTimes, '') || '00:00';
      const value = /^\d*\.?\d+(?:e-\d+)?$/i.test(given) ? timeOfShare(Number(given)) : clockTime(given);
      return value === undefined ? { problem: `“${shortened(text)}”不是时刻，请写成 08:30 或 08:30:15` } : { value };
    },
    write: ({ value }) => shareOfTime(String(value)),
  },
};

const fixed = ['pattern', 'minLength', 'maxLength', 'x-widget'] as const;

/** A cell with a time is read as a moment of the day that Excel counts from. */
const dayOfTimes = /^(?:1899-12-3[01]|1900-01-0[01]|1904-01-01)(?: |$)/;

/** A minute that ends a range is meant to its end. */
function wholeMinutes(comparison: Parameters<Condition>[0]): string[] {
  const { value } = comparison;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return equals(comparison);
  const { to } = value;
  return equals({
    ...comparison,
    value: typeof to === 'string' && to.length === minuteLength ? { ...value, to: `${to}:59` } : value,
  });
}

const minuteLength = '08:30'.length;
