import type { Json } from '#generators/formats.ts';

const excel = { importExcel: {}, importCommit: {}, importErrors: {}, exportExcel: {}, excelTemplate: {} };

const entity = (name: string, title: string, words: Record<string, Json>, properties: Record<string, Json>): Json => ({
  $schema: '../generated/meta/entity.json',
  $id: name,
  title,
  type: 'object',
  'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true, ...words },
  properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  required: [`${name}Name`],
  'x-operations': { list: {}, get: {}, save: {}, change: {}, remove: {}, options: {}, history: {}, ...excel },
});

const answers = { type: 'object', title: '报名内容', 'x-schemaOf': 'contestId.applyForm' };

/** Contests with a form, and those who answer it. */
export const files: Record<string, Json> = {
  'entities/contest.json': entity(
    'contest',
    '赛项',
    { versions: true, reach: { own: 'userId' } },
    {
      applyForm: { type: 'object', title: '报名表', 'x-widget': 'schema' },
      userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
    },
  ),
  'entities/entrant.json': entity(
    'entrant',
    '选手',
    {},
    {
      contestId: { type: 'string', title: '赛项', 'x-ref': 'contest' },
      answers,
    },
  ),
  'entities/seedling.json': entity(
    'seedling',
    '种子选手',
    {},
    {
      contestId: { type: 'string', title: '赛项', 'x-ref': 'contest', 'x-at': 'version' },
      isOut: { type: 'boolean', title: '退赛' },
      answers: { ...answers, 'x-when': { '!': [{ var: 'isOut' }] } },
    },
  ),
};
