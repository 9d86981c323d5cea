import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('works one round after the other, tells of those that fail, and stops after the last', async () => {
  const ends: (() => void)[] = [];
  const failed: unknown[] = [];
  const work = vi.fn(
    () =>
      new Promise<void>((resolve, reject) =>
        ends.push(() => (ends.length === 1 ? reject(new Error('the first')) : resolve())),
      ),
  );
  const stop = repeat({ everyMilliseconds: 100, isAtOnce: true, work, onFailed: (error) => failed.push(error) });
  await vi.advanceTimersByTimeAsync(250);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(failed).toMatchObject([{ message: 'the first' }]);
  expect(work).toHaveBeenCalledTimes(2);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(500);
  expect([isStopped, work.mock.calls.length]).toEqual([false, 2]);
  ends[1]?.();
  await stopping;
});
