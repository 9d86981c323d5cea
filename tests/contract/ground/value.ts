import type { Json, Property } from '#generators/formats.ts';
import { entity } from './entity.ts';

const a: Json = { var: 'a' };
const b: Json = { var: 'b' };
const name: Json = { var: 'name' };
const rules: Json = { var: 'rules' };
const isMany: Json = { '>': [{ var: 'num' }, 1] };

/** Every operation that a computed field may have, by the type of what it comes to. */
const numbers: Json[] = [
  { '+': [a, b, 1] },
  { '-': [a, b] },
  { '-': a },
  { '*': [a, b] },
  { '/': [a, b] },
  { '%': [a, 7] },
  { min: [a, b] },
  { max: [a, b, -3] },
  { if: [{ '>': [a, b] }, a, { '==': [a, b] }, 0, b] },
  { '?:': [name, { len: [name] }, null] },
  { var: ['a', 5] },
  { sum: [a, b, 2] },
  { sum: [{ map: [rules, { '*': [{ var: 'num' }, { var: 'score' }] }] }] },
  { sum: [{ map: [{ filter: [rules, isMany] }, { var: 'score' }] }] },
  { len: rules },
  { len: [{ filter: [rules, { '==': [{ var: 'type' }, 'x'] }] }] },
  { '/': [{ '*': [a, 100] }, 3] },
];
const truths: Json[] = [
  { '<': [a, b] },
  { '<=': [0, a, 10] },
  { '>=': [a, 0] },
  { '==': [a, b] },
  { '!=': [a, null] },
  { '===': [name, '甲'] },
  { '!==': [name, ''] },
  { '!': [a] },
  { '!!': [name] },
  { and: [{ '!!': [a] }, { '!': [name] }] },
  { or: [{ '>': [a, 5] }, { empty: [b] }] },
  { in: [name, ['甲', '乙']] },
  { in: ['甲', name] },
  { in: ['x', { var: 'tags' }] },
  { empty: [name] },
  { empty: rules },
  { some: [rules, isMany] },
  { none: [rules, isMany] },
  { all: [rules, isMany] },
  { '<': [{ var: 'day' }, '2026-06-01'] },
  { '!!': [{ var: 'day' }] },
];
const texts: Json[] = [
  { cat: [name, '-', a, '-', { var: 'isOpen' }, { var: 'day' }, { var: 'time' }] },
  { if: [{ '>=': [a, 60] }, '合格', '不合格'] },
];

const computed = (type: Property['type'], list: readonly Json[]): Record<string, Property> =>
  Object.fromEntries(
    list.map((expression, index) => [
      `${type ?? ''}${index}`,
      { type, title: `${type ?? ''} ${index}`, 'x-value': expression } as Property,
    ]),
  );

/** Of a sheet: some that are filled in, and one computed by each operation. */
export const properties: Record<string, Property> = {
  name: { type: 'string', title: '名称', maxLength: 20 },
  a: { type: 'number', title: '甲数', multipleOf: 0.01, minimum: -100_000, maximum: 100_000 },
  b: { type: 'integer', title: '乙数', minimum: -1000, maximum: 1000 },
  isOpen: { type: 'boolean', title: '开放' },
  day: { type: 'string', title: '日期', format: 'date' },
  time: { type: 'string', title: '时间', format: 'date-time' },
  tags: { type: 'array', title: '标签', items: { type: 'string', maxLength: 20 } },
  rules: {
    type: 'array',
    title: '规则',
    items: {
      type: 'object',
      properties: {
        num: { type: 'integer', title: '题数' },
        score: { type: 'number', title: '每题分值' },
        type: { type: 'string', title: '题型', maxLength: 5 },
      },
    },
  },
  state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'off', readOnly: true },
  ...computed('number', numbers),
  ...computed('boolean', truths),
  ...computed('string', texts),
  dayLater: { type: 'string', title: '几天后', format: 'date', 'x-value': { addDays: [{ var: 'day' }, b] } },
  dayAfter: { type: 'string', title: '次日同时', format: 'date-time', 'x-value': { addDays: [{ var: 'time' }, 1] } },
  timeLater: { type: 'string', title: '几分后', format: 'date-time', 'x-value': { addMinutes: [{ var: 'time' }, a] } },
  fromMidnight: {
    type: 'string',
    title: '零点起',
    format: 'date-time',
    'x-value': { addMinutes: [{ var: 'day' }, { '-': b }] },
  },
  // Of another one that stands further down, and of the state, which no save changes.
  doubled: { type: 'integer', title: '两倍', 'x-value': { '*': [{ var: 'total' }, 2] } },
  total: { type: 'number', title: '合计', 'x-value': { '+': [a, b] } },
  shown: { type: 'boolean', title: '已上架', 'x-value': { '==': [{ var: 'state' }, 'on'] } },
};

/** Sheets with such fields. */
export const sheetFile = (own: Record<string, Property>, words: Record<string, Json> = {}): Record<string, Json> =>
  entity({
    name: 'sheet',
    title: '答卷',
    words: { label: 'name', sort: 'name', recycle: true, history: true, ...words },
    properties: own as unknown as Record<string, Json>,
    operations: {
      list: {},
      get: {},
      save: {},
      change: {},
      history: {},
      updateState: { does: 'setState', transitions: { off: ['on'], on: ['off'] } },
      importExcel: {},
      exportExcel: {},
    },
  });

const limit = { when: { '>': [{ var: 'doubled' }, 1_000] }, path: '/a', message: '两倍不能超过 1000' };

/** Sheets with everything that can be computed, and a rule about it. */
export const files: Record<string, Json> = sheetFile(properties, { rules: [limit] });
