/** Rule S24: what holds by the clock. */
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { toWireTime } from '#runtime/core/dates.ts';
import { changing } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();

interface Page {
  rows: Values[];
  total: number;
}

const hour = 3_600_000;

const inHours = (hours: number): string => toWireTime(new Date(Date.now() + hours * hour));

eachEngine('S24: a phase', product, (start) => {
  const fair = async (engine: Engine, fairName: string, openFrom: string | null, openTo: string | null) =>
    String((await engine.call('fair.save', { fairName, openFrom, openTo }))['id']);

  /** One fair that comes, one that is open, one that is over, one without an end that has begun, one without times. */
  async function filled() {
    const engine = start();
    const ids = {
      coming: await fair(engine, '一', inHours(1), inHours(2)),
      open: await fair(engine, '二', inHours(-1), inHours(1)),
      over: await fair(engine, '三', inHours(-2), inHours(-1)),
      endless: await fair(engine, '四', inHours(-1), null),
      blank: await fair(engine, '五', null, null),
    };
    return { engine, ids };
  }
  const names = ({ rows }: Page): unknown[] => rows.map(({ fairName }) => fairName).toSorted();

  it('is told by the clock in record, list and answer of a save', async () => {
    const { engine, ids } = await filled();
    const { rows } = await engine.call<Page>('fair.list', {});
    expect(Object.fromEntries(rows.map(({ fairName, phase }) => [fairName, phase]))).toEqual({
      一: 'before',
      二: 'open',
      三: 'over',
      四: null,
      五: null,
    });
    expect(await engine.call('fair.get', { id: ids.open })).toMatchObject({ phase: 'open', version: 1 });
    const moved = { id: ids.open, version: 1, openFrom: inHours(1), openTo: inHours(2) };
    expect(await engine.call('fair.save', moved)).toMatchObject({ phase: 'before' });
  });

  it('passes on by itself, without a change of the record', async () => {
    const engine = start();
    const id = await fair(engine, '六', inHours(-1), toWireTime(new Date(Date.now() + 3000)));
    expect(await engine.call('fair.get', { id })).toMatchObject({ phase: 'open', version: 1 });
    await expect
      .poll(() => engine.call('fair.get', { id }), { timeout: 8000 })
      .toMatchObject({ phase: 'over', version: 1 });
  });

  it('holds from its begin on, and no longer at its end', async () => {
    const engine = start();
    const id = await fair(engine, '七', inHours(1), inHours(2));
    const [, rows] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({
          text: `update "fair" set "openFrom" = statement_timestamp() - interval '1 hour', "openTo" = statement_timestamp() where "id" = $1`,
          values: [id],
        }),
        changing<{ phase: string }>({ text: `select "phase" from "fairView" where "id" = $1`, values: [id] }),
      ],
    });
    expect(rows).toEqual([{ phase: 'over' }]);
  });

  it('narrows and sorts a list, page and total alike, and an export', async () => {
    const { engine } = await filled();
    expect(await engine.call('fair.list', { phase: ['open'] })).toMatchObject({ total: 1, rows: [{ fairName: '二' }] });
    const two = await engine.call<Page>('fair.list', { phase: ['before', 'over'] });
    expect([two.total, names(two)]).toEqual([2, ['一', '三']]);
    const sorted = await engine.call<Page>('fair.list', { sort: 'phase', pageSize: 3 });
    expect(sorted.rows.flatMap(({ phase }) => phase ?? [])).toEqual(['before', 'open', 'over']);
    const { body } = await engine.call<Download>('fair.exportExcel', {});
    const { headings, rows } = await readSheet(Buffer.isBuffer(body) ? body : await buffer(body));
    const cells = rows.map((row) => row[headings.indexOf('阶段')] ?? '');
    expect(cells.toSorted()).toEqual(['', '', '已结束', '开放', '未开始']);
  });

  it('lets a step be taken in its time alone', async () => {
    const { engine, ids } = await filled();
    for (const id of [ids.coming, ids.over, ids.blank])
      await expect(engine.call('fair.step', { ids: [id], step: 'place' })).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('不在预约时间内'),
      });
    await engine.call('fair.step', { ids: [ids.open], step: 'place' });
    expect(await engine.call('fair.get', { id: ids.open })).toMatchObject({ state: 'placed', phase: 'open' });
  });

  it('keeps the database from changing a state outside of it, whatever does so', async () => {
    const { engine, ids } = await filled();
    const placed = (id: string) =>
      engine.app.database.batch({
        scope: engine.scope,
        statements: [changing({ text: `update "fair" set "state" = 'placed' where "id" = $1`, values: [id] })],
      });
    for (const id of [ids.coming, ids.over, ids.blank]) await expect(placed(id)).rejects.toThrow(/not now/);
    await placed(ids.open);
    expect(await engine.call('fair.get', { id: ids.open })).toMatchObject({ state: 'placed' });
  });

  it('is no input of a save, and no column', async () => {
    const { engine, ids } = await filled();
    await expect(engine.call('fair.save', { fairName: '八', phase: 'open' })).rejects.toMatchObject({ status: 422 });
    await expect(
      engine.app.database.batch({
        scope: engine.scope,
        statements: [changing({ text: `update "fair" set "phase" = 'open' where "id" = $1`, values: [ids.over] })],
      }),
    ).rejects.toThrow(/phase/);
  });
});
