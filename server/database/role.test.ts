import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase, openOwner } from './database.ts';
import { migrate } from './migrate.ts';
import { APP_ROLE, SETUP_LOCK, grantRole } from './role.ts';
import { changing, reading } from './statement.ts';
import { administer, createTestDatabase, eachDatabase, usePostgres } from './testing.ts';

const plan = {
  catalogueHash: 'h',
  tables: [
    {
      name: 'cert',
      columns: [
        { name: 'tenantId', type: 'text' as const, notNull: true },
        { name: 'id', type: 'text' as const, notNull: true },
      ],
      primaryKey: ['tenantId', 'id'],
      indexes: [],
      foreignKeys: [],
      checks: [],
    },
  ],
};
const sql = `alter table "cert" enable row level security;
  drop policy if exists "ofTenant" on "cert";
  create policy "ofTenant" on "cert" using ("tenantId" = current_setting('app.tenant_id', true));`;

const insert = (tenantId: string, id: string) =>
  changing({
    text: 'insert into "cert" values ($1, $2)',
    values: [tenantId, id],
  });
const readAll = reading({ text: 'select "tenantId", "id" from "cert" order by "id"' });
const inTenant = (tenantId: string) => ({ scope: { tenantId, userId: '' } });

async function fill(database: Database): Promise<void> {
  await migrate({ database, plan, sql, migrations: [] });
  await database.batch({ ...inTenant('t1'), statements: [insert('t1', 'a'), insert('t1', 'b')] });
  await database.batch({ ...inTenant('t2'), statements: [insert('t2', 'c')] });
}

async function expectBound(database: Database): Promise<void> {
  expect(await database.batch({ ...inTenant('t1'), statements: [readAll] })).toEqual([
    [
      { tenantId: 't1', id: 'a' },
      { tenantId: 't1', id: 'b' },
    ],
  ]);
  expect(await database.inScope(inTenant('t2'), (transaction) => transaction.query(readAll))).toEqual([
    { tenantId: 't2', id: 'c' },
  ]);
  expect(await database.query(readAll)).toEqual([]);
  const foreign = database.batch({ ...inTenant('t1'), statements: [insert('t2', 'd')] });
  await expect(foreign).rejects.toThrow('row-level security');
}

eachDatabase('row-level security', (open) => {
  it('binds requests, though the database was opened as a superuser', async () => {
    const database = await open();
    await fill(database);
    expect(database.role).toBe(APP_ROLE);
    expect(await database.query(reading({ text: 'select current_user::text as "user"' }))).toEqual([
      { user: APP_ROLE },
    ]);
    await expectBound(database);
  });

  it('requests may not change tables, roles or our books', async () => {
    const database = await open();
    await fill(database);
    for (const text of [
      'alter table "cert" disable row level security',
      'drop policy "ofTenant" on "cert"',
      'create table "other" ()',
      `update "catalogueState" set "hash" = ''`,
      'delete from "migration"',
      'create role "other"',
    ]) {
      await expect(database.query(changing({ text })), text).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('the role comes back after the owner had the connection', async () => {
    const database = await open({ poolSize: 1 });
    await fill(database);
    expect(await database.asOwner((connection) => connection.query(readAll))).toHaveLength(3);
    await expect(
      database.asOwner((connection) => connection.query(reading({ text: 'select 1 / 0' }))),
    ).rejects.toThrow();
    await expectBound(database);
  });
});

describe('a start that waits for another one', () => {
  const server = usePostgres();

  it('leaves alone what that one has prepared: it may be loading its first data by then', async () => {
    const { url, drop } = await createTestDatabase({ server: server() });
    await (await openDatabase({ url, dataDir: '' })).close();
    const owner = openOwner({ url });
    try {
      const grants = reading<{ name: string; changedBy: string }>({
        text: `select relname as "name", xmin::text as "changedBy" from pg_class where relname = 'cert'`,
      });
      const { second, prepared } = await owner.asOwner(async (connection) => {
        await connection.query(
          changing({ text: `alter default privileges in schema public revoke select on tables from ${APP_ROLE}` }),
        );
        await connection.query(changing({ text: 'begin' }));
        await connection.query(changing({ text: 'select pg_advisory_xact_lock($1)', values: [SETUP_LOCK] }));
        const opening = openDatabase({ url, dataDir: '' });
        await expect
          .poll(() =>
            connection.query(
              reading({
                text: `select from pg_locks where locktype = 'advisory' and not granted
            and "database" = (select oid from pg_database where datname = current_database())`,
              }),
            ),
          )
          .toHaveLength(1);
        await connection.query(changing({ text: 'create table "cert" ()' }));
        await grantRole(connection);
        await connection.query(changing({ text: 'commit' }));
        return { second: opening, prepared: await connection.query(grants) };
      });
      const database = await second;
      expect(await database.query(grants)).toEqual(prepared);
      await database.close();
    } finally {
      await owner.close();
      await drop();
    }
  });
});

describe('an ordinary owner', () => {
  const server = usePostgres();

  it('is bound as it is, and still migrates every row', async () => {
    const owner = `owner_${process.pid}`;
    await administer({ server: server(), text: `create role ${owner} login nosuperuser nobypassrls` });
    const { url, drop } = await createTestDatabase({ server: server(), owner });
    const own = new URL(url);
    own.username = owner;
    const database = await openDatabase({ url: own.href, dataDir: '' });
    try {
      expect(database.role).toBeNull();
      await fill(database);
      await expectBound(database);
      const renamed = {
        ...plan,
        tables: plan.tables.map((table) => ({
          ...table,
          columns: [...table.columns, { name: 'state', type: 'text' as const, notNull: true }],
        })),
      };
      const migrations = [
        {
          name: '0001-state',
          sql: `alter table "cert" add column "state" text; update "cert" set "state" = 'on'; alter table "cert" alter column "state" set not null;`,
        },
      ];
      await migrate({ database, plan: renamed, sql, migrations });
      expect(await database.query(reading({ text: 'select * from "cert"' }))).toEqual([]);
      expect(
        await database.batch({ ...inTenant('t2'), statements: [reading({ text: 'select * from "cert"' })] }),
      ).toEqual([[{ tenantId: 't2', id: 'c', state: 'on' }]]);
    } finally {
      await database.close();
      await drop();
      await administer({ server: server(), text: `drop role ${owner}` });
    }
  });
});
