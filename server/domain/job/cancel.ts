import { changing } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { cancelChannel, jobOf, leftOf } from '../../engine/jobs/job.ts';
import { jobHere, stopHere } from '../../engine/jobs/running.ts';
import { jobCodes } from './codes.ts';

/**
 * Cancels a job: at once where nobody works on it; else its runner is told, in whichever process, and nothing it wrote
 * stays (rule J5).
 * @throws Failure 404, 409 where it has ended.
 */
export async function cancel(context: CallContext, { id }: Values): Promise<Values> {
  const { app, scope } = context;
  stopAtOnce({ context, id: String(id) });
  const job = await jobOf({ context, id: String(id), codes: jobCodes(context) });
  const [rows] = await app.database.batch({
    scope,
    statements: [
      changing<Values>({
        text: `update "job" set "isCancelled" = true,
            "state" = case when "state" = 'running' then 'running' else 'cancelled' end,
            "message" = case when "state" = 'running' then "message" else $2 end,
            "endedTime" = case when "state" = 'running' then null else now() end
          where "id" = $1 and "state" in ('waiting', 'running', 'ready') returning "id", "state"`,
        values: [job.id, `已取消，${leftOf(job)}`],
      }),
    ],
  });
  const [row] = rows;
  if (!row) {
    const { state } = await jobOf({ context, id: job.id, codes: jobCodes(context) });
    if (state === 'cancelled') return { id: job.id, state };
    throw failures.conflict('任务已经结束，不能取消');
  }
  if (row['state'] === 'running') await app.database.notify(cancelChannel, job.id);
  return row;
}

/** Before the database is asked: the embedded one's only connection may be the job's until its transaction ends. */
function stopAtOnce({ context, id }: { context: CallContext; id: string }): void {
  const { scope, session } = context;
  const job = jobHere(id);
  if (job?.tenantId !== scope.tenantId) return;
  const isAllowed = job.createdBy === scope.userId || jobCodes(context).some((code) => session?.codes.has(code));
  if (isAllowed) stopHere(id, 'cancelled');
}
