import type { DataKind } from '../data/kind.ts';
import { json } from '../json/data.ts';

export const schema: DataKind = {
  ...json,
  fits: ({ type, 'x-widget': widget }) => type === 'object' && widget === 'schema',
  example: { type: 'object', title: '报名表', 'x-widget': 'schema' },
  sample: () => ({
    type: 'object',
    properties: {
      company: { type: 'string', title: '单位', order: 1, maxLength: 50 },
      level: { type: 'string', title: '级别', order: 2, enum: ['初级', '高级'] },
    },
  }),
};
