import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import type { ScreenBlock } from '#generators/formats.ts';
import { useCallByName, type CallState } from '#runtime/react/useCall.ts';
import { useHost } from '../host.ts';
import { asText, idOf, plainText, type ScreenRecord } from '../records.ts';
import { Failed } from '../states/Failed.tsx';
import { texts } from '../texts.ts';
import { useWordInAddress } from '../wordInAddress.ts';
import { CalendarWeek } from './CalendarWeek.tsx';
import { day, weeksOf } from './weeks.ts';

const monthFormat = 'YYYY-MM';

/** Records that are asked for at once; a month with more says so. */
const mostAsked = 200;

/** Records on their days, a month at a time, with the hour where they have one; what lasts is a bar to its last day. */
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
  const weeks = useMemo(() => weeksOf({ rows, start, end, month }), [rows, start, end, month]);
  const { open } = useHost();
  const nameOf = (row: ScreenRecord): string =>
    [asText(row[start]).slice(11, 16), plainText(asText(row[label]))].filter(Boolean).join(' ');
  const openRow =
    opens === undefined
      ? undefined
      : (row: ScreenRecord) => open({ screen: opens, params: { id: idOf(row) }, onDone: reload });
  const calendar = (
    <div className="screen-weeks" role="group" aria-label={title || undefined}>
      <div className="screen-week-days" aria-hidden="true">
        {texts.weekDays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <CalendarWeek key={week.days[0]?.format(day)} week={week} month={month} nameOf={nameOf} onOpen={openRow} />
      ))}
    </div>
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
