/** Rule S23: how many records there may be of a reference. */
import { describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';
import { checkImport, commitImport } from './importing.ts';

const product = useGround();

const refused = (path: string, message: string) => ({ status: 422, data: { errors: [{ path, message }] } });

eachEngine('S23: how many records there may be of a reference', product, (start, open) => {
  const drill = async (engine: Engine, places: number | null, more: Values = {}): Promise<string> =>
    String((await engine.call('drill.save', { drillName: '上午场', places, ...more }))['id']);
  const book = async (engine: Engine, drillId: string | null, more: Values = {}): Promise<string> =>
    String((await engine.call('drillBooking.save', { bookingName: '甲', drillId, ...more }))['id']);
  const books = (engine: Engine, drillId: string | null, count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, () => book(engine, drillId)));
  const step = (engine: Engine, name: string, ids: string[]) => engine.call('drillBooking.step', { ids, step: name });
  const states = async (engine: Engine): Promise<string[]> =>
    (await engine.call<{ rows: { state: string }[] }>('drillBooking.list', { pageSize: 100 })).rows.map(
      ({ state }) => state,
    );
  const sql = (engine: Engine, statement: string, values: unknown[] = []) =>
    engine.app.database.batch({ scope: engine.scope, statements: [changing({ text: statement, values })] });

  it('of records of a tenant what lies in the recycle bin counts for nothing, and comes back only where there is room', async () => {
    const engine = start();
    const bunk = async (): Promise<string> => String((await engine.call('bunk.save', { bunkName: '上铺' }))['id']);
    const first = await bunk();
    await bunk();
    await expect(bunk()).rejects.toMatchObject({ status: 409 });
    await engine.call('bunk.remove', { ids: [first] });
    const third = await bunk();
    await expect(engine.call('bunk.restore', { ids: [first] })).rejects.toMatchObject({ status: 409 });
    await engine.call('bunk.remove', { ids: [third] });
    await expect(engine.call('bunk.restore', { ids: [first] })).resolves.toEqual({ count: 1 });
  });

  it('the last place is given, the next one not: who is refused is named, and what is full', async () => {
    const engine = start();
    const id = await drill(engine, 2);
    const [one, other, third] = (await books(engine, id, 3)) as [string, string, string];
    await expect(step(engine, 'place', [one, other])).resolves.toEqual({ count: 2 });
    await expect(step(engine, 'place', [third])).rejects.toMatchObject({
      status: 409,
      message: '“甲”不能预约：“上午场”名额已满（最多 2 条）',
    });
    await step(engine, 'seat', [one]);
    await expect(step(engine, 'place', [third])).rejects.toMatchObject({ status: 409 });
    await step(engine, 'leave', [one]);
    await expect(step(engine, 'place', [third])).resolves.toEqual({ count: 1 });
  });

  it('of many in one step all find a place or none', async () => {
    const engine = start();
    const id = await drill(engine, 2);
    const ids = await books(engine, id, 3);
    await expect(step(engine, 'place', ids)).rejects.toMatchObject({
      status: 409,
      message: '这 3 条预约不能一起预约：“上午场”名额已满（最多 2 条）',
    });
    await expect(states(engine)).resolves.toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('others are counted apart: of another reference, tenant, or of none; without a number there is no limit', async () => {
    const engine = start();
    const [full, free, open] = [await drill(engine, 1), await drill(engine, 1), await drill(engine, null)];
    const ids = [
      ...(await books(engine, full, 1)),
      ...(await books(engine, free, 1)),
      ...(await books(engine, open, 5)),
      ...(await books(engine, null, 3)),
    ];
    await expect(step(engine, 'place', ids)).resolves.toEqual({ count: 10 });
    const elsewhere = engine.elsewhere();
    const there = await drill(elsewhere, 1);
    await expect(step(elsewhere, 'place', await books(elsewhere, there, 1))).resolves.toEqual({ count: 1 });
  });

  it('a number of the catalogue’s own holds for whoever saves', async () => {
    const engine = start();
    const id = await drill(engine, null);
    const guests = [await book(engine, id, { isGuest: true }), await book(engine, id, { isGuest: true })];
    const own = refused('/drillId', '“上午场”旁听为“是”的预约已满（最多 2 条）');
    await expect(book(engine, id, { isGuest: true })).rejects.toMatchObject(own);
    const other = await book(engine, id);
    await expect(engine.call('drillBooking.save', { id: other, version: 1, isGuest: true })).rejects.toMatchObject(own);
    await expect(
      engine.call('drillBooking.save', { id: String(guests[0]), version: 1, bookingName: '乙' }),
    ).resolves.toMatchObject({
      bookingName: '乙',
    });
    const moving = await book(engine, await drill(engine, null), { isGuest: true });
    await expect(engine.call('drillBooking.save', { id: moving, version: 1, drillId: id })).rejects.toMatchObject(own);
    const answer = await engine.call('drillBooking.change', {
      records: [{ id: moving, version: 1, changes: { drillId: id } }],
    });
    expect(answer).toMatchObject({ changed: [], refused: [{ id: moving, message: own.data.errors[0]?.message }] });
  });

  it('who comes back from the bin needs a place again (S3)', async () => {
    const engine = start();
    const id = await drill(engine, 1);
    const [one, other] = (await books(engine, id, 2)) as [string, string];
    await step(engine, 'place', [one]);
    await engine.call('drillBooking.remove', { ids: [one] });
    await step(engine, 'place', [other]);
    await expect(engine.call('drillBooking.restore', { ids: [one] })).rejects.toMatchObject(
      refused('/drillId', '“上午场”名额已满（最多 1 条）'),
    );
    await step(engine, 'leave', [other]);
    await expect(engine.call('drillBooking.restore', { ids: [one] })).resolves.toEqual({ count: 1 });
  });

  it('the database refuses whoever writes SQL, many at once, too', async () => {
    const engine = start();
    const id = await drill(engine, 2);
    await books(engine, id, 3);
    const place = `update "drillBooking" set "state" = 'placed' where "drillId" = $1`;
    await expect(sql(engine, place, [id])).rejects.toMatchObject({ constraint: 'limit_full' });
    const add = `insert into "drillBooking" ("id", "bookingName", "drillId", "state")
      select 'limit/' || n, '乙', $1, 'placed' from generate_series(1, $2::int) n`;
    await expect(sql(engine, add, [id, 3])).rejects.toMatchObject({ constraint: 'limit_full' });
    await expect(sql(engine, add, [id, 2])).resolves.toBeDefined();
  });

  it('there are not fewer places than are taken', async () => {
    const engine = start();
    const id = await drill(engine, 5);
    await step(engine, 'place', await books(engine, id, 3));
    const save = (version: number, places: number | null) => engine.call('drill.save', { id, version, places });
    await expect(save(1, 2)).rejects.toMatchObject(refused('/places', '“上午场”的座位数不能少于 3：已有预约 3 条'));
    await save(1, 3);
    await save(2, 2147483647);
    await save(3, null);
    await expect(save(4, 1)).rejects.toMatchObject({ status: 422 });
    await expect(sql(engine, `update "drill" set "places" = 2 where "id" = $1`, [id])).rejects.toMatchObject({
      constraint: 'limit_lowered',
    });
  });

  it('rows of a sheet that find no place are bad, those further up come first', async () => {
    const engine = start();
    const id = await drill(engine, null);
    await drill(engine, null, { drillName: '下午场' });
    const one = await book(engine, id, { isGuest: true });
    const named = await book(engine, id);
    const row = (bookingName: string, drillName: string, isGuest: string) => ['', '', bookingName, drillName, isGuest];
    const content = await writeSheet({
      headings: ['系统编号', '版本', '名称', '课次', '旁听'],
      rows: [
        [one, '1', '改名', '上午场', '是'],
        row('第二个', '上午场', '是'),
        [named, '1', '甲', '上午场', '是'],
        row('不算', '上午场', '否'),
        row('别处', '下午场', '是'),
        row('第三个', '上午场', '是'),
      ],
    });
    const changer = engine.as(['a12-m2.7.2']);
    const checked = await checkImport({ engine: changer, product: product(), name: 'drillBooking', content });
    expect(checked.report.errors.map(({ cell, message }) => [cell, message])).toEqual([
      ['D4', '“上午场”旁听为“是”的预约已满（最多 2 条）'],
      ['D7', '“上午场”旁听为“是”的预约已满（最多 2 条）'],
    ]);
  });

  it('an import that others have come before stores nothing, and says why', async () => {
    const engine = start();
    const id = await drill(engine, null);
    const content = await writeSheet({
      headings: ['名称', '课次', '旁听'],
      rows: [
        ['乙', '上午场', '是'],
        ['丙', '上午场', '是'],
      ],
    });
    const job = await checkImport({ engine, product: product(), name: 'drillBooking', content });
    expect(job).toMatchObject({ state: 'ready', report: { errors: [] } });
    await book(engine, id, { isGuest: true });
    await expect(commitImport({ engine, name: 'drillBooking', job })).resolves.toMatchObject({
      state: 'ready',
      message: expect.stringContaining('“上午场”旁听为“是”的预约已满（最多 2 条）'),
    });
    await expect(states(engine)).resolves.toHaveLength(1);
  });

  it('those beyond the reach of who asks are counted all the same', async () => {
    const engine = start();
    const id = await drill(engine, 1);
    await step(engine, 'place', await books(engine, id, 1));
    const mine = await book(engine, id, { userId: 'u9' });
    const sight = { codes: '', reach: 'own', personId: '', departments: '[]' };
    const own = (text: string, values: unknown[]) =>
      engine.app.database.batch({
        scope: { ...engine.scope, userId: 'u9', sight },
        statements: [changing<Values>({ text, values })],
      });
    await expect(own(`update "drillBooking" set "bookingName" = '我' returning "id"`, [])).resolves.toEqual([
      [{ id: mine }],
    ]);
    await expect(own(`update "drillBooking" set "state" = 'placed' where "id" = $1`, [mine])).rejects.toMatchObject({
      constraint: 'limit_full',
    });
  });

  describe.each([true, false])('with shared batches: %s', (hasSharedBatches) => {
    it('of thirty who want seven places at once seven get one', { timeout: 60_000 }, async () => {
      const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
      const id = await drill(engine, 7);
      const ids = await books(engine, id, 30);
      const placed = await Promise.allSettled(ids.map((each) => step(engine, 'place', [each])));
      expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
      for (const each of placed)
        if (each.status === 'rejected')
          expect(each.reason).toMatchObject({ status: 409, message: '“甲”不能预约：“上午场”名额已满（最多 7 条）' });
      expect((await states(engine)).filter((state) => state === 'placed')).toHaveLength(7);
      const saved = await Promise.allSettled(ids.map(() => book(engine, id, { isGuest: true })));
      expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      const own = await books(engine, id, 3);
      const [lowered, ...come] = await Promise.allSettled([
        engine.call('drill.save', { id, version: 1, places: 8 }).then(() => step(engine, 'place', own.slice(0, 1))),
        ...own.slice(1).map((each) => step(engine, 'place', [each])),
      ]);
      expect([lowered, ...come].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('many who go to two places in either order do not wait for each other', { timeout: 60_000 }, async () => {
      const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
      const lessons = [await drill(engine, 20), await drill(engine, 20)];
      const pairs = await Promise.all(
        Array.from({ length: 12 }, async (_, i) => [
          await book(engine, lessons[i % 2] ?? null),
          await book(engine, lessons[(i + 1) % 2] ?? null),
        ]),
      );
      await Promise.all(pairs.map((ids) => step(engine, 'place', ids)));
      expect((await states(engine)).filter((state) => state === 'placed')).toHaveLength(24);
      const saved = await Promise.allSettled(
        Array.from({ length: 24 }, (_, i) => book(engine, lessons[i % 2] ?? null, { isGuest: true })),
      );
      expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
      for (const each of saved) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 422 });
    });

    it('of who takes a place and who takes it away at once one is refused', { timeout: 60_000 }, async () => {
      const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
      for (let round = 0; round < 8; round += 1) {
        const id = await drill(engine, 2);
        const [one, other] = (await books(engine, id, 2)) as [string, string];
        await step(engine, 'place', [one]);
        const both = await Promise.allSettled([
          engine.call('drill.save', { id, version: 1, places: 1 }),
          step(engine, 'place', [other]),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      }
    });
  });
});
