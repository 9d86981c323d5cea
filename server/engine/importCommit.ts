import { entityOf, type CallContext, type Values } from './context.ts';
import { checkRows } from './excel/check.ts';
import { ownJob, showJob, updateJob } from './excel/job.ts';
import { readRows } from './excel/workbook.ts';
import { failures } from '../failures.ts';

const batch = 500;

/**
 * Stores the records of a checked import in one transaction: all of them, or none while a row is bad, unless only the
 * valid ones are asked for. What is there already is left as it is. The reply is the job; importJob.get tells the rest.
 * @throws Failure 404 where the job is not the caller's, 409 where it is not ready or has bad rows.
 */
export async function importCommit(context: CallContext, input: Values): Promise<Values> {
  const id = String(input['id']);
  const job = await ownJob({ context, id });
  if (job.state !== 'ready') throw failures.conflict('此导入任务尚未检查完或已经导入');
  if (input['mode'] === 'all' && job.bad > 0) throw failures.conflict(`有 ${job.bad} 行有误，请改正后重新上传，或只导入正确的行`);
  await begin({ context, id, mode: String(input['mode']) });
  void store({ context, id, storageKey: job.storageKey }).catch(async (error: unknown) => {
    context.app.log.error(error, `import ${id}`);
    await updateJob({ context, id, changes: { state: 'ready', message: '导入失败，没有写入任何数据，请重试' } });
  });
  return showJob({ context, id });
}

/** One caller alone gets to store a job. */
async function begin({ context: { app, scope }, id, mode }: { context: CallContext; id: string; mode: string }): Promise<void> {
  const [rows] = (await app.database.batch({
    scope,
    statements: [{ text: `update "importJob" set "state" = 'committing', "mode" = $2, "message" = null where "id" = $1 and "state" = 'ready' returning "id"`, values: [id, mode] }],
  })) as [Values[]];
  if (rows.length === 0) throw failures.conflict('此导入任务已经在导入');
}

async function store({ context, id, storageKey }: { context: CallContext; id: string; storageKey: string }): Promise<void> {
  const { app, scope } = context;
  const entity = entityOf(context);
  const rows = await readRows({ path: await app.files.pathOf(storageKey) });
  const { records, skipped } = await checkRows({ context, entity, plan: app.artefacts.excelPlan(entity.name), rows, onProgress: async () => {} });
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].map((name) => `"${name}"`).join(', ');
  await app.database.inScope({ scope }, async (transaction) => {
    let added = 0;
    for (let from = 0; from < records.length; from += batch) {
      const stored = await transaction.query({
        text: `insert into "${entity.name}" ("tenantId", ${columns}) select $1, ${columns} from jsonb_populate_recordset(null::"${entity.name}", $2::jsonb) on conflict do nothing returning "id"`,
        values: [scope.tenantId, JSON.stringify(records.slice(from, from + batch))],
      });
      added += stored.length;
    }
    await transaction.query({
      text: `update "importJob" set "state" = 'done', "progress" = 100, "added" = $2, "skipped" = $3 where "id" = $1`,
      values: [id, added, skipped.length + records.length - added],
    });
  });
}
