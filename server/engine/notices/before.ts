import type { Entity, Notice, NoticeBefore } from '#generators/formats.ts';
import { changing, reading, type Statement } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { App } from '../context.ts';
import { livingOf, turnedOn } from '../living.ts';
import { asker } from './queue.ts';
import { tell } from './tell.ts';

/** Milliseconds after which a process looks again for what is due. */
const lookEvery = 60_000;
/** Hours from midnight at which people are told of a day. */
const hourOfDays = 9;
/** Records whose people are told in a transaction. */
const atOnce = 200;

/** When each process looked last. */
const looked = new WeakMap<App, number>();

/** Tells people before dates (`before`), at most once a minute. */
export async function tellDue({ app }: { app: App }): Promise<void> {
  if (Date.now() - (looked.get(app) ?? 0) < lookEvery) return;
  looked.set(app, Date.now());
  await tellBefore({ app });
}

/**
 * Tells the people of every record whose date is near, for each record and date once. What is due is told by what is
 * stored, not by the clock: what nobody was there for is made up as long as the date is to come (rule N5).
 */
export async function tellBefore({ app }: { app: App }): Promise<void> {
  for (const notice of Object.values(app.catalogue.notices)) {
    const entity = app.catalogue.entities[notice.entity];
    if (!notice.before || !entity) continue;
    const { before } = notice;
    const tenants = await app.database.asOwner((connection) =>
      connection.query(
        reading<{ id: string }>({
          text: `select distinct t."tenantId" as "id" from ${column(entity.name)} t join "tenant" o on o."id" = t."tenantId" and ${turnedOn('o')}
            where ${near({ entity, before })} and ${untold({ before, name: '$1' })}`,
          values: [notice.name],
        }),
      ),
    );
    for (const { id } of tenants) await tellTenant({ app, tenantId: id, entity, notice: { ...notice, before } });
  }
}

/** Reads whether a record's date is still the one of a delivery, and still to come. */
export function stillDue({
  entity,
  before,
  id,
  occasion,
}: {
  entity: Entity;
  before: NoticeBefore;
  id: string;
  occasion: string;
}): Statement<{ id: string }> {
  return reading<{ id: string }>({
    text: `select t."id" from ${column(entity.name)} t where t."id" = $1 and ${occasionSql(before)} = $2 and ${near({ entity, before })}`,
    values: [id, occasion],
  });
}

async function tellTenant({
  app,
  tenantId,
  entity,
  notice,
}: {
  app: App;
  tenantId: string;
  entity: Entity;
  notice: Notice & { before: NoticeBefore };
}): Promise<void> {
  const scope = { tenantId, userId: asker };
  const context = { scope, dictionaries: await app.dictionaries.of(tenantId) };
  const { before, name } = notice;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await app.database.inScope({ scope }, async (transaction) => {
      // Held until they are told of, so that no date moves away meanwhile.
      const due = await transaction.query(
        changing<{ id: string }>({
          text: `select t."id" from ${column(entity.name)} t where t."id" > $2 and ${near({ entity, before })} and ${untold({ before, name: '$1' })}
            order by t."id" limit ${atOnce} for update of t`,
          values: [name, from],
        }),
      );
      const ids = due.map(({ id }) => id);
      if (ids.length > 0) await tell({ context, entity, notice, ids, occasion: before.field, transaction });
      return ids.length < atOnce ? undefined : ids.at(-1);
    });
  }
}

/** Records that the notice is for, whose date is near and not over. */
function near({ entity, before: { field, isDay, hours, where } }: { entity: Entity; before: NoticeBefore }): string {
  const date = `t.${column(field)}`;
  const here = `(now() at time zone 'Asia/Shanghai')`;
  const among = Object.entries(where).map(
    ([name, values]) =>
      `t.${column(name)} in (${values.map((value) => `'${String(value).replaceAll("'", "''")}'`).join(', ')})`,
  );
  return [
    livingOf({ entity, alias: 't' }),
    ...(isDay
      ? [`${date} >= ${here}::date`, `${date} <= (${here} + interval '${hours - hourOfDays} hours')::date`]
      : [`${date} > now()`, `${date} <= now() + interval '${hours} hours'`]),
    ...among,
  ].join(' and ');
}

function untold({ before, name }: { before: NoticeBefore; name: `$${number}` }): string {
  return `not exists (select from "delivery" d where d."tenantId" = t."tenantId" and d."notice" = ${name} and d."recordId" = t."id" and d."occasion" = ${occasionSql(before)})`;
}

/** The date as records are read. */
function occasionSql({ field, isDay }: NoticeBefore): string {
  return isDay
    ? `to_char(t.${column(field)}, 'YYYY-MM-DD')`
    : `to_char(t.${column(field)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
}
