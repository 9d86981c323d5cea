/**
 * Exams that are sat, on PostgreSQL: answers saved by 3,000 examinees, 2,000 who begin within ten seconds and in one
 * instant, and 2,000 whose time ends in the same second.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { newId } from '#server/engine/ids.ts';
import { loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { addSitting, type Examinee, type Sitting } from './examinees.ts';
import { addBank } from './learners.ts';
import { openPoster, type Answered, type Poster } from './poster.ts';
import { startProduct, watchMemory, type Running } from './servers.ts';
import type { Row } from './table.ts';
import { percentile } from './times.ts';

const questions = 3000;
const savers = Number(process.env['BENCH_SAVERS'] ?? 3000);
const starters = Number(process.env['BENCH_STARTERS'] ?? 2000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 300);
/** Milliseconds between two saves of an examinee. */
const pace = 15_000;
/** Milliseconds over which examinees come who do not come at once. */
const arrival = 10_000;
const sample = 50;
const deviceId = 'bench';

interface Place {
  app: App;
  tenantId: string;
}

/** Needs the built product. */
export async function measureSitting({ root }: { root: string }): Promise<Row[]> {
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB', max_connections: '100' } });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-sitting-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  try {
    await loadFirst({ app, root });
    const [tenant] = await app.database.query(
      reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
    );
    const place = { app, tenantId: tenant?.id ?? '' };
    const certId = await addBank({ ...place, questions, usage: 'exam' });
    const begun = await addSitting({ ...place, certId, examinees: savers, examName: '保存' });
    const sheets = await begin({ ...place, sitting: begun });
    const spread = await addSitting({ ...place, certId, examinees: starters, examName: '陆续进场' });
    const instant = await addSitting({ ...place, certId, examinees: starters, examName: '同时进场' });
    await app.database.vacuum();
    const server = await startProduct({ root, env });
    const poster = openPoster({ url: server.url, connections: Infinity });
    try {
      return [
        await ofSaves({ server, poster, sheets }),
        await ofStarts({ ...place, poster, sitting: spread, within: arrival }),
        await ofStarts({ ...place, poster, sitting: instant, within: 0 }),
        await ofEnds({ ...place, sitting: instant }),
      ];
    } finally {
      poster.close();
      await server.stop();
    }
  } finally {
    await app.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A paper as its examinee fills it in: what to send as the answer of each question. */
interface Sheet {
  token: string;
  attemptId: string;
  answers: string[];
}

/** Begins the exam of each examinee, past the server. */
async function begin({
  app,
  tenantId,
  sitting: { sessionId, examinees },
}: Place & { sitting: Sitting }): Promise<Sheet[]> {
  const tokens = new Map(examinees.map(({ userId, token }) => [userId, token]));
  await app.database.inScope({ scope: { tenantId, userId: 'bench' } }, async (transaction) => {
    for (const { userId } of examinees)
      await transaction.query(
        changing({
          name: 'bench_begin',
          text: `select "exam_start"($1, $2, $3, $4, $5)->>'attemptId'`,
          values: [tenantId, userId, newId(), sessionId, deviceId],
        }),
      );
  });
  const attempts = await asOwner<{ id: string; userId: string; paper: Entry[] }>({
    app,
    tenantId,
    text: `select "id", "userId", "paper" from "attempt" where "tenantId" = $1 and "sessionId" = $2`,
    values: [tenantId, sessionId],
  });
  return attempts.map(({ id, userId, paper }) => ({
    token: tokens.get(userId) ?? '',
    attemptId: id,
    answers: paper.map(answerOf),
  }));
}

interface Entry {
  questionId: string;
  type: string;
  options: number;
  blanks: number;
}

/** All but the sequence of an answer, which comes last. */
function answerOf({ questionId, type, options, blanks }: Entry): string {
  const text = type === 'long' ? '先核对身份，再核对设备与网络。'.repeat(20) : '第二次核对';
  return JSON.stringify({
    questionId,
    selectedOptions: options > 0 ? [1] : [],
    inputInfo: Array.from({ length: blanks }, () => text),
    isFlagged: false,
  }).slice(0, -1);
}

async function ofSaves({
  server,
  poster,
  sheets,
}: {
  server: Running;
  poster: Poster;
  sheets: readonly Sheet[];
}): Promise<Row> {
  const save = (n: number): Promise<Answered> => {
    const sheet = sheets[n % sheets.length];
    if (!sheet) throw new Error('nobody sits an exam');
    const turn = Math.floor(n / sheets.length);
    const answer = sheet.answers[turn % sheet.answers.length] ?? '';
    return poster.post({
      path: '/certExam/saveAnswer',
      token: sheet.token,
      body: `{"attemptId":"${sheet.attemptId}","deviceId":"${deviceId}","answers":[${answer},"sequence":${turn + 1}}]}`,
    });
  };
  const between = pace / sheets.length;
  const count = Math.round((seconds * 1000) / between);
  const { done, peak } = await watchMemory({ server, work: () => paced({ count, between, call: save }) });
  const p99 = percentile(done.times, 0.99);
  return {
    what: `${sheets.length.toLocaleString('en')} examinees who each save an answer every ${pace / 1000} s, for ${seconds} s, p99`,
    figure: `${p99} ms (median ${percentile(done.times, 0.5)}, p95 ${percentile(done.times, 0.95)}, longest ${percentile(done.times, 1)}; ${told(done)}; memory ${peak} MB)`,
    limit: '≤ 150 ms, none failed',
    isReached: p99 <= 150 && done.failures.size === 0,
  };
}

async function ofStarts({
  app,
  tenantId,
  poster,
  sitting: { sessionId, examinees },
  within,
}: Place & { poster: Poster; sitting: Sitting; within: number }): Promise<Row> {
  const body = JSON.stringify({ sessionId, deviceId });
  const call = (n: number): Promise<Answered> =>
    poster.post({ path: '/certExam/start', token: examineeAt(examinees, n).token, body });
  const done = await paced({ count: examinees.length, between: within / examinees.length, call });
  const [found] = await asOwner<{ whole: number; same: number }>({
    app,
    tenantId,
    text: `select count(*) filter (where a."deadline" - a."startTime" = s."minutes" * interval '1 minute')::integer as "whole",
        count(*) filter (where again."paper" = a."paper")::integer as "same"
      from "examSession" s join (
          select t.*, row_number() over (order by md5(t."id")) as "place" from "attempt" t
            where t."tenantId" = $1 and t."sessionId" = $2) a on true
        left join lateral (select "drawPaperExamOnly"(s."certId", s."ruleList", a."seed")->'entries' as "paper"
          where a."place" <= ${sample}) again on true
      where s."tenantId" = $1 and s."id" = $2`,
    values: [tenantId, sessionId],
  });
  const { whole, same } = found ?? { whole: 0, same: 0 };
  const compared = Math.min(sample, examinees.length);
  const p99 = percentile(done.times, 0.99);
  const isWhole = done.failures.size === 0 && whole === examinees.length && same === compared;
  return {
    what: `${examinees.length.toLocaleString('en')} who begin ${within > 0 ? `within ${within / 1000} s` : 'in one instant'}, p99`,
    figure: `${p99} ms (median ${percentile(done.times, 0.5)}, p95 ${percentile(done.times, 0.95)}, longest ${percentile(done.times, 1)}; ${told(done)}); ${whole} with their whole time, ${same} of ${compared} papers the same drawn again`,
    limit: within > 0 ? '≤ 3,000 ms, none failed, all whole' : 'none failed, all whole',
    isReached: isWhole && (within === 0 || p99 <= 3000),
  };
}

/** Milliseconds that what is on its way when time is up has (rule H3). */
const grace = 10_000;

/** Lets the time of all attempts end within one second, and waits until each is handed in. */
async function ofEnds({ app, tenantId, sitting: { sessionId } }: Place & { sitting: Sitting }): Promise<Row> {
  const [set] = await asOwner<{ count: number; milliseconds: number }>({
    app,
    tenantId,
    text: `with "ending" as (
        update "attempt" a set "startTime" = now() - interval '1 hour', "ownEnd" = now() + interval '6 seconds' + p."share" * interval '1 second'
          from (select "id", percent_rank() over (order by "id") as "share" from "attempt" where "tenantId" = $1 and "sessionId" = $2) p
          where a."tenantId" = $1 and a."id" = p."id" returning a."deadline")
      select count(*)::integer as "count", extract(epoch from max("deadline") - clock_timestamp())::float8 * 1000 as "milliseconds" from "ending"`,
    values: [tenantId, sessionId],
  });
  if (!set || set.milliseconds < 1500) throw new Error('the ends were set too late');
  const closed = set.milliseconds + grace;
  const end = performance.now() + closed;
  await sleep(closed);
  const left = async (): Promise<number> => {
    const [row] = await asOwner<{ count: number }>({
      app,
      tenantId,
      text: `select count(*)::integer as "count" from "attempt" where "tenantId" = $1 and "sessionId" = $2 and "state" = 'sitting'`,
      values: [tenantId, sessionId],
    });
    return row?.count ?? 0;
  };
  while ((await left()) > 0) {
    if (performance.now() > end + 300_000)
      throw new Error(`${await left()} attempts were not handed in within 5 minutes`);
    await sleep(50);
  }
  const took = Math.round(performance.now() - end) / 1000;
  return {
    what: `${set.count.toLocaleString('en')} attempts that end within one second, all handed in by the server`,
    figure: `${took.toFixed(1)} s after the last was closed`,
    limit: '≤ 2 s',
    isReached: took <= 2,
  };
}

interface Done {
  /** Milliseconds of each call that succeeded, from the moment when it was due. */
  times: number[];
  /** How often each other answer came. */
  failures: Map<string, number>;
}

/** Makes each call when it is due, however long those before take. */
async function paced({
  count,
  between,
  call,
}: {
  count: number;
  /** Milliseconds. */
  between: number;
  call: (n: number) => Promise<Answered>;
}): Promise<Done> {
  const times: number[] = [];
  const failures = new Map<string, number>();
  const fail = (what: string): void => void failures.set(what, (failures.get(what) ?? 0) + 1);
  const began = performance.now();
  const make = async (n: number): Promise<void> => {
    try {
      const { status, text } = await call(n);
      if (status === 200) times.push(performance.now() - began - n * between);
      else fail(`${status} ${text.slice(0, 100)}`);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  };
  const calls: Promise<void>[] = [];
  while (calls.length < count) {
    while (calls.length < count && calls.length * between <= performance.now() - began) calls.push(make(calls.length));
    await sleep(1);
  }
  await Promise.all(calls);
  return { times, failures };
}

function told({ times, failures }: Done): string {
  const failed = [...failures].map(([what, count]) => `${count} × ${what}`).join(', ');
  return `${times.length} requests, ${failed === '' ? 'none' : failed} failed`;
}

function examineeAt(examinees: readonly Examinee[], n: number): Examinee {
  const examinee = examinees[n];
  if (!examinee) throw new Error(`there is no examinee ${n}`);
  return examinee;
}

/** A statement past row-level security, in an organisation. */
function asOwner<Result>({
  app,
  tenantId,
  text,
  values,
}: Place & { text: string; values: unknown[] }): Promise<Result[]> {
  return app.database.asOwner(async (connection) => {
    await connection.query(changing({ text: `select set_config('app.tenant_id', $1, false)`, values: [tenantId] }));
    return connection.query(changing<Result>({ text, values }));
  });
}
