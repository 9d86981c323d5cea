import type { Entity } from '#generators/formats.ts';
import { failures } from '../failures.ts';
import { chosenIds } from './chosen.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { statement } from './list.ts';
import { guarded } from './save.ts';

/**
 * Removes records, into the recycle bin where the entity has one. All or nothing.
 * @throws Failure 404 where one of them is not there, 409 where another record still refers to one.
 */
export async function remove(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const { app, scope } = context;
  return guarded(context, () => app.database.inScope({ scope }, async (transaction) => {
    const ids = await chosenIds({ context, entity, input, transaction });
    const removed = await transaction.query<{ id: string }>(statement({ text: removal(entity), values: [ids] }));
    if (removed.length < ids.length) throw failures.notFound(entity.title);
    for (const { entity: name, field } of entity.referredBy) {
      const referrer = app.catalogue.entities[name];
      if (!referrer) continue;
      const [use] = await transaction.query<{ count: number }>(statement({ text: usage({ entity, referrer, field }), values: [ids] }));
      if (use && use.count > 0) throw failures.conflict(`还有 ${use.count} 条${referrer.title}在使用，不能删除`);
    }
    return { count: ids.length };
  }));
}

function removal(entity: Entity): string {
  return entity.hasRecycle
    ? `update "${entity.name}" set "deletedTime" = now() where "id" = any($1) and "deletedTime" is null returning "id"`
    : `delete from "${entity.name}" where "id" = any($1) returning "id"`;
}

function usage({ entity, referrer, field }: { entity: Entity; referrer: Entity; field: string }): string {
  if (entity.scope === 'platform' && referrer.scope === 'tenant') return `select "countInTenants"('${referrer.name}', '${field}', ${referrer.hasRecycle}, $1) as "count"`;
  return `select count(*)::integer as "count" from "${referrer.name}" where "${field}" = any($1)${referrer.hasRecycle ? ' and "deletedTime" is null' : ''}`;
}
