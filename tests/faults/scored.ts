/** Sessions whose exams are handed in and whose results are published, and what must be so of them afterwards. */
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { changing } from '#server/database/statement.ts';
import { addSitting, type Examinee, type Sitting } from '#tests/bench/examinees.ts';
import { addBank } from '#tests/bench/learners.ts';
import { answer, begin } from '#tests/bench/scores.ts';
import { movedKey, type Option } from '#tests/movedKey.ts';
import { client, type Client, type Reply, type Values } from './client.ts';
import { startLoad, type Load } from './load.ts';
import type { Product, ProductOptions } from './product.ts';
import { inStopped } from './stopped.ts';

/** Sessions of a round, and people of a session. */
export const sessionsAtOnce = 4;
const people = 6;
export const papersAtOnce = sessionsAtOnce * people;
/** The paper of each: questions of a point. */
const questions = 100;
const deviceId = 'faults';
/** Milliseconds in which the server has scored what was handed in, on a slow machine. */
const slowest = 60_000;

/** The keys of so many questions are mended a round; papers have a third of them. */
const mendedAtOnce = 6;

/** A session, whose exams are answered and not handed in yet. */
export interface Session extends Sitting {
  certId: string;
  examName: string;
}

/** Sessions for so many rounds, in a product that is not running. Machines can score all that was answered. */
export function arrangeSessions({
  options,
  rounds,
}: {
  options: ProductOptions;
  rounds: number;
}): Promise<Session[][]> {
  return inStopped({
    options,
    work: async (place) => {
      const certId = await addBank({ ...place, questions: 300, usage: 'exam' });
      const sessions: Session[] = [];
      for (let n = 0; n < rounds * sessionsAtOnce; n += 1) {
        const examName = `评分演练 ${n + 1}`;
        const sitting = await addSitting({ ...place, certId, examinees: people, examName, from: -60 });
        await begin({ ...place, sitting });
        await answer({ ...place, sitting, choicesAlone: true });
        sessions.push({ ...sitting, certId, examName });
      }
      return Array.from({ length: rounds }, (_, n) => sessions.slice(n * sessionsAtOnce, (n + 1) * sessionsAtOnce));
    },
  });
}

/** As if the time had passed after which the sessions are over, in a product that is not running. */
export async function endSessions({
  options: { dataDir, databaseUrl },
  sessions,
}: {
  options: ProductOptions;
  sessions: readonly Session[];
}): Promise<void> {
  const database = await openDatabase({ dataDir, url: databaseUrl });
  try {
    await database.asOwner(async (connection) => {
      const ids = sessions.map(({ sessionId }) => sessionId);
      await connection.query(
        changing({
          text: `select set_config('app.tenant_id', (select max("tenantId") from "examSession" where "id" = any($1)), false)`,
          values: [ids],
        }),
      );
      await connection.query(
        changing({
          text: `update "examSession" set "endTime" = now() - interval '1 second' where "id" = any($1)`,
          values: [ids],
        }),
      );
    });
  } finally {
    await database.close();
  }
}

/** Everybody hands in, side by side. */
export function startHandingIn({ product, sessions }: { product: Product; sessions: readonly Session[] }): Load {
  const examinees = sessions.flatMap(({ sessionId, examinees: all }) => all.map((each) => ({ sessionId, ...each })));
  return startLoad({
    workers: examinees.length,
    work: async ({ heed }, n) => {
      const examinee = examinees[n];
      if (examinee) await heed(handIn({ product, ...examinee }));
    },
  });
}

/** @returns the reply of the hand-in, or of beginning where that is refused, as it is to whoever handed in */
async function handIn({
  product: { url },
  sessionId,
  token,
}: { product: Product; sessionId: string } & Pick<Examinee, 'token'>): Promise<Reply> {
  const caller = client({ url, token });
  const begun = await caller.post('/certExam/start', { sessionId, deviceId });
  if (begun.status !== 200) return begun;
  return caller.post('/certExam/submit', { attemptId: String((begun.data as Values)['attemptId']), deviceId });
}

