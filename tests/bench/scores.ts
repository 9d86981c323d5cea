/**
 * Exams that are scored, on PostgreSQL: attempts that end at once, until the last one is scored by the server, keys
 * that are mended, and results that are published together.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { movedKey, type Option } from '#tests/movedKey.ts';
import { changing } from '#server/database/statement.ts';
import { newId } from '#server/engine/ids.ts';
import { demoPassword } from '#server/first.ts';
import { addSitting, type Sitting } from './examinees.ts';
import { percentile } from './times.ts';
import type { Answered, Poster } from './poster.ts';
import type { Row } from './table.ts';
import { asOwner, withExams, type Place } from './withExams.ts';

const examinees = Number(process.env['BENCH_EXAMINEES'] ?? 5000);
const first = Math.min(2000, examinees);
/** Of each paper so many questions in a hundred are answered. */
const answered = 90;
/** The keys of so many questions are mended. */
const mended = 10;
/** An examiner scores so many answers. */
const marked = 40;
/** The administrator is busy elsewhere. */
const examiner = 'teacher';

/** Needs the built product. */
export async function measureScores({ root }: { root: string }): Promise<Row[]> {
  return withExams({
    root,
    work: async ({ place, certId, serve }) => {
      const sitting = await addSitting({ ...place, certId, examinees, examName: '评分', from: -60 });
      await begin({ ...place, sitting });
      await answer({ ...place, sitting });
      const { server, poster } = await serve();
      const rows = [await ofScoring({ ...place, sitting, count: first })];
      if (examinees > first) await ofScoring({ ...place, sitting, count: examinees });
      const post = await asSomebody(poster, 'admin');
      rows.push(await ofMarking({ place, poster, post, sitting }));
      await asOwner({
        ...place,
        text: `insert into "award" ("id", "tenantId", "resultId", "questionId", "cause", "gained", "maximum")
          select gen_random_uuid()::text, r."tenantId", r."id", e.value->>'questionId', 'examiner', 0, (e.value->>'score')::numeric
            from "result" r join "attempt" m on m."tenantId" = r."tenantId" and m."id" = r."attemptId"
              cross join lateral jsonb_array_elements(m."paper") e(value)
            where r."sessionId" = $1 and not exists (select from "award" a where a."tenantId" = r."tenantId" and a."resultId" = r."id"
              and a."questionId" = e.value->>'questionId' and a."isCurrent" and not a."isProposed")`,
        values: [sitting.sessionId],
      });
      await asOwner({
        ...place,
        text: `update "examSession" set "endTime" = now() - interval '1 minute', "startTime" = now() - interval '3 hours' where "id" = $1`,
        values: [sitting.sessionId],
      });
      rows.push(await ofAnalysis({ place, url: server.url, token: await tokenOf(poster, 'admin'), sitting }));
      rows.push(await ofMendedKeys({ place, post, sitting }));
      const foreseen = await post('/certExam/foreseePublish', { ids: [sitting.sessionId] });
      rows.push({
        what: `what stands before publishing ${examinees.toLocaleString('en')} results is told, with mended keys`,
        figure: `${(foreseen.milliseconds / 1000).toFixed(1)} s`,
        limit: '≤ 2 s',
        isReached: foreseen.status === 200 && foreseen.milliseconds <= 2000,
      });
      const published = await post('/certExam/publishScore', { ids: [sitting.sessionId] });
      const seconds = published.milliseconds / 1000;
      rows.push({
        what: `${examinees.toLocaleString('en')} results published and told, in one call`,
        figure: `${seconds.toFixed(1)} s (${published.status === 200 ? 'done' : published.text.slice(0, 200)})`,
        limit: '≤ 5 s',
        isReached: published.status === 200 && seconds <= 5,
      });
      return rows;
    },
  });
}

/** The item analysis of the session, with what everybody answered and when. */
async function ofAnalysis({
  place,
  url,
  token,
  sitting: { sessionId },
}: {
  place: Place;
  url: string;
  token: string;
  sitting: Sitting;
}): Promise<Row> {
  await log({ ...place, sessionId });
  const begin = performance.now();
  const reply = await fetch(`${url}/api/certExam/itemAnalysis?id=${sessionId}`, { headers: { token } });
  const { data } = (await reply.json()) as { data: { people: number; questions: unknown[] } };
  const seconds = (performance.now() - begin) / 1000;
  return {
    what: `item analysis of ${data.people.toLocaleString('en')} papers of 100 questions, ${data.questions.length.toLocaleString('en')} different ones`,
    figure: `${seconds.toFixed(1)} s`,
    limit: '≤ 10 s',
    isReached: data.people === examinees && seconds <= 10,
  };
}

