import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { text } from './fields.ts';

const isOnline: Json = { '==': [{ var: 'way' }, 'online'] };

/** Workshops whose fields depend on each other. */
export const files: Record<string, Json> = {
  'dictionaries/lessonState.json': {
    $schema: '../generated/meta/dictionary.json',
    $id: 'lessonState',
    title: '课程状态',
    values: [
      { code: 'draft', label: '草稿' },
      { code: 'published', label: '已发布', verb: '发布' },
    ],
  },
  ...entity({
    name: 'workshop',
    title: '讲座',
    words: { label: 'workshopName', recycle: true, history: true },
    properties: {
      workshopName: text('名称'),
      way: text('方式'),
      link: { type: 'string', title: '网址', maxLength: 50, 'x-when': isOnline },
      places: { type: 'integer', title: '人数', default: 30, 'x-when': { '!': [isOnline] } },
      summary: {
        type: 'string',
        title: '摘要',
        maxLength: 50,
        'x-requiredWhen': { '==': [{ var: 'state' }, 'published'] },
      },
      room: {
        type: 'string',
        title: '教室',
        maxLength: 20,
        'x-when': { '!': [isOnline] },
        'x-requiredWhen': isOnSite(),
      },
      fee: {
        type: 'number',
        title: '费用',
        multipleOf: 0.01,
        'x-readOnlyWhen': { '==': [{ var: 'state' }, 'published'] },
      },
      topics: {
        type: 'array',
        title: '主题',
        items: {
          type: 'object',
          properties: { b: { type: 'string', title: '乙' }, aa: { type: 'string', title: '甲' } },
        },
        'x-readOnlyWhen': { '==': [{ var: 'state' }, 'published'] },
      },
      state: { type: 'string', title: '状态', 'x-dict': 'lessonState', default: 'draft', readOnly: true },
    },
    required: ['workshopName', 'way'],
    operations: {
      list: {},
      get: {},
      save: {},
      change: {},
      updateState: { does: 'setState', transitions: { draft: ['published'], published: ['draft'] } },
      importExcel: {},
    },
  }),
};

function isOnSite(): Json {
  return { '==': [{ var: 'way' }, 'site'] };
}
