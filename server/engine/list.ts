import type { Entity, Operation } from '#generators/formats.ts';
import { labelNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, ordering, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { sliceOf, sliceText, type Page } from './page.ts';
import { prepared } from './prepared.ts';

/** A page of records by conditions, with how many there are in all. One round trip. */
export async function list(context: CallContext, input: Values): Promise<Page> {
  const entity = entityOf(context);
  return readPage({ context, entity, filters: { ...input, ...context.operation.where } });
}

/** As `list`, for any entity and for the recycle bin; of all tenants where row-level security allows it. */
export async function readPage({
  context,
  entity,
  filters,
  isRecycled = false,
  isOfAllTenants = false,
  sort,
}: {
  context: CallContext;
  entity: Entity;
  filters: Values;
  isRecycled?: boolean;
  isOfAllTenants?: boolean;
  sort?: string;
}): Promise<Page> {
  const { app, operation, scope } = context;
  const parameters = new Parameters();
  const where = conditions({
    entity,
    filters,
    parameters,
    tenantId: isOfAllTenants ? undefined : scope.tenantId,
    isRecycled,
  });
  const order = ordering({
    entity,
    sort: sort ?? (typeof filters['sort'] === 'string' ? filters['sort'] : entity.sort),
  });
  const counted = prepared(
    reading<{ total: number }>({
      text: `select count(*)::integer as "total" from ${column(entity.name)} where ${where}`,
      values: [...parameters.values],
    }),
  );
  const text = `select ${shownColumns({ entity, operation })} from ${column(`${entity.name}View`)} where ${where}
    order by ${order}${sliceText({ slice: sliceOf(filters), parameters })}`;
  const [rows, totals] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values: parameters.values })), counted],
  });
  return { rows, total: totals[0]?.total ?? 0 };
}

const columnsOf = new WeakMap<Operation, string>();

/** The columns of an entity's view that an operation answers. */
export function shownColumns({ entity, operation }: { entity: Entity; operation: Operation }): string {
  const known = columnsOf.get(operation);
  if (known) return known;
  const isShown = (field: string) => !operation.fields || operation.fields.includes(field);
  const names = Object.entries(entity.properties).flatMap(([field, property]) => {
    if (property['x-hidden'] || property['x-column'] === false || !isShown(field)) return [];
    if (!property['x-ref']) return [column(field)];
    const isMarked = operation.access !== 'public' && entity.marked.includes(field);
    return [column(field), column(labelNameOf(field)), ...(isMarked ? [column(marksNameOf(field))] : [])];
  });
  const text = names.join(', ');
  columnsOf.set(operation, text);
  return text;
}
