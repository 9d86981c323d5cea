import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('lets so many of a key run at a time, in the order they came, also after one failed', async () => {
  const turns = new Turns({ most: 2 });
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const work = Array.from({ length: 5 }, (_, n) =>
    turns
      .take('a', () => {
        began.push(n);
        return new Promise<void>((resolve, reject) => ends.push(n === 0 ? () => reject(new Error('no')) : resolve));
      })
      .catch(() => undefined),
  );
  await turns.take('b', async () => undefined);
  expect(began).toEqual([0, 1]);
  for (let n = 0; n < 5; n += 1) {
    ends[n]?.();
    await work[n];
  }
  expect(began).toEqual([0, 1, 2, 3, 4]);
  await expect(turns.take('a', async () => 'again')).resolves.toBe('again');
});
