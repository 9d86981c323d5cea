import { failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { checkRows, messageOf } from './excel/check.ts';
import { checkWorkbook } from './excel/guard.ts';
import { showJob, type Report } from './excel/job.ts';
import { writtenPlan } from './excel/seenPlan.ts';
import { readSheets } from './excel/workbook.ts';
import { jobOf } from './jobs/job.ts';
import type { Running } from './jobs/running.ts';
import { enqueueSent } from './jobs/sentFile.ts';

/**
 * Takes a workbook to be checked by a job; nothing is stored until importCommit. The reply is the job, whose progress
 * job.progress tells.
 * @throws Failure 409 where its person has too many jobs, 413, 415 where the file is no workbook that can be read, 422 without one.
 */
export async function importExcel(context: CallContext): Promise<Values> {
  const [file] = context.uploads;
  if (!file || file.size === 0) throw failures.invalid([{ path: '/file', message: '请选择要导入的 Excel 文件' }]);
  await checkWorkbook({ path: file.path });
  const id = await enqueueSent({ context, kind: 'import', title: entityOf(context).title, file });
  return showJob({ context, job: await jobOf({ context, id }) });
}

/** What the job's row says after a check that went to its end. */
export async function checkImport({ job, context, tell }: Running): Promise<Values> {
  const { app } = context;
  const entity = entityOf(context);
  const plan = writtenPlan({ context, entity });
  const [rows = [], ...partRows] = await readSheets({
    path: await app.files.pathOf(job.storageKey ?? ''),
    owner: context.scope.tenantId,
    names: plan.parts.map(({ sheet }) => sheet),
  });
  const { total, records, changes, unchanged, preview, problems, notes, badRows, badParts, bad, parts, skipped } =
    await checkRows({
      context,
      entity,
      plan,
      rows,
      partRows,
      onProgress: (share) => tell(Math.round(share * (rows.length - 1)), rows.length - 1),
    });
  const report = { errors: problems, notes, badRows, badParts, skipped, preview } satisfies Report;
  const counts = {
    total,
    valid: records.length + changes.length,
    bad,
    changed: changes.length,
    unchanged,
    skipped: skipped.length,
  };
  return {
    state: 'ready',
    endedTime: null,
    done: total,
    total,
    result: counts,
    message: messageOf({ parts, skipped }),
    report: report as unknown as Values,
  };
}
