import type { Entity } from '#generators/formats.ts';
import { variablesOf } from '#runtime/core/expressions.ts';
import { blanked, blankedIdLength } from '#runtime/core/operations/blanked.ts';
import type { Transaction } from '../../../database/database.ts';
import { changing } from '../../../database/statement.ts';
import { column } from '../../../engine/conditions.ts';

interface Blanking {
  transaction: Transaction;
  tenantId: string;
  entity: Entity;
  ids: readonly string[];
  fields: readonly string[];
}

/** Takes what fields hold out of records and out of all their versions in the history, with what steps said of them. */
export async function blank({ transaction, tenantId, entity, ids, fields }: Blanking): Promise<void> {
  const values = [tenantId, ids];
  // What is copied follows what it is a copy of.
  const own = fields.filter((field) => entity.properties[field]?.['x-copyOf'] === undefined);
  if (own.length > 0)
    await transaction.query(
      changing({
        text: `update ${column(entity.name)} set ${own
          .map((field) => `${column(field)} = ${emptied({ entity, field, id: '"id"' })}`)
          .join(', ')} where "tenantId" = $1 and "id" = any($2)`,
        values,
      }),
    );
  if (entity.hasHistory && fields.length > 0)
    await transaction.query(
      changing({
        text: `update "history" set "step" = "step" - 'said', "snapshot" = "snapshot" || jsonb_build_object(${[
          ...fields.map((field) => `'${field}', ${emptied({ entity, field, id: '"recordId"' })}`),
          // The record computes its own anew.
          ...computedOf({ entity, fields }).map((field) => `'${field}', null`),
        ].join(', ')}) where "tenantId" = $1 and "recordId" = any($2) and "entity" = $3`,
        values: [...values, entity.name],
      }),
    );
}

/** The fields that are made of others, directly or of what is. */
export function computedOf({
  entity,
  fields,
}: {
  entity: Pick<Entity, 'properties'>;
  fields: readonly string[];
}): string[] {
  const found = Object.entries(entity.properties).flatMap(([field, { 'x-value': made = null }]) =>
    !fields.includes(field) && variablesOf(made).some((each) => fields.includes(each)) ? [field] : [],
  );
  return found.length === 0 ? [] : [...found, ...computedOf({ entity, fields: [...fields, ...found] })];
}

/** SQL: what a field holds once it is blanked. */
function emptied({ entity, field, id }: { entity: Entity; field: string; id: string }): string {
  if (!entity.required.includes(field) && entity.properties[field]?.['x-copyOf'] === undefined) return 'null';
  const isUnique = entity.unique.some(({ fields }) => fields.includes(field));
  return isUnique ? `'${blanked}-' || left(${id}, ${blankedIdLength})` : `'${blanked}'`;
}
