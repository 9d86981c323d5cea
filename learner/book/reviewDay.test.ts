import { expect, it } from 'vitest';
import { reviewDay } from './reviewDay.ts';

it.each([
  ['2024-05-01 09:00:00', '今天'],
  ['2024-05-02 23:59:00', '今天'],
  ['2024-05-03 00:00:00', '明天'],
  ['2024-05-04 08:00:00', '后天'],
  ['2024-05-05 08:00:00', '3 天后'],
  ['2024-06-30 08:00:00', '59 天后'],
  ['2024-07-01 08:00:00', '2 个月后'],
])('a review at %s comes up %s', (due, words) => {
  // Half past midnight on the second of May in Shanghai, the first of May elsewhere.
  expect(reviewDay(due, new Date('2024-05-01T16:30:00Z'))).toBe(words);
});
