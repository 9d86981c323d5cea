import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { number } from '../number/data.ts';
import { numberCell } from '../number/data/cell.ts';
import { rangeOf } from '../number/data/numbers.ts';

/** What a column of whole numbers holds, where a field names no limit of its own. */
const largest = 2_147_483_647;

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
  words: ({ minimum = -largest, maximum = largest }) => ({ minimum, maximum }),
  filter: rangeFilter(({ title, maximum }) => ({ type: 'integer', title, ...(maximum !== undefined && { maximum }) })),
  cell: numberCell({ name: '整数', type: 'whole' }),
};
