/** Rule V14: fields that are kept equal to a field of the record referred to. */
import { expect, it } from 'vitest';
import type { Entity, Json } from '#generators/formats.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const time = (title: string): Record<string, Json> => ({ type: 'string', title, format: 'date-time' });
const verbs: Json = {
  list: {},
  get: {},
  save: {},
  remove: {},
  restore: {},
  history: {},
  options: {},
  importExcel: {},
  exportExcel: {},
};
const entity = (name: string, title: string, words: Record<string, Json>, properties: Record<string, Json>): Json => ({
  $schema: '../generated/meta/entity.json',
  $id: name,
  title,
  type: 'object',
  'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true, ...words },
  properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
  required: [`${name}Name`],
  'x-operations': verbs,
});

const files: Record<string, Json> = {
  'entities/sitting.json': entity(
    'sitting',
    '场次',
    {},
    {
      startTime: time('开始时间'),
      minutes: { type: 'integer', title: '分钟', minimum: 1 },
      twice: { type: 'integer', title: '两倍', 'x-value': { '*': [{ var: 'minutes' }, 2] } },
      endTime: time('结束时间'),
    },
  ),
  'entities/booking.json': entity(
    'booking',
    '预约',
    {
      reach: { own: 'userId' },
      noOverlap: [{ range: ['startTime', 'endTime'], per: ['person'], message: '这个人这段时间已有预约' }],
    },
    {
      person: { type: 'string', title: '考生', maxLength: 20 },
      userId: { type: 'string', title: '用户', maxLength: 40, 'x-id': true },
      sittingId: { type: 'string', title: '场次', 'x-ref': 'sitting' },
      startTime: { ...time('开始'), 'x-copyOf': 'sittingId.startTime' },
      endTime: { ...time('结束'), 'x-copyOf': 'sittingId.endTime' },
      twice: { type: 'integer', title: '两倍', 'x-copyOf': 'sittingId.twice' },
      half: { type: 'number', title: '一半', 'x-value': { '/': [{ var: 'twice' }, 4] } },
    },
  ),
  'entities/ticket.json': entity(
    'ticket',
    '入场券',
    {},
    {
      bookingId: { type: 'string', title: '预约', 'x-ref': 'booking' },
      startTime: { ...time('开始'), 'x-copyOf': 'bookingId.startTime' },
    },
  ),
};
const product = useProduct(files);

const at = (hour: number): string => `2026-05-01 ${String(hour).padStart(2, '0')}:00:00`;
const from = (start: number, end: number): Record<string, Json> => ({ startTime: at(start), endTime: at(end) });

