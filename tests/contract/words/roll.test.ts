/** Rule V8: fields that are made of the records which refer to one. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const product = useGround();

interface Page {
  rows: Values[];
  total: number;
}

const empty = { taken: 0, vip: 0, paid: 0, minutes: 0, cheapest: null, lastDay: null, lastState: null };

eachEngine('V8: a rolled-up field', product, (start) => {
  const concert = async (engine: Engine, concertName: string): Promise<string> =>
    String((await engine.call('concert.save', { concertName }))['id']);
  const chair = async (engine: Engine, input: Values): Promise<string> =>
    String((await engine.call('chair.save', { chairName: '座', state: 'reserved', ...input }))['id']);
  const get = (engine: Engine, id: string): Promise<Values> => engine.call('concert.get', { id });
  const list = (engine: Engine, input: Values): Promise<Page> => engine.call<Page>('concert.list', input);
  const names = ({ rows }: Page): Values[string][] => rows.map(({ concertName = null }) => concertName);

  /** Three concerts with two chairs, one and none. */
  async function filled(): Promise<{ engine: Engine; ids: [string, string, string]; chairs: string[] }> {
    const engine = start();
    const [one, two, none] = [await concert(engine, '一'), await concert(engine, '二'), await concert(engine, '三')];
    const chairs = [
      await chair(engine, { concertId: one, fee: 0.1, minutes: 30, day: '2026-03-01', isVip: true }),
      await chair(engine, { concertId: one, fee: 0.2, minutes: 15, day: '2026-02-01', state: 'seated' }),
      await chair(engine, { concertId: two, fee: 9, state: 'left' }),
    ];
    return { engine, ids: [one, two, none], chairs };
  }

  it('is there in record and list, and in the answer of a save', async () => {
    const { engine, ids } = await filled();
    const expected = {
      taken: 2,
      vip: 1,
      paid: 0.3,
      minutes: 45,
      cheapest: 0.1,
      lastDay: '2026-03-01',
      lastState: 'seated',
    };
    expect(await get(engine, ids[0])).toMatchObject(expected);
    expect(await get(engine, ids[1])).toMatchObject({ ...empty, paid: 9, cheapest: 9, lastState: 'left' });
    expect(await get(engine, ids[2])).toMatchObject(empty);
    expect((await list(engine, {})).rows.find(({ id }) => id === ids[0])).toMatchObject(expected);
    expect(await engine.call('concert.save', { id: ids[0], version: 1, concertName: '壹' })).toMatchObject(expected);
  });

  it('follows every change at once: saved, moved to another, removed, restored', async () => {
    const { engine, ids, chairs } = await filled();
    const taken = async (): Promise<unknown[]> => [
      (await get(engine, ids[0]))['taken'],
      (await get(engine, ids[1]))['taken'],
    ];
    const [first = '', , third = ''] = chairs;
    await engine.call('chair.save', { id: third, version: 1, state: 'seated' });
    expect(await taken()).toEqual([2, 1]);
    await engine.call('chair.save', { id: first, version: 1, concertId: ids[1] });
    expect(await taken()).toEqual([1, 2]);
    await engine.call('chair.remove', { ids: [first] });
    expect(await taken()).toEqual([1, 1]);
    await engine.call('chair.restore', { ids: [first] });
    expect(await taken()).toEqual([1, 2]);
  });

  it('raises neither version nor history, and is in none', async () => {
    const { engine, ids } = await filled();
    expect(await get(engine, ids[0])).toMatchObject({ version: 1 });
    const [snapshots] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ snapshot: Values }>({
          text: `select "snapshot" from "history" where "entity" = 'concert' and "recordId" = $1`,
          values: [ids[0]],
        }),
      ],
    });
    expect(snapshots.map(({ snapshot }) => 'taken' in snapshot)).toEqual([false]);
  });

  it('sorts and narrows a list, page and total alike, and what conditions choose', async () => {
    const { engine, ids } = await filled();
    expect(names(await list(engine, { sort: '-taken' }))[0]).toBe('一');
    expect(names(await list(engine, { sort: 'paid' }))).toEqual(['三', '一', '二']);
    expect(await list(engine, { sort: 'paid', pageSize: 1, pageNum: 2 })).toMatchObject({
      rows: [{ concertName: '一', taken: 2 }],
      total: 3,
    });
    expect(await list(engine, { taken: { from: 1 } })).toMatchObject({ rows: [{ id: ids[0] }], total: 1 });
    expect(await list(engine, { taken: { to: 0 }, pageSize: 1 })).toMatchObject({ rows: [{}], total: 2 });
    expect(await list(engine, { lastState: ['left', 'seated'] })).toMatchObject({ total: 2 });
    expect(await list(engine, { lastDay: { from: '2026-03-01' } })).toMatchObject({
      total: 1,
    });
    expect(
      await engine.call('concert.remove', {
        matching: { taken: { to: 0 }, vip: { to: 0 }, paid: { to: 0 } },
        count: 1,
      }),
    ).toEqual({ count: 1 });
    expect(names(await engine.call<Page>('concert.recycled', { taken: { to: 0 } }))).toEqual(['三']);
  });

  it('counts what is of the same organisation alone', async () => {
    const { engine } = await filled();
    const others = engine.elsewhere();
    await chair(others, { concertId: await concert(others, '外') });
    expect(await others.call('concert.list', { taken: { from: 1 } })).toMatchObject({
      rows: [{ taken: 1 }],
      total: 1,
    });
    expect(await list(engine, { taken: { from: 1 } })).toMatchObject({ total: 1 });
  });

  it('is no input of a save', async () => {
    const engine = start();
    await expect(engine.call('concert.save', { concertName: '一', taken: 5 })).rejects.toMatchObject({ status: 422 });
  });

  it('stands in an export, and an import passes it over and says so', async () => {
    const { engine } = await filled();
    const { app } = engine;
    const { body } = await engine.call<Download>('concert.exportExcel', {});
    const { headings, rows } = await readSheet(Buffer.isBuffer(body) ? body : await buffer(body));
    const takenAt = headings.indexOf('已预约');
    expect(rows.map((cells) => cells[takenAt])).toEqual(['2', '0', '0']);
    const [first = []] = rows;
    const changed = first.map((cell, index) => (index === takenAt ? '7' : cell));
    const check = (sheet: string[][]) =>
      checkRows({
        context: { app, dictionaries: app.artefacts.dictionaries, scope: engine.scope, session: undefined },
        entity: app.catalogue.entities['concert'] as never,
        plan: app.artefacts.excelPlan('concert'),
        rows: [headings, ...sheet],
        onProgress: () => undefined,
      });
    expect(await check(rows)).toMatchObject({ unchanged: 3, problems: [], notes: [] });
    expect(await check([changed])).toMatchObject({
      unchanged: 1,
      problems: [],
      notes: [{ column: '已预约', message: '已预约由系统给出，此格不导入' }],
    });
  });
});
