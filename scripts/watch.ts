/** Watching a folder of files that people and editors change. */
import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` once after each burst of changes below a folder, never twice at a time; a change during a call
 * leads to one more. Each folder is watched by itself: editors replace files, which loses a watch on the file.
 * @returns a function that stops watching.
 */
export function watchFolder(options: {
  folder: string;
  /** Names of folders directly below it that do not count. */
  except: readonly string[];
  onChange: () => Promise<void>;
}): () => void {
  const { folder, except, onChange } = options;
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAgain = false;

  const work = async (): Promise<void> => {
    if (isRunning) {
      isAgain = true;
      return;
    }
    isRunning = true;
    try {
      do {
        isAgain = false;
        await onChange();
      } while (isAgain);
    } finally {
      isRunning = false;
    }
  };
  const watchFolders = (): void => {
    const paths = [folder, ...listFolders(folder, except)];
    for (const [path, watcher] of watchers) {
      if (paths.includes(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of paths) {
      if (!watchers.has(path))
        watchers.set(
          path,
          watch(path, (_event, name) => notice(path, name)),
        );
    }
  };
  const notice = (path: string, name: string | null): void => {
    if (path === folder && name !== null && except.includes(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      void work();
    }, 100);
  };

  watchFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

function listFolders(folder: string, except: readonly string[]): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !except.includes(entry.name)).map(({ name }) => name);
  return names.flatMap((name) => [join(folder, name), ...listFolders(join(folder, name), [])]);
}
