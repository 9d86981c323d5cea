import { isOwn } from '#runtime/core/operations/ownFields.ts';
import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Entity, Operation } from '#generators/formats.ts';
import { isRefList } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf, marksNameOf } from '#kinds/ref/names.ts';
import type { Scope } from '../database/database.ts';
import { reading, type Statement } from '../database/statement.ts';
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
      text: `select count(*)::integer as "total" from ${column(entity.name)} where ${where}${withinReach({ entity, scope })}`,
      values: [...parameters.values],
    }),
  );
  const slice = sliceOf(filters);
  const view = column(`${entity.name}View`);
  const columns = shownColumns({ entity, operation, hasNames: filters['withNames'] === true });
  const fitting = `from ${view} where ${where} order by ${order}${sliceText({ slice, parameters })}`;
  // What is rolled up is read for rows that are skipped, too: of a later page its records are found first.
  const isFoundFirst = slice.skip > 0 && hasRolls(entity);
  const text = isFoundFirst
    ? `select ${columns} from ${view} where "id" in (select "id" ${fitting}) and ${where} order by ${order}`
    : `select ${columns} ${fitting}`;
  const [rows, totals] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values: parameters.values })), counted],
  });
  return { rows, total: totals[0]?.total ?? 0 };
}

/**
 * Policies are asked row by row; of whoever does not reach all, an index counts the rows they reach. It changes nothing
 * of what is counted. A page is not found so: walking along its order until it is full reads less.
 */
export function withinReach({ entity: { reach }, scope: { sight } }: { entity: Entity; scope: Scope }): string {
  return reach?.only !== undefined && sight && sight.reach !== 'all' ? ` and ${reach.only}` : '';
}

/**
 * A statement that reads many rows of an entity. Where each of them counts others it is planned each time: a plan that was
 * made while there were none would read all that there are by now for each row.
 */
export function readingMany<Row>({ entity, statement }: { entity: Entity; statement: Statement<Row> }): Statement<Row> {
  return hasRolls(entity) ? statement : prepared(statement);
}

function hasRolls({ properties }: Entity): boolean {
  return Object.values(properties).some(isMadeOnReading);
}

/** A field of a record referred to, as the view has it; beside a reference its label. */
export function referredColumns({ entity, name }: { entity: Entity; name: string }): string[] {
  const isReference = entity.referred[name]?.property['x-ref'] !== undefined;
  return isReference ? [column(name), column(labelNameOf(name))] : [column(name)];
}

const columnsOf = { plain: new WeakMap<Operation, string>(), named: new WeakMap<Operation, string>() };

/** The columns of an entity's view that an operation answers; the names of those who stored a row where they are asked for. */
export function shownColumns({
  entity,
  operation,
  hasNames,
}: {
  entity: Entity;
  operation: Operation;
  hasNames: boolean;
}): string {
  const kept = hasNames ? columnsOf.named : columnsOf.plain;
  const known = kept.get(operation);
  if (known) return known;
  // A tree answers the path of the record above from its own rows.
  const isKnownAbove = (field: string) => operation.does === 'tree' && field === entity.tree?.parent;
  const isShown = (field: string) => !operation.fields || operation.fields.includes(field);
  const names = Object.entries(entity.properties).flatMap(([field, property]) => {
    const isPublic = operation.access === 'public';
    if (property['x-hidden'] || property['x-column'] === false || !isShown(field)) return [];
    if (isPublic && isOwn(property)) return [];
    const marks = !isPublic && entity.marked.includes(field) ? [column(marksNameOf(field))] : [];
    if (isRefList(property)) return [column(field), column(labelsNameOf(field)), ...marks];
    if (property['x-actor'] && hasNames && !isPublic) return [column(field), column(labelNameOf(field))];
    if (!property['x-ref'] || isKnownAbove(field)) return [column(field)];
    return [column(field), column(labelNameOf(field)), ...marks];
  });
  const referred = (operation.referred ?? []).flatMap((name) => referredColumns({ entity, name }));
  const text = [...names, ...referred].join(', ');
  kept.set(operation, text);
  return text;
}
