import type { Entity } from '#generators/formats.ts';
import { copiedFields } from '#runtime/core/operations/copyOf.ts';
import { reading } from '../database/statement.ts';
import { column } from './conditions.ts';
import type { CallContext, Values } from './context.ts';
import { livingIn } from './living.ts';
import { prepared } from './prepared.ts';

/** Records with the fields that the database will copy into them (`x-copyOf`), for what has to know them beforehand. */
export async function withCopies({
  context: { app, scope },
  entity,
  records,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  records: readonly Values[];
}): Promise<Values[]> {
  const filled = records.map((record) => ({ ...record }));
  const all = copiedFields(entity.properties);
  for (const reference of new Set(all.map((each) => each.reference))) {
    const copies = all.filter((each) => each.reference === reference);
    const target = app.catalogue.entities[copies[0]?.entity ?? ''];
    if (!target) continue;
    const ids = [...new Set(filled.flatMap(({ [reference]: id }) => (typeof id === 'string' ? [id] : [])))];
    const text = `select ${[...new Set(['id', ...copies.map(({ source }) => source)])].map(column).join(', ')}
      from ${column(target.name)} where ${livingIn({ entity: target, tenant: '$1' })} and "id" = any($2)`;
    const [rows] = await app.database.batch({
      scope,
      statements: [prepared(reading<Values>({ text, values: [scope.tenantId, ids] }))],
    });
    const found = new Map(rows.map((row) => [row['id'], row]));
    for (const record of filled)
      for (const { field, source } of copies) record[field] = found.get(record[reference] ?? null)?.[source] ?? null;
  }
  return filled;
}
