import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { useDeed, useFresh } from './useDeed.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.getElementById('toasts')?.replaceChildren();
});

const toasts = (): (string | null)[] =>
  [...document.querySelectorAll('.toast')].map(({ className, textContent }) => `${className}: ${textContent}`);

it('what a page that was left has done is asked for by the page that came after it', async () => {
  let end = (_: string): void => undefined;
  const left = renderHook(() => useDeed());
  const performed = left.result.current.perform({ id: 'a', work: () => new Promise((resolve) => (end = resolve)) });
  left.unmount();
  const ask = vi.fn(async () => undefined);
  renderHook(() => useFresh(ask));
  await act(async () => {
    end('已预约');
    await performed;
  });
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a list is asked again when its tab is seen again, and no more when it is gone', () => {
  const ask = vi.fn(async () => undefined);
  const { unmount } = renderHook(() => useFresh(ask));
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(ask).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(document, new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('one thing is done at a time', async () => {
  const { result } = renderHook(() => useDeed());
  const work = vi.fn(() => new Promise<string>(() => undefined));
  await act(async () => {
    void result.current.perform({ id: 'a', work });
    void result.current.perform({ id: 'b', work });
  });
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.buttonOf('a')).toEqual({ 'aria-disabled': true, 'aria-busy': true });
  expect(result.current.buttonOf('b')).toEqual({ 'aria-disabled': true, 'aria-busy': false });
});

const conflict = new CallError({ kind: 'conflict', code: 409, status: 409, message: '已有变化' });

it.each([
  ['a lost reply', errorWithoutReply('network'), true, /^toast toast-warning: .*没有收到回复/],
  ['no line', errorWithoutReply('network'), false, undefined],
  ['a refusal', conflict, true, /^toast toast-error: 已有变化$/],
])('%s is said as what it is, unless the page says so, and the list asked', async (_, error, onLine, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const ask = vi.fn(async () => undefined);
  const { result } = renderHook(() => {
    useFresh(ask);
    return useDeed();
  });
  await act(() => result.current.perform({ id: 'a', work: () => Promise.reject(error) }));
  expect(toasts()).toEqual(said ? [expect.stringMatching(said)] : []);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a deed has its own words for what has changed; what is only read asks nothing again', async () => {
  const ask = vi.fn(async () => undefined);
  const { result } = renderHook(() => {
    useFresh(ask);
    return useDeed();
  });
  const refused = async (): Promise<string> => Promise.reject(conflict);
  await act(() => result.current.perform({ id: 'a', work: refused, changedText: '没有取消' }));
  expect(toasts()).toEqual(['toast toast-warning: 没有取消']);
  await act(() => result.current.perform({ id: 'a', work: async () => '已下载', isRead: true }));
  expect(ask).toHaveBeenCalledTimes(1);
});
