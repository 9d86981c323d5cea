import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { makePasswordsCheap } from './domain/session/password.ts';
import { reading } from './database/statement.ts';
import { createTestDatabase, strict } from './database/testing.ts';
import { demoPassword, loadFirst } from './first.ts';
import type { ArrivalLimits } from './http/arrival.ts';
import { works } from './domain/index.ts';
import { startRunner } from './engine/jobs/runner.ts';
import { createServer } from './http/server.ts';
import type { Log } from './log.ts';
import { openApp } from './open.ts';
import { seedOf, type SeedPlace } from './testingSeed.ts';
import type { App } from './engine/context.ts';
import { spent } from '#tests/times/spent.ts';

makePasswordsCheap();

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

export interface TestServer {
  url: string;
  app: App;
  /** The tenants of the demo, in order. */
  tenantIds: string[];
  /** A token for one of the demo accounts: operator, admin, teacher, student. */
  signIn(account: string): Promise<string>;
  close(): Promise<void>;
}

export interface ServerOptions {
  database: 'pglite' | 'postgres';
  /** Further variables of the environment. */
  env?: NodeJS.ProcessEnv;
  /** Where log lines go instead of standard output. */
  log?: Log;
  limits?: ArrivalLimits;
  /** Tables alone: no tenants, no accounts, no demo. */
  isEmpty?: boolean;
}

/**
 * A whole server on a free port with the demo data, in a folder or database of its own.
 * Calls are not limited unless `env` says so; batches are shared unless SHARED_BATCHES of the test run says so. PostgreSQL is the one of TEST_DATABASE_URL, else a private one started for it.
 */
export function startServer(options: ServerOptions): Promise<TestServer> {
  return spent('starting', () => started(options));
}

async function started({ database, env = {}, isEmpty = false, ...options }: ServerOptions): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-'));
  const seed = isEmpty ? undefined : await seedOf({ name: 'server', database, make: firstStart });
  if (seed) cpSync(seed.folder, dataDir, { recursive: true });
  const postgres = database === 'postgres' ? await newDatabase(seed) : undefined;
  const config = readConfig({
    env: {
      DATA_DIR: dataDir,
      PORT: '0',
      DATABASE_URL: postgres?.url,
      CALLS_PER_MINUTE: '0',
      SHARED_BATCHES: process.env['SHARED_BATCHES'],
      ...env,
    },
    publicDir: join(root, 'dist'),
  });
  const app = await openApp({ config, root, isDurable: false, ...options });
  app.database = strict(app.database);
  if (!isEmpty) await loadFirst({ app, root });
  const stopRunner = await startRunner({ app, works });
  const server = await createServer({ app, ...options });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const tenants = await app.database.query(
    reading<{ id: string }>({
      text: 'select "id" from "tenant" order by "createdTime", "id"',
    }),
  );
  const tokens = new Map<string, Promise<string>>();
  const signIn = (account: string): Promise<string> => {
    const known = tokens.get(account) ?? requestToken({ url, account });
    tokens.set(account, known);
    return known;
  };
  return {
    url,
    app,
    tenantIds: tenants.map(({ id }) => id),
    signIn,
    async close() {
      await server.close();
      await stopRunner();
      await app.close();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Migrates and loads the demo into a folder (and a database), and closes them again. */
async function firstStart({ folder, url }: SeedPlace): Promise<void> {
  const app = await openApp({
    config: readConfig({ env: { DATA_DIR: folder, DATABASE_URL: url }, publicDir: '' }),
    root,
    isDurable: false,
  });
  await loadFirst({ app, root });
  await app.close();
}

async function newDatabase(seed: SeedPlace | undefined): Promise<{ url: string; drop(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return createTestDatabase({ server: given, ...(seed?.url && { template: seed.url }) });
  const { startPostgres } = await import('#scripts/postgres.ts');
  const { url, stop } = await startPostgres({ fsync: false });
  return { url, drop: stop };
}

async function requestToken({ url, account }: { url: string; account: string }): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: demoPassword }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}
