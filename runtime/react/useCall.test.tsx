import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTransport, type TransportRequest } from '#runtime/core/call.ts';
import { errorWithoutReply } from '#runtime/core/errors.ts';
import { useCallByName } from './useCall.ts';

let restore = (): void => undefined;
afterEach(() => restore());

describe('useCallByName', () => {
  it('loads, then keeps the former data while the next is under way', async () => {
    const waiting: ((value: unknown) => void)[] = [];
    restore = setTransport(() => new Promise((resolve) => waiting.push(resolve)));
    const { result, rerender } = renderHook(({ pageNum }) => useCallByName('cert.list', { pageNum }), {
      initialProps: { pageNum: 1 },
    });
    expect(result.current).toMatchObject({ isLoading: true });
    await act(async () => waiting[0]?.('first'));
    expect(result.current).toMatchObject({ isLoading: false, data: 'first' });
    rerender({ pageNum: 2 });
    expect(result.current).toMatchObject({ isLoading: true, data: 'first' });
    await act(async () => waiting[1]?.('second'));
    expect(result.current).toMatchObject({ isLoading: false, data: 'second' });
  });

  it('never lets a late reply replace a newer one', async () => {
    const waiting = new Map<unknown, (value: unknown) => void>();
    restore = setTransport(({ input }) => new Promise((resolve) => waiting.set(input['pageNum'], resolve)));
    const { result, rerender } = renderHook(({ pageNum }) => useCallByName('cert.list', { pageNum }), {
      initialProps: { pageNum: 1 },
    });
    rerender({ pageNum: 2 });
    await act(async () => waiting.get(2)?.('second'));
    await act(async () => waiting.get(1)?.('first'));
    expect(result.current.data).toBe('second');
  });

  it('asks once for inputs of the same content, again on reload', async () => {
    const transport = vi.fn(async (_: TransportRequest) => 'data');
    restore = setTransport(transport);
    const { result, rerender } = renderHook(() => useCallByName('cert.list', { pageNum: 1 }));
    await waitFor(() => expect(result.current.data).toBe('data'));
    rerender();
    expect(transport).toHaveBeenCalledTimes(1);
    await act(async () => void result.current.reload());
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it('a reload ends when its reply has come, whether it brought data or failed', async () => {
    const waiting: { resolve: (value: unknown) => void; reject: (error: unknown) => void }[] = [];
    restore = setTransport(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
    const { result } = renderHook(() => useCallByName('cert.list', {}));
    await act(async () => waiting[0]?.resolve('first'));
    const ended = vi.fn();
    await act(async () => void result.current.reload().then(ended));
    expect(ended).not.toHaveBeenCalled();
    await act(async () => waiting[1]?.resolve('second'));
    expect(ended).toHaveBeenCalledTimes(1);
    await act(async () => void result.current.reload().then(ended));
    await act(async () => waiting[2]?.reject(errorWithoutReply('network')));
    expect(ended).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ data: 'second', isFormer: true, error: { kind: 'network' } });
  });

  it('what another input brought is not taken for what was asked now', async () => {
    restore = setTransport(async ({ input }) => {
      if (input['pageNum'] === 2) throw errorWithoutReply('network');
      return 'first';
    });
    const { result, rerender } = renderHook(({ pageNum }) => useCallByName('cert.list', { pageNum }), {
      initialProps: { pageNum: 1 },
    });
    await waitFor(() => expect(result.current.data).toBe('first'));
    rerender({ pageNum: 2 });
    await waitFor(() => expect(result.current).toMatchObject({ error: { kind: 'network' }, isFormer: false }));
  });

  it('what was kept at an earlier visit is shown without a line as of before, until the line is back', async () => {
    const kept = new Map<string, string>();
    const store = {
      put: async (key: string, reply: Response) => void kept.set(key, await reply.text()),
      match: async (key: string) => new Response(kept.get(key)),
    };
    vi.stubGlobal('caches', { open: async () => store });
    try {
      restore = setTransport(async () => ({ rows: 1 }));
      const former = renderHook(() => useCallByName('cert.list', {}, { isKept: true }));
      await waitFor(() => expect(kept.size).toBe(1));
      former.unmount();
      restore();
      restore = setTransport(() => Promise.reject(errorWithoutReply('network')));
      const { result } = renderHook(() => useCallByName('cert.list', {}, { isKept: true }));
      await waitFor(() => expect(result.current).toMatchObject({ data: { rows: 1 }, isFormer: true }));
      restore();
      restore = setTransport(async () => ({ rows: 2 }));
      await act(async () => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(result.current.data).toEqual({ rows: 2 }));
      expect(result.current.isFormer).toBeUndefined();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('gives the error and clears it with the next reply', async () => {
    let isDown = true;
    restore = setTransport(async () => {
      if (isDown) throw errorWithoutReply('network');
      return 'data';
    });
    const { result } = renderHook(() => useCallByName('cert.list', {}));
    await waitFor(() => expect(result.current.error?.kind).toBe('network'));
    isDown = false;
    await act(async () => void result.current.reload());
    expect(result.current).toMatchObject({ data: 'data', isLoading: false });
    expect(result.current.error).toBeUndefined();
  });

  it('aborts when the component goes', () => {
    let signal: AbortSignal | undefined;
    restore = setTransport((request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    });
    const { unmount } = renderHook(() => useCallByName('cert.list', {}));
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it('asks nothing while skipped', () => {
    const transport = vi.fn(async () => 'data');
    restore = setTransport(transport);
    const { result } = renderHook(() => useCallByName('cert.list', {}, { isSkipped: true }));
    expect(result.current.isLoading).toBe(false);
    expect(transport).not.toHaveBeenCalled();
  });
});
