/** Rule J8: operations that are done by themselves. */
import { expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import type { App, Handler, Values } from '#server/engine/context.ts';
import { runWaiting } from '#server/engine/jobs/runner.ts';
import { enqueueDue } from '#server/engine/jobs/schedule.ts';
import { handlers } from '../ground/parcel.ts';
import { eachEngine, useGround } from '../words/eachEngine.ts';

let failing = 0;
/** Notes that it was there, in the database of the job's own transaction. */
const expire: Handler = async ({ app, scope }) => {
  await app.database.batch({
    scope,
    statements: [
      changing({ text: `insert into "parcel" ("id", "parcelName") values ($1, 'x')`, values: [`p${Math.random()}`] }),
    ],
  });
  if (failing > 0) {
    failing -= 1;
    throw new Error('in the middle');
  }
  return { count: 1 };
};

eachEngine(
  'operations that are done by themselves',
  useGround(),
  (start) => {
    const at = (time: string): Date => new Date(`${time}+08:00`);
    const read = async (app: App): Promise<Values[]> =>
      app.database.asOwner((connection) =>
        connection.query(
          reading<Values>({
            text: `select j."tenantId", j."state", j."attempts", j."result",
              (select count(*)::integer from "parcel" p where p."tenantId" = j."tenantId") as "done"
              from "job" j where j."operation" = 'parcel.expire' order by j."dueTime", j."tenantId"`,
          }),
        ),
      );

    it('J8 runs once in each organisation that is on, whoever asks how often, and not too late', async () => {
      const { app } = start();
      await app.database.asOwner((connection) =>
        connection.query(
          changing({
            text: `insert into "tenant" ("id", "tenantName", "state") values ('on1', '甲', 'on'), ('on2', '乙', 'on'), ('off', '丙', 'off')`,
          }),
        ),
      );
      await enqueueDue({ app, now: at('2026-11-20T03:09:59') });
      expect(await read(app)).toEqual([]);
      await enqueueDue({ app, now: at('2026-11-20T09:00:00') });
      expect(await read(app)).toEqual([]);
      // As many processes would: each has its own memory of what it did.
      await Promise.all([1, 2, 3].map(() => enqueueDue({ app: { ...app }, now: at('2026-11-20T03:10:04') })));
      const processes = [{ ...app }, { ...app }];
      await Promise.all(processes.map((each) => runWaiting({ app: each })));
      await enqueueDue({ app, now: at('2026-11-20T03:40:00') });
      await runWaiting({ app });
      const once = { state: 'done', attempts: 1, result: { count: 1 }, done: 1 };
      expect(await read(app)).toEqual([
        { tenantId: 'on1', ...once },
        { tenantId: 'on2', ...once },
      ]);
    });

    it('J6, J8 tries again what failed, and nothing of the failed try stays', async () => {
      const { app } = start();
      failing = 1;
      await enqueueDue({ app, now: at('2026-11-21T03:10:04') });
      await runWaiting({ app });
      // Which of the two came first and failed is the queue's affair.
      const states = async () =>
        (await read(app))
          .map(({ state, attempts, done }) => [state, attempts, done])
          .sort((one, other) => String(one).localeCompare(String(other)));
      expect(await states()).toEqual([
        ['done', 1, 1],
        ['done', 1, 2],
        ['done', 1, 2],
        ['waiting', 1, 1],
      ]);
      await app.database.asOwner((connection) =>
        connection.query(changing({ text: `update "job" set "dueTime" = now() where "state" = 'waiting'` })),
      );
      await runWaiting({ app });
      expect(await states()).toEqual([
        ['done', 1, 2],
        ['done', 1, 2],
        ['done', 1, 2],
        ['done', 2, 2],
      ]);
    });
  },
  { [handlers.expire]: expire },
);
