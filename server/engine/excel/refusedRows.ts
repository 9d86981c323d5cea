import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../../database/database.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import { nameColumns, type Named } from '../labels.ts';

/** How many of them are named. */
const named = 20;

/** What an import is told of records that were stored and say themselves that nothing came of them (`importRefused`). */
export interface RefusedRows {
  count: number;
  /** The first of them with their reasons, in words; null where there are none. */
  message: string | null;
}

/** Those among the records of an import. */
export async function refusedRows({
  entity,
  ids,
  transaction,
}: {
  entity: Entity;
  ids: readonly string[];
  transaction: Transaction;
}): Promise<RefusedRows> {
  const { importRefused: refused, name } = entity;
  if (!refused || ids.length === 0) return { count: 0, message: null };
  const rows = await transaction.query(
    reading<Named & { reason: string | null }>({
      text: `select ${nameColumns(entity)}, ${column(refused.reason)} as "reason"
        from ${column(`${name}View`)} where "id" = any($1) and ${column(refused.field)} = $2 order by "id"`,
      values: [ids, refused.value],
    }),
  );
  if (rows.length === 0) return { count: 0, message: null };
  const told = rows.slice(0, named).map(({ id, label, marks = [], reason }) => {
    const apart = marks.filter(Boolean).join('，');
    return `${label ?? id}${apart && `（${apart}）`}：${reason ?? '没有说明原因'}`;
  });
  return {
    count: rows.length,
    message: `${rows.length} 条没有办理：${told.join('；')}${rows.length > named ? ' 等' : ''}`,
  };
}
