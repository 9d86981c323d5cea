/** Rules J1, J7 to J13: what jobs keep from others than their own person, and do for nobody who has gone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Entity } from '#generators/formats.ts';
import { cancel, file, progress, undo } from '#server/domain/job/index.ts';
import { changing, reading } from '#server/database/statement.ts';
import { Download, type App, type CallContext, type Handler, type Values } from '#server/engine/context.ts';
import { startRunner, runWaiting } from '#server/engine/jobs/runner.ts';
import { enqueueDue } from '#server/engine/jobs/schedule.ts';
import { writeSheet } from '../catalogue/workbook.ts';
import { handlers } from '../ground/parcel.ts';
import { eachEngine, useGround } from '../words/eachEngine.ts';
import type { Engine } from '../words/engine.ts';
import { checkImport, commitImport } from '../words/importing.ts';

let giving: 'count' | 'file' = 'count';
/** Takes its time. */
const expire: Handler = async ({ app, scope }) => {
  await app.database.batch({
    scope,
    statements: [changing({ text: `insert into "parcel" ("id", "parcelName") values ('p' || random(), 'x')` })],
  });
  if (giving === 'count') await sleep(300);
  const body = Buffer.from(`包裹 ${scope.tenantId}`);
  return giving === 'file' ? new Download({ fileName: '清点.txt', mime: 'text/plain', body }) : { count: 1 };
};
const report: Handler = async () => new Download({ fileName: '清点.txt', mime: 'text/plain', body: Buffer.from('1') });

const product = useGround();

