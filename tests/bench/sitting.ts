/**
 * Exams that are sat, on PostgreSQL: answers saved by 3,000 examinees, without and with ten boards open, 2,000 who wait for
 * the beginning, 2,000 who begin in one instant, and 2,000 whose time ends in the same second.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { addInvigilators, openBoards } from './boards.ts';
import { addSitting, beginsIn, type Examinee, type Sitting } from './examinees.ts';
import type { Answered, Poster } from './poster.ts';
import { watchMemory, type Running } from './servers.ts';
import type { Row } from './table.ts';
import { percentile } from './times.ts';
import { asOwner, withExams, type Place } from './withExams.ts';

const savers = Number(process.env['BENCH_SAVERS'] ?? 3000);
const starters = Number(process.env['BENCH_STARTERS'] ?? 2000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 300);
/** Milliseconds between two saves of an examinee. */
const pace = 15_000;
const boards = 10;
/** One save of so many is looked for at its board. */
const lookedFor = 100;
/** Seconds before the beginning at which those who wait for it ask for their turn. */
const waiting = 8;
const sample = 50;
const deviceId = 'bench';

/** Needs the built product. */
export async function measureSitting({ root }: { root: string }): Promise<Row[]> {
  return withExams({
    root,
    work: async ({ place, certId, serve }) => {
      const begun = await addSitting({ ...place, certId, examinees: savers, examName: '保存', from: -60 });
      const awaited = await addSitting({ ...place, certId, examinees: starters, examName: '候考', from: 3600 });
      const instant = await addSitting({ ...place, certId, examinees: starters, examName: '同时进场', from: -60 });
      const { server, poster } = await serve();
      const sheets = await begin({ ...place, poster, sitting: begun });
      return [
        await ofSaves({ server, poster, sheets }),
        ...(await ofBoards({ ...place, server, poster, sheets, sessionId: begun.sessionId })),
        await ofStarts({ ...place, poster, sitting: awaited, isAwaited: true }),
        await ofStarts({ ...place, poster, sitting: instant, isAwaited: false }),
        await ofEnds({ ...place, sitting: instant }),
      ];
    },
  });
}

/** A paper as its examinee fills it in: what to send as the answer of each question. */
interface Sheet {
  token: string;
  attemptId: string;
  placementId: string;
  answers: string[];
  /** How many answers were saved. */
  saved: number;
}

