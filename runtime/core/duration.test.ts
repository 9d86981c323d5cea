import { expect, it } from 'vitest';
import { durationText } from './duration.ts';

it('seconds are read as minutes where they are whole ones', () => {
  expect([0, 45, 60, 90, 600, 7200].map(durationText)).toEqual([
    '0 秒',
    '45 秒',
    '1 分钟',
    '1 分 30 秒',
    '10 分钟',
    '120 分钟',
  ]);
});
