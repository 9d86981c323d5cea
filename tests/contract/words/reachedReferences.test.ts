/** Rule T18: whoever does not reach all names only what they reach; what must hold of all rows holds of those beyond, too. */
import { expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { places, settle, type Somebody } from './reaching.ts';

const product = useGround();

eachEngine('rule T18', product, (start) => {
  interface School {
    all: Engine;
    dean: Engine;
    persons: Record<Somebody, string>;
    entries: Record<Somebody, Values>;
    planId: Values[string];
    run(engine: Engine, text: string, values?: unknown[]): Promise<unknown>;
  }

  async function begin(): Promise<School> {
    const all = start();
    const persons = await settle(all);
    const { id: planId = null } = await all.call('plan.save', { planName: '春季' });
    const entries: Partial<Record<Somebody, Values>> = {};
    for (const name of Object.keys(places) as Somebody[]) {
      const { id = null } = await all.call('entry.save', {
        entryName: `报考 ${name}`,
        personId: persons[name],
        planId,
        materials: [{ materialName: `材料 ${name}` }],
      });
      entries[name] = await all.call('entry.get', { id });
    }
    return {
      all,
      dean: await all.inRole({ userId: `${all.scope.tenantId}-dean`, roleId: 'below' }),
      persons,
      entries: entries as Record<Somebody, Values>,
      planId,
      run: (engine, sql, values = []) =>
        engine.app.database.batch({ scope: engine.scope, statements: [changing({ text: sql, values })] }),
    };
  }
  const refused = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => ({ status: 200 }),
      (error: unknown) => error,
    );
  const partOf = (entry: Values): Values[string] => (entry['materials'] as Values[])[0]?.['id'] ?? null;

  it('a reference beyond reach is refused as one to nothing is, alone, among several and to a part', async () => {
    const { dean, entries, planId } = await begin();
    const own = entries.tutor['id'] ?? null;
    const foreign = entries.chemist['id'] ?? null;
    const ways: ((id: Values[string]) => Values)[] = [
      (entryId) => ({ reportName: '新', planId, entryId }),
      (id) => ({ reportName: '新', entryIds: [entries.dean['id'] ?? null, id] }),
    ];
    for (const way of ways) {
      const missing = (await refused(dean.call('report.save', way('nothing')))) as { message: string; status: number };
      expect(await refused(dean.call('report.save', way(foreign)))).toMatchObject({
        status: missing.status,
        message: missing.message,
      });
      expect(missing.status).toBeGreaterThanOrEqual(400);
      expect(await dean.call('report.save', way(own))).toMatchObject({ version: 1 });
    }
    expect(
      await refused(dean.call('report.save', { reportName: '新', materialId: partOf(entries.chemist) })),
    ).not.toEqual({ status: 200 });
    expect(await dean.call('report.save', { reportName: '新', materialId: partOf(entries.tutor) })).toMatchObject({
      version: 1,
    });
    expect((await dean.call<{ total: number }>('report.list', {})).total).toBe(3);
  });

  it('what was named by others stays, and is held by its filter all the same (V3); restoring does not name anew', async () => {
    const { all, dean, entries, planId } = await begin();
    const { id: other = null } = await all.call('plan.save', { planName: '秋季' });
    const { id = null } = await all.call('report.save', {
      reportName: '报告',
      planId,
      entryId: entries.chemist['id'] ?? null,
    });
    expect(await dean.call('report.save', { id, version: 1, reportName: '改名' })).toMatchObject({ version: 2 });
    expect(await refused(dean.call('report.save', { id, version: 2, planId: other }))).not.toEqual({ status: 200 });
    await dean.call('report.remove', { ids: [id] });
    expect(await dean.call('report.restore', { ids: [id] })).toMatchObject({ count: 1 });
    await dean.call('report.remove', { ids: [id] });
    await all.call('entry.remove', { ids: [entries.chemist['id'] ?? null] });
    // S3 holds of what lies beyond as well.
    expect(await refused(dean.call('report.restore', { ids: [id] }))).not.toEqual({ status: 200 });
  });

  it('nobody assigns to themselves what they do not reach: anew, by another record or person, or out of the bin', async () => {
    const { all, dean, persons } = await begin();
    const visitOf = async (somebody: Somebody) =>
      (await all.call('visit.save', { visitName: somebody, userId: `${all.scope.tenantId}-${somebody}` }))['id'] ??
      null;
    const [own, foreign] = [await visitOf('tutor'), await visitOf('chemist')];
    const mine = { note: '我', personId: persons.dean };
    expect(await refused(dean.call('visitor.save', { ...mine, visitId: foreign }))).not.toEqual({ status: 200 });
    const { id = null } = await dean.call('visitor.save', { ...mine, visitId: own });
    expect(await refused(dean.call('visitor.save', { id, version: 1, visitId: foreign }))).not.toEqual({ status: 200 });
    const { id: others = null } = await all.call('visitor.save', {
      note: '别人',
      personId: persons.chemist,
      visitId: foreign,
    });
    expect(await refused(dean.call('visitor.save', { id: others, version: 1, personId: persons.dean }))).not.toEqual({
      status: 200,
    });
    const { id: former = null } = await all.call('visitor.save', { ...mine, visitId: foreign });
    await all.call('visitor.remove', { ids: [former] });
    expect(await refused(dean.call('visitor.restore', { ids: [former] }))).not.toEqual({ status: 200 });
    expect((await dean.call<{ rows: Values[] }>('visit.list', {})).rows.map(({ visitName }) => visitName)).toEqual([
      'tutor',
    ]);
  });

  it('rule T10: a file that is used beyond is not removed', async () => {
    const { all, dean, persons, run } = await begin();
    const { id = null } = await all.call('shelf.save', { shelfName: '别处', personId: persons.chemist });
    await run(
      all,
      `insert into "file" ("id", "name", "mime", "size", "storageKey", "visibility") values ('pic', '照片.png', 'image/png', 1, 'k', 'tenant')`,
    );
    await run(all, `update "shelf" set "photo" = '/api/file/pic' where "id" = $1`, [id]);
    await expect(run(dean, `update "file" set "deletedTime" = now() where "id" = 'pic'`)).rejects.toThrow();
  });

  it('a step holds its condition against figures of all rows, and finds no record beyond', async () => {
    const { all, dean, persons } = await begin();
    const { id = null } = await all.call('library.save', { libraryName: '一号厅' });
    await all.call('shelf.save', { shelfName: '别处', personId: persons.chemist, libraryId: id });
    expect((await dean.call<{ rows: Values[] }>('library.list', {})).rows).toMatchObject([{ shelves: 0 }]);
    expect(await refused(dean.call('library.step', { ids: [id], step: 'close' }))).toMatchObject({
      status: 409,
      message: '“一号厅”不能关闭：还有书架',
    });
  });
});
