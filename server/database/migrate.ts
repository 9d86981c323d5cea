/**
 * Brings the database to the catalogue, at the start of the server: reviewed migrations, then names that changed, then what
 * the differ may do by itself, then policies, triggers, views and functions. All in one transaction, so that a start which is refused or
 * killed leaves everything as it was.
 */
import { createHash } from 'node:crypto';
import type { DatabasePlan } from '#generators/formats.ts';
import type { Database, Connection } from './database.ts';
import { diff, introspect } from './differ.ts';
import { isConstraintViolation, isFatal } from './errors.ts';
import { failureText } from './failure.ts';
import { changedMeanings, meaningsOfPlan, readMeanings } from './meanings.ts';
import type { Migration } from './migrations.ts';
import { nextNumber, runMigrations } from './migrations.ts';
import { quote } from './planSql.ts';
import { MigrationRefusedError, type Refusal } from './refused.ts';
import { runRenames } from './renames.ts';
import { grantRole, SETUP_LOCK } from './role.ts';
import { changing, reading } from './statement.ts';
import { readFingerprint } from './verify.ts';

export { MigrationRefusedError } from './refused.ts';
export { verifyCatalogue } from './verify.ts';

export interface MigrateOptions {
  database: Database;
  /** `schemas/generated/tables.json` */
  plan: DatabasePlan;
  /** `schemas/generated/database.sql`: may be run again at any time. */
  sql: string;
  /** See `readMigrations`. */
  migrations: readonly Migration[];
}

/** What was done; all empty where there was nothing to do. */
export interface MigrateResult {
  /** Files, then renames. */
  migrations: string[];
  statements: string[];
}

/** Goes into the hash: raise it when the statements for the same plan change. */
const MIGRATE_VERSION = 2;

/**
 * Brings the database to the plan. With nothing to do it costs one query, and another where the catalogue says something
 * else that the database has nothing of: titles, screens.
 * @throws MigrationRefusedError when a change needs a reviewed migration, or the rows there are do not allow it
 * @throws MigrationFileError when a migration file is not as it should be
 */
export async function migrate({ database, plan, sql, migrations }: MigrateOptions): Promise<MigrateResult> {
  const { catalogueHash, ...tables } = plan;
  const hash = hashOf([MIGRATE_VERSION, tables, sql, migrations]);
  const state = await readState(database);
  if (state?.hash === hash) {
    if (state.catalogueHash !== catalogueHash) await noteCatalogue({ database, catalogueHash });
    return { migrations: [], statements: [] };
  }
  return database.asOwner(async (connection) => {
    await connection.query(changing({ text: 'begin' }));
    await connection.query(changing({ text: 'select pg_advisory_xact_lock($1)', values: [SETUP_LOCK] }));
    const result = await migrateLocked({ connection, role: database.role, plan, sql, migrations, hash });
    await connection.query(changing({ text: 'commit' }));
    return result;
  });
}

interface LockedOptions extends Omit<MigrateOptions, 'database'> {
  connection: Connection;
  role: string | null;
  hash: string;
}

