import type { Json } from '#generators/formats.ts';

/** Something at a time and on a day, to which people are asked, and notices about it. */
export const noticesFiles: Record<string, Json> = {
  'dictionaries/visitState.json': {
    $schema: '../generated/meta/dictionary.json',
    title: '参观状态',
    values: [
      { code: 'planned', label: '已安排' },
      { code: 'cancelled', label: '已取消' },
    ],
  },
  'entities/visit.json': {
    $schema: '../generated/meta/entity.json',
    title: '参观',
    'x-entity': { scope: 'tenant', label: 'visitName', code: 'a12-m2.7', recycle: true },
    properties: {
      visitName: { type: 'string', title: '名称', maxLength: 40 },
      userId: { type: 'string', title: '参观人', maxLength: 64, 'x-id': true },
      guest: { type: 'string', title: '来宾邮箱', maxLength: 100, format: 'email' },
      startTime: { type: 'string', title: '开始时间', format: 'date-time' },
      day: { type: 'string', title: '日期', format: 'date' },
      isGroup: { type: 'boolean', title: '团体', default: false },
      state: { type: 'string', title: '状态', 'x-dict': 'visitState', default: 'planned', readOnly: true },
    },
    required: ['visitName'],
    'x-steps': {
      cancel: {
        title: '取消',
        from: 'planned',
        to: 'cancelled',
        code: 'a12-m2.7.3',
        asks: { properties: { why: { type: 'string', title: '原因', maxLength: 100 } }, required: ['why'] },
        notice: 'visitCancelled',
      },
    },
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, step: {} },
  },
  'notices/visitCancelled.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'visit',
    to: [{ var: 'record.userId' }, { var: 'record.guest' }],
    ways: ['message', 'mail'],
    title: '{visitName}：{state}',
    text: '{startTime} 的参观取消了：{why}\n团体：{isGroup}',
    opens: '/auth-center/visit?id={id}&name={visitName}',
  },
  'notices/visitSoon.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'visit',
    to: { var: 'record.userId' },
    ways: ['message', 'mail'],
    title: '{visitName} 就要开始',
    text: '{startTime} 开始。',
    before: { field: 'startTime', hours: 24, where: { state: 'planned' } },
  },
  'notices/visitDay.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'visit',
    to: { var: 'record.userId' },
    ways: ['message'],
    title: '{visitName} 快到了',
    text: '日期：{day}',
    before: { field: 'day', days: 2 },
  },
};
