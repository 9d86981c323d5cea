import { writeExport } from '../exportExcel.ts';
import { writePrint } from '../print.ts';
import { checkImport } from '../importExcel.ts';
import { storeImport } from '../importCommit.ts';
import type { Values } from '../context.ts';
import type { Job } from './job.ts';
import type { Running } from './running.ts';
import { runOperation } from './operation.ts';
import { runRows } from './rows.ts';
import { sendMails } from '../notices/send.ts';
import { undoImport } from './undo.ts';

/** What is done in a phase of a kind of jobs. It does all or nothing, so that it may be begun again. */
export interface Work {
  /** How often it is begun at most, after a killed process or an unforeseen error. */
  attempts: number;
  /** @returns what the job's row says then; undefined where the work ended the job itself. */
  run(running: Running): Promise<Values | undefined>;
}

/** Works by kind and phase: `kind.phase`. */
export type Works = Readonly<Record<string, Work>>;

const own: Works = {
  'import.check': { attempts: 3, run: checkImport },
  'import.store': { attempts: 3, run: storeImport },
  'undo.store': { attempts: 3, run: undoImport },
  'export.write': { attempts: 3, run: writeExport },
  'print.write': { attempts: 3, run: writePrint },
  'work.run': { attempts: 3, run: runOperation },
  'mail.send': { attempts: 10, run: sendMails },
  'rows.run': { attempts: 5, run: runRows },
  'schedule.run': { attempts: 5, run: runOperation },
};

/** @throws Error where there is no such work. */
export function workOf({ works, job: { kind, phase } }: { works: Works; job: Job }): Work {
  const name = `${kind}.${phase}`;
  const work = own[name] ?? works[name];
  if (!work) throw new Error(`no work for ${name}`);
  return work;
}
