import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '../../database/database.ts';
import type { CallContext, Download, Values } from '../../engine/context.ts';
import { jobOf, type Job } from '../../engine/jobs/job.ts';
import { resultOf } from '../../engine/jobs/resultFile.ts';
import { failures } from '../../failures.ts';

/**
 * What a job of the caller has made: nobody else fetches it, as it holds what its person reads.
 * @throws Failure 403 where that is no longer what they read, 404.
 */
export async function file(context: CallContext, { id }: Values): Promise<Download> {
  const job = await jobOf({ context, id: String(id) });
  assertReadStill({ context, job });
  return resultOf({ app: context.app, job });
}

/** The file holds what its person read when they asked for it: with other codes, or another reach, it is asked for anew. */
function assertReadStill({ context: { app, scope, session }, job }: { context: CallContext; job: Job }): void {
  const { access, codes = [] } = app.catalogue.operations[job.operation] ?? {};
  const mayCall = access !== 'code' || codes.some((code) => session?.codes.has(code));
  if (!mayCall || !isDeepStrictEqual(seenBy(job.caller), seenBy(scope)))
    throw failures.denied('您的权限或数据范围在提交后有变化，请重新提交');
}

/** Departments are no list in an order. */
function seenBy({ sight }: Pick<Job['caller'], 'sight'> | Scope): unknown {
  return sight ? { ...sight, departments: (JSON.parse(sight.departments) as string[]).sort() } : null;
}
