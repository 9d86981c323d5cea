/**
 * The lock of a data folder. PGlite has none of its own, and two processes on one folder lose rows.
 *
 * The lock is a file that names its holder: host, process id and the moment that process started, so that a process
 * id which the system gave to somebody else does not count. A lock whose holder is gone is taken over at once.
 */
import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { toWireTime } from '#runtime/core/dates.ts';

interface Holder {
  /** Tells this lock from every other, also of the same process. */
  token: string;
  pid: number;
  host: string;
  /** When the process started, in whatever form the system tells it; '' where it does not. */
  started: string;
  /** When the lock was taken, for the message. */
  since: string;
}

export interface FolderLock {
  /** Gives the lock back. Harmless when done twice. */
  release(): void;
}

/** Somebody else holds the folder. The message is for the person who starts the server. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/**
 * Takes the lock file at `path`, making its folder where needed.
 * @throws FolderLockedError when a living process holds it, or one on another host, which cannot be asked.
 */
export function lockFolder({ path }: { path: string }): FolderLock {
  mkdirSync(dirname(path), { recursive: true });
  const mine: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid) ?? '',
    since: toWireTime(new Date()),
  };
  while (!create({ path, holder: mine })) {
    const holder = read(path);
    if (holder && isAlive(holder)) throw new FolderLockedError(messageFor({ path, holder }));
    discard({ path, token: holder?.token });
  }
  return {
    release: () => {
      if (read(path)?.token === mine.token) rmSync(path, { force: true });
    },
  };
}

/** Creates the lock together with its content, or answers false when there is one. */
function create({ path, holder }: { path: string; holder: Holder }): boolean {
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { flag: 'wx' });
  try {
    linkSync(draft, path); // like O_EXCL, but nobody ever sees the file half written
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Puts a dead lock aside. It is moved before it is deleted, because another starter may have replaced it since it was
 * read: then the lock moved is a living one, and goes back.
 */
function discard({ path, token }: { path: string; token: string | undefined }): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    if (read(aside)?.token !== token) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const started = startOf(holder.pid);
  return started === undefined || holder.started === '' || started === holder.started;
}

/** When a process started; undefined where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state, ticks] = [fields[0], fields[19]];
      // A zombie holds no files any more.
      return state === 'Z' ? 'ended' : `${boot} ${ticks}`;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function messageFor({ path, holder }: { path: string; holder: Holder }): string {
  const elsewhere = holder.host !== hostname();
  const who = `${elsewhere ? `主机 ${holder.host} 上的` : ''}进程 ${holder.pid}（自 ${holder.since} 起）`;
  const advice = elsewhere
    ? `如果确定该进程已经结束，请删除 ${path} 后再启动。`
    : '请先停止该进程再启动，或为本进程另设 DATA_DIR；需要多个进程同时服务时，请设置 DATABASE_URL 使用 PostgreSQL。';
  return `数据目录 ${dirname(path)} 正被${who}使用，不能同时打开。${advice}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
