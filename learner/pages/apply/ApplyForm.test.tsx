import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
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
let refusal: CallError | undefined;
let restore: () => void;
beforeEach(() => {
  isGone = false;
  refusal = undefined;
  localStorage.clear();
  page.set(user);
  local.set('user', user);
  sent = [];
  restore = setTransport(async ({ name, input }) => {
    if (isGone && name === 'certApply.applyCert') throw new TypeError('Failed to fetch dynamically imported module');
    if (refusal && name === 'certApply.applyCert') throw refusal;
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
  render(
    <ApplyForm terms={{ ...terms, exams: [{ ...exam, left }] }} onDone={() => undefined} onStale={() => undefined} />,
  );
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

it('what the organisation asks to be agreed to is agreed to before it is sent, each edition by itself', async () => {
  const agreement = { id: 'a1', aliasName: 'user-agreement', title: '用户协议', version: 1 };
  const policy = { id: 'p1', aliasName: 'privacy', title: '隐私政策', version: 1 };
  const form = (agreements: (typeof policy)[]) => (
    <ApplyForm terms={{ ...terms, agreements }} onDone={() => undefined} onStale={() => undefined} />
  );
  const { rerender } = render(form([agreement, policy]));
  const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读并同意/ });
  expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe(
    '/auth-center/help-doc/text?aliasName=privacy',
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /我确认/ }));
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await screen.findByText(/请先阅读并同意协议/);
  expect(sent).toEqual([]);
  fireEvent.click(consent());
  expect(screen.queryByText(/请先阅读并同意协议/)).toBeNull();
  rerender(form([agreement, { ...policy, id: 'p2', version: 2 }]));
  expect(consent().checked).toBe(false);
  fireEvent.click(consent());
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ agreedIds: ['a1', 'p2'] });
});

it('an answer that asks for another edition has the terms asked for anew', async () => {
  const path = '/agreedIds';
  refusal = new CallError({
    kind: 'invalid',
    code: 422,
    status: 422,
    message: '请先阅读并同意《隐私政策》（第 2 版）',
    data: { errors: [{ path, message: '请先阅读并同意《隐私政策》（第 2 版）' }] },
  });
  const onStale = vi.fn();
  render(<ApplyForm terms={terms} onDone={() => undefined} onStale={onStale} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /我确认/ }));
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await screen.findByText(/请先阅读并同意《隐私政策》（第 2 版）/);
  expect(onStale).toHaveBeenCalledOnce();
});

it('without a line it says that what is filled in is kept, also where a part of the page is what did not come', async () => {
  isGone = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(0);
  fireEvent.click(screen.getByRole('checkbox', { name: /我确认/ }));
  fireEvent.click(screen.getByRole('button', { name: '提交报名' }));
  await screen.findByText('没有网络。填写的内容已保存在本机，联网后再提交。');
});
