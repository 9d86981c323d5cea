import type { Entity } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../context.ts';
import { column } from '../conditions.ts';
import { livingIn } from '../living.ts';
import { prepared } from '../prepared.ts';

/** Records that one query asks for. */
const batch = 2_000;

interface Search {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  records: readonly Values[];
}

/** The groups of fields that no two living records of a tenant share. */
function groupsOf(entity: Entity): string[][] {
  return [...entity.unique, ...(entity.identity.length > 0 ? [['identityHash']] : [])];
}

/** What a record takes for itself alone: one key for each group whose fields are all filled. */
export function uniqueKeysOf({ entity, record }: { entity: Entity; record: Values }): string[] {
  // At the top of a tree nothing stands above, and those there stand beside each other all the same.
  const isFilled = (field: string): boolean => (record[field] ?? null) !== null || field === entity.tree?.parent;
  return groupsOf(entity).flatMap((fields) =>
    fields.every(isFilled) ? [JSON.stringify(fields.map((field) => [field, record[field] ?? null]))] : [],
  );
}

/** Which of the records, by index, another record of the tenant is already: by identity or by a group of fields that no two share. */
export async function duplicatesOf({ context, entity, records }: Search): Promise<Set<number>> {
  const found = new Set<number>();
  for (const fields of groupsOf(entity)) {
    for (let from = 0; from < records.length; from += batch) {
      const indexes = await findByFields({ context, entity, records: records.slice(from, from + batch), fields });
      indexes.forEach((index) => found.add(from + index));
    }
  }
  return found;
}

async function findByFields({
  context: { app, scope },
  entity,
  records,
  fields,
}: Search & { fields: readonly string[] }): Promise<number[]> {
  const wanted = records.map((record, index) => ({
    index,
    id: record['id'] ?? null,
    ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
  }));
  const columns = fields.map((field) => `${column(field)} text`).join(', ');
  const match = fields
    .map((field) => {
      const [there, wanted] = [`t.${column(field)}`, `w.${column(field)}`];
      return field === entity.tree?.parent
        ? `coalesce(${there}, '') = coalesce(${wanted}, '')`
        : `${there} = ${wanted}`;
    })
    .join(' and ');
  const living = livingIn({ entity, tenant: '$2', alias: 't' });
  const text = `select w."index" from jsonb_to_recordset($1::jsonb) as w("index" integer, "id" text, ${columns})
    where exists (
      select from ${column(entity.name)} t where ${living} and ${match} and t."id" is distinct from w."id")`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<{ index: number }>({ text, values: [JSON.stringify(wanted), scope.tenantId] }))],
  });
  return rows.map(({ index }) => index);
}
