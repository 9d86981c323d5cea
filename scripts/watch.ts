/** Watching folders of files that people and editors change. */
import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds without a change that end a batch of them: an editor's save, a switched branch. */
const batchPause = 150;

/**
 * Calls `onChange` once after each batch of changes below the folders, never twice at a time; a change during a call
 * leads to one more. Each folder is watched by itself: editors replace files, which loses a watch on the file.
 * @returns a function that stops watching.
 */
export function watchFolders({
  folders,
  onChange,
}: {
  folders: readonly string[];
  onChange: () => Promise<void>;
}): () => void {
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
  const followFolders = (): void => {
    const paths = new Set(folders.flatMap((folder) => [folder, ...listFolders(folder)]));
    for (const [path, watcher] of watchers) {
      if (paths.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of paths) if (!watchers.has(path)) watchers.set(path, watch(path, notice));
  };
  const notice = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      followFolders();
      void work();
    }, batchPause);
  };

  followFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

function listFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const paths = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  return paths.flatMap((path) => [path, ...listFolders(path)]);
}
