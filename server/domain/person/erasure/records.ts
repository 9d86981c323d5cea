import type { Entity, Erase } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import type { Transaction } from '../../../database/database.ts';
import { reading } from '../../../database/statement.ts';
import { column } from '../../../engine/conditions.ts';
import type { App, Values } from '../../../engine/context.ts';
import { whoseText, whoseValues, type Whose } from '../whose.ts';

/** The records of an entity that are about somebody, and what becomes of them. */
export interface Records {
  entity: Entity;
  erase: Erase;
  ids: string[];
  /** How many of them are not done with. */
  awaited: number;
}

/** What there is about somebody, entity by entity; none of those that have nothing. The caller's transaction sees all of it. */
export async function recordsOf({
  app,
  transaction,
  whose,
}: {
  app: App;
  transaction: Transaction;
  whose: Whose;
}): Promise<Records[]> {
  const { entities } = app.catalogue;
  const about = Object.values(entities).flatMap((entity) =>
    entity.scope === 'tenant' && entity.about && entity.erase ? [{ entity, erase: entity.erase }] : [],
  );
  const answers = await transaction.batch(
    about.map(({ entity, erase }) =>
      reading<{ id: string }>({
        text: `select "id" from ${column(entity.name)} where ${whoseText({ entity, entities, isAll: erase.kind === 'keep' })} order by "id"`,
        values: whoseValues(whose),
      }),
    ),
  );
  const found: Records[] = [];
  for (const [at, { entity, erase }] of about.entries()) {
    const ids = (answers[at] ?? []).map(({ id }) => id);
    if (ids.length > 0)
      found.push({ entity, erase, ids, awaited: await awaitedOf({ entity, ids, transaction, whose }) });
  }
  return found;
}

async function awaitedOf({
  entity: { erase, name },
  ids,
  transaction,
  whose: { tenantId },
}: Pick<Records, 'entity' | 'ids'> & { transaction: Transaction; whose: Whose }): Promise<number> {
  const awaits = erase?.kind === 'keep' ? erase.awaits : undefined;
  if (!awaits) return 0;
  const records = await transaction.query(
    reading<Values>({
      text: `select * from ${column(`${name}View`)} where "tenantId" = $1 and "id" = any($2)`,
      values: [tenantId, ids],
    }),
  );
  return records.filter((record) => isTrue(awaits.when, { record })).length;
}
