import type { Entity } from '#generators/formats.ts';
import { changing } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { App, CallContext, Values } from '../context.ts';
import { jobOf, type Job } from '../jobs/job.ts';
import { dropResult } from '../jobs/resultFile.ts';
import type { PreviewRow } from './preview.ts';
import { rightsOf, type States } from './rights.ts';
import type { CellProblem } from './row.ts';

/** What an import keeps of its checking: all bad cells, which rows they are in, what else is said of cells, the rows passed over, the first good records. */
export interface Report {
  errors: CellProblem[];
  notes: CellProblem[];
  badRows: number[];
  /** The same of the sheets of parts. */
  badParts?: { sheet: string; rows: number[] }[];
  skipped: { row: number; reason: string }[];
  preview: PreviewRow[];
}

/** A checked import of the caller, of the entity that is called for. */
export interface Import {
  job: Job;
  bad: number;
  report: Report | null;
  storageKey: string;
}

const shownRemarks = 200;
const noCounts = { total: 0, valid: 0, bad: 0, changed: 0, unchanged: 0, skipped: 0, added: 0 };

/** A job as a reply: progress, and of an import counts, the first bad cells, a preview. */
export function showJob({
  context,
  job,
}: {
  context: Pick<CallContext, 'app' | 'session'>;
  job: Job & Values;
}): Values {
  const report = (job.report ?? {}) as { errors?: Values[]; notes?: Values[]; preview?: Values[] };
  const entity = context.app.catalogue.entities[job.entity ?? ''];
  const states = entity && rightsOf({ context, entity }).states;
  const { id, kind, title, state, phase, isUndone, message, progress } = job;
  return {
    ...countsOf(job),
    id,
    kind,
    title,
    entity: job.entity,
    fileName: String(job.input['fileName'] ?? ''),
    state,
    phase,
    isUndone,
    message: message ?? null,
    progress: Math.floor(Number(progress ?? 0)),
    errors: (report.errors ?? []).slice(0, shownRemarks),
    notes: (report.notes ?? []).slice(0, shownRemarks),
    preview: report.preview ?? [],
    states:
      states && entity
        ? states.allowed.map((state) => ({
            ...state,
            title: importTitle({ entity, state }),
          }))
        : [],
    usualState: entity?.publication?.draft ?? states?.usual ?? null,
    undoEffect: entity?.importUndo ?? null,
  };
}

/** What a job counted; what else it keeps as its result is for whoever asks for that. */
function countsOf({ result, total }: Pick<Job, 'result'> & Values): Values {
  const counted = result ?? { total: total ?? 0 };
  return Object.fromEntries(Object.entries(noCounts).map(([name, none]) => [name, counted[name] ?? none]));
}

/** What importing new records into a state comes to, where learners see some of them. */
function importTitle({ entity: { publication }, state }: { entity: Entity; state: States['allowed'][number] }): string {
  if (!publication) return state.label;
  return state.code === publication.published ? `导入并${publication.title}` : `导入为${state.label}`;
}

/** The caller's own import of this entity. @throws Failure 404. */
export async function importOf({
  context,
  id,
}: {
  context: Pick<CallContext, 'app' | 'scope' | 'session' | 'operation'>;
  id: string;
}): Promise<Import> {
  const job = await jobOf({ context, id });
  if (job.kind !== 'import' || job.entity !== context.operation.entity) throw failures.notFound('导入任务');
  return {
    job,
    bad: Number(job.result?.['bad'] ?? 0),
    report: job.report as unknown as Report | null,
    storageKey: job.storageKey ?? '',
  };
}

const keptDays = 7;

/** Removes what is left of jobs of the tenant that nobody will come back to: their rows, notes and files. */
export async function forgetOldJobs({
  context: { app, scope },
}: {
  context: { app: App; scope: CallContext['scope'] };
}): Promise<void> {
  const [, old] = await app.database.batch({
    scope,
    statements: [
      changing({
        text: `delete from "jobRow" r using "job" j where j."id" = r."jobId" and ${isOld('j')}`,
      }),
      changing<{ id: string; storageKey: string | null }>({
        text: `delete from "job" j where ${isOld('j')} returning "id", "storageKey"`,
      }),
    ],
  });
  for (const job of old) {
    if (job.storageKey) await app.files.remove(job.storageKey);
    // Also what one made that never said so.
    await dropResult({ app, job });
  }
}

function isOld(alias: string): string {
  return `${alias}."createdTime" < now() - interval '${keptDays} days' and ${alias}."state" not in ('waiting', 'running')`;
}
