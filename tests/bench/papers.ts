/** What papers of sessions cost on PostgreSQL: one by a rule out of a large bank, and those of a whole session. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { newId } from '#server/engine/ids.ts';
import { loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { addBank, ruleList } from './learners.ts';
import type { Row } from './table.ts';
import { clocked, percentile } from './times.ts';

const questions = 100_000;
const draws = 300;
const examinees = 3000;
const atOnce = 50;

/** Fills a bank and a session, draws, and tells how long it took. */
export async function measurePapers({ root }: { root: string }): Promise<Row[]> {
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB' } });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-papers-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  try {
    await loadFirst({ app, root });
    const [tenant] = await app.database.query(
      reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
    );
    const tenantId = tenant?.id ?? '';
    const certId = await addBank({ app, tenantId, questions, usage: 'exam' });
    const sessionId = await addSession({ app, tenantId, certId, examinees });
    await app.database.vacuum();
    return [await ofDraws({ app, tenantId, certId }), await ofSession({ app, tenantId, sessionId })];
  } finally {
    await app.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Place {
  app: App;
  tenantId: string;
}

async function ofDraws({ app, tenantId, certId }: Place & { certId: string }): Promise<Row> {
  const times: number[] = [];
  for (let n = 0; n < draws; n += 1)
    times.push(
      await clocked(() =>
        app.database.batch({
          scope: { tenantId, userId: 'bench' },
          statements: [
            reading({
              name: 'bench_paper',
              text: 'select "drawPaperExamOnly"($1, $2::jsonb, $3) as "drawn"',
              values: [certId, JSON.stringify(ruleList), String(n)],
            }),
          ],
        }),
      ),
    );
  const figure = percentile(times, 0.95);
  return {
    what: `paper of 100 out of ${questions.toLocaleString('en')} questions for exams, drawn, p95`,
    figure: `${figure} ms (median ${percentile(times, 0.5)} ms, ${draws} draws)`,
    limit: '≤ 10 ms',
    isReached: figure <= 10,
  };
}

async function ofSession({ app, tenantId, sessionId }: Place & { sessionId: string }): Promise<Row> {
  const milliseconds = await clocked(() => drawPapers({ app, tenantId, sessionId, examinees }));
  const seconds = Math.round(milliseconds / 100) / 10;
  return {
    what: `${examinees.toLocaleString('en')} papers of a session, drawn and stored`,
    figure: `${seconds} s`,
    limit: '≤ 60 s',
    isReached: seconds <= 60,
  };
}

/** Draws the papers of a session, as its arranger does. @throws Error where not each of its examinees has one */
export async function drawPapers({
  app,
  tenantId,
  sessionId,
  examinees,
}: Place & { sessionId: string; examinees: number }): Promise<void> {
  let drawn = 0;
  await app.database.inScope({ scope: { tenantId, userId: 'bench' } }, async (transaction) => {
    for (let left = 1; left > 0; ) {
      const [row] = await transaction.query(
        changing<{ reply: { drawn: number; left: number } }>({
          name: 'paper_drawSession',
          text: 'select "drawSessionPapers"($1, $2, $3) as "reply"',
          values: [tenantId, sessionId, atOnce],
        }),
      );
      left = row?.reply.left ?? 0;
      drawn += row?.reply.drawn ?? 0;
    }
  });
  if (drawn !== examinees) throw new Error(`${drawn} papers were drawn instead of ${examinees}`);
}

/** A published session without a room, with its examinees; on a machine each has a paper of their own. */
export async function addSession({
  app,
  tenantId,
  certId,
  examinees,
  mode = 'online',
  examName = '压力考试',
}: Place & { certId: string; examinees: number; mode?: 'online' | 'offline'; examName?: string }): Promise<string> {
  const [examId, subjectId, sessionId] = [newId(), newId(), newId()];
  const ids = Array.from({ length: examinees }, () => newId());
  const run = (text: string, values: unknown[]) =>
    app.database.batch({
      scope: { tenantId, userId: 'bench' },
      statements: [changing({ text, values: values as never[] })],
    });
  await run(
    `insert into "exam" ("id", "tenantId", "examName", "examCode", "certId", "applyStartTime", "applyEndTime",
        "validityPeriodStartTime", "validityPeriodEndTime", "state")
      values ($2, $1, $4, $2, $3, now() - interval '9 days', now() + interval '9 days', now() - interval '1 day', now() + interval '60 days', 'published')`,
    [tenantId, examId, certId, examName],
  );
  await run(
    `insert into "examSubject" ("id", "tenantId", "examId", "subjectName", "mode", "paperMode", "passScore")
      values ($2, $1, $3, '理论', $4, 'each', 60)`,
    [tenantId, subjectId, examId, mode],
  );
  await run(
    `insert into "examSession" ("id", "tenantId", "sessionCode", "examId", "subjectId", "place", "startTime", "endTime", "state")
      values ($2, $1, $2, $3, $4, 'online', now() + interval '30 days', now() + interval '30 days 3 hours', 'published')`,
    [tenantId, sessionId, examId, subjectId],
  );
  await app.database.query(
    changing({
      text: `insert into "user" ("id", "account", "nickname", "passwordHash") select id, 'paper-' || id, '考生', 'none' from unnest($1::text[]) id`,
      values: [ids],
    }),
  );
  await run(
    `insert into "certApply" ("id", "tenantId", "certId", "examId", "userId", "personName", "idType", "idNumber", "phone", "state", "applyCode")
      select id, $1, $2, $3, id, '考生', 'passport', 'P' || lpad(n::text, 8, '0'), '13800000000', 'approved', id
      from unnest($4::text[]) with ordinality people(id, n)`,
    [tenantId, certId, examId, ids],
  );
  await run(
    `update "certApply" set "state" = 'registered', "registeredTime" = now() where "tenantId" = $1 and "examId" = $2`,
    [tenantId, examId],
  );
  await run(
    `insert into "placement" ("id", "tenantId", "ticketNumber", "applyId", "sessionId", "way", "state")
      select 'p' || id, $1, id, id, $2, 'assigned', 'placed' from unnest($3::text[]) id`,
    [tenantId, sessionId, ids],
  );
  return sessionId;
}
