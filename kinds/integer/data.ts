import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { number } from '../number/data.ts';
import { numberCell } from '../number/data/cell.ts';
import { rangeOf } from '../number/data/numbers.ts';

/** What a column of whole numbers holds, where a field names no limit of its own. */
const largest = 2_147_483_647;

/** Bounds between which a number is a year: read without thousands apart. */
const years = { first: 1800, last: 2999 };

export const integer: DataKind = {
  ...number,
  fits: ({ type }) => type === 'integer',
  example: { type: 'integer', title: '次数', minimum: 0, maximum: 100 },
  listWidth: 100,
  limits(property) {
    const { minimum, maximum } = rangeOf(property);
    return {
      ...(property.exclusiveMinimum === undefined && { minimum }),
      ...(property.exclusiveMaximum === undefined && { maximum }),
    };
  },
  props: ({ minimum = 0, maximum = largest }) =>
    minimum >= years.first && maximum <= years.last ? { isPlain: true } : undefined,
  words: ({ minimum = -largest, maximum = largest }) => ({ minimum, maximum }),
  filter: rangeFilter(({ title, maximum }) => ({ type: 'integer', title, ...(maximum !== undefined && { maximum }) })),
  cell: numberCell({ name: '整数', type: 'whole' }),
};
