import type { DataKind } from '../data/kind.ts';
import { json } from '../json/data.ts';

export const answers: DataKind = {
  ...json,
  fits: ({ type, 'x-schemaOf': form, 'x-own': isOwn }) => type === 'object' && (form !== undefined || isOwn === true),
  example: { type: 'object', title: '报名内容', 'x-schemaOf': 'certId.applyForm' },
  holdsFiles: ({ 'x-schemaOf': form }) => (form === undefined ? undefined : 'among'),
  isSpare: true,
  // Which fields a tenant adds the catalogue does not know.
  sample: ({ property }) => (property['x-own'] ? undefined : { company: '某单位', level: '高级' }),
};