/** Publishes the results of one session after the other. `published`: those of which it was acknowledged. */
export function startPublishing({
  admin,
  sessions,
}: {
  admin: Client;
  sessions: readonly Session[];
}): Load & { published: ReadonlySet<Session> } {
  const published = new Set<Session>();
  const load = startLoad({
    workers: 1,
    work: async ({ heed }) => {
      for (const session of sessions)
        if (await heed(admin.post('/certExam/publishScore', { ids: [session.sessionId] }))) published.add(session);
    },
  });
  return { ...load, published };
}

/** Hands in what is not yet, and waits until all is scored. @returns a sentence for whatever is lost or scored twice */
export async function findScoringLosses({
  product,
  admin,
  sessions,
}: {
  product: Product;
  admin: Client;
  sessions: readonly Session[];
}): Promise<string[]> {
  const losses: string[] = [];
  for (const { sessionId, examinees } of sessions) {
    for (const { token } of examinees) await handIn({ product, sessionId, token });
    const results = await scoredResults({ admin, sessionId });
    if (results.length !== people || !results.every(({ machineTime }) => machineTime))
      losses.push(`session ${sessionId}: ${results.length} results, not all scored`);
    for (const result of results) losses.push(...(await problemsOf({ admin, result })));
  }
  return losses;
}

/** Results of a session, once machines scored all or did not in time. */
async function scoredResults({ admin, sessionId }: { admin: Client; sessionId: string }): Promise<Values[]> {
  for (const end = Date.now() + slowest; ; await delay(100)) {
    const results = await rowsOf({ admin, path: '/result/list', conditions: { sessionId: [sessionId] } });
    const isDone = results.length === people && results.every(({ machineTime }) => machineTime);
    if (isDone || Date.now() > end) return results;
  }
}

/** SC5: each question was scored once. */
async function problemsOf({ admin, result }: { admin: Client; result: Values }): Promise<string[]> {
  const awards = await rowsOf({ admin, path: '/award/list', conditions: { resultId: [String(result['id'])] } });
  return [
    ...(awards.length === questions ? [] : [`result ${String(result['id'])}: ${awards.length} awards`]),
    ...sumProblems({ awards, result }),
  ];
}

/** SC1, SC2: each question has one award that counts, and together they are the score. */
function sumProblems({ awards, result }: { awards: readonly Values[]; result: Values }): string[] {
  const current = awards.filter(({ isCurrent }) => isCurrent);
  const asked = new Set(current.map(({ questionId }) => questionId));
  const sum = current.reduce((former, { gained }) => former + Number(gained), 0);
  const told = `result ${String(result['id'])}`;
  return [
    ...(current.length === questions && asked.size === questions
      ? []
      : [`${told}: ${current.length} awards that count, of ${asked.size} of ${questions} questions`]),
    ...(result['isDecided'] === true ? [] : [`${told} is not decided`]),
    ...(result['score'] === sum ? [] : [`${told}: the score is ${String(result['score'])}, its awards are ${sum}`]),
  ];
}

/** Mends keys, and has one session after the other scored by them. `mended`: the versions of these questions, by their ids. */
export async function startRefreshing({
  admin,
  sessions,
  round,
}: {
  admin: Client;
  sessions: readonly Session[];
  round: number;
}): Promise<Load & { mended: ReadonlyMap<string, number> }> {
  const mended = new Map<string, number>();
  const rows = await rowsOf({ admin, path: '/question/list', conditions: { certId: [sessions[0]?.certId ?? ''] } });
  const choices = rows.filter(({ type }) => type === 'single' || type === 'judgment');
  for (const { id } of choices.slice((round - 1) * mendedAtOnce).slice(0, mendedAtOnce)) {
    const question = (await admin.get('/question/edit', { id: String(id) })).data as Values;
    const options = movedKey(question['options'] as unknown as Option[]).map((option) => ({ ...option }));
    const { status, message } = await admin.post('/question/save', { ...question, options });
    if (status !== 200) throw new Error(message);
    mended.set(String(id), Number(question['version']) + 1);
  }
  const load = startLoad({
    workers: 1,
    work: async ({ heed }) => {
      for (const { sessionId } of sessions) await heed(refresh({ admin, sessionId }));
    },
  });
  return { ...load, mended };
}

