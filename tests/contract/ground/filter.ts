import type { Json } from '#generators/formats.ts';
import { namedEntity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const operations = { ...ownCalls, change: {}, importExcel: {} };

/** Campuses with studios, and a rehearsal in an open studio of its own campus. */
export const files: Record<string, Json> = {
  ...namedEntity({ name: 'campus', title: '校区', operations }),
  ...namedEntity({
    name: 'studio',
    title: '排练室',
    properties: {
      campusId: reference('校区', 'campus'),
      isOpen: { type: 'boolean', title: '开放', default: true },
      state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'on' },
    },
    required: ['campusId'],
    operations,
  }),
  ...namedEntity({
    name: 'rehearsal',
    title: '排演',
    properties: {
      campusId: reference('校区', 'campus'),
      studioId: {
        type: 'string',
        title: '排练室',
        'x-ref': 'studio',
        'x-filter': { campusId: { var: 'record.campusId' }, state: ['on'], isOpen: true },
      },
      note: text('备注'),
    },
    operations,
  }),
};
