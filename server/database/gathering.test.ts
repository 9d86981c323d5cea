import { expect, it } from 'vitest';
import { isConnectionLost, isUniqueViolation } from './errors.ts';
import { countItems, createItems, deferred, insert, scope } from './items.ts';
import { changing, reading } from './statement.ts';
import { eachDatabase } from './testing.ts';

eachDatabase('batches that are there together', (open, kind) => {
  it('batches that come together share a transaction, each with its own scope and rows', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const readBoth = changing<{ tenant: string; transaction: string }>({
      text: `select current_setting('app.tenant_id') as tenant, pg_current_xact_id()::text as transaction`,
    });
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        database.batch({
          scope: { tenantId: `t${n}`, userId: '' },
          statements: [insert(n), readBoth, reading<{ n: number }>({ text: 'select $1::integer as n', values: [n] })],
        }),
      ),
    );
    expect(answers.map(([, [both], [own]]) => [both?.tenant, own?.n])).toEqual([1, 2, 3].map((n) => [`t${n}`, n]));
    expect(new Set(answers.map(([, [both]]) => both?.transaction)).size).toBe(1);
    expect(await countItems(database)).toBe(3);
  });

  it('where sharing is off each has a transaction of its own, and all are waited for', async () => {
    const database = await open({ poolSize: 4, hasSharedBatches: false });
    await createItems(database);
    const transaction = changing<{ id: string }>({ text: 'select pg_current_xact_id()::text as id' });
    const asked = Array.from({ length: 20 }, (_, n) =>
      database.batch({ scope, statements: [insert(n % 19), transaction] }),
    );
    const outcomes = await Promise.allSettled(asked);
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value[1][0]?.id] : []));
    expect(new Set(ids).size).toBe(19);
    expect(await countItems(database)).toBe(19);
    const last = database.batch({ scope, statements: [insert(20)] });
    await database.close();
    await last;
  });

  it('of batches that come together only the failing one fails', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const outcomes = await Promise.allSettled(
      [1, 2, 2, 3].map((n) => database.batch({ scope, statements: [insert(n)] })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(
      outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [isUniqueViolation(outcome.reason)] : [])),
    ).toEqual([true]);
    expect(await countItems(database)).toBe(3);
  });

  it('closing waits for batches that have not been sent yet', async () => {
    const database = await open({ poolSize: 1 });
    const asked = Array.from({ length: 60 }, (_, n) =>
      database.batch({ scope, statements: [reading({ text: 'select $1::integer as n', values: [n] })] }),
    );
    await database.close();
    expect((await Promise.all(asked)).map(([rows]) => rows)).toEqual(Array.from({ length: 60 }, (_, n) => [{ n }]));
    await expect(database.batch({ scope, statements: [reading({ text: 'select 1' })] })).rejects.toSatisfy(
      isConnectionLost,
    );
  });

  it.runIf(kind === 'postgres')('who waits for a lock does not keep others waiting that came with it', async () => {
    const database = await open({ poolSize: 8 });
    await createItems(database);
    await database.batch({ scope, statements: [insert(1), insert(2)] });
    const rename = (id: number) =>
      database.batch({
        scope,
        statements: [changing({ text: `update "item" set "name" = 'new' where "id" = $1`, values: [id] })],
      });
    const isLocked = deferred();
    const release = deferred();
    const holder = database.inScope({ scope }, async (transaction) => {
      await transaction.query(changing({ text: `select from "item" where "id" = 1 for update` }));
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    let isRenamed = false;
    const waits = rename(1).then(() => (isRenamed = true));
    await Promise.all([
      rename(2),
      ...Array.from({ length: 20 }, (_, n) => database.batch({ scope, statements: [insert(n + 10)] })),
    ]);
    expect(isRenamed).toBe(false);
    release.resolve();
    await Promise.all([holder, waits]);
    expect(isRenamed).toBe(true);
  });

  it.runIf(kind === 'postgres')('changes go along one connection, group behind group', async () => {
    const database = await open({ poolSize: 8 });
    await createItems(database);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        database.batch({
          scope,
          statements: [
            changing<{ pid: number; transaction: string }>({
              text: `insert into "item" ("id", "name") values ($1, 'new')
                returning pg_backend_pid() as pid, pg_current_xact_id()::text as transaction`,
              values: [n],
            }),
          ],
        }),
      ),
    );
    const rows = answers.map(([[row]]) => row);
    expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
    expect(new Set(rows.map((row) => row?.transaction)).size).toBe(2);
    expect(await countItems(database)).toBe(32);
  });

  it.runIf(kind === 'postgres')('what reads keeps its own connections', async () => {
    const database = await open({ poolSize: 8 });
    await createItems(database);
    const connection = reading<{ pid: number }>({ text: 'select pg_backend_pid() as pid' });
    const isStored = (n: number) => database.batch({ scope, statements: [insert(n), connection] });
    const [changes, reads] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(async (n) => (await isStored(n))[1][0]?.pid)),
      Promise.all([1, 2, 3, 4].map(async () => (await database.batch({ scope, statements: [connection] }))[0][0]?.pid)),
    ]);
    expect(new Set(changes).size).toBe(1);
    expect(reads).not.toContain(changes[0]);
  });

  it.runIf(kind === 'postgres')(
    'changes that take long keep those that come later waiting no longer than the patience',
    async () => {
      const database = await open({ poolSize: 8 });
      await createItems(database);
      await database.asOwner((connection) =>
        connection.query(
          changing({
            text: `create function "waitFor"(p_id integer) returns boolean language plpgsql as $$ begin while not exists (select from "item" where "id" = p_id) loop perform pg_sleep(0.01); end loop; return true; end $$`,
          }),
        ),
      );
      const done: string[] = [];
      const slow = changing({ text: `insert into "item" ("id", "name") select 1, 'slow' where "waitFor"(8)` });
      const together = [[slow], [insert(2)], [insert(3)], [insert(4)]].map((statements) =>
        database.batch({ scope, statements }).then(() => done.push('slow')),
      );
      await new Promise(setImmediate);
      const later = [5, 6, 7, 8].map((n) =>
        database.batch({ scope, statements: [insert(n)] }).then(() => done.push('later')),
      );
      await Promise.all([...together, ...later]);
      expect(done.slice(0, 4)).toEqual(['later', 'later', 'later', 'later']);
      expect(await countItems(database)).toBe(8);
    },
  );

  it.runIf(kind === 'postgres')(
    'a connection lost under batches that came together, or behind them: each is told, none is done again, and the next get another',
    async () => {
      for (const poolSize of [1, 8]) {
        const database = await open({ poolSize });
        await createItems(database);
        await database.asOwner((connection) =>
          connection.query(
            changing({
              text: 'create function "endConnection"() returns boolean language sql security definer as $$ select pg_terminate_backend(pg_backend_pid()) $$',
            }),
          ),
        );
        const outcomes = await Promise.allSettled(
          [
            [insert(1)],
            [changing({ text: `delete from "item" where "endConnection"()` })],
            [insert(2)],
            [insert(3)],
          ].map((statements) => database.batch({ scope, statements })),
        );
        expect(outcomes.map((outcome) => outcome.status === 'rejected' && isConnectionLost(outcome.reason))).toEqual([
          true,
          true,
          true,
          true,
        ]);
        await Promise.all([4, 5, 6, 7].map((n) => database.batch({ scope, statements: [insert(n)] })));
        expect(await countItems(database)).toBe(4);
      }
    },
  );
});
