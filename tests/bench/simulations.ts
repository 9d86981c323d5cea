/**
 * A rule of 100 questions simulated out of 100,000, what other people's calls wait meanwhile, and the report of a session
 * of 3,000 papers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { demoPassword, loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { fill } from './data.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { clocked, median, percentile } from './times.ts';

const draws = 1000;
const papers = 3000;
const longest = 30_000;
/** People who look at a list, and milliseconds between two looks of each. */
const people = 4;
const pace = 50;
const aloneFor = 10_000;

const ruleList = [
  { type: 'single', num: 40, score: 1 },
  { type: 'multiple', num: 20, score: 1 },
  { type: 'judgment', num: 20, score: 1 },
  { type: 'blank', num: 10, score: 1 },
  { type: 'short', num: 8, score: 1 },
  { type: 'long', num: 2, score: 1 },
];
const sessionId = 'bench-session';

/** Needs the built product. */
export async function measureSimulations({ root, questions }: { root: string; questions: number }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const database of ['PostgreSQL', 'PGlite'] as const) {
    const postgres =
      database === 'PostgreSQL' ? await startPostgres({ settings: { shared_buffers: '512MB' } }) : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-simulations-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' };
    try {
      const certId = await prepare({ root, env, questions });
      rows.push(...(await measure({ root, env, certId, database })));
    } finally {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

/** @returns the certificate that has all the questions */
async function prepare({
  root,
  env,
  questions,
}: {
  root: string;
  env: Record<string, string>;
  questions: number;
}): Promise<string> {
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  await loadFirst({ app, root });
  const [tenant] = await app.database.query(
    reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
  );
  const tenantId = tenant?.id ?? '';
  const [certId = ''] = await fill({ app, tenantId, count: questions, certs: 1 });
  await drawSession({ app, tenantId, certId });
  await app.close();
  return certId;
}

/** A session with its papers, stored past the rules of arranging one. */
async function drawSession({ app, tenantId, certId }: { app: App; tenantId: string; certId: string }): Promise<void> {
  await app.database.asOwner(async (connection) => {
    const send = (text: string, values: unknown[] = []) => connection.query(changing({ text, values }));
    await send(
      `select set_config('session_replication_role', 'replica', false), set_config('app.tenant_id', $1, false)`,
      [tenantId],
    );
    await send(
      `insert into "examSession" ("id", "tenantId", "sessionCode", "examId", "subjectId", "startTime", "endTime")
        values ($2, $1, 'BENCH', 'none', 'none', now(), now() + interval '1 hour')`,
      [tenantId, sessionId],
    );
    await send(
      `insert into "sessionPaper" ("id", "tenantId", "sessionId", "placementId", "seed", "entries", "questionCount", "totalScore")
        select $2 || '/' || n, $1, $2, n::text, n::text, "drawPaperExamined"($3, $4::jsonb, n::text)->'entries', 100, 100
          from generate_series(1, ${papers}) n`,
      [tenantId, sessionId, certId, JSON.stringify(ruleList)],
    );
    await send('analyze');
  });
}

async function measure({
  root,
  env,
  certId,
  database,
}: {
  root: string;
  env: Record<string, string>;
  certId: string;
  database: string;
}): Promise<Row[]> {
  const product = await startProduct({ root, env });
  let token = '';
  const call = async <Data>(path: string, body?: unknown): Promise<Data> => {
    const reply = await fetch(`${product.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token && { token }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return ((await reply.json()) as { data: Data }).data;
  };
  const look = () => call('/cert/list', { pageSize: 20 });
  const simulate = async (): Promise<void> => {
    const { id } = await call<{ id: string }>('/cert/rule/simulate', { certId, pool: 'both', ruleList, draws });
    for (;;) {
      const { state, message } = await call<{ state: string; message: string }>(`/job/progress?id=${id}`);
      if (state === 'failed') throw new Error(message);
      if (state === 'done') return;
      await sleep(200);
    }
  };
  try {
    token = (await call<{ token: string }>('/login', { account: 'admin', password: demoPassword })).token;
    await watched({ look, work: () => sleep(3000) });
    const alone = await watched({ look, work: () => sleep(aloneFor) });
    const beside = await watched({ look, work: simulate });
    const report = () => call(`/certExam/paperReport?id=${sessionId}`);
    const reports = [await clocked(report), await clocked(report), await clocked(report)];
    const besideReport = await watched({ look, work: report });
    const [before, meanwhile] = [percentile(alone.times, 0.95), percentile(beside.times, 0.95)];
    return [
      {
        what: `${draws.toLocaleString('en')} draws of 100 questions out of a large bank, ${people} people beside, ${database}`,
        figure: `${(beside.took / 1000).toFixed(1)} s`,
        limit: `≤ ${longest / 1000} s`,
        isReached: beside.took <= longest,
      },
      {
        what: `a list of others meanwhile, ${database}`,
        figure: `p95 ${meanwhile} ms, ${before} without (median ${median(beside.times).toFixed(1)}, ${median(alone.times).toFixed(1)}; longest ${percentile(beside.times, 1)}, ${percentile(alone.times, 1)})`,
        limit: '≤ 2 ×',
        isReached: meanwhile <= before * 2,
      },
      {
        what: `the report of a session of ${papers.toLocaleString('en')} papers, ${database}`,
        figure: `${median(reports).toFixed(0)} ms; a list of others meanwhile p95 ${percentile(besideReport.times, 0.95)} ms`,
        limit: '≤ 2000 ms',
        isReached: median(reports) <= 2000,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** How long work takes, and each look of people who look again and again meanwhile. */
async function watched({
  look,
  work,
}: {
  look: () => Promise<unknown>;
  work: () => Promise<unknown>;
}): Promise<{ took: number; times: number[] }> {
  const times: number[] = [];
  let isOver = false;
  const looking = Array.from({ length: people }, async () => {
    while (!isOver) {
      times.push(await clocked(look));
      await sleep(pace);
    }
  });
  const took = await clocked(work);
  isOver = true;
  await Promise.all(looking);
  return { took, times };
}
