/** The reviewed migration files: what the differ may not do by itself. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { consentWords, isOpen } from '#runtime/core/operations/consent.ts';
import type { Connection } from './database.ts';
import { isFatal } from './errors.ts';
import { failureText } from './failure.ts';
import { changing, reading } from './statement.ts';

/** One file `NNNN-name.sql`. */
export interface Migration {
  /** File name without its ending; names sort in the order in which they run. */
  name: string;
  sql: string;
}

/** A migration file that is not as it should be. The message is for the person who starts the server. */
export class MigrationFileError extends Error {
  override readonly name = 'MigrationFileError';
}

/**
 * Reads the migration files of a folder, in order. A folder that is not there holds none.
 * @throws MigrationFileError for a file name of another form, a number used twice, or a file that the generators wrote and nobody has consented to
 */
export async function readMigrations({ folder }: { folder: string }): Promise<Migration[]> {
  const names = (await filesOf(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = /^(\d{4})-[\w-]+\.sql$/.exec(name)?.[1];
      if (number === undefined) throw new MigrationFileError(`迁移文件 ${name} 的名称不符合 NNNN-name.sql 的格式。`);
      if (numbers.has(number)) throw new MigrationFileError(`迁移文件的编号 ${number} 重复。`);
      numbers.add(number);
      const sql = await readFile(join(folder, name), 'utf8');
      if (isOpen(sql))
        throw new MigrationFileError(
          `数据库没有改动：迁移文件 server/database/migrations/${name} 还没有人同意。打开它，看过会做什么、会丢失什么，在“${consentWords}”后面写上名字，再启动；不是这个意思，文件里写着怎样做。`,
        );
      return { name: name.slice(0, -4), sql };
    }),
  );
}

/**
 * Runs the migrations that have not been run, inside the caller's transaction.
 * @param isFresh nothing was ever made here: the plan makes the newest form at once, and old changes are only noted
 * @returns the names of those that ran
 * @throws MigrationFileError when one that was run has been edited since, or when one ends the transaction
 */
export async function runMigrations({
  connection,
  migrations,
  isFresh,
}: {
  connection: Connection;
  migrations: readonly Migration[];
  isFresh: boolean;
}): Promise<string[]> {
  const rows = await connection.query(
    reading<{ name: string; hash: string }>({ text: 'select "name", "hash" from "migration"' }),
  );
  const known = new Map(rows.map(({ name, hash }) => [name, hash]));
  const ran: string[] = [];
  for (const { name, sql } of migrations) {
    const hash = hashOf(sql);
    const before = known.get(name);
    if (before !== undefined && before !== hash) {
      throw new MigrationFileError(`迁移 ${name} 已经执行过，之后又被修改。请恢复原文件，把新的改动写成新的迁移文件。`);
    }
    if (before !== undefined) continue;
    if (!isFresh) await runOne({ connection, migration: { name, sql } });
    await connection.query(
      changing({ text: 'insert into "migration" ("name", "hash") values ($1, $2)', values: [name, hash] }),
    );
    if (!isFresh) ran.push(name);
  }
  return ran;
}

/** The number the next migration file would have. */
export function nextNumber(migrations: readonly Migration[]): string {
  const last = Math.max(0, ...migrations.map(({ name }) => Number(name.slice(0, 4))));
  return String(last + 1).padStart(4, '0');
}

async function runOne({ connection, migration }: { connection: Connection; migration: Migration }): Promise<void> {
  const transaction = await readTransaction(connection);
  try {
    await connection.query(changing({ text: migration.sql }));
  } catch (error) {
    if (isFatal(error)) throw error;
    throw new MigrationFileError(
      `数据库没有改动：迁移文件 server/database/migrations/${migration.name}.sql 没有成功：${failureText({ error, text: migration.sql })}`,
      { cause: error },
    );
  }
  // What a deferred constraint still has to say is said here, by name, and not at the commit.
  await connection.query(changing({ text: 'set constraints all immediate' }));
  if ((await readTransaction(connection)) !== transaction) {
    throw new MigrationFileError(
      `迁移 ${migration.name} 自行结束了事务。迁移文件中不能出现 begin、commit 或 rollback 语句。`,
    );
  }
}

async function readTransaction(connection: Connection): Promise<string | undefined> {
  const [row] = await connection.query(reading<{ id: string }>({ text: 'select pg_current_xact_id()::text as id' }));
  return row?.id;
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
