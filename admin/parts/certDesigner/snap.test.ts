import { expect, it } from 'vitest';
import { moveOf, resizedBy } from './snap.ts';

const sheet = { width: 297, height: 210 };
const box = { x: 20, y: 20, width: 40, height: 10 };

it('moves by whole millimetres, and by tenths where it is free', () => {
  expect(moveOf({ boxes: [box], by: { x: 7.4, y: 3.6 }, others: [], sheet }).by).toEqual({ x: 7, y: 4 });
  const free = moveOf({ boxes: [box], by: { x: 7.44, y: 3.6 }, others: [], sheet, isFree: true });
  expect(free.by.x).toBeCloseTo(7.4);
  expect(free.guides).toEqual([]);
});

it('is drawn to the middle of the sheet and to edges of others within 1.5 mm, and shows along which line', () => {
  const toMiddle = moveOf({ boxes: [box], by: { x: 107.2, y: 3 }, others: [], sheet });
  expect(box.x + toMiddle.by.x + box.width / 2).toBe(148.5);
  expect(toMiddle.guides).toEqual([{ axis: 'x', at: 148.5 }]);
  const other = { x: 101, y: 150, width: 33, height: 13 };
  const toOther = moveOf({ boxes: [box], by: { x: 82.4, y: 50 }, others: [other], sheet });
  expect(box.x + toOther.by.x).toBe(101);
  expect(toOther.guides).toEqual([{ axis: 'x', at: 101 }]);
  const tooFar = moveOf({ boxes: [box], by: { x: 83.4, y: 50 }, others: [other], sheet });
  expect(tooFar).toEqual({ by: { x: 83, y: 50 }, guides: [] });
});

it('stays on the sheet, several as one', () => {
  const boxes = [box, { ...box, x: 200 }];
  expect(moveOf({ boxes, by: { x: 500, y: -500 }, others: [], sheet }).by).toEqual({ x: 57, y: -20 });
});

it.each([
  ['se', { x: 3.3, y: 4.4 }, { x: 20, y: 20, width: 43, height: 14 }],
  ['nw', { x: 3.3, y: -4.4 }, { x: 23, y: 16, width: 37, height: 14 }],
  ['e', { x: 3, y: 50 }, { x: 20, y: 20, width: 43, height: 10 }],
  ['n', { x: 50, y: 500 }, { x: 20, y: 28, width: 40, height: 2 }],
  ['s', { x: 0, y: 500 }, { x: 20, y: 20, width: 40, height: 190 }],
] as const)('resizes by %s, never smaller than 2 mm or beyond the sheet', (handle, by, expected) => {
  expect(resizedBy({ box, handle, by, others: [], sheet }).box).toEqual(expected);
});

it('draws an edge to those of others while it resizes', () => {
  const other = { x: 70, y: 100, width: 20, height: 10 };
  const { box: next, guides } = resizedBy({ box, handle: 'e', by: { x: 9, y: 0 }, others: [other], sheet });
  expect([next.width, guides]).toEqual([50, [{ axis: 'x', at: 70 }]]);
});
