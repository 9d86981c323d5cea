import { expect, it } from 'vitest';
import { changing, reading } from './statement.ts';
import { eachDatabase } from './testing.ts';
import { vacuumAfterWrites } from './vacuum.ts';

eachDatabase('vacuum', (open) => {
  it('gives the space of dead rows back to new ones and counts the rows', async () => {
    const database = await open();
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: `create table "item" as select n as "id" from generate_series(1, 20000) n; update "item" set "id" = "id" + 1`,
        }),
      ),
    );
    const readSize = async () => {
      const [row] = await database.query(
        reading<{ size: number }>({ text: `select pg_relation_size('"item"') as size` }),
      );
      return row?.size;
    };
    await database.vacuum();
    const size = await readSize();
    await database.query(reading({ text: 'select 1' }));
    await database.asOwner((connection) => connection.query(changing({ text: 'update "item" set "id" = "id" + 1' })));
    expect(await readSize()).toBe(size);
    expect(
      await database.query(reading({ text: `select reltuples::integer as rows from pg_class where relname = 'item'` })),
    ).toEqual([{ rows: 20000 }]);
  });

  it('comes by itself after enough was written, and not before', async () => {
    const database = await open();
    const vacuumWhenDue = vacuumAfterWrites(database.asOwner, 1_000_000);
    const write = (rows: number) =>
      database.asOwner((connection) =>
        connection.query(changing({ text: `insert into "item" select n, 'x' from generate_series(1, ${rows}) n` })),
      );
    await database.asOwner((connection) =>
      connection.query(changing({ text: 'create table "item" ("id" integer, "name" text)' })),
    );
    expect(await vacuumWhenDue()).toBe(false);
    await write(10);
    expect(await vacuumWhenDue()).toBe(false);
    await write(20_000);
    expect(await vacuumWhenDue()).toBe(true);
    expect(await vacuumWhenDue()).toBe(false);
  });
});
