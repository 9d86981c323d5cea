import type { Json } from '#generators/formats.ts';

const entity = ({
  name,
  title,
  properties,
  required,
}: {
  name: string;
  title: string;
  properties: Record<string, Json>;
  required: string[];
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true },
    properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
    required,
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, change: {}, options: {}, importExcel: {} },
  },
});

/** Campuss with studios, and a rehearsal in an open studio of its own campus. */
export const files: Record<string, Json> = {
  ...entity({ name: 'campus', title: '校区', properties: {}, required: ['campusName'] }),
  ...entity({
    name: 'studio',
    title: '排练室',
    properties: {
      campusId: { type: 'string', title: '校区', 'x-ref': 'campus' },
      isOpen: { type: 'boolean', title: '开放', default: true },
      state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'on' },
    },
    required: ['studioName', 'campusId'],
  }),
  ...entity({
    name: 'rehearsal',
    title: '排演',
    properties: {
      campusId: { type: 'string', title: '校区', 'x-ref': 'campus' },
      studioId: {
        type: 'string',
        title: '排练室',
        'x-ref': 'studio',
        'x-filter': { campusId: { var: 'record.campusId' }, state: ['on'], isOpen: true },
      },
      note: { type: 'string', title: '备注', maxLength: 20 },
    },
    required: ['rehearsalName'],
  }),
};
