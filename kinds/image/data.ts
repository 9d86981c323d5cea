import type { DataKind } from '../data/kind.ts';
import { file } from '../file/data.ts';

export const image: DataKind = {
  ...file,
  fits: ({ type, 'x-widget': widget }) => type === 'string' && widget === 'image',
  example: { type: 'string', title: '图片', 'x-widget': 'image', maxLength: 500 },
  listed: 'usual',
  listWidth: 88,
};
