import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';

const shownErrors = 200;
/** Seconds without progress after which the process that worked on it is taken for dead. */
const patience = 60;

/** An import of the caller: progress, counts, the first bad cells, a preview. @throws Failure 404 where it is not theirs. */
export async function getImportJob(context: CallContext, { id }: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const [[job]] = (await context.app.database.batch({
    scope: context.scope,
    statements: [
      {
        name: 'importJob_get',
        text: `select *, "state" in ('checking', 'committing') and "updatedTime" < now() - $3 * interval '1 second' as "isDead" from "importJob" where "id" = $1 and "createdBy" = $2`,
        values: [id, userId, patience],
      },
    ],
  })) as [(Values & { isDead: boolean })[]];
  if (!job) throw failures.notFound('导入任务');
  const report = (job['report'] ?? {}) as { errors?: Values[]; preview?: Values[] };
  const dead: Values = job.isDead ? { state: 'failed', message: '导入中断，请重新上传文件' } : {};
  return { ...job, ...dead, errors: (report.errors ?? []).slice(0, shownErrors), preview: report.preview ?? [] };
}
