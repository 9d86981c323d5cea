import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { weeksOf } from './weeks.ts';

const month = dayjs('2026-11-01');
const shown = (rows: Record<string, unknown>[]) =>
  weeksOf({ rows, start: 'from', end: 'to', month }).map(({ bars }) =>
    bars.map(({ row, first, last, line, isFromBefore, isToAfter }) =>
      [row['id'], `${first}-${last}`, line, isFromBefore && '<', isToAfter && '>']
        .filter((part) => part !== false)
        .join(' '),
    ),
  );

it('what lasts is a bar a week, with marks where it went on before and goes on after', () => {
  expect(shown([{ id: 'a', from: '2026-11-04', to: '2026-11-18' }])).toEqual([
    [],
    ['a 2-6 0 >'],
    ['a 0-6 0 < >'],
    ['a 0-2 0 <'],
    [],
    [],
  ]);
});

it('shows days of the month alone, though a record begins before it and ends after it', () => {
  const weeks = shown([{ id: 'a', from: '2026-10-20', to: '2026-12-24' }]);
  expect(weeks[0]).toEqual(['a 6-6 0 < >']);
  expect(weeks.at(-1)).toEqual(['a 0-0 0 < >']);
});

it('no two bars of a line share a day, and a day without an end is one day', () => {
  expect(
    shown([
      { id: 'c', from: '2026-11-12', to: null },
      { id: 'b', from: '2026-11-10', to: '2026-11-11' },
      { id: 'a', from: '2026-11-09', to: '2026-11-10' },
    ])[2],
  ).toEqual(['a 0-1 0', 'b 1-2 1', 'c 3-3 0']);
});

it('a month that begins on a Monday has no week of another', () => {
  const weeks = weeksOf({ rows: [], start: 'from', end: 'to', month: dayjs('2027-02-01') });
  expect(weeks.map(({ days }) => days[0]?.format('MM-DD'))).toEqual(['02-01', '02-08', '02-15', '02-22']);
});

it('what begins on one day stands in the order of its hours', () => {
  const at = (id: string, hour: string) => ({ id, from: `2026-11-12 ${hour}:00`, to: '2026-11-12 18:00:00' });
  expect(shown([at('b', '14:00'), at('a', '09:00')])[2]).toEqual(['a 3-3 0', 'b 3-3 1']);
});
