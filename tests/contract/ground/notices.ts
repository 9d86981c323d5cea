import type { Json } from '#generators/formats.ts';
import { dictionary, entity } from './entity.ts';
import { text } from './fields.ts';
import { confidential } from './protection.ts';

/** Something at a time and on a day, to which people are asked, and notices about it. */
export const files: Record<string, Json> = {
  ...dictionary('tourState', '参观状态', { planned: '已安排', cancelled: '已取消' }),
  ...entity({
    name: 'tour',
    title: '参观',
    words: { label: 'tourName', recycle: true },
    properties: {
      tourName: text('名称'),
      userId: { type: 'string', title: '参观人', maxLength: 64, 'x-id': true },
      guest: { type: 'string', title: '来宾邮箱', maxLength: 100, format: 'email' },
      startTime: { type: 'string', title: '开始时间', format: 'date-time' },
      day: { type: 'string', title: '日期', format: 'date' },
      leader: text('带队人', { 'x-read': confidential, 'x-mask': 'name' }),
      isGroup: { type: 'boolean', title: '团体', default: false },
      state: { type: 'string', title: '状态', 'x-dict': 'tourState', default: 'planned', readOnly: true },
    },
    required: ['tourName'],
    steps: {
      cancel: {
        title: '取消',
        from: 'planned',
        to: 'cancelled',
        code: 'a12-m2.7.3',
        asks: { properties: { why: { type: 'string', title: '原因', maxLength: 100 } }, required: ['why'] },
        notice: 'tourCancelled',
      },
    },
    operations: { list: {}, get: {}, save: {}, remove: {}, step: {} },
  }),
  'notices/tourCancelled.json': {
    $schema: '../generated/meta/notice.json',
    entity: 'tour',
    to: [{ var: 'record.userId' }, { var: 'record.guest' }],
    ways: ['message', 'mail'],
    title: '{tourName}：{state}',
    text: '{startTime} 的参观取消了：{why}\n团体：{isGroup}，带队：{leader}',
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
