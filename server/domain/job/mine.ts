import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { sliceOf } from '../../engine/page.ts';
import { signedIn } from '../session/index.ts';

const shown = '"id", "kind", "title", "state", "message", "resultFile", "isUndone", "createdTime"';

/** The caller's own jobs, the newest first. */
export async function mine(context: CallContext, input: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const { app, scope } = context;
  const { size, skip } = sliceOf(input);
  const [[counted], rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ total: number }>({
        name: 'job_mine_count',
        text: `select count(*)::integer as "total" from "job" where "tenantId" = $1 and "createdBy" = $2`,
        values: [scope.tenantId, userId],
      }),
      reading<Values>({
        name: 'job_mine',
        text: `select ${shown}, floor("progress")::integer as "progress" from "job"
          where "tenantId" = $1 and "createdBy" = $2 order by "createdTime" desc, "id" desc limit $3 offset $4`,
        values: [scope.tenantId, userId, size, skip],
      }),
    ],
  });
  return { total: counted?.total ?? 0, rows };
}
