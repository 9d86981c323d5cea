import { Download, type CallContext, type Values } from '../context.ts';
import { handlerOf } from '../index.ts';
import { within } from '../within.ts';
import { enqueue } from './job.ts';
import { keepResult } from './resultFile.ts';
import type { Running } from './running.ts';

/** Puts an operation that takes long (`job`) into the queue; the reply is the job (rule J9). */
export async function enqueueOperation(context: CallContext, input: Values): Promise<Values> {
  const { operation } = context;
  const id = await enqueue({
    context,
    kind: operation.job === 'perRow' ? 'rows' : 'work',
    phase: 'run',
    title: operation.title,
    input,
  });
  return { id, state: 'waiting' };
}

/**
 * What an operation does as a whole, asked for or by itself: its handler in the transaction that ends the job, so that it
 * is done once, whatever is killed. One that only reads has no transaction: nobody waits for it, where there is one
 * connection. A file that it gives is kept with the job, a `message` is what the job says at its end.
 */
export async function runOperation({ job, context, tell, end }: Running): Promise<Values | undefined> {
  const { app, scope, operation } = context;
  const handler = handlerOf(context);
  if (operation.isRead) return saidOf({ context, job, result: await handler({ ...context, tell }, job.input) });
  await app.database.inScope({ scope }, async (transaction) => {
    const result = await handler({ ...within({ context, transaction }), tell }, job.input);
    await end(transaction, { state: 'done', progress: 100, ...(await saidOf({ context, job, result })) });
  });
  return undefined;
}

async function saidOf({
  context: { app },
  job,
  result,
}: Pick<Running, 'context' | 'job'> & { result: unknown }): Promise<Values> {
  if (result instanceof Download) return keepResult({ app, job, file: result });
  const isObject = typeof result === 'object' && result !== null && !Array.isArray(result);
  if (!isObject) return { result: null };
  const { message, ...rest } = result as Values;
  return { result: rest, ...(typeof message === 'string' && { message }) };
}
