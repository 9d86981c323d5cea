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
  const living = livingIn({ entity, tenant: `$${parameters.values.length + 1}`, alias: 't' });
  const text = `with recursive "matching" as materialized (select "id", ${column(parent)} as "parent" from ${column(entity.name)} where ${where}),
      "kept" as (
        select "id", "parent" from "matching"
        union
        select t."id", t.${column(parent)} from ${column(entity.name)} t join "kept" k on t."id" = k."parent" where ${living}
      )
    select ${shownColumns({ entity, operation, hasNames: input['withNames'] === true })}, "id" in (select "id" from "matching") as "isMatch",
        ${column(entity.label)} as ${column(ownName)}
      from ${column(`${entity.name}View`)} t where ${living} and "id" in (select "id" from "kept")
      order by "order", ${column(entity.label)}, "id"`;
  const [rows] = await app.database.batch({
    scope,
    statements: [prepared(reading<Values>({ text, values: [...parameters.values, scope.tenantId] }))],
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
  return rows.map(({ [ownName]: own = null, ...row }) => {
    const above = paths.get(String(row[parent] ?? '')) ?? null;
    paths.set(String(row['id']), [above, own].filter((name) => name !== null).join(pathSeparator));
    return { ...row, [labelNameOf(parent)]: above };
  });
}

/** The field of a tree that refers to the record above. */
export function parentOf(entity: Entity): string {
  if (!entity.tree) throw new Error(`${entity.name} is no tree`);
  return entity.tree.parent;
}
