import type { CallContext, Values } from '../../engine/context.ts';
import { showJob } from '../../engine/excel/job.ts';

/** An import of the caller: progress, counts, the first bad cells, a preview. @throws Failure 404 where it is not theirs. */
export async function getImportJob(context: CallContext, { id }: Values): Promise<Values> {
  return showJob({ context, id: String(id) });
}
