import { useEffect, useRef, useState } from 'react';
import { toWireDate } from '#runtime/core/dates.ts';
import { Button } from '#learner/parts/Button.tsx';
import { dayText } from '#learner/exam/days.ts';
import type { Exam } from '#learner/exam/next.ts';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { ExamList } from './ExamList.tsx';
import { monthTexts as texts } from './examTexts.ts';
import { entriesOf, firstDay, monthAfter, weeksOf, type Entry, type Mark } from './month.ts';
import './month.css';

/** What is ahead on the days of a month, and below it the exams of the day that is chosen. */
export function Month({ exams }: { exams: readonly Exam[] }) {
  const [today] = useState(() => toWireDate(new Date()));
  const entries = entriesOf(exams);
  const [first] = useState(() => firstDay({ entries, today }) ?? today.slice(0, 7));
  const [parameters, setParameters] = useSearchParams();
  // A day, or a month on whose days there is nothing.
  const asked = parameters.get('on') ?? '';
  const on = /^\d{4}-(0[1-9]|1[0-2])(-\d\d)?$/.test(asked) ? asked : first;
  const month = on.slice(0, 7);
  const day = on.length > month.length ? on : undefined;
  const details = useRef<HTMLElement>(null);
  const tapped = useRef<string>();
  // What is below the month is not seen on a phone. The address follows a tap later.
  useEffect(() => {
    if (tapped.current !== day) return;
    tapped.current = undefined;
    details.current?.scrollIntoView({ block: 'nearest' });
  });
  const chosen = [...new Set(entries.filter((entry) => entry.day === day).map(({ exam }) => exam))];

  const show = (next: string): void =>
    setParameters(
      (former) => {
        former.set('on', next);
        return former;
      },
      { replace: true },
    );
  const go = (next: string): void => show(entries.find((entry) => entry.day.startsWith(next))?.day ?? next);

  return (
    <div className="month">
      <div className="month-head">
        <h3 id="month-name" aria-live="polite">
          {texts.month(month)}
        </h3>
        <Button kind="quiet" aria-label={texts.before} onClick={() => go(monthAfter(month, -1))}>
          ‹
        </Button>
        <Button kind="quiet" onClick={() => go(today.slice(0, 7))}>
          {texts.today}
        </Button>
        <Button kind="quiet" aria-label={texts.after} onClick={() => go(monthAfter(month, 1))}>
          ›
        </Button>
      </div>
      <table aria-labelledby="month-name">
        <thead>
          <tr>
            {[...texts.weekdays].map((weekday) => (
              <th key={weekday} scope="col" aria-label={texts.weekday(weekday)}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((each, weekday) => (
                <td key={weekday} aria-current={each === today ? 'date' : undefined}>
                  {each && (
                    <Day
                      day={each}
                      entries={entries.filter((entry) => entry.day === each)}
                      isChosen={each === day}
                      onChoose={(next) => {
                        tapped.current = next;
                        show(next);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {day && chosen.length > 0 ? (
        <section aria-labelledby="month-day" ref={details}>
          <h3 id="month-day">{dayText(day)}</h3>
          <ExamList exams={chosen} />
        </section>
      ) : (
        <p className="mine-none">{day ? texts.noneOnDay : texts.noneInMonth}</p>
      )}
    </div>
  );
}

interface DayProps {
  day: string;
  entries: readonly Entry[];
  isChosen: boolean;
  onChoose: (day: string) => void;
}

/** A day; one with nothing on it is no button. */
function Day({ day, entries, isChosen, onChoose }: DayProps) {
  const number = Number(day.slice(8));
  if (entries.length === 0) return <span className="month-number">{number}</span>;
  const marks = (Object.keys(texts.marks) as Mark[]).flatMap((mark) => {
    const count = entries.filter((entry) => entry.mark === mark).length;
    return count > 0 ? [{ mark, count }] : [];
  });
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={[dayText(day), ...marks.map(({ mark, count }) => texts.told[mark](count))].join('，')}
      onClick={() => onChoose(day)}
    >
      <span className="month-number">{number}</span>
      {marks.map(({ mark, count }) => (
        <span key={mark} className={`month-mark is-${mark}`}>
          {texts.marks[mark]}
          {count > 1 && ` ${count}`}
        </span>
      ))}
    </button>
  );
}
