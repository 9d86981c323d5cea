import { changing } from '../database/statement.ts';
import { Failure, failures } from '../failures.ts';
import { checkAnswersOf, hasAnswers } from './answers.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { checkRows, messageOf, type Checked } from './excel/check.ts';
import { importOf, showJob } from './excel/job.ts';
import { refusedRows } from './excel/refusedRows.ts';
import { storePictures } from './excel/pictures.ts';
import { rightsOf } from './excel/rights.ts';
import { writtenPlan } from './excel/seenPlan.ts';
import { readSheets } from './excel/workbook.ts';
import { insertManyStatement, oneByOne } from './insertMany.ts';
import { enqueuePhase, jobOf } from './jobs/job.ts';
import { Stopped, type Running } from './jobs/running.ts';
import { changedRows, noteAdded, noteChanged } from './jobs/notes.ts';
import { partStatements } from './parts.ts';
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
 * Lets a job store the records and changes of a checked import in one transaction: all of them, or none while a row is
 * bad, unless only the valid ones are asked for (rule J5). What is there already is left as it is. `recordState` is the
 * state of new records whose rows do not say theirs. The reply is the job; job.progress tells the rest.
 * @throws Failure 403 where the caller may not give that state, 404 where the job is not the caller's, 409 where it is
 * not ready or has bad rows.
 */
export async function importCommit(context: CallContext, input: Values): Promise<Values> {
  const id = String(input['id']);
  const mode = String(input['mode']);
  const recordState = wantedState({ context, input });
  const { bad } = await importOf({ context, id });
  if (mode === 'all' && bad > 0) throw failures.conflict(`有 ${bad} 行有误，请改正后重新上传，或只导入正确的行`);
  await enqueuePhase({
    context,
    id,
    phase: 'store',
    input: { mode, ...(recordState !== undefined && { recordState }) },
  });
  return showJob({ context, job: await jobOf({ context, id }) });
}

function wantedState({ context, input }: { context: CallContext; input: Values }): string | undefined {
  const { recordState } = input;
  if (typeof recordState !== 'string') return undefined;
  const states = rightsOf({ context, entity: entityOf(context) }).states;
  if (!states?.labels.has(recordState)) throw failures.invalid([{ path: '/recordState', message: '没有这个状态' }]);
  if (!states.allowed.some(({ code }) => code === recordState)) throw failures.denied();
  return recordState;
}

/** The work of the job: what cannot be stored leaves it ready to be confirmed again. */
export async function storeImport(running: Running): Promise<Values | undefined> {
  const { app } = running.context;
  try {
    await store(running);
    return undefined;
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const reason = error instanceof Failure ? error : refusal({ error, app });
    if (!reason) throw error;
    return { state: 'ready', endedTime: null, message: `没有写入任何数据：${reason.message}` };
  }
}

/** Checks once more, since others may have stored something since, and stores. */
async function store(running: Running): Promise<void> {
  const { context, job, tell } = running;
  const { app } = context;
  const entity = entityOf(context);
  const { mode, recordState } = job.input;
  const plan = writtenPlan({ context, entity });
  const [rows = [], ...partRows] = await readSheets({
    path: await app.files.pathOf(job.storageKey ?? ''),
    owner: context.scope.tenantId,
    names: plan.parts.map(({ sheet }) => sheet),
  });
  const total = rows.length - 1;
  const tellShare = (share: number): void => tell(Math.round(share * total), total);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const checked = await checkRows({
      context,
      entity,
      plan,
      rows,
      partRows,
      recordState: typeof recordState === 'string' ? recordState : undefined,
      onProgress: (share) => tellShare(share * checkingShare),
    });
    if (mode === 'all' && checked.bad > 0)
      throw failures.conflict(
        `所引用的数据有变化，现在有 ${checked.bad} 行有误（${checked.problems[0]?.cell ?? ''} ${checked.problems[0]?.message ?? ''}），请重新上传`,
      );
    const onProgress = (share: number): void => tellShare(checkingShare + share * (1 - checkingShare));
    if (await storeAll({ running, checked, onProgress })) return;
  }
  throw failures.conflict('导入时相同的数据不断被他人写入，请稍后重试');
}

