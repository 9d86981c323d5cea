import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded bytes lie. Keys are made by the server and hold only letters, digits and `/`. */
export interface FileStore {
  /** Takes over the file at `path`. */
  put(options: { key: string; path: string }): Promise<void>;
  /** @throws an ENOENT error where there is none. */
  open(key: string): Promise<NodeJS.ReadableStream>;
  /** A path on this machine with the bytes, for readers that need one. */
  pathOf(key: string): Promise<string>;
  remove(key: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function folderStore({ folder }: { folder: string }): FileStore {
  const at = (key: string): string => {
    if (!/^[A-Za-z0-9]+(\/[A-Za-z0-9]+)*$/.test(key)) throw new Error(`not a file key: ${key}`);
    return join(folder, key);
  };
  return {
    async put({ key, path }) {
      await mkdir(dirname(at(key)), { recursive: true });
      await rename(path, at(key)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await copyFile(path, at(key));
        await rm(path);
      });
    },
    async open(key) {
      await stat(at(key));
      return createReadStream(at(key));
    },
    async pathOf(key) {
      await stat(at(key));
      return at(key);
    },
    async remove(key) {
      await rm(at(key), { force: true });
    },
  };
}
