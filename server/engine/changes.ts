import type { Entity, Json } from '#generators/formats.ts';
import { targetOf } from '#kinds/data/index.ts';
import { flatOwn } from '#runtime/core/operations/ownFields.ts';
import { reading } from '../database/statement.ts';
import { column } from './conditions.ts';
import type { CallContext, Values } from './context.ts';

/** Each field of a change: what it was, and what it is. */
export type Changes = Record<string, [Json, Json]>;

/** Fields that change with every save and say nothing. */
const silent = new Set([
  'version',
  'createdTime',
  'createdBy',
  'updatedTime',
  'updatedBy',
  'deletedTime',
  'tenantId',
  'id',
]);

/** What tells two snapshots of a record apart; of what a tenant added by `own.grade`. */
export function changesBetween(sides: { before: Values; after: Values }): Changes {
  const [before, after] = [flatOwn(sides.before) as Values, flatOwn(sides.after) as Values];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !silent.has(field));
  const changed = fields.filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  return Object.fromEntries(
    changed.map((field): [string, [Json, Json]] => [field, [before[field] ?? null, after[field] ?? null]]),
  );
}

/** Labels of the records that fields refer to: by field, then by id. Removed records have theirs too. */
export type Labels = Record<string, Record<string, string>>;

/** The labels of the references among some values of an entity's fields. */
export async function labelsOf({
  context,
  entity,
  values,
}: {
  context: CallContext;
  entity: Entity;
  values: readonly (readonly [field: string, value: Json])[];
}): Promise<Labels> {
  const wanted = new Map<string, Set<string>>();
  for (const [field, value] of values)
    for (const id of [value].flat())
      if (typeof id === 'string' && id !== '' && targetOf(entity.properties[field] ?? {}) !== undefined)
        wanted.set(field, (wanted.get(field) ?? new Set()).add(id));
  const found = await Promise.all(
    [...wanted].map(async ([field, ids]): Promise<[string, Record<string, string>][]> => {
      const target = context.app.catalogue.entities[targetOf(entity.properties[field] ?? {}) ?? ''];
      return target ? [[field, Object.fromEntries(await labelsById({ context, entity: target, ids: [...ids] }))]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

/** The labels of records by their ids, as far as the caller's tenant may see them; a label that is a reference is followed. */
export async function labelsById({
  context,
  entity,
  ids,
}: {
  context: CallContext;
  entity: Entity;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<{ id: string; label: string | null }>({
        text: `select "id", ${column(entity.label)} as "label" from ${column(`${entity.name}View`)} where "id" = any($1)`,
        values: [ids],
      }),
    ],
  });
  const labels = await followed({ context, entity, labels: rows.map(({ label }) => label ?? '') });
  return new Map(rows.map(({ id, label }) => [id, labels.get(label ?? '') ?? label ?? '']));
}

/** Of values of an entity's label field that are ids themselves, the labels behind them. */
export async function followed({
  context,
  entity,
  labels,
}: {
  context: CallContext;
  entity: Entity;
  labels: readonly string[];
}): Promise<Map<string, string>> {
  const target = context.app.catalogue.entities[entity.properties[entity.label]?.['x-ref'] ?? ''];
  return target ? labelsById({ context, entity: target, ids: [...new Set(labels.filter(Boolean))] }) : new Map();
}
