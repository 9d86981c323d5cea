import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ColumnPlan, DatabasePlan } from '#generators/formats.ts';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { MigrateOptions } from './migrate.ts';
import { migrate, MigrationRefusedError, verifyCatalogue } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { changing, reading } from './statement.ts';
import { administer, createTestDatabase, eachDatabase, usePostgres } from './testing.ts';

const name: ColumnPlan = { name: 'certName', type: 'text', notNull: false };
const code: ColumnPlan = { name: 'code', type: 'text', notNull: false };

function planOf(...columns: ColumnPlan[]): DatabasePlan {
  const id: ColumnPlan = { name: 'id', type: 'text', notNull: true };
  const table = {
    name: 'cert',
    columns: [id, ...columns],
    primaryKey: ['id'],
    indexes: [],
    foreignKeys: [],
    checks: [],
  };
  return { catalogueHash: columns.map((column) => column.name).join(), tables: [table] };
}

const viewSql = `drop view if exists "certView" cascade;
  create view "certView" with (security_invoker = true) as select * from "cert";
  create or replace function "cert_get"(p_id text) returns setof "certView" language plpgsql as $$
    begin return query select * from "certView" v where v."id" = p_id; end $$;`;

const first: Omit<MigrateOptions, 'database'> = { plan: planOf(name), sql: viewSql, migrations: [] };

async function start(database: Database, change: Partial<MigrateOptions> = {}) {
  return migrate({ database, ...first, ...change });
}

async function columnsOf(database: Database): Promise<string[]> {
  const rows = await database.asOwner((connection) =>
    connection.query(
      reading<{ name: string }>({
        text: `select column_name as name from information_schema.columns where table_name = 'cert' and table_schema = current_schema()`,
      }),
    ),
  );
  return rows.map((row) => row.name).sort();
}

/** The database, counting the queries that go through it. */
function counting(database: Database): { database: Database; count: () => number } {
  let queries = 0;
  const count = <Call extends (...values: never[]) => unknown>(call: Call): Call =>
    ((...values: never[]) => {
      queries += 1;
      return call(...values);
    }) as Call;
  return {
    database: { ...database, query: count(database.query), asOwner: count(database.asOwner) },
    count: () => queries,
  };
}

