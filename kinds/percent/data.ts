import type { Property } from '#generators/formats.ts';
import { brokenNumbers } from '../data/broken.ts';
import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { boundsText } from '../data/property.ts';
import { number } from '../number/data.ts';
import { numberCell } from '../number/data/cell.ts';
import { sampleNumber } from '../number/data/sample.ts';

const cell = numberCell({ name: '百分数', type: 'decimal' });

export const percent: DataKind = {
  ...number,
  fits: ({ type, 'x-widget': widget }) => type === 'number' && widget === 'percent',
  example: { type: 'number', title: '通过率', 'x-widget': 'percent' },
  meaning: () => '百分数',
  problem: (property) => {
    const { minimum = 0, maximum = 0 } = { ...boundsOf(property), ...property };
    return minimum > maximum && property.exclusiveMaximum === undefined
      ? `没有值能通过：minimum 是 ${minimum}，maximum 不写就是 100`
      : number.problem?.(property);
  },
  limits: (property) => number.limits?.({ ...boundsOf(property), ...property }) ?? {},
  filter: {
    ...rangeFilter(({ title }) => ({ type: 'number', title })),
    field: (field) => ({ ...field, isRange: true, props: { ...field.props, unit: '%' } }),
  },
  sample: (place) =>
    sampleNumber({ ...place, property: { multipleOf: 0.5, ...boundsOf(place.property), ...place.property } }),
  broken: ({ schema }) => [...brokenNumbers({ schema }), { why: 'too many decimals', value: 12.345 }],
  printed: ({ value }) => `${String(value)}%`,
  cell: {
    ...cell,
    format: () => '0.00"%"',
    note: ({ property }) => `百分数，不写百分号：12.5 即 12.5%${boundsText({ ...boundsOf(property), ...property })}`,
    example: () => '12.5',
    rule: (column) => cell.rule?.({ ...boundsOf({}), ...column }),
    read: ({ text, ...rest }) => cell.read({ ...rest, text: text.normalize('NFKC').replace(/\s*%$/, '') }),
  },
};

/** The bounds that a field leaves open; one that it excludes is said. */
function boundsOf({ exclusiveMinimum, exclusiveMaximum }: Property): Property {
  return {
    ...(exclusiveMinimum === undefined && { minimum: 0 }),
    ...(exclusiveMaximum === undefined && { maximum: 100 }),
  };
}
