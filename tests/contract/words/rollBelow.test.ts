/** Rule V12: what the records of a tree and all below them come to. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const product = useGround();

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
