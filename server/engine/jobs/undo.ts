import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import { Failure, failures } from '../../failures.ts';
import type { CallContext, Values } from '../context.ts';
import { refusedRows } from '../excel/refusedRows.ts';
import { livingOf } from '../living.ts';
import { refusal } from '../refuse.ts';
import { removeAll } from '../remove.ts';
import { lockTree } from '../treeLock.ts';
import { notesOf, type Note } from './notes.ts';
import type { Running } from './running.ts';

const batch = 500;
const reported = 200;

/**
 * Takes back what an import wrote, in one transaction: records it added are removed, records it changed have again what
 * stood there before. What somebody has changed since, or what is in use, stays; the job says how many and why (rule J7).
 */
export async function undoImport({ job, context, tell, end }: Running): Promise<undefined> {
  const { app, scope } = context;
  const entity = app.catalogue.entities[job.entity ?? ''];
  if (!entity) throw failures.conflict('产品升级后不再有这种数据，不能撤销');
  await app.database.inScope({ scope }, async (transaction) => {
    const claimed = await transaction.query(
      changing<Values>({
        text: `update "job" set "isUndone" = true where "id" = $1 and "state" = 'done' and not "isUndone" returning "id"`,
        values: [job.undoOf],
      }),
    );
    if (claimed.length === 0) throw failures.conflict('这次导入已经撤销');
    await lockTree({ entity, scope, transaction });
    const notes = await transaction.query(notesOf({ jobId: job.undoOf ?? '' }));
    // What was changed may refer to what was added.
    const ordered = [...notes.filter(({ before }) => before), ...notes.filter(({ before }) => !before)];
    const ids = notes.flatMap(({ recordId, before }) => (before ? [] : [recordId]));
    const { dictionaries } = app.artefacts;
    const { count: idle } = await refusedRows({ entity, ids, transaction, dictionaries });
    const kept: Kept[] = [];
    const counts = { removed: 0, restored: 0 };
    for (const part of partsOf(ordered)) {
      const isAdded = part[0]?.before === null;
      const undone = await undoPart({ context, entity, transaction, notes: part, isAdded, kept });
      counts[isAdded ? 'removed' : 'restored'] += undone;
      tell(counts.removed + counts.restored + kept.length, notes.length);
    }
    await end(transaction, {
      state: 'done',
      progress: 100,
      done: counts.removed + counts.restored,
      total: notes.length,
      result: { ...counts, kept: kept.length },
      report: {
        failed: kept.slice(0, reported).map(({ id, reason }) => ({ recordId: id, label: id, message: reason })),
      },
      message: messageOf({ ...counts, idle, kept: kept.length, effect: entity.importUndo }),
    });
  });
  return undefined;
}

interface Kept {
  id: string;
  reason: string;
}

/** Notes in order, in pieces that are of one sort. */
function partsOf(notes: readonly Note[]): Note[][] {
  const parts: Note[][] = [];
  for (const note of notes) {
    const last = parts.at(-1);
    if (last && last.length < batch && (last[0]?.before === null) === (note.before === null)) last.push(note);
    else parts.push([note]);
  }
  return parts;
}

interface Part {
  context: CallContext;
  entity: Entity;
  transaction: Transaction;
  notes: readonly Note[];
  isAdded: boolean;
  kept: Kept[];
}

/** Takes back all that nobody changed since; one by one where some of it is refused. @returns how many */
async function undoPart({ notes, kept, ...place }: Part): Promise<number> {
  const { entity, transaction } = place;
  const untouched = await transaction.query(
    changing<{ recordId: string }>({
      text: `select n."recordId" from jsonb_to_recordset($1::jsonb) as n("recordId" text, "recordVersion" integer)
        join "${entity.name}" t on t."id" = n."recordId"${entity.isAppend ? '' : ' and t."version" = n."recordVersion"'} where ${livingOf({ entity, alias: 't' })}
        for update of t`,
      values: [JSON.stringify(notes.map(({ recordId, recordVersion }) => ({ recordId, recordVersion })))],
    }),
  );
  const ids = new Set(untouched.map(({ recordId }) => recordId));
  kept.push(
    ...notes
      .filter(({ recordId }) => !ids.has(recordId))
      .map(({ recordId }) => ({ id: recordId, reason: '导入后又被修改或删除' })),
  );
  const standing = notes.filter(({ recordId }) => ids.has(recordId));
  kept.push(
    ...standing
      .filter(({ hasParts }) => hasParts)
      .map(({ recordId }) => ({ id: recordId, reason: '导入时也改了它的组成部分，请在历史中查看后手工改回' })),
  );
  const left = standing.filter(({ hasParts }) => !hasParts);
  if (left.length === 0 || (await attempt({ ...place, notes: left })) === undefined) return left.length;
  let undone = 0;
  for (const note of left) {
    const reason = await attempt({ ...place, notes: [note] });
    if (reason === undefined) undone += 1;
    else kept.push({ id: note.recordId, reason });
  }
  return undone;
}

/** All of them or none. @returns why none */
async function attempt({
  context,
  entity,
  transaction,
  notes,
  isAdded,
}: Omit<Part, 'kept'>): Promise<string | undefined> {
  await transaction.query(changing({ text: 'savepoint undo' }));
  try {
    if (isAdded) await removeAll({ context, entity, ids: notes.map(({ recordId }) => recordId), transaction });
    else await giveBack({ entity, transaction, notes });
    await transaction.query(changing({ text: 'release savepoint undo' }));
    return undefined;
  } catch (error) {
    const reason = error instanceof Failure ? error : refusal({ error, app: context.app });
    if (!reason) throw error;
    await transaction.query(changing({ text: 'rollback to savepoint undo' }));
    return reason.message;
  }
}

async function giveBack({ entity, transaction, notes }: Pick<Part, 'entity' | 'transaction' | 'notes'>): Promise<void> {
  const fields = [...new Set(notes.flatMap(({ before }) => Object.keys(before ?? {})))];
  if (fields.length === 0) return;
  const set = fields.map(
    (field) => `"${field}" = case when n."before" ? '${field}' then b."${field}" else t."${field}" end`,
  );
  await transaction.query(
    changing({
      text: `update "${entity.name}" t set ${set.join(', ')}
        from jsonb_to_recordset($1::jsonb) as n("recordId" text, "before" jsonb)
          cross join lateral jsonb_populate_record(null::"${entity.name}", n."before") b
        where t."id" = n."recordId"`,
      values: [JSON.stringify(notes.map(({ recordId, before }) => ({ recordId, before })))],
    }),
  );
}

/** Which ones stay, and why, is in the report, for their own person (rule J13). */
function messageOf({
  removed,
  idle,
  restored,
  kept,
  effect,
}: {
  removed: number;
  /** Of which nothing came when they were imported, so that nothing is taken back. */
  idle: number;
  restored: number;
  kept: number;
  effect: string | undefined;
}): string {
  return [
    `删除了新增的 ${removed} 条${idle > 0 ? `（其中 ${idle} 条导入时没有办成或不用办）` : ''}，恢复了修改的 ${restored} 条`,
    ...(kept > 0 ? [`${kept} 条没有撤销`] : []),
    ...(effect !== undefined && removed > idle ? [effect] : []),
  ].join('；');
}