type Post = (path: string, values: object) => Promise<Answered>;

/** Calls as somebody of the demo. */
async function asSomebody(poster: Poster, account: string): Promise<Post> {
  const post =
    (token: string): Post =>
    (path, values) =>
      poster.post({ path, token, body: JSON.stringify(values) });
  return post(await tokenOf(poster, account));
}

async function tokenOf(poster: Poster, account: string): Promise<string> {
  const login = await poster.post({
    path: '/login',
    token: '',
    body: JSON.stringify({ account, password: demoPassword }),
  });
  return (JSON.parse(login.text) as { data: { token: string } }).data.token;
}

/** An examiner scores answers of the session, one after the other: taking the next one. */
async function ofMarking({
  place,
  poster,
  post,
  sitting: { sessionId },
}: {
  place: Place;
  poster: Poster;
  /** Calls as the administrator. */
  post: Post;
  sitting: Sitting;
}): Promise<Row> {
  const values = [place.tenantId, examiner];
  await asOwner({
    ...place,
    text: `update "membership" set "roleId" = '5' where "tenantId" = $1 and "userId" in (select "id" from "user" where "account" = $2)`,
    values,
  });
  const [person] = await asOwner<{ id: string }>({
    ...place,
    text: `select p."id" from "person" p join "user" u on u."id" = p."userId" where p."tenantId" = $1 and u."account" = $2`,
    values,
  });
  // The demo has them elsewhere at this time.
  await asOwner({
    ...place,
    text: `delete from "booking" where $1::text is not null and "subjectId" in (select "id" from "user" where "account" = $2)`,
    values,
  });
  const hired = await post('/sessionStaff/save', { sessionId, personId: person?.id, role: 'examiner' });
  if (hired.status !== 200) throw new Error(hired.text.slice(0, 200));
  const marking = await asSomebody(poster, examiner);
  const times: number[] = [];
  for (let n = 0; n < marked; n += 1) {
    const next = await marking('/certExam/examiner/next', { sessionId });
    times.push(next.milliseconds);
    const { data } = JSON.parse(next.text) as { data: { answer: { id: string } | null } | null };
    if (!data?.answer) throw new Error(`nothing to score: ${next.text.slice(0, 200)}`);
    const scored = await marking('/certExam/examiner/score', { id: data.answer.id, points: 0.5 });
    if (scored.status !== 200) throw new Error(scored.text.slice(0, 200));
  }
  const sessions = await marking('/certExam/examiner/sessions', {});
  const all =
    (JSON.parse(sessions.text) as { data: { id: string; all: number }[] }).data.find(({ id }) => id === sessionId)
      ?.all ?? 0;
  const slow = percentile(times, 0.95);
  return {
    what: `the next of ${all.toLocaleString('en')} answers that wait for an examiner`,
    figure: `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${slow.toFixed(0)} ms; how far the session is ${sessions.milliseconds.toFixed(0)} ms`,
    limit: '≤ 100 ms',
    isReached: slow <= 100,
  };
}

/** The keys of the choice questions that most papers have are mended: who changes by how much is told, then stored. */
async function ofMendedKeys({
  place,
  post,
  sitting: { sessionId },
}: {
  place: Place;
  post: Post;
  sitting: Sitting;
}): Promise<Row> {
  const questions = await asOwner<{ id: string; version: number; options: Option[] }>({
    ...place,
    text: `select q."id", q."version", q."certId", q."type", q."title", q."usage", q."options" from "question" q
      join (select a."questionId", count(*) as "papers" from "award" a join "result" r on r."tenantId" = a."tenantId" and r."id" = a."resultId"
        where r."sessionId" = $1 and a."cause" = 'machine' and a."isCurrent" group by 1) u on u."questionId" = q."id"
      where q."type" in ('single', 'judgment') order by u."papers" desc, q."id" limit $2`,
    values: [sessionId, mended],
  });
  for (const question of questions) {
    const saved = await post('/question/save', { ...question, options: movedKey(question.options) });
    if (saved.status !== 200) throw new Error(saved.text.slice(0, 200));
  }
  const foreseen = await post('/certExam/foreseeRefresh', { ids: [sessionId] });
  const done = await post('/certExam/refreshScore', { ids: [sessionId], reason: '答案有误' });
  if (done.status !== 200) throw new Error(done.text.slice(0, 200));
  const { data } = JSON.parse(foreseen.text) as { data: { count: number } };
  const seconds = foreseen.milliseconds / 1000;
  return {
    what: `${mended} mended keys over ${examinees.toLocaleString('en')} attempts: who changes by how much`,
    figure: `${seconds.toFixed(1)} s for ${data.count.toLocaleString('en')} attempts; stored in ${(done.milliseconds / 1000).toFixed(1)} s`,
    limit: '≤ 5 s',
    isReached: foreseen.status === 200 && seconds <= 5,
  };
}

