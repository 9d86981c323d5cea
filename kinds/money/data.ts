import { decimalsOf } from '#runtime/core/operations/decimals.ts';
import { brokenNumbers } from '../data/broken.ts';
import { rangeFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { boundsText } from '../data/property.ts';
import type { SamplePlace } from '../data/sample.ts';
import { number } from '../number/data.ts';
import { numberCell } from '../number/data/cell.ts';
import { sampleNumber } from '../number/data/sample.ts';
import { bareAmount } from './amount.ts';
import { currencies, currencyOf } from './currencies.ts';

const cell = numberCell({ name: '金额', type: 'decimal' });

export const money: DataKind = {
  ...number,
  fits: ({ type, 'x-money': currency }) => type === 'number' && currency !== undefined,
  example: { type: 'number', title: '费用', 'x-money': 'CNY', minimum: 0 },
  props: ({ 'x-money': currency = 'CNY' }) => ({ currency }),
  meaning: ({ 'x-money': currency = 'CNY' }) => `金额（${currency}）`,
  problem: (property) =>
    property['x-widget'] !== undefined
      ? `金额有自己的写法，不能再写 "x-widget": "${property['x-widget']}"`
      : decimalsOf(property.multipleOf ?? 0.01) > 2
        ? '金额最多到分，multipleOf 不能小于 0.01'
        : number.problem?.(property),
  listWidth: 140,
  filter: {
    ...rangeFilter(({ title }) => ({ type: 'number', title })),
    field: (field) => ({
      ...field,
      isRange: true,
      props: { ...field.props, sign: currencies[currencyOf(field)].sign },
    }),
  },
  sample: (place) => sampleNumber({ ...place, property: { ...place.property, multipleOf: sampleStep(place) } }),
  broken: ({ schema }) => [...brokenNumbers({ schema }), { why: 'less than a cent', value: 12.345 }],
  printed: ({ value, property }) =>
    `${currencies[currencyOf({ props: money.props?.(property) })].sign}${Number(value).toFixed(2)}`,
  cell: {
    ...cell,
    width: 14,
    format: (column) => `"${currencies[currencyOf(column)].sign}"#,##0.00`,
    note: ({ property }) =>
      `金额（${currencies[currencyOf({ props: money.props?.(property) })].name}），最多两位小数${boundsText(property)}`,
    example: () => '100.00',
    read: ({ text, column, ...rest }) =>
      cell.read({ ...rest, column, text: bareAmount({ text, currency: currencyOf(column) }) }),
  },
};

/** Prices that people would name, where the limits leave room for a hundred of them. */
function sampleStep({ property: { minimum = 0, maximum = Infinity, multipleOf = 0.01 } }: SamplePlace): number {
  const likely = 12.5;
  return multipleOf === 0.01 && maximum - minimum >= 100 * likely ? likely : multipleOf;
}
