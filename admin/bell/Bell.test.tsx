import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { followed } from '#runtime/screen/jobs/followed.ts';
import type { Job } from '#runtime/screen/jobs/job.ts';
import { Bell } from './Bell.tsx';

const running: Job = { id: 'j1', title: '试题：题库.xlsx', state: 'running', progress: 10 };
const done: Job = { ...running, state: 'done', progress: 100, message: '新增 200 条，3 行有误，没有导入' };
const former: Job = { id: 'j0', title: '导出试题', state: 'done', progress: 100 };
let jobs: Job[] = [];
let looks = 0;
let restore: () => void;

beforeEach(() => {
  localStorage.clear();
  looks = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  restore = setTransport(async ({ name }) => {
    if (name === 'job.progress') return jobs[0];
    if (name !== 'job.mine') return { list: [], totalCount: 0, unreadCount: 0 };
    looks += 1;
    return { total: jobs.length, rows: jobs };
  });
});
afterEach(() => {
  cleanup();
  restore();
  vi.useRealTimers();
});

const bell = () => screen.getByRole('button', { name: /^消息/ });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const open = () =>
  render(
    <MemoryRouter>
      <Bell />
    </MemoryRouter>,
  );

it('tells once of a job that ended in the background, not of those before the first look', async () => {
  jobs = [running, former];
  open();
  await pass(1600);
  expect(bell().getAttribute('aria-label')).toBe('消息');
  jobs = [done, former];
  await pass(3100);
  expect(bell().getAttribute('aria-label')).toBe('消息，1 个任务已结束');

  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(bell());
  const section = await screen.findByRole('region', { name: '结束的任务' });
  expect(within(section).getByText('新增 200 条，3 行有误，没有导入')).toBeTruthy();
  expect(within(section).queryByText('导出试题')).toBeNull();
  expect(bell().getAttribute('aria-label')).toBe('消息');
});

it('looks every two minutes alone where nothing goes on, and at once after a job has begun', async () => {
  jobs = [former];
  open();
  await pass(1600);
  expect(looks).toBe(1);
  await pass(100_000);
  expect(looks).toBe(1);
  jobs = [running, former];
  const left = new AbortController();
  void followed({ begun: running, signal: left.signal, onChange: () => undefined });
  left.abort();
  await pass(3100);
  expect(looks).toBe(2);
});

it('says nothing of a job whose end was seen', async () => {
  jobs = [running];
  open();
  await pass(1600);
  jobs = [done];
  await act(async () => {
    const seen = followed({ begun: running, signal: new AbortController().signal, onChange: () => undefined });
    await vi.advanceTimersByTimeAsync(400);
    await seen;
  });
  await pass(6100);
  expect(bell().getAttribute('aria-label')).toBe('消息');
});
