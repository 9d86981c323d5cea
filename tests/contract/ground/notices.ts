import type { Json } from '#generators/formats.ts';

/** Something at a time and on a day, to which people are asked, and notices about it. */
export const files: Record<string, Json> = {
  'dictionaries/tourState.json': {
    $schema: '../generated/meta/dictionary.json',
    title: '参观状态',
    values: [
      { code: 'planned', label: '已安排' },
      { code: 'cancelled', label: '已取消' },
    ],
  },
  'entities/tour.json': {
    $schema: '../generated/meta/entity.json',
    title: '参观',
    'x-entity': { scope: 'tenant', label: 'tourName', code: 'a12-m2.7', recycle: true },
    properties: {
      tourName: { type: 'string', title: '名称', maxLength: 40 },
      userId: { type: 'string', title: '参观人', maxLength: 64, 'x-id': true },
      guest: { type: 'string', title: '来宾邮箱', maxLength: 100, format: 'email' },
      startTime: { type: 'string', title: '开始时间', format: 'date-time' },
      day: { type: 'string', title: '日期', format: 'date' },
      isGroup: { type: 'boolean', title: '团体', default: false },
      state: { type: 'string', title: '状态', 'x-dict': 'tourState', default: 'planned', readOnly: true },
    },
    required: ['tourName'],
    'x-steps': {
      cancel: {
        title: '取消',
        from: 'planned',
        to: 'cancelled',
        code: 'a12-m2.7.3',
        asks: { properties: { why: { type: 'string', title: '原因', maxLength: 100 } }, required: ['why'] },
        notice: 'tourCancelled',
      },
    },
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, step: {} },
  },
  'notices/tourCancelled.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'tour',
    to: [{ var: 'record.userId' }, { var: 'record.guest' }],
    ways: ['message', 'mail'],
    title: '{tourName}：{state}',
    text: '{startTime} 的参观取消了：{why}\n团体：{isGroup}',
    opens: '/auth-center/tour?id={id}&name={tourName}',
  },
  'notices/tourSoon.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'tour',
    to: { var: 'record.userId' },
    ways: ['message', 'mail'],
    title: '{tourName} 就要开始',
    text: '{startTime} 开始。',
    before: { field: 'startTime', hours: 24, where: { state: 'planned' } },
  },
  'notices/tourDay.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'tour',
    to: { var: 'record.userId' },
    ways: ['message'],
    title: '{tourName} 快到了',
    text: '日期：{day}',
    before: { field: 'day', days: 2 },
  },
};
