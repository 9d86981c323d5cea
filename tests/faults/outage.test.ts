/** PostgreSQL goes away under the running server and comes back: refusals meanwhile, no help needed afterwards. */
import { cpSync, rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '#scripts/postgres.ts';
import { createTestDatabase } from '#server/database/testing.ts';
import { findHalfWrites, findLosses } from './audit.ts';
import { client, signIn, someCertificate } from './client.ts';
import { openGate, type Gate } from './gate.ts';
import { firstStart, newFolder } from './place.ts';
import { isHealthy, startProduct, until, type Product } from './product.ts';
import { startWriters } from './writers.ts';

/** Of its own and with full durability: it is made to crash. */
let postgres: Postgres;
/** What a first start leaves. */
let seed: { folder: string; url: string };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;
let gate: Gate;
let product: Product;
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const { url } = await createTestDatabase({ server: postgres.url });
  seed = { folder: newFolder(), url };
  await firstStart(seed);
}, 120_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(seed.folder, { recursive: true, force: true });
});

beforeEach(async () => {
  database = await createTestDatabase({ server: postgres.url, template: seed.url });
  dataDir = newFolder();
  cpSync(seed.folder, dataDir, { recursive: true });
  const url = new URL(database.url);
  gate = await openGate({ to: Number(url.port) });
  url.port = String(gate.port);
  product = await startProduct({ dataDir, databaseUrl: url.href });
  token = await signIn({ url: product.url, account: 'admin' });
}, 60_000);

afterEach(async () => {
  await product.kill();
  await gate.shut();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('while it cannot be reached every call gets 503 with a message, and 200 again afterwards', async () => {
  const caller = client({ url: product.url, token });
  const save = (certCode: string) => caller.post('/cert/save', { certName: '断网演练', certCode });
  expect(await save('before')).toMatchObject({ status: 200 });

  await gate.shut();
  expect(await save('meanwhile')).toMatchObject({ status: 503, code: 503, message: '数据库暂时无法连接，请稍后再试' });
  expect(await caller.post('/cert/list', {})).toMatchObject({ status: 503 });
  expect(await client({ url: product.url }).get('/health', {})).toMatchObject({
    status: 503,
    message: '数据库无法连接',
    data: { database: { isUp: false } },
  });
  expect(await client({ url: product.url }).post('/login', { account: 'admin', password: 'Demo-2024' })).toMatchObject({
    status: 503,
  });

  await gate.open();
  await until({ what: 'serving again', seconds: 15, isDone: () => isHealthy(product.url) });
  expect(await save('afterwards')).toMatchObject({ status: 200 });
  expect(await caller.post('/cert/list', { certCode: 'meanwhile' })).toMatchObject({ status: 200, data: { total: 0 } });
});

it('once it is back, a log-out in one process is heard by another again', async () => {
  const url = new URL(database.url);
  const other = await startProduct({ dataDir, databaseUrl: url.href });
  try {
    await gate.shut();
    await gate.open();
    await until({ what: 'serving again', seconds: 15, isDone: () => isHealthy(product.url) });
    await until({ what: 'listening again', seconds: 15, isDone: async () => (await listeners()) === 2 });
    expect(await client({ url: product.url, token }).post('/cert/list', {})).toMatchObject({ status: 200 });
    expect(await client({ url: other.url, token }).post('/logout', {})).toMatchObject({ status: 200 });
    // The process behind the gate remembers sessions for 20 s, unless it is told.
    await until({
      what: 'the token is refused',
      seconds: 5,
      isDone: async () => (await client({ url: product.url, token }).post('/cert/list', {})).status === 401,
    });
  } finally {
    await other.kill();
  }
});

it('a crash and restart of the database under a write load: 200 or 503, nothing acknowledged is lost, the server stays', async () => {
  const caller = client({ url: product.url, token });
  const load = startWriters({ client: caller, certId: await someCertificate(caller), name: 'crash' });
  await load.reach(100);
  const [victim] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'certification-platform' limit 1`,
  );
  process.kill(victim?.pid ?? Number.NaN, 'SIGKILL'); // one of its processes dies: PostgreSQL ends all others, recovers and starts again
  await until({ what: 'a refusal', seconds: 15, isDone: () => load.refused.length > 0 });
  const acknowledged = load.acknowledged();
  await load.reach(acknowledged + 100);
  await load.end();

  expect(load.unanswered(), 'requests without an answer').toBe(0);
  expect([...new Set(load.refused.map(({ status, message }) => `${status} ${message}`))]).toEqual([
    '503 数据库暂时无法连接，请稍后再试',
  ]);
  expect(await findLosses({ client: caller, written: load.written })).toEqual([]);
  expect(await product.stop()).toEqual({ code: 0, signal: null });
  expect(await findHalfWrites({ dataDir, databaseUrl: database.url, written: load.written })).toEqual([]);
});

async function listeners(): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::integer as "count" from pg_stat_activity where application_name = 'certification-platform listener' and datname = current_database() and query like 'listen%'`,
  );
  return row?.count ?? 0;
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: database.url });
  await connection.connect();
  try {
    return (await connection.query<Row>(text)).rows;
  } finally {
    await connection.end();
  }
}
