/** Rule S20: ranges that do not overlap. */
import { describe, expect, it } from 'vitest';
import type { Entity, Json } from '#generators/formats.ts';
import { changing, reading } from '#server/database/statement.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { newId } from '#server/engine/ids.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';

const product = useGround();

const overlapping = '所填考场在这段时间已有状态为“已发布”的演出';

const refused = (path: string, message: string) => ({ status: 422, data: { errors: [{ path, message }] } });

const at = (hour: number): string => `2026-05-01 ${String(hour).padStart(2, '0')}:00:00`;

const from = (start: number, end: number): Record<string, Json> => ({ startTime: at(start), endTime: at(end) });

const values = (given: Record<string, Json>): Record<string, Json> => ({
  sittingName: '场',
  room: 'A',
  ...given,
});

eachEngine('S20: ranges that do not overlap', product, (start, open) => {
  /** A record whose days are its own. */
  let day = 0;
  const make = async (engine: Engine, given: Record<string, Json> = {}): Promise<string> => {
    day += 2;
    const [startDay, endDay] = [day, day + 1].map((count) =>
      new Date(Date.UTC(2030, 0, count)).toISOString().slice(0, 10),
    ) as [string, string];
    const input = values({ startDay, endDay, firstSeat: day, lastSeat: day + 1, ...from(8, 10), ...given });
    return String((await engine.call('sitting.save', input))['id']);
  };
  const publish = (engine: Engine, ids: string[]) => engine.call('sitting.updateState', { ids, state: 'published' });

  it('lets stand beside each other what is not meant, elsewhere, of others, or begins where another ends', async () => {
    const engine = start();
    const ids = [
      await make(engine),
      await make(engine, from(10, 12)),
      await make(engine, from(7, 8)),
      await make(engine, { room: 'B' }),
      await make(engine, { room: null }),
      await make(engine, { room: null }),
    ];
    await expect(publish(engine, ids)).resolves.toEqual({ count: 6 });
    await make(engine);
    const others = engine.elsewhere();
    await expect(publish(others, [await make(others)])).resolves.toEqual({ count: 1 });
  });

  it.each([
    ['the same', from(8, 10)],
    ['one inside', { startTime: '2026-05-01 08:30:00', endTime: '2026-05-01 08:30:01' }],
    ['one around', from(7, 11)],
    ['the end of another', from(9, 12)],
    ['the start of another', { startTime: at(6), endTime: '2026-05-01 08:00:01' }],
    ['one without an end', { startTime: at(9), endTime: null }],
    ['one without a start', { startTime: null, endTime: at(9) }],
    ['one of all times', { startTime: null, endTime: null }],
  ])('refuses a step to %s, and says what is there', async (_name, range) => {
    const engine = start();
    await publish(engine, [await make(engine)]);
    const second = await make(engine, range);
    await expect(publish(engine, [second])).rejects.toMatchObject(refused('/startTime', overlapping));
  });

  it('refuses a change of the time, of the place and of an open end', async () => {
    const engine = start();
    const first = await make(engine);
    const second = await make(engine, { ...from(10, 12), room: 'A' });
    const third = await make(engine, { room: 'B' });
    await publish(engine, [first, second, third]);
    const save = (id: string, change: Record<string, Json>) =>
      engine.call('sitting.save', { id, version: 2, ...change });
    const own = refused('/startTime', overlapping);
    await expect(save(second, { startTime: at(9) })).rejects.toMatchObject(own);
    await expect(save(third, { room: 'A' })).rejects.toMatchObject(own);
    await expect(save(first, { endTime: null })).rejects.toMatchObject(own);
    await save(first, { endTime: at(9) });
    await save(second, { startTime: at(9) });
  });

  it('refuses what is no range, whoever stores it', async () => {
    const engine = start();
    const [backwards, empty] = [from(10, 8), from(8, 8)];
    const own = refused('/endTime', '结束时间要晚于开始时间');
    await expect(make(engine, backwards)).rejects.toMatchObject(own);
    await expect(make(engine, empty)).rejects.toMatchObject(own);
    await expect(make(engine, { firstSeat: 9, lastSeat: 9 })).rejects.toMatchObject(
      refused('/lastSeat', '末座要大于首座'),
    );
    const id = await make(engine);
    await expect(engine.call('sitting.save', { id, version: 1, endTime: at(8) })).rejects.toMatchObject(own);
    const store = engine.app.database.batch({
      scope: engine.scope,
      statements: [changing({ text: `update "sitting" set "endTime" = "startTime"` })],
    });
    await expect(store).rejects.toMatchObject({ constraint: 'sitting_range_startTime_endTime' });
  });

  it('holds days and numbers against each other, and says it in the file’s own words', async () => {
    const engine = start();
    const days = (startDay: string, endDay: string | null) => ({ startDay, endDay });
    await make(engine, { ...days('2026-05-01', '2026-05-03'), firstSeat: 1, lastSeat: 10 });
    await expect(make(engine, days('2026-05-02', '2026-05-05'))).rejects.toMatchObject(
      refused('/startDay', '这几天已有安排'),
    );
    await make(engine, days('2026-05-03', '2026-05-05'));
    await expect(make(engine, { firstSeat: 9, lastSeat: 9.5 })).rejects.toMatchObject(
      refused('/firstSeat', '所填考场在这个范围已有演出'),
    );
    await make(engine, { firstSeat: 10, lastSeat: 10.5, room: 'A' });
  });

  it('refuses who comes back from the bin to a time that is taken (S3)', async () => {
    const engine = start();
    const [first, second] = [await make(engine), await make(engine)];
    await publish(engine, [first]);
    await engine.call('sitting.remove', { ids: [first] });
    await publish(engine, [second]);
    await expect(engine.call('sitting.restore', { ids: [first] })).rejects.toMatchObject(
      refused('/startTime', overlapping),
    );
    await engine.call('sitting.remove', { ids: [second] });
    await expect(engine.call('sitting.restore', { ids: [first] })).resolves.toEqual({ count: 1 });
  });

  it('refuses two of one step that meet each other, and takes neither', async () => {
    const engine = start();
    const ids = [await make(engine), await make(engine, from(9, 11))];
    await expect(publish(engine, ids)).rejects.toMatchObject(refused('/startTime', overlapping));
    const { rows } = await engine.call<{ rows: { state: string }[] }>('sitting.list', {});
    expect(rows.map(({ state }) => state)).toEqual(['draft', 'draft']);
  });

  it('refuses one of many changes and stores the others (S5)', async () => {
    const engine = start();
    const ids = [await make(engine), await make(engine, { room: 'B' }), await make(engine, { room: 'C' })];
    await publish(engine, ids);
    const answer = await engine.call('sitting.change', {
      records: ids.slice(1).map((id, i) => ({ id, version: 2, changes: i === 0 ? { room: 'A' } : from(9, 11) })),
    });
    expect(answer).toMatchObject({ changed: [{ id: ids[2] }], refused: [{ id: ids[1], message: overlapping }] });
  });

  describe.each([true, false])('with shared batches: %s', (hasSharedBatches) => {
    it('gives a time to exactly one of many who want it at once', { timeout: 60_000 }, async () => {
      const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
      const ids = await Promise.all(Array.from({ length: 30 }, () => make(engine)));
      const moved = await Promise.allSettled(ids.map((id) => publish(engine, [id])));
      expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const saved = await Promise.allSettled(
        Array.from({ length: 30 }, (_, i) =>
          make(engine, { startDay: '2026-05-01', endDay: `2026-05-${String(i + 2).padStart(2, '0')}` }),
        ),
      );
      expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of [...moved, ...saved])
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 422 });
      const [rows] = await engine.app.database.batch({
        scope: engine.scope,
        statements: [
          reading<{ count: number }>({
            text: `select count(*)::integer as "count" from "sitting" where "state" = 'published' or "startDay" = '2026-05-01'`,
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
            text: `insert into "sitting" ("id", "sittingName", "room", "startTime", "startDay", "endDay", "state")
              values ($1, '场', 'A', now(), '2026-05-01', '2026-05-02', 'published')`,
            values: [newId()],
          }),
        ],
      });
    await insert();
    const names = engine.app.catalogue.entities['sitting']?.noOverlap.map(({ name }) => name);
    await expect(insert()).rejects.toMatchObject({ code: '23P01', constraint: expect.toBeOneOf(names ?? []) });
  });

  it('holds rows of a sheet against each other and against what is stored, as far as they are meant', async () => {
    const engine = start();
    const { app } = engine;
    await make(engine, { ...from(8, 10), startDay: '2026-05-01', endDay: '2026-05-10', room: 'A' });
    const named = await make(engine, { startDay: '2026-06-01', endDay: '2026-06-02', room: 'A' });
    const entity = app.catalogue.entities['sitting'] as Entity;
    const headings = [
      '系统编号',
      '版本',
      '名称',
      '考场',
      '第一天',
      '最后一天之后',
      '首座',
      '末座',
      '开始时间',
      '结束时间',
    ];
    const seats = (first: number): string[] => [String(first), String(first + 1), '', ''];
    const checked = await checkRows({
      context: {
        app,
        dictionaries: app.artefacts.dictionaries,
        scope: engine.scope,
        session: { codes: new Set(['a12-m2.7.2']) } as never,
      },
      entity,
      plan: app.artefacts.excelPlan('sitting'),
      rows: [
        headings,
        ['', '', '库中已有', 'B', '2026-05-05', '2026-05-06', ...seats(5010)],
        ['', '', '不重叠', 'B', '2026-05-10', '2026-05-20', ...seats(5020)],
        ['', '', '与上一行重叠', 'C', '2026-05-19', '2026-05-21', ...seats(5030)],
        ['', '', '接着', 'C', '2026-05-20', '2026-05-21', ...seats(5040)],
        ['', '', '不是一段', 'D', '2026-05-23', '2026-05-22', ...seats(5050)],
        [named, '1', '场', 'A', '2026-05-20', '2026-06-02', '6000', '6001', at(8), at(10)],
      ],
      onProgress: () => undefined,
    });
    expect(checked.records.map(({ sittingName }) => sittingName)).toEqual(['不重叠', '接着']);
    expect(checked.problems).toMatchObject([
      { cell: 'F6', message: '最后一天之后要晚于第一天' },
      { cell: 'E2', message: '这几天已有安排' },
      { cell: 'E4', message: '这几天已有安排：第 3 行' },
      { cell: 'E7', message: '这几天已有安排：第 5 行' },
    ]);
  });
});
