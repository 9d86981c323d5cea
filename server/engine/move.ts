import type { Entity } from '#generators/formats.ts';
import { reordered } from '#runtime/core/screens/tree.ts';
import type { Transaction } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { livingOf } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded } from './save.ts';
import { parentOf } from './tree.ts';
import { lockTree } from './treeLock.ts';

/**
 * Puts records of a tree below another one, or at the top, in the order of `ids`: before one that stands there, else
 * behind all. Those beside keep their order; all or nothing.
 * @throws Failure 404 where one is not there, 409 where `before` stands elsewhere, 422 a circle, too many levels, or
 * `before` among what is moved.
 */
export async function move(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const parent = parentOf(entity);
  const ids = input['ids'] as string[];
  const above = (input['parent'] ?? null) as string | null;
  const before = (input['before'] ?? null) as string | null;
  if (before !== null && ids.includes(before))
    throw failures.invalid([{ path: '/before', message: '不能排在要移动的数据自己前面' }]);
  return guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      await lockTree({ entity, scope: context.scope, transaction });
      const beside = await idsBelow({ entity, parent, above, transaction });
      const wanted = reordered({ beside, ids, before });
      if (!wanted) throw failures.conflict(`${entity.title}的排列已被他人修改，请刷新后再试`);
      const places = wanted.map((id, index): [id: string, place: number] => [id, index + 1]);
      await placeBeside({ entity, places: places.filter(([id]) => !ids.includes(id)), transaction });
      const own = places.filter(([id]) => ids.includes(id));
      const moved = await transaction.query(
        prepared(
          changing<{ id: string }>({
            text: `update ${column(entity.name)} t set ${column(parent)} = $2, "order" = w.place
              from unnest($1::text[], $3::integer[]) as w(id, place)
              where t."id" = w.id and ${livingOf({ entity, alias: 't' })} returning t."id"`,
            values: [own.map(([id]) => id), above, own.map(([, place]) => place)],
          }),
        ),
      );
      if (moved.length < ids.length) throw failures.notFound(entity.title);
      return { count: ids.length };
    }),
  );
}

/**
 * Makes room among those beside what is moved. Nobody changed these: they keep their version, and their history has
 * nothing of it (`keepRecord`).
 */
async function placeBeside({
  entity,
  places,
  transaction,
}: {
  entity: Entity;
  places: readonly [id: string, place: number][];
  transaction: Transaction;
}): Promise<void> {
  await transaction.query(changing({ text: `select set_config('app.quiet', 'on', true)` }));
  await transaction.query(
    prepared(
      changing({
        text: `update ${column(entity.name)} t set "order" = w.place from unnest($1::text[], $2::integer[]) as w(id, place)
          where t."id" = w.id and t."order" is distinct from w.place`,
        values: [places.map(([id]) => id), places.map(([, place]) => place)],
      }),
    ),
  );
  await transaction.query(changing({ text: `select set_config('app.quiet', '', true)` }));
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
