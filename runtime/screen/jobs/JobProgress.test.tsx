import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { JobProgress } from './JobProgress.tsx';
import type { Job } from './job.ts';

const begun: Job = { id: 'j1', title: '导出题目', state: 'waiting', progress: 0 };
let states: Job[] = [];
const calls: string[] = [];
let restore: () => void;

beforeEach(() => {
  calls.length = 0;
  URL.createObjectURL = vi.fn(() => 'blob:job');
  URL.revokeObjectURL = vi.fn();
  restore = setTransport(async ({ name }) => {
    calls.push(name);
    if (name === 'job.file') return { blob: new Blob(['x']), fileName: '题目.xlsx' };
    if (name === 'job.cancel') {
      states = [{ ...begun, state: 'cancelled', message: '已取消，没有写入任何数据' }];
      return { id: 'j1', state: 'cancelled' };
    }
    return states.length > 1 ? states.shift() : states[0];
  });
});
afterEach(() => restore());

it('tells how far it is, and fetches the file when it is done', async () => {
  states = [
    { ...begun, state: 'running', progress: 40 },
    { ...begun, state: 'done', progress: 100, message: '已导出 6000 条', resultFile: '题目.xlsx' },
  ];
  const onEnd = vi.fn();
  render(<JobProgress job={begun} onEnd={onEnd} />);
  expect(await screen.findByText('40%')).toBeTruthy();
  expect(await screen.findByText('已导出 6000 条')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '下载结果文件' })).toBeTruthy();
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(calls.filter((name) => name === 'job.file')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '下载结果文件' }));
  expect(calls.filter((name) => name === 'job.file')).toHaveLength(2);
});

it('is cancelled', async () => {
  states = [{ ...begun, state: 'running', progress: 10 }];
  render(<JobProgress job={begun} />);
  await userEvent.click(await screen.findByRole('button', { name: '取消任务' }));
  expect(await screen.findByText('已取消，没有写入任何数据')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names the records for which it did not succeed', async () => {
  states = [
    {
      ...begun,
      state: 'done',
      message: '完成 1 条，1 条没有成功',
      failed: [{ recordId: 'r1', label: '张三', message: '名额已满' }],
    },
  ];
  render(<JobProgress job={begun} />);
  const list = await screen.findByRole('list', { name: '没有成功的' });
  expect(within(list).getByText('张三：名额已满')).toBeTruthy();
});
