import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { page } from '#runtime/core/page.ts';
import { setPresenter } from '#runtime/core/presenter.ts';
import { logout } from '#runtime/core/session.ts';
import { local } from '#runtime/core/storage.ts';
import { student as user } from '#tests/users.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface Values {
  name: string;
  phone: string;
}
const initial: Values = { name: '', phone: '' };

const signIn = (person: typeof user): void => {
  page.set(person);
  local.set('user', person);
};
const open = (options: { key?: string; isReady?: boolean; initial?: Values } = {}) =>
  renderHook((props) => useKeptDraft<Values>({ key: 'apply/s1', initial, isReady: true, ...props }), {
    initialProps: options,
  });
const keptNames = (): string[] => Object.keys(localStorage).filter((name) => name.includes('apply'));

/** A visit in which something is filled in. */
const fill = (name: string): void => {
  const { result, unmount } = open();
  act(() => result.current[1]((former) => ({ ...former, name })));
  unmount();
};

beforeEach(() => {
  localStorage.clear();
  signIn(user);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  page.clear();
  vi.useRealTimers();
});

describe('a form that keeps what is filled in', () => {
  it('writes a moment after the last change, and has it again after a reload', () => {
    const { result } = open();
    expect([result.current[0], result.current[2].isRestored]).toEqual([initial, false]);
    act(() => {
      result.current[1]((former) => ({ ...former, name: '王' }));
      result.current[1]((former) => ({ ...former, phone: '1' }));
    });
    expect(result.current[0]).toEqual({ name: '王', phone: '1' });
    expect(keptNames()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(keptNames()).toHaveLength(1);
    const again = open();
    expect([again.result.current[0], again.result.current[2].isRestored]).toEqual([{ name: '王', phone: '1' }, true]);
  });

  it('waits for what it begins with, and lets what was kept go before it', () => {
    fill('王');
    const { result, rerender } = open({ isReady: false });
    act(() => result.current[1]({ name: '早', phone: '' }));
    expect([result.current[0], result.current[2].isRestored]).toEqual([initial, false]);
    rerender({ isReady: true, initial: { name: '档案', phone: '2' } });
    expect([result.current[0].name, result.current[2].isRestored]).toEqual(['王', true]);
    rerender({ isReady: true, initial: { name: '档案', phone: '2' }, key: 'apply/s2' });
    expect([result.current[0].name, result.current[2].isRestored]).toEqual(['档案', false]);
  });

  it('forgets when it is told to, and begins anew', () => {
    fill('王');
    const { result, unmount } = open();
    act(() => result.current[2].clear());
    expect([result.current[0], result.current[2].isRestored, keptNames()]).toEqual([initial, false, []]);
    unmount();
    expect(keptNames()).toEqual([]);
  });

  it('is nobody else’s, nor of another organisation', () => {
    fill('王');
    signIn({ ...user, userId: 'u2' });
    expect(open().result.current[0]).toEqual(initial);
    signIn({ ...user, currTenantId: 't2' });
    expect(open().result.current[0]).toEqual(initial);
    signIn(user);
    expect(open().result.current[0].name).toBe('王');
  });

  it('is gone after 30 days', () => {
    fill('王');
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    expect(open().result.current[0].name).toBe('王');
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    expect([open().result.current[0], keptNames()]).toEqual([initial, []]);
  });

  it('is gone with the log-out, and a window that is still open writes nothing more', async () => {
    vi.useRealTimers();
    fill('王');
    const { result, unmount } = open();
    const restore = [setTransport(async () => ({})), setPresenter({ toast: () => undefined })];
    await logout();
    for (const each of restore) each();
    expect(keptNames()).toEqual([]);
    page.set(user); // Another window still shows its page.
    act(() => result.current[1]({ name: '后', phone: '' }));
    unmount();
    expect(keptNames()).toEqual([]);
  });
});
