import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../database/database.ts';
import { changing, type Statement } from '../database/statement.ts';
import { Failure, failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { checkRows, skippedMessage, type Checked } from './excel/check.ts';
import { isDeadJob, ownJob, showJob, updateJob, withProgress } from './excel/job.ts';
import { storePictures } from './excel/pictures.ts';
import { rightsOf } from './excel/rights.ts';
import { readRows } from './excel/workbook.ts';
import { refusal } from './refuse.ts';
import { giveNumbers } from './series.ts';
import { updateStatement } from './statements.ts';
import { lockTree } from './treeLock.ts';

const batch = 500;
/** How often an import begins again because others stored the same records meanwhile. */
const attempts = 3;
/** The part of the progress that checking once more takes. */
const checkingShare = 0.4;

/**
 * Stores the records and changes of a checked import in one transaction: all of them, or none while a row is bad, unless
 * only the valid ones are asked for. What is there already is left as it is. `recordState` is the state of new records
 * whose rows do not say theirs. The reply is the job; importJob.get tells the rest. An import whose process died stored
 * nothing and can be committed again.
 * @throws Failure 403 where the caller may not give that state, 404 where the job is not the caller's, 409 where it is
 * not ready or has bad rows.
 */
export async function importCommit(context: CallContext, input: Values): Promise<Values> {
  const id = String(input['id']);
  const mode = String(input['mode']);
  const recordState = wantedState({ context, input });
  const job = await ownJob({ context, id });
  if (job.state !== 'ready' && !(job.state === 'committing' && job.isDead))
    throw failures.conflict('此导入任务尚未检查完或已经导入');
  if (mode === 'all' && job.bad > 0)
    throw failures.conflict(`有 ${job.bad} 行有误，请改正后重新上传，或只导入正确的行`);
  await begin({ context, id, mode });
  void commit({ context, id, mode, recordState, storageKey: job.storageKey }).catch((error: unknown) =>
    context.app.log.error(error, `import ${id}`),
  );
  return showJob({ context, id });
}

function wantedState({ context, input }: { context: CallContext; input: Values }): string | undefined {
  const { recordState } = input;
  if (typeof recordState !== 'string') return undefined;
  const states = rightsOf({ context, entity: entityOf(context) }).states;
  if (!states?.labels.has(recordState)) throw failures.invalid([{ path: '/recordState', message: '没有这个状态' }]);
  if (!states.allowed.some(({ code }) => code === recordState)) throw failures.denied();
  return recordState;
}

/** One caller alone gets to store a job. */
async function begin({
  context: { app, scope },
  id,
  mode,
}: {
  context: CallContext;
  id: string;
  mode: string;
}): Promise<void> {
  const text = `update "importJob" set "state" = 'committing', "mode" = $2, "progress" = 0, "message" = null
    where "id" = $1 and ("state" = 'ready' or ("state" = 'committing' and ${isDeadJob})) returning "id"`;
  const [rows] = await app.database.batch({ scope, statements: [changing<Values>({ text, values: [id, mode] })] });
  if (rows.length === 0) throw failures.conflict('此导入任务已经在导入');
}

interface Commit {
  context: CallContext;
  id: string;
  mode: string;
  recordState: string | undefined;
  storageKey: string;
}

async function commit({ context, id, mode, recordState, storageKey }: Commit): Promise<void> {
  const { app } = context;
  try {
    await withProgress({ context, id, state: 'committing' }, ({ tell }) =>
      store({ context, id, mode, recordState, storageKey, tell }),
    );
  } catch (error) {
    const reason = error instanceof Failure ? error : refusal({ error, catalogue: app.catalogue });
    if (!reason) app.log.error(error, `import ${id}`);
    await updateJob({
      context,
      id,
      changes: {
        state: 'ready',
        progress: 100,
        message: `没有写入任何数据：${reason?.message ?? '系统异常，请稍后重试'}`,
      },
    });
  }
}

/** Checks once more, since others may have stored something since, and stores. */
async function store({
  context,
  id,
  mode,
  recordState,
  storageKey,
  tell,
}: Commit & { tell(share: number): void }): Promise<void> {
  const { app } = context;
  const entity = entityOf(context);
  const rows = await readRows({ path: await app.files.pathOf(storageKey), owner: context.scope.tenantId });
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const checked = await checkRows({
      context,
      entity,
      plan: app.artefacts.excelPlan(entity.name),
      rows,
      recordState,
      onProgress: (share) => tell(share * checkingShare),
    });
    if (mode === 'all' && checked.badRows.length > 0)
      throw failures.conflict(
        `所引用的数据有变化，现在有 ${checked.badRows.length} 行有误（${checked.problems[0]?.cell ?? ''} ${checked.problems[0]?.message ?? ''}），请重新上传`,
      );
    if (
      await storeAll({ context, id, checked, onProgress: (share) => tell(checkingShare + share * (1 - checkingShare)) })
    )
      return;
  }
  throw failures.conflict('导入时相同的数据不断被他人写入，请稍后重试');
}

