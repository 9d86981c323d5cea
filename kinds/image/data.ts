import type { DataKind } from '../data/kind.ts';
import { file } from '../file/data.ts';
import { pictures } from '../file/sorts.ts';

export const image: DataKind = {
  ...file,
  fits: ({ type, 'x-widget': widget }) => type === 'string' && widget === 'image',
  example: { type: 'string', title: '图片', 'x-widget': 'image', maxLength: 500 },
  accepts: () => pictures,
  listed: 'usual',
  listWidth: 88,
};
