import type { Json } from '#generators/formats.ts';

const rolled = (title: string, roll: Record<string, Json>, type = 'integer'): Json => ({
  type,
  title,
  'x-roll': { by: 'branchId', below: true, ...roll },
});

const calls = { list: {}, get: {}, save: {}, remove: {}, recycled: {}, restore: {}, tree: {}, move: {} };

/** Branches that add up their clerks and all below. */
export const files: Record<string, Json> = {
  'entities/branch.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'branch',
    title: '分支',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'branchName', code: 'a12-m2.7', tree: { maxDepth: 12 }, recycle: true },
    properties: {
      branchName: { type: 'string', title: '名称', maxLength: 20 },
      own: { type: 'integer', title: '本级人数', 'x-roll': { count: 'clerk', by: 'branchId' } },
      all: rolled('全部人数', { count: 'clerk' }),
      seniors: rolled('资深', { count: 'clerk', where: { isSenior: true } }),
      pay: rolled('工资', { sum: 'clerk.pay' }),
      most: rolled('最高', { max: 'clerk.pay' }),
      branches: { type: 'integer', title: '下级数', 'x-roll': { count: 'branch', by: 'parentId', below: true } },
    },
    required: ['branchName'],
    'x-operations': calls,
  },
  'entities/clerk.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'clerk',
    title: '职员',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'clerkName', code: 'a12-m2.7', recycle: true },
    properties: {
      clerkName: { type: 'string', title: '姓名', maxLength: 20 },
      branchId: { type: 'string', title: '分支', 'x-ref': 'branch' },
      isSenior: { type: 'boolean', title: '资深', default: false },
      pay: { type: 'integer', title: '工资', minimum: 0 },
    },
    required: ['clerkName', 'branchId'],
    'x-operations': { list: {}, save: {}, remove: {}, restore: {} },
  },
};
