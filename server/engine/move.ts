import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { livingOf } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded } from './save.ts';
import { parentOf } from './tree.ts';

/**
 * Puts records of a tree below another one, or at the top, in the order of `ids`: before one that stands there, else
 * behind all. Those beside keep their order; all or nothing.
 * @throws Failure 404 where one is not there, 409 where `before` stands elsewhere, 422 a circle or too many levels.
 */
export async function move(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const parent = parentOf(entity);
  const ids = input['ids'] as string[];
  const above = (input['parent'] ?? null) as string | null;
  const before = (input['before'] ?? null) as string | null;
  return guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      // As the trigger does, but before any row is locked: two who move at once wait for each other and do not get stuck.
      await transaction.query(
        changing({
          text: `select pg_advisory_xact_lock(hashtextextended('tree/' || $1 || '/' || $2, 0))`,
          values: [entity.name, entity.scope === 'tenant' ? context.scope.tenantId : ''],
        }),
      );
      const beside = await idsBelow({ entity, parent, above, transaction });
      const others = beside.filter((id) => !ids.includes(id));
      const place = before === null ? others.length : others.indexOf(before);
      if (place < 0) throw failures.conflict(`${entity.title}的排列已被他人修改，请刷新后再试`);
      const wanted = [...others.slice(0, place), ...ids, ...others.slice(place)];
      const moved = await transaction.query(
        prepared(
          changing<{ id: string }>({
            text: `update ${column(entity.name)} t set ${column(parent)} = $2, "order" = w.place
              from unnest($1::text[]) with ordinality as w(id, place)
              where t."id" = w.id and ${livingOf({ entity, alias: 't' })}
                and (t."order" <> w.place or t.${column(parent)} is distinct from $2 or t."id" = any($3)) returning t."id"`,
            values: [wanted, above, ids],
          }),
        ),
      );
      if (ids.some((id) => !moved.some((row) => row.id === id))) throw failures.notFound(entity.title);
      return { count: ids.length };
    }),
  );
}

/** The living records directly below one, in their order. */
async function idsBelow({
  entity,
  parent,
  above,
  transaction,
}: {
  entity: Entity;
  parent: string;
  above: string | null;
  transaction: Transaction;
}): Promise<string[]> {
  const rows = await transaction.query(
    prepared(
      reading<{ id: string }>({
        text: `select "id" from ${column(entity.name)}
          where ${column(parent)} is not distinct from $1 and ${livingOf({ entity })}
          order by "order", ${column(entity.label)}, "id"`,
        values: [above],
      }),
    ),
  );
  return rows.map(({ id }) => id);
}
