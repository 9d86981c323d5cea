import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Calendar, Popover } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import type { ScreenBlock } from '#generators/formats.ts';
import { useCallByName, type CallState } from '#runtime/react/useCall.ts';
import { useHost } from '../host.ts';
import { asText, idOf, plainText, type ScreenRecord } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';
import { useWordInAddress } from '../wordInAddress.ts';

const day = 'YYYY-MM-DD';
const monthFormat = 'YYYY-MM';

/** Entries that a day shows; the others are behind “还有 n 个”. */
const mostShown = 3;

/** Records that are asked for at once; a month with more says so. */
const mostAsked = 200;

/** Records on their days, a month at a time; from the first to the last day where they have one. */
export function CalendarBlock({
  block: { title = '', load, start = '', end, label = '', opens },
  conditions,
  isInAddress,
}: {
  block: ScreenBlock & { load: string };
  conditions: Readonly<Record<string, unknown>>;
  /** The month stands in the address: the page is one of its own. */
  isInAddress: boolean;
}) {
  const [chosen, choose] = useWordInAddress({ word: 'month', isInAddress });
  const month = useMemo(() => monthOf(chosen), [chosen]);
  const setMonth = (next: Dayjs): void => choose(next.isSame(dayjs(), 'month') ? '' : next.format(monthFormat));
  const { rows, error, isLoading, isCut, reload } = useMonth({ load, start, end, month, conditions });
  const byDay = useMemo(() => daysOf({ rows, start, end, month }), [rows, start, end, month]);
  const { open } = useHost();
  const entry = (row: ScreenRecord) => {
    const name = plainText(asText(row[label]));
    return opens === undefined ? (
      <span className="screen-day-entry">{name}</span>
    ) : (
      <button
        type="button"
        className="screen-day-entry"
        title={name}
        onClick={() => open({ screen: opens, params: { id: idOf(row) }, onDone: reload })}
      >
        {name}
      </button>
    );
  };
  const calendar = (
    <Calendar
      value={month}
      headerRender={() => null}
      aria-label={title}
      fullCellRender={(date) => {
        const rowsOfDay = date.isSame(month, 'month') ? (byDay.get(date.format(day)) ?? []) : [];
        const more = rowsOfDay.slice(mostShown);
        return (
          <div
            className={`screen-day${date.isSame(month, 'month') ? '' : ' is-other'}${date.isSame(dayjs(), 'day') ? ' is-today' : ''}`}
          >
            <span>{date.date()}</span>
            <ul>
              {rowsOfDay.slice(0, mostShown).map((row) => (
                <li key={idOf(row)}>{entry(row)}</li>
              ))}
            </ul>
            {more.length > 0 && (
              <Popover
                trigger="click"
                title={date.format('M 月 D 日')}
                content={
                  <ul className="screen-day-more">
                    {rowsOfDay.map((row) => (
                      <li key={idOf(row)}>{entry(row)}</li>
                    ))}
                  </ul>
                }
              >
                <button type="button" className="screen-day-rest">
                  {texts.moreOfDay(more.length)}
                </button>
              </Popover>
            )}
          </div>
        );
      }}
    />
  );
  return (
    <div className="screen-calendar" aria-busy={isLoading}>
      <div className="screen-calendar-bar">
        <Button
          icon={<LeftOutlined />}
          aria-label={texts.monthBefore}
          onClick={() => setMonth(month.subtract(1, 'month'))}
        />
        <strong aria-live="polite">{month.format('YYYY 年 M 月')}</strong>
        <Button
          icon={<RightOutlined />}
          aria-label={texts.monthAfter}
          onClick={() => setMonth(month.add(1, 'month'))}
        />
        <Button onClick={() => setMonth(dayjs())}>{texts.thisMonth}</Button>
        {isCut && <span className="screen-help">{texts.monthIsCut(mostAsked)}</span>}
        <span className="screen-help" role="status">
          {!isLoading && !error && rows.length === 0 && texts.monthIsEmpty}
        </span>
      </div>
      {error ? <Failed message={error.message} onRetry={reload} /> : calendar}
    </div>
  );
}
/** The month of an address; this one where it says none. */
function monthOf(chosen: string): Dayjs {
  return (/^\d{4}-(0[1-9]|1[0-2])$/.test(chosen) ? dayjs(`${chosen}-01`) : dayjs()).startOf('month');
}

interface Month {
  load: string;
  start: string;
  end: string | undefined;
  month: Dayjs;
  conditions: Readonly<Record<string, unknown>>;
}

/** Records that begin in a month, and those that begin before and end in it or after. */
function useMonth({ load, start, end, month, conditions }: Month) {
  const [first, last] = [month.format(day), month.endOf('month').format(day)];
  const page = { pageNum: 1, pageSize: mostAsked, ...conditions };
  const beginning = useCallByName(load, { ...page, [start]: { from: first, to: last } });
  const going = useCallByName(
    load,
    { ...page, [start]: { to: month.subtract(1, 'day').format(day) }, [end ?? '']: { from: first } },
    { isSkipped: end === undefined },
  );
  const [some, others] = [pageOf(beginning), pageOf(going)];
  const rows = useMemo(() => [...others.rows, ...some.rows], [some.rows, others.rows]);
  return {
    rows,
    isCut: some.total > mostAsked || others.total > mostAsked,
    error: beginning.error ?? going.error,
    isLoading: beginning.isLoading || going.isLoading,
    reload: () => {
      beginning.reload();
      going.reload();
    },
  };
}

const nothing = { rows: [] as readonly ScreenRecord[], total: 0 };

function pageOf({ data }: CallState<unknown>): typeof nothing {
  return (data as typeof nothing | undefined) ?? nothing;
}

/** Which records stand on which day of the month. */
function daysOf({
  rows,
  start,
  end,
  month,
}: {
  rows: readonly ScreenRecord[];
  start: string;
  end: string | undefined;
  month: Dayjs;
}): ReadonlyMap<string, ScreenRecord[]> {
  const days = new Map<string, ScreenRecord[]>();
  const [first, last] = [month.format(day), month.endOf('month').format(day)];
  for (const row of rows.toSorted((one, other) => asText(one[start]).localeCompare(asText(other[start])))) {
    const from = asText(row[start]).slice(0, day.length);
    const to = (end === undefined ? '' : asText(row[end]).slice(0, day.length)) || from;
    for (
      let date = from < first ? first : from;
      date <= (to > last ? last : to);
      date = dayjs(date).add(1, 'day').format(day)
    ) {
      const entries = days.get(date);
      if (entries) entries.push(row);
      else days.set(date, [row]);
    }
  }
  return days;
}
