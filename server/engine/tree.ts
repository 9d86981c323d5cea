import type { Entity } from '#generators/formats.ts';
import { labelNameOf, pathSeparator } from '#kinds/ref/names.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import { reading } from '../database/statement.ts';
import { column, conditions, Parameters } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { livingIn } from './living.ts';
import { readingMany, shownColumns } from './list.ts';
import type { Page } from './page.ts';

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
  const shown = `${shownColumns({ entity, operation, hasNames: input['withNames'] === true })}, ${column(entity.label)} as ${column(labelNameOf(parent))}`;
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
    statements: [readingMany({ entity, statement: reading<Values>({ text, values }) })],
  });
  const placed = arranged({
    rows,
    idOf: (row) => String(row['id']),
    parentOf: (row) => String(row[parent] ?? ''),
  }).map(({ row }) => row);
  writePaths({ rows: placed, parent });
  return {
    rows: placed,
    total: rows.filter((row) => row['isMatch'] === true).length,
  };
}

/**
 * Gives each row the path of the record above it, made of the rows above: to ask the database for each path costs more
 * than all the rest. Rows come from the top down, with their own names where the path comes.
 */
function writePaths({ rows, parent }: { rows: readonly Values[]; parent: string }): void {
  const place = labelNameOf(parent);
  const paths = new Map<string, string>();
  for (const row of rows) {
    const above = paths.get(String(row[parent] ?? '')) ?? null;
    const own = row[place] ?? null;
    const path = above === null || own === null ? (above ?? own ?? '') : `${above}${pathSeparator}${String(own)}`;
    paths.set(String(row['id']), String(path));
    row[place] = above;
  }
}

/** The field of a tree that refers to the record above. */
export function parentOf(entity: Entity): string {
  if (!entity.tree) throw new Error(`${entity.name} is no tree`);
  return entity.tree.parent;
}
