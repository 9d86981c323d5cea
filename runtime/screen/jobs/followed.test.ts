import { expect, it } from 'vitest';
import { pauseAfter } from './followed.ts';

it('a job is asked for quickly at first, then more and more slowly, never slower than every three seconds', () => {
  const pauses = Array.from({ length: 12 }, (_, asked) => pauseAfter(asked));
  expect(pauses[0]).toBe(300);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(Math.max(...pauses)).toBe(3000);
});
