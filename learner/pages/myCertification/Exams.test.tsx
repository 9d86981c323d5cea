import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useFresh } from '#learner/deed/useDeed.ts';
import { Router } from '#learner/router/Router.tsx';
import { Exams } from './Exams.tsx';

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const step of undo.splice(0)) step();
});

const exam = {
  applyId: 'a1',
  examId: 'e1',
  examName: '数字素养（初级）',
  subjectId: 's1',
  subjectName: '理论',
  canReserve: false,
  reserveStartTime: null,
  reserveEndTime: null,
  ticketFromTime: null,
  hasTicket: false,
  keptUntil: null,
  isOver: false,
  isReserveOver: false,
  canEnter: false,
  isSitting: false,
  placementId: null,
  state: null,
  way: null,
  ticketNumber: null,
  ahead: null,
  sessionId: null,
  sessionCode: null,
  attemptId: null,
  startTime: null,
  endTime: null,
  latestEntryTime: null,
  earliestHandInTime: null,
  sites: null,
  place: null,
  roomName: null,
  seat: null,
};
const placed = {
  ...exam,
  state: 'placed',
  way: 'assigned',
  placementId: 'p1',
  ticketNumber: 'ZK1',
  startTime: '2099-01-02 09:00:00',
  endTime: '2099-01-02 10:30:00',
};

function Asked() {
  const exams = useCall('placement.myExam', {});
  useFresh(exams.reload);
  return <Exams exams={exams} />;
}

function shown(rows: object[]): { name: string; input: unknown }[] {
  const calls: { name: string; input: unknown }[] = [];
  undo.push(
    setTransport(async ({ name, input }) => {
      calls.push({ name, input });
      return name === 'placement.myExam'
        ? { rows, total: rows.length }
        : { blob: new Blob(['file']), fileName: 'file' };
    }),
  );
  render(
    <Router>
      <Asked />
    </Router>,
  );
  return calls;
}

it('a ticket is fetched where there is one, and where there is not yet its date is told', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const calls = shown([
    { ...placed, hasTicket: true },
    { ...placed, subjectId: 's2', placementId: 'p2', ticketFromTime: '2099-01-01 09:00:00' },
    { ...exam, subjectId: 's3' },
  ]);
  const [first, second, third] = await screen.findAllByRole('listitem');
  if (!first || !second || !third) throw new Error('three exams');
  await userEvent.click(within(first).getByRole('button', { name: '准考证' }));
  expect(calls.filter(({ name }) => name === 'placement.myTicket')).toMatchObject([{ input: { id: 'p1' } }]);
  expect(within(second).queryByRole('button', { name: '准考证' })).toBeNull();
  expect(within(second).getByText('准考证从 2099-01-01 09:00 起可以下载。')).toBeTruthy();
  expect(within(third).queryByText(/准考证/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '加入日历' }));
  expect(calls.map(({ name }) => name)).toContain('placement.myCalendar');
});

it('until when one is let in is told, and what is being sat is gone back to', async () => {
  const at = { sessionId: 'x1', latestEntryTime: '2099-01-02 09:15:00', earliestHandInTime: '2099-01-02 09:30:00' };
  shown([
    { ...placed, ...at },
    { ...placed, ...at, subjectId: 's2', state: 'checkedIn', canEnter: true, isSitting: true, isOver: true },
  ]);
  const [ahead, sat] = await screen.findAllByRole('listitem');
  if (!ahead || !sat) throw new Error('two exams');
  expect(within(ahead).getByText('09:15 以后不能入场，09:30 起可以交卷')).toBeTruthy();
  expect(within(sat).getByText('正在考试')).toBeTruthy();
  expect(within(sat).getByRole('link', { name: '回到考试' }).getAttribute('href')).toContain('sessionId=x1');
  expect(within(sat).queryByText(/不能入场/)).toBeNull();
});

it('nothing is put into a calendar where nothing is ahead', async () => {
  shown([exam]);
  await screen.findByText('待安排');
  expect(screen.queryByRole('button', { name: '加入日历' })).toBeNull();
});

