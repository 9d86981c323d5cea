import { expect, it } from 'vitest';
import { clockTime, shareOfTime, shownTime, timeOfShare } from './clock.ts';

it('is read as people write it', () => {
  expect(['8:30', '08:30', '08:30:05', '８：３０', ' 0:00 '].map(clockTime)).toEqual([
    '08:30:00',
    '08:30:00',
    '08:30:05',
    '08:30:00',
    '00:00:00',
  ]);
  expect(['24:00', '8:60', '8', '8:3', '08:30:60', '八点', '2024-05-01 08:30'].map(clockTime)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

it('every second of a day comes back from the share of it that Excel keeps', () => {
  const wrong = Array.from({ length: 24 * 60 * 60 }, (_, second) =>
    new Date(second * 1000).toISOString().slice(11, 19),
  ).filter((time) => timeOfShare(Number(shareOfTime(time).toPrecision(15))) !== time);
  expect(wrong).toEqual([]);
  expect([1, -0.5, Number.NaN].map(timeOfShare)).toEqual([undefined, undefined, undefined]);
});

it('is shown without seconds where there are none', () => {
  expect(['08:30:00', '08:30:05', '08:30'].map(shownTime)).toEqual(['08:30', '08:30:05', '08:30']);
});
