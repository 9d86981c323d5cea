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
import { withAllRows } from './sight.ts';
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
      await removeAll({ context, entity, ids, transaction });
      return { count: ids.length };
    }),
  );
}

/** Removes records within a transaction. @throws Failure as `remove` does */
export async function removeAll({ context, entity, ids, transaction }: Removal): Promise<void> {
  const found = await transaction.query(
    prepared(changing<{ id: string }>({ text: entity.hasRecycle ? binning(entity) : locking(entity), values: [ids] })),
  );
  if (found.length < ids.length) throw failures.notFound(entity.title);
  // Who uses it may be beyond the caller's reach.
  await withAllRows({
    scope: context.scope,
    transaction,
    work: () => refuseUsed({ context, entity, ids, transaction }),
  });
  if (!entity.hasRecycle)
    await transaction.query(
      prepared(changing({ text: `delete from "${entity.name}" where "id" = any($1)`, values: [ids] })),
    );
}

// Locked as for a deletion: whoever comes to refer to one meanwhile waits, or is waited for (`keepReferences`).
function binning({ name }: Entity): string {
  return `with "chosen" as (select "id" from "${name}" where "id" = any($1) and ${living()} for update)
    update "${name}" t set "deletedTime" = now() from "chosen" c where t."id" = c."id" returning t."id"`;
}

// What goes for good is asked about first: the foreign keys would refuse it without saying who uses it.
function locking({ name }: Entity): string {
  return `select "id" from "${name}" where "id" = any($1) order by "id" for update`;
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
  /** What uses them is never changed or removed by anybody. */
  let areAllLasting = true;
  for (const name of new Set(entity.referredBy.map((use) => use.entity))) {
    const referrer = app.catalogue.entities[name];
    if (!referrer) continue;
    const by = entity.referredBy.filter((use) => use.entity === name);
    const found = await transaction.query(
      prepared(
        reading<{ id: string; count: number; binned: number }>({
          text: usage({ entity, referrer, by, entities: app.catalogue.entities }),
          values: [ids],
        }),
      ),
    );
    const isLasting = referrer.isAppend && app.catalogue.operations[`${name}.remove`] === undefined;
    if (found.length > 0 && !isLasting) areAllLasting = false;
    for (const { id, count, binned } of found)
      uses.set(id, [...(uses.get(id) ?? []), `${count} 条${referrer.title}${binnedText({ count, binned })}`]);
  }
  const [first] = uses;
  if (!first) return;
  const [id, kinds] = first;
  const [record] = await transaction.query(
    prepared(
      reading<{ label: string | null }>({
        text: `select left(${column(entity.label)}::text, 60) as "label" from ${column(`${entity.name}View`)} where "id" = $1`,
        values: [id],
      }),
    ),
  );
  const others = uses.size > 1 ? `；所选的另外 ${uses.size - 1} 条也在使用中` : '';
  throw failures.conflict(
    `“${record?.label ?? id}”还有 ${kinds.join('、')}在使用，不能删除${others}。${
      areAllLasting ? '它们会一直保留' : `请先删除它们，或让它们改用别的${entity.title}`
    }`,
  );
}

/** What is in the recycle bin keeps a record that has none itself from being deleted. */
function binnedText({ count, binned }: { count: number; binned: number }): string {
  if (binned === 0) return '';
  return binned === count ? '（在回收站中）' : `（其中 ${binned} 条在回收站中）`;
}

/**
 * Which of some records others of an entity refer to, by whichever of their fields: how many do, and how many of these
 * from the recycle bin. A record that goes to the bin itself is not in use there.
 */
function usage({
  entity,
  referrer,
  by,
  entities,
}: {
  entity: Entity;
  referrer: Entity;
  by: Entity['referredBy'];
  entities: Record<string, Entity>;
}): string {
  if (entity.scope === 'platform' && referrer.scope === 'tenant') {
    const fields = (isMany: boolean): string =>
      `array[${by.flatMap((use) => ((use.isMany ?? false) === isMany ? [`'${use.field}'`] : [])).join(', ')}]::text[]`;
    return `select "id", "count", 0 as "binned" from unnest($1::text[]) "id",
        "countInTenants"('${referrer.name}', ${fields(false)}, ${fields(true)}, ${entity.hasRecycle && referrer.hasRecycle}, "id") "count"
      where "count" > 0`;
  }
  const isLiving = livingOf({ entity: referrer, alias: 'r' });
  const isUse = [
    ...(entity.hasRecycle ? [isLiving] : []),
    // Records that refer to each other may go together.
    ...(referrer === entity ? ['r."id" <> all($1)'] : []),
  ];
  const uses = by.map(({ field, isMany = false, part }) => {
    const { partOf, name } = entities[part ?? ''] ?? {};
    const named = isMany ? 'u."id"' : `r."${field}"`;
    const id = partOf ? `p."${partOf.parent}"` : named;
    return `select ${id} as "id", r."id" as "by", ${isLiving} as "isLiving" from "${referrer.name}" r
      ${isMany ? `cross join lateral jsonb_array_elements_text(r."${field}") u("id")` : ''}
      ${partOf ? `join "${name}" p on p."id" = ${named}` : ''}
      where ${[`${id} = any($1)`, ...isUse].join(' and ')}`;
  });
  return `select "id", count(*)::integer as "count", count(*) filter (where not "isLiving")::integer as "binned"
    from (${uses.join(' union ')}) uses group by "id" order by "count" desc, "id"`;
}
