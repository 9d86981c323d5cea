import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import {
  isCheckViolation,
  isConnectionLost,
  isForeignKeyViolation,
  isSerializationFailure,
  isUniqueViolation,
} from './errors.ts';
import { countItems, createItems, deferred, insert, scope } from './items.ts';
import { changing, reading, type Statement } from './statement.ts';
import { eachDatabase } from './testing.ts';

eachDatabase('values', (open) => {
  it('times are Asia/Shanghai text, numbers are numbers, jsonb is parsed', async () => {
    const database = await open();
    const [row] = await database.query(
      reading({
        text: `select '2024-05-01T00:00:00.999Z'::timestamptz "time", '2024-05-01'::date "date", 1.25::numeric(12,2) "price", 5000000000::bigint "size",
        '{"a":[1]}'::jsonb "json", array[1,null]::bigint[] "sizes", array['2024-05-01T00:00:00Z'::timestamptz] "times", null::timestamptz "none"`,
      }),
    );
    expect(row).toEqual({
      time: '2024-05-01 08:00:00',
      date: '2024-05-01',
      price: 1.25,
      size: 5000000000,
      json: { a: [1] },
      sizes: [1, null],
      times: ['2024-05-01 08:00:00'],
      none: null,
    });
  });

  it('a time without a zone is taken as Asia/Shanghai', async () => {
    const database = await open();
    const rows = await database.query(
      reading({
        text: `select ($1::timestamptz at time zone 'UTC')::text as "utc"`,
        values: ['2024-05-01 08:00:00'],
      }),
    );
    expect(rows).toEqual([{ utc: '2024-05-01 00:00:00' }]);
  });
});

eachDatabase('errors', (open) => {
  it('say what kind they are, with table and constraint', async () => {
    const database = await open();
    await createItems(database);
    await database.query(insert(1));
    const errors = await Promise.all(
      [insert(1), insert(2, 'bad'), insert(3, 'x', 99)].map((statement) =>
        database.query(statement).catch((e: unknown) => e),
      ),
    );
    expect(
      errors.map((error) => [isUniqueViolation(error), isCheckViolation(error), isForeignKeyViolation(error)]),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
    expect(errors).toMatchObject([
      { table: 'item', constraint: 'item_pkey' },
      { table: 'item', constraint: 'item_name' },
      { table: 'item', constraint: 'item_parent' },
    ]);
  });

  it('a unique violation among 20 queries at once fails that one alone', async () => {
    const database = await open({ poolSize: 4 });
    await createItems(database);
    await database.query(insert(10));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => database.query(insert(id))));
    expect(outcomes.flatMap((outcome, id) => (outcome.status === 'rejected' ? [id] : []))).toEqual([10]);
    expect(await countItems(database)).toBe(20);
  });

  it('after any error every connection still answers to the right question', async () => {
    const database = await open({ poolSize: 3 });
    const errors: [string, Statement][] = [
      ['a syntax error', reading({ text: 'selec 1' })],
      ['a syntax error in a prepared statement', reading({ text: 'selec $1', values: [1] })],
      ['a table that is not there', reading({ text: 'select * from "nowhere" where 1 = $1', values: [1] })],
      ['an error while running', reading({ text: 'select 1 / $1::integer', values: [0] })],
      ['too few values', reading({ text: 'select $1::text, $2::text', values: ['a'] })],
      ['a value of the wrong type', reading({ text: 'select $1::integer', values: ['abc'] })],
      ['a value that cannot be sent', reading({ text: 'select $1::jsonb', values: [circular()] })],
      ['an error raised in a function', changing({ text: `do $$ begin raise exception 'no'; end $$` })],
      ['one of several statements in a text', changing({ text: 'select 1; select 1 / 0; select 2' })],
    ];
    const echo = (i: number) =>
      database.query(reading<{ n: number }>({ text: 'select $1::integer as n', values: [i], name: 'echo' }));
    for (const [name, bad] of errors) {
      const mixed = Array.from({ length: 24 }, (_, i) =>
        i % 5 === 2
          ? database.query(bad).then(
              () => 'done',
              () => 'failed',
            )
          : echo(i).then(([row]) => row?.n),
      );
      expect(await Promise.all(mixed), name).toEqual(
        Array.from({ length: 24 }, (_, i) => (i % 5 === 2 ? 'failed' : i)),
      );
    }
  });

  it('a named statement that failed works with other values', async () => {
    const database = await open({ poolSize: 1 });
    const divide = (by: number) =>
      database.query(reading({ name: 'divide', text: 'select 6 / $1::integer as n', values: [by] }));
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(2)).toEqual([{ n: 3 }]);
  });

  it('a table changed under a prepared statement is read anew', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const read = () => database.query(reading({ name: 'readItems', text: 'select * from "item"' }));
    await read();
    await database.asOwner((connection) =>
      connection.query(changing({ text: 'alter table "item" add column "more" text; insert into "item" values (1)' })),
    );
    await read().catch(() => []);
    expect(await read()).toEqual([{ id: 1, name: null, parentId: null, more: null }]);
  });
});