eachDatabase('migrate', (open) => {
  it('makes tables, views and functions; the next start is one query', async () => {
    const database = await open();
    expect((await start(database)).statements).not.toEqual([]);
    await database.query(changing({ text: `insert into "cert" values ('c1', '证书')` }));
    expect(await database.query(reading({ text: `select * from "cert_get"('c1')` }))).toEqual([
      { id: 'c1', certName: '证书' },
    ]);
    const counted = counting(database);
    expect(await start(counted.database)).toEqual({ migrations: [], statements: [] });
    expect(counted.count()).toBe(1);
  });

  it('only notes another catalogue that changes nothing of the database', async () => {
    const database = await open();
    await start(database);
    const plan = { ...planOf(name), catalogueHash: 'another title' };
    const counted = counting(database);
    expect(await start(counted.database, { plan })).toEqual({ migrations: [], statements: [] });
    expect(counted.count()).toBe(2);
    expect(await verifyCatalogue({ database, plan })).toEqual([]);
    await start(counted.database, { plan });
    expect(counted.count()).toBe(3);
  });

  it('adds what the catalogue adds, under views and functions of before', async () => {
    const database = await open();
    await start(database);
    await database.query(changing({ text: `insert into "cert" values ('c1', '证书')` }));
    await start(database, { plan: planOf(name, { ...code, type: 'integer', notNull: true, default: '1' }) });
    expect(await database.query(reading({ text: `select * from "cert_get"('c1')` }))).toEqual([
      { id: 'c1', certName: '证书', code: 1 },
    ]);
    const plan = planOf(name, { ...code, type: 'bigint', notNull: true, default: '1' });
    await start(database, { plan });
    expect(await verifyCatalogue({ database, plan })).toEqual([]);
  });

  it('refuses what loses data, names the file to write, and changes nothing', async () => {
    const database = await open();
    await start(database, { plan: planOf(name, code) });
    const other: ColumnPlan = { name: 'other', type: 'text', notNull: false };
    const refused = start(database, { plan: planOf(name, other) });
    await expect(refused).rejects.toBeInstanceOf(MigrationRefusedError);
    await expect(refused).rejects.toThrow('表 cert 的字段 code：目录中已没有这个字段');
    await expect(refused).rejects.toThrow('server/database/migrations/0001-cert-code.sql');
    expect(await columnsOf(database)).toEqual(['certName', 'code', 'id']);
    expect(await database.query(reading({ text: `select * from "cert_get"('c1')` }))).toEqual([]);
    expect(await start(database, { plan: planOf(name, code) })).toEqual({ migrations: [], statements: [] });
  });

  it('a reviewed migration goes first, once, and then the plan fits', async () => {
    const database = await open();
    await start(database, { plan: planOf(name, code) });
    await database.query(changing({ text: `insert into "cert" values ('c1', '证书', '1')` }));
    const renamed: ColumnPlan = { ...code, name: 'certCode' };
    const migrations = [
      {
        name: '0001-cert-code',
        sql: `alter table "cert" rename "code" to "certCode"; update "cert" set "certCode" = 'A' || "certCode";`,
      },
    ];
    expect((await start(database, { plan: planOf(name, renamed), migrations })).migrations).toEqual(['0001-cert-code']);
    expect((await start(database, { plan: planOf(name, renamed, code), migrations })).migrations).toEqual([]);
    expect(await database.query(reading({ text: 'select "certCode" from "cert"' }))).toEqual([{ certCode: 'A1' }]);
  });

  it('a new database has the newest tables at once and only notes old migrations', async () => {
    const database = await open();
    const migrations = [{ name: '0001-cert-code', sql: 'alter table "nowhere" drop column "code"' }];
    expect((await start(database, { migrations })).migrations).toEqual([]);
    expect(await database.query(reading({ text: 'select "name" from "migration"' }))).toEqual([
      { name: '0001-cert-code' },
    ]);
  });

  it('a migration that fails, was edited or ends the transaction stops the start', async () => {
    const database = await open();
    const one = { name: '0001-one', sql: 'select 1' };
    await start(database, { migrations: [one] });
    await expect(start(database, { migrations: [{ ...one, sql: 'select 2' }] })).rejects.toThrow('又被修改');
    const failing = start(database, { migrations: [one, { name: '0002-two', sql: 'select 1;\nselec 2;\nselect 3;' }] });
    await expect(failing).rejects.toThrow('server/database/migrations/0002-two.sql 没有成功：syntax error');
    await expect(failing).rejects.toThrow(/\nselec 2;$/);
    await expect(start(database, { migrations: [one, { name: '0002-two', sql: 'commit; begin' }] })).rejects.toThrow(
      '自行结束了事务',
    );
    await start(database, { migrations: [one] });
    expect(await database.query(reading({ text: 'select "name" from "migration"' }))).toEqual([{ name: '0001-one' }]);
  });

  it('a database from before meanings were kept begins to keep them', async () => {
    const database = await open();
    await start(database);
    await database.asOwner((connection) =>
      connection.query(changing({ text: 'alter table "catalogueState" drop column "meanings"' })),
    );
    const [table] = planOf(name).tables;
    const meanings = { certName: '文字' };
    await start(database, { plan: { catalogueHash: 'x', tables: [{ ...table, meanings }] } as DatabasePlan });
    expect(await database.query(reading({ text: 'select "meanings" from "catalogueState"' }))).toEqual([
      { meanings: { cert: meanings } },
    ]);
  });

  it('rows that break a new rule stop the start with the rule, and nothing is changed', async () => {
    const database = await open();
    await start(database);
    await database.query(changing({ text: `insert into "cert" values ('c1', 'same'), ('c2', 'same')` }));
    const [table] = planOf(name, code).tables;
    const index = { name: 'cert_unique', keys: ['"certName"'], unique: true, method: 'btree' as const };
    const plan = { catalogueHash: 'x', tables: [{ ...table, indexes: [index] }] } as DatabasePlan;
    const refused = start(database, { plan });
    await expect(refused).rejects.toThrow('表 cert 中已有的数据不符合新的约束 cert_unique');
    expect(await columnsOf(database)).toEqual(['certName', 'id']);
  });

  it('names the rows whose ranges overlap, and brings what a constraint of ranges needs', async () => {
    const database = await open();
    await start(database);
    await database.query(changing({ text: `insert into "cert" values ('c1', 'same'), ('c2', 'same')` }));
    const [table] = planOf(name).tables;
    const exclusion = { name: 'cert_period', keys: ['"certName" with =', 'int4range(1, 2) with &&'] };
    const plan = { catalogueHash: 'x', tables: [{ ...table, exclusions: [exclusion] }] } as DatabasePlan;
    await expect(start(database, { plan })).rejects.toThrow('表 cert 中已有的数据不符合新的约束 cert_period');
    await database.query(changing({ text: `delete from "cert" where "id" = 'c2'` }));
    await start(database, { plan });
    await expect(database.query(changing({ text: `insert into "cert" values ('c3', 'same')` }))).rejects.toMatchObject({
      constraint: 'cert_period',
    });
  });

  it('several processes that start at once do the work once', async () => {
    const database = await open({ poolSize: 5 });
    const results = await Promise.all([1, 2, 3, 4].map(() => start(database)));
    expect(results.filter(({ statements }) => statements.length > 0)).toHaveLength(1);
  });

  it('trigram indexes bring their extension', async () => {
    const database = await open();
    const [table] = planOf(name).tables;
    const index = { name: 'cert_search', keys: ['"certName" gin_trgm_ops'], unique: false, method: 'gin' as const };
    await start(database, { plan: { catalogueHash: 'x', tables: [{ ...table, indexes: [index] }] } as DatabasePlan });
    await database.query(changing({ text: `insert into "cert" values ('c1', '教育技术能力证书')` }));
    expect(
      await database.query(reading({ text: `select "id" from "cert" where "certName" like '%技术能力%'` })),
    ).toEqual([{ id: 'c1' }]);
  });

  it.each([
    ['a column that was added by hand', 'alter table "cert" add column "x" text', '字段 x'],
    ['a default that was removed', 'alter table "cert" alter column "certName" drop default', 'set default'],
    [
      'a function that was replaced',
      `create or replace function "cert_get"(p_id text) returns setof "certView" language sql as $$ select * from "certView" $$`,
      '函数',
    ],
    ['a view that was replaced', 'create or replace view "certView" as select * from "cert" where false', '视图'],
    ['row-level security that was switched', 'alter table "cert" enable row level security', '行级安全设置'],
    ['a policy that was added', 'create policy "x" on "cert"', '行级安全策略'],
    [
      'a trigger that was added',
      `create function "f"() returns trigger language plpgsql as $$ begin return new; end $$; create trigger "x" before insert on "cert" for each row execute function "f"()`,
      '触发器',
    ],
  ])('verifying finds %s', async (_name, text, found) => {
    const database = await open();
    const plan = planOf({ ...name, default: `''` });
    await start(database, { plan });
    expect(await verifyCatalogue({ database, plan })).toEqual([]);
    await database.asOwner((connection) => connection.query(changing({ text })));
    expect((await verifyCatalogue({ database, plan })).join('\n')).toContain(found);
  });
});

