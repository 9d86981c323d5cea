import { changing } from '../database/statement.ts';
import { failures, Failure } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { checkRows, skippedMessage } from './excel/check.ts';
import { checkWorkbook } from './excel/guard.ts';
import { forgetOldJobs, showJob, updateJob, withProgress, type Report } from './excel/job.ts';
import { readRows } from './excel/workbook.ts';
import { newId } from './ids.ts';

/**
 * Takes a workbook and checks it in the background; nothing is stored until importCommit. The reply is the job, whose
 * progress importJob.get tells.
 * @throws Failure 413, 415 where the file is no workbook that can be read, 422 without one.
 */
export async function importExcel(context: CallContext): Promise<Values> {
  const entity = entityOf(context);
  const { app, scope, uploads } = context;
  const [file] = uploads;
  if (!file || file.size === 0) throw failures.invalid([{ path: '/file', message: '请选择要导入的 Excel 文件' }]);
  await checkWorkbook({ path: file.path });
  await forgetOldJobs({ context });
  const id = newId();
  const storageKey = `imports/${id}`;
  await app.files.put({ key: storageKey, path: file.path });
  await app.database.batch({
    scope,
    statements: [
      changing({
        text: `insert into "importJob" ("id", "entity", "fileName", "storageKey") values ($1, $2, $3, $4)`,
        values: [id, entity.name, file.fileName, storageKey],
      }),
    ],
  });
  void check({ context, id, storageKey }).catch((error: unknown) => app.log.error(error, `import ${id}`));
  return showJob({ context, id });
}

async function check({
  context,
  id,
  storageKey,
}: {
  context: CallContext;
  id: string;
  storageKey: string;
}): Promise<void> {
  const { app } = context;
  try {
    const changes = await withProgress({ context, id, state: 'checking' }, ({ tell }) =>
      checkFile({ context, storageKey, onProgress: tell }),
    );
    await updateJob({ context, id, changes });
  } catch (error) {
    if (!(error instanceof Failure)) app.log.error(error, `import ${id}`);
    await updateJob({
      context,
      id,
      changes: { state: 'failed', message: error instanceof Failure ? error.message : failures.broken().message },
    });
  }
}

/** What the job's row says after a check that went to its end. */
async function checkFile({
  context,
  storageKey,
  onProgress,
}: {
  context: CallContext;
  storageKey: string;
  onProgress(share: number): void;
}): Promise<Values> {
  const { app } = context;
  const entity = entityOf(context);
  const rows = await readRows({ path: await app.files.pathOf(storageKey), owner: context.scope.tenantId });
  const { total, records, changes, unchanged, preview, problems, notes, badRows, skipped } = await checkRows({
    context,
    entity,
    plan: app.artefacts.excelPlan(entity.name),
    rows,
    onProgress,
  });
  const report = { errors: problems, notes, badRows, skipped, preview } satisfies Report;
  const counts = {
    total,
    valid: records.length + changes.length,
    bad: badRows.length,
    changed: changes.length,
    unchanged,
    skipped: skipped.length,
  };
  return {
    state: 'ready',
    progress: 100,
    ...counts,
    message: skippedMessage(skipped) ?? null,
    report: report as unknown as Values,
  };
}
