import { describe, expect, it, vi } from 'vitest';
import { createSharing } from './sharing.ts';

describe('sharing', () => {
  it('makes the same calls at the same time one, and later ones new', async () => {
    const { share } = createSharing();
    const start = vi.fn(async () => ({ total: 1 }));
    const [one, other] = await Promise.all([share({ key: 'a', start }), share({ key: 'a', start })]);
    expect(one).toBe(other);
    await share({ key: 'a', start });
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('keeps different inputs apart', async () => {
    const { share } = createSharing();
    expect(
      await Promise.all([share({ key: 'a', start: async () => 1 }), share({ key: 'b', start: async () => 2 })]),
    ).toEqual([1, 2]);
  });

  it('lets one caller leave without ending the work of the other', async () => {
    const { share } = createSharing();
    let finish: (value: string) => void = () => undefined;
    let isAborted = false;
    const start = (signal: AbortSignal): Promise<string> => {
      signal.addEventListener('abort', () => (isAborted = true));
      return new Promise((resolve) => (finish = resolve));
    };
    const leaving = new AbortController();
    const left = share({ key: 'a', signal: leaving.signal, start });
    const staying = share({ key: 'a', signal: new AbortController().signal, start });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    expect(isAborted).toBe(false);
    finish('data');
    await expect(staying).resolves.toBe('data');
  });

  it('aborts the work when nobody waits, and starts anew for the next', async () => {
    const { share } = createSharing();
    let isAborted = false;
    const leaving = new AbortController();
    const left = share({
      key: 'a',
      signal: leaving.signal,
      start: (signal) => new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
    });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    expect(isAborted).toBe(true);
    await expect(share({ key: 'a', start: async () => 'new' })).resolves.toBe('new');
  });

  it('gives a failure to everyone who waits and keeps none of it', async () => {
    const { share } = createSharing();
    const fail = async (): Promise<never> => {
      throw new Error('down');
    };
    const signal = new AbortController().signal;
    await Promise.all([
      expect(share({ key: 'a', signal, start: fail })).rejects.toThrow('down'),
      expect(share({ key: 'a', start: fail })).rejects.toThrow('down'),
    ]);
    await expect(share({ key: 'a', start: async () => 1 })).resolves.toBe(1);
  });
});
