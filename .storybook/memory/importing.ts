import type { Property } from '#generators/formats.ts';
import { asText } from '#runtime/screen/records.ts';
import type { ImportJob } from '#runtime/screen/actions/import/job.ts';
import { missing } from './failures.ts';
import type { Verb } from './types.ts';

/** Rows of the file, whatever it holds: a story shows the dialog, not a reader of workbooks. */
const rowsInFile = 48;
const badRows = 3;
const knownRows = 2;

interface Running {
  job: ImportJob;
  entity: string;
  asked: number;
}

const jobs = new Map<string, Running>();

/** Import in three looks: checking, nearly, ready; the same for the commit. */
export const importVerbs: Readonly<Record<'importExcel' | 'importCommit', Verb>> = {
  importExcel: ({ entity, input, store }) => {
    const { file } = input;
    const id = `job-${jobs.size + 1}`;
    const titles = Object.values(entity.properties).flatMap(({ title, readOnly }: Property) =>
      title && !readOnly ? [title] : [],
    );
    const job: ImportJob = {
      id,
      kind: 'import',
      fileName: file instanceof File ? file.name : '',
      state: 'running',
      phase: 'check',
      isUndone: false,
      progress: 0,
      total: rowsInFile,
      valid: rowsInFile - badRows - knownRows,
      bad: badRows,
      changed: 0,
      unchanged: 0,
      skipped: knownRows,
      added: 0,
      notes: [],
      states: [],
      errors: Array.from({ length: badRows }, (_, index) => ({
        cell: `${'ABC'[index]}${index * 7 + 3}`,
        column: titles[index] ?? entity.title,
        message: `${titles[index] ?? entity.title} 不能为空`,
      })),
      preview: (store.rows[entity.name] ?? [])
        .slice(0, 20)
        .map((record, index) => ({ row: index + 2, kind: 'new', fields: [], record })),
    };
    jobs.set(id, { job, entity: entity.name, asked: 0 });
    return structuredClone(job);
  },
  importCommit: ({ input }) => {
    const running = jobOf(input['id']);
    running.asked = 0;
    running.job = { ...running.job, state: 'running', phase: 'store', progress: 0 };
    return structuredClone(running.job);
  },
};

/** The job as it is when asked for once more. */
export function askForJob(id: unknown): ImportJob {
  const running = jobOf(id);
  running.asked += 1;
  const isOver = running.asked >= 3;
  const next = running.job.phase === 'check' ? 'ready' : 'done';
  running.job = isOver
    ? { ...running.job, state: next, progress: 100, added: next === 'done' ? running.job.valid : 0 }
    : { ...running.job, progress: running.asked * 35 };
  return structuredClone(running.job);
}

function jobOf(id: unknown): Running {
  const running = jobs.get(asText(id));
  if (!running) throw missing();
  return running;
}
