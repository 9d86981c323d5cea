import { describe, expect, it } from 'vitest';
import { placesOf } from './places.ts';

const column = (width: number, fixed?: 'left' | 'right', align?: 'right') => ({ width, fixed, align });

describe('places of columns', () => {
  it('fixed ones stand beside the ticks and those fixed before them', () => {
    const places = placesOf({ columns: [column(100, 'left'), column(80, 'left'), column(200)], isTicked: true });
    expect(places).toEqual([
      { className: 'is-fixed', style: { left: 48 } },
      { className: 'is-fixed is-last-left', style: { left: 148 } },
      {},
    ]);
  });
  it('at the right they stand as far in as those after them are wide', () => {
    const places = placesOf({
      columns: [column(200), column(90, 'right', 'right'), column(144, 'right')],
      isTicked: false,
    });
    expect(places).toEqual([
      {},
      { className: 'is-right is-fixed is-first-right', style: { right: 144 } },
      { className: 'is-fixed', style: { right: 0 } },
    ]);
  });
  it('one that others stand behind stays in view beside those at the edge', () => {
    const places = placesOf({ columns: [column(90, 'right'), column(200), column(144, 'right')], isTicked: false });
    expect(places).toEqual([
      { className: 'is-fixed is-kept', style: { right: 144 } },
      {},
      { className: 'is-fixed is-first-right', style: { right: 0 } },
    ]);
  });
  it('without ticks the first fixed one stands at the edge', () => {
    expect(placesOf({ columns: [column(100, 'left')], isTicked: false })[0]?.style).toEqual({ left: 0 });
  });
});
