import type { Json } from '#generators/formats.ts';
import { namedEntity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const time = (title: string): Record<string, Json> => ({ type: 'string', title, format: 'date-time' });

const operations = { ...ownCalls, restore: {}, history: {}, importExcel: {}, exportExcel: {} };

/** Lectures, listeners that copy their times, and passes that copy the copy. */
export const files: Record<string, Json> = {
  ...namedEntity({
    name: 'lecture',
    title: '讲课',
    properties: {
      startTime: time('开始时间'),
      minutes: { type: 'integer', title: '分钟', minimum: 1 },
      twice: { type: 'integer', title: '两倍', 'x-value': { '*': [{ var: 'minutes' }, 2] } },
      endTime: time('结束时间'),
    },
    operations,
  }),
  ...namedEntity({
    name: 'listener',
    title: '听讲',
    words: {
      reach: { own: 'userId' },
      noOverlap: [{ range: ['startTime', 'endTime'], per: ['person'], message: '这个人这段时间已有听讲' }],
    },
    properties: {
      person: text('考生'),
      userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
      lectureId: reference('讲课', 'lecture'),
      startTime: { ...time('开始'), 'x-copyOf': 'lectureId.startTime' },
      endTime: { ...time('结束'), 'x-copyOf': 'lectureId.endTime' },
      twice: { type: 'integer', title: '两倍', 'x-copyOf': 'lectureId.twice' },
      half: { type: 'number', title: '一半', 'x-value': { '/': [{ var: 'twice' }, 4] } },
    },
    operations,
  }),
  ...namedEntity({
    name: 'pass',
    title: '入场券',
    properties: {
      listenerId: reference('听讲', 'listener'),
      startTime: { ...time('开始'), 'x-copyOf': 'listenerId.startTime' },
    },
    operations,
  }),
};
