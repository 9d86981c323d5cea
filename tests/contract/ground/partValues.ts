import type { Json } from '#generators/formats.ts';
import { dictionary, entity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

const price = { type: 'number', title: '单价', multipleOf: 0.01, minimum: 0 };
const whileDraft = { 'x-copyWhile': { state: 'draft' } };

/** Expenses whose lines compute, copy and are rolled up; purchases that keep the prices at which they were signed. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'article',
    title: '物品',
    words: { label: 'articleName' },
    properties: { articleName: text('名称'), unit: text('单位'), price },
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
      price,
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
  ...dictionary('purchaseState', '采购状态', { draft: '草稿', signed: '已签' }),
  ...entity({
    name: 'purchase',
    title: '采购',
    words: { label: 'purchaseName', history: true },
    properties: {
      purchaseName: text('名称'),
      state: { type: 'string', title: '状态', 'x-dict': 'purchaseState', default: 'draft', readOnly: true },
      giftId: reference('赠品', 'article'),
      giftPrice: { ...price, title: '赠品单价', 'x-copyOf': 'giftId.price', ...whileDraft },
      total: { ...price, title: '合计', 'x-roll': { sum: 'purchaseLine.amount', by: 'purchaseId' } },
    },
    required: ['purchaseName'],
    steps: {
      sign: { title: '签订', from: 'draft', to: 'signed', code: 'a12-m2.7.3' },
      reopen: { title: '重开', from: 'signed', to: 'draft', code: 'a12-m2.7.3' },
    },
    operations: { ...ownCalls, step: {} },
  }),
  ...entity({
    name: 'purchaseLine',
    title: '采购明细',
    words: { label: 'articleId', partOf: { parent: 'purchaseId', as: 'lines', title: '采购明细' } },
    properties: {
      purchaseId: reference('采购', 'purchase'),
      articleId: reference('物品', 'article'),
      unitPrice: { ...price, 'x-copyOf': 'articleId.price', ...whileDraft },
      count: { type: 'integer', title: '数量', minimum: 1 },
      amount: { ...price, title: '金额', 'x-value': { '*': [{ var: 'unitPrice' }, { var: 'count' }] } },
    },
    required: ['purchaseId', 'articleId'],
  }),
};
