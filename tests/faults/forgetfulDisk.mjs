// @ts-check
/**
 * Loaded into a server before anything else (`node --import`): a disk that forgets. What is written below DISK_ROOT is
 * repeated in DISK_KEPT only when it is synced, so that after a kill DISK_KEPT is what a power failure leaves; and below
 * `DISK_ROOT.making` in `DISK_KEPT.making` alike, which takes the other's place once it is whole.
 * The server's own files are as ever. Names (new, changed, removed) are kept at once, as journalling file systems do
 * for a file that was synced; a file that never was is not there at all.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, resolve } from 'node:path';

const root = resolve(process.env['DISK_ROOT'] ?? '');
const kept = process.env['DISK_KEPT'] ?? '';
const {
  openSync,
  closeSync,
  writeSync,
  readSync,
  fsyncSync,
  fstatSync,
  ftruncateSync,
  renameSync,
  unlinkSync,
  existsSync,
  mkdirSync,
  copyFileSync,
} = fs;

/** @type {Map<number, string>} Open files below the root. */
const paths = new Map();
/** @type {Map<string, [number, number][]>} Ranges of a file that no sync has seen: place and length. */
const unsynced = new Map();

/** @param {string} path */
const shadowOf = (path) => `${kept}${resolve(path).slice(root.length)}`;
/** @param {unknown} path @returns {path is string} */
const isBelow = (path) =>
  typeof path === 'string' && [root, `${root}.making`].some((each) => `${resolve(path)}/`.startsWith(`${each}/`));

Object.assign(fs, {
  /** @param {string} path @param {fs.OpenMode} flags @param {fs.Mode} mode */
  openSync(path, flags, mode) {
    const fd = openSync(path, flags, mode);
    if (isBelow(path)) paths.set(fd, resolve(path));
    return fd;
  },
  /** @param {number} fd */
  closeSync(fd) {
    paths.delete(fd);
    closeSync(fd);
  },
  /** @param {number} fd @param {NodeJS.ArrayBufferView} buffer @param {number} offset @param {number} length @param {number} position */
  writeSync(fd, buffer, offset, length, position) {
    const written = writeSync(fd, buffer, offset, length, position);
    const path = paths.get(fd);
    if (path !== undefined) unsynced.set(path, [...(unsynced.get(path) ?? []), [position, written]]);
    return written;
  },
  /** @param {number} fd */
  fsyncSync(fd) {
    fsyncSync(fd);
    const path = paths.get(fd);
    if (path !== undefined && fstatSync(fd).isFile()) keep(path);
  },
  /** @param {string} from @param {string} to */
  renameSync(from, to) {
    renameSync(from, to);
    if (!isBelow(from)) return;
    if (existsSync(shadowOf(from))) renameSync(shadowOf(from), shadowOf(to));
    for (const [path, ranges] of unsynced) {
      if (!`${path}/`.startsWith(`${resolve(from)}/`)) continue;
      unsynced.delete(path);
      unsynced.set(`${resolve(to)}${path.slice(resolve(from).length)}`, ranges);
    }
  },
  /** @param {string} path */
  unlinkSync(path) {
    unlinkSync(path);
    if (!isBelow(path)) return;
    unsynced.delete(resolve(path));
    if (existsSync(shadowOf(path))) unlinkSync(shadowOf(path));
  },
});
syncBuiltinESMExports();

/** @param {string} path */
function keep(path) {
  const shadow = shadowOf(path);
  if (!existsSync(shadow)) {
    mkdirSync(dirname(shadow), { recursive: true });
    copyFileSync(path, shadow);
  } else {
    const [from, to] = [openSync(path, 'r'), openSync(shadow, 'r+')];
    for (const [position, length] of unsynced.get(path) ?? []) {
      const bytes = Buffer.alloc(length);
      const read = readSync(from, bytes, 0, length, position);
      writeSync(to, bytes, 0, read, position);
    }
    ftruncateSync(to, fstatSync(from).size);
    closeSync(from);
    closeSync(to);
  }
  unsynced.delete(path);
}
