import { expect, it } from 'vitest';
import { fits, problemOf, type Limits, type Typed } from './problem.ts';

const whole: Limits = { min: 1, max: 500, step: 1 };
const halves: Limits = { min: 0.5, max: 100, step: 0.5 };

it.each<[Typed, Limits, string | undefined]>([
  [1, whole, undefined],
  [500, whole, undefined],
  [0.5, halves, undefined],
  [null, whole, '请填写'],
  ['十', whole, '只能填数字'],
  [10.7, whole, '只能是整数'],
  [0, whole, '不能小于 1'],
  [999, whole, '不能大于 500'],
  [2.25, halves, '只能是 0.5 的倍数'],
  [-1, halves, '不能小于 0.5'],
])('%s within %o: %s', (value, limits, said) => {
  expect(problemOf(value, limits)).toBe(said);
  expect(fits(value, limits)).toBe(said === undefined);
});
