import { expect, it } from 'vitest';
import { sheetOf } from '#runtime/core/certificate/design.ts';
import { isInside, meet, type Box } from './box.ts';
import { copied, itemAt, palette, placeFor, readingOrder } from './items.ts';

const orientation = 'landscape';

it('puts what is added into the middle, then beside what stands there, and never twice on the same place', () => {
  const layout: Box[] = [];
  for (let count = 0; count < 40; count += 1)
    layout.push(placeFor({ size: { width: 100, height: 16 }, layout, orientation }));
  expect(layout[0]).toEqual({ x: 98.5, y: 97, width: 100, height: 16 });
  expect(
    layout.slice(1, 5).filter((box, index) => layout.slice(0, index + 1).some((former) => meet(former, box))),
  ).toEqual([]);
  expect(new Set(layout.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
  expect(layout.filter((box) => !isInside(box, sheetOf({ orientation })))).toEqual([]);
});

it('reads a sheet line by line', () => {
  const box = { width: 20, height: 8 };
  const layout = [
    { ...box, x: 100, y: 101 },
    { ...box, x: 10, y: 180 },
    { ...box, x: 10, y: 100 },
    { ...box, x: 50, y: 10 },
  ];
  expect(readingOrder(layout)).toEqual([3, 2, 0, 1]);
});

it('finds the uppermost of items that cover each other', () => {
  const layout = [
    { x: 0, y: 0, width: 50, height: 50 },
    { x: 10, y: 10, width: 10, height: 10 },
  ];
  expect([itemAt(layout, { x: 12, y: 12 }), itemAt(layout, { x: 2, y: 2 }), itemAt(layout, { x: 60, y: 2 })]).toEqual([
    1,
    0,
    undefined,
  ]);
});

it('copies what is offered beside it, on the sheet still', () => {
  const items = palette.map(({ item }) => ({ ...item, x: 297 - item.width, y: 10 }));
  expect(copied({ items, orientation }).map(({ x, y }) => [x, y])).toEqual(items.map(({ x }) => [x, 15]));
});
