import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { Router } from '#learner/router/Router.tsx';
import { MyCertification } from './MyCertification.tsx';

vi.mock('#runtime/react/useSession.ts', () => ({ useSession: () => ({ status: 'signedIn' }) }));

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  for (const step of undo.splice(0)) step();
});

/** Opens a tab while some calls fail; the others bring nothing. */
function open({ tab, failing }: { tab: string; failing: Set<string> }): void {
  undo.push(
    setTransport(async ({ name }) => {
      if (failing.has(name)) throw new CallError({ kind: 'server', code: 500, status: 500, message: '服务器出错' });
      return { rows: [], total: 0 };
    }),
  );
  window.history.replaceState(null, '', `/my-certification?tab=${tab}`);
  render(
    <Router>
      <MyCertification />
    </Router>,
  );
}

it.each([
  { hash: '#certificates', scrolled: 0, moves: 1 },
  { hash: '#certificates', scrolled: 300, moves: 0 },
  { hash: '', scrolled: 0, moves: 0 },
])('with "$hash", scrolled by $scrolled, the certificates are brought into view: $moves', async (place) => {
  undo.push(setTransport(async () => ({ rows: [], total: 0 })));
  window.history.replaceState(null, '', `/my-certification${place.hash}`);
  vi.stubGlobal('scrollY', place.scrolled);
  const shown: string[] = [];
  const spy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  undo.push(() => (spy.mockRestore(), vi.unstubAllGlobals()));
  render(
    <Router>
      <MyCertification />
    </Router>,
  );
  await screen.findByText(/还没有获得证书/);
  expect(shown).toEqual(Array(place.moves).fill('certificates'));
});

it('says of finished exams that could not be loaded just that, and tries again', async () => {
  const failing = new Set(['result.myExamFinish']);
  open({ tab: 'finished', failing });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.queryByText('还没有考过的考试。')).toBeNull();
  failing.clear();
  await userEvent.click(retry);
  expect(await screen.findByText('还没有考过的考试。')).toBeTruthy();
  // The way back to all stays.
  expect(screen.getByRole('button', { name: '全部' })).toBeTruthy();
});

it('says of applications of before that they are, where no exams stand above them', async () => {
  let hasLine = true;
  undo.push(
    setTransport(async ({ name }) => {
      if (!hasLine) throw errorWithoutReply('network');
      const rows = name === 'placement.myExam' ? [{ applyId: 'a1', sessionId: 's1', examName: '春季考试' }] : [];
      return { rows, total: rows.length };
    }),
  );
  window.history.replaceState(null, '', '/my-certification?tab=registered');
  render(
    <Router>
      <MyCertification />
    </Router>,
  );
  await screen.findByRole('heading', { name: '我的报名' });
  hasLine = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/显示的是之前的内容/)).toBeTruthy();
});

it('does not say that nothing is reserved where that is not known', async () => {
  open({ tab: 'reserved', failing: new Set(['placement.myExam']) });
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  expect(screen.queryByText('还没有预约的考试。')).toBeNull();
});