async function migrateLocked({ connection, role, plan, sql, migrations, hash }: LockedOptions): Promise<MigrateResult> {
  const isFresh = await prepareBooks(connection);
  if (!isFresh && (await readState(connection))?.hash === hash) return { migrations: [], statements: [] };
  await dropViews(connection);
  const restore = await liftRowSecurity(connection);

  const ran = await runMigrations({ connection, migrations, isFresh });
  const renamed = await runRenames({ connection, renames: plan.renames ?? [], isFresh });
  const actual = await introspect(connection);
  const { safe, refused: retyped } = diff({ plan, actual });
  const refused = [...retyped, ...changedMeanings({ plan, former: await readMeanings(connection), actual })];
  if (refused.length > 0) {
    throw new MigrationRefusedError({ message: refusalMessage({ refused, migrations }), refused });
  }
  for (const [extension, mark] of Object.entries(extensions))
    if (safe.some((statement) => statement.includes(mark))) await bringExtension({ connection, extension });
  for (const text of safe) await runSafe({ connection, text });
  await runSql({ connection, sql });
  await markViews(connection);
  await forceRowSecurity({ connection, tables: restore });
  if (role !== null) await grantRole(connection);
  await connection.query(
    changing({
      text: `insert into "catalogueState" ("id", "hash", "catalogueHash", "fingerprint", "meanings")
        values (true, $1, $2, $3, $4)
      on conflict ("id") do update set "hash" = excluded."hash", "catalogueHash" = excluded."catalogueHash",
        "fingerprint" = excluded."fingerprint", "meanings" = excluded."meanings", "changedTime" = now()`,
      values: [hash, plan.catalogueHash, await readFingerprint(connection), meaningsOfPlan(plan)],
    }),
  );
  return { migrations: [...ran, ...renamed], statements: safe };
}

async function noteCatalogue({
  database,
  catalogueHash,
}: {
  database: Database;
  catalogueHash: string;
}): Promise<void> {
  await database.asOwner((connection) =>
    connection.query(changing({ text: 'update "catalogueState" set "catalogueHash" = $1', values: [catalogueHash] })),
  );
}

/** The hashes of what was last brought in, and of the catalogue then; undefined in a new database. */
async function readState(connection: Connection): Promise<{ hash: string; catalogueHash: string } | undefined> {
  try {
    const [row] = await connection.query(
      reading<{ hash: string; catalogueHash: string }>({
        text: 'select "hash", "catalogueHash" from "catalogueState"',
      }),
    );
    return row;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42P01') return undefined;
    throw error;
  }
}

/** Answers whether the database is new. */
async function prepareBooks(connection: Connection): Promise<boolean> {
  const [books] = await connection.query(
    reading<{ isThere: boolean }>({
      text: `select to_regclass('"catalogueState"') is not null as "isThere"`,
    }),
  );
  if (books?.isThere) {
    await connection.query(
      changing({
        text: `alter table "catalogueState" add column if not exists "meanings" jsonb not null default '{}'`,
      }),
    );
    return false;
  }
  await connection.query(
    changing({
      text: `create table "migration" ("name" text primary key, "hash" text not null,
        "ranTime" timestamptz not null default now());
      create table "catalogueState" ("id" boolean primary key check ("id"), "hash" text not null,
        "catalogueHash" text not null, "fingerprint" jsonb not null, "meanings" jsonb not null default '{}',
        "changedTime" timestamptz not null default now())`,
    }),
  );
  return true;
}

const VIEW_MARK = 'made by database.sql';

/** Views, and functions that answer with their rows, hold tables and columns fast; `sql` makes them again. */
async function dropViews(connection: Connection): Promise<void> {
  const views = await connection.query(
    reading<{ name: string }>({
      text: `select relname as name from pg_class
      where relkind = 'v' and relnamespace = current_schema()::regnamespace and obj_description(oid, 'pg_class') = $1`,
      values: [VIEW_MARK],
    }),
  );
  for (const { name } of views)
    await connection.query(changing({ text: `drop view if exists ${quote(name)} cascade` }));
}

/** Marks the views that this transaction made. */
async function markViews(connection: Connection): Promise<void> {
  const views = await connection.query(
    reading<{ name: string }>({
      text: `select relname as name from pg_class
      where relkind = 'v' and relnamespace = current_schema()::regnamespace
        and xmin = (pg_current_xact_id()::text::numeric % 4294967296)::text::xid`,
    }),
  );
  for (const { name } of views)
    await connection.query(changing({ text: `comment on view ${quote(name)} is '${VIEW_MARK}'` }));
}

/**
 * An owner who is bound by the policies would find every table empty: migrations would change nothing and the differ
 * would take tables for empty. So it is not bound inside this transaction, which keeps everybody else out.
 * @returns the tables that were bound
 */