it.each([
  [{}, '待安排', '不用预约，等待机构安排场次。'],
  [{ reserveStartTime: '2099-01-01 09:00:00', reserveEndTime: '2099-01-02 09:00:00' }, '待预约', /^预约时间 2099/],
  [
    { reserveStartTime: '2020-01-01 09:00:00', reserveEndTime: '2020-01-02 09:00:00', isReserveOver: true },
    '预约已截止',
    /联系机构/,
  ],
])('what there is to do follows the time of reservations %#', async (values, state, next) => {
  shown([{ ...exam, ...values }]);
  await screen.findByText(state);
  expect(screen.getByText(next)).toBeTruthy();
});

const reserving = { ...placed, way: 'reserved', reserveEndTime: '2099-01-05 18:00:00' };

it.each([
  [{ ...reserving, canReserve: true }, '已预约', '2099-01-02 09:00 以前可以更改或取消。'],
  [
    { ...reserving, canReserve: true, reserveEndTime: '2099-01-01 18:00:00' },
    '已预约',
    '2099-01-01 18:00 以前可以更改或取消。',
  ],
  [placed, '已安排', /联系机构/],
  [{ ...reserving, canReserve: true, state: 'waiting', ahead: 0 }, '候补中', '候补第 1 位，有名额时自动安排并通知您。'],
  [
    { ...reserving, state: 'waiting', ahead: 1 },
    '候补中',
    '前面还有 1 人候补，有名额时自动安排并通知您。要退出候补请联系机构。',
  ],
  [
    { ...reserving, state: 'waiting', ahead: 0, startTime: '2020-01-02 09:00:00' },
    '候补中',
    '考试已经开始，候补没有成功。',
  ],
])('a place says until when it can be changed, a queue how one leaves it %#', async (values, state, next) => {
  shown([values]);
  await screen.findByText(state);
  expect(screen.getByText(next)).toBeTruthy();
});

it('who waited to the end never had a place', async () => {
  shown([{ ...reserving, state: 'waiting', ahead: 0, startTime: '2020-01-02 09:00:00', isOver: true }]);
  expect(await screen.findByText('候补未成功')).toBeTruthy();
});

it('a card says day of the week and end', async () => {
  shown([placed]);
  expect(await screen.findByText('2099 年 1 月 2 日 星期五 09:00–10:30')).toBeTruthy();
});

it('where a ticket is refused the list is asked again; the button keeps the focus meanwhile', async () => {
  let asked = 0;
  let refuse = (): void => undefined;
  undo.push(
    setTransport(({ name }) => {
      if (name === 'placement.myTicket')
        return new Promise((_, reject) => {
          refuse = () => reject(new CallError({ kind: 'conflict', code: 409, status: 409, message: '考位已取消' }));
        });
      asked += 1;
      return Promise.resolve({ rows: [asked === 1 ? { ...placed, hasTicket: true } : exam], total: 1 });
    }),
  );
  render(
    <Router>
      <Asked />
    </Router>,
  );
  const button = await screen.findByRole('button', { name: '准考证' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await act(async () => refuse());
  expect(await screen.findByText('待安排')).toBeTruthy();
  expect(asked).toBe(2);
});

it('an exam that is over says so, and asks nothing any more', async () => {
  shown([{ ...placed, startTime: '2020-01-02 09:00:00', isOver: true }]);
  await screen.findByText('已结束');
  expect(screen.queryByText(/参加考试|联系机构/)).toBeNull();
  expect(screen.queryByRole('button', { name: '加入日历' })).toBeNull();
});

it('SC38: a subject that is kept says until when, and has nothing to reserve', async () => {
  shown([{ ...exam, subjectId: 's2', keptUntil: '2027-03-01 09:00:00', reserveEndTime: '2099-01-01 18:00:00' }]);
  expect(await screen.findByText('已通过')).toBeTruthy();
  expect(screen.getByText('免考到 2027-03-01，这一科不用再考。')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '预约场次' })).toBeNull();
});
