import dayjs, { type Dayjs } from 'dayjs';
import { asText, type ScreenRecord } from '../records.ts';

export const day = 'YYYY-MM-DD';

/** What a week of a calendar shows of a record: on which of its days, in which line. */
export interface Bar {
  row: ScreenRecord;
  /** Its days in all, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Places among the seven days, from 0; the last one is shown too. */
  first: number;
  last: number;
  /** From 0; no two bars of a line have a day in common. */
  line: number;
  /** It began before what this bar shows, or goes on after it. */
  isFromBefore: boolean;
  isToAfter: boolean;
}

export interface Week {
  /** Monday to Sunday. */
  days: readonly Dayjs[];
  bars: readonly Bar[];
}

/** The weeks of a month with bars of the records that have some of its days; days of other months have none. */
export function weeksOf({
  rows,
  start,
  end,
  month,
}: {
  rows: readonly ScreenRecord[];
  start: string;
  /** Where a record has a last day. */
  end: string | undefined;
  month: Dayjs;
}): Week[] {
  const [firstOfMonth, lastOfMonth] = [month.startOf('month').format(day), month.endOf('month').format(day)];
  const spans = rows
    .map((row) => {
      const from = asText(row[start]).slice(0, day.length);
      return { row, from, to: (end === undefined ? '' : asText(row[end]).slice(0, day.length)) || from };
    })
    // What began first, then what lasts longest: bars keep their line from week to week where they can. Then by the hour.
    .toSorted(
      (one, other) =>
        one.from.localeCompare(other.from) ||
        other.to.localeCompare(one.to) ||
        asText(one.row[start]).localeCompare(asText(other.row[start])),
    );
  const monday = mondayOf(month.startOf('month'));
  const weeks = Math.ceil((month.endOf('month').diff(monday, 'day') + 1) / 7);
  return Array.from({ length: weeks }, (_, index) => {
    const days = Array.from({ length: 7 }, (_day, place) => monday.add(index * 7 + place, 'day'));
    const names = days.map((date) => date.format(day));
    const shown = names.flatMap((name, place) => (name >= firstOfMonth && name <= lastOfMonth ? [place] : []));
    const lines: number[] = [];
    const bars = spans.flatMap(({ row, from, to }): Bar[] => {
      const places = shown.filter((place) => (names[place] ?? '') >= from && (names[place] ?? '') <= to);
      const [first] = places;
      const last = places.at(-1);
      if (first === undefined || last === undefined) return [];
      const free = lines.findIndex((taken) => taken < first);
      const line = free < 0 ? lines.length : free;
      lines[line] = last;
      return [
        {
          row,
          from,
          to,
          first,
          last,
          line,
          isFromBefore: from < (names[first] ?? ''),
          isToAfter: to > (names[last] ?? ''),
        },
      ];
    });
    return { days, bars };
  });
}

function mondayOf(date: Dayjs): Dayjs {
  return dayjs(date).subtract((date.day() + 6) % 7, 'day');
}
