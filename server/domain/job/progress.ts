import type { CallContext, Values } from '../../engine/context.ts';
import { showJob } from '../../engine/excel/job.ts';
import { jobOf } from '../../engine/jobs/job.ts';
import { jobCodes } from './codes.ts';

/**
 * A job of the caller, or of anyone for who has the jobs' menu: progress, counts, and what it made. What it tells of
 * records – the first bad cells, a preview, for which records it did not succeed – is for its own person, who reads them
 * (rule J13). @throws Failure 404.
 */
export async function progress(context: CallContext, { id }: Values): Promise<Values> {
  const job = await jobOf({ context, id: String(id), codes: jobCodes(context) });
  const { report, resultFile, createdBy } = job;
  const { failed = [] } = (report ?? {}) as { failed?: Values[] };
  const shown = { ...showJob({ context, job }), resultFile: resultFile ?? null, failed };
  return createdBy === context.scope.userId ? shown : { ...shown, errors: [], notes: [], preview: [], failed: [] };
}
