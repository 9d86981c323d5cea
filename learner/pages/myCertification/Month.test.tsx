import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exam } from '#learner/exam/next.ts';
import { Router } from '#learner/router/Router.tsx';
import { Month } from './Month.tsx';
import { monthAfter, weeksOf } from './month.ts';

const exam: Exam = {
  applyId: 'a1',
  examId: 'e1',
  examName: '数字素养',
  certName: '数字素养',
  certCode: 'C1',
  subjectId: 's1',
  subjectName: '理论',
  canReserve: false,
  reserveStartTime: null,
  reserveEndTime: null,
  placementId: null,
  state: null,
  way: null,
  ticketNumber: null,
  ahead: null,
  sessionId: null,
  attemptId: null,
  sessionCode: null,
  place: 'online',
  startTime: null,
  endTime: null,
  sites: null,
  roomName: null,
  seat: null,
  ticketFromTime: null,
  hasTicket: false,
  keptUntil: null,
  isOver: false,
  isReserveOver: false,
  canEnter: false,
  isSitting: false,
  latestEntryTime: null,
  earliestHandInTime: null,
};
const placed: Exam = { ...exam, state: 'placed', way: 'assigned', placementId: 'p1', ticketNumber: 'ZK1' };

const show = (exams: readonly Exam[]) =>
  render(
    <Router>
      <Month exams={exams} />
    </Router>,
  );
const cards = (): (string | null)[] =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? null);

describe('the month calendar of exams', () => {
  beforeEach(() => {
    window.history.replaceState({}, '', '/');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-05T17:00:00Z') });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it.each([
    ['2027-02', 28, 4],
    ['2028-02', 29, 5],
    ['2027-11', 30, 5],
    ['2027-12', 31, 5],
    ['2028-05', 31, 5],
    ['2028-07', 31, 6],
  ])('%s has %i days in weeks from Monday', (month, count, weeks) => {
    const found = weeksOf(month);
    const days = found.flat().filter((day) => day !== undefined);
    expect(days).toHaveLength(count);
    expect([days[0], days[count - 1]]).toEqual([`${month}-01`, `${month}-${count}`]);
    expect(found.map((week) => week.length)).toEqual(Array.from({ length: weeks }, () => 7));
    for (const [weekday, day] of found.flatMap((week) => week.map((each, index) => [index, each] as const)))
      if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((weekday + 1) % 7);
  });

  it('months go over the turn of the year', () => {
    expect([monthAfter('2027-12', 1), monthAfter('2028-01', -1)]).toEqual(['2028-01', '2027-12']);
  });

  it('begins with the next exam, tells each day in words, and shows the exams of the day that is chosen', async () => {
    show([
      { ...placed, examName: '过去', subjectId: 's0', startTime: '2027-12-01 09:00:00', hasTicket: true },
      { ...placed, startTime: '2028-01-01 00:30:00', ticketFromTime: '2027-12-31 23:30:00' },
      { ...placed, examName: '实操', subjectId: 's2', startTime: '2028-01-01 14:00:00', hasTicket: true },
      { ...exam, examName: '待约', subjectId: 's3', canReserve: true, reserveEndTime: '2027-12-20 18:00:00' },
      { ...placed, examName: '候补着', subjectId: 's4', state: 'waiting', startTime: '2027-12-20 09:00:00' },
    ]);
    expect(screen.getByRole('heading', { name: '2028 年 1 月' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '2028 年 1 月 1 日 星期六，2 场考试', pressed: true })).toBeTruthy();
    expect(cards()).toEqual(['数字素养', '实操']);

    await userEvent.click(screen.getByRole('button', { name: '上个月' }));
    const table = within(screen.getByRole('table', { name: '2027 年 12 月' }));
    expect(table.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      '12 月 1 日 星期三，1 场考试',
      '12 月 20 日 星期一，候补 1 场考试，1 个科目预约截止',
      '12 月 31 日 星期五，1 张准考证开始下载',
    ]);
    expect(cards()).toEqual(['过去']);
    await userEvent.click(table.getByRole('button', { name: /20 日/ }));
    expect(cards()).toEqual(['待约', '候补着']);
    // Back from elsewhere, or loaded anew, the day is still there.
    expect(window.location.search).toBe('?on=2027-12-20');

    await userEvent.click(screen.getByRole('button', { name: '上个月' }));
    expect(screen.getByText('这个月没有安排。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '今天' }));
    // It is the next day already where exams are held, whatever the browser's zone.
    expect(document.querySelector('[aria-current="date"]')?.textContent).toBe('6');
  });

  it('a tap brings the exams of its day into sight, what the page opens with does not', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    show([
      { ...placed, startTime: '2027-12-10 09:00:00', endTime: '2027-12-10 10:00:00', hasTicket: true },
      { ...placed, subjectId: 's2', startTime: '2027-12-12 09:00:00', endTime: '2027-12-12 10:00:00', hasTicket: true },
    ]);
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /12 日/ }));
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: '12 月 12 日 星期日' })]);
  });

  it('reservations end with the session that one has, where that begins before', () => {
    const open = { ...placed, canReserve: true, reserveEndTime: '2027-12-20 18:00:00', hasTicket: true };
    show([{ ...open, startTime: '2027-12-10 09:00:00', endTime: '2027-12-10 10:00:00' }]);
    expect(screen.getByRole('button', { name: /10 日 .*，1 场考试，1 个科目预约截止/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /20 日/ })).toBeNull();
  });

  it('stays on the day whose exam was given back', () => {
    const rows = [
      { ...placed, startTime: '2028-01-01 09:00:00', hasTicket: true },
      { ...exam, subjectId: 's2', state: 'waiting', startTime: '2028-03-01 09:00:00' },
    ];
    const { rerender } = show(rows);
    rerender(
      <Router>
        <Month exams={rows.slice(1)} />
      </Router>,
    );
    expect(screen.getByRole('heading', { name: '2028 年 1 月' })).toBeTruthy();
    expect(screen.getByText('这一天没有安排了。')).toBeTruthy();
  });
});
