/** The embedded database of development: a folder of its own, so that no experiment with the catalogue reaches another. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '#server/database/lock.ts';
import { projectRoot } from './install.mjs';

const folder = join(projectRoot, '.cache', 'development');

/** Where development keeps its data; what the environment names goes first. */
export function devDataDir(env: NodeJS.ProcessEnv): string {
  return env['DATA_DIR'] || folder;
}

/**
 * Takes database and files of development away.
 * @throws Error where the environment names another database: that one is not development's to empty.
 * @throws FolderLockedError while a server uses it.
 */
export function emptyDevData(env: NodeJS.ProcessEnv): void {
  const named = ['DATABASE_URL', 'DATA_DIR'].find((name) => env[name]);
  if (named)
    throw new Error(
      `--fresh empties development's own database only, and ${named} names another: empty that yourself.`,
    );
  mkdirSync(folder, { recursive: true });
  lockFolder({ path: join(folder, 'database.lock') });
  rmSync(folder, { recursive: true });
}
