/** Rules T16 and S19: which rows a role reaches. */
import { expect, it } from 'vitest';
import type { Download, Values } from '#server/engine/context.ts';
import { changing } from '#server/database/statement.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { bytesOf } from './importing.ts';
import { places, settle, type Somebody } from './reaching.ts';

const product = useGround();

eachEngine('rules T16, S19: reach', product, (start) => {
  interface School {
    all: Engine;
    persons: Record<Somebody, string>;
    entries: Record<Somebody, Values>;
    as(somebody: Somebody, reach: string): Promise<Engine>;
  }

  /** A school where everybody has an entry, an asset of their department and a visit, all of the same plan. */
  async function begin(): Promise<School> {
    const all = start();
    const { tenantId } = all.scope;
    const persons = await settle(all);
    const { id: planId = null } = await all.call('plan.save', { planName: '春季' });
    const entries: Partial<Record<Somebody, Values>> = {};
    for (const name of Object.keys(places) as Somebody[]) {
      entries[name] = await all.call('entry.save', {
        entryName: `报考 ${name}`,
        personId: persons[name],
        planId,
        materials: [{ materialName: `材料 ${name}` }],
      });
      await all.call('asset.save', { assetName: name, departmentId: places[name] ?? null });
      await all.call('visit.save', { visitName: name, userId: `${tenantId}-${name}` });
    }
    return {
      all,
      persons,
      entries: entries as Record<Somebody, Values>,
      as: (somebody, roleId) => all.inRole({ userId: `${tenantId}-${somebody}`, roleId }),
    };
  }
  const rowsOf = async (engine: Engine, name: string, input: Values = {}): Promise<Values[]> =>
    (await engine.call<{ rows: Values[] }>(name, input)).rows;
  const namesIn = (rows: readonly Values[], field: string): string[] =>
    rows.map((row) => String(row[field]).split(' ').at(-1) ?? '').sort();
  const refused = (call: Promise<unknown>): Promise<Values> =>
    call.then(
      () => ({ status: 200 }),
      (error: unknown) => error as Values,
    );

  it('whoever is reached is asked once a transaction, and of nobody else who shares it', async () => {
    const { as } = await begin();
    const callers = await Promise.all([as('dean', 'below'), as('dean', 'department'), as('chemist', 'below')]);
    const seen = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        Promise.all((['entry.list', 'visit.list'] as const).map((name) => rowsOf(callers[n % 3] as Engine, name))),
      ),
    );
    const expected = [['dean', 'tutor'], ['dean'], ['chemist']];
    expect(
      seen.map(([entries = [], visits = []]) => [namesIn(entries, 'entryName'), namesIn(visits, 'visitName')]),
    ).toEqual(Array.from({ length: 30 }, (_, n) => [expected[n % 3], expected[n % 3]]));
  });

  it('a department reaches its rows, and below it where the role says so, through the person', async () => {
    const { all, as } = await begin();
    const seen: [Somebody, string, Somebody[]][] = [
      ['dean', 'all', ['chemist', 'dean', 'guest', 'tutor']],
      ['dean', 'below', ['dean', 'tutor']],
      ['dean', 'department', ['dean']],
      ['tutor', 'below', ['tutor']],
      ['chemist', 'below', ['chemist']],
      ['chemist', 'own', ['chemist']],
      ['guest', 'below', ['guest']],
      ['guest', 'department', ['guest']],
    ];
    for (const [somebody, reach, expected] of seen) {
      const engine = await as(somebody, reach);
      const { rows, total } = await engine.call<{ rows: Values[]; total: number }>('entry.list', {});
      expect([somebody, reach, namesIn(rows, 'entryName'), total]).toEqual([
        somebody,
        reach,
        expected,
        expected.length,
      ]);
      expect(namesIn(await rowsOf(engine, 'visit.list'), 'visitName')).toEqual(expected);
      expect(namesIn(await rowsOf(engine, 'enclosure.list'), 'materialName')).toEqual(expected);
    }
    // An asset is nobody's own, and the guest's has no department.
    expect(namesIn(await rowsOf(await as('dean', 'below'), 'asset.list'), 'assetName')).toEqual(['dean', 'tutor']);
    expect(namesIn(await rowsOf(await as('guest', 'below'), 'asset.list'), 'assetName')).toEqual([]);
    expect(namesIn(await rowsOf(all, 'asset.list'), 'assetName')).toHaveLength(4);
  });

  it('nothing tells of the others: counts, choices, workbooks, keywords, history, one by one', async () => {
    const { all, entries, as } = await begin();
    const dean = await as('dean', 'below');
    const foreign = String(entries.chemist['id']);
    expect(await rowsOf(dean, 'plan.list')).toMatchObject([{ entries: 2 }]);
    expect(await rowsOf(all, 'plan.list')).toMatchObject([{ entries: 4 }]);
    expect(await rowsOf(dean, 'plan.list', { entries: { from: 3 } })).toEqual([]);
    expect(await rowsOf(dean, 'entry.options')).toHaveLength(2);
    expect(await rowsOf(dean, 'entry.options', { ids: [foreign] })).toEqual([]);
    expect(await rowsOf(dean, 'entry.list', { keyword: 'chemist' })).toEqual([]);
    expect(await refused(dean.call('entry.get', { id: foreign }))).toMatchObject({ status: 404 });
    expect(await rowsOf(dean, 'entry.history', { id: foreign })).toEqual([]);
    expect(await rowsOf(dean, 'entry.history', { id: String(entries.tutor['id']) })).toHaveLength(1);
    const sheet = await readSheet(await bytesOf(await dean.call<Download>('entry.exportExcel', { purpose: '核对' })));
    expect(sheet.rows).toHaveLength(2);
    await all.call('entry.remove', { ids: [foreign, entries.tutor['id'] ?? ''] });
    expect(namesIn(await rowsOf(dean, 'entry.recycled'), 'entryName')).toEqual(['tutor']);
    expect(await refused(dean.call('entry.restore', { ids: [foreign] }))).toMatchObject({ status: 404 });
  });

  it('rule S19: nothing is stored, changed or removed beyond', async () => {
    const { all, persons, entries, as } = await begin();
    const dean = await as('dean', 'below');
    const [foreign, own] = [String(entries.chemist['id']), String(entries.tutor['id'])];
    const beyond = { status: 403, message: '这条数据不在您的数据范围内，不能这样保存' };
    // People and departments beyond are not there to be named (T18).
    const nobody = { status: 422, message: '所选人员不存在或已被删除' };
    expect(await refused(dean.call('entry.save', { entryName: '新', personId: persons.chemist }))).toMatchObject(
      nobody,
    );
    expect(
      await refused(
        dean.call('entry.save', {
          entryName: '新',
          personId: persons.chemist,
          materials: [{ materialName: '随行' }],
        }),
      ),
    ).toMatchObject(nobody);
    expect(await refused(dean.call('entry.save', { id: own, version: 1, personId: persons.chemist }))).toMatchObject(
      nobody,
    );
    expect(await refused(dean.call('entry.save', { id: foreign, version: 1, entryName: '改' }))).toMatchObject({
      status: 404,
    });
    expect(await refused(dean.call('entry.remove', { ids: [foreign] }))).toMatchObject({ status: 404 });
    const { refused: one } = await dean.call<{ refused: Values[] }>('entry.change', {
      records: [{ id: foreign, version: 1, changes: { planId: null } }],
    });
    expect(one).toHaveLength(1);
    expect(await refused(dean.call('asset.save', { assetName: '新', departmentId: 'science' }))).toMatchObject({
      status: 422,
      message: '所选部门不存在或已被删除',
    });
    expect(await dean.call('entry.save', { entryName: '新 tutor', personId: persons.tutor })).toMatchObject({
      version: 1,
    });
    expect(await dean.call('asset.save', { assetName: '新', departmentId: 'class' })).toMatchObject({ version: 1 });
    expect(await refused((await as('guest', 'own')).call('asset.save', { assetName: '新' }))).toMatchObject(beyond);
    expect(await all.call('entry.get', { id: foreign })).toMatchObject({ version: 1, entryName: '报考 chemist' });
  });

  it('what somebody beyond uses is not removed', async () => {
    const { all, persons, as } = await begin();
    const { id = null } = await all.call('plan.save', { planName: '秋季' });
    await all.call('entry.save', { entryName: '新', personId: persons.chemist, planId: id });
    const dean = await as('dean', 'below');
    expect(await rowsOf(dean, 'plan.list', { planName: '秋季' })).toMatchObject([{ entries: 0 }]);
    expect(await refused(dean.call('plan.remove', { ids: [id] }))).toMatchObject({ status: 409 });
  });

  it('what is assigned to somebody is reached by them, and no longer once it is not', async () => {
    const { all, persons, as } = await begin();
    const chemist = await as('chemist', 'own');
    const [visit] = await rowsOf(all, 'visit.list', { visitName: 'dean' });
    const run = (text: string, values: unknown[]) =>
      all.app.database.batch({ scope: all.scope, statements: [changing({ text, values })] });
    await run(`insert into "visitor" ("id", "visitId", "personId") values ('w', $1, $2)`, [
      visit?.['id'],
      persons.chemist,
    ]);
    expect(namesIn(await rowsOf(chemist, 'visit.list'), 'visitName')).toEqual(['chemist', 'dean']);
    await run(`delete from "visitor" where "id" = 'w'`, []);
    expect(namesIn(await rowsOf(chemist, 'visit.list'), 'visitName')).toEqual(['chemist']);
  });

  it('whoever changes department reaches its rows, and is reached there', async () => {
    const { all, persons, as } = await begin();
    await all.app.database.batch({
      scope: all.scope,
      statements: [
        changing({
          text: `update "deptMember" set "departmentId" = 'science' where "personId" = $1`,
          values: [persons.tutor],
        }),
      ],
    });
    expect(namesIn(await rowsOf(await as('tutor', 'below'), 'entry.list'), 'entryName')).toEqual(['chemist', 'tutor']);
    expect(namesIn(await rowsOf(await as('dean', 'below'), 'entry.list'), 'entryName')).toEqual(['dean']);
  });

  it('who shares a transaction with others sees what they reach, and no more', async () => {
    const { all, as } = await begin();
    const people = await Promise.all(
      (['dean', 'tutor', 'chemist', 'guest'] as const).map((somebody) => as(somebody, 'below')),
    );
    const seen = await Promise.all(
      Array.from({ length: 10 }, () => [...people, all].map((engine) => rowsOf(engine, 'entry.list'))).flat(),
    );
    expect(seen.map((rows) => rows.length)).toEqual(Array.from({ length: 10 }, () => [2, 1, 1, 1, 4]).flat());
  });
});
