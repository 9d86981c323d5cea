import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { setPresenter, type Question } from '#runtime/core/presenter.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { goTo } from '#learner/router/place.ts';
import { Router } from '#learner/router/Router.tsx';
import { Reserve } from './Reserve.tsx';

const undo: (() => void)[] = [];
beforeEach(() => {
  sessionStore.set({ ...signedOut, status: 'signedIn' });
  goTo('/reserve?subjectId=s1');
});
afterEach(() => {
  cleanup();
  sessionStore.set(signedOut);
  for (const step of undo.splice(0)) step();
});

const own = {
  placementId: null,
  subjectId: 's1',
  examName: '秋季批次',
  subjectName: '理论',
  canReserve: true,
  reserveEndTime: '2026-11-06 18:00:00',
};
const session = (id: string, left: number) => ({
  id,
  startTime: `2026-11-1${id} 09:00:00`,
  endTime: `2026-11-1${id} 10:30:00`,
  place: 'online',
  sites: null,
  left,
  waiting: 0,
  mine: null,
});

function show({ state, sessions }: { state: string | null; sessions: () => unknown }): void {
  undo.push(
    setTransport(async ({ name }) =>
      name === 'placement.myExam' ? { rows: [{ ...own, state }], total: 1 } : sessions(),
    ),
  );
  render(
    <Router>
      <Reserve />
    </Router>,
  );
}

it.each([
  [null, ['候补', '预约']],
  ['waiting', ['候补', '预约']],
  // Whoever has a place keeps it: a full session is nothing for them.
  ['placed', ['改到这场']],
])('offers what is possible to who is %s', async (state, offered) => {
  show({ state, sessions: () => ({ rows: [session('4', 0), session('5', 3)], total: 2 }) });
  await screen.findByText('11 月 14 日 星期六');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
});

it.each([
  [null, '5', undefined],
  ['waiting', '5', '您正在候补的场次会退出候补'],
  ['waiting', '4', '您正在候补的场次会退出候补'],
  ['placed', '5', '原来的名额会让给别人'],
])('who is %s and chooses session %s is asked: %s', async (state, id, asked) => {
  const confirm = vi.fn(async (_: Question) => false);
  undo.push(setPresenter({ confirm }));
  show({ state, sessions: () => ({ rows: [session('4', 0), session('5', 3)], total: 2 }) });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`11 月 1${id} 日`) }));
  await waitFor(() =>
    asked
      ? expect(confirm.mock.calls[0]?.[0].message).toContain(asked)
      : expect(screen.getByText('已预约')).toBeTruthy(),
  );
  expect(confirm).toHaveBeenCalledTimes(asked ? 1 : 0);
});

it('does nothing more before both lists show what became of it, and keeps them without a line', async () => {
  const asked: { request: TransportRequest; resolve: (data: unknown) => void; reject: (error: unknown) => void }[] = [];
  undo.push(setTransport((request) => new Promise((resolve, reject) => asked.push({ request, resolve, reject }))));
  render(
    <Router>
      <Reserve />
    </Router>,
  );
  const next = async (name: string) => {
    const found = await waitFor(() => {
      const at = asked.findIndex(({ request }) => request.name === name);
      if (at < 0) throw new Error(`${name} was not asked`);
      return asked.splice(at, 1)[0];
    });
    if (!found) throw new Error(name);
    return found;
  };
  const lists = async (state: string | null) => {
    const [mine, sessions] = [await next('placement.myExam'), await next('examSession.querySession')];
    await act(async () => mine.resolve({ rows: [{ ...own, state, placementId: state && 'p1' }], total: 1 }));
    return sessions;
  };
  const free = { rows: [session('5', 3), session('6', 3)], total: 2 };
  const isBusy = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled') === 'true');
  const first = await lists(null);
  await act(async () => first.resolve(free));
  fireEvent.click(screen.getByRole('button', { name: /11 月 15 日/ }));
  const reserving = await next('placement.reserve');
  expect(reserving.request.input).toEqual({ id: '5', mayWait: false, from: null });
  await act(async () => reserving.resolve({ id: 'p1', state: 'placed', sessionId: '5' }));
  const second = await lists('placed');
  expect(isBusy()).toEqual([true, true]);
  await act(async () => second.reject(errorWithoutReply('network')));
  expect(isBusy()).toEqual([false, false]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says once that both lists are of before', async () => {
  let hasLine = true;
  undo.push(
    setTransport(async ({ name }) => {
      if (!hasLine) throw errorWithoutReply('network');
      return name === 'placement.myExam' ? { rows: [own], total: 1 } : { rows: [session('5', 3)], total: 1 };
    }),
  );
  render(
    <Router>
      <Reserve />
    </Router>,
  );
  await screen.findByRole('button', { name: /11 月 15 日/ });
  hasLine = false;
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText(/显示的是之前的内容/);
  await waitFor(() => expect(screen.getAllByText(/显示的是之前的内容/)).toHaveLength(1));
  expect(screen.getByRole('button', { name: /11 月 15 日/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [{ state: 'placed', way: 'assigned' }, '已安排：由机构安排；要更改请联系机构。'],
  [{ isReserveOver: true }, '预约已截止：要参加考试请联系机构安排场次。'],
  [{ reserveEndTime: null }, '待安排：不用预约，等待机构安排场次。'],
  [{ reserveStartTime: '2099-01-01 09:00:00' }, /^待预约：预约时间 2099-01-01 09:00 至/],
])('why there is nothing to reserve is said: %o', async (values, reason) => {
  undo.push(
    setTransport(async ({ name }) =>
      name === 'placement.myExam'
        ? { rows: [{ ...own, state: null, canReserve: false, ...values }], total: 1 }
        : { rows: [], total: 0 },
    ),
  );
  render(
    <Router>
      <Reserve />
    </Router>,
  );
  expect(await screen.findByText(reason)).toBeTruthy();
});

it('who has a place reads why a full session has no button, and until when the place can be changed', async () => {
  goTo('/reserve?view=month&on=2026-11-04&subjectId=s1');
  undo.push(
    setTransport(async ({ name }) =>
      name === 'placement.myExam'
        ? { rows: [{ ...own, state: 'placed', startTime: '2026-11-04 09:00:00' }], total: 1 }
        : { rows: [session('4', 0)], total: 1 },
    ),
  );
  render(
    <Router>
      <Reserve />
    </Router>,
  );
  expect(await screen.findByText('已满 · 您已有考位，不能候补')).toBeTruthy();
  expect(screen.getByText(/^预约截止 2026-11-04 09:00/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /返回我的认证/ }).getAttribute('href')).toContain(
    '/my-certification?view=month&on=2026-11-04',
  );
});

it('says that it failed, and offers another try', async () => {
  const failing = () => Promise.reject(new CallError({ kind: 'network', code: 0, status: 0, message: '网络连接失败' }));
  show({ state: null, sessions: failing });
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});
