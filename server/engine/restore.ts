import { changing } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { inRecycleBin } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded } from './save.ts';

/**
 * Brings records back from the recycle bin. All or nothing.
 * @throws Failure 404 where one is not in the bin, 422 where a living record has taken its place.
 */
export async function restore(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const ids = [...new Set(input['ids'] as string[])];
  await guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      const restored = await transaction.query(
        prepared(
          changing<{ id: string }>({
            text: `update "${entity.name}" set "deletedTime" = null where "id" = any($1) and ${inRecycleBin()}
              returning "id"`,
            values: [ids],
          }),
        ),
      );
      if (restored.length < ids.length) throw failures.notFound(entity.title);
    }),
  );
  return { count: ids.length };
}
