import { deadlineOf, type Exam } from '#learner/exam/next.ts';

/** What there may be on a day, in the order in which it is told. */
export type Mark = 'exam' | 'waiting' | 'reserve' | 'ticket';

/** Something on a day of the organisation's calendar. */
export interface Entry {
  /** `YYYY-MM-DD`, as the wire has it: no browser's zone moves it. */
  day: string;
  mark: Mark;
  exam: Exam;
}

/** What stands on which day: exams, ends of reservations that are still to be made or changed, tickets to come. The first day first. */
export function entriesOf(exams: readonly Exam[]): Entry[] {
  const entries = exams.flatMap((exam): (Entry | undefined)[] => {
    const { state, startTime, canReserve, hasTicket, ticketFromTime, keptUntil } = exam;
    const entry = (mark: Mark, time: string | null): Entry | undefined =>
      time ? { day: time.slice(0, 10), mark, exam } : undefined;
    return [
      entry(state === 'waiting' ? 'waiting' : 'exam', startTime),
      canReserve || (!state && !keptUntil) ? entry('reserve', deadlineOf(exam)) : undefined,
      state === 'placed' && !hasTicket ? entry('ticket', ticketFromTime) : undefined,
    ];
  });
  return entries.filter((entry) => entry !== undefined).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The day with which the calendar opens: that of the next exam, else the next with anything; none where nothing is ahead. */
export function firstDay({ entries, today }: { entries: readonly Entry[]; today: string }): string | undefined {
  const ahead = entries.filter(({ day }) => day >= today);
  return (ahead.find(({ mark }) => mark === 'exam') ?? ahead[0])?.day;
}

/** The month some months after another: `('2026-12', 1)` → `2027-01`. */
export function monthAfter(month: string, by: number): string {
  return dayOf(month, by).toISOString().slice(0, 7);
}

/** The weeks of a month from Monday on, each of seven days; nothing where a day is another month's. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = (dayOf(month, 0).getUTCDay() + 6) % 7;
  const count = dayOf(month, 1, 0).getUTCDate();
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const number = week * 7 + weekday - before + 1;
      return number >= 1 && number <= count ? `${month}-${String(number).padStart(2, '0')}` : undefined;
    }),
  );
}

function dayOf(month: string, by: number, day = 1): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, day));
}
