import type { DataKind } from '../data/kind.ts';
import { json } from '../json/data.ts';

export const answers: DataKind = {
  ...json,
  fits: ({ type, 'x-schemaOf': form }) => type === 'object' && form !== undefined,
  example: { type: 'object', title: '报名内容', 'x-schemaOf': 'certId.applyForm' },
  isSpare: true,
  sample: () => ({ company: '某单位', level: '高级' }),
};
