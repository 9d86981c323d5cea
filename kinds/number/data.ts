import { brokenNumbers } from '../data/broken.ts';
import { equals } from '../data/condition.ts';
import { anything } from '../data/filled.ts';
import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { numberCell } from './data/cell.ts';
import { numberColumn, numberProblem, rangeOf } from './data/numbers.ts';
import { sampleNumber } from './data/sample.ts';

export const number: DataKind = {
  fits: ({ type }) => type === 'number',
  example: { type: 'number', title: '分数', minimum: 0, maximum: 100, multipleOf: 0.5 },
  columnType: numberColumn,
  problem: numberProblem,
  // A number is taken only as it can be kept: no more digits than its column has.
  limits(property) {
    const { minimum, maximum, step } = rangeOf(property);
    return {
      ...(property.exclusiveMinimum === undefined && { minimum }),
      ...(property.exclusiveMaximum === undefined && { maximum }),
      multipleOf: step,
    };
  },
  filled: anything,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: 100,
  filter: rangeFilter(({ title }) => ({ type: 'number', title })),
  condition: equals,
  sample: sampleNumber,
  broken: brokenNumbers,
  cell: numberCell({ name: '数字', type: 'decimal' }),
};
