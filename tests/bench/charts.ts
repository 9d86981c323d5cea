/** What a page of charts costs: four over 100,000 questions in one call, asked for by several people at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { reading } from '#server/database/statement.ts';
import { demoPassword, loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { fill } from './data.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { clocked, median, percentile } from './times.ts';

const limit = 300;
const clients = 8;
const pagesEach = 100;
const charts = ['question.byMonth', 'question.byType', 'question.byDifficulty', 'question.byCert'];

/** Needs the built product. */
export async function measureCharts({ root, questions }: { root: string; questions: number }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const database of ['PostgreSQL', 'PGlite'] as const) {
    const postgres =
      database === 'PostgreSQL' ? await startPostgres({ settings: { shared_buffers: '512MB' } }) : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-charts-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '' };
    try {
      await prepare({ root, env, questions });
      rows.push(
        ...(await ask({
          root,
          env,
          what: `${charts.length} charts over ${questions.toLocaleString('en')} questions, ${database}`,
        })),
      );
    } finally {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

async function prepare({
  root,
  env,
  questions,
}: {
  root: string;
  env: Record<string, string>;
  questions: number;
}): Promise<void> {
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  await loadFirst({ app, root });
  const [tenant] = await app.database.query(
    reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
  );
  await fill({ app, tenantId: tenant?.id ?? '', count: questions });
  await app.close();
}

async function ask({ root, env, what }: { root: string; env: Record<string, string>; what: string }): Promise<Row[]> {
  const product = await startProduct({ root, env });
  const post = async (path: string, body: unknown, token = ''): Promise<Record<string, unknown>> => {
    const reply = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { token }) },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return ((await reply.json()) as { data: Record<string, unknown> }).data;
  };
  try {
    const token = String((await post('/login', { account: 'admin', password: demoPassword }))['token']);
    const page = async (): Promise<void> => {
      const blocks = Object.fromEntries(charts.map((operation) => [operation, { operation }]));
      const answers = await post('/screen/figures', { blocks }, token);
      for (const name of charts) {
        const { data } = answers[name] as { data?: { rows: unknown[] } };
        if (!data || data.rows.length === 0) throw new Error(`${name} answered no figures`);
      }
    };
    const alone = await clocked(page);
    const times: number[] = [];
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (let n = 0; n < pagesEach; n += 1) times.push(await clocked(page));
      }),
    );
    const p95 = percentile(times, 0.95);
    return [
      { what: `${what}, one page alone, the first`, figure: `${alone.toFixed(0)} ms` },
      {
        what: `${what}, ${clients} people at once`,
        figure: `p95 ${p95} ms (median ${median(times).toFixed(0)}, longest ${percentile(times, 1)})`,
        limit: `≤ ${limit} ms`,
        isReached: p95 <= limit,
      },
    ];
  } finally {
    await product.stop();
  }
}
