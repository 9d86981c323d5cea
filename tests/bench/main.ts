/** `npm run bench`: speed, memory and sizes, one table. `npm run bench -- calls` runs one group. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { reading } from '#server/database/statement.ts';
import { demoPassword, loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { measureAccounts } from './accounts.ts';
import { measureApplications } from './applications.ts';
import { measureCalls, ownedFrom, type CallRow } from './calls.ts';
import { measureCatalogue } from './catalogue.ts';
import { measureCertificates } from './certificates.ts';
import { measureCharts } from './charts.ts';
import { fill } from './data.ts';
import { measureDevelop } from './develop.ts';
import { measureDrawers } from './drawers.ts';
import { measureLearnerPages } from './learnerPages.ts';
import { measureLearners } from './learners.ts';
import { measureLines } from './lines.ts';
import type { Pool, Target } from './load.ts';
import { measureLite } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureOwnFields } from './ownFields.ts';
import { measurePapers } from './papers.ts';
import { measureParts } from './parts.ts';
import { measurePrints } from './prints.ts';
import { measureReach } from './reach.ts';
import { measureRolls } from './rolls.ts';
import { measureScores } from './scores.ts';
import { measureSearch } from './search.ts';
import { startBare, startProduct, watchMemory } from './servers.ts';
import { printTable, type Row } from './table.ts';
import { measureSimulations } from './simulations.ts';
import { measureSitting } from './sitting.ts';
import { measureTickets } from './tickets.ts';
import { measureTrees } from './trees.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const questions = Number(process.env['BENCH_QUESTIONS'] ?? 100_000);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const wanted = new Set(process.argv.slice(2));

const limits = { list: 90, get: 70, create: 55, update: 55 } as const;

const groups: Readonly<Record<string, () => Promise<Row[]>>> = {
  accounts: () => measureAccounts({ root }),
  applications: () => measureApplications({ root }),
  calls: callRows,
  memory: () => measureLite({ root }),
  search: () => measureSearch({ root, questions }),
  certificates: () => measureCertificates({ root }),
  charts: () => measureCharts({ root, questions }),
  learners: () => measureLearners({ root, questions }),
  learnerPages: () => measureLearnerPages({ root }),
  pages: () => measurePages({ root }),
  catalogue: () => measureCatalogue({ root }),
  lines: () => Promise.resolve(measureLines()),
  develop: () => measureDevelop({ root }),
  drawers: () => measureDrawers({ root }),
  rolls: measureRolls,
  ownFields: measureOwnFields,
  papers: () => measurePapers({ root }),
  scores: () => measureScores({ root }),
  parts: measureParts,
  prints: measurePrints,
  reach: measureReach,
  simulations: () => measureSimulations({ root, questions }),
  sitting: () => measureSitting({ root }),
  tickets: () => measureTickets({ root }),
  trees: measureTrees,
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.size > 0 && !wanted.has(name)) continue;
  // What the other groups have measured is not lost with one that fails.
  rows.push(
    ...(await measure().catch((error: unknown): Row[] => [
      { what: name, figure: error instanceof Error ? error.message : String(error), limit: '', isReached: false },
    ])),
  );
}
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim() ?? ''}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}\n`,
);
printTable(rows);

async function callRows(): Promise<Row[]> {
  const postgres = await startPostgres({
    settings: { shared_buffers: '512MB', max_connections: '100', min_wal_size: '1GB' },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const tenantId = await prepare({ url: postgres.url, dataDir });
    const product = await startProduct({ root, env: { DATABASE_URL: postgres.url, DATA_DIR: dataDir } });
    const bare = await startBare({ root, databaseUrl: postgres.url });
    try {
      const rest = product.memory();
      const { targets, pools } = await targetsOf({
        product: product.url,
        bare: bare.url,
        databaseUrl: postgres.url,
        tenantId,
      });
      const { done: measured, peak } = await watchMemory({
        server: product,
        work: () => measureCalls({ ...targets, pools, rounds, seconds }),
      });
      return [
        ...measured.map(callRow),
        memoryRow({ what: 'memory at rest, PostgreSQL', megabytes: rest }),
        memoryRow({ what: 'memory under load, PostgreSQL, the most', megabytes: peak }),
      ];
    } finally {
      await product.stop();
      await bare.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function callRow({ name, product, bare, percent }: CallRow): Row {
  return {
    what: `${name}, ${questions.toLocaleString('en')} questions, 32 connections`,
    figure: `${percent} % of bare (${Math.round(product.rate)} against ${Math.round(bare.rate)} a second; p99 ${product.p99} against ${bare.p99} ms)`,
    limit: `≥ ${limits[name]} %`,
    isReached: percent >= limits[name],
  };
}

function memoryRow({ what, megabytes }: { what: string; megabytes: number }): Row {
  return { what, figure: `${megabytes} MB`, limit: '≤ 150 MB', isReached: megabytes <= 150 };
}

/** Demo data and the questions; @returns the first tenant */
async function prepare({ url, dataDir }: { url: string; dataDir: string }): Promise<string> {
  const app = await openApp({
    config: readConfig({ env: { DATABASE_URL: url, DATA_DIR: dataDir }, publicDir: join(root, 'dist') }),
    root,
  });
  await loadFirst({ app, root });
  const [tenant] = await app.database.query(
    reading<{ id: string }>({
      text: 'select "id" from "tenant" order by "createdTime" limit 1',
    }),
  );
  await fill({ app, tenantId: tenant?.id ?? '', count: questions, url });
  await app.close();
  return tenant?.id ?? '';
}

async function targetsOf({
  product,
  bare,
  databaseUrl,
  tenantId,
}: {
  product: string;
  bare: string;
  databaseUrl: string;
  tenantId: string;
}): Promise<{ targets: { product: Target; bare: Target }; pools: { product: Pool; bare: Pool } }> {
  const reply = await fetch(`${product}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: demoPassword }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const certs = await client.query<{ id: string }>(
    `select "id" from "cert" where "tenantId" = $1 order by "id" limit 20`,
    [tenantId],
  );
  const ids = await client.query<{ id: string; version: number }>(
    'select "id", "version" from bare_question order by md5("id") limit 20000',
  );
  await client.end();
  const shared = { certIds: certs.rows.map(({ id }) => id), ids: ids.rows.map(({ id }) => id) };
  return {
    targets: {
      product: {
        url: product,
        headers: { token: data.token },
        paths: {
          list: '/api/question/list',
          get: '/api/question/detail',
          create: '/api/question/save',
          update: '/api/question/save',
        },
      },
      bare: { url: bare, headers: {}, paths: { list: '/list', get: '/get', create: '/create', update: '/update' } },
    },
    pools: {
      product: { ...shared, owned: ownedFrom(ids.rows.slice(0, 5000)) },
      bare: { ...shared, owned: ownedFrom(ids.rows.slice(0, 5000)) },
    },
  };
}
