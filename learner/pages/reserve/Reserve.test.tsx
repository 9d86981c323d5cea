import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
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

it('says that it failed, and offers another try', async () => {
  const failing = () => Promise.reject(new CallError({ kind: 'network', code: 0, status: 0, message: '网络连接失败' }));
  show({ state: null, sessions: failing });
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
});
