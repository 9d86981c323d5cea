/** Rule V14: fields that are kept equal to a field of the record referred to. */
import { expect, it } from 'vitest';
import type { Entity, Json } from '#generators/formats.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const product = useGround();

const at = (hour: number): string => `2026-05-01 ${String(hour).padStart(2, '0')}:00:00`;

const from = (start: number, end: number): Record<string, Json> => ({ startTime: at(start), endTime: at(end) });

eachEngine('V14: copied fields', product, (start, open) => {
  const save = (engine: Engine, name: string, values: Record<string, Json>) =>
    engine.call(`${name}.save`, { ...(values['id'] === undefined && { [`${name}Name`]: '甲' }), ...values });
  const get = (engine: Engine, name: string, { id = null }: Record<string, Json>) => engine.call(`${name}.get`, { id });

  it('are what the record referred to has, from the first save on, also at second hand', async () => {
    const engine = start();
    const lecture = await save(engine, 'lecture', { ...from(8, 10), minutes: 30 });
    const listener = await save(engine, 'listener', { person: '张', lectureId: lecture['id'] ?? null });
    const pass = await save(engine, 'pass', { listenerId: listener['id'] ?? null });
    expect(listener).toMatchObject({ ...from(8, 10), twice: 60, half: 15, version: 1 });
    expect(pass).toMatchObject({ startTime: at(8) });

    await save(engine, 'lecture', { id: lecture['id'] ?? null, version: 1, startTime: at(9), minutes: 40 });
    expect(await get(engine, 'listener', listener)).toMatchObject({ ...from(9, 10), twice: 80, half: 20, version: 1 });
    expect(await get(engine, 'pass', pass)).toMatchObject({ startTime: at(9), version: 1 });
    const { total } = await engine.call('listener.history', { id: listener['id'] ?? null, pageNum: 1, pageSize: 10 });
    expect(total).toBe(1);
    const { rows } = await engine.call<{ rows: Json[] }>('listener.list', { startTime: { from: at(9), to: at(9) } });
    expect(rows).toHaveLength(1);
  });

  it('follow the reference, and are empty without one', async () => {
    const engine = start();
    const [one, other] = [await save(engine, 'lecture', from(8, 10)), await save(engine, 'lecture', from(14, 16))];
    const { id = null } = await save(engine, 'listener', { lectureId: one['id'] ?? null });
    expect(await save(engine, 'listener', { id, version: 1, lectureId: other['id'] ?? null })).toMatchObject(
      from(14, 16),
    );
    expect(await save(engine, 'listener', { id, version: 2, lectureId: null })).toMatchObject({
      startTime: null,
      endTime: null,
    });
  });

  it('are set by nobody, also beside the engine', async () => {
    const engine = start();
    const lecture = await save(engine, 'lecture', from(8, 10));
    const listener = await save(engine, 'listener', { lectureId: lecture['id'] ?? null });
    await expect(save(engine, 'listener', { startTime: at(7) })).rejects.toMatchObject({ status: 422 });
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [changing({ text: `update "listener" set "startTime" = now()` })],
    });
    expect(await get(engine, 'listener', listener)).toMatchObject({ startTime: at(8) });
  });

  it('follow into the recycle bin', async () => {
    const engine = start();
    const lecture = await save(engine, 'lecture', from(8, 10));
    const listener = await save(engine, 'listener', { lectureId: lecture['id'] ?? null });
    await engine.call('listener.remove', { ids: [listener['id'] ?? null] });
    await save(engine, 'lecture', { id: lecture['id'] ?? null, version: 1, startTime: at(9) });
    await engine.call('listener.restore', { ids: [listener['id'] ?? null] });
    expect(await get(engine, 'listener', listener)).toMatchObject({ startTime: at(9) });
  });

  it('keep ranges apart (S20): a record that copies is refused, and so is a change of what is copied, with both names', async () => {
    const engine = start();
    const [one, other] = [await save(engine, 'lecture', from(8, 10)), await save(engine, 'lecture', from(10, 12))];
    await save(engine, 'listener', { listenerName: '第一', person: '张', lectureId: one['id'] ?? null });
    await expect(save(engine, 'listener', { person: '张', lectureId: one['id'] ?? null })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/startTime', message: '这个人这段时间已有听讲' }] },
    });
    await save(engine, 'listener', { listenerName: '第二', person: '张', lectureId: other['id'] ?? null });
    await save(engine, 'listener', { listenerName: '别人', person: '李', lectureId: other['id'] ?? null });
    const message = '不能这样改开始时间、结束时间：听讲“第一”会与“第二”重叠（这个人这段时间已有听讲）';
    await expect(save(engine, 'lecture', { id: one['id'] ?? null, version: 1, endTime: at(11) })).rejects.toMatchObject(
      {
        status: 422,
        data: { errors: [{ path: '/startTime', message }] },
      },
    );
    await expect(save(engine, 'lecture', { id: one['id'] ?? null, version: 1, endTime: at(7) })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/endTime', message: '结束要晚于开始' }] },
    });
    expect(await get(engine, 'lecture', one)).toMatchObject({ ...from(8, 10), version: 1 });
    await save(engine, 'lecture', { id: one['id'] ?? null, version: 1, endTime: at(9) });
  });

  it('reach records that who changes the other does not, and name none of these', async () => {
    const engine = start();
    const [one, other] = [await save(engine, 'lecture', from(8, 10)), await save(engine, 'lecture', from(10, 12))];
    const listener = await save(engine, 'listener', { person: '张', lectureId: one['id'] ?? null });
    await save(engine, 'listener', { person: '张', lectureId: other['id'] ?? null });
    const sight = { codes: '', reach: 'own', personId: '', departments: '[]' };
    const end = (hour: number) =>
      engine.app.database.batch({
        scope: { ...engine.scope, sight },
        statements: [
          reading({ text: 'select "id" from "listener"' }),
          changing({
            text: `update "lecture" set "endTime" = $2 where "id" = $1`,
            values: [one['id'] ?? null, at(hour)],
          }),
          reading({ text: 'select "id" from "listener"' }),
        ],
      });
    expect(await end(9)).toEqual([[], [], []]);
    expect(await get(engine, 'listener', listener)).toMatchObject(from(8, 9));
    await expect(end(11)).rejects.toMatchObject({
      constraint: 'copy_overlap',
      detail: expect.stringContaining('"label" : null, "other" : null'),
    });
  });

  it('are known to an import that holds ranges apart', async () => {
    const engine = start();
    const { app, scope } = engine;
    const one = await save(engine, 'lecture', { lectureName: '早', ...from(8, 10) });
    await save(engine, 'lecture', { lectureName: '中', ...from(9, 11) });
    await save(engine, 'lecture', { lectureName: '晚', ...from(18, 20) });
    await save(engine, 'listener', { person: '张', lectureId: one['id'] ?? null });
    const checked = await checkRows({
      context: {
        app,
        dictionaries: app.artefacts.dictionaries,
        scope,
        session: { codes: new Set(['a12-m2.7.2']) } as never,
      },
      entity: app.catalogue.entities['listener'] as Entity,
      plan: app.artefacts.excelPlan('listener'),
      rows: [
        ['系统编号', '版本', '名称', '考生', '讲课'],
        ['', '', '重叠', '张', '中'],
        ['', '', '晚上', '张', '晚'],
        ['', '', '又晚上', '张', '晚'],
        ['', '', '别人', '李', '中'],
      ],
      onProgress: () => undefined,
    });
    expect(checked.records.map(({ listenerName }) => listenerName)).toEqual(['晚上', '别人']);
    expect(checked.problems.map(({ message }) => message)).toEqual([
      '这个人这段时间已有听讲',
      '这个人这段时间已有听讲：第 3 行',
    ]);
  });

  it('of whoever refers while the record changes are never what it was', { timeout: 60_000 }, async () => {
    const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches: false }) });
    const { id = null } = await save(engine, 'lecture', { minutes: 1 });
    const work = Array.from({ length: 20 }, async (_, i) => {
      await save(engine, 'listener', { person: `第${i}人`, lectureId: id });
      await engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({ text: `update "lecture" set "minutes" = "minutes" + 1 where "id" = $1`, values: [id] }),
        ],
      });
    });
    await Promise.all(work);
    const [rows] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading({ text: 'select "twice", count(*)::integer as "count" from "listener" group by 1' })],
    });
    expect(rows).toEqual([{ twice: 42, count: 20 }]);
  });

  it('are filled in for the rows that are there, once the word comes', async () => {
    const database = await open();
    const engine = await startEngine({ product: product(), database });
    const lecture = await save(engine, 'lecture', { ...from(8, 10), minutes: 30 });
    const listener = await save(engine, 'listener', { lectureId: lecture['id'] ?? null });
    const pass = await save(engine, 'pass', { listenerId: listener['id'] ?? null });
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: `alter table "listener" disable trigger user; alter table "pass" disable trigger user;
            alter table "listener" no force row level security; alter table "pass" no force row level security;
            update "listener" set "startTime" = null, "twice" = null, "half" = null; update "pass" set "startTime" = null;
            alter table "listener" enable trigger user; alter table "pass" enable trigger user;`,
        }),
      ),
    );
    const { plan, databaseSql: sql } = product().artefacts;
    await migrate({ database, plan, sql: `${sql}\n-- once more`, migrations: [] });
    expect(await get(engine, 'listener', listener)).toMatchObject({ ...from(8, 10), twice: 60, half: 15, version: 1 });
    expect(await get(engine, 'pass', pass)).toMatchObject({ startTime: at(8), version: 1 });
  });
});

it('show in forms without being filled in, and in workbooks as given', () => {
  const { entities } = product().artefacts.catalogue;
  expect(entities['listener']?.properties['startTime']?.readOnly).toBe(true);
  const columns = product().artefacts.excelPlan('listener').columns;
  expect(columns.find(({ field }) => field === 'startTime')).toMatchObject({ role: 'given', isRequired: false });
});
