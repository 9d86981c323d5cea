import type { Json } from '#generators/formats.ts';

const time = (title: string): Record<string, Json> => ({ type: 'string', title, format: 'date-time' });

const verbs: Json = {
  list: {},
  get: {},
  save: {},
  remove: {},
  restore: {},
  history: {},
  options: {},
  importExcel: {},
  exportExcel: {},
};

const entity = (name: string, title: string, words: Record<string, Json>, properties: Record<string, Json>): Json => ({
  $schema: '../generated/meta/entity.json',
  $id: name,
  title,
  type: 'object',
  'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true, ...words },
  properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  required: [`${name}Name`],
  'x-operations': verbs,
});

/** Lectures, listeners that copy their times, and passs that copy the copy. */
export const files: Record<string, Json> = {
  'entities/lecture.json': entity(
    'lecture',
    '讲课',
    {},
    {
      startTime: time('开始时间'),
      minutes: { type: 'integer', title: '分钟', minimum: 1 },
      twice: { type: 'integer', title: '两倍', 'x-value': { '*': [{ var: 'minutes' }, 2] } },
      endTime: time('结束时间'),
    },
  ),
  'entities/listener.json': entity(
    'listener',
    '听讲',
    {
      reach: { own: 'userId' },
      noOverlap: [{ range: ['startTime', 'endTime'], per: ['person'], message: '这个人这段时间已有听讲' }],
    },
    {
      person: { type: 'string', title: '考生', maxLength: 20 },
      userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
      lectureId: { type: 'string', title: '讲课', 'x-ref': 'lecture' },
      startTime: { ...time('开始'), 'x-copyOf': 'lectureId.startTime' },
      endTime: { ...time('结束'), 'x-copyOf': 'lectureId.endTime' },
      twice: { type: 'integer', title: '两倍', 'x-copyOf': 'lectureId.twice' },
      half: { type: 'number', title: '一半', 'x-value': { '/': [{ var: 'twice' }, 4] } },
    },
  ),
  'entities/pass.json': entity(
    'pass',
    '入场券',
    {},
    {
      listenerId: { type: 'string', title: '听讲', 'x-ref': 'listener' },
      startTime: { ...time('开始'), 'x-copyOf': 'listenerId.startTime' },
    },
  ),
};
