import type { DataKind } from '../data/kind.ts';
import { pictures } from '../file/sorts.ts';
import { files } from '../files/data.ts';

export const images: DataKind = {
  ...files,
  fits: ({ type, items }) => type === 'array' && items?.type === 'string' && items['x-widget'] === 'image',
  example: { type: 'array', title: '照片', items: { type: 'string', 'x-widget': 'image' }, maxItems: 9 },
  accepts: () => pictures,
  listed: 'usual',
  listWidth: 140,
};
