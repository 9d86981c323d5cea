import type { Json } from '#generators/formats.ts';

/** Arrivals of which some are unique. */
export const files: Record<string, Json> = {
  'dictionaries/arrivalState.json': {
    $schema: '../generated/meta/dictionary.json',
    $id: 'arrivalState',
    title: '状态',
    values: [
      { code: 'draft', label: '草稿' },
      { code: 'pending', label: '待审核' },
      { code: 'approved', label: '已通过' },
      { code: 'ended', label: '已结束' },
    ],
  },
  'entities/arrival.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'arrival',
    title: '来访',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'arrivalName',
      code: 'a12-m2.7',
      unique: [
        { fields: ['person', 'place'], where: { state: ['pending', 'approved'] } },
        { fields: ['person'], where: { isMain: true }, message: '这个人已有主要来访' },
        { fields: ['seat'], where: { isMain: true } },
      ],
      recycle: true,
      history: true,
    },
    properties: {
      arrivalName: { type: 'string', title: '名称', maxLength: 20 },
      person: { type: 'string', title: '来人', maxLength: 20 },
      place: { type: 'string', title: '地点', maxLength: 20 },
      seat: { type: 'integer', title: '座位', minimum: 1 },
      isMain: { type: 'boolean', title: '主要', default: false },
      state: { type: 'string', title: '状态', 'x-dict': 'arrivalState', default: 'draft', readOnly: true },
    },
    required: ['arrivalName', 'person'],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      change: {},
      remove: {},
      restore: {},
      recycled: {},
      history: {},
      updateState: {
        does: 'setState',
        transitions: { draft: ['pending'], pending: ['approved', 'ended'], approved: ['ended'], ended: ['pending'] },
      },
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  },
};
