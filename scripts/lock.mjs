// @ts-check
/** A lock between processes: one file, which names its holders. Node's built-in modules only. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds until a lock that somebody holds is tried again. */
const retryPause = 100;

/**
 * Takes a lock, waiting for a living holder and taking over from a dead one. The file names every process that may be
 * at work under it: this one, and its children, which can outlive it after kill -9.
 * @param {{ file: string, waiting: string }} options `waiting` is said once when somebody else holds the lock
 * @returns {Promise<{ addHolder: (pid: number) => void, release: () => void }>}
 */
export async function acquireLock({ file, waiting }) {
  const own = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  let hasSaidSo = false;
  for (;;) {
    writeFileSync(own, identify(process.pid));
    if (tryLink(own, file)) break;
    const holders = readHolders(file);
    if (holders.length > 0 && !holders.some(isAlive)) {
      takeOver(file, own);
      continue;
    }
    if (!hasSaidSo) console.log(waiting);
    hasSaidSo = true;
    await delay(retryPause);
  }
  rmSync(own, { force: true });
  return {
    /** @param {number} pid */
    addHolder: (pid) => {
      writeFileSync(own, [...readHolders(file), identify(pid)].join('\n'));
      renameSync(own, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/**
 * Links the finished file into place, so that a lock is never seen without its content.
 * @param {string} own
 * @param {string} file
 */
function tryLink(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves a dead lock aside. When another process was quicker and the file moved is its new lock, it goes back.
 * @param {string} file
 * @param {string} own
 */
function takeOver(file, own) {
  try {
    renameSync(file, own);
    if (readHolders(own).some(isAlive)) tryLink(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** @param {string} file */
function readHolders(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * A process by its number and, where the system tells, its start: numbers are used again. One that ended and was not
 * yet collected by its parent (state Z) counts as gone.
 * @param {number} pid
 */
function identify(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? `${pid} gone` : `${pid} ${fields[19]}`;
  } catch {
    return `${pid}`;
  }
}

/** @param {string} holder */
function isAlive(holder) {
  const pid = Number(holder.split(' ')[0]);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return identify(pid) === holder;
}
