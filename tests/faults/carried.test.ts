/** The built product away from its sources: `dist/` alone in another folder, with the packages that its own lock names. */
import { fork } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOrThrow } from '#scripts/command.ts';
import { installEnvironment } from '#scripts/install.mjs';
import { root } from '#server/testing.ts';
import type { Serving } from '#server/supervision.ts';
import { signIn } from './client.ts';

const dist = join(root, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'carried 搬走 '));

beforeAll(async () => {
  if (!existsSync(join(dist, 'package.json'))) throw new Error('dist/ is missing: run `npm run build` first');
  cpSync(dist, folder, { recursive: true });
  await runOrThrow({
    command: 'npm',
    args: ['ci', '--prefer-offline', '--no-audit', '--no-fund'],
    cwd: folder,
    env: installEnvironment(process.env),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names no folder of the machine that built it', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true });
  const naming = files
    .filter((entry) => entry.isFile() && /\.(js|json|html|css|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'utf8').includes(root.replace(/\/$/, '')));
  expect(naming).toEqual([]);
});

it('serves pages, demo data and workbooks, and ends in order', async () => {
  const server = fork(join(folder, 'server', 'main.js'), [], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    const { url } = await new Promise<Serving>((resolve, reject) => {
      server.once('message', (message) => resolve(message as Serving));
      void ended.then((code) => reject(new Error(`The server ended with ${code}.`)));
    });
    const token = await signIn({ url, account: 'admin' });
    const paths = ['/admin/', '/auth-center/', '/api/openapi.json', '/api/cert/downloadModel'];
    const replies = await Promise.all(paths.map((path) => fetch(url + path, { headers: { token } })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies[3]?.headers.get('content-type')).toContain('spreadsheet');
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});
