import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { MessageBell } from './MessageBell.tsx';

const user = {
  userId: '1',
  account: 'student',
  nickname: '何静怡',
  avatar: null,
  currTenantId: 't1',
  tenant: { tenantId: 't1', tenantName: '甲院' },
  role: { roleId: '2', roleName: '学员' },
  isOperator: false,
  themeName: 'default',
};
let store: { id: string; title: string; readingStatus: string }[] = [];
let isBroken = false;
let sent: TransportRequest[] = [];
let restore = (): void => undefined;

const unreadCount = (): number => store.filter(({ readingStatus }) => readingStatus === '2').length;
const full = (message: (typeof store)[number]): object => ({
  ...message,
  content: `<p>${message.title}的内容</p>`,
  userId: '1',
  userName: '何静怡',
  createTime: '2026-01-02 03:04:05',
  createId: null,
  createUser: '张敏',
});

beforeEach(() => {
  store = Array.from({ length: 12 }, (_, n) => ({
    id: `m${n}`,
    title: `消息 ${n}`,
    readingStatus: n === 0 ? '2' : '1',
  }));
  isBroken = false;
  sent = [];
  sessionStore.set({ ...signedOut, status: 'signedIn', user });
  restore = setTransport(async (request) => {
    sent.push(request);
    const { name, input } = request;
    if (isBroken) throw errorWithoutReply('network');
    if (name === 'message.page') {
      const [num, size] = [Number(input['pageNum']), Number(input['pageSize'])];
      return {
        list: store.slice((num - 1) * size, num * size).map(full),
        totalCount: store.length,
        unreadCount: unreadCount(),
      };
    }
    const message = store.find(({ id }) => id === input['id']);
    if (!message) throw new Error(`no message ${String(input['id'])}`);
    if (name === 'message.info') return full(message);
    message.readingStatus = String(input['readingStatus']);
    return { unreadCount: unreadCount() };
  });
});
afterEach(() => {
  cleanup();
  restore();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  render(<MessageBell />);
  fireEvent.click(await screen.findByRole('button', { name: /消息中心/ }));
  await screen.findByRole('heading', { name: '消息中心' });
}

describe('the message centre', () => {
  it('shows pages of 10 and goes to the second', async () => {
    await open();
    expect(await screen.findByText('消息 9')).toBeTruthy();
    expect(screen.queryByText('消息 10')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /下一页/ }));
    expect(await screen.findByText('消息 11')).toBeTruthy();
    expect(
      sent
        .filter(({ name }) => name === 'message.page')
        .map(({ input }) => input)
        .slice(-1),
    ).toEqual([{ pageNum: 2, pageSize: 10 }]);
  });

  it('marks a message read when it is opened; the dot hides', async () => {
    await open();
    await screen.findByRole('button', { name: '消息中心，1 条未读' });
    expect(document.querySelector('.bell-dot')).not.toBeNull();
    fireEvent.click(await screen.findByText('消息 0'));
    expect(await screen.findByText('消息 0的内容')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('.bell-dot')).toBeNull());
    expect(sent.filter(({ name }) => name === 'message.update').map(({ input }) => input)).toEqual([
      { id: 'm0', readingStatus: '1' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: /返回列表/ }));
    await waitFor(() => expect(document.querySelector('[data-unread]')).toBeNull());
  });

  it('does not mark one that is read already', async () => {
    await open();
    fireEvent.click(await screen.findByText('消息 3'));
    await screen.findByText('消息 3的内容');
    expect(sent.some(({ name }) => name === 'message.update')).toBe(false);
  });

  it('shows two samples, marked as such, and logs where loading fails; comes back by retry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    await open();
    await waitFor(() => expect(screen.getAllByText('示例')).toHaveLength(2));
    expect(log).toHaveBeenCalled();
    fireEvent.click(screen.getByText('欢迎使用消息中心'));
    expect(await screen.findByText('考试安排、审核结果和系统通知会发送到这里。')).toBeTruthy();
    expect(sent.some(({ name }) => name !== 'message.page')).toBe(false);
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: /返回列表/ }));
    expect(await screen.findByText('消息 9')).toBeTruthy();
  });

  it('says so where there are none', async () => {
    store = [];
    await open();
    expect(await screen.findByText('暂无消息')).toBeTruthy();
    expect(document.querySelector('.bell-dot')).toBeNull();
  });

  it('is not there without a log-in', () => {
    sessionStore.set(signedOut);
    render(<MessageBell />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent).toEqual([]);
  });
});
