/**
 * `npm run build`: the client apps and the server into `dist/`, all at once, with what the server needs elsewhere. Does
 * nothing when they are up to date.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.ts';
import { runCommand, runOrThrow, signalCommands } from './command.ts';
import { completeDistribution } from './distribution.ts';
import { projectRoot } from './install.mjs';
import { acquireLock } from './lock.mjs';
import { buildStampFile, isBuilt, sourceStamp } from './stamp.mjs';
import { generateArgs } from './generateArgs.ts';

const lock = await acquireLock({
  file: join(projectRoot, '.cache', 'build.lock'),
  waiting: 'Another process is building: waiting for it …',
});
process.once('SIGINT', () => stop(130)).once('SIGTERM', () => stop(143));
try {
  if (isBuilt(projectRoot) && !process.argv.includes('--force')) console.log('dist/ is up to date.');
  else process.exitCode = (await buildAll()) ? 0 : 1;
} finally {
  lock.release();
}

async function buildAll(): Promise<boolean> {
  const stampFile = join(projectRoot, buildStampFile);
  rmSync(stampFile, { force: true });
  const stamp = sourceStamp(projectRoot);
  console.log('Building …');
  if (!(await report('catalogue', generate))) return false;
  const apps = ['admin', 'learner'].filter((app) => existsSync(join(projectRoot, app, 'index.html')));
  const parts = [...apps.map((app) => report(app, () => buildApp(app))), report('server', buildServer)];
  const isComplete = (await Promise.all(parts)).every(Boolean);
  if (isComplete) writeFileSync(stampFile, stamp);
  return isComplete;
}

/** One line for a finished part, all its words for a failed one. */
async function report(name: string, build: () => Promise<void>): Promise<boolean> {
  const start = performance.now();
  const line = (word: string): string => `  ${name} ${word} after ${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    await build();
    console.log(line('built'));
    return true;
  } catch (error) {
    console.error(`${line('failed')}\n${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** The apps and the server are built of what the generators make of the catalogue. */
async function generate(): Promise<void> {
  const { exitCode, output } = await runCommand({
    command: process.execPath,
    args: [...generateArgs],
    cwd: projectRoot,
  });
  if (exitCode !== 0) throw new Error(output);
}

/** A process an app: the configuration reads the app from the environment, and the second core has work too. */
async function buildApp(app: string): Promise<void> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { exitCode, output } = await runCommand({
    command: process.execPath,
    args: [vite, 'build', '--config', 'vite.config.ts'],
    cwd: projectRoot,
    env: { ...process.env, APP: app, NODE_ENV: 'production' },
  });
  if (exitCode !== 0) throw new Error(output);
  const page = join('dist', app, 'index.html');
  if (!existsSync(join(projectRoot, page))) throw new Error(`${output}\nThe build wrote no ${page}.`);
  await compressFolder(join(projectRoot, 'dist', app));
}

/** A process of its own, too: what the tools held would stay while the apps are built. */
async function buildServer(): Promise<void> {
  await runOrThrow({
    command: process.execPath,
    args: ['--import', 'tsx', join('scripts', 'buildServer.ts')],
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  completeDistribution(projectRoot);
}

function stop(exitCode: number): void {
  signalCommands('SIGTERM');
  lock.release();
  process.exit(exitCode);
}