function refresh({ admin, sessionId }: { admin: Client; sessionId: string }): Promise<Reply> {
  return admin.post('/certExam/refreshScore', { ids: [sessionId], reason: '答案有误' });
}

/** SC28: scores by the mended keys what is not yet. @returns a sentence for whatever is scored by half, or not as it counts */
export async function findRefreshingLosses({
  admin,
  sessions,
  mended,
}: {
  admin: Client;
  sessions: readonly Session[];
  mended: ReadonlyMap<string, number>;
}): Promise<string[]> {
  const losses: string[] = [];
  for (const { sessionId } of sessions) {
    const before = await mendedAwards({ admin, sessionId, mended });
    losses.push(...before.problems);
    if (before.done > 0 && before.left > 0)
      losses.push(`session ${sessionId}: ${before.left} answers are scored by former keys, ${before.done} are not`);
    if (before.left > 0) await refresh({ admin, sessionId });
    const after = await mendedAwards({ admin, sessionId, mended });
    losses.push(...after.problems);
    if (after.left > 0 || after.done === 0) losses.push(`session ${sessionId} cannot be scored by mended keys`);
  }
  return losses;
}

/** How many answers of a session are scored by the mended keys, and how many by former ones. */
async function mendedAwards({
  admin,
  sessionId,
  mended,
}: {
  admin: Client;
  sessionId: string;
  mended: ReadonlyMap<string, number>;
}): Promise<{ done: number; left: number; problems: string[] }> {
  const counted = { done: 0, left: 0, problems: [] as string[] };
  for (const result of await rowsOf({ admin, path: '/result/list', conditions: { sessionId: [sessionId] } })) {
    const awards = await rowsOf({ admin, path: '/award/list', conditions: { resultId: [String(result['id'])] } });
    counted.problems.push(...sumProblems({ awards, result }));
    for (const { isCurrent, questionId, keyVersion } of awards) {
      const version = mended.get(String(questionId));
      if (isCurrent && version !== undefined) counted[Number(keyVersion) < version ? 'left' : 'done'] += 1;
    }
  }
  return counted;
}

/** Publishes what is not yet. @returns a sentence for whatever is published by half, lost or told twice */
export async function findPublishingLosses({
  product,
  admin,
  sessions,
  published,
}: {
  product: Product;
  admin: Client;
  sessions: readonly Session[];
  published: ReadonlySet<Session>;
}): Promise<string[]> {
  const losses: string[] = [];
  for (const session of sessions) {
    const { sessionId, examName, examinees } = session;
    const count = await publishedOf({ admin, sessionId });
    if (count !== 0 && count !== people)
      losses.push(`session ${sessionId}: ${count} of ${people} results are published`);
    if (published.has(session) && count === 0) losses.push(`session ${sessionId} was published and is not`);
    if (count === 0) await admin.post('/certExam/publishScore', { ids: [sessionId] });
    if ((await publishedOf({ admin, sessionId })) !== people) losses.push(`session ${sessionId} cannot be published`);
    for (const { token } of examinees) {
      const { data } = await client({ url: product.url, token }).get('/messages/page', {
        pageNum: '1',
        pageSize: '50',
      });
      const told = (data as { list: Values[] }).list.filter(({ title }) => title === `成绩已公布：${examName}`);
      if (told.length !== 1) losses.push(`session ${sessionId}: somebody was told ${told.length} times`);
    }
  }
  return losses;
}

async function publishedOf({ admin, sessionId }: { admin: Client; sessionId: string }): Promise<number> {
  const results = await rowsOf({ admin, path: '/result/list', conditions: { sessionId: [sessionId] } });
  return results.filter(({ state }) => state === 'published').length;
}

async function rowsOf({
  admin,
  path,
  conditions,
}: {
  admin: Client;
  path: string;
  conditions: Values;
}): Promise<Values[]> {
  const { status, message, data } = await admin.post(path, { ...conditions, pageNum: 1, pageSize: 200 });
  if (status !== 200) throw new Error(`${path}: ${status} ${message}`);
  return (data as { rows: Values[] }).rows;
}
