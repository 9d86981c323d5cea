/** `npm run backup [-- folder]`: a checked backup of database and files. The environment says which, as for the server. */
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readArtefacts } from '../artefacts.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase, openOwner } from '../database/database.ts';
import { FolderLockedError } from '../database/lock.ts';
import { filesOf } from '../open.ts';
import { backup, checkBackup } from './backup.ts';
import { backupsOf, requestBackup } from './daily.ts';
import { BackupError } from './manifest.ts';
import { productRoot } from '../root.ts';

const config = readConfig({ env: process.env, publicDir: '' });
const target = process.argv[2] ?? backupsOf(config.dataDir);
try {
  const folder =
    config.databaseUrl === undefined
      ? await ofFolder({ config, target })
      : await ofUrl({ config, url: process.env['BACKUP_DATABASE_URL'] || config.databaseUrl, target });
  const { tables, files, missing } = await checkBackup(folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`备份已完成并核对：${folder}\n  ${tables.length} 张表，${rows} 行，${files.length} 个文件`);
  for (const key of missing) console.warn(`  文件 ${key} 在文件目录中不存在，未能备份`);
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}

async function ofUrl({ config, url, target }: { config: Config; url: string; target: string }): Promise<string> {
  const database = openOwner({ url });
  try {
    return await write({ config, database, target });
  } finally {
    await database.close();
  }
}

/** The embedded database has one process at a time: a running server makes the backup itself. */
async function ofFolder({ config, target }: { config: Config; target: string }): Promise<string> {
  const { dataDir } = config;
  const database = await openDatabase({ dataDir }).catch((error: unknown) => {
    if (error instanceof FolderLockedError) return undefined;
    throw error;
  });
  if (!database) return moved({ folder: await requestBackup({ dataDir }), target, dataDir });
  try {
    return await write({ config, database, target });
  } finally {
    await database.close();
  }
}

async function write({
  config,
  database,
  target,
}: {
  config: Config;
  database: Parameters<typeof backup>[0]['database'];
  target: string;
}): Promise<string> {
  const { catalogue } = readArtefacts({ root: productRoot });
  return (await backup({ database, files: filesOf(config), catalogueHash: catalogue.hash, folder: target })).folder;
}

async function moved({
  folder,
  target,
  dataDir,
}: {
  folder: string;
  target: string;
  dataDir: string;
}): Promise<string> {
  if (target === backupsOf(dataDir)) return folder;
  const copy = join(target, basename(folder));
  await cp(folder, copy, { recursive: true });
  return copy;
}
