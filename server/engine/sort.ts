import { changing } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { livingOf } from './living.ts';
import { prepared } from './prepared.ts';

/** Puts records into the order of `ids` by their field `order`, from 1. @throws Failure 404 where one is not there. */
export async function sort(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const ids = [...new Set(input['ids'] as string[])];
  await context.app.database.inScope({ scope: context.scope }, async (transaction) => {
    const sorted = await transaction.query(
      prepared(
        changing<{ id: string }>({
          text: `update "${entity.name}" t set "order" = wanted.place
            from unnest($1::text[]) with ordinality as wanted(id, place)
            where t."id" = wanted.id and ${livingOf({ entity, alias: 't' })} returning t."id"`,
          values: [ids],
        }),
      ),
    );
    if (sorted.length < ids.length) throw failures.notFound(entity.title);
  });
  return { count: ids.length };
}
