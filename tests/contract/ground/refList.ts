import type { Json } from '#generators/formats.ts';

const calls = {
  list: {},
  get: {},
  save: {},
  remove: {},
  change: {},
  options: {},
  history: {},
  importExcel: {},
  importCommit: {},
  exportExcel: {},
  excelTemplate: {},
};

const entity = ({
  name,
  title,
  words = {},
  properties = {},
}: {
  name: string;
  title: string;
  words?: Record<string, Json>;
  properties?: Record<string, Json>;
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', history: true, recycle: true, ...words },
    properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 40 }, ...properties },
    required: [`${name}Name`],
    'x-operations': { ...calls, ...(words['recycle'] !== false && { recycled: {}, restore: {} }) },
  },
});

const listOf = (title: string, target: string, more: Record<string, Json> = {}): Json => ({
  type: 'array',
  title,
  items: { type: 'string', 'x-ref': target },
  ...more,
});

/** Schemes that refer to several of each sort. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'topic',
    title: '专题',
    words: { unique: [['topicCode']], distinguish: ['topicCode'] },
    properties: { topicCode: { type: 'string', title: '编码', maxLength: 20 } },
  }),
  ...entity({
    name: 'unit',
    title: '单位',
    words: { tree: { parent: 'aboveId', maxDepth: 4 }, recycle: false },
    properties: { aboveId: { type: 'string', title: '上级', 'x-ref': 'unit' } },
  }),
  ...entity({ name: 'gear', title: '器材', words: { scope: 'platform', recycle: false } }),
  ...entity({
    name: 'scheme',
    title: '方案',
    words: { reach: { own: 'keeperId' } },
    properties: {
      courseIds: listOf('相关课程', 'topic', { maxItems: 4 }),
      unitIds: listOf('单位', 'unit'),
      gearIds: listOf('器材', 'gear'),
      schemeIds: listOf('前置方案', 'scheme'),
      secretIds: listOf('内部课程', 'topic', { 'x-read': 'a12-m2.7.8' }),
      keeperId: { type: 'string', title: '负责人', 'x-ref': 'person' },
    },
  }),
};
