import type { Entity } from '#generators/formats.ts';
import { askedFields, fits, unfitText, wantedBy } from '#runtime/core/operations/filter.ts';
import { reading } from '../database/statement.ts';
import { column } from './conditions.ts';
import type { CallContext, Values } from './context.ts';
import { livingIn } from './living.ts';
import { prepared } from './prepared.ts';

/** Said of a field whose reference does not fit its filter. */
export function unfitMessage({ entity: { properties }, field }: { entity: Entity; field: string }): string {
  const { title = field, 'x-filter': filter = {} } = properties[field] ?? {};
  const by = askedFields(filter).map((name) => properties[name]?.title ?? name);
  return unfitText({ title, filter, by });
}

/** A record as it will be, and of one that is there already the fields that will change. */
export interface Referring {
  record: Values;
  changes?: Values | undefined;
}

/**
 * The references among records, by their number and field, that the database will refuse because they do not fit their
 * filters: what an import says before it stores anything.
 */
export async function unfitReferences({
  context,
  entity,
  records,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  records: readonly Referring[];
}): Promise<{ index: number; field: string }[]> {
  const found: { index: number; field: string }[] = [];
  for (const [field, { 'x-ref': ref, 'x-filter': filter }] of Object.entries(entity.properties)) {
    const target = context.app.catalogue.entities[ref ?? ''];
    if (!target || !filter) continue;
    const watched = [field, ...askedFields(filter)];
    const asked = [...records.entries()].filter(
      ([, { record, changes }]) =>
        typeof record[field] === 'string' && (!changes || watched.some((name) => name in changes)),
    );
    const targets = await readTargets({
      context,
      target,
      fields: Object.keys(filter),
      ids: [...new Set(asked.map(([, { record }]) => String(record[field])))],
    });
    for (const [index, { record }] of asked) {
      const referred = targets.get(String(record[field]));
      if (referred && !fits({ wanted: wantedBy({ filter, record }), target: referred })) found.push({ index, field });
    }
  }
  return found;
}

async function readTargets({
  context: { app, scope },
  target,
  fields,
  ids,
}: {
  context: Pick<CallContext, 'app' | 'scope'>;
  target: Entity;
  fields: readonly string[];
  ids: readonly string[];
}): Promise<Map<string, Values>> {
  if (ids.length === 0) return new Map();
  const text = `select ${[...new Set(['id', ...fields])].map(column).join(', ')} from ${column(target.name)}
    where ${livingIn({ entity: target, tenant: '$1' })} and "id" = any($2)`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values: [scope.tenantId, ids] }))],
  });
  return new Map(rows.map((row) => [String(row['id']), row]));
}
