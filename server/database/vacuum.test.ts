import { expect, it } from 'vitest';
import { changing, reading } from './statement.ts';
import { eachDatabase } from './testing.ts';
import { vacuumChanged } from './vacuum.ts';

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

  it('comes to the tables that changed much, and to no others', async () => {
    const database = await open();
    const change = (text: string) => database.asOwner((connection) => connection.query(changing({ text })));
    const vacuum = () => vacuumChanged(database.asOwner);
    await change('create table "item" ("id" integer); create table "still" ("id" integer)');
    await change('insert into "item" select n from generate_series(1, 20) n');
    expect(await vacuum()).toEqual([]);
    await change('insert into "item" select n from generate_series(1, 1000) n');
    expect(await vacuum()).toEqual(['item']);
    expect(await vacuum()).toEqual([]);
    await change('update "item" set "id" = "id" + 1 where "id" < 20');
    expect(await vacuum()).toEqual([]);
    await change('update "item" set "id" = "id" + 1 where "id" < 200');
    expect(await vacuum()).toEqual(['item']);
    // What was taken back is no change, and takes place all the same.
    await expect(change('insert into "still" select n / (n - 1000) from generate_series(1, 1000) n')).rejects.toThrow();
    expect(await vacuum()).toEqual(['still']);
  });
});
