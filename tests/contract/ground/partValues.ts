import type { Json } from '#generators/formats.ts';
import { text } from './fields.ts';

const calls = { list: {}, get: {}, save: {}, remove: {}, options: {} };

const entity = (title: string, words: Record<string, Json>, properties: Record<string, Json>, required: string[]) => ({
  $schema: '../generated/meta/entity.json',
  title,
  'x-entity': { scope: 'tenant', code: 'a12-m2.7', ...words },
  properties,
  required,
  'x-operations': 'partOf' in words ? {} : calls,
});

/** Expenses whose lines compute, copy and are rolled up. */
export const files: Record<string, Json> = {
  'entities/article.json': entity('物品', { label: 'articleName' }, { articleName: text('名称'), unit: text('单位') }, [
    'articleName',
  ]),
  'entities/expense.json': entity(
    '报销',
    { label: 'expenseName', history: true },
    {
      expenseName: text('名称'),
      total: {
        type: 'number',
        title: '合计',
        multipleOf: 0.01,
        'x-roll': { sum: 'expenseLine.amount', by: 'expenseId' },
      },
    },
    ['expenseName'],
  ),
  'entities/expenseLine.json': entity(
    '明细',
    { label: 'articleId', partOf: { parent: 'expenseId', as: 'lines', title: '明细' } },
    {
      expenseId: { type: 'string', title: '报销', 'x-ref': 'expense' },
      articleId: { type: 'string', title: '物品', 'x-ref': 'article' },
      unit: { ...(text('单位') as object), 'x-copyOf': 'articleId.unit' },
      price: { type: 'number', title: '单价', multipleOf: 0.01, minimum: 0 },
      count: { type: 'integer', title: '数量', minimum: 1 },
      amount: {
        type: 'number',
        title: '金额',
        multipleOf: 0.01,
        'x-value': { '*': [{ var: 'price' }, { var: 'count' }] },
      },
    },
    ['expenseId', 'articleId'],
  ),
};
