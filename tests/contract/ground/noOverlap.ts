import type { Json } from '#generators/formats.ts';

const time = (title: string): Json => ({ type: 'string', title, format: 'date-time' });

/** Sittings that share no time, days or seats. */
export const files: Record<string, Json> = {
  'dictionaries/sittingState.json': {
    $schema: '../generated/meta/dictionary.json',
    $id: 'sittingState',
    title: '状态',
    values: [
      { code: 'draft', label: '草稿' },
      { code: 'published', label: '已发布' },
    ],
  },
  'entities/sitting.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'sitting',
    title: '场次',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'sittingName',
      code: 'a12-m2.7',
      noOverlap: [
        { range: ['startTime', 'endTime'], per: ['room'], where: { state: ['published'] } },
        { range: ['startDay', 'endDay'], message: '这几天已有安排' },
        { range: ['firstSeat', 'lastSeat'], per: ['room'] },
      ],
      recycle: true,
      history: true,
    },
    properties: {
      sittingName: { type: 'string', title: '名称', maxLength: 20 },
      room: { type: 'string', title: '考场', maxLength: 20 },
      startTime: time('开始时间'),
      endTime: time('结束时间'),
      startDay: { type: 'string', title: '第一天', format: 'date' },
      endDay: { type: 'string', title: '最后一天之后', format: 'date' },
      firstSeat: { type: 'integer', title: '首座', minimum: 1 },
      lastSeat: { type: 'number', title: '末座', minimum: 1 },
      state: { type: 'string', title: '状态', 'x-dict': 'sittingState', default: 'draft', readOnly: true },
    },
    required: ['sittingName'],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      change: {},
      remove: {},
      restore: {},
      recycled: {},
      history: {},
      updateState: { does: 'setState', transitions: { draft: ['published'], published: ['draft'] } },
      importExcel: {},
      importCommit: {},
      exportExcel: {},
    },
  },
};
