import type { Json } from '#generators/formats.ts';
import { entity, recordCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Every call of the engine over rows that are all alike. */
export const calls: Record<string, Json> = { ...recordCalls, options: {}, exportExcel: {}, excelTemplate: {} };

/** What a department's people, one person or those assigned reach. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'plan',
    title: '计划',
    words: { label: 'planName', recycle: true },
    properties: {
      planName: text('计划名称'),
      entries: { type: 'integer', title: '人数', 'x-roll': { count: 'entry', by: 'planId' } },
    },
    required: ['planName'],
    operations: { list: {}, save: {}, remove: {}, options: {} },
  }),
  ...entity({
    name: 'entry',
    title: '报考',
    words: {
      label: 'entryName',
      search: ['entryName'],
      history: true,
      recycle: true,
      reach: { department: { person: 'personId' }, own: 'personId' },
    },
    properties: {
      entryName: text('名称'),
      personId: reference('人员', 'person'),
      planId: reference('计划', 'plan'),
      phone: { ...text('手机'), 'x-read': 'a12-m2.7.8', 'x-mask': 'phone' },
    },
    required: ['entryName', 'personId'],
    operations: calls,
  }),
  ...entity({
    name: 'enclosure',
    title: '报考材料',
    words: { label: 'materialName', partOf: { parent: 'entryId', as: 'materials' } },
    properties: { entryId: reference('报考', 'entry'), materialName: text('材料') },
    required: ['entryId', 'materialName'],
    operations: { list: {} },
  }),
  ...entity({
    name: 'asset',
    title: '资产',
    words: { label: 'assetName', reach: { department: 'departmentId' } },
    properties: { assetName: text('名称'), departmentId: reference('部门', 'department') },
    required: ['assetName'],
    operations: { list: {}, get: {}, save: {}, remove: {} },
  }),
  ...entity({
    name: 'visit',
    title: '巡考',
    words: {
      label: 'visitName',
      reach: {
        department: { person: 'userId' },
        own: 'userId',
        assigned: { entity: 'visitor', record: 'visitId', person: 'personId' },
      },
    },
    properties: {
      visitName: text('名称'),
      userId: { type: 'string', title: '负责人', 'x-id': true, maxLength: 64 },
    },
    required: ['visitName'],
    operations: { list: {}, save: {} },
  }),
  ...entity({
    name: 'visitor',
    title: '巡考员',
    words: { label: 'visitId', recycle: true, history: true },
    properties: { note: text('备注'), visitId: reference('巡考', 'visit'), personId: reference('人员', 'person') },
    required: ['visitId', 'personId'],
    operations: calls,
  }),
};
