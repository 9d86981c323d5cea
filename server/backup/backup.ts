import { copyFile, link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../adapters/files.ts';
import type { Database, Connection } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { sumOf, writeLines } from './lines.ts';
import {
  BackupError,
  filePath,
  readManifest,
  tablePath,
  writeManifest,
  type FileEntry,
  type Manifest,
  type TableEntry,
} from './manifest.ts';

export interface BackupOptions {
  database: Pick<Database, 'kind' | 'asOwner'>;
  files: FileStore;
  catalogueHash: string;
  /** Where backups lie; a folder for this one is made in it, named by the time. */
  folder: string;
}

/** Rows a step. */
const rowsAtOnce = 2000;

/**
 * Writes every row and every uploaded file into a new folder and reads them back. All rows are of one moment, and others
 * go on writing meanwhile – on the embedded database, which has one connection, they wait.
 * The same form on both databases: what was backed up of one can be restored into the other.
 * @returns the folder and what it holds
 * @throws BackupError where row-level security would hide rows from the user of the URL, or what was written is damaged
 */
export async function backup({
  database,
  files,
  catalogueHash,
  folder,
}: BackupOptions): Promise<{ folder: string; manifest: Manifest }> {
  const draft = join(folder, `.draft-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true });
  try {
    const manifest = await database.asOwner((connection) =>
      writeRows({ connection, draft, database: database.kind, catalogueHash }),
    );
    await keepFiles({ manifest, files, draft });
    await writeManifest({ folder: draft, manifest });
    await checkBackup(draft);
    const whole = join(
      folder,
      manifest.time.replace(/[-: ]/g, (sign) => (sign === ' ' ? '-' : '')),
    );
    await rename(draft, whole);
    return { folder: whole, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Reads a whole backup and compares it with its manifest. @throws BackupError naming what is missing or damaged. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, rows, sha256 } of manifest.tables) {
    const sum = await sumOf(tablePath({ folder, name })).catch(() => undefined);
    if (sum?.rows !== rows || sum.sha256 !== sha256)
      throw new BackupError(`备份 ${folder} 中的数据表 ${name} 缺失或已损坏。`);
  }
  for (const { key, size } of manifest.files) {
    const found = await stat(filePath({ folder, key })).catch(() => undefined);
    if (found?.size !== size) throw new BackupError(`备份 ${folder} 中的文件 ${key} 缺失或已损坏。`);
  }
  return manifest;
}

async function writeRows({
  connection,
  draft,
  database,
  catalogueHash,
}: {
  connection: Connection;
  draft: string;
  database: Manifest['database'];
  catalogueHash: string;
}): Promise<Manifest> {
  await connection.query(changing({ text: 'begin isolation level repeatable read read only' }));
  const tables = await connection.query(
    reading<{ name: string; isHidden: boolean }>({
      text: `select relname as name, row_security_active(oid) as "isHidden" from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
    }),
  );
  const hidden = tables.filter(({ isHidden }) => isHidden);
  if (hidden.length > 0)
    throw new BackupError(
      `数据库用户受行级安全限制，看不到所有机构的数据（${hidden.length} 张表）。请用 BACKUP_DATABASE_URL 指定一个带 BYPASSRLS 属性的用户，例如：\n  create role backup login bypassrls in role pg_read_all_data;`,
    );
  const [now] = await connection.query(reading<{ time: string }>({ text: 'select now()::timestamptz(0) as "time"' }));
  const entries: TableEntry[] = [];
  for (const { name } of tables)
    entries.push({
      name,
      ...(await writeLines({ file: tablePath({ folder: draft, name }), batches: rowsOf({ connection, table: name }) })),
    });
  const migrations = await connection.query(
    reading<{ name: string }>({ text: 'select "name" from "migration" order by "name"' }),
  );
  const files = await connection.query(
    reading<FileEntry>({
      text: `select "storageKey" as "key", "size" from "file" union all select "storageKey", "size" from "certPdf" order by 1`,
    }),
  );
  await connection.query(changing({ text: 'commit' }));
  return {
    format: 1,
    time: now?.time ?? '',
    database,
    catalogueHash,
    migrations: migrations.map(({ name }) => name),
    tables: entries,
    files,
    missing: [],
  };
}

async function* rowsOf({ connection, table }: { connection: Connection; table: string }): AsyncGenerator<string[]> {
  await connection.query(
    changing({
      text: `declare "rows" no scroll cursor for select to_jsonb(t)::text as "row" from "${table}" t`,
    }),
  );
  for (;;) {
    const rows = await connection.query(reading<{ row: string }>({ text: `fetch ${rowsAtOnce} from "rows"` }));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await connection.query(changing({ text: 'close "rows"' }));
}

/** A file never changes once it is stored: on the same disk a second name for it is enough. */
async function keepFiles({
  manifest,
  files,
  draft,
}: {
  manifest: Manifest;
  files: FileStore;
  draft: string;
}): Promise<void> {
  const kept: FileEntry[] = [];
  for (const entry of manifest.files) {
    const source = await files.pathOf(entry.key).catch(() => undefined);
    if (source === undefined) {
      manifest.missing.push(entry.key);
      continue;
    }
    const target = filePath({ folder: draft, key: entry.key });
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
    kept.push(entry);
  }
  manifest.files = kept;
}
