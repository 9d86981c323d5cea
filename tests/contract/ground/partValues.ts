import type { Json } from '#generators/formats.ts';
import { entity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Expenses whose lines compute, copy and are rolled up. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'article',
    title: '物品',
    words: { label: 'articleName' },
    properties: { articleName: text('名称'), unit: text('单位') },
    required: ['articleName'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'expense',
    title: '报销',
    words: { label: 'expenseName', history: true },
    properties: {
      expenseName: text('名称'),
      total: {
        type: 'number',
        title: '合计',
        multipleOf: 0.01,
        'x-roll': { sum: 'expenseLine.amount', by: 'expenseId' },
      },
    },
    required: ['expenseName'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'expenseLine',
    title: '明细',
    words: { label: 'articleId', partOf: { parent: 'expenseId', as: 'lines', title: '明细' } },
    properties: {
      expenseId: reference('报销', 'expense'),
      articleId: reference('物品', 'article'),
      unit: text('单位', { 'x-copyOf': 'articleId.unit' }),
      price: { type: 'number', title: '单价', multipleOf: 0.01, minimum: 0 },
      count: { type: 'integer', title: '数量', minimum: 1 },
      amount: {
        type: 'number',
        title: '金额',
        multipleOf: 0.01,
        'x-value': { '*': [{ var: 'price' }, { var: 'count' }] },
      },
    },
    required: ['expenseId', 'articleId'],
  }),
};
