import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../engine/context.ts';
import { repeat } from '../repeat.ts';
import { backup } from './backup.ts';
import { BackupError } from './manifest.ts';

/** Whole backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^\d{8}-\d{6}$/.test(name)).sort();
}

/** Where the backups of a data folder lie. */
export function backupsOf(dataDir: string): string {
  return join(dataDir, 'backups');
}

const hour = 3_600_000;
const kept = 7;
/** How often it is looked whether one is due, and whether somebody asks for one, in milliseconds. */
const interval = 2000;

/**
 * Backs the embedded database up by itself, once a day, and whenever `npm run backup` asks: no second process can open
 * the folder. The newest seven stay.
 * @returns ends it, and waits for one under way
 */
export function startDailyBackup({ app }: { app: App }): () => Promise<void> {
  const folder = backupsOf(app.config.dataDir);
  const started = Date.now();
  let failed = 0;
  const look = async (): Promise<void> => {
    const isAsked = existsSync(requestOf(folder));
    const now = Date.now();
    if (!isAsked && (now - failed < hour || !isDue({ newest: (await listBackups(folder)).at(-1), started, now })))
      return;
    try {
      await backup({ database: app.database, files: app.files, catalogueHash: app.catalogue.hash, folder });
      for (const name of (await listBackups(folder)).slice(0, -kept))
        await rm(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      failed = now;
      app.log.error(error, 'the backup failed');
    } finally {
      await rm(requestOf(folder), { force: true });
    }
  };
  return repeat({
    everyMilliseconds: interval,
    work: look,
    onFailed: (error) => app.log.error(error, 'the backups could not be read'),
  });
}

/**
 * Whether a backup is due: 20 hours after the last one when it is between three and five in the morning, where nobody
 * works, else after 36 hours. Where there is none yet, an hour after the start.
 * @param options.newest name of the last backup, its time in Asia/Shanghai
 * @param options.started when the server started, and `now`, in milliseconds
 */
export function isDue({ newest, started, now }: { newest: string | undefined; started: number; now: number }): boolean {
  const age = now - (newest === undefined ? started - 35 * hour : timeOf(newest));
  const hourThere = (new Date(now).getUTCHours() + 8) % 24;
  return age >= 36 * hour || (newest !== undefined && age >= 20 * hour && hourThere >= 3 && hourThere < 5);
}

function timeOf(name: string): number {
  return Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+08:00'));
}

/** Asks the server that has the data folder for a backup. @returns its folder. @throws BackupError where none comes within `patience` milliseconds. */
export async function requestBackup({
  dataDir,
  patience = 600_000,
}: {
  dataDir: string;
  patience?: number;
}): Promise<string> {
  const folder = backupsOf(dataDir);
  await mkdir(folder, { recursive: true });
  const before = (await listBackups(folder)).at(-1);
  await writeFile(requestOf(folder), '');
  const end = performance.now() + patience;
  while (existsSync(requestOf(folder)) && performance.now() < end) await sleep(200);
  const newest = (await listBackups(folder)).at(-1);
  if (newest === undefined || newest === before) throw new BackupError('运行中的服务没有完成备份，请查看其日志。');
  return join(folder, newest);
}

function requestOf(folder: string): string {
  return join(folder, 'requested');
}
