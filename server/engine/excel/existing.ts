import type { Entity } from '#generators/formats.ts';
import type { CallContext, Values } from '../context.ts';
import { column } from '../conditions.ts';
import { statement } from '../list.ts';

/** Records that one query asks for. */
const batch = 2_000;

interface Search {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  records: readonly Values[];
}

/** Which of the records, by index, the tenant has already: by identity or by a group of fields that no two share. */
export async function findExisting({ context, entity, records }: Search): Promise<Set<number>> {
  const groups = [...entity.unique, ...(entity.identity.length > 0 ? [['identityHash']] : [])];
  const found = new Set<number>();
  for (const fields of groups) {
    for (let from = 0; from < records.length; from += batch) {
      const indexes = await findByFields({ context, entity, records: records.slice(from, from + batch), fields });
      indexes.forEach((index) => found.add(from + index));
    }
  }
  return found;
}

async function findByFields({ context: { app, scope }, entity, records, fields }: Search & { fields: readonly string[] }): Promise<number[]> {
  const wanted = records.map((record, index) => ({ index, ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])) }));
  const columns = fields.map((field) => `${column(field)} text`).join(', ');
  const match = fields.map((field) => `t.${column(field)} = w.${column(field)}`).join(' and ');
  const living = `${entity.scope === 'tenant' ? 't."tenantId" = $2' : '$2::text is not null'}${entity.hasRecycle ? ' and t."deletedTime" is null' : ''}`;
  const text = `select w."index" from jsonb_to_recordset($1::jsonb) as w("index" integer, ${columns}) where exists (select from ${column(entity.name)} t where ${living} and ${match})`;
  const [rows] = (await app.database.batch({ scope, statements: [statement({ text, values: [JSON.stringify(wanted), scope.tenantId] })] })) as [{ index: number }[]];
  return rows.map(({ index }) => index);
}
