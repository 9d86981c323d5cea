import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';

/** The sessions that the caller scores, or one of them, the latest first, with how much waits (rule SC10). */
export async function sessions(context: CallContext, { sessionId }: Values): Promise<Values[]> {
  const { tenantId, userId } = signedIn(context);
  const [row] = await context.app.database.query(
    changing<{ sessions: Values[] }>({
      name: 'marking_sessions',
      text: 'select "markingSessions"($1, $2, $3) as "sessions"',
      values: [tenantId, userId, sessionId ?? null],
    }),
  );
  return row?.sessions ?? [];
}

/** What the caller scored in a session, the latest first (rule SC14). @throws Failure 404 of a session of others */
export async function mine(
  context: CallContext,
  { sessionId, questionId, pageNum = 1, pageSize = 20 }: Values,
): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  const size = Number(pageSize);
  const [row] = await context.app.database.query(
    changing<{ marked: Values | null }>({
      name: 'marking_mine',
      text: 'select "markedBy"($1, $2, $3, $4, $5, $6) as "marked"',
      values: [tenantId, userId, sessionId, questionId ?? null, size, (Number(pageNum) - 1) * size],
    }),
  );
  if (!row?.marked) throw failures.notFound('场次');
  return row.marked;
}

/** How far a session is and how its examiners score, for its chief (rule SC16). @throws Failure 404 for everybody else */
export async function progress(context: CallContext, { sessionId }: Values): Promise<Values> {
  const { tenantId, userId } = signedIn(context);
  const [row] = await context.app.database.query(
    changing<{ progress: Values | null }>({
      name: 'marking_progress',
      text: 'select "markingProgress"($1, $2, $3) as "progress"',
      values: [tenantId, userId, sessionId],
    }),
  );
  if (!row?.progress) throw failures.notFound('场次');
  return row.progress;
}
