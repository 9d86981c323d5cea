import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { page } from '#runtime/core/page.ts';
import { local } from '#runtime/core/storage.ts';
import { student as user } from '#tests/users.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { terms } from './samples.ts';

const exam = {
  id: 'e1',
  examName: '春季考试',
  applyStartTime: '2026-01-01 00:00:00',
  applyEndTime: '2026-02-01 00:00:00',
  validityPeriodStartTime: '2026-03-01 00:00:00',
  validityPeriodEndTime: '2026-04-01 00:00:00',
  note: null,
  places: 1,
  isOpen: true,
};

let sent: Record<string, unknown>[] = [];
let isGone = false;
let restore: () => void;
beforeEach(() => {
  isGone = false;
  localStorage.clear();
  page.set(user);
  local.set('user', user);
  sent = [];
  restore = setTransport(async ({ name, input }) => {
    if (isGone && name === 'certApply.applyCert') throw new TypeError('Failed to fetch dynamically imported module');
    if (name === 'certApply.applyCert') sent.push(input);
    return name === 'certApply.applyCert' ? { applyCode: 'BM1' } : { values: [] };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  restore();
  page.clear();
});

const open = (left: number) =>
  render(<ApplyForm terms={{ ...terms, exams: [{ ...exam, left }] }} onDone={() => undefined} />);
const choice = () => screen.getByRole<HTMLInputElement>('radio', { name: /春季考试/ });

it('an exam that was chosen in a kept draft and is full by now is chosen no more, and does not stand in the way', async () => {
  const { unmount } = open(1);
  expect(choice().checked).toBe(true);
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '王小明' } });
  unmount();
  open(0);
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('王小明');
  expect(choice().checked).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: /我确认/ }));
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('examId');
});

it('without a line it says that what is filled in is kept, also where a part of the page is what did not come', async () => {
  isGone = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /我确认/ }));
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await screen.findByText('没有网络。填写的内容已保存在本机，联网后再提交。');
});
