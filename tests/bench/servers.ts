/** The two servers under measure, each a process of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startOptions } from '#scripts/startOptions.ts';
import type { App } from '#server/engine/context.ts';

export type TestApp = Pick<App, 'database' | 'catalogue'>;

export interface Running {
  url: string;
  /** Resident memory now, MB. */
  memory(): number;
  stop(): Promise<void>;
}

/** The built product, as `npm start` runs it; calls are not limited unless `env` says so. */
export async function startProduct({ root, env }: { root: string; env: Record<string, string> }): Promise<Running> {
  const port = await freePort();
  const child = fork(join(root, 'scripts', 'start.mjs'), [], {
    env: { ...process.env, CALLS_PER_MINUTE: '0', ...env, PORT: String(port) },
    execArgv: startOptions(root),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy({ url, child });
  return running({ child, url });
}

/** The bare server. */
export async function startBare({ root, databaseUrl }: { root: string; databaseUrl: string }): Promise<Running> {
  const port = await freePort();
  const child = fork(join(root, 'tests', 'bench', 'bare.ts'), [], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return running({ child, url: `http://127.0.0.1:${port}` });
}

const killAfter = 90_000;

function running({ child, url }: { child: ChildProcess; url: string }): Running {
  return {
    url,
    memory: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    stop: () =>
      new Promise((resolve) => {
        // It kills itself before that, unless it cannot even do so: no run waits for it for ever.
        const limit = setTimeout(() => {
          console.error(`the server ${url} could not be stopped and is killed`);
          child.kill('SIGKILL');
        }, killAfter);
        child.once('exit', () => {
          clearTimeout(limit);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/** Runs work that loads a server; @returns what the work gives, and the most memory the server held meanwhile, MB */
export async function watchMemory<T>({
  server,
  work,
}: {
  server: Running;
  work: () => Promise<T>;
}): Promise<{ done: T; peak: number }> {
  let peak = server.memory();
  const look = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 100);
  try {
    return { done: await work(), peak: Math.max(peak, server.memory()) };
  } finally {
    clearInterval(look);
  }
}

/** Milliseconds; a first start takes some seconds on a quiet machine. */
const startLimit = 180_000;

async function untilHealthy({ url, child }: { url: string; child: ChildProcess }): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (
      await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not come up within ${startLimit / 1000} s`);
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