/** Begins the exam of each examinee, on no device yet: the first that asks has it. */
export async function begin({
  app,
  tenantId,
  sitting: { sessionId, examinees: people },
}: Place & { sitting: Sitting }) {
  const left = [...people];
  const beginOnes = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop())
      await app.database.query(
        changing({
          text: `select "exam_start"($1, $2, $3, $4, '', null, true)`,
          values: [tenantId, one.userId, newId(), sessionId],
        }),
      );
  };
  await Promise.all(Array.from({ length: 8 }, beginOnes));
}

/** Answers as people do, past what an answer is checked by: some right, some not; choices alone leave nothing to examiners. */
export async function answer({
  app,
  sitting: { sessionId },
  choicesAlone = false,
}: Place & { sitting: Sitting; choicesAlone?: boolean }): Promise<void> {
  await app.database.asOwner(async (connection) => {
    await connection.query(changing({ text: `set session_replication_role = 'replica'` }));
    await connection.query(
      changing({
        text: `insert into "attemptAnswer" ("id", "tenantId", "attemptId", "userId", "questionId", "selectedOptions", "inputInfo",
            "isFlagged", "sequence", "score")
          select m."id" || '/' || (e.value->>'questionId'), m."tenantId", m."id", m."userId", e.value->>'questionId',
            case when (e.value->>'options')::integer > 0 then jsonb_build_array(1 + (e.at + length(m."id"))::integer % (e.value->>'options')::integer)
              else '[]' end,
            case when (e.value->>'options')::integer > 0 then '[]'::jsonb else '["先核对身份，再核对设备与网络。"]' end, false, 1,
            (e.value->>'score')::numeric
          from "attempt" m cross join lateral jsonb_array_elements(m."paper") with ordinality e(value, at)
          where m."sessionId" = $1 and e.at % 100 < $2 and (not $3 or (e.value->>'options')::integer > 0)`,
        values: [sessionId, answered, choicesAlone],
      }),
    );
    await connection.query(changing({ text: `set session_replication_role = 'origin'` }));
  });
}

/** What was saved when, twenty seconds a question, past what keeps the log. */
async function log({ app, sessionId }: Place & { sessionId: string }): Promise<void> {
  await app.database.asOwner(async (connection) => {
    await connection.query(changing({ text: `set session_replication_role = 'replica'` }));
    await connection.query(
      changing({
        text: `insert into "answerLog" ("id", "tenantId", "attemptId", "userId", "number", "segment", "questionId", "questionVersion",
            "content", "savedTime", "salt", "receipt")
          select m."id" || '/' || e.at, m."tenantId", m."id", m."userId", e.at, 1, e.value->>'questionId', 1, '{}',
            to_char((m."startTime" + e.at * interval '20 seconds') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '', ''
          from "attempt" m cross join lateral jsonb_array_elements(m."paper") with ordinality e(value, at)
          where m."sessionId" = $1 and e.at % 100 < $2`,
        values: [sessionId, answered],
      }),
    );
    await connection.query(changing({ text: `set session_replication_role = 'origin'` }));
    await connection.query(changing({ text: 'analyze "answerLog", "award", "attemptAnswer", "result"' }));
  });
}

/** Lets the time of all but those who are over end at once, and waits until so many are scored. */
async function ofScoring({
  app,
  tenantId,
  sitting: { sessionId },
  count,
}: Place & { sitting: Sitting; count: number }): Promise<Row> {
  await asOwner({
    app,
    tenantId,
    text: `update "attempt" set "startTime" = now() - interval '1 day', "ownEnd" = now() - interval '11 seconds'
      where "id" in (select "id" from "attempt" where "sessionId" = $1 and "state" = 'sitting' order by "id" limit $2)`,
    values: [sessionId, count],
  });
  const start = performance.now();
  for (;;) {
    const [done] = await asOwner<{ scored: number }>({
      app,
      tenantId,
      text: `select count(*)::integer as "scored" from "result" where "sessionId" = $1 and "machineTime" is not null`,
      values: [sessionId],
    });
    if ((done?.scored ?? 0) >= count || performance.now() - start > 300_000) break;
    await sleep(200);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    what: `${count.toLocaleString('en')} attempts of 100 questions that end at once, handed in and scored by the server`,
    figure: `${seconds.toFixed(1)} s`,
    limit: '≤ 60 s',
    isReached: seconds <= 60,
  };
}
