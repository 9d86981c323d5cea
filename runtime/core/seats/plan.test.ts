import { describe, expect, it } from 'vitest';
import { countsOf, painted, placesOf, resized } from './plan.ts';

const plan = ['ss-a', 'xs-s'];

describe('a seat plan', () => {
  it('numbers its seats from the front, aisles left out, those out of use counted', () => {
    expect(placesOf(plan).map((row) => row.map(({ number }) => number))).toEqual([
      [1, 2, 0, 3],
      [4, 5, 0, 6],
    ]);
  });

  it('counts its places by kind', () => {
    expect(countsOf(plan)).toEqual({ seat: 4, accessible: 1, outOfUse: 1, aisle: 2 });
  });

  it('paints places, and passes over those outside it', () => {
    const places = [
      { row: 0, column: 0 },
      { row: 1, column: 3 },
      { row: 5, column: 0 },
      { row: 0, column: 9 },
    ];
    expect(painted({ plan, places, kind: 'outOfUse' })).toEqual(['xs-a', 'xs-x']);
  });

  it('is cut and filled up with seats', () => {
    expect(resized({ plan, rows: 3, columns: 3 })).toEqual(['ss-', 'xs-', 'sss']);
    expect(resized({ plan, rows: 1, columns: 6 })).toEqual(['ss-ass']);
  });
});
