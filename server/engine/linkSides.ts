import type { Entity, LinkSide, Unique } from '#generators/formats.ts';
import type { Transaction } from '../database/database.ts';
import { reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { column } from './conditions.ts';
import type { CallContext, Values } from './context.ts';
import { livingIn } from './living.ts';
import { prepared } from './prepared.ts';

/** What an input of a link's call says: with which record, of which side, the others are linked. */
export interface Linking {
  /** The side that the input names a record of. */
  here: LinkSide;
  /** That record. */
  id: string;
  /** The side that is many. */
  there: LinkSide;
  /** What no two links share. */
  pair: Unique;
}

/** @throws Failure 422 unless the input names a record of exactly one side */
export function linkingOf({ entity, input }: { entity: Entity; input: Values }): Linking {
  const [pair] = entity.unique;
  if (!entity.link || !pair) throw new Error(`${entity.name} links nothing`);
  const [one, other] = entity.link;
  const id = input[one.field] ?? input[other.field];
  if (typeof id !== 'string' || (input[one.field] !== undefined && input[other.field] !== undefined))
    throw failures.invalid([
      {
        path: `/${one.field}`,
        message: `请选择${titleOf({ entity, side: one })}或${titleOf({ entity, side: other })}，只选一边`,
      },
    ]);
  return input[one.field] === undefined ? { here: other, id, there: one, pair } : { here: one, id, there: other, pair };
}

/** What the field of a side is called. */
export function titleOf({ entity, side: { field } }: { entity: Entity; side: LinkSide }): string {
  return entity.properties[field]?.title ?? field;
}

/**
 * Records of a side have to be there for the caller: a reference alone would also hold one that row-level security hides.
 * @throws Failure 422 at `path` where one is not
 */
export async function needThere({
  context: { app, scope },
  entity,
  side,
  ids,
  path,
  transaction,
}: {
  context: CallContext;
  entity: Entity;
  side: LinkSide;
  ids: readonly string[];
  path: string;
  transaction: Transaction;
}): Promise<void> {
  const target = app.catalogue.entities[side.entity];
  if (!target) throw new Error(`no entity ${side.entity}`);
  const [found] = await transaction.query(
    prepared(
      reading<{ count: number }>({
        text: `select count(*)::integer as "count" from ${column(target.name)}
          where "id" = any($2) and ${livingIn({ entity: target, tenant: '$1' })}`,
        values: [scope.tenantId, ids],
      }),
    ),
  );
  if (found?.count !== ids.length)
    throw failures.invalid([{ path, message: `所选${titleOf({ entity, side })}不存在或已被删除` }]);
}
