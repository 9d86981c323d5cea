import { wrongType } from '../data/broken.ts';
import { equals } from '../data/condition.ts';
import { anything } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';

const truths: Readonly<Record<string, boolean>> = {
  是: true,
  对: true,
  TRUE: true,
  '1': true,
  Y: true,
  否: false,
  错: false,
  FALSE: false,
  '0': false,
  N: false,
};

export const boolean: DataKind = {
  fits: ({ type }) => type === 'boolean',
  example: { type: 'boolean', title: '是否推荐' },
  columnType: () => 'boolean',
  filled: anything,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: 90,
  isUsualFilter: true,
  filter: { schema: ({ property: { title } }) => ({ type: 'boolean', title }), field: (field) => field },
  condition: equals,
  sample: ({ random }) => random.next() < 0.5,
  broken: ({ schema }) => [wrongType(schema)],
  cell: {
    width: 8,
    note: () => '可填：是、否',
    example: () => '是',
    choices: async () => ['是', '否'],
    read({ text }) {
      const value = truths[text.toUpperCase()];
      return value === undefined ? { problem: '请填“是”或“否”' } : { value };
    },
    write: ({ value }) => (value === true ? '是' : '否'),
  },
};
