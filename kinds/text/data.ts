import { brokenTexts } from '../data/broken.ts';
import { contains } from '../data/condition.ts';
import { words } from '../data/filled.ts';
import { textFilter } from '../data/filter.ts';
import type { DataKind } from '../data/kind.ts';
import { fittingText } from '../data/sample.ts';
import { textCell } from './data/cell.ts';
import { naturalText } from './data/sample.ts';

export const text: DataKind = {
  fits: ({ type }) => type === 'string',
  example: { type: 'string', title: '名称', maxLength: 100 },
  columnType: () => 'text',
  filled: words,
  isShareable: true,
  isSortable: true,
  listed: 'usual',
  listWidth: ({ maxLength = Infinity }) => (maxLength <= 20 ? 120 : 160),
  filter: textFilter,
  condition: contains,
  sample: (place) => fittingText({ text: naturalText(place), place }),
  broken: brokenTexts,
  cell: textCell,
};
