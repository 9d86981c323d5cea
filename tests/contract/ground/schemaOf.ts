import type { Json } from '#generators/formats.ts';
import { excelCalls, namedEntity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const operations = { ...ownCalls, change: {}, history: {}, ...excelCalls };

const answers = { type: 'object', title: '报名内容', 'x-schemaOf': 'contestId.applyForm' };

/** Contests with a form, and those who answer it; of candidates not everybody opens the files. */
export const files: Record<string, Json> = {
  ...namedEntity({
    name: 'contest',
    title: '赛项',
    words: { versions: true, reach: { own: 'userId' } },
    properties: {
      applyForm: { type: 'object', title: '报名表', 'x-widget': 'schema' },
      userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
    },
    operations,
  }),
  ...namedEntity({
    name: 'entrant',
    title: '选手',
    properties: {
      contestId: reference('赛项', 'contest'),
      answers,
    },
    operations,
  }),
  ...namedEntity({
    name: 'seedling',
    title: '种子选手',
    properties: {
      contestId: { type: 'string', title: '赛项', 'x-ref': 'contest', 'x-at': 'version' },
      isOut: { type: 'boolean', title: '退赛' },
      answers: { ...answers, 'x-when': { '!': [{ var: 'isOut' }] } },
    },
    operations,
  }),
  ...namedEntity({
    name: 'candidate',
    title: '候选人',
    words: { own: 'userId', erase: 'remove' },
    properties: {
      contestId: reference('赛项', 'contest'),
      userId: text('用户'),
      answers: { ...answers, 'x-private': true },
    },
    operations: { ...operations, restore: {}, recycled: {} },
  }),
};