eachEngine(
  'jobs and strangers',
  product,
  (start) => {
    const owner = <Row = Values>({ database }: App, text: string, values: unknown[] = []): Promise<Row[]> =>
      database.asOwner((connection) => connection.query(reading<Row>({ text, values })));
    const asked = (
      { app, scope }: Engine,
      codes: string[],
      verb: string,
      more: Partial<CallContext> = {},
    ): CallContext =>
      ({
        app,
        scope,
        operation: app.catalogue.operations[`job.${verb}`],
        session: { ...scope, codes: new Set(codes) },
        caller: { ip: '', userAgent: '', token: '' },
        uploads: [],
        ...more,
      }) as unknown as CallContext;
    const refused = (call: Promise<unknown>): Promise<Values> =>
      call.then(
        () => ({ status: 200 }),
        (error: unknown) => error as Values,
      );
    const overseer = ({ app }: Engine): string[] => [...(app.catalogue.operations['job.list']?.codes ?? [])];
    const importing = ({ app }: Engine): string[] => [...(app.catalogue.operations['parcel.importExcel']?.codes ?? [])];
    const tenants = async ({ app }: Engine, ...ids: string[]): Promise<void> => {
      await owner(
        app,
        `insert into "tenant" ("id", "tenantName", "state") select id, id, 'on' from unnest($1::text[]) id on conflict do nothing`,
        [ids],
      );
    };
    const imported = async (engine: Engine, rows: string[][]) => {
      const content = await writeSheet({ headings: ['名称', '手机'], rows });
      const checked = await checkImport({ engine, product: product(), name: 'parcel', content });
      return { engine, checked };
    };

    it('J8 what is cancelled in one organisation goes on in all others', { timeout: 60_000 }, async () => {
      giving = 'count';
      const engine = start();
      const { app } = engine;
      await tenants(engine, 'gone', 'stays');
      await enqueueDue({ app: { ...app }, now: new Date('2026-11-20T03:10:04+08:00') });
      const jobs = await owner<{ id: string; tenantId: string }>(
        app,
        `select "id", "tenantId" from "job" where "operation" = 'parcel.expire' order by "tenantId"`,
      );
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
      await owner(app, `update "job" set "dueTime" = now() where "operation" = 'parcel.expire'`);
      const runners = await Promise.all([startRunner({ app: { ...app } }), startRunner({ app: { ...app } })]);
      try {
        const [mine] = jobs.filter(({ tenantId }) => tenantId === 'gone');
        const scope = { tenantId: 'gone', userId: 'administrator' };
        await refused(cancel(asked({ ...engine, scope }, overseer(engine), 'cancel'), { id: mine?.id ?? '' }));
        for (let tries = 0; tries < 200; tries += 1) {
          const open = await owner(app, `select from "job" where "state" in ('waiting', 'running')`);
          if (open.length === 0) break;
          await sleep(50);
        }
      } finally {
        for (const stop of runners) await stop();
      }
      expect(
        // By its id: from 3:10 to 4:10 in Shanghai the runners make up the time of today as well.
        await owner(app, `select "state" from "job" where "id" = $1`, [
          jobs.find(({ tenantId }) => tenantId === 'stays')?.id ?? '',
        ]),
      ).toEqual([{ state: 'done' }]);
    });

    it('J8, J9 what is done by itself may give a file, each organisation its own', { timeout: 60_000 }, async () => {
      giving = 'file';
      const engine = start();
      const { app } = engine;
      await tenants(engine, 'one', 'two');
      await enqueueDue({ app: { ...app }, now: new Date('2026-11-21T03:10:04+08:00') });
      await runWaiting({ app });
      const made = await owner(
        app,
        `select "state", "resultFile" from "job" where "operation" = 'parcel.expire' and "tenantId" in ('one', 'two')
          and "dueTime" = '2026-11-21T03:10:00+08:00'`,
      );
      expect(made).toEqual(Array.from({ length: 2 }, () => ({ state: 'done', resultFile: '清点.txt' })));
      const keys = await owner(app, `select distinct "storageKey" from "job" where "resultFile" is not null`);
      expect(keys.length).toBeGreaterThan(1);
    });

    it('J13 who sees everybody’s jobs sees no records of others in them', { timeout: 60_000 }, async () => {
      const engine = start();
      const { checked } = await imported(engine, [
        ['甲的包裹', '13812345678'],
        ['', '13987654321'],
      ]);
      const { id } = checked;
      expect(checked).toMatchObject({ state: 'ready', bad: 1 });
      const own = await progress(asked(engine, [], 'progress'), { id });
      expect(own).toMatchObject({ errors: [{ column: '名称' }], preview: [{ record: { phone: '13812345678' } }] });
      const other = { ...engine, scope: { ...engine.scope, userId: 'u2' } };
      const seen = await progress(asked(other, overseer(engine), 'progress'), { id });
      expect(seen).toMatchObject({ state: 'ready', bad: 1, errors: [], notes: [], preview: [] });
      expect(JSON.stringify(seen)).not.toContain('138');
    });

    it('J7 who sees everybody’s jobs undoes none of what they may not import, nor change', {
      timeout: 60_000,
    }, async () => {
      const engine = start();
      const { checked } = await imported(engine, [['甲的包裹', '13812345678']]);
      const { id } = await commitImport({ engine, name: 'parcel', job: checked });
      const codes = overseer(engine);
      expect(await refused(undo(asked(engine, codes, 'undo'), { id }))).toMatchObject({ status: 403 });
      await owner(engine.app, `update "job" set "result" = "result" || '{"changed": 1}' where "id" = $1`, [id]);
      expect(await refused(undo(asked(engine, importing(engine), 'undo'), { id }))).toMatchObject({ status: 403 });
      await owner(engine.app, `update "job" set "result" = "result" || '{"changed": 0}' where "id" = $1`, [id]);
      // Of data with reach, what is beyond that of somebody else would stay, and it can be undone but once.
      const { app } = engine;
      const parcel = app.catalogue.entities['parcel'] as Entity;
      const reaching = { ...parcel, reach: { own: 'createdBy' } } as unknown as Entity;
      const entities = { ...app.catalogue.entities, parcel: reaching };
      const other = {
        ...engine,
        app: { ...app, catalogue: { ...app.catalogue, entities } },
        scope: { ...engine.scope, userId: 'u2' },
      };
      const within = (kind: string) =>
        asked(other, [...overseer(engine), ...importing(engine)], 'undo', {
          session: { ...other.scope, reach: { kind }, codes: new Set([...overseer(engine), ...importing(engine)]) },
        } as unknown as Partial<CallContext>);
      expect(await refused(undo(within('own'), { id }))).toMatchObject({ status: 403 });
      expect(await undo(within('all'), { id })).toMatchObject({ state: 'waiting' });
    });

    it('J12 nothing is done for who has left, or for an organisation that is off', { timeout: 60_000 }, async () => {
      const engine = start();
      const { app, scope } = engine;
      const { tenantId } = scope;
      await tenants(engine, tenantId);
      await owner(
        app,
        `insert into "user" ("id", "account", "nickname") values ('leaver', 'leaver', '甲') on conflict do nothing`,
      );
      await app.database.batch({
        scope: { tenantId, userId: 'system' },
        statements: [
          changing({ text: `insert into "role" ("id", "roleName", "reach") values ('r', 'r', 'all')` }),
          changing({ text: `insert into "membership" ("id", "userId", "roleId") values ('m', 'leaver', 'r')` }),
        ],
      });
      const leaver = engine.by('leaver');
      const states = (): Promise<Values[]> =>
        owner(app, `select "state", "message" from "job" where "tenantId" = $1 order by "createdTime"`, [tenantId]);
      await leaver.call('parcel.report', {});
      await runWaiting({ app });
      expect(await states()).toMatchObject([{ state: 'done' }]);
      await leaver.call('parcel.report', {});
      await owner(app, `update "membership" set "state" = 'off' where "tenantId" = $1`, [tenantId]);
      await runWaiting({ app });
      const gone = { state: 'failed', message: '提交的人已不在这个机构，没有继续' };
      expect(await states()).toMatchObject([{ state: 'done' }, gone]);
      await engine.call('parcel.report', {});
      await owner(app, `update "tenant" set "state" = 'off' where "id" = $1`, [tenantId]);
      await runWaiting({ app });
      expect(await states()).toMatchObject([
        { state: 'done' },
        gone,
        { state: 'failed', message: '机构已停用，没有继续' },
      ]);
    });

    it('J9 who no longer reads what a file holds does not fetch it', { timeout: 60_000 }, async () => {
      const engine = start();
      const { id = '' } = await engine.call('parcel.report', {});
      await runWaiting({ app: engine.app });
      const codes = [...(engine.app.catalogue.operations['parcel.report']?.codes ?? [])];
      expect(await file(asked(engine, codes, 'file'), { id })).toBeInstanceOf(Download);
      const changed = { status: 403, message: '您的权限或数据范围在提交后有变化，请重新提交' };
      expect(await refused(file(asked(engine, [], 'file'), { id }))).toMatchObject(changed);
      const sight = { codes: ' ', reach: 'own', personId: '', departments: '[]' };
      const narrowed = { ...engine, scope: { ...engine.scope, sight } };
      expect(await refused(file(asked(narrowed, codes, 'file'), { id }))).toMatchObject(changed);
    });

    it('J3 one process works for an organisation on one job at a time, of its people in turn', async () => {
      const { app } = start();
      await app.database.asOwner(async (connection) => {
        const send = (text: string, values: unknown[] = []) => connection.query(changing<Values>({ text, values }));
        await send('begin');
        await send(`update "job" set "state" = 'cancelled'`);
        for (const [id, tenantId, person] of [
          ['a1', 'ta', 'many'],
          ['a2', 'ta', 'many'],
          ['a3', 'ta', 'once'],
          ['b1', 'tb', 'many'],
        ])
          await send(
            `insert into "job" ("id", "tenantId", "kind", "title", "operation", "dueTime", "createdBy")
              values ($1, $2, 'import', 't', 'parcel.importExcel', now() - interval '1 hour', $3)`,
            [id, tenantId, person],
          );
        const take = async (held: string[]) =>
          (await send(`select "takeJob"(30, $1) ->> 'id' as "id"`, [held]))[0]?.['id'] ?? null;
        expect(await take([])).toBe('a1');
        expect(await take(['a1'])).toBe('b1');
        expect(await take(['a1', 'b1'])).toBeNull();
        await send(`update "job" set "state" = 'done' where "id" in ('a1', 'b1')`);
        expect([await take([]), await take([])]).toEqual(['a3', 'a2']);
        await send('rollback');
      });
    });
  },
  { [handlers.expire]: expire, [handlers.report]: report },
);
