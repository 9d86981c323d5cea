/** Where the tests of a run keep their files: databases, uploads, browsers. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestingFolder {
  path: string;
  remove(): void;
}

/** Bytes that must be free in the folder in memory, and in memory altogether; a whole run needs a quarter of it. */
const wanted = { folder: 4 * 2 ** 30, memory: 8 * 2 ** 30 };

/**
 * A folder in memory where there is room for it, else below the system's temporary one: tests make and drop some
 * hundred databases, and writing their files takes longer than the tests on many a disk.
 */
export function makeTestingFolder({ memory = '/dev/shm' }: { memory?: string } = {}): TestingFolder {
  if (!hasRoom(memory)) return made(mkdtempSync(join(tmpdir(), 'tests-')));
  removeLeft(memory);
  const path = join(memory, `${prefix}${process.pid}`);
  mkdirSync(path, { recursive: true });
  return made(path);
}

const prefix = 'certification-tests-';

function made(path: string): TestingFolder {
  // PostgreSQL runs as a user of its own and has to get through.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom(memory: string): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= wanted.folder && freemem() >= wanted.memory;
}

/** A run that was killed could not remove its own. */
function removeLeft(memory: string): void {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
