import type { Json } from '#generators/formats.ts';
import { entity } from './entity.ts';
import { reference, text } from './fields.ts';

const rolled = (title: string, roll: Record<string, Json>, type = 'integer'): Json => ({
  type,
  title,
  'x-roll': { by: 'branchId', below: true, ...roll },
});

const calls = { list: {}, get: {}, save: {}, remove: {}, recycled: {}, restore: {}, tree: {}, move: {} };

/** Branches that add up their clerks and all below. */
export const files: Record<string, Json> = {
  ...entity({
    name: 'branch',
    title: '分支',
    words: { label: 'branchName', tree: { maxDepth: 12 }, recycle: true },
    properties: {
      branchName: text('名称'),
      own: { type: 'integer', title: '本级人数', 'x-roll': { count: 'clerk', by: 'branchId' } },
      all: rolled('全部人数', { count: 'clerk' }),
      seniors: rolled('资深', { count: 'clerk', where: { isSenior: true } }),
      pay: rolled('工资', { sum: 'clerk.pay' }),
      most: rolled('最高', { max: 'clerk.pay' }),
      branches: { type: 'integer', title: '下级数', 'x-roll': { count: 'branch', by: 'parentId', below: true } },
    },
    required: ['branchName'],
    operations: calls,
  }),
  ...entity({
    name: 'clerk',
    title: '职员',
    words: { label: 'clerkName', recycle: true },
    properties: {
      clerkName: text('姓名'),
      branchId: reference('分支', 'branch'),
      isSenior: { type: 'boolean', title: '资深', default: false },
      pay: { type: 'integer', title: '工资', minimum: 0 },
    },
    required: ['clerkName', 'branchId'],
    operations: { list: {}, save: {}, remove: {}, restore: {} },
  }),
};