eachDatabase('transactions', (open) => {
  const readScope = reading({
    text: `select current_setting('app.tenant_id', true) "tenantId", current_setting('app.user_id', true) "userId"`,
  });

  it('the scope is set inside and gone afterwards, on the same connection', async () => {
    const database = await open({ poolSize: 1 });
    expect(await database.inScope({ scope }, (transaction) => transaction.query(readScope))).toEqual([scope]);
    expect(await database.query(readScope)).toEqual([{ tenantId: '', userId: '' }]);
    expect(await database.batch({ scope, statements: [readScope] })).toEqual([[scope]]);
    expect(await database.query(readScope)).toEqual([{ tenantId: '', userId: '' }]);
  });

  it('the scope is gone after a failure, too', async () => {
    const database = await open({ poolSize: 1 });
    const failing = reading({ text: 'select 1 / 0' });
    await expect(database.inScope({ scope }, (transaction) => transaction.query(failing))).rejects.toThrow();
    await expect(database.batch({ scope, statements: [failing] })).rejects.toThrow();
    await expect(database.inScope({ scope }, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await database.query(readScope))[0]).not.toMatchObject({ tenantId: 't1' });
  });

  it('consecutive users of one connection each see their own scope', async () => {
    const database = await open({ poolSize: 2 });
    const tenants = Array.from({ length: 40 }, (_, i) => ({ tenantId: `t${i}`, userId: `u${i}` }));
    const seen = await Promise.all(
      tenants.map((own, i) =>
        i % 2 === 0
          ? database.batch({ scope: own, statements: [readScope] }).then(([rows]) => rows)
          : database.inScope({ scope: own }, (transaction) => transaction.query(readScope)),
      ),
    );
    expect(seen).toEqual(tenants.map((own) => [own]));
  });

  it('a throw rolls back, keeps its error and keeps the connection', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const readProcess = () =>
      database.query(
        reading({ text: `select pg_backend_pid() as pid, to_regclass('pg_temp."keep"') is not null as kept` }),
      );
    await database.query(changing({ text: 'create temporary table "keep" ()' }));
    const before = await readProcess();
    await expect(
      database.inScope({ scope }, async (transaction) => {
        await transaction.query(insert(1));
        throw new Error('不行');
      }),
    ).rejects.toThrow('不行');
    expect(await countItems(database)).toBe(0);
    expect(await readProcess()).toEqual(before);
  });

  it('work that swallows an error does not pass for committed', async () => {
    const database = await open();
    await createItems(database);
    const work = database.inScope({ scope }, async (transaction) => {
      await transaction.query(insert(1));
      await transaction.query(reading({ text: 'select 1 / 0' })).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await countItems(database)).toBe(0);
  });

  it('a batch is all or nothing and reports its first error', async () => {
    const database = await open();
    await createItems(database);
    const statements = [insert(1), insert(2, 'bad'), insert(1), insert(3)];
    await expect(database.batch({ scope, statements })).rejects.toMatchObject({ constraint: 'item_name' });
    expect(await countItems(database)).toBe(0);
    expect(
      await database.batch({ scope, statements: [insert(1), reading({ text: 'select "id" from "item"' })] }),
    ).toEqual([[], [{ id: 1 }]]);
  });

  it('a batch reports what only the commit finds out', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    await database.asOwner((connection) =>
      connection.query(
        changing({ text: 'alter table "item" alter constraint "item_parent" deferrable initially deferred' }),
      ),
    );
    await expect(database.batch({ scope, statements: [insert(1, 'x', 99)] })).rejects.toSatisfy(isForeignKeyViolation);
    await expect(database.inScope({ scope }, (transaction) => transaction.query(insert(1, 'x', 99)))).rejects.toSatisfy(
      isForeignKeyViolation,
    );
    expect(await countItems(database)).toBe(0);
  });

  it('batches, transactions and failing queries run beside each other without mixing', async () => {
    const database = await open({ poolSize: 3 });
    await createItems(database);
    const echo = (n: number) => reading({ name: 'echo', text: 'select $1::integer as n', values: [n] });
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, i): Promise<unknown> => {
        if (i % 4 === 0) return database.batch({ scope, statements: [echo(i), insert(i)] }).then(([rows]) => rows);
        if (i % 4 === 1) return database.query(reading({ text: 'select 1 / 0' })).catch(() => [{ n: i }]);
        if (i % 4 === 2)
          return database.batch({ scope, statements: [echo(i), reading({ text: 'selec' })] }).catch(() => [{ n: i }]);
        return database.inScope({ scope }, (transaction) => transaction.query(echo(i)));
      }),
    );
    expect(results).toEqual(Array.from({ length: 60 }, (_, n) => [{ n }]));
    expect(await countItems(database)).toBe(15);
  });

  it('a transaction left open by a statement is not inherited', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    await database.query(
      changing({
        text: `begin; select set_config('app.tenant_id', 't9', true); insert into "item" values (1)`,
      }),
    );
    expect(await countItems(database)).toBe(0);
    expect((await database.query(readScope))[0]).not.toMatchObject({ tenantId: 't9' });
  });
});

