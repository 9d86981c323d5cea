import type { CallContext, Values } from '../context.ts';
import { failures } from '../../failures.ts';
import type { CellProblem } from './check.ts';

/** What an import keeps of its checking: all bad cells, which rows they are in, the first good records. */
export interface Report {
  errors: CellProblem[];
  badRows: number[];
  preview: Values[];
}

export interface Job {
  id: string;
  entity: string;
  fileName: string;
  storageKey: string;
  state: string;
  bad: number;
  valid: number;
  skipped: number;
  report: Report | null;
}

const shownErrors = 200;
/** Seconds without progress after which the process that worked on it is taken for dead. */
const patience = 60;

/** An import of the caller as a reply: progress, counts, the first bad cells, a preview. @throws Failure 404 where it is not theirs. */
export async function showJob({ context, id }: { context: Pick<CallContext, 'app' | 'scope'>; id: string }): Promise<Values> {
  const [[job]] = (await context.app.database.batch({
    scope: context.scope,
    statements: [
      {
        name: 'importJob_get',
        text: `select *, "state" in ('checking', 'committing') and "updatedTime" < now() - $3 * interval '1 second' as "isDead" from "importJob" where "id" = $1 and "createdBy" = $2`,
        values: [id, context.scope.userId, patience],
      },
    ],
  })) as [(Values & { isDead: boolean })[]];
  if (!job) throw failures.notFound('导入任务');
  const report = (job['report'] ?? {}) as { errors?: Values[]; preview?: Values[] };
  const dead: Values = job.isDead ? { state: 'failed', message: '导入中断，请重新上传文件' } : {};
  return { ...job, ...dead, errors: (report.errors ?? []).slice(0, shownErrors), preview: report.preview ?? [] };
}

/** Changes fields of an import job. */
export async function updateJob({ context: { app, scope }, id, changes }: { context: Pick<CallContext, 'app' | 'scope'>; id: string; changes: Values }): Promise<void> {
  const fields = Object.keys(changes);
  await app.database.batch({
    scope,
    statements: [{ text: `update "importJob" set ${fields.map((field, i) => `"${field}" = $${i + 2}`).join(', ')} where "id" = $1`, values: [id, ...fields.map((field) => changes[field])] }],
  });
}

/** The caller's own job of this entity. @throws Failure 404. */
export async function ownJob({ context: { app, scope, operation }, id }: { context: Pick<CallContext, 'app' | 'scope' | 'operation'>; id: string }): Promise<Job> {
  const [[job]] = (await app.database.batch({
    scope,
    statements: [{ name: 'importJob_own', text: 'select * from "importJob" where "id" = $1 and "createdBy" = $2 and "entity" = $3', values: [id, scope.userId, operation.entity] }],
  })) as [Job[]];
  if (!job) throw failures.notFound('导入任务');
  return job;
}
