/** Rules J9, J10: operations that are put into the queue. */
import { expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { Download, type App, type Handler, type Values } from '#server/engine/context.ts';
import { jobOf, mostOpen } from '#server/engine/jobs/job.ts';
import { resultOf } from '#server/engine/jobs/resultFile.ts';
import { runWaiting, startRunner } from '#server/engine/jobs/runner.ts';
import { stopHere } from '#server/engine/jobs/running.ts';
import { failures } from '#server/failures.ts';
import type { Engine } from '../words/engine.ts';
import { handlers } from '../ground/parcel.ts';
import { eachEngine, useGround } from '../words/eachEngine.ts';

/** What happens at which record, told by the test that runs. */
let at: (name: string) => void = () => undefined;
/** What a report waits for. */
let gate: Promise<void> = Promise.resolve();
const send: Handler = async ({ app, scope }, { id, note }) => {
  const [[parcel]] = await app.database.batch({
    scope,
    statements: [
      changing<{ parcelName: string }>({
        text: `update "parcel" set "note" = coalesce("note", '') || $2 where "id" = $1 returning "parcelName"`,
        values: [id, note],
      }),
    ],
  });
  if (!parcel) throw failures.notFound('包裹');
  at(parcel.parcelName);
  return { count: 1 };
};
const report: Handler = async ({ app, scope }) => {
  const [rows] = await app.database.batch({
    scope,
    statements: [reading<{ parcelName: string }>({ text: `select "parcelName" from "parcel" order by "parcelName"` })],
  });
  at('report');
  await gate;
  const body = Buffer.from(rows.map(({ parcelName }) => parcelName).join('\n'));
  return new Download({ fileName: '清点.txt', mime: 'text/plain', body });
};

eachEngine(
  'operations in the queue',
  useGround(),
  (start) => {
    const begin = async (count: number): Promise<{ engine: Engine; ids: string[] }> => {
      at = () => undefined;
      gate = Promise.resolve();
      const engine = start();
      const made: string[] = [];
      for (let i = 1; i <= count; i += 1)
        made.push(String((await engine.call('parcel.save', { parcelName: `包裹${i}` }))['id']));
      return { engine, ids: made };
    };
    const job = ({ app, scope }: Engine, id: unknown) =>
      jobOf({ context: { app, scope, session: undefined }, id: String(id) });
    const notes = async (engine: Engine): Promise<unknown[]> =>
      (await engine.call<{ rows: Values[] }>('parcel.list', { pageSize: 100, sort: 'parcelName' })).rows.map(
        ({ note }) => note,
      );
    const dueNow = ({ database }: App): Promise<unknown> =>
      database.asOwner((connection) =>
        connection.query(
          changing({ text: `update "job" set "dueTime" = now(), "leaseUntil" = now() - interval '1 hour'` }),
        ),
      );

    it('J9 answers with the job, does nothing until its turn, then all of it and once', async () => {
      const { engine } = await begin(2);
      const asked = await engine.call('parcel.report', {});
      expect(asked).toEqual({ id: expect.any(String), state: 'waiting' });
      await expect(resultOf({ app: engine.app, job: await job(engine, asked['id']) })).rejects.toMatchObject({
        status: 404,
      });
      await Promise.all([runWaiting({ app: { ...engine.app } }), runWaiting({ app: { ...engine.app } })]);
      const done = await job(engine, asked['id']);
      expect(done).toMatchObject({ state: 'done', attempts: 1, title: '清点', kind: 'work', resultFile: '清点.txt' });
      const file = await resultOf({ app: engine.app, job: done });
      const chunks: Buffer[] = [];
      for await (const chunk of file.body as NodeJS.ReadableStream) chunks.push(Buffer.from(chunk as Uint8Array));
      expect(Buffer.concat(chunks).toString()).toBe('包裹1\n包裹2');
    });

    it('J5 cancelled when its file is made already, it leaves none', async () => {
      const { engine } = await begin(2);
      const { id } = await engine.call('parcel.report', {});
      at = () => stopHere(String(id), 'cancelled');
      await runWaiting({ app: engine.app });
      expect(await job(engine, id)).toMatchObject({ state: 'cancelled', resultFile: null });
      await expect(engine.app.files.open(`jobs/${String(id)}`)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('J9 fails with the reason that the operation gives', async () => {
      const { engine } = await begin(1);
      at = () => {
        throw failures.conflict('仓库正在盘点');
      };
      const { id } = await engine.call('parcel.report', {});
      await runWaiting({ app: engine.app });
      expect(await job(engine, id)).toMatchObject({ state: 'failed', message: '仓库正在盘点', storageKey: null });
    });

    it('J10 does it for each record, and says for which it did not succeed and why', async () => {
      const { engine, ids: made } = await begin(5);
      at = (name) => {
        if (name === '包裹2' || name === '包裹4') throw failures.conflict('地址不全');
      };
      const { id } = await engine.call('parcel.send', { ids: [...made, ...made, 'nothing'], note: '寄' });
      await Promise.all([runWaiting({ app: { ...engine.app } }), runWaiting({ app: { ...engine.app } })]);
      expect(await job(engine, id)).toMatchObject({
        state: 'done',
        attempts: 1,
        kind: 'rows',
        done: 6,
        total: 6,
        result: { total: 6, succeeded: 3, failed: 3 },
        message: '完成 3 条，3 条没有成功',
        report: { failed: [{ label: '包裹2' }, { label: '包裹4' }, { recordId: 'nothing' }] },
      });
      expect(await notes(engine)).toEqual(['寄', null, '寄', null, '寄']);
    });

    it('J4, J10 goes on behind the last one where its process died', async () => {
      const { engine, ids: made } = await begin(5);
      const seen: string[] = [];
      at = (name) => {
        seen.push(name);
        if (name === '包裹3' && seen.filter((each) => each === name).length === 1) throw new Error('killed');
      };
      const { id } = await engine.call('parcel.send', { ids: made, note: '寄' });
      await runWaiting({ app: engine.app });
      expect(await job(engine, id)).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(await notes(engine)).toEqual(['寄', '寄', null, null, null]);
      await dueNow(engine.app);
      await runWaiting({ app: engine.app });
      expect(await job(engine, id)).toMatchObject({ state: 'done', attempts: 2, message: '5 条全部完成' });
      expect(await notes(engine)).toEqual(['寄', '寄', '寄', '寄', '寄']);
      expect(seen).toEqual(['包裹1', '包裹2', '包裹3', '包裹3', '包裹4', '包裹5']);
    });

    it('J10 keeps what was done when it is cancelled, and does no more', async () => {
      const { engine, ids: made } = await begin(4);
      const { id } = await engine.call('parcel.send', { ids: made, note: '寄' });
      at = (name) => {
        if (name === '包裹2') stopHere(String(id), 'cancelled');
      };
      await runWaiting({ app: engine.app });
      expect(await job(engine, id)).toMatchObject({ state: 'cancelled', message: '已取消，此前已经完成的保留' });
      expect(await notes(engine)).toEqual(['寄', '寄', null, null]);
    });

    it('J3 leaves a place for others where one organisation has several at once', async () => {
      const { engine } = await begin(1);
      // The embedded database is the job's alone until its work is done.
      if (engine.app.database.kind === 'pglite') return;
      const others = engine.elsewhere();
      let open = (): void => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      const mine = [await engine.call('parcel.report', {}), await engine.call('parcel.report', {})];
      const states = () => Promise.all(mine.map(async ({ id }) => (await job(engine, id)).state));
      const stop = await startRunner({ app: { ...engine.app } });
      try {
        await expect.poll(states).toContain('running');
        const { id } = await others.call('parcel.report', {});
        await expect.poll(async () => (await job(others, id)).state).toBe('running');
        expect(await states()).toEqual(['running', 'waiting']);
      } finally {
        open();
        await stop();
      }
    });

    it('J11 lets a person have so many in the queue, and keeps so many of their files', async () => {
      const { engine } = await begin(1);
      const asked: unknown[] = [];
      const ask = async () => asked.push((await engine.call('parcel.report', {}))['id']);
      for (let i = 0; i < mostOpen; i += 1) await ask();
      await expect(ask()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('20 个任务') });
      await engine.by('another').call('parcel.report', {});
      await runWaiting({ app: engine.app });
      await ask();
      await runWaiting({ app: engine.app });
      const [first, second] = asked;
      expect(await job(engine, first)).toMatchObject({ state: 'done', resultFile: null, storageKey: null });
      expect(await job(engine, second)).toMatchObject({ resultFile: '清点.txt' });
      await expect(engine.app.files.open(`jobs/${String(first)}`)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('J10 takes a right number of known records and nothing else', async () => {
      const { engine } = await begin(1);
      for (const input of [{}, { ids: [] }, { ids: 'all' }, { ids: ['a'], more: 1 }])
        await expect(engine.call('parcel.send', input as Values)).rejects.toMatchObject({ status: 422 });
    });
  },
  { [handlers.send]: send, [handlers.report]: report },
);