/** Thrown to roll back: a record has come to be there, or was changed, since the check. */
class Overtaken extends Error {}

/** All records in one transaction, or none: then false, and what is there has to be looked at again. */
async function storeAll({
  context,
  id,
  checked: { records, changes, pictures, unchanged, skipped },
  onProgress,
}: {
  context: CallContext;
  id: string;
  checked: Checked;
  onProgress(share: number): void;
}): Promise<boolean> {
  const { app, scope } = context;
  const entity = entityOf(context);
  await giveNumbers({
    entity,
    records,
    isGapless: false,
    send: (statements) => app.database.batch({ scope, statements }),
  });
  try {
    await app.database.inScope({ scope }, async (transaction) => {
      await lockTree({ entity, scope, transaction });
      await storePictures({ app, owner: scope.tenantId, transaction, pictures });
      await giveNumbers({
        entity,
        records,
        isGapless: true,
        send: (statements) => oneByOne({ transaction, statements }),
      });
      const text = insertText({ entity, records });
      for (let from = 0; from < records.length; from += batch) {
        const part = records.slice(from, from + batch);
        const stored = await transaction.query(
          changing({ text, values: [JSON.stringify(part), ...(entity.scope === 'tenant' ? [scope.tenantId] : [])] }),
        );
        // The history of a record is written before its conflict is found: not even that may stay.
        if (stored.length < part.length) throw new Overtaken();
        onProgress((from + part.length) / (records.length + changes.length));
      }
      for (const [index, { id: changed, version, values }] of changes.entries()) {
        const stored = await transaction.query(
          updateStatement({ entity, scope, id: changed, version, changes: values }),
        );
        if (stored.length === 0) throw new Overtaken();
        onProgress((records.length + index + 1) / (records.length + changes.length));
      }
      await transaction.query(
        changing({
          text: `update "importJob"
            set "state" = 'done', "progress" = 100, "valid" = $2::integer + $3::integer, "added" = $2, "changed" = $3,
              "unchanged" = $4, "skipped" = $5, "message" = $6 where "id" = $1`,
          values: [id, records.length, changes.length, unchanged, skipped.length, skippedMessage(skipped) ?? null],
        }),
      );
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** Stores the records of a list of JSON; where they are a tenant's, that is the second value. */
function insertText({ entity, records }: { entity: Entity; records: readonly Values[] }): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))].map((name) => `"${name}"`).join(', ');
  const [tenantColumn, tenantValue] = entity.scope === 'tenant' ? ['"tenantId", ', '$2, '] : ['', ''];
  return `insert into "${entity.name}" (${tenantColumn}${columns})
    select ${tenantValue}${columns} from jsonb_populate_recordset(null::"${entity.name}", $1::jsonb)
    on conflict do nothing returning "id"`;
}

async function oneByOne<Row>({
  transaction,
  statements,
}: {
  transaction: Transaction;
  statements: readonly Statement<Row>[];
}): Promise<Row[][]> {
  const answers: Row[][] = [];
  for (const statement of statements) answers.push(await transaction.query(statement));
  return answers;
}
