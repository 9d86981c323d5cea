import { expect, test } from 'vitest';
import { isConnectionLost, isUniqueViolation } from './errors.ts';
import { countItems, createItems, deferred, insert, scope } from './items.ts';
import { eachDatabase } from './testing.ts';

eachDatabase('batches that are there together', (open, kind) => {
  test('batches that come together share a transaction, each with its own scope and rows', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const readBoth = { text: `select current_setting('app.tenant_id') as tenant, pg_current_xact_id()::text as transaction` };
    const answers = await Promise.all(
      [1, 2, 3].map((n) => database.batch({ scope: { tenantId: `t${n}`, userId: '' }, statements: [insert(n), readBoth, { text: 'select $1::integer as n', values: [n] }] }) as Promise<[unknown[], { tenant: string; transaction: string }[], { n: number }[]]>),
    );
    expect(answers.map(([, [both], [own]]) => [both?.tenant, own?.n])).toEqual([1, 2, 3].map((n) => [`t${n}`, n]));
    expect(new Set(answers.map(([, [both]]) => both?.transaction)).size).toBe(1);
    expect(await countItems(database)).toBe(3);
  });

  test('of batches that come together only the failing one fails', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const outcomes = await Promise.allSettled([1, 2, 2, 3].map((n) => database.batch({ scope, statements: [insert(n)] })));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [isUniqueViolation(outcome.reason)] : []))).toEqual([true]);
    expect(await countItems(database)).toBe(3);
  });

  test('closing waits for batches that have not been sent yet', async () => {
    const database = await open({ poolSize: 1 });
    const asked = Array.from({ length: 60 }, (_, n) => database.batch({ scope, statements: [{ text: 'select $1::integer as n', values: [n] }] }));
    await database.close();
    expect((await Promise.all(asked)).map(([rows]) => rows)).toEqual(Array.from({ length: 60 }, (_, n) => [{ n }]));
    await expect(database.batch({ scope, statements: [{ text: 'select 1' }] })).rejects.toSatisfy(isConnectionLost);
  });

  test.runIf(kind === 'postgres')('who waits for a lock does not keep others waiting that came with it', async () => {
    const database = await open({ poolSize: 8 });
    await createItems(database);
    await database.batch({ scope, statements: [insert(1), insert(2)] });
    const rename = (id: number) => database.batch({ scope, statements: [{ text: `update "item" set "name" = 'new' where "id" = $1`, values: [id] }] });
    const isLocked = deferred();
    const release = deferred();
    const holder = database.inScope({ scope }, async (transaction) => {
      await transaction.query({ text: `select from "item" where "id" = 1 for update` });
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    let isRenamed = false;
    const waits = rename(1).then(() => (isRenamed = true));
    await Promise.all([rename(2), ...Array.from({ length: 20 }, (_, n) => database.batch({ scope, statements: [insert(n + 10)] }))]);
    expect(isRenamed).toBe(false);
    release.resolve();
    await Promise.all([holder, waits]);
    expect(isRenamed).toBe(true);
  });

  test.runIf(kind === 'postgres')('a connection lost under batches that came together: each is told, and none is done again', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    await database.asOwner((session) =>
      session.query({ text: 'create function "endSession"() returns boolean language sql security definer as $$ select pg_terminate_backend(pg_backend_pid()) $$' }),
    );
    const outcomes = await Promise.allSettled([[insert(1)], [{ text: 'select "endSession"()' }], [insert(2)]].map((statements) => database.batch({ scope, statements })));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && isConnectionLost(outcome.reason))).toEqual([true, true, true]);
    expect(await countItems(database)).toBe(0);
  });
});
