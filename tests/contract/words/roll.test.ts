/** Rule V8: fields that are made of the records which refer to one. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const roll = (word: string, of: string, where?: Json): Json => ({
  'x-roll': { [word]: of, by: 'sittingId', ...(where !== undefined && { where }) },
});
const seated = { state: ['reserved', 'seated'] };

const files: Record<string, Json> = {
  'dictionaries/seatState.json': {
    $schema: '../generated/meta/dictionary.json',
    $id: 'seatState',
    title: '座位状态',
    values: ['reserved', 'seated', 'left'].map((code) => ({ code, label: code })),
  },
  'entities/sitting.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'sitting',
    title: '场次',
    type: 'object',
    'x-entity': {
      scope: 'tenant',
      label: 'sittingName',
      code: 'a12-m2.7',
      sort: 'sittingName',
      recycle: true,
      history: true,
    },
    properties: {
      sittingName: { type: 'string', title: '名称', maxLength: 20 },
      taken: { type: 'integer', title: '已预约', ...(roll('count', 'seat', seated) as object) },
      vip: { type: 'integer', title: '贵宾', ...(roll('count', 'seat', { isVip: true }) as object) },
      paid: { type: 'number', title: '已收', ...(roll('sum', 'seat.fee') as object) },
      minutes: { type: 'integer', title: '总分钟', ...(roll('sum', 'seat.minutes') as object) },
      cheapest: { type: 'number', title: '最低', ...(roll('min', 'seat.fee') as object) },
      lastDay: { type: 'string', title: '最晚', format: 'date', ...(roll('max', 'seat.day') as object) },
      lastState: { type: 'string', title: '最新', 'x-dict': 'seatState', ...(roll('latest', 'seat.state') as object) },
    },
    required: ['sittingName'],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      remove: {},
      recycled: {},
      history: {},
      importExcel: {},
      exportExcel: {},
      excelTemplate: {},
    },
  },
  'entities/seat.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'seat',
    title: '座位',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'seatName', code: 'a12-m2.7', recycle: true },
    properties: {
      seatName: { type: 'string', title: '名称', maxLength: 20 },
      sittingId: { type: 'string', title: '场次', 'x-ref': 'sitting' },
      state: { type: 'string', title: '状态', 'x-dict': 'seatState' },
      isVip: { type: 'boolean', title: '贵宾', default: false },
      fee: { type: 'number', title: '费用', multipleOf: 0.01, minimum: 0 },
      minutes: { type: 'integer', title: '分钟', minimum: 0 },
      day: { type: 'string', title: '日期', format: 'date' },
    },
    required: ['seatName', 'sittingId', 'state'],
    'x-operations': { list: {}, save: {}, remove: {}, restore: {} },
  },
};

const product = useProduct(files);

interface Page {
  rows: Values[];
  total: number;
}

const empty = { taken: 0, vip: 0, paid: 0, minutes: 0, cheapest: null, lastDay: null, lastState: null };

eachEngine('V8: a rolled-up field', product, (start) => {
  const sitting = async (engine: Engine, sittingName: string): Promise<string> =>
    String((await engine.call('sitting.save', { sittingName }))['id']);
  const seat = async (engine: Engine, input: Values): Promise<string> =>
    String((await engine.call('seat.save', { seatName: '座', state: 'reserved', ...input }))['id']);
  const get = (engine: Engine, id: string): Promise<Values> => engine.call('sitting.get', { id });
  const list = (engine: Engine, input: Values): Promise<Page> => engine.call<Page>('sitting.list', input);
  const names = ({ rows }: Page): Values[string][] => rows.map(({ sittingName = null }) => sittingName);

  /** Three sittings with two seats, one and none. */
  async function filled(): Promise<{ engine: Engine; ids: [string, string, string]; seats: string[] }> {
    const engine = start();
    const [one, two, none] = [await sitting(engine, '一'), await sitting(engine, '二'), await sitting(engine, '三')];
    const seats = [
      await seat(engine, { sittingId: one, fee: 0.1, minutes: 30, day: '2026-03-01', isVip: true }),
      await seat(engine, { sittingId: one, fee: 0.2, minutes: 15, day: '2026-02-01', state: 'seated' }),
      await seat(engine, { sittingId: two, fee: 9, state: 'left' }),
    ];
    return { engine, ids: [one, two, none], seats };
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
    expect(await engine.call('sitting.save', { id: ids[0], version: 1, sittingName: '壹' })).toMatchObject(expected);
  });

  it('follows every change at once: saved, moved to another, removed, restored', async () => {
    const { engine, ids, seats } = await filled();
    const taken = async (): Promise<unknown[]> => [
      (await get(engine, ids[0]))['taken'],
      (await get(engine, ids[1]))['taken'],
    ];
    const [first = '', , third = ''] = seats;
    await engine.call('seat.save', { id: third, version: 1, state: 'seated' });
    expect(await taken()).toEqual([2, 1]);
    await engine.call('seat.save', { id: first, version: 1, sittingId: ids[1] });
    expect(await taken()).toEqual([1, 2]);
    await engine.call('seat.remove', { ids: [first] });
    expect(await taken()).toEqual([1, 1]);
    await engine.call('seat.restore', { ids: [first] });
    expect(await taken()).toEqual([1, 2]);
  });

  it('raises neither version nor history, and is in none', async () => {
    const { engine, ids } = await filled();
    expect(await get(engine, ids[0])).toMatchObject({ version: 1 });
    const [snapshots] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ snapshot: Values }>({
          text: `select "snapshot" from "history" where "entity" = 'sitting' and "recordId" = $1`,
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
      rows: [{ sittingName: '一', taken: 2 }],
      total: 3,
    });
    expect(await list(engine, { taken: { from: 1 } })).toMatchObject({ rows: [{ id: ids[0] }], total: 1 });
    expect(await list(engine, { taken: { to: 0 }, pageSize: 1 })).toMatchObject({ rows: [{}], total: 2 });
    expect(await list(engine, { lastState: ['left', 'seated'] })).toMatchObject({ total: 2 });
    expect(await list(engine, { lastDay: { from: '2026-03-01' } })).toMatchObject({
      total: 1,
    });
    expect(
      await engine.call('sitting.remove', {
        matching: { taken: { to: 0 }, vip: { to: 0 }, paid: { to: 0 } },
        count: 1,
      }),
    ).toEqual({ count: 1 });
    expect(names(await engine.call<Page>('sitting.recycled', { taken: { to: 0 } }))).toEqual(['三']);
  });

  it('counts what is of the same organisation alone', async () => {
    const { engine } = await filled();
    const others = engine.elsewhere();
    await seat(others, { sittingId: await sitting(others, '外') });
    expect(await others.call('sitting.list', { taken: { from: 1 } })).toMatchObject({
      rows: [{ taken: 1 }],
      total: 1,
    });
    expect(await list(engine, { taken: { from: 1 } })).toMatchObject({ total: 1 });
  });

  it('is no input of a save', async () => {
    const engine = start();
    await expect(engine.call('sitting.save', { sittingName: '一', taken: 5 })).rejects.toMatchObject({ status: 422 });
  });

  it('stands in an export, and an import passes it over and says so', async () => {
    const { engine } = await filled();
    const { app } = engine;
    const { body } = await engine.call<Download>('sitting.exportExcel', {});
    const { headings, rows } = await readSheet(Buffer.isBuffer(body) ? body : await buffer(body));
    const takenAt = headings.indexOf('已预约');
    expect(rows.map((cells) => cells[takenAt])).toEqual(['2', '0', '0']);
    const [first = []] = rows;
    const changed = first.map((cell, index) => (index === takenAt ? '7' : cell));
    const check = (sheet: string[][]) =>
      checkRows({
        context: { app, scope: engine.scope, session: undefined },
        entity: app.catalogue.entities['sitting'] as never,
        plan: app.artefacts.excelPlan('sitting'),
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
