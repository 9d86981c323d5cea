import './collecting.ts';
import { startDailyBackup } from './backup/daily.ts';
import { readConfig } from './config.ts';
import type { Database } from './database/database.ts';
import { MigrationRefusedError } from './database/migrate.ts';
import { MigrationFileError } from './database/migrations.ts';
import { loadFirst } from './first.ts';
import { works } from './domain/index.ts';
import { startRunner } from './engine/jobs/runner.ts';
import { createServer } from './http/server.ts';
import { openApp } from './open.ts';
import { startSweep } from './sweeping.ts';
import { pagesRoot, productRoot } from './root.ts';
import { databaseRefused, type Serving } from './supervision.ts';
import { startUpkeep } from './upkeep.ts';

/** Milliseconds that requests under way have to finish when the server stops, for a client may have fallen silent in one; less than the 10 s after which containers are killed. */
const stopGrace = 8_000;

/** Milliseconds after which a server that does not stop by itself is killed: a backup may be under way. */
const stopLimit = 60_000;

/** Opens the database, loads what the first start needs, and serves until it is told to stop. */
export async function serve(): Promise<{ url: string; close(): Promise<void> }> {
  const config = readConfig({ env: process.env, publicDir: pagesRoot });
  const app = await openApp({ config, root: productRoot });
  const notices = await loadFirst({ app, root: productRoot });
  const server = await createServer({ app });
  const url = await server.listen({ port: config.port, host: config.host });
  const stopSweep = startSweep({ app });
  const stopRunner = await startRunner({ app, works });
  const stopUpkeep = startUpkeep({ app });
  const stopBackup = app.database.kind === 'pglite' ? startDailyBackup({ app }) : undefined;
  if (process.send) process.send({ url, notices } satisfies Serving);
  else console.log(announce({ url, database: app.database, notices }));
  return {
    url,
    async close() {
      const limit = setTimeout(() => server.server.closeAllConnections(), stopGrace);
      // Together: on the embedded database requests under way wait for the transaction of a job.
      await Promise.all([server.close(), stopRunner()]);
      clearTimeout(limit);
      await stopSweep();
      await stopUpkeep();
      await stopBackup?.();
      await app.close();
    },
  };
}

function announce({ url, database, notices }: { url: string; database: Database; notices: readonly string[] }): string {
  const lines = [
    '教育认证平台已启动',
    `  学习端  ${url}/auth-center/`,
    `  管理端  ${url}/admin/`,
    `  接口    ${url}/api/openapi.json`,
    `  数据库  ${database.kind === 'pglite' ? '内置（PGlite）' : 'PostgreSQL'}`,
    ...(database.isDurable ? [] : ['  注意    提交时无法等待磁盘写入，断电可能丢失最近的数据']),
    ...notices.map((notice) => `  ${notice}`),
  ];
  return lines.join('\n');
}

let running: Awaited<ReturnType<typeof serve>> | undefined;

async function stop(): Promise<void> {
  setTimeout(() => {
    console.error(
      `the server did not stop within ${stopLimit / 1000} s and is killed`,
      process.getActiveResourcesInfo(),
    );
    process.kill(process.pid, 'SIGKILL');
  }, stopLimit).unref();
  await running?.close();
  process.exit(0);
}

/** A database that wants a reviewed migration, or has had one that is not there. */
function isRefusal(error: unknown): boolean {
  return error instanceof MigrationRefusedError || error instanceof MigrationFileError;
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// Whoever forked the server is gone, in whatever way.
process.once('disconnect', () => void stop());

serve().then(
  (server) => {
    running = server;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(isRefusal(error) ? databaseRefused : 1);
  },
);
