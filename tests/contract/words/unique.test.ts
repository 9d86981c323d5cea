/** Rule S7: what no two records share, among all or among some. */
import { describe, expect, it } from 'vitest';
import type { Entity, Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { newId } from '#server/engine/ids.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const product = useGround();

const among = '状态为“待审核”或“已通过”的来访中，来人、地点已存在，请换一个';

const refused = (path: string, message: string) => ({ status: 422, data: { errors: [{ path, message }] } });

eachEngine('S7: unique among some', product, (start, open) => {
  const make = async (engine: Engine, values: Record<string, Json> = {}): Promise<string> =>
    String((await engine.call('arrival.save', { arrivalName: '访', person: '甲', place: '东', ...values }))['id']);
  const move = (engine: Engine, ids: string[], state: string) => engine.call('arrival.updateState', { ids, state });

  it('lets as many stand beside each other as are none of those meant', async () => {
    const engine = start();
    const ids = [await make(engine), await make(engine), await make(engine)];
    await move(engine, ids.slice(0, 1), 'pending');
    await move(engine, ids.slice(0, 1), 'ended');
    await move(engine, ids.slice(1, 2), 'pending');
    const others = engine.elsewhere();
    await expect(move(others, [await make(others)], 'pending')).resolves.toEqual({ count: 1 });
  });

  it('refuses a step into the condition, and says among which records by their labels', async () => {
    const engine = start();
    const [first, second] = [await make(engine), await make(engine)];
    await move(engine, [first], 'pending');
    await move(engine, [first], 'approved');
    await expect(move(engine, [second], 'pending')).rejects.toMatchObject(refused('/person', among));
    await move(engine, [first], 'ended');
    await expect(move(engine, [second], 'pending')).resolves.toEqual({ count: 1 });
    await expect(move(engine, [first], 'pending')).rejects.toMatchObject(refused('/person', among));
  });

  it('refuses two of one step that meet each other, and takes neither', async () => {
    const engine = start();
    const ids = [await make(engine), await make(engine)];
    await expect(move(engine, ids, 'pending')).rejects.toMatchObject(refused('/person', among));
    const { rows } = await engine.call<{ rows: { state: string }[] }>('arrival.list', {});
    expect(rows.map(({ state }) => state)).toEqual(['draft', 'draft']);
  });

  it('refuses a save into the condition, in the file’s own words, and where only the value changes', async () => {
    const engine = start();
    const own = refused('/person', '这个人已有主要来访');
    await make(engine, { isMain: true });
    await expect(make(engine, { isMain: true })).rejects.toMatchObject(own);
    const second = await make(engine);
    await expect(engine.call('arrival.save', { id: second, version: 1, isMain: true })).rejects.toMatchObject(own);
    await engine.call('arrival.save', { id: second, version: 1, isMain: true, person: '乙' });
    await expect(engine.call('arrival.save', { id: second, version: 2, person: '甲' })).rejects.toMatchObject(own);
  });

  it('asks nothing of what is empty, and tells numbers apart', async () => {
    const engine = start();
    await make(engine, { isMain: true, person: '甲' });
    await make(engine, { isMain: true, person: '乙' });
    await make(engine, { isMain: true, person: '丙', seat: 7 });
    await expect(make(engine, { isMain: true, person: '丁', seat: 7 })).rejects.toMatchObject(
      refused('/seat', '主要为“是”的来访中，座位已存在，请换一个'),
    );
  });

  it('refuses who comes back from the bin to a place that is taken (S3)', async () => {
    const engine = start();
    const [first, second] = [await make(engine), await make(engine, { arrivalName: '另一访' })];
    await move(engine, [first], 'pending');
    await engine.call('arrival.remove', { ids: [first] });
    await move(engine, [second], 'pending');
    // In the bin nothing can be changed: the other one is named.
    const message = `“访”不能恢复：“另一访”与它相同：${among}`;
    await expect(engine.call('arrival.restore', { ids: [first] })).rejects.toMatchObject(refused('/person', message));
    await move(engine, [second], 'ended');
    await expect(engine.call('arrival.restore', { ids: [first] })).resolves.toEqual({ count: 1 });
  });

  describe.each([true, false])('with shared batches: %s', (hasSharedBatches) => {
    it('gives a place to exactly one of many who want it at once', { timeout: 60_000 }, async () => {
      const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
      const ids = await Promise.all(Array.from({ length: 30 }, () => make(engine)));
      const moved = await Promise.allSettled(ids.map((id) => move(engine, [id], 'pending')));
      expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const saved = await Promise.allSettled(
        Array.from({ length: 30 }, () => make(engine, { person: '乙', isMain: true })),
      );
      expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [rows] = await engine.app.database.batch({
        scope: engine.scope,
        statements: [
          reading<{ count: number }>({
            text: `select count(*)::integer as "count" from "arrival" where "state" = 'pending' or "isMain"`,
          }),
        ],
      });
      expect(rows).toEqual([{ count: 2 }]);
    });
  });

  it('is kept by the database, whoever stores', async () => {
    const engine = start();
    const insert = () =>
      engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({
            text: `insert into "arrival" ("id", "arrivalName", "person", "place", "state") values ($1, '访', '甲', '东', 'pending')`,
            values: [newId()],
          }),
        ],
      });
    await insert();
    await expect(insert()).rejects.toMatchObject({
      constraint: engine.app.catalogue.entities['arrival']?.unique[0]?.name,
    });
  });

  it('holds rows of a sheet against each other and against what is stored, as far as they are meant', async () => {
    const engine = start();
    const { app } = engine;
    await make(engine, { isMain: true, seat: 3 });
    const named = await make(engine, { person: '己' });
    const entity = app.catalogue.entities['arrival'] as Entity;
    const headings = ['系统编号', '版本', '名称', '来人', '地点', '座位', '主要'];
    const checked = await checkRows({
      context: {
        app,
        dictionaries: app.artefacts.dictionaries,
        scope: engine.scope,
        session: { codes: new Set(['a12-m2.7.2']) } as never,
      },
      entity,
      plan: app.artefacts.excelPlan('arrival'),
      rows: [
        headings,
        ['', '', '同名不是主要', '甲', '东', '3', '否'],
        ['', '', '已在库中', '甲', '东', '', '是'],
        ['', '', '座位已在库中', '乙', '东', '3', '是'],
        ['', '', '新的', '丙', '东', '', '是'],
        ['', '', '与上一行重复', '丙', '西', '', '是'],
        ['', '', '与上一行同名', '丙', '西', '', '否'],
        [named, '1', '访', '丙', '东', '', '是'],
      ],
      onProgress: () => undefined,
    });
    expect(checked.records.map(({ arrivalName }) => arrivalName)).toEqual(['同名不是主要', '新的', '与上一行同名']);
    expect(checked.skipped).toEqual([
      { row: 2, reason: '系统中已存在' },
      { row: 3, reason: '系统中已存在' },
      { row: 5, reason: '与第 5 行的来人“丙”相同，名称不同：“新的”和“与上一行重复”' },
    ]);
    expect(checked.problems).toMatchObject([
      { cell: 'A8', message: expect.stringContaining('改动后与第 5 行的来人“丙”相同') },
    ]);
  });

  it('refuses one of many changes and stores the others (S5)', async () => {
    const engine = start();
    const [first, second] = [await make(engine, { person: '甲' }), await make(engine, { person: '甲' })];
    const answer = await engine.call('arrival.change', {
      records: [first, second].map((id) => ({ id, version: 1, changes: { isMain: true } })),
    });
    expect(answer).toMatchObject({
      changed: [{ id: first }],
      refused: [{ id: second, message: '这个人已有主要来访' }],
    });
  });
});
