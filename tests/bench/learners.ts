/** A school at once: 1,000 learners practising while 300 start a mock exam within one second, on PostgreSQL; and the draw of a paper alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { App, Values } from '#server/engine/context.ts';
import { newId } from '#server/engine/ids.ts';
import { prepareNew } from '#server/engine/save.ts';
import { loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { question } from './questions.ts';
import { openPoster, type Poster } from './poster.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { percentile } from './times.ts';

const learners = 1000;
const starters = 300;
/** Milliseconds between two requests of a learner who practises: four a minute. */
const pace = 15_000;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
const certCode = 'BENCH-1';
const batch = 2000;
const draws = 300;

/** A paper of 100 questions. */
/** A hundred questions of all kinds, a point each. */
export const ruleList = [
  { type: 'single', num: 40, score: 1, label: '单选题' },
  { type: 'multiple', num: 20, score: 1, label: '多选题' },
  { type: 'judgment', num: 20, score: 1, label: '判断题' },
  { type: 'blank', num: 10, score: 1, label: '填空题' },
  { type: 'short', num: 8, score: 1, label: '简答题' },
  { type: 'long', num: 2, score: 1, label: '论述题' },
];

/** Fills a database, lets everybody in, and tells the 99th percentiles. */
export async function measureLearners({ root, questions }: { root: string; questions: number }): Promise<Row[]> {
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB', max_connections: '100' } });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-learners-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  try {
    const { tokens, draw } = await prepare({ root, env, questions });
    const product = await startProduct({ root, env });
    const poster = openPoster({ url: product.url, connections: learners });
    const call: Call = (path, token, body) => send({ poster, path, token, body });
    try {
      await Promise.all(
        tokens
          .slice(0, 16)
          .map((token) => practise({ call, token, until: performance.now() + 3000, pause: 100, times: [] })),
      );
      const alone = await crowd({ call, tokens, starting: 0 });
      const together = await crowd({ call, tokens, starting: starters });
      return [
        row({
          what: `${learners.toLocaleString('en')} learners practising, p99`,
          times: alone.practice,
          limit: 300,
          share: 0.99,
        }),
        row({
          what: `the same while ${starters} start a mock exam, p99`,
          times: together.practice,
          limit: 300,
          share: 0.99,
        }),
        row({
          what: `${starters} starts of a mock exam of 100 questions within a second, p99`,
          times: together.starts,
          limit: 2000,
          share: 0.99,
        }),
        row({
          what: `draw of 100 from ${questions.toLocaleString('en')} questions, p95`,
          times: draw,
          limit: 30,
          share: 0.95,
        }),
      ];
    } finally {
      poster.close();
      await product.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Call = (path: string, token: string, body: Values) => Promise<{ data: Values; milliseconds: number }>;

/** Learners spread over their pace; in the middle of it those who start a mock exam, spread over one second. */
async function crowd({
  call,
  tokens,
  starting,
}: {
  call: Call;
  tokens: readonly string[];
  starting: number;
}): Promise<{ practice: number[]; starts: number[] }> {
  const practice: number[] = [];
  const starts: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all([
    ...tokens.map(async (token) => {
      await pause(Math.random() * pace);
      await practise({ call, token, until, pause: pace, times: practice });
    }),
    ...tokens.slice(0, starting).map(async (token) => {
      await pause(seconds * 500 + Math.random() * 1000);
      starts.push((await call('/web/mock/newMock', token, { certCode, deviceId: 'bench' })).milliseconds);
    }),
  ]);
  return { practice, starts };
}

/** Takes questions and answers them one by one, each request `pause` after the last began. */
async function practise({
  call,
  token,
  until,
  pause: between,
  times,
}: {
  call: Call;
  token: string;
  until: number;
  pause: number;
  times: number[];
}): Promise<void> {
  let waiting: Values[] = [];
  while (performance.now() < until) {
    const next = pause(between);
    const [first, ...rest] = waiting;
    const reply = first
      ? await call('/web/practice/isTrue', token, {
          questionId: first['questionId'] ?? '',
          certCode,
          ...(Number(first['blankCount']) > 0
            ? { optionList: [{ order: 1, content: '答' }] }
            : { selectedOptions: [1] }),
        })
      : await call('/web/practice/startRandom', token, { certCode, chooses: 10 });
    times.push(reply.milliseconds);
    waiting = first ? rest : (reply.data['rows'] as Values[]);
    await next;
  }
}

/** @throws Error where a request was not answered with 200. */
async function send({
  poster,
  path,
  token,
  body,
}: {
  poster: Poster;
  path: string;
  token: string;
  body: Values;
}): ReturnType<Call> {
  const { status, text, milliseconds } = await poster.post({ path, token, body: JSON.stringify(body) });
  if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 300)}`);
  return { data: (JSON.parse(text) as { data: Values }).data, milliseconds };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** A certificate with its bank and rule, the learners with a session each, and how long a draw takes. */
async function prepare({
  root,
  env,
  questions,
}: {
  root: string;
  env: Record<string, string>;
  questions: number;
}): Promise<{ tokens: string[]; draw: number[] }> {
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  try {
    await loadFirst({ app, root });
    const [tenant] = await app.database.query(
      reading<{ id: string }>({
        text: 'select "id" from "tenant" order by "createdTime" limit 1',
      }),
    );
    const tenantId = tenant?.id ?? '';
    const certId = await addBank({ app, tenantId, questions });
    const tokens = await addLearners({ app, tenantId });
    await app.database.vacuum();
    return { tokens, draw: await timeDraws({ app, tenantId, certId }) };
  } finally {
    await app.close();
  }
}

/** A certificate with a rule and so many questions. @returns its id */
export async function addBank({
  app,
  tenantId,
  questions,
  usage = 'both',
}: {
  app: App;
  tenantId: string;
  questions: number;
  usage?: string;
}): Promise<string> {
  const entity = app.catalogue.entities['question'];
  if (!entity) throw new Error('no question in the catalogue');
  const certId = newId();
  const scope = { tenantId, userId: 'bench' };
  await app.database.batch({
    scope,
    statements: [
      changing({
        text: `insert into "cert" ("id", "tenantId", "certName", "certCode") values ($1, $2, '压力测试', $3)`,
        values: [certId, tenantId, certCode],
      }),
      changing({
        text: `insert into "paperRule" ("id", "tenantId", "certId", "ruleList", "totalScore", "totalCount") values ($1, $2, $3, $4, 100, 100)`,
        values: [newId(), tenantId, certId, JSON.stringify(ruleList)],
      }),
    ],
  });
  for (let from = 0; from < questions; from += batch) {
    const records = Array.from({ length: Math.min(batch, questions - from) }, (_, i) =>
      prepareNew({ entity, values: { ...question({ n: from + i, certId }), usage } }),
    );
    const columns = Object.keys(records[0] ?? {})
      .map((name) => `"${name}"`)
      .join(', ');
    await app.database.batch({
      scope,
      statements: [
        changing({
          text: `insert into "question" ("tenantId", ${columns}) select $1, ${columns} from jsonb_populate_recordset(null::"question", $2::jsonb)`,
          values: [tenantId, JSON.stringify(records)],
        }),
      ],
    });
  }
  return certId;
}

/** @returns a token for each */
async function addLearners({ app, tenantId }: { app: App; tenantId: string }): Promise<string[]> {
  const ids = Array.from({ length: learners }, () => newId());
  await app.database.query(
    changing({
      text: `insert into "user" ("id", "account", "nickname", "passwordHash") select id, 'bench-' || id, '考生', 'none' from unnest($1::text[]) id`,
      values: [ids],
    }),
  );
  return letIn({ app, tenantId, userIds: ids });
}

/** Makes accounts learners of an organisation, and signs them in. @returns a token for each */
export async function letIn({
  app,
  tenantId,
  userIds,
}: {
  app: App;
  tenantId: string;
  userIds: readonly string[];
}): Promise<string[]> {
  const roleId = '2';
  await app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      changing({
        text: `insert into "membership" ("id", "tenantId", "userId", "roleId") select id, $2, id, $3 from unnest($1::text[]) id`,
        values: [userIds, tenantId, roleId],
      }),
    ],
  });
  const tokens: string[] = [];
  for (const userId of userIds)
    tokens.push((await app.sessions.open({ userId, tenantId, roleId, ip: '127.0.0.1', userAgent: 'bench' })).token);
  return tokens;
}

/** Each draw is of the whole rule, on one connection. */
async function timeDraws({ app, tenantId, certId }: { app: App; tenantId: string; certId: string }): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < draws; i += 1) {
    const start = performance.now();
    const [drawn] = await app.database.batch({
      scope: { tenantId, userId: 'bench' },
      statements: [
        reading({
          name: 'bench_draw',
          text: `select d.* from jsonb_to_recordset($2::jsonb) r("type" text, "num" integer) cross join lateral "drawQuestionsPractised"($1, r."type", r."num", $3) d`,
          values: [certId, JSON.stringify(ruleList), String(i)],
        }),
      ],
    });
    times.push(performance.now() - start);
    if (drawn?.length !== 100) throw new Error(`${drawn?.length ?? 0} questions were drawn instead of 100`);
  }
  return times;
}

function row({
  what,
  times,
  limit,
  share,
}: {
  what: string;
  times: readonly number[];
  limit: number;
  share: number;
}): Row {
  return {
    what,
    figure: `${percentile(times, share)} ms (median ${percentile(times, 0.5)} ms, ${times.length} requests, none failed)`,
    limit: `≤ ${limit} ms`,
    isReached: percentile(times, share) <= limit,
  };
}
