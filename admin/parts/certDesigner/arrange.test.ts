import { expect, it } from 'vitest';
import { aligned, layered, spread } from './arrange.ts';

const sheet = { width: 297, height: 210 };
const layout = [
  { x: 10, y: 10, width: 20, height: 10 },
  { x: 50, y: 40, width: 30, height: 10 },
  { x: 200, y: 20, width: 40, height: 20 },
];

it('lines several up with each other, a single one with the sheet', () => {
  const xs = (edge: 'left' | 'center' | 'right') => aligned({ layout, chosen: [0, 1], edge, sheet }).map(({ x }) => x);
  expect([xs('left'), xs('center'), xs('right')]).toEqual([
    [10, 10, 200],
    [35, 30, 200],
    [60, 50, 200],
  ]);
  expect(aligned({ layout, chosen: [2], edge: 'middle', sheet })[2]).toEqual({ ...layout[2], y: 95 });
  expect(aligned({ layout, chosen: [2], edge: 'bottom', sheet })[2]?.y).toBe(190);
});

it('leaves the same gap between all, and the outermost where they are', () => {
  expect(spread({ layout, chosen: [0, 1, 2], axis: 'x' }).map(({ x }) => x)).toEqual([10, 100, 200]);
  expect(spread({ layout, chosen: [0, 1], axis: 'x' })).toEqual(layout);
});

it('brings one layer up or down, several together, and says where they are then', () => {
  const letters = ['a', 'b', 'c', 'd'];
  expect(layered({ layout: letters, chosen: [0], by: 1 })).toEqual({ layout: ['b', 'a', 'c', 'd'], chosen: [1] });
  expect(layered({ layout: letters, chosen: [1, 2], by: 1 })).toEqual({ layout: ['a', 'd', 'b', 'c'], chosen: [2, 3] });
  expect(layered({ layout: letters, chosen: [0, 2], by: -1 })).toEqual({
    layout: ['a', 'c', 'b', 'd'],
    chosen: [0, 1],
  });
  expect(layered({ layout: letters, chosen: [2, 3], by: 1 }).layout).toEqual(letters);
});
