import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { countItems, createItems, insert, scope } from './items.ts';
import { changing, reading } from './statement.ts';
import { eachDatabase, strict } from './testing.ts';

/** What changes or locks something, in every form that a look at its first word would not tell. */
const changes: [string, string][] = [
  ['an insert', `insert into "item" values (1)`],
  ['an insert behind a with', `with added as (insert into "item" values (1) returning "id") select "id" from added`],
  ['a delete behind a with', `with gone as (delete from "item" returning "id") select "id" from gone`],
  ['a function that changes something', `select "addItem"(1)`],
  ['a function that does, deep in a condition', `select "id" from "item" where "id" > "addItem"(2)`],
  ['a lock', `select "id" from "item" for update`],
  ['a change of a table', `alter table "item" add column "more" text`],
];

const codeOf = (outcome: PromiseSettledResult<unknown>): unknown =>
  outcome.status === 'rejected' ? outcome.reason.code : undefined;

async function openItems(database: Database): Promise<void> {
  await createItems(database);
  await database.query(insert(10));
  await database.asOwner((connection) =>
    connection.query(
      changing({
        text: `create function "addItem"(p_id integer) returns integer language plpgsql as
          $$ begin insert into "item" values (p_id); return p_id; end $$`,
      }),
    ),
  );
}

eachDatabase('statements', (open) => {
  it.each([true, false])(
    'what is said to read and does not is refused; batches shared: %s',
    async (hasSharedBatches) => {
      const database = await open({ poolSize: 4, hasSharedBatches });
      await openItems(database);
      for (const [name, text] of changes) {
        const wrong = reading({ text });
        const right = reading<{ n: number }>({ text: 'select 1 as n' });
        const batches = [wrong, right, wrong].map((statement) => database.batch({ scope, statements: [statement] }));
        const outcomes = await Promise.allSettled([database.query(wrong), ...batches]);
        expect(outcomes.map(codeOf), name).toEqual(['25006', '25006', undefined, '25006']);
      }
      expect(await countItems(database)).toBe(1);
    },
  );

  it('where tests run strictly it is refused inside a transaction, too', async () => {
    const database = strict(await open());
    await openItems(database);
    for (const [name, text] of changes) {
      const work = database.inScope({ scope }, async (transaction) => {
        await transaction.query(insert(11));
        await transaction.query(reading({ text: 'select 1' }));
        await transaction.query(insert(12));
        await transaction.query(reading({ text }));
      });
      expect((await Promise.allSettled([work])).map(codeOf), name).toEqual(['25006']);
    }
    expect(await countItems(database)).toBe(1);
  });

  it('a connection that only read changes things again', async () => {
    const database = await open({ poolSize: 1 });
    await createItems(database);
    const read = reading<{ id: number }>({ text: 'select "id" from "item" order by "id"' });
    expect(await database.query(read)).toEqual([]);
    await database.query(insert(1));
    expect(await database.batch({ scope, statements: [read] })).toEqual([[{ id: 1 }]]);
    expect(await database.batch({ scope, statements: [insert(2), read] })).toEqual([[], [{ id: 1 }, { id: 2 }]]);
  });
});
