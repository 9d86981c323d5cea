import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { rightsOf } from '../../engine/excel/rights.ts';
import { enqueue, jobOf } from '../../engine/jobs/job.ts';
import { jobCodes } from './codes.ts';

/**
 * Asks for an import to be undone, by a job of its own, which is the reply.
 * @throws Failure 403 for who may no longer import, or change what it changed, 404, 409 where there is nothing to undo.
 */
export async function undo(context: CallContext, { id }: Values): Promise<Values> {
  const job = await jobOf({ context, id: String(id), codes: jobCodes(context) });
  const { session, app } = context;
  const { codes = [] } = app.catalogue.operations[job.operation] ?? {};
  if (!codes.some((code) => session?.codes.has(code))) throw failures.denied();
  const entity = app.catalogue.entities[job.entity ?? ''];
  // What is beyond one's reach would stay, and the one time would be used up.
  if (job.createdBy !== context.scope.userId && entity?.reach && session?.reach.kind !== 'all')
    throw failures.denied('别人的导入可能有您看不到的数据，请由数据范围为“全部”的人撤销');
  const hasChanged = Number(job.result?.['changed'] ?? 0) > 0;
  if (hasChanged && entity && !rightsOf({ context, entity }).mayChange) throw failures.denied();
  if (job.kind !== 'import' || job.state !== 'done') throw failures.conflict('只有已完成的导入才能撤销');
  if (job.isUndone) throw failures.conflict('这次导入已经撤销');
  const undoing = await enqueue({
    context,
    kind: 'undo',
    phase: 'store',
    title: `撤销：${job.title}`,
    entity: job.entity ?? undefined,
    undoOf: job.id,
  });
  return { id: undoing, state: 'waiting' };
}
