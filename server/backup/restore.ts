import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '../adapters/files.ts';
import type { Database, Connection } from '../database/database.ts';
import { quote } from '../database/planSql.ts';
import { changing, reading } from '../database/statement.ts';
import { checkBackup } from './backup.ts';
import { readLines } from './lines.ts';
import { BackupError, filePath, tablePath, type Manifest } from './manifest.ts';

export interface RestoreOptions {
  /** Migrated to the present catalogue, and without a single account. */
  database: Database;
  files: FileStore;
  folder: string;
}

/** The database's own books: they speak of its tables, not of the rows. */
const books: ReadonlySet<string> = new Set(['migration', 'catalogueState']);

const rowsAtOnce = 1000;

/**
 * Fills an empty database with the rows and files of a backup, in one transaction: all or nothing. Every reference is
 * checked again and every table counted.
 * @throws BackupError where the backup is damaged, of an older state of the database, or the database is not empty
 */
export async function restore({ database, files, folder }: RestoreOptions): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  await database.asOwner(async (connection) => {
    await connection.query(changing({ text: 'begin' }));
    await assertFits({ connection, manifest });
    const guards = await readGuards(connection);
    for (const { drop } of guards) await connection.query(changing({ text: drop }));
    for (const table of manifest.tables) if (!books.has(table.name)) await fill({ connection, folder, ...table });
    for (const { restore: text } of guards) await connection.query(changing({ text }));
    await connection.query(changing({ text: 'commit' }));
  });
  await database.vacuum();
  for (const { key } of manifest.files) await putFile({ files, key, source: filePath({ folder, key }) });
  return manifest;
}

async function assertFits({ connection, manifest }: { connection: Connection; manifest: Manifest }): Promise<void> {
  const [user] = await connection.query(
    reading<{ isThere: boolean }>({ text: 'select exists (select from "user") as "isThere"' }),
  );
  if (user?.isThere)
    throw new BackupError(
      '数据库里已有数据。恢复只写入空的数据库：请指定一个新的 DATA_DIR，或一个新建的空数据库（DATABASE_URL）。',
    );
  const migrations = await connection.query(
    reading<{ name: string }>({ text: 'select "name" from "migration" order by "name"' }),
  );
  const later = migrations.map(({ name }) => name).filter((name) => !manifest.migrations.includes(name));
  if (later.length > 0)
    throw new BackupError(`备份早于数据迁移 ${later.join('、')}。请用制作该备份的产品版本恢复，再用新版本启动。`);
  const tables = await connection.query(
    reading<{ name: string }>({
      text: `select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
    }),
  );
  const unknown = manifest.tables.filter(({ name, rows }) => rows > 0 && !tables.some((table) => table.name === name));
  if (unknown.length > 0)
    throw new BackupError(
      `此版本没有备份中的数据表：${unknown.map(({ name }) => name).join('、')}。请用制作该备份的产品版本恢复。`,
    );
}

/** Something that would stand in the way of rows in any order, and how it comes back just as it was. */
interface Guard {
  drop: string;
  restore: string;
}

/** Foreign keys (their return checks every row), triggers that write history, and row-level security that binds its owner. */
async function readGuards(connection: Connection): Promise<Guard[]> {
  const keys = await connection.query(
    reading<{ table: string; name: string; definition: string; comment: string | null }>({
      text: `select conrelid::regclass::text as "table", quote_ident(conname) as "name",
        pg_get_constraintdef(oid) as "definition", quote_literal(obj_description(oid, 'pg_constraint')) as "comment"
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
    }),
  );
  const tables = await connection.query(
    reading<{ table: string; isForced: boolean }>({
      text: `select oid::regclass::text as "table", relforcerowsecurity as "isForced" from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`,
    }),
  );
  return [
    ...keys.map(({ table, name, definition, comment }) => ({
      drop: `alter table ${table} drop constraint ${name}`,
      restore: `alter table ${table} add constraint ${name} ${definition}${comment === null ? '' : `; comment on constraint ${name} on ${table} is ${comment}`}`,
    })),
    ...tables.map(({ table }) => ({
      drop: `alter table ${table} disable trigger user`,
      restore: `alter table ${table} enable trigger user`,
    })),
    ...tables
      .filter(({ isForced }) => isForced)
      .map(({ table }) => ({
        drop: `alter table ${table} no force row level security`,
        restore: `alter table ${table} force row level security`,
      })),
  ];
}

async function fill({
  connection,
  folder,
  name,
  rows,
}: {
  connection: Connection;
  folder: string;
  name: string;
  rows: number;
}): Promise<void> {
  const table = quote(name);
  const columns = await connection.query(
    reading<{ name: string }>({
      text: `select attname as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      values: [table],
    }),
  );
  await connection.query(changing({ text: `delete from ${table}` }));
  for await (const lines of readLines({ file: tablePath({ folder, name }), size: rowsAtOnce })) {
    const known = keysOf(lines[0]);
    const filled = columns
      .filter((column) => known.has(column.name))
      .map((column) => quote(column.name))
      .join(', ');
    await connection.query(
      changing({
        text: `insert into ${table} (${filled}) select ${filled}
          from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        values: [`[${lines.join(',')}]`],
      }),
    );
  }
  const [count] = await connection.query(
    reading<{ rows: number }>({ text: `select count(*)::integer as "rows" from ${table}` }),
  );
  if (count?.rows !== rows)
    throw new BackupError(`数据表 ${name} 恢复后有 ${count?.rows ?? 0} 行，备份中有 ${rows} 行。`);
}

/** Every row of a table has the same columns. */
function keysOf(line: string | undefined): ReadonlySet<string> {
  return new Set(Object.keys(JSON.parse(line ?? '{}') as object));
}

/** The store takes a file over; the backup keeps its own. */
async function putFile({ files, key, source }: { files: FileStore; key: string; source: string }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const path = join(folder, 'file');
    await copyFile(source, path);
    await files.put({ key, path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
