import type { Json } from '#generators/formats.ts';
import { calls } from './reach.ts';
import { reference, text } from './fields.ts';

const several = (title: string, name: string): Json => ({
  type: 'array',
  title,
  items: { type: 'string', 'x-ref': name },
  maxItems: 5,
});

/** What refers to records that not everybody reaches. */
export const files: Record<string, Json> = {
  'entities/report.json': {
    $schema: '../generated/meta/entity.json',
    title: '报告',
    'x-entity': { scope: 'tenant', label: 'reportName', code: 'a12-m2.7', recycle: true, history: true },
    properties: {
      reportName: text('名称'),
      planId: reference('计划', 'plan'),
      entryId: { ...(reference('报考', 'entry') as object), 'x-filter': { planId: { var: 'record.planId' } } },
      copied: { ...(text('报考名称') as object), 'x-copyOf': 'entryId.entryName' },
      entryIds: several('其他报考', 'entry'),
      materialId: reference('材料', 'material'),
    },
    required: ['reportName'],
    'x-operations': calls,
  },
  'entities/library.json': {
    $schema: '../generated/meta/entity.json',
    title: '大厅',
    'x-entity': { scope: 'tenant', label: 'libraryName', code: 'a12-m2.7' },
    properties: {
      libraryName: text('名称'),
      state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'on', readOnly: true },
      shelves: { type: 'integer', title: '书架数', 'x-roll': { count: 'shelf', by: 'libraryId' } },
    },
    required: ['libraryName'],
    'x-steps': {
      close: {
        title: '关闭',
        from: 'on',
        to: 'off',
        when: { '==': [{ var: 'record.shelves' }, 0] },
        why: '还有书架',
      },
    },
    'x-operations': { list: {}, save: {}, step: {} },
  },
  'entities/shelf.json': {
    $schema: '../generated/meta/entity.json',
    title: '书架',
    'x-entity': {
      scope: 'tenant',
      label: 'shelfName',
      code: 'a12-m2.7',
      recycle: true,
      reach: { own: 'personId' },
    },
    properties: {
      shelfName: text('名称'),
      personId: reference('人员', 'person'),
      libraryId: reference('大厅', 'library'),
      photo: { type: 'string', title: '照片', 'x-widget': 'image', maxLength: 200 },
    },
    required: ['shelfName', 'personId'],
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, restore: {} },
  },
};
