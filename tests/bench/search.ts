/** How long a search takes on 100,000 questions and 5,000 certificates, on both databases, over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import { readDemo } from '#server/demo/index.ts';
import type { App, Values } from '#server/engine/context.ts';
import { prepareNew } from '#server/engine/save.ts';
import { demoPassword, loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { percentile } from './times.ts';

const limit = 150;
const certCount = 5000;
const tenantCount = 50;
const batch = 2000;
/** Searches of each sort: below what one address may ask a public call for in a minute. */
const asked = 240;

/** Fills each database, asks, and tells the 95th percentile of each sort of search. */
export async function measureSearch({ root, questions }: { root: string; questions: number }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const database of ['PostgreSQL', 'PGlite'] as const) {
    const postgres =
      database === 'PostgreSQL' ? await startPostgres({ settings: { shared_buffers: '512MB' } }) : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'));
    const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
    try {
      await fill({ root, env, questions });
      rows.push(...(await ask({ root, env, questions, database })));
    } finally {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

async function ask({
  root,
  env,
  questions,
  database,
}: {
  root: string;
  env: Record<string, string>;
  questions: number;
  database: string;
}): Promise<Row[]> {
  const product = await startProduct({ root, env });
  const post = async ({ path, body, token = '' }: { path: string; body: Values; token?: string }): Promise<Values> => {
    const reply = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { token }) },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return ((await reply.json()) as { data: Values }).data;
  };
  try {
    const token = String(
      (await post({ path: '/login', body: { account: 'student', password: demoPassword } }))['token'],
    );
    const words = keywords(clausesOf({ root }));
    const sorts = [
      { name: 'questions of a tenant', path: '/search/question', token },
      { name: 'certificates of a tenant', path: '/search/tenant', token },
      { name: 'certificates of the platform', path: '/search/platform', token },
    ];
    const rows: Row[] = [];
    for (const { name, path } of sorts) {
      const times: number[] = [];
      for (let i = 0; i < asked; i += 1) {
        const start = performance.now();
        await post({ path, token, body: { keyword: words[i % words.length] ?? '', pageNum: 1, pageSize: 12 } });
        times.push(performance.now() - start);
      }
      const p95 = percentile(times, 0.95);
      rows.push({
        what: `search, ${name}, ${questions.toLocaleString('en')} questions and ${certCount.toLocaleString('en')} certificates, ${database}`,
        figure: `p95 ${p95} ms (median ${percentile(times, 0.5)}, longest ${percentile(times, 1)})`,
        limit: `≤ ${limit} ms`,
        isReached: p95 <= limit,
      });
    }
    return rows;
  } finally {
    await product.stop();
  }
}

/** Demo data, further tenants and certificates, and the questions, all in the first tenant. */
async function fill({
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
  const clauses = clausesOf({ root });
  const text = (n: number): string =>
    [n * 7, n * 13 + 5, n * 29 + 11].map((at) => clauses[at % clauses.length]).join('，');
  const [first] = await app.database.query(
    reading<{ id: string }>({
      text: 'select "id" from "tenant" order by "createdTime", "id" limit 1',
    }),
  );
  const tenantId = first?.id ?? '';
  for (let t = 0; t < tenantCount; t += 1) {
    const id = `bench${t}`;
    await app.database.query(
      changing({
        text: `insert into "tenant" ("id", "tenantName") values ($1, $2)`,
        values: [id, `评测机构 ${t}`],
      }),
    );
    const records = Array.from({ length: certCount / tenantCount }, (_, i) => ({
      certName: `${text(t * 100 + i).slice(0, 12)}（${i}）`,
      certCode: `B-${t}-${i}`,
      summary: text(t * 100 + i + 17).slice(0, 60),
      state: 'on',
    }));
    await insert({ app, entity: 'cert', tenantId: id, records });
  }
  const [certs] = await app.database.batch({
    scope: { tenantId, userId: 'bench' },
    statements: [
      reading<{ id: string }>({
        text: `select "id" from "cert" where "tenantId" = $1 order by "id"`,
        values: [tenantId],
      }),
    ],
  });
  for (let from = 0; from < questions; from += batch) {
    const records = Array.from({ length: Math.min(batch, questions - from) }, (_, i) => ({
      certId: certs[(from + i) % certs.length]?.id ?? '',
      type: 'short',
      title: `<p>${text(from + i)}（第 ${from + i} 题）</p>`,
      answer: [{ anyOf: ['参考答案'] }],
      analysis: '<p>见教材相应章节。</p>',
      state: 'published',
    }));
    await insert({ app, entity: 'question', tenantId, records });
  }
  await app.database.vacuum();
  await app.close();
}

async function insert({
  app,
  entity: name,
  tenantId,
  records,
}: {
  app: App;
  entity: string;
  tenantId: string;
  records: Values[];
}): Promise<void> {
  const entity = app.catalogue.entities[name];
  if (!entity) throw new Error(`no ${name} in the catalogue`);
  const prepared = records.map((values) => prepareNew({ entity, values }));
  const columns = Object.keys(prepared[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  await app.database.batch({
    scope: { tenantId, userId: 'bench' },
    statements: [
      changing({
        text: `insert into "${name}" ("tenantId", ${columns}) select $1, ${columns} from jsonb_populate_recordset(null::"${name}", $2::jsonb)`,
        values: [tenantId, JSON.stringify(prepared)],
      }),
    ],
  });
}

/** What the stems of the demo's questions are made of. */
function clausesOf({ root }: { root: string }): string[] {
  const stems = Object.values(readDemo({ root }).questions).flatMap((questions) =>
    questions.map(({ title }) => String(title).replace(/<[^>]*>|\$\$[^$]*\$\$/g, '')),
  );
  return [...new Set(stems.flatMap((stem) => stem.split(/[，。；：？！、（）“”\s]+/)))].filter(
    (clause) => clause.length >= 4,
  );
}

/** Two to eight characters from the clauses, common and rare; some that stand nowhere; single characters; two words. */
function keywords(clauses: string[]): string[] {
  return Array.from({ length: asked }, (_, i) => {
    const clause = clauses[(i * 31) % clauses.length] ?? '';
    const start = i % Math.max(clause.length - 2, 1);
    const part = clause.slice(start, start + 2 + (i % 7));
    if (i % 20 === 0) return clause.slice(0, 1);
    if (i % 20 === 1) return `${part}量子`;
    if (i % 20 === 2) return `${part} 第`;
    return part;
  });
}
