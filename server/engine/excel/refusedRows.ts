import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../../database/database.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';

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
  const { importRefused: refused, name, label, distinguish } = entity;
  if (!refused || ids.length === 0) return { count: 0, message: null };
  const rows = await transaction.query(
    reading<{ label: string; marks: string[]; reason: string | null }>({
      text: `select ${column(label)}::text as "label", array[${distinguish.map((each) => `${column(each)}::text`).join(', ')}]::text[] as "marks",
          ${column(refused.reason)} as "reason"
        from ${column(name)} where "id" = any($1) and ${column(refused.field)} = $2 order by "id"`,
      values: [ids, refused.value],
    }),
  );
  if (rows.length === 0) return { count: 0, message: null };
  const told = rows
    .slice(0, named)
    .map(
      (row) =>
        `${row.label}${row.marks.length > 0 ? `（${row.marks.join('，')}）` : ''}：${row.reason ?? '没有说明原因'}`,
    );
  return {
    count: rows.length,
    message: `${rows.length} 条没有办理：${told.join('；')}${rows.length > named ? ' 等' : ''}`,
  };
}
