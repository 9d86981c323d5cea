import type { Dictionary, Entity } from '#generators/formats.ts';
import type { Transaction } from '../../database/database.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import { nameColumns, type Named } from '../labels.ts';

/** How many of each kind are named. */
const named = 20;

/** What an import is told of records that were stored and say themselves that nothing came of them (`importRefused`). */
export interface RefusedRows {
  count: number;
  /** The first of each kind with their reasons, in words; null where there are none. */
  message: string | null;
}

/** Those among the records of an import. */
export async function refusedRows({
  entity,
  ids,
  transaction,
  dictionaries,
}: {
  entity: Entity;
  ids: readonly string[];
  transaction: Transaction;
  dictionaries: Record<string, Dictionary>;
}): Promise<RefusedRows> {
  const { importRefused: refused, name } = entity;
  if (!refused || ids.length === 0) return { count: 0, message: null };
  const rows = await transaction.query(
    reading<RefusedRow>({
      text: `select ${nameColumns(entity)}, ${column(refused.reason)} as "reason", ${column(refused.field)} as "value"
        from ${column(`${name}View`)} where "id" = any($1) and ${column(refused.field)} = any($2) order by "id"`,
      values: [ids, refused.values],
    }),
  );
  const field = entity.properties[refused.field];
  const words = refused.values.flatMap((value) => {
    const some = rows.filter((row) => row.value === value);
    const { label = value } = dictionaries[field?.['x-dict'] ?? '']?.values.find(({ code }) => code === value) ?? {};
    const further = `等，其余的在“${entity.title}”中按“${field?.title ?? refused.field}：${label}”筛选`;
    return some.length > 0
      ? [`${some.length} 条${label}：${some.slice(0, named).map(told).join('；')}${some.length > named ? further : ''}`]
      : [];
  });
  return { count: rows.length, message: words.join('；') || null };
}

interface RefusedRow extends Named {
  reason: string | null;
  value: string;
}

function told({ id, label, marks = [], reason }: RefusedRow): string {
  const apart = marks.filter(Boolean).join('，');
  return `${label ?? id}${apart && `（${apart}）`}${reason ? `：${reason}` : ''}`;
}
