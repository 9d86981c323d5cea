import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areOverlapping, rangeTaken, type Range } from './noOverlap.ts';

const group = {
  name: 'x',
  range: ['from', 'to'] as [string, string],
  order: { name: 'y', message: '' },
  per: ['roomId'],
  where: { state: ['on'] },
  message: '',
};

it('takes a range where it is meant, open at an empty end', () => {
  const record = { roomId: 'r', state: 'on', from: '2024-05-01', to: '2024-05-02' };
  expect(rangeTaken({ group, record })).toEqual({ key: '["r"]', start: '2024-05-01', end: '2024-05-02' });
  expect(rangeTaken({ group, record: { roomId: 'r', state: 'on' } })).toEqual({ key: '["r"]', start: null, end: null });
  for (const other of [{ roomId: null }, { state: 'off' }])
    expect(rangeTaken({ group, record: { ...record, ...other } })).toBeUndefined();
});

it('a range ends before its end', () => {
  const day = { start: '2024-05-01 08:00:00', end: '2024-05-01 09:00:00' };
  expect(areOverlapping(day, { start: '2024-05-01 09:00:00', end: null })).toBe(false);
  expect(areOverlapping(day, { start: '2024-05-01 08:59:59', end: null })).toBe(true);
  expect(areOverlapping(day, { start: null, end: null })).toBe(true);
});

it('ranges of numbers overlap where they share one', () => {
  const numbers = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 4 }));
  const isIn = (range: Range, number: number) => number >= Number(range.start) && number < Number(range.end);
  fc.assert(
    fc.property(numbers, numbers, ([a, long], [b, wide]) => {
      const [one, other] = [
        { start: a, end: a + long },
        { start: b, end: b + wide },
      ];
      const isShared = Array.from({ length: 20 }, (_, number) => number).some(
        (number) => isIn(one, number) && isIn(other, number),
      );
      expect(areOverlapping(one, other)).toBe(isShared);
      expect(areOverlapping(other, one)).toBe(isShared);
    }),
  );
});
