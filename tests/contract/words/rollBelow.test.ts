/** Rule V12: what the records of a tree and all below them come to. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const rolled = (title: string, roll: Record<string, Json>, type = 'integer'): Json => ({
  type,
  title,
  'x-roll': { by: 'branchId', below: true, ...roll },
});

const calls = { list: {}, get: {}, save: {}, remove: {}, recycled: {}, restore: {}, tree: {}, move: {} };

const files: Record<string, Json> = {
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

const product = useProduct(files);

interface Page {
  rows: Values[];
  total: number;
}

eachEngine('V12: a field rolled up over a tree', product, (start) => {
  const branch = async (engine: Engine, branchName: string, parentId?: string): Promise<string> =>
    String((await engine.call('branch.save', { branchName, ...(parentId !== undefined && { parentId }) }))['id']);
  const clerk = async (engine: Engine, branchId: string, more: Values = {}): Promise<string> =>
    String((await engine.call('clerk.save', { clerkName: '甲', branchId, ...more }))['id']);

  /** Head office, below it an office and a branch, below the branch a desk; a clerk with a pay of their own in each. */
  async function filled() {
    const engine = start();
    const head = await branch(engine, '总部');
    const office = await branch(engine, '教务处', head);
    const site = await branch(engine, '分校', head);
    const desk = await branch(engine, '前台', site);
    const clerks = [
      await clerk(engine, head, { pay: 1 }),
      await clerk(engine, office, { pay: 10 }),
      await clerk(engine, site, { pay: 100, isSenior: true }),
      await clerk(engine, desk, { pay: 1000, isSenior: true }),
    ];
    return { engine, head, office, site, desk, clerks };
  }

  it('is there in record, list and tree: this one and all below', async () => {
    const { engine, head, office, site, desk } = await filled();
    const expected = [
      { id: head, own: 1, all: 4, seniors: 2, pay: 1111, most: 1000, branches: 3 },
      { id: office, own: 1, all: 1, seniors: 0, pay: 10, most: 10, branches: 0 },
      { id: site, own: 1, all: 2, seniors: 2, pay: 1100, most: 1000, branches: 1 },
      { id: desk, own: 1, all: 1, seniors: 1, pay: 1000, most: 1000, branches: 0 },
    ];
    for (const each of expected) expect(await engine.call('branch.get', { id: each.id })).toMatchObject(each);
    expect((await engine.call<Page>('branch.tree', {})).rows).toMatchObject(expected);
    const { rows } = await engine.call<Page>('branch.list', { sort: 'createdTime' });
    expect(rows).toMatchObject(expected);
    const empty = await branch(engine, '空');
    expect(await engine.call('branch.get', { id: empty })).toMatchObject({ all: 0, pay: 0, most: null, branches: 0 });
  });

  it('follows whatever changes at once: who is where, what stands below what, what is in the bin', async () => {
    const { engine, head, office, site, desk, clerks } = await filled();
    const all = async (): Promise<unknown[]> => {
      const found = await Promise.all([head, office, site].map((id) => engine.call('branch.get', { id })));
      return found.map((each) => each['all']);
    };
    expect(await all()).toEqual([4, 1, 2]);
    await engine.call('branch.save', { id: desk, version: 1, parentId: office });
    expect(await all()).toEqual([4, 2, 1]);
    const [first = ''] = clerks;
    await engine.call('clerk.remove', { ids: [first] });
    expect(await all()).toEqual([3, 2, 1]);
    await engine.call('clerk.restore', { ids: [first] });
    await engine.call('clerk.save', { id: first, version: 3, branchId: desk });
    expect(await all()).toEqual([4, 3, 1]);
  });

  it('sorts and narrows, and the tree keeps who stands above what fits', async () => {
    const { engine, head, site } = await filled();
    const { rows } = await engine.call<Page>('branch.list', { sort: '-all', pageSize: 2 });
    expect(rows.map(({ id }) => id)).toEqual([head, site]);
    expect(await engine.call('branch.list', { all: { from: 2 } })).toMatchObject({ total: 2 });
    const narrowed = await engine.call<Page>('branch.tree', { all: { from: 2, to: 2 } });
    expect(narrowed.rows.map(({ id, isMatch, all }) => [id, isMatch, all])).toEqual([
      [head, false, 4],
      [site, true, 2],
    ]);
  });

  it('counts what is of the same organisation alone', async () => {
    const { engine, head } = await filled();
    const others = engine.elsewhere();
    const theirs = await branch(others, '外');
    await clerk(others, theirs);
    expect(await others.call('branch.get', { id: theirs })).toMatchObject({ all: 1 });
    expect(await engine.call('branch.get', { id: head })).toMatchObject({ all: 4 });
  });
});