async function liftRowSecurity(connection: Connection): Promise<string[]> {
  const tables = await connection.query(
    reading<{ name: string }>({
      text: `select relname as name from pg_class where relkind in ('r', 'p') and relforcerowsecurity
        and relnamespace = current_schema()::regnamespace
        and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)`,
    }),
  );
  for (const { name } of tables)
    await connection.query(changing({ text: `alter table ${quote(name)} no force row level security` }));
  return tables.map(({ name }) => name);
}

/** Binds the owner too, wherever there are policies. */
async function forceRowSecurity({ connection, tables }: { connection: Connection; tables: string[] }): Promise<void> {
  const unforced = await connection.query(
    reading<{ name: string }>({
      text: `select relname as name from pg_class where relkind in ('r', 'p') and not relforcerowsecurity
        and relnamespace = current_schema()::regnamespace and (relrowsecurity or relname = any($1))`,
      values: [tables],
    }),
  );
  for (const { name } of unforced)
    await connection.query(changing({ text: `alter table ${quote(name)} force row level security` }));
}

/** What in a statement wants which extension of PostgreSQL's own. */
const extensions = { pg_trgm: 'gin_trgm_ops', btree_gist: 'exclude using gist' };

async function bringExtension({ connection, extension }: { connection: Connection; extension: string }): Promise<void> {
  const text = `create extension if not exists ${extension}`;
  try {
    await connection.query(changing({ text }));
  } catch (error) {
    if (isFatal(error)) throw error;
    throw new MigrationRefusedError({
      message: `数据库没有改动：缺少扩展 ${extension}，也不能由这个用户安装：${failureText({ error, text })}\n请数据库管理员在这个数据库中执行：${text}`,
      cause: error,
    });
  }
}

async function runSafe({ connection, text }: { connection: Connection; text: string }): Promise<void> {
  try {
    await connection.query(changing({ text }));
  } catch (error) {
    if (isFatal(error)) throw error;
    if (!isConstraintViolation(error))
      throw new MigrationRefusedError({
        message: `数据库没有改动：${fileOf(/(?:table|on|update|column) "(\w+)"/.exec(text)?.[1])}没有成功：${failureText({ error, text })}`,
        cause: error,
      });
    throw new MigrationRefusedError({
      message: `数据库没有改动：表 ${error.table} 中已有的数据不符合新的约束 ${error.constraint}。${error.detail ?? error.message}\n请先整理数据，或写一个迁移文件，然后再启动。\n${text}`,
      cause: error,
    });
  }
}

async function runSql({ connection, sql }: { connection: Connection; sql: string }): Promise<void> {
  try {
    await connection.query(changing({ text: sql }));
  } catch (error) {
    if (isFatal(error)) throw error;
    throw new MigrationRefusedError({
      message: `数据库没有改动：schemas/generated/database.sql 或 server/domain 的 SQL 没有成功：${failureText({ error, text: sql })}`,
      cause: error,
    });
  }
}

/** Whose file a table comes from. */
function fileOf(table = '*'): string {
  return `schemas/entities/${table}.json`;
}

function refusalMessage({
  refused,
  migrations,
}: {
  refused: readonly Refusal[];
  migrations: readonly Migration[];
}): string {
  const lines = refused.map(({ table, column, reason, suggestion }) => {
    const place = column === undefined ? `表 ${table}` : `表 ${table} 的字段 ${column}`;
    return `· ${fileOf(table)}，${place}：${reason}。例如：\n    ${suggestion.replaceAll('\n', '\n    ')}`;
  });
  const [first] = refused;
  const slug = [first?.table, first?.column].filter((part) => part !== undefined).join('-');
  return [
    `数据库没有改动：有 ${refused.length} 处变化需要经过审核的迁移文件。`,
    ...lines,
    `请把需要的语句写入 server/database/migrations/${nextNumber(migrations)}-${slug}.sql，审核后再启动。`,
  ].join('\n');
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
