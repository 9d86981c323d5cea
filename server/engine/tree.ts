import type { Entity } from '#generators/formats.ts';
import { labelNameOf, pathSeparator } from '#kinds/ref/names.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { livingIn } from './living.ts';
import { shownColumns } from './list.ts';
import type { Page } from './page.ts';
import { prepared } from './prepared.ts';

/**
 * All records of a tree, from the top down and in their order. With conditions, those that they fit (`isMatch`) and all
 * above these.
 */
export async function tree(context: CallContext, input: Values): Promise<Page> {
  const { app, operation, scope } = context;
  const entity = entityOf(context);
  const parent = parentOf(entity);
  const parameters = new Parameters();
  const where = conditions({
    entity,
    filters: { ...input, ...operation.where },
    parameters,
    tenantId: scope.tenantId,
  });
  // Nothing narrows it: the conditions are those of an empty input.
  const isWhole = where === conditions({ entity, filters: {}, parameters: new Parameters(), tenantId: scope.tenantId });
  const values = isWhole ? [scope.tenantId] : [...parameters.values, scope.tenantId];
  const living = livingIn({ entity, tenant: `$${values.length}`, alias: 't' });
  const shown = `${shownColumns({ entity, operation, hasNames: input['withNames'] === true })}, ${column(entity.label)} as ${column(ownName)}`;
  const order = `order by "order", ${column(entity.label)}, "id"`;
  const text = isWhole
    ? `select true as "isMatch", ${shown} from ${column(`${entity.name}View`)} t where ${living} ${order}`
    : `with recursive "matching" as materialized (select "id", ${column(parent)} as "parent" from ${column(entity.name)} where ${where}),
        "kept" as (
          select "id", "parent" from "matching"
          union
          select t."id", t.${column(parent)} from ${column(entity.name)} t join "kept" k on t."id" = k."parent" where ${living}
        )
      select "id" in (select "id" from "matching") as "isMatch", ${shown}
        from ${column(`${entity.name}View`)} t where ${living} and "id" in (select "id" from "kept") ${order}`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values }))],
  });
  const branches = arranged({
    rows,
    idOf: (row) => String(row['id']),
    parentOf: (row) => String(row[parent] ?? ''),
  });
  return {
    rows: withPaths({ rows: branches.map(({ row }) => row), parent }),
    total: rows.filter((row) => row['isMatch'] === true).length,
  };
}

/** What a row is called itself, beside the fields that the operation answers: no field bears this name. */
const ownName = '.own';

/**
 * Rows from the top down with the path of the record above each, made of the rows above it: to ask the database for each
 * path costs more than all the rest.
 */
function withPaths({ rows, parent }: { rows: readonly Values[]; parent: string }): Values[] {
  const paths = new Map<string, string>();
  return rows.map((row) => {
    const above = paths.get(String(row[parent] ?? '')) ?? null;
    const own = row[ownName] ?? null;
    const path = above === null || own === null ? (above ?? own ?? '') : `${above}${pathSeparator}${String(own)}`;
    paths.set(String(row['id']), String(path));
    // The last column: to take it out again costs nothing.
    const placed: Values = { ...row };
    delete placed[ownName];
    placed[labelNameOf(parent)] = above;
    return placed;
  });
}

/** The field of a tree that refers to the record above. */
export function parentOf(entity: Entity): string {
  if (!entity.tree) throw new Error(`${entity.name} is no tree`);
  return entity.tree.parent;
}