describe('processes on one PostgreSQL', () => {
  const server = usePostgres();

  it('that open and migrate a new database at the same moment all succeed', async () => {
    const { url, drop } = await createTestDatabase({ server: server() });
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url, dataDir: '' })));
    const results = await Promise.all(databases.map((database) => start(database)));
    expect(results.filter(({ statements }) => statements.length > 0)).toHaveLength(1);
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });

  it('an extension that its user may not bring is asked of an administrator, who may have brought it', async () => {
    const { url, drop } = await createTestDatabase({ server: server() });
    const role = `limited_${process.pid}`;
    await administer({
      server: url,
      text: `create role ${role} login createrole; grant usage, create on schema public to ${role}`,
    });
    const limited = new URL(url);
    limited.username = role;
    const database = await openDatabase({ url: limited.href, dataDir: '' });
    const [table] = planOf(name).tables;
    const exclusion = { name: 'cert_period', keys: ['"certName" with =', 'int4range(1, 2) with &&'] };
    const plan = { catalogueHash: 'x', tables: [{ ...table, exclusions: [exclusion] }] } as DatabasePlan;
    await expect(start(database, { plan })).rejects.toThrow('create extension if not exists btree_gist');
    await administer({ server: url, text: 'create extension btree_gist' });
    expect((await start(database, { plan })).statements).not.toEqual([]);
    await database.close();
    await drop();
    await administer({ server: server(), text: `drop role ${role}` });
  });
});

describe('migration files', () => {
  const withFiles = async (files: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
    try {
      for (const file of files) writeFileSync(join(folder, file), `-- ${file}`);
      return await readMigrations({ folder });
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('are read in the order of their numbers', async () => {
    const migrations = await withFiles(['0002-b.sql', '0001-cert-code.sql', 'README.md']);
    expect(migrations).toEqual([
      { name: '0001-cert-code', sql: '-- 0001-cert-code.sql' },
      { name: '0002-b', sql: '-- 0002-b.sql' },
    ]);
  });

  it('with a wrong name or a number used twice are refused', async () => {
    await expect(withFiles(['1-a.sql'])).rejects.toThrow('NNNN-name.sql');
    await expect(withFiles(['0001-a.sql', '0001-b.sql'])).rejects.toThrow('编号 0001 重复');
  });

  it('a folder that is not there holds none', async () => {
    expect(await readMigrations({ folder: join(tmpdir(), 'no-such-folder') })).toEqual([]);
  });
});
