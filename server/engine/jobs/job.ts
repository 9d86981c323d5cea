import { extensibleOf } from '../ownFields.ts';
import type { Json } from '#generators/formats.ts';
import type { Scope } from '../../database/database.ts';
import { changing, reading, type Statement } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { App, CallContext, Values } from '../context.ts';
import { actOf } from '../acts.ts';
import { newId } from '../ids.ts';
import type { Session } from '../session.ts';

/** Work that takes longer than a call: a row of the queue, and what its person is told of it. */
export interface Job {
  id: string;
  tenantId: string;
  createdBy: string;
  kind: string;
  title: string;
  entity: string | null;
  /** The call that asked for it; its handler is not called again, its entity and codes are what the work is about. */
  operation: string;
  state: 'waiting' | 'running' | 'ready' | 'done' | 'failed' | 'cancelled';
  /** Which work of its kind is next. */
  phase: string;
  input: Values;
  caller: JobCaller;
  result: Values | null;
  report: Values | null;
  storageKey: string | null;
  /** How often the phase has been begun; whoever began it last is its runner. */
  attempts: number;
  undoOf: string | null;
  isUndone: boolean;
}

/** With which rights a job runs: those its person had when asking (rule J2). */
interface JobCaller {
  session: Values | null;
  codes: string[];
  sight: Scope['sight'] | null;
  /** From where they asked. */
  address?: string | null;
}

/** What stays of a job that did not come to its end: of one that goes record by record what it did (rules J5, J10). */
export function leftOf({ kind }: Pick<Job, 'kind'>): string {
  return kind === 'rows' ? '此前已经完成的保留' : '没有写入任何数据';
}

/** Channels: there is something to do; a job is to be cancelled (its id). */
export const wakeChannel = 'job_waiting';
export const cancelChannel = 'job_cancelled';

/** Jobs of a person that wait or run, at most (rule J11). */
export const mostOpen = 20;

/**
 * Puts a job into the queue; a process takes it when its turn has come. @returns its id
 * @throws Failure 409 where its person has too many there.
 */
export async function enqueue({
  context,
  kind,
  phase,
  title,
  input = {},
  storageKey,
  undoOf,
  entity = context.operation.entity,
  id = newId(),
}: {
  context: CallContext;
  kind: string;
  phase: string;
  title: string;
  input?: Values;
  storageKey?: string;
  undoOf?: string;
  entity?: string | undefined;
  id?: string;
}): Promise<string> {
  const { app, scope, operation } = context;
  const [rows] = await app.database.batch({
    scope,
    statements: [
      changing<Values>({
        text: `insert into "job" ("id", "kind", "phase", "title", "entity", "operation", "input", "caller", "storageKey", "undoOf", "dueTime")
          select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now()
            where (select count(*) from "job" where "createdBy" = $11 and "state" in ('waiting', 'running')) < ${mostOpen}
          returning "id"`,
        values: [
          id,
          kind,
          phase,
          title.slice(0, 120),
          entity ?? null,
          operation.name,
          JSON.stringify(input),
          JSON.stringify(callerOf(context)),
          storageKey ?? null,
          undoOf ?? null,
          scope.userId,
        ],
      }),
    ],
  });
  if (rows.length === 0)
    throw failures.conflict(`您已有 ${mostOpen} 个任务在等待或进行，请等其中一些完成，或在“我的任务”中取消`);
  await app.database.notify(wakeChannel, '');
  return id;
}

/** The job's next phase: of one that waits for its person. @throws Failure 409 where it does not, or no longer. */
export async function enqueuePhase({
  context,
  id,
  phase,
  input,
}: {
  context: CallContext;
  id: string;
  phase: string;
  input: Values;
}): Promise<void> {
  const { app, scope, operation } = context;
  const [rows] = await app.database.batch({
    scope,
    statements: [
      changing<Values>({
        text: `update "job" set "state" = 'waiting', "phase" = $2, "input" = "input" || $3::jsonb, "caller" = $4,
            "operation" = $5, "attempts" = 0, "progress" = 0, "done" = 0, "message" = null, "dueTime" = now()
          where "id" = $1 and "state" = 'ready' returning "id"`,
        values: [id, phase, JSON.stringify(input), JSON.stringify(callerOf(context)), operation.name],
      }),
    ],
  });
  if (rows.length === 0) throw failures.conflict('此导入任务尚未检查完、已经导入或已取消');
  await app.database.notify(wakeChannel, '');
}

function callerOf({ session, scope }: CallContext): JobCaller {
  if (!session) return { session: null, codes: [], ...ofScope(scope) };
  const { codes, ...who } = session;
  return { session: who as unknown as Values, codes: [...codes], ...ofScope(scope) };
}

function ofScope({ sight, address }: Scope): Pick<JobCaller, 'sight' | 'address'> {
  return { sight: sight ?? null, address: address ?? null };
}

/** The call that a job goes on with: its person, as they were when they asked. */
export async function contextOf({ app, job }: { app: App; job: Job }): Promise<CallContext> {
  const operation = app.catalogue.operations[job.operation];
  if (!operation) throw failures.conflict('产品升级后不再有这个操作，请重新提交');
  const { session, codes, sight, address } = job.caller;
  const extensible = extensibleOf({ app, operation });
  return {
    app,
    operation,
    dictionaries: await app.dictionaries.of(job.tenantId),
    ...(extensible && { entity: await app.ownFields.extended({ entity: extensible, tenantId: job.tenantId }) }),
    session: session ? ({ ...session, codes: new Set(codes) } as unknown as Session) : undefined,
    scope: {
      tenantId: job.tenantId,
      userId: job.createdBy,
      ...(sight && { sight }),
      ...(address && { address }),
      act: actOf({ operation: job.operation, id: job.id }),
    },
    caller: { ip: '', userAgent: '', token: '' },
    uploads: [],
  };
}

/** A job of the caller, or, for whoever has one of these codes, of anyone in the tenant. @throws Failure 404. */
export async function jobOf({
  context: { app, scope, session },
  id,
  codes = [],
}: {
  context: Pick<CallContext, 'app' | 'scope' | 'session'>;
  id: string;
  codes?: readonly string[];
}): Promise<Job & Values> {
  const isForAll = codes.some((code) => session?.codes.has(code));
  const [[job]] = await app.database.batch({
    scope,
    statements: [
      reading<Job & Values>({
        name: 'job_of',
        text: `select * from "job" where "id" = $1 and ("createdBy" = $2 or $3::boolean)`,
        values: [id, scope.userId, isForAll],
      }),
    ],
  });
  if (!job) throw failures.notFound('任务');
  return job;
}

const jsonFields: ReadonlySet<string> = new Set(['input', 'caller', 'result', 'report']);

/**
 * Changes a job that its runner still holds and nobody has cancelled; gives a row where that is so. In the transaction
 * of the work itself it makes both one: all that the job did is stored, and it says so, or neither.
 */
export function heldStatement({ job: { id, attempts }, changes }: { job: Job; changes: Values }): Statement<Values> {
  const fields = Object.keys(changes);
  const set = fields.map((field, i) => `"${field}" = $${i + 3}`).join(', ');
  const valueOf = (field: string): Json =>
    jsonFields.has(field) && changes[field] !== null ? JSON.stringify(changes[field]) : (changes[field] ?? null);
  return changing({
    text: `update "job" set ${set} where "id" = $1 and "attempts" = $2 and "state" = 'running' and not "isCancelled"
      returning "id"`,
    values: [id, attempts, ...fields.map(valueOf)],
  });
}