eachDatabase('notifications', (open) => {
  it('reach every listener of the channel until it stops', async () => {
    const database = await open();
    const heard: string[] = [];
    const waiting = new Map(['a', 'b'].map((payload) => [payload, deferred()]));
    const stopFirst = await database.listen('dictionary Changed', (payload) => heard.push(`first ${payload}`));
    await database.listen('dictionary Changed', (payload) => {
      heard.push(`second ${payload}`);
      waiting.get(payload)?.resolve();
    });
    await database.listen('other', (payload) => heard.push(`other ${payload}`));
    await database.notify('dictionary Changed', 'a');
    await waiting.get('a')?.promise;
    await stopFirst();
    await database.notify('dictionary Changed', 'b');
    await waiting.get('b')?.promise;
    expect(heard).toEqual(['first a', 'second a', 'second b']);
  });

  it('are heard after the connection was lost, and the loss is told', async () => {
    const database = await open();
    const lost = deferred();
    const heard = deferred();
    await database.listen('dictionary', (payload) => (payload === '' ? lost : heard).resolve());
    if (database.kind === 'postgres') {
      await killOthers(database);
      await lost.promise;
    } else {
      await database.asOwner(() => Promise.resolve()); // ends the connection
    }
    await database.notify('dictionary', 'x');
    await heard.promise;
  });
});

eachDatabase('lost connections', (open, kind) => {
  it.runIf(kind === 'postgres')('killed while idle or busy: the next query works', async () => {
    const database = await open({ poolSize: 3 });
    await Promise.all([1, 2, 3].map(() => database.query(reading({ text: 'select 1' }))));
    const busy = database.query(changing({ text: 'select pg_sleep(60)' })).catch((error: unknown) => error);
    await waitFor(async () => {
      const text = `select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active' and datname = current_database()`;
      const rows = await database.asOwner((connection) => connection.query(reading({ text })));
      return rows.length === 1;
    });
    await killOthers(database);
    expect(await busy).toSatisfy(isConnectionLost);
    await waitFor(() =>
      database.query(reading({ text: 'select 1' })).then(
        () => true,
        () => false,
      ),
    );
    const all = await Promise.all(
      Array.from({ length: 9 }, (_, n) => database.query(reading({ text: 'select $1::integer n', values: [n] }))),
    );
    expect(all).toEqual(Array.from({ length: 9 }, (_, n) => [{ n }]));
  });

  it.runIf(kind === 'postgres')('killed inside a transaction: the work fails and nothing of it stays', async () => {
    const database = await open({ poolSize: 2 });
    await createItems(database);
    const work = database.inScope({ scope }, async (transaction) => {
      await transaction.query(insert(1));
      await killOthers(database);
      await transaction.query(insert(2));
    });
    await expect(work).rejects.toSatisfy(isConnectionLost);
    expect(await countItems(database)).toBe(0);
  });

  it.runIf(kind === 'postgres')('two serializable transactions that meet: one is told to try again', async () => {
    const database = await open({ poolSize: 2 });
    await createItems(database);
    const haveRead = [deferred(), deferred()];
    const meet = (index: number): Promise<void> =>
      database.inScope({ scope, isolation: 'serializable' }, async (transaction) => {
        await transaction.query(reading({ text: 'select count(*) from "item"' }));
        haveRead[index]?.resolve();
        await Promise.all(haveRead.map(({ promise }) => promise));
        await transaction.query(insert(index));
      });
    const failed = (await Promise.allSettled([meet(0), meet(1)])).flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(failed.map(isSerializationFailure)).toEqual([true]);
  });
});

eachDatabase('closing', (open) => {
  it('waits for what was asked before and refuses what is asked after', async () => {
    const database = await open({ poolSize: 2 });
    const asked = Array.from({ length: 50 }, (_, n) =>
      database.query(reading<{ n: number }>({ text: 'select $1::integer as n', values: [n] })),
    );
    await database.close();
    expect((await Promise.all(asked)).flat().map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
    await expect(database.query(reading({ text: 'select 1' }))).rejects.toSatisfy(isConnectionLost);
  });
});

describe('a server that cannot be reached', () => {
  it('is an error of the connection', async () => {
    const opening = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/none', dataDir: '' });
    await expect(opening).rejects.toSatisfy(isConnectionLost);
  });
});

async function killOthers(database: Database): Promise<void> {
  await database.asOwner((connection) =>
    connection.query(
      changing({
        text: 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      }),
    ),
  );
}

/** Asks again until it is so; the time limit of the test is the limit. */
async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone()));
}

function circular(): object {
  const value: Record<string, unknown> = {};
  value['self'] = value;
  return value;
}