/** Begins the exam of each examinee. */
async function begin({
  app,
  tenantId,
  poster,
  sitting: { sessionId, examinees },
}: Place & { poster: Poster; sitting: Sitting }): Promise<Sheet[]> {
  const tokens = new Map(examinees.map(({ userId, token }) => [userId, token]));
  const body = JSON.stringify({ sessionId, deviceId });
  const left = [...examinees];
  const beginOnes = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop()) {
      const { status, text } = await poster.post({ path: '/certExam/start', token: one.token, body });
      if (status !== 200) throw new Error(`an exam did not begin: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, beginOnes));
  const attempts = await asOwner<{ id: string; userId: string; placementId: string; paper: Entry[] }>({
    app,
    tenantId,
    text: `select "id", "userId", "placementId", "paper" from "attempt" where "tenantId" = $1 and "sessionId" = $2`,
    values: [tenantId, sessionId],
  });
  return attempts.map(({ id, userId, placementId, paper }) => ({
    token: tokens.get(userId) ?? '',
    attemptId: id,
    placementId,
    answers: paper.map(answerOf),
    saved: 0,
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
  onSaved,
  limit = 150,
  what = '',
}: {
  server: Running;
  poster: Poster;
  sheets: readonly Sheet[];
  /** The n-th save was acknowledged. */
  onSaved?: (sheet: Sheet, n: number) => void;
  limit?: number;
  what?: string;
}): Promise<Row> {
  const save = async (n: number): Promise<Answered> => {
    const sheet = sheets[n % sheets.length];
    if (!sheet) throw new Error('nobody sits an exam');
    const answer = sheet.answers[sheet.saved % sheet.answers.length] ?? '';
    sheet.saved += 1;
    const answered = await poster.post({
      path: '/certExam/saveAnswer',
      token: sheet.token,
      body: `{"attemptId":"${sheet.attemptId}","deviceId":"${deviceId}","answers":[${answer},"sequence":${sheet.saved}}]}`,
    });
    if (answered.status === 200) onSaved?.(sheet, n);
    return answered;
  };
  const between = pace / sheets.length;
  const count = Math.round((seconds * 1000) / between);
  const { done, peak } = await watchMemory({
    server,
    work: () => paced({ count, dueAt: (n) => n * between, call: save }),
  });
  const p99 = percentile(done.times, 0.99);
  return {
    what: `${sheets.length.toLocaleString('en')} examinees who each save an answer every ${pace / 1000} s, for ${seconds} s${what}, p99`,
    figure: `${p99} ms (median ${percentile(done.times, 0.5)}, p95 ${percentile(done.times, 0.95)}, longest ${percentile(done.times, 1)}; ${told(done)}; memory ${peak} MB)`,
    limit: `≤ ${limit} ms, none failed`,
    isReached: p99 <= limit && done.failures.size === 0,
  };
}

/** The same, while boards of its rooms are open. */
async function ofBoards({
  app,
  tenantId,
  sessionId,
  server,
  ...saving
}: Place & { sessionId: string; server: Running; poster: Poster; sheets: readonly Sheet[] }): Promise<Row[]> {
  const tokens = await addInvigilators({ app, tenantId, sessionId, count: boards });
  const open = openBoards({ urls: [server.url], sessionId, tokens });
  const looks: Promise<number>[] = [];
  const onSaved = ({ placementId, saved }: Sheet, n: number): void => {
    if (n % lookedFor === 0) looks.push(open.seen(placementId, saved));
  };
  try {
    const row = await ofSaves({ ...saving, server, onSaved, limit: 200, what: `, ${boards} boards open` });
    await sleep(5000);
    const times = await Promise.race([Promise.all(looks), sleep(10_000).then(() => undefined)]);
    const longest = times && percentile(times, 1);
    return [
      row,
      {
        what: `a save seen on the board of its room, ${looks.length} looked for, the longest`,
        figure: times
          ? `${longest} ms (median ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}; ${open.opened()} boards open in the end)`
          : 'some were not seen',
        limit: '≤ 2,000 ms',
        isReached: longest !== undefined && longest <= 2000,
      },
    ];
  } finally {
    open.close();
  }
}

/** All begin in one instant, or each when the server says that it is their turn. */
async function ofStarts({
  app,
  tenantId,
  poster,
  sitting: { sessionId, examinees },
  isAwaited,
}: Place & { poster: Poster; sitting: Sitting; isAwaited: boolean }): Promise<Row> {
  const body = JSON.stringify({ sessionId, deviceId });
  const call = (n: number): Promise<Answered> =>
    poster.post({ path: '/certExam/start', token: examineeAt(examinees, n).token, body });
  const turns = isAwaited ? await turnsOf({ app, tenantId, sessionId, count: examinees.length, call }) : undefined;
  const done = await paced({
    count: examinees.length,
    dueAt: (n) => turns?.[n]?.at ?? 0,
    call: (n) => call(turns?.[n]?.of ?? n),
  });
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
  const people = examinees.length.toLocaleString('en');
  return {
    what: isAwaited
      ? `${people} who wait for the beginning, each begun in the turn that the server gives, p99`
      : `${people} who begin in one instant, p99`,
    figure: `${p99} ms (median ${percentile(done.times, 0.5)}, p95 ${percentile(done.times, 0.95)}, longest ${percentile(done.times, 1)}; ${told(done)}); ${whole} with their whole time, ${same} of ${compared} papers the same drawn again`,
    limit: isAwaited ? '≤ 3,000 ms, none failed, all whole' : 'none failed, all whole',
    isReached: isWhole && (!isAwaited || p99 <= 3000),
  };
}

interface Turn {
  /** The place among the examinees. */
  of: number;
  /** Milliseconds from now. */
  at: number;
}

/** Lets a session begin in some seconds, and asks for the turn of each of its examinees, spread over half of them. */
async function turnsOf({
  app,
  tenantId,
  sessionId,
  count,
  call,
}: Place & { sessionId: string; count: number; call: (n: number) => Promise<Answered> }): Promise<Turn[]> {
  await beginsIn({ app, tenantId, sessionId, seconds: waiting });
  const due: { of: number; from: number }[] = [];
  await paced({
    count,
    dueAt: (n) => (n * waiting * 500) / count,
    call: async (n) => {
      const answered = await call(n);
      const { data } = JSON.parse(answered.text) as { data: { waitSeconds?: number } | null };
      if (data?.waitSeconds === undefined) throw new Error(`no turn: ${answered.text.slice(0, 200)}`);
      due.push({ of: n, from: performance.now() + data.waitSeconds * 1000 });
      return { ...answered, status: 200 };
    },
  });
  const now = performance.now();
  return due.map(({ of, from }) => ({ of, at: Math.max(0, from - now) })).sort((one, other) => one.at - other.at);
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
  dueAt,
  call,
}: {
  count: number;
  /** Milliseconds from the beginning, one after the other. */
  dueAt: (n: number) => number;
  call: (n: number) => Promise<Answered>;
}): Promise<Done> {
  const times: number[] = [];
  const failures = new Map<string, number>();
  const fail = (what: string): void => void failures.set(what, (failures.get(what) ?? 0) + 1);
  const began = performance.now();
  const make = async (n: number): Promise<void> => {
    try {
      const { status, text } = await call(n);
      if (status === 200) times.push(performance.now() - began - dueAt(n));
      else fail(`${status} ${text.slice(0, 100)}`);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  };
  const calls: Promise<void>[] = [];
  while (calls.length < count) {
    while (calls.length < count && dueAt(calls.length) <= performance.now() - began) calls.push(make(calls.length));
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
