import type { Entity } from '#generators/formats.ts';
import type { CallContext, Values } from '../context.ts';
import { column } from '../conditions.ts';
import { statement } from '../list.ts';

/** Which of the records, by index, the tenant has already: by identity or by a group of fields that no two share. */
export async function findExisting({ context: { app, scope }, entity, records }: { context: Pick<CallContext, 'app' | 'scope'>; entity: Entity; records: readonly Values[] }): Promise<Set<number>> {
  const groups = [...entity.unique, ...(entity.identity.length > 0 ? [['identityHash']] : [])];
  const found = new Set<number>();
  for (const fields of groups) {
    const wanted = records.map((record, index) => ({ index, ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])) }));
    const columns = fields.map((field) => `${column(field)} text`).join(', ');
    const match = fields.map((field) => `t.${column(field)} = w.${column(field)}`).join(' and ');
    const [rows] = (await app.database.batch({
      scope,
      statements: [
        statement({
          text: `select w."index" from jsonb_to_recordset($1::jsonb) as w("index" integer, ${columns}) where exists (select from ${column(entity.name)} t where ${entity.scope === 'tenant' ? 't."tenantId" = $2' : '$2::text is not null'} and ${match}${entity.hasRecycle ? ' and t."deletedTime" is null' : ''})`,
          values: [JSON.stringify(wanted), scope.tenantId],
        }),
      ],
    })) as [{ index: number }[]];
    rows.forEach(({ index }) => found.add(index));
  }
  return found;
}
