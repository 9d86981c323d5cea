import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../database/database.ts';
import { changing, reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { chosenIds } from './chosen.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { linkingOf, needThere, type Linking } from './linkSides.ts';
import { livingOf } from './living.ts';
import { prepared } from './prepared.ts';
import { removeAll } from './remove.ts';
import { guarded, prepareChange } from './save.ts';

/**
 * Brings links over to another record of one side: members of one department into another, their own fields with them.
 * Whoever is linked there already stays as it is there and leaves the former place, by a removal (rule S16). All or
 * nothing.
 * @throws Failure 404 where a link is not there, 409 where conditions fit another number, or what would be removed is in
 * use, 422 where the record to link with is not there, or a rule.
 */
export async function transfer(context: CallContext, input: Values): Promise<{ count: number; merged: number }> {
  const entity = entityOf(context);
  const linking = linkingOf({ entity, input });
  const { here, id } = linking;
  return guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      await needThere({ context, entity, side: here, ids: [id], path: `/${here.field}`, transaction });
      const ids = await chosenIds({ context, entity, input, transaction });
      const links = await lockedLinks({ entity, ids, transaction });
      if (links.length < ids.length) throw failures.notFound(entity.title);
      const elsewhere = links.filter((link) => link[here.field] !== id);
      const taken = await takenThere({ entity, linking, links: elsewhere, transaction });
      const moved: Values[] = [];
      const merged: string[] = [];
      for (const link of elsewhere) {
        const other = String(link[linking.there.field]);
        if (taken.has(other)) merged.push(String(link['id']));
        else moved.push(link);
        taken.add(other);
      }
      if (merged.length > 0) await removeAll({ context, entity, ids: merged, transaction });
      await bring({ entity, links: moved, linking, transaction });
      return { count: moved.length, merged: merged.length };
    }),
  );
}

/** Links as they are, in the order in which they were made, locked until the transaction ends. */
async function lockedLinks({
  entity,
  ids,
  transaction,
}: {
  entity: Entity;
  ids: readonly string[];
  transaction: Transaction;
}): Promise<Values[]> {
  const locked = `select "id" from ${column(entity.name)} where "id" = any($1) and ${livingOf({ entity })} order by "id" for update`;
  await transaction.query(prepared(changing({ text: locked, values: [ids] })));
  return transaction.query(
    prepared(
      reading<Values>({
        text: `select * from ${column(`${entity.name}View`)} where "id" = any($1) and ${livingOf({ entity })} order by "id"`,
        values: [ids],
      }),
    ),
  );
}

/** Of the other side's records, those that are linked with the wanted one already. */
async function takenThere({
  entity,
  linking: { here, id, there },
  links,
  transaction,
}: {
  entity: Entity;
  linking: Linking;
  links: readonly Values[];
  transaction: Transaction;
}): Promise<Set<string>> {
  const rows = await transaction.query(
    prepared(
      changing<{ other: string }>({
        text: `select ${column(there.field)} as "other" from ${column(entity.name)}
          where ${column(here.field)} = $1 and ${column(there.field)} = any($2) and ${livingOf({ entity })}
          order by "id" for update`,
        values: [id, links.map((link) => link[there.field])],
      }),
    ),
  );
  return new Set(rows.map(({ other }) => other));
}

/** Links records with another one of a side, by one statement. @throws Failure 422 where a rule of one is broken */
async function bring({
  entity,
  links,
  linking: { here, id },
  transaction,
}: {
  entity: Entity;
  links: readonly Values[];
  linking: Linking;
  transaction: Transaction;
}): Promise<void> {
  for (const before of links) prepareChange({ entity, before, values: { [here.field]: id } });
  await transaction.query(
    prepared(
      changing({
        text: `update ${column(entity.name)} set ${column(here.field)} = $1 where "id" = any($2)`,
        values: [id, links.map((link) => link['id'])],
      }),
    ),
  );
}
