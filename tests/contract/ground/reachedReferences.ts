import type { Json } from '#generators/formats.ts';
import { calls } from './reach.ts';
import { entity } from './entity.ts';
import { reference, text } from './fields.ts';

const several = (title: string, name: string): Json => ({
  type: 'array',
  title,
  items: { type: 'string', 'x-ref': name },
  maxItems: 5,
});

/** What refers to records that not everybody reaches. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'report',
    title: '报告',
    words: { label: 'reportName', recycle: true, history: true },
    properties: {
      reportName: text('名称'),
      planId: reference('计划', 'plan'),
      entryId: { ...reference('报考', 'entry'), 'x-filter': { planId: { var: 'record.planId' } } },
      copied: { ...text('报考名称'), 'x-copyOf': 'entryId.entryName' },
      entryIds: several('其他报考', 'entry'),
      materialId: reference('材料', 'enclosure'),
    },
    required: ['reportName'],
    operations: calls,
  }),
  ...entity({
    name: 'library',
    title: '大厅',
    words: { label: 'libraryName' },
    properties: {
      libraryName: text('名称'),
      state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'on', readOnly: true },
      shelves: { type: 'integer', title: '书架数', 'x-roll': { count: 'shelf', by: 'libraryId' } },
    },
    required: ['libraryName'],
    steps: {
      close: {
        title: '关闭',
        from: 'on',
        to: 'off',
        when: { '==': [{ var: 'record.shelves' }, 0] },
        why: '还有书架',
      },
    },
    operations: { list: {}, save: {}, step: {} },
  }),
  ...entity({
    name: 'shelf',
    title: '书架',
    words: {
      label: 'shelfName',
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
    operations: { list: {}, get: {}, save: {}, remove: {}, restore: {} },
  }),
};
