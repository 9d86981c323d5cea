import fs from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Module = Parameters<NodeFS['init']>[1];
type PreRun = NonNullable<Module['preRun']>[number];

/**
 * PGlite's files in a folder, which also wait for the disk when PostgreSQL asks for it. Emscripten passes an fsync on to
 * the file system where that has one, and the one for Node's folders has none.
 */
export class SyncedFiles extends NodeFS {
  /** Whether the wish reaches the disk: known once PGlite is ready. */
  isSyncing = false;

  override async init(lite: PGlite, options: Module): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(lite, options);
    const addSync: PreRun = ({ NODEFS }: { NODEFS?: { stream_ops: object } }) => {
      if (!NODEFS) return;
      Object.assign(NODEFS.stream_ops, { fsync });
      this.isSyncing = true;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/** Makes a new cluster's files last: what sets it up does not wait for the disk. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else syncPath(path);
  }
  syncPath(folder);
}

/** Makes a file, or the names in a folder, last. */
export function syncPath(path: string): void {
  const fd = fs.openSync(path, 'r');
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}

/** What Emscripten calls with the open file; 0 says that all went well. */
function fsync({ nfd }: { nfd: number }): number {
  fs.fsyncSync(nfd);
  return 0;
}
