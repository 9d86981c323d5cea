import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('a gate', () => {
  it('runs no more than so many at once, and all in the order they came', async () => {
    const gate = createGate({ atOnce: 2 });
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const work = (n: number) => async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return n;
    };
    expect(await Promise.all([0, 1, 2, 3, 4].map((n) => gate(work(n))))).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets the next one in after one has failed', async () => {
    const gate = createGate({ atOnce: 1 });
    const failed = gate(() => Promise.reject(new Error('no')));
    const done = gate(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await done).toBe('yes');
    expect(await gate(() => Promise.resolve('again'))).toBe('again');
  });
});
