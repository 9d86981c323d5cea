import type { Entity } from '#generators/formats.ts';
import { arranged } from '#runtime/core/screens/tree.ts';
import type { Transaction } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { inRecycleBin } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded } from './save.ts';
import { takenRefusal } from './takenRefusal.ts';
import { lockTree } from './treeLock.ts';

/**
 * Brings records back from the recycle bin. All or nothing.
 * @throws Failure 404 where one is not in the bin, 422 where a living record has taken its place.
 */
export async function restore(context: CallContext, input: Values): Promise<{ count: number }> {
  const entity = entityOf(context);
  const ids = [...new Set(input['ids'] as string[])];
  const bringBack = (): Promise<void> =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      await lockTree({ entity, scope: context.scope, transaction });
      await refuseBelowRemoved({ entity, ids, transaction });
      const restored: { id: string }[] = [];
      for (const group of await inGroups({ entity, ids, transaction }))
        restored.push(
          ...(await transaction.query(
            prepared(
              changing<{ id: string }>({
                text: `update "${entity.name}" set "deletedTime" = null where "id" = any($1) and ${inRecycleBin()}
                  returning "id"`,
                values: [group],
              }),
            ),
          )),
        );
      if (restored.length < ids.length) throw failures.notFound(entity.title);
    });
  await guarded(context, () =>
    bringBack().catch(async (error: unknown) => {
      throw (await takenRefusal({ context, entity, ids, error })) ?? error;
    }),
  );
  return { count: ids.length };
}

/** Of a tree, a record whose one above stays in the bin. @throws Failure 422 with the names of both */
async function refuseBelowRemoved({
  entity: { name, label, tree },
  ids,
  transaction,
}: {
  entity: Entity;
  ids: string[];
  transaction: Transaction;
}): Promise<void> {
  if (!tree) return;
  const [found] = await transaction.query(
    prepared(
      reading<{ label: string; above: string }>({
        text: `select t."${label}" as "label", a."${label}" as "above" from "${name}View" t
          join "${name}View" a on a."id" = t."${tree.parent}"
          where t."id" = any($1) and a."id" <> all($1) and ${inRecycleBin('a')} limit 1`,
        values: [ids],
      }),
    ),
  );
  if (found)
    throw failures.invalid([
      {
        path: `/${tree.parent}`,
        message: `“${found.label}”的上级“${found.above}”也在回收站中，请一起恢复或先恢复上级`,
      },
    ]);
}

/** All at once; of a tree one after the other, as none comes back before the one above it. */
async function inGroups({
  entity: { name, tree },
  ids,
  transaction,
}: {
  entity: Entity;
  ids: string[];
  transaction: Transaction;
}): Promise<string[][]> {
  if (!tree) return [ids];
  const rows = await transaction.query(
    prepared(
      reading<{ id: string; parent: string | null }>({
        text: `select "id", "${tree.parent}" as "parent" from "${name}" where "id" = any($1)`,
        values: [ids],
      }),
    ),
  );
  return arranged({ rows, idOf: ({ id }) => id, parentOf: ({ parent }) => parent ?? '' }).map(({ row }) => [row.id]);
}
