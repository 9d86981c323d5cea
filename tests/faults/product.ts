/** The built server as a process of its own, which can be killed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runOrThrow } from '#scripts/command.ts';
import { root } from '#server/testing.ts';

export interface ProductOptions {
  /** Folder of files and of the embedded database. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Further options of Node and variables of the environment. */
  nodeOptions?: string;
  env?: Readonly<Record<string, string>>;
}

/** How a process ended: by itself with a code, or by a signal. */
export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server process that may not be serving yet. */
export interface Process {
  /** `http://127.0.0.1:port` */
  url: string;
  pid: number;
  /** Everything it has said so far, both streams. */
  output(): string;
  /** Resolves when the process is gone. */
  ended: Promise<End>;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<End>;
  /** SIGTERM; resolves when the process is gone. */
  stop(): Promise<End>;
}

/** A process that answers, with the milliseconds from its start to the first 200 of GET /api/health. */
export interface Product extends Process {
  startMilliseconds: number;
}

/** Milliseconds until a server is given up; a first start with the embedded database is 7 s of processor time. */
const START_LIMIT = 120_000;

/** Starts the server without waiting for it. It is killed when this process ends. */
export async function launch({ dataDir, databaseUrl, nodeOptions, env }: ProductOptions): Promise<Process> {
  await ensureBuilt();
  const port = await findFreePort();
  const child = spawn(process.execPath, [server], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'],
      CALLS_PER_MINUTE: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(nodeOptions && { NODE_OPTIONS: nodeOptions }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<End>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void ended.finally(() => process.off('exit', killWithUs)).catch(() => undefined);
  const send = (signal: NodeJS.Signals): Promise<End> => {
    child.kill(signal);
    return ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    kill: () => send('SIGKILL'),
    stop: () => send('SIGTERM'),
  };
}

/** Starts the server and waits until it serves. @throws Error with its words when it ends or does not come up. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await ensureBuilt();
  const started = performance.now();
  const launched = await launch(options);
  let hasEnded = false;
  void launched.ended.finally(() => (hasEnded = true)).catch(() => undefined);
  for (;;) {
    if (await isHealthy(launched.url))
      return { ...launched, startMilliseconds: Math.round(performance.now() - started) };
    if (hasEnded) throw new Error(`The server ended at its start:\n${launched.output()}`);
    if (performance.now() - started > START_LIMIT) {
      await launched.kill();
      throw new Error(`The server did not serve within ${START_LIMIT / 1000} s:\n${launched.output()}`);
    }
    await delay(10);
  }
}

/** Whether GET /api/health answers 200 now. */
export function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status === 200;
    },
    () => false,
  );
}

/** Asks again and again until the answer is yes. @throws Error naming `what` when it is still no after `seconds`. */
export async function until({
  what,
  seconds,
  isDone,
}: {
  what: string;
  seconds: number;
  isDone: () => Promise<boolean> | boolean;
}): Promise<void> {
  const limit = performance.now() + seconds * 1000;
  while (!(await isDone())) {
    if (performance.now() > limit) throw new Error(`Not within ${seconds} s: ${what}`);
    await delay(10);
  }
}

/** A port nobody listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No free port was found on 127.0.0.1.');
  return address.port;
}

const server = join(root, 'dist', 'server', 'main.js');
let building: Promise<unknown> | undefined;

/** `npm test` has built before; by hand a missing build is made. */
async function ensureBuilt(): Promise<void> {
  if (existsSync(server)) return;
  building ??= runOrThrow({
    command: process.execPath,
    args: ['--import', 'tsx', join('scripts', 'build.ts')],
    cwd: root,
  });
  await building;
}
