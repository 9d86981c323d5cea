/** A small table that the tests of the database write to. */
import type { Database, Scope } from './database.ts';
import { changing, reading } from './statement.ts';

export const scope: Scope = { tenantId: 't1', userId: 'u1' };

export async function createItems(database: Database): Promise<void> {
  await database.asOwner((connection) =>
    connection.query(
      changing({
        text: `create table "item" ("id" integer primary key,
          "name" text constraint "item_name" check ("name" <> 'bad'),
          "parentId" integer constraint "item_parent" references "item")`,
      }),
    ),
  );
}

export const insert = (id: number, name = 'x', parentId: number | null = null) =>
  changing({
    name: 'insertItem',
    text: 'insert into "item" values ($1, $2, $3)',
    values: [id, name, parentId],
  });

export async function countItems(database: Database): Promise<number | undefined> {
  const [row] = await database.query(reading<{ count: number }>({ text: 'select count(*) from "item"' }));
  return row?.count;
}

/** A promise, and what keeps it. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
