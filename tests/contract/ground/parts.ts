import type { Json } from '#generators/formats.ts';
import { entity, ownCalls } from './entity.ts';
import { reference, text } from './fields.ts';

/** Cabins with berths, which voyages refer to. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'fitting',
    title: '配件',
    words: { label: 'fittingName', code: 'a12-m2.7' },
    properties: { fittingName: text('配件名称') },
    required: ['fittingName'],
    operations: ownCalls,
  }),
  ...entity({
    name: 'cabin',
    title: '船舱',
    words: { label: 'cabinName', code: 'a12-m2.7', recycle: true, history: true, unique: [['cabinName']] },
    properties: {
      cabinName: text('船舱名称'),
      state: { ...text('状态'), default: 'off', readOnly: true },
    },
    required: ['cabinName'],
    operations: { ...ownCalls, restore: {}, recycled: {}, history: {} },
  }),
  ...entity({
    name: 'berth',
    title: '铺位',
    words: {
      label: 'berthNo',
      code: 'a12-m2.7',
      partOf: { parent: 'cabinId', as: 'berths', title: '座位', max: 50 },
      unique: [['cabinId', 'berthNo']],
      rules: [{ when: { '>': [{ var: 'width' }, 300] }, path: '/width', message: '放不下' }],
    },
    properties: {
      cabinId: reference('船舱', 'cabin'),
      berthNo: text('座位号'),
      width: { type: 'integer', title: '宽度', minimum: 1 },
      price: { type: 'number', title: '押金', multipleOf: 0.01, default: 5 },
      checkedTime: { type: 'string', title: '检查时间', format: 'date-time' },
      checkedOn: { type: 'string', title: '检查日期', format: 'date' },
      fittingId: reference('配件', 'fitting'),
    },
    required: ['cabinId', 'berthNo'],
    operations: { list: {} },
  }),
  ...entity({
    name: 'voyage',
    title: '航程',
    words: { label: 'who', code: 'a12-m2.7' },
    properties: { who: text('谁'), berthId: reference('铺位', 'berth') },
    required: ['who', 'berthId'],
    operations: ownCalls,
  }),
};
