/** Examinees of a session that has begun, made past the server; their papers are drawn by the product. */
import { changing, reading } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { letIn } from './learners.ts';
import { addSession, drawPapers } from './papers.ts';

/** Somebody signed in, with a place and a paper. */
export interface Examinee {
  userId: string;
  token: string;
}

export interface Sitting {
  sessionId: string;
  examinees: Examinee[];
}

/** A session that begins so many seconds from now and lasts for three hours, and its examinees. */
export async function addSitting({
  app,
  tenantId,
  certId,
  examinees: count,
  examName,
  from,
}: {
  app: App;
  tenantId: string;
  certId: string;
  examinees: number;
  examName: string;
  /** Seconds. */
  from: number;
}): Promise<Sitting> {
  const sessionId = await addSession({ app, tenantId, certId, examinees: count, examName });
  await drawPapers({ app, tenantId, sessionId, examinees: count });
  const [people] = await app.database.batch({
    scope: { tenantId, userId: 'bench' },
    statements: [
      reading<{ userId: string }>({
        text: `select "userId" from "placement" where "tenantId" = $1 and "sessionId" = $2`,
        values: [tenantId, sessionId],
      }),
    ],
  });
  await beginsIn({ app, tenantId, sessionId, seconds: from });
  const userIds = people.map(({ userId }) => userId);
  const tokens = await letIn({ app, tenantId, userIds });
  return { sessionId, examinees: userIds.map((userId, n) => ({ userId, token: tokens[n] ?? '' })) };
}

/** Moves a session: it begins so many seconds from now. */
export async function beginsIn({
  app,
  tenantId,
  sessionId,
  seconds,
}: {
  app: App;
  tenantId: string;
  sessionId: string;
  seconds: number;
}): Promise<void> {
  await app.database.batch({
    scope: { tenantId, userId: 'bench' },
    statements: [
      changing({
        text: `update "examSession" set "startTime" = now() + $3 * interval '1 second',
            "endTime" = now() + ($3 + 10800) * interval '1 second', "latestEntryMinutes" = 0, "earliestHandInMinutes" = 0
          where "tenantId" = $1 and "id" = $2`,
        values: [tenantId, sessionId, seconds],
      }),
    ],
  });
}