/** Lets the database plan for as many rows as the transaction has stored so far; see `countStored` of job.sql. */
const countStored = changing({ text: 'select "countStored"()', name: 'count_stored' });

/** Thrown to roll back: a record has come to be there, or was changed, since the check. */
class Overtaken extends Error {}

/** All records in one transaction, or none: then false, and what is there has to be looked at again. */
async function storeAll({
  running: { context, job, end },
  checked: { total, records, changes, pictures, unchanged, bad, skipped, parts },
  onProgress,
}: {
  running: Running;
  checked: Checked;
  onProgress(share: number): void;
}): Promise<boolean> {
  const { app, scope } = context;
  const { catalogue } = app;
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
      for (let from = 0; from < records.length; from += batch) {
        const some = records.slice(from, from + batch);
        for (const record of some)
          await oneByOne({
            transaction,
            statements: partStatements({ catalogue, entity, values: record, id: String(record['id']) }),
          });
        const stored = await transaction.query(insertManyStatement({ entity, scope, records: some }));
        // The history of a record is written before its conflict is found: not even that may stay.
        if (stored.length < some.length) throw new Overtaken();
        await transaction.query(noteAdded({ job, ids: stored.map(({ id }) => id) }));
        // After the first batch, the second, the fourth …
        const [done, isLast] = [from / batch + 1, from + batch >= records.length];
        if (!isLast && Number.isInteger(Math.log2(done))) await transaction.query(countStored);
        onProgress((from + some.length) / (records.length + changes.length));
      }
      for (let from = 0; from < changes.length; from += batch) {
        const some = changes.slice(from, from + batch);
        const before = await transaction.query(changedRows({ entity, ids: some.map(({ id }) => id) }));
        for (const { id, version, values } of some) {
          await oneByOne({ transaction, statements: partStatements({ catalogue, entity, values, id, version }) });
          const stored = await transaction.query(updateStatement({ entity, scope, id, version, changes: values }));
          if (stored.length === 0) throw new Overtaken();
        }
        await transaction.query(noteChanged({ job, entity, changes: some, before }));
        onProgress((records.length + from + some.length) / (records.length + changes.length));
      }
      const answered = changes.filter(({ values }) => hasAnswers({ entity, values }));
      await checkAnswersOf({
        entity,
        ids: [...records, ...answered].map((each) => String(each.id)),
        scope,
        transaction,
      });
      const refused = await refusedRows({
        entity,
        ids: records.map(({ id }) => String(id)),
        transaction,
        dictionaries: app.artefacts.dictionaries,
      });
      await end(transaction, {
        state: 'done',
        progress: 100,
        done: records.length - refused.count + changes.length,
        total,
        result: {
          total,
          valid: records.length + changes.length,
          bad,
          added: records.length - refused.count,
          changed: changes.length,
          unchanged,
          skipped: skipped.length,
        },
        message: [
          countsMessage({ added: records.length - refused.count, changed: changes.length, unchanged, bad }),
          messageOf({ parts, skipped }),
          refused.message,
        ]
          .filter(Boolean)
          .join('；'),
      });
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

/** How many records came of the rows, how many rows were left out and how many were wrong, in words. */
function countsMessage({
  added,
  changed,
  unchanged,
  bad,
}: Record<'added' | 'changed' | 'unchanged' | 'bad', number>): string {
  const words = [
    added > 0 && `新增 ${added} 条`,
    changed > 0 && `修改 ${changed} 条`,
    unchanged > 0 && `${unchanged} 条没有变化`,
    bad > 0 && `${bad} 行有误，没有导入`,
  ];
  return words.filter(Boolean).join('，');
}
