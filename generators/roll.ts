import { dataKindOf } from '#kinds/data/index.ts';
import { isAlwaysThere, rollOf, type Roll } from '#runtime/core/operations/roll.ts';
import type { ColumnType, Entity, Json, RollWord } from './formats.ts';
import { shownText } from './protection.ts';
import { quote, quoteText } from './sql.ts';

/**
 * The columns of an entity's view that are made of the records which refer to a row of its table `t` (`x-roll`): read
 * when they are asked for, so never stale, and by the index of the reference.
 */
export function rollColumns({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  return Object.entries(entity.properties).flatMap(([field, property]) => {
    const roll = rollOf(property);
    const from = roll && entities[roll.entity];
    if (!roll || !from || property['x-hidden']) return [];
    const { word } = roll;
    const rolled =
      roll.isBelow && entity.tree && word !== 'latest'
        ? belowText({
            roll,
            word,
            from,
            entity,
            parent: entity.tree.parent,
            type: dataKindOf(property).columnType(property),
          })
        : ownText({ roll, from });
    return [`${shownText({ property, value: rolled })} as ${quote(field)}`];
  });
}

interface Rolling {
  roll: Roll;
  /** Whose records they are. */
  from: Entity;
}

function ownText({ roll, from }: Rolling): string {
  const conditions = [
    ...(from.scope === 'tenant' ? ['c."tenantId" = t."tenantId"'] : []),
    `c.${quote(roll.by)} = t."id"`,
    ...meant({ roll, from }),
  ];
  const { value, order } = selections[roll.word](`c.${quote(roll.field ?? 'id')}`);
  return `(select ${value} from ${quote(from.name)} c where ${conditions.join(' and ')}${order ?? ''})`;
}

/**
 * Of a tree what all its records come to, with all below them, is taken together once for a statement – it depends on no
 * row – and looked up for each row: to walk down from each would read the lower levels as often as there are levels.
 */
function belowText({
  roll,
  from,
  entity: { name, hasRecycle },
  parent,
  word,
  type,
}: Rolling & { entity: Entity; parent: string; word: keyof typeof together; type: ColumnType }): string {
  const { by, field } = roll;
  const isLiving = hasRecycle ? ' where b."deletedTime" is null' : '';
  const conditions = [`c.${quote(by)} is not null`, ...meant({ roll, from })];
  const { value } = selections[word](`c.${quote(field ?? 'id')}`);
  const all = `with recursive "above"("id", "over") as (
    select b."id", b."id" from ${quote(name)} b${isLiving}
    union all
    select a."id", b.${quote(parent)} from "above" a join ${quote(name)} b on b."id" = a."over" where b.${quote(parent)} is not null
  ), "own" as (
    select c.${quote(by)} as "id", ${value} as "value" from ${quote(from.name)} c where ${conditions.join(' and ')} group by c.${quote(by)}
  ) select a."over" as "id", ${together[word]}(o."value") as "value" from "above" a join "own" o on o."id" = a."id" group by a."over"`;
  const found = `((select jsonb_object_agg(f."id", f."value") from (${all}) f) ->> t."id")::${type}`;
  return isAlwaysThere(roll) ? `coalesce(${found}, 0)` : found;
}

/** Which of the records that refer to one are meant. */
function meant({ roll, from }: Rolling): string[] {
  return [
    ...(from.hasRecycle ? ['c."deletedTime" is null'] : []),
    ...Object.entries(roll.where).map(([name, wanted]) => `c.${quote(name)} ${fixedComparison(wanted)}`),
  ];
}

const selections: Readonly<Record<RollWord, (column: string) => { value: string; order?: string }>> = {
  count: () => ({ value: 'count(*)::integer' }),
  sum: (column) => ({ value: `coalesce(sum(${column}), 0)` }),
  min: (column) => ({ value: `min(${column})` }),
  max: (column) => ({ value: `max(${column})` }),
  latest: (column) => ({ value: column, order: ' order by c."createdTime" desc, c."id" desc limit 1' }),
};

/** How what several records of a tree come to is taken together. */
const together = { count: 'sum', sum: 'sum', min: 'min', max: 'max' } as const;

/** One value, or one of several, as a comparison of SQL. */
export function fixedComparison(wanted: Json): string {
  return Array.isArray(wanted) ? `in (${wanted.map(literal).join(', ')})` : `= ${literal(wanted)}`;
}

function literal(value: Json): string {
  return typeof value === 'boolean' ? String(value) : quoteText(String(value));
}
