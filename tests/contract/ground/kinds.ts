import type { Json } from '#generators/formats.ts';

/** A field of each kind that the product itself has not. */
export const files: Record<string, Json> = {
  'entities/stall.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'stall',
    title: '展位',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'stallName', code: 'a12-m2.7', recycle: true, history: true },
    properties: {
      stallName: { type: 'string', title: '名称', maxLength: 20 },
      share: { type: 'number', title: '占比', 'x-widget': 'percent' },
      fee: { type: 'number', title: '租金', 'x-money': 'CNY', minimum: 0 },
      deposit: { type: 'number', title: '押金', 'x-money': 'USD' },
      opensAt: { type: 'string', title: '开门', format: 'time', default: '08:30' },
      tint: { type: 'string', title: '颜色', 'x-widget': 'color', default: '#1677ff' },
      papers: { type: 'array', title: '材料', items: { type: 'string', 'x-widget': 'file' }, maxItems: 3 },
      photos: { type: 'array', title: '照片', items: { type: 'string', 'x-widget': 'image' } },
    },
    required: ['stallName'],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      remove: {},
      history: {},
      importExcel: {},
      importCommit: {},
      exportExcel: {},
      excelTemplate: {},
    },
    'x-screens': { list: { filters: ['share', 'fee', 'deposit', 'opensAt'] } },
  },
};
