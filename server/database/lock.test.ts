import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './lock.ts';

let folder = '';
let path = '';
const children: ReturnType<typeof spawn>[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock 数据-'));
  path = join(folder, 'data', 'database.lock');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts another process that takes the lock, says `held` or `refused` and, holding it, stays. */
function startHolder(): { child: ReturnType<typeof spawn>; said: Promise<string> } {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    try { lockFolder({ path: ${JSON.stringify(path)} }); console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log('refused', error.name); }`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = new Promise<string>((resolve) => child.stdout?.once('data', (data) => resolve(String(data).trim())));
  return { child, said };
}

it('a second holder in the same process is refused, in Chinese, naming the first', () => {
  const lock = lockFolder({ path });
  expect(() => lockFolder({ path })).toThrow(FolderLockedError);
  expect(() => lockFolder({ path })).toThrow(`正被进程 ${process.pid}`);
  lock.release();
  lockFolder({ path }).release();
});

it('another living process is refused until it is killed, then its lock is taken over at once', async () => {
  const { child, said } = startHolder();
  expect(await said).toBe('held');
  expect(() => lockFolder({ path })).toThrow(`正被进程 ${child.pid}`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  lockFolder({ path }).release();
});

it('a process id that now belongs to somebody else does not count', () => {
  lockFolder({ path });
  const holder = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...holder, token: 'before', started: 'another boot 1' }));
  lockFolder({ path }).release();
});

it('a lock of another host is respected, and the message says what to do', () => {
  lockFolder({ path });
  const holder = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...holder, host: `not-${hostname()}` }));
  expect(() => lockFolder({ path })).toThrow(`主机 not-${hostname()} 上的进程`);
  expect(() => lockFolder({ path })).toThrow(`请删除 ${path}`);
});

it('a damaged lock file is replaced', () => {
  lockFolder({ path }).release();
  writeFileSync(path, '{');
  lockFolder({ path }).release();
});

it('giving back a lock that somebody else has taken over leaves it alone', () => {
  const lock = lockFolder({ path });
  const other = JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), token: 'other' });
  writeFileSync(path, other);
  lock.release();
  expect(readFileSync(path, 'utf8')).toBe(other);
});

it('of six processes that find a dead lock at once, one gets it', async () => {
  lockFolder({ path });
  const holder = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...holder, token: 'dead', started: 'another boot 1' }));
  const said = await Promise.all(Array.from({ length: 6 }, () => startHolder().said));
  expect(said.sort()).toEqual(['held', ...Array.from({ length: 5 }, () => 'refused FolderLockedError')]);
}, 30_000);
