import type { Json } from '#generators/formats.ts';
import { namedEntity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const kept = {
  ...ownCalls,
  change: {},
  history: {},
  importExcel: {},
  importCommit: {},
  exportExcel: {},
  excelTemplate: {},
};
const operations = { ...kept, recycled: {}, restore: {} };

const listOf = (title: string, target: string, more: Record<string, Json> = {}): Json => ({
  type: 'array',
  title,
  items: { type: 'string', 'x-ref': target },
  ...more,
});

/** Schemes that refer to several of each sort. */
export const files: Record<string, Json> = {
  ...namedEntity({
    name: 'topic',
    title: '专题',
    words: { unique: [['topicCode']], distinguish: ['topicCode'] },
    properties: { topicCode: text('编码') },
    operations,
  }),
  ...namedEntity({
    name: 'unit',
    title: '单位',
    words: { tree: { parent: 'aboveId', maxDepth: 4 }, recycle: false },
    properties: { aboveId: reference('上级', 'unit') },
    operations: kept,
  }),
  ...namedEntity({ name: 'gear', title: '器材', words: { scope: 'platform', recycle: false }, operations: ownCalls }),
  ...namedEntity({
    name: 'scheme',
    title: '方案',
    words: { reach: { own: 'keeperId' } },
    properties: {
      courseIds: listOf('相关课程', 'topic', { maxItems: 4 }),
      unitIds: listOf('单位', 'unit'),
      gearIds: listOf('器材', 'gear'),
      schemeIds: listOf('前置方案', 'scheme'),
      secretIds: listOf('内部课程', 'topic', { 'x-read': 'a12-m2.7.8' }),
      keeperId: reference('负责人', 'person'),
    },
    operations,
  }),
};
