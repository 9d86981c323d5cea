import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
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
  isOver: false,
  isReserveOver: false,
  placementId: null,
  state: null,
  way: null,
  ticketNumber: null,
  ahead: null,
  sessionId: null,
  startTime: null,
  endTime: null,
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
};

function Asked() {
  return <Exams exams={useCall('placement.myExam', {})} />;
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

it('an exam that is over says so, and asks nothing any more', async () => {
  shown([{ ...placed, startTime: '2020-01-02 09:00:00', isOver: true }]);
  await screen.findByText('已结束');
  expect(screen.queryByText(/参加考试|联系机构/)).toBeNull();
  expect(screen.queryByRole('button', { name: '加入日历' })).toBeNull();
});
