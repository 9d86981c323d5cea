import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('makes what it gives once for each object', () => {
  const make = vi.fn((names: readonly string[]) => names.length || undefined);
  const count = remembered(make);
  const [two, none] = [['a', 'b'], []];
  expect([count(two), count(none), count(two), count(none)]).toEqual([2, undefined, 2, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
  expect(count(['a', 'b'])).toBe(2);
  expect(make).toHaveBeenCalledTimes(3);
});