eachEngine('V14: copied fields', product, (start, open) => {
  const save = (engine: Engine, name: string, values: Record<string, Json>) =>
    engine.call(`${name}.save`, { ...(values['id'] === undefined && { [`${name}Name`]: '甲' }), ...values });
  const get = (engine: Engine, name: string, { id = null }: Record<string, Json>) => engine.call(`${name}.get`, { id });

  it('are what the record referred to has, from the first save on, also at second hand', async () => {
    const engine = start();
    const sitting = await save(engine, 'sitting', { ...from(8, 10), minutes: 30 });
    const booking = await save(engine, 'booking', { person: '张', sittingId: sitting['id'] ?? null });
    const ticket = await save(engine, 'ticket', { bookingId: booking['id'] ?? null });
    expect(booking).toMatchObject({ ...from(8, 10), twice: 60, half: 15, version: 1 });
    expect(ticket).toMatchObject({ startTime: at(8) });

    await save(engine, 'sitting', { id: sitting['id'] ?? null, version: 1, startTime: at(9), minutes: 40 });
    expect(await get(engine, 'booking', booking)).toMatchObject({ ...from(9, 10), twice: 80, half: 20, version: 1 });
    expect(await get(engine, 'ticket', ticket)).toMatchObject({ startTime: at(9), version: 1 });
    const { total } = await engine.call('booking.history', { id: booking['id'] ?? null, pageNum: 1, pageSize: 10 });
    expect(total).toBe(1);
    const { rows } = await engine.call<{ rows: Json[] }>('booking.list', { startTime: { from: at(9), to: at(9) } });
    expect(rows).toHaveLength(1);
  });

  it('follow the reference, and are empty without one', async () => {
    const engine = start();
    const [one, other] = [await save(engine, 'sitting', from(8, 10)), await save(engine, 'sitting', from(14, 16))];
    const { id = null } = await save(engine, 'booking', { sittingId: one['id'] ?? null });
    expect(await save(engine, 'booking', { id, version: 1, sittingId: other['id'] ?? null })).toMatchObject(
      from(14, 16),
    );
    expect(await save(engine, 'booking', { id, version: 2, sittingId: null })).toMatchObject({
      startTime: null,
      endTime: null,
    });
  });

  it('are set by nobody, also beside the engine', async () => {
    const engine = start();
    const sitting = await save(engine, 'sitting', from(8, 10));
    const booking = await save(engine, 'booking', { sittingId: sitting['id'] ?? null });
    await expect(save(engine, 'booking', { startTime: at(7) })).rejects.toMatchObject({ status: 422 });
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [changing({ text: `update "booking" set "startTime" = now()` })],
    });
    expect(await get(engine, 'booking', booking)).toMatchObject({ startTime: at(8) });
  });

  it('follow into the recycle bin', async () => {
    const engine = start();
    const sitting = await save(engine, 'sitting', from(8, 10));
    const booking = await save(engine, 'booking', { sittingId: sitting['id'] ?? null });
    await engine.call('booking.remove', { ids: [booking['id'] ?? null] });
    await save(engine, 'sitting', { id: sitting['id'] ?? null, version: 1, startTime: at(9) });
    await engine.call('booking.restore', { ids: [booking['id'] ?? null] });
    expect(await get(engine, 'booking', booking)).toMatchObject({ startTime: at(9) });
  });

  it('keep ranges apart (S20): a record that copies is refused, and so is a change of what is copied, with both names', async () => {
    const engine = start();
    const [one, other] = [await save(engine, 'sitting', from(8, 10)), await save(engine, 'sitting', from(10, 12))];
    await save(engine, 'booking', { bookingName: '第一', person: '张', sittingId: one['id'] ?? null });
    await expect(save(engine, 'booking', { person: '张', sittingId: one['id'] ?? null })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/startTime', message: '这个人这段时间已有预约' }] },
    });
    await save(engine, 'booking', { bookingName: '第二', person: '张', sittingId: other['id'] ?? null });
    await save(engine, 'booking', { bookingName: '别人', person: '李', sittingId: other['id'] ?? null });
    const message = '不能这样改开始时间、结束时间：预约“第一”会与“第二”重叠（这个人这段时间已有预约）';
    await expect(save(engine, 'sitting', { id: one['id'] ?? null, version: 1, endTime: at(11) })).rejects.toMatchObject(
      {
        status: 422,
        data: { errors: [{ path: '/startTime', message }] },
      },
    );
    await expect(save(engine, 'sitting', { id: one['id'] ?? null, version: 1, endTime: at(7) })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/endTime', message: '结束要晚于开始' }] },
    });
    expect(await get(engine, 'sitting', one)).toMatchObject({ ...from(8, 10), version: 1 });
    await save(engine, 'sitting', { id: one['id'] ?? null, version: 1, endTime: at(9) });
  });

  it('reach records that who changes the other does not, and name none of these', async () => {
    const engine = start();
    const [one, other] = [await save(engine, 'sitting', from(8, 10)), await save(engine, 'sitting', from(10, 12))];
    const booking = await save(engine, 'booking', { person: '张', sittingId: one['id'] ?? null });
    await save(engine, 'booking', { person: '张', sittingId: other['id'] ?? null });
    const sight = { codes: '', reach: 'own', personId: '', departments: '[]' };
    const end = (hour: number) =>
      engine.app.database.batch({
        scope: { ...engine.scope, sight },
        statements: [
          reading({ text: 'select "id" from "booking"' }),
          changing({
            text: `update "sitting" set "endTime" = $2 where "id" = $1`,
            values: [one['id'] ?? null, at(hour)],
          }),
          reading({ text: 'select "id" from "booking"' }),
        ],
      });
    expect(await end(9)).toEqual([[], [], []]);
    expect(await get(engine, 'booking', booking)).toMatchObject(from(8, 9));
    await expect(end(11)).rejects.toMatchObject({
      constraint: 'copy_overlap',
      detail: expect.stringContaining('"label" : null, "other" : null'),
    });
  });

  it('are known to an import that holds ranges apart', async () => {
    const engine = start();
    const { app, scope } = engine;
    const one = await save(engine, 'sitting', { sittingName: '早', ...from(8, 10) });
    await save(engine, 'sitting', { sittingName: '中', ...from(9, 11) });
    await save(engine, 'sitting', { sittingName: '晚', ...from(18, 20) });
    await save(engine, 'booking', { person: '张', sittingId: one['id'] ?? null });
    const checked = await checkRows({
      context: { app, scope, session: { codes: new Set(['a12-m2.7.2']) } as never },
      entity: app.catalogue.entities['booking'] as Entity,
      plan: app.artefacts.excelPlan('booking'),
      rows: [
        ['系统编号', '版本', '名称', '考生', '场次'],
        ['', '', '重叠', '张', '中'],
        ['', '', '晚上', '张', '晚'],
        ['', '', '又晚上', '张', '晚'],
        ['', '', '别人', '李', '中'],
      ],
      onProgress: () => undefined,
    });
    expect(checked.records.map(({ bookingName }) => bookingName)).toEqual(['晚上', '别人']);
    expect(checked.problems.map(({ message }) => message)).toEqual([
      '这个人这段时间已有预约',
      '这个人这段时间已有预约：第 3 行',
    ]);
  });

  it('of whoever refers while the record changes are never what it was', { timeout: 60_000 }, async () => {
    const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches: false }) });
    const { id = null } = await save(engine, 'sitting', { minutes: 1 });
    const work = Array.from({ length: 20 }, async (_, i) => {
      await save(engine, 'booking', { person: `第${i}人`, sittingId: id });
      await engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({ text: `update "sitting" set "minutes" = "minutes" + 1 where "id" = $1`, values: [id] }),
        ],
      });
    });
    await Promise.all(work);
    const [rows] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading({ text: 'select "twice", count(*)::integer as "count" from "booking" group by 1' })],
    });
    expect(rows).toEqual([{ twice: 42, count: 20 }]);
  });

  it('are filled in for the rows that are there, once the word comes', async () => {
    const database = await open();
    const engine = await startEngine({ product: product(), database });
    const sitting = await save(engine, 'sitting', { ...from(8, 10), minutes: 30 });
    const booking = await save(engine, 'booking', { sittingId: sitting['id'] ?? null });
    const ticket = await save(engine, 'ticket', { bookingId: booking['id'] ?? null });
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: `alter table "booking" disable trigger user; alter table "ticket" disable trigger user;
            alter table "booking" no force row level security; alter table "ticket" no force row level security;
            update "booking" set "startTime" = null, "twice" = null, "half" = null; update "ticket" set "startTime" = null;
            alter table "booking" enable trigger user; alter table "ticket" enable trigger user;`,
        }),
      ),
    );
    const { plan, databaseSql: sql } = product().artefacts;
    await migrate({ database, plan, sql: `${sql}\n-- once more`, migrations: [] });
    expect(await get(engine, 'booking', booking)).toMatchObject({ ...from(8, 10), twice: 60, half: 15, version: 1 });
    expect(await get(engine, 'ticket', ticket)).toMatchObject({ startTime: at(8), version: 1 });
  });
});

it('show in forms without being filled in, and in workbooks as given', () => {
  const { entities } = product().artefacts.catalogue;
  expect(entities['booking']?.properties['startTime']?.readOnly).toBe(true);
  const columns = product().artefacts.excelPlan('booking').columns;
  expect(columns.find(({ field }) => field === 'startTime')).toMatchObject({ role: 'given', isRequired: false });
});
