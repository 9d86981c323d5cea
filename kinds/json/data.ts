import { equals } from '../data/condition.ts';
import { anything } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { jsonCell } from './data/cell.ts';

export const json: DataKind = {
  fits: ({ type, 'x-widget': widget }) => widget === 'json' || type === 'object' || type === undefined,
  example: { type: 'object', title: '设置', 'x-widget': 'json' },
  columnType: () => 'jsonb',
  isAnything: true,
  filled: anything,
  isShareable: false,
  isSortable: false,
  listed: 'never',
  listWidth: 200,
  condition: equals,
  sample: () => ({}),
  broken: () => [],
  cell: jsonCell,
};
