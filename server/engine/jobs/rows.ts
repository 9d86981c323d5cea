import { changing, reading } from '../../database/statement.ts';
import { Failure } from '../../failures.ts';
import { entityOf, type CallContext, type Values } from '../context.ts';
import { newId } from '../ids.ts';
import { handlerOf } from '../index.ts';
import { within } from '../within.ts';
import { heldStatement, type Job } from './job.ts';
import { Stopped, type Running } from './running.ts';

const reported = 200;

/** A record for which the work was done, or why not. */
interface Outcome {
  recordId: string;
  message: string | null;
}

/**
 * What an operation does for many records (`job: { perRow: true }`), for each in a transaction of its own that also notes
 * that it was done: begun again, the work goes on behind the last one. What is refused is noted with its reason and holds
 * up nobody else; who cancels keeps what was done so far (rule J10).
 */
export async function runRows(running: Running): Promise<Values> {
  const { job, context, tell } = running;
  const { ids, ...input } = job.input;
  const wanted = [...new Set(Array.isArray(ids) ? ids.map(String) : [])];
  const outcomes = new Map((await outcomesOf({ context, job })).map((each) => [each.recordId, each]));
  for (const id of wanted) {
    tell(outcomes.size, wanted.length);
    if (!outcomes.has(id)) outcomes.set(id, await runRow({ running, id, input }));
  }
  const failed = [...outcomes.values()].filter(({ message }) => message !== null);
  const labels = await labelsOf({ context, ids: failed.slice(0, reported).map(({ recordId }) => recordId) });
  const report = failed.slice(0, reported).map(({ recordId, message }) => {
    const label = labels.get(recordId) ?? recordId;
    return { recordId, label, message: unnamed({ label, message: message ?? '' }) };
  });
  return {
    state: 'done',
    done: wanted.length,
    total: wanted.length,
    result: { total: wanted.length, succeeded: wanted.length - failed.length, failed: failed.length },
    report: { failed: report as unknown as Values[] },
    message: messageOf({ total: wanted.length, failed: failed.length }),
  };
}

async function runRow({
  running: { job, context },
  id,
  input,
}: {
  running: Running;
  id: string;
  input: Values;
}): Promise<Outcome> {
  const { app, scope } = context;
  const handler = handlerOf(context);
  try {
    await app.database.inScope({ scope }, async (transaction) => {
      // Whoever lost the job, or was cancelled meanwhile, does no more of it.
      const held = await transaction.query(heldStatement({ job, changes: { message: null } }));
      if (held.length === 0) throw new Stopped('lost');
      await handler(within({ context, transaction }), { ...input, id });
      await transaction.query(note({ job, recordId: id, message: null }));
    });
    return { recordId: id, message: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await app.database.batch({ scope, statements: [note({ job, recordId: id, message: error.message })] });
    return { recordId: id, message: error.message };
  }
}

function note({ job, recordId, message }: { job: Job } & Outcome) {
  return changing({
    name: 'job_note_row',
    text: `insert into "jobRow" ("id", "jobId", "recordId", "recordVersion", "message") values ($1, $2, $3, 0, $4)`,
    values: [newId(), job.id, recordId, message],
  });
}

async function outcomesOf({ context, job }: { context: CallContext; job: Job }): Promise<Outcome[]> {
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Outcome>({ text: `select "recordId", "message" from "jobRow" where "jobId" = $1`, values: [job.id] }),
    ],
  });
  return rows;
}

/** What the records are called, as far as the job's person reaches them. */
async function labelsOf({
  context,
  ids,
}: {
  context: CallContext;
  ids: readonly string[];
}): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const entity = entityOf(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<{ id: string; label: string }>({
        text: `select "id", "${entity.label}"::text as "label" from "${entity.name}View" where "id" = any($1)`,
        values: [ids],
      }),
    ],
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** A reason that begins with the record's name, without it: the name stands before it anyway. */
function unnamed({ label, message }: { label: string; message: string }): string {
  const name = `“${label}”`;
  return message.startsWith(name) ? message.slice(name.length) : message;
}

/** Which ones they are is in the report, for their own person (rule J13). */
function messageOf({ total, failed }: { total: number; failed: number }): string {
  return failed === 0 ? `${total} 条全部完成` : `完成 ${total - failed} 条，${failed} 条没有成功`;
}
