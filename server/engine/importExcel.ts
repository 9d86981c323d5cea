import { entityOf, type CallContext, type Values } from './context.ts';
import { checkRows } from './excel/check.ts';
import { checkWorkbook } from './excel/guard.ts';
import { showJob, updateJob, type Report } from './excel/job.ts';
import { readRows } from './excel/workbook.ts';
import { newId } from './ids.ts';
import { Failure, failures } from '../failures.ts';

const progressEvery = 300;
const previewed = 20;

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
  const id = newId();
  const storageKey = `imports/${scope.tenantId}/${id}`;
  await app.files.put({ key: storageKey, path: file.path });
  await app.database.batch({
    scope,
    statements: [{ text: `insert into "importJob" ("id", "entity", "fileName", "storageKey") values ($1, $2, $3, $4)`, values: [id, entity.name, file.fileName, storageKey] }],
  });
  void check({ context, id, storageKey }).catch((error: unknown) => app.log.error(error, `import ${id}`));
  return showJob({ context, id });
}

async function check({ context, id, storageKey }: { context: CallContext; id: string; storageKey: string }): Promise<void> {
  const { app } = context;
  const entity = entityOf(context);
  let told = 0;
  try {
    const rows = await readRows({ path: await app.files.pathOf(storageKey) });
    const checked = await checkRows({
      context,
      entity,
      plan: app.artefacts.excelPlan(entity.name),
      rows,
      async onProgress(share) {
        if (Date.now() - told < progressEvery) return;
        told = Date.now();
        await updateJob({ context, id, changes: { progress: Math.floor(share * 99) } });
      },
    });
    const report: Report = { errors: checked.problems, badRows: checked.badRows, preview: checked.records.slice(0, previewed) };
    await updateJob({
      context,
      id,
      changes: { state: 'ready', progress: 100, total: checked.total, valid: checked.records.length, bad: checked.badRows.length, skipped: checked.skipped.length, report: report as unknown as Values },
    });
  } catch (error) {
    if (!(error instanceof Failure)) app.log.error(error, `import ${id}`);
    await updateJob({ context, id, changes: { state: 'failed', message: error instanceof Failure ? error.message : failures.broken().message } });
  }
}
