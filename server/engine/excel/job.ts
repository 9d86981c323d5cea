import { changing, reading } from '../../database/statement.ts';
import type { App, CallContext, Values } from '../context.ts';
import { failures } from '../../failures.ts';
import type { PreviewRow } from './preview.ts';
import { rightsOf } from './rights.ts';
import type { CellProblem } from './row.ts';

/** What an import keeps of its checking: all bad cells, which rows they are in, what else is said of cells, the rows passed over, the first good records. */
export interface Report {
  errors: CellProblem[];
  notes: CellProblem[];
  badRows: number[];
  skipped: { row: number; reason: string }[];
  preview: PreviewRow[];
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
  isDead: boolean;
}

type JobContext = Pick<CallContext, 'app' | 'scope' | 'session'>;

const shownRemarks = 200;
/** Seconds without a sign of life after which the process that worked on a job is taken for dead. */
const patience = 60;
/** Milliseconds. */
const progressEvery = 300;
const signEvery = 15_000;

/** SQL: whether the process that worked on the job has died. */
export const isDeadJob = `("state" in ('checking', 'committing') and "updatedTime" < now() - interval '${patience} seconds')`;

/** An import of the caller as a reply: progress, counts, the first bad cells, a preview. @throws Failure 404 where it is not theirs. */
export async function showJob({ context, id }: { context: JobContext; id: string }): Promise<Values> {
  const [[job]] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values & { isDead: boolean }>({
        name: 'importJob_get',
        text: `select *, ${isDeadJob} as "isDead" from "importJob" where "id" = $1 and "createdBy" = $2`,
        values: [id, context.scope.userId],
      }),
    ],
  });
  if (!job) throw failures.notFound('导入任务');
  const report = (job['report'] ?? {}) as { errors?: Values[]; notes?: Values[]; preview?: Values[] };
  const entity = context.app.catalogue.entities[String(job['entity'])];
  const states = entity && rightsOf({ context, entity }).states;
  return {
    ...job,
    ...(job.isDead && obituary(job['state'] === 'committing')),
    errors: (report.errors ?? []).slice(0, shownRemarks),
    notes: (report.notes ?? []).slice(0, shownRemarks),
    preview: report.preview ?? [],
    states: states?.allowed ?? [],
    usualState: states?.usual ?? null,
  };
}

function obituary(isCommitting: boolean): Values {
  return {
    state: 'failed',
    message: isCommitting ? '导入中断，没有写入任何数据，请再次导入' : '检查中断，请重新上传文件',
  };
}

/** Changes fields of an import job. */
export async function updateJob({
  context: { app, scope },
  id,
  changes,
}: {
  context: JobContext;
  id: string;
  changes: Values;
}): Promise<void> {
  const fields = Object.keys(changes);
  await app.database.batch({
    scope,
    statements: [
      changing({
        text: `update "importJob" set ${fields.map((field, i) => `"${field}" = $${i + 2}`).join(', ')} where "id" = $1`,
        values: [id, ...fields.map((field) => changes[field])],
      }),
    ],
  });
}

/** The caller's own job of this entity. @throws Failure 404. */
export async function ownJob({
  context: { app, scope, operation },
  id,
}: {
  context: Pick<CallContext, 'app' | 'scope' | 'operation'>;
  id: string;
}): Promise<Job> {
  const [[job]] = await app.database.batch({
    scope,
    statements: [
      reading<Job>({
        name: 'importJob_own',
        text: `select *, ${isDeadJob} as "isDead" from "importJob"
          where "id" = $1 and "createdBy" = $2 and "entity" = $3`,
        values: [id, scope.userId, operation.entity],
      }),
    ],
  });
  if (!job) throw failures.notFound('导入任务');
  return job;
}

/** What someone who works on a job tells of it. */
export interface Telling {
  /** How far it is, 0 to 1. Written in the background and not more often than is useful. */
  tell(share: number): void;
}

/**
 * Runs the work on a job that is in `state`, and meanwhile keeps its progress, and that it is alive, in its row.
 * Nothing waits for these writes: inside a transaction that would be for ever where there is only one connection.
 */
export async function withProgress<T>(
  { context: { app, scope }, id, state }: { context: JobContext; id: string; state: string },
  work: (telling: Telling) => Promise<T>,
): Promise<T> {
  let share = 0;
  let told = 0;
  let writing: Promise<void> | undefined;
  const write = (): void => {
    if (writing) return;
    told = Date.now();
    const statement = changing({
      text: `update "importJob" set "progress" = $2 where "id" = $1 and "state" = $3`,
      values: [id, Math.floor(share * 99), state],
    });
    writing = app.database
      .batch({ scope, statements: [statement] })
      .catch((error: unknown) => app.log.error(error, `import ${id}`))
      .then(() => {
        writing = undefined;
      });
  };
  const sign = setInterval(write, signEvery);
  try {
    return await work({
      tell(reached) {
        share = reached;
        if (Date.now() - told >= progressEvery) write();
      },
    });
  } finally {
    clearInterval(sign);
    await writing;
  }
}

const keptDays = 7;

/** Removes what is left of imports of the tenant that nobody will come back to: their rows and their files. */
export async function forgetOldJobs({
  context: { app, scope },
}: {
  context: { app: App; scope: CallContext['scope'] };
}): Promise<void> {
  const [old] = await app.database.batch({
    scope,
    statements: [
      changing<{ storageKey: string | null }>({
        text: `delete from "importJob" where "createdTime" < now() - interval '${keptDays} days'
          returning "storageKey"`,
      }),
    ],
  });
  for (const { storageKey } of old) if (storageKey) await app.files.remove(storageKey);
}
