import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { chosenIds } from './chosen.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { living, livingOf } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded } from './save.ts';
import { lockTree } from './treeLock.ts';

/**
 * Removes records, into the recycle bin where the entity has one. All or nothing.
 * @throws Failure 404 where one of them is not there, 409 where another record still refers to one.
 */
export async function remove(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      await lockTree({ entity, scope, transaction });
      const ids = await chosenIds({ context, entity, input, transaction });
      const removed = await transaction.query(
        prepared(changing<{ id: string }>({ text: removal(entity), values: [ids] })),
      );
      if (removed.length < ids.length) throw failures.notFound(entity.title);
      await refuseUsed({ context, entity, ids, transaction });
      return { count: ids.length };
    }),
  );
}

function removal(entity: Entity): string {
  return entity.hasRecycle
    ? `update "${entity.name}" set "deletedTime" = now() where "id" = any($1) and ${living()} returning "id"`
    : `delete from "${entity.name}" where "id" = any($1) returning "id"`;
}

interface Removal {
  context: CallContext;
  entity: Entity;
  ids: readonly string[];
  transaction: Transaction;
}

/** @throws Failure 409 where a record is referred to: which one, by what, and how many others are. */
async function refuseUsed({ context: { app }, entity, ids, transaction }: Removal): Promise<void> {
  const uses = new Map<string, string[]>();
  for (const { entity: name, field } of entity.referredBy) {
    const referrer = app.catalogue.entities[name];
    if (!referrer) continue;
    const found = await transaction.query(
      prepared(reading<{ id: string; count: number }>({ text: usage({ entity, referrer, field }), values: [ids] })),
    );
    for (const { id, count } of found) uses.set(id, [...(uses.get(id) ?? []), `${count} 条${referrer.title}`]);
  }
  const [first] = uses;
  if (!first) return;
  const [id, kinds] = first;
  const [record] = await transaction.query(
    prepared(
      reading<{ label: string | null }>({
        text: `select left(${column(entity.label)}::text, 60) as "label" from ${column(entity.name)} where "id" = $1`,
        values: [id],
      }),
    ),
  );
  const others = uses.size > 1 ? `；所选的另外 ${uses.size - 1} 条也在使用中` : '';
  throw failures.conflict(
    `“${record?.label ?? id}”还有 ${kinds.join('、')}在使用，不能删除${others}。请先删除它们，或让它们改用别的${entity.title}`,
  );
}

/** Which of some records are referred to by a field of living ones, and how often. */
function usage({ entity, referrer, field }: { entity: Entity; referrer: Entity; field: string }): string {
  if (entity.scope === 'platform' && referrer.scope === 'tenant')
    return `select "id", "count" from unnest($1::text[]) "id",
        "countInTenants"('${referrer.name}', '${field}', ${referrer.hasRecycle}, array["id"]) "count"
      where "count" > 0`;
  return `select "${field}" as "id", count(*)::integer as "count" from "${referrer.name}"
    where "${field}" = any($1) and ${livingOf({ entity: referrer })} group by "${field}"
    order by "count" desc, "${field}"`;
}
