/** A tree is answered whole by one statement, which asks for no path row by row. */
import { expect, it, vi } from 'vitest';
import { reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';

const product = useGround();

eachEngine('paths of a tree', product, (start) => {
  it('come from the rows above, and are what a list says', async () => {
    const engine = start();
    const add = async (deptName: string, parentId: string | null): Promise<string> =>
      String((await engine.call('department.save', { deptName, parentId }))['id']);
    const top = await add('总部', null);
    const office = await add('教务处', top);
    await add('题库组', office);
    await add('分校', null);
    const batch = vi.spyOn(engine.app.database, 'batch');
    const { rows } = await engine.call<{ rows: Values[] }>('department.tree', {});
    const statements = batch.mock.calls.flatMap(([{ statements: each }]) => each);
    batch.mockRestore();
    expect(statements).toHaveLength(1);
    expect(statements[0]?.text).not.toMatch(/(?<! as )"parentIdLabel"/);
    const labels = (each: readonly Values[]): Record<string, unknown> =>
      Object.fromEntries(each.map(({ deptName, parentIdLabel }) => [String(deptName), parentIdLabel]));
    expect(labels(rows)).toEqual({ 总部: null, 教务处: '总部', 题库组: '总部 / 教务处', 分校: null });
    const list = await engine.call<{ rows: Values[] }>('department.list', {});
    expect(labels(list.rows)).toEqual(labels(rows));
    const found = await engine.call<{ rows: Values[] }>('department.tree', { keyword: '题库' });
    expect(labels(found.rows)).toEqual({ 总部: null, 教务处: '总部', 题库组: '总部 / 教务处' });
    expect(Object.keys(found.rows[0] ?? {}).sort()).toEqual([...Object.keys(list.rows[0] ?? {}), 'isMatch'].sort());
  });

  it('go with a place among those beside, which the history has from the first version', async () => {
    const engine = start();
    const names = ['先来', '后到'];
    for (const deptName of names) await engine.call('department.save', { deptName, parentId: null });
    const [kept] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ place: number }>({
          text: `select ("snapshot" ->> 'order')::integer as "place" from "history"
                 where "entity" = 'department' and "snapshot" ->> 'deptName' = any($1) order by 1`,
          values: [names],
        }),
      ],
    });
    expect(kept).toEqual([{ place: 1 }, { place: 2 }]);
  });
});
