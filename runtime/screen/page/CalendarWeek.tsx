import { Popover } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { idOf, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import { day, type Bar, type Week } from './weeks.ts';

export interface CalendarWeekProps {
  week: Week;
  /** Days of other months are greyed. */
  month: Dayjs;
  nameOf(row: ScreenRecord): string;
  /** Undefined where records are not opened. */
  onOpen: ((row: ScreenRecord) => void) | undefined;
}

/** Lines of bars that a week shows; what does not fit is behind “还有 n 个” of each day. */
const mostLines = 3;

/** A week: its days, below them bars that reach over the days they last, one line below the other. */
export function CalendarWeek({ week: { days, bars }, month, nameOf, onOpen }: CalendarWeekProps) {
  const [monday, sunday] = [days[0], days.at(-1)];
  const barsOf = (place: number): Bar[] => bars.filter(({ first, last }) => first <= place && place <= last);
  return (
    <div
      className="screen-week"
      role="group"
      aria-label={monday && sunday && texts.lasts(dateText(monday), dateText(sunday))}
    >
      {days.map((date, place) => (
        <span
          key={date.format(day)}
          style={{ gridColumn: place + 1 }}
          className={[
            'screen-day',
            !date.isSame(month, 'month') && 'is-other',
            date.isSame(dayjs(), 'day') && 'is-today',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <span>{date.date()}</span>
        </span>
      ))}
      <ul className="screen-bars">
        {bars
          .filter(({ line }) => line < mostLines)
          .map((bar) => (
            <li key={idOf(bar.row)} style={{ gridRow: bar.line + 2, gridColumn: `${bar.first + 1} / ${bar.last + 2}` }}>
              <Entry bar={bar} name={nameOf(bar.row)} onOpen={onOpen} />
            </li>
          ))}
      </ul>
      {days.map((date, place) => {
        const own = barsOf(place);
        const more = own.filter(({ line }) => line >= mostLines).length;
        if (more === 0) return null;
        return (
          <Popover
            key={date.format(day)}
            trigger="click"
            title={dateText(date)}
            content={
              <ul className="screen-day-more">
                {own.map((bar) => (
                  <li key={idOf(bar.row)}>
                    <Entry
                      bar={{ ...bar, isFromBefore: false, isToAfter: false }}
                      name={nameOf(bar.row)}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
              </ul>
            }
          >
            <button
              type="button"
              className="screen-day-rest"
              style={{ gridRow: mostLines + 2, gridColumn: place + 1 }}
              aria-label={`${dateText(date)}，${texts.moreOfDay(more)}`}
            >
              {texts.moreOfDay(more)}
            </button>
          </Popover>
        );
      })}
    </div>
  );
}

/** A bar. Its name for who cannot see how far it reaches says from when to when. */
function Entry({ bar, name, onOpen }: { bar: Bar; name: string; onOpen: CalendarWeekProps['onOpen'] }) {
  const { row, from, to, isFromBefore, isToAfter } = bar;
  const className = ['screen-day-entry', isFromBefore && 'is-from-before', isToAfter && 'is-to-after']
    .filter(Boolean)
    .join(' ');
  const time = from === to ? dateText(dayjs(from)) : texts.lasts(dateText(dayjs(from)), dateText(dayjs(to)));
  const marks = [isFromBefore && texts.lastsBefore, isToAfter && texts.lastsAfter].filter(Boolean);
  const label = [name, time, ...marks].join('，');
  return onOpen === undefined ? (
    <span className={className} title={`${name}，${time}`}>
      {name}
    </span>
  ) : (
    <button
      type="button"
      className={className}
      title={`${name}，${time}`}
      aria-label={label}
      onClick={() => onOpen(row)}
    >
      {name}
    </button>
  );
}

function dateText(date: Dayjs): string {
  return date.format(date.isSame(dayjs(), 'year') ? 'M 月 D 日' : 'YYYY 年 M 月 D 日');
}
