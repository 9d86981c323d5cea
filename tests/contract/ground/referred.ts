import type { Json } from '#generators/formats.ts';

const entity = ({
  name,
  title,
  properties,
  words = {},
  screens = {},
}: {
  name: string;
  title: string;
  properties: Record<string, Json>;
  words?: Record<string, Json>;
  screens?: Json;
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true, ...words },
    properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
    required: [`${name}Name`],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      remove: {},
      options: {},
      ...(name === 'stage' && { importExcel: {}, exportExcel: {}, excelTemplate: {} }),
    },
    'x-screens': screens,
  },
});

const shown = ['grade', 'places', 'openOn', 'isOpen', 'regionId', 'collegeId'].map((field) => `venueId.${field}`);

/** Stages that show fields of their venue. */
export const files: Record<string, Json> = {
  ...entity({ name: 'region', title: '地区', properties: {}, words: { scope: 'platform' } }),
  ...entity({ name: 'college', title: '分校', properties: {}, words: { tree: {} } }),
  ...entity({
    name: 'venue',
    title: '场馆',
    properties: {
      grade: { type: 'string', title: '状态', 'x-dict': 'certState' },
      places: { type: 'integer', title: '座位', minimum: 0 },
      openOn: { type: 'string', title: '启用日期', format: 'date' },
      isOpen: { type: 'boolean', title: '开放' },
      regionId: { type: 'string', title: '地区', 'x-ref': 'region' },
      collegeId: { type: 'string', title: '分校', 'x-ref': 'college' },
      doorCode: { type: 'string', title: '门禁码', maxLength: 20 },
    },
  }),
  ...entity({
    name: 'stage',
    title: '舞台',
    // Both entities have such a field: the condition means the venue's.
    properties: {
      venueId: { type: 'string', title: '场馆', 'x-ref': 'venue' },
      places: { type: 'integer', title: '座位', minimum: 0 },
      regionId: { type: 'string', title: '地区', 'x-ref': 'region' },
    },
    screens: { list: { columns: ['stageName', 'venueId', ...shown], filters: shown } },
  }),
};
