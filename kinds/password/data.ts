import { brokenTexts } from '../data/broken.ts';
import { contains } from '../data/condition.ts';
import { someText } from '../data/filled.ts';
import type { DataKind } from '../data/kind.ts';
import { fittingText } from '../data/sample.ts';

export const password: DataKind = {
  fits: ({ type, 'x-widget': widget }) => type === 'string' && widget === 'password',
  example: { type: 'string', title: '口令', 'x-widget': 'password', minLength: 8, maxLength: 64 },
  columnType: () => 'text',
  filled: someText,
  isShareable: false,
  isSortable: false,
  listed: 'never',
  listWidth: 120,
  condition: contains,
  sample: (place) => fittingText({ text: 'Demo-2024', place }),
  broken: brokenTexts,
};
