import type { EntityWords } from '#schemas/generated/words.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, Limit, Property } from './formats.ts';
import { nameSql } from './labelOf.ts';
import { quote, quoteText } from './sql.ts';
import { amongText, markedName, whereSql, type LabelOf } from './unique.ts';

type Words = NonNullable<EntityWords['limit']>[number];

/** How many records there may be of each reference, as it is written. */
export function limitWords(words: object): Words[] {
  return (words as Pick<EntityWords, 'limit'>).limit ?? [];
}

/** The field of the record referred to that says how many: `sessionId.places`. */
export function placesOf(max: string): { reference: string; field: string } {
  const [reference = '', field = ''] = max.split('.');
  return { reference, field };
}

/** The same in full: with the name by which the database speaks of it, and what is said to whoever would be one more. */
export function limitOf({
  source: { name, content },
  labelOf,
}: {
  source: CatalogueSource;
  labelOf: LabelOf;
}): Limit[] {
  const properties = content['properties'] as Record<string, Property>;
  return limitWords(content['x-entity'] as object).map(({ per, where: written = {}, max, message, unit = '条' }) => {
    const where = Object.fromEntries(Object.entries(written).map(([field, value]) => [field, [value].flat()]));
    const among = Object.entries(where).map(([field, values]) =>
      amongText({ property: properties[field], values, labelOf }),
    );
    return {
      name: markedName({ name: `${name}_limit_${per}`, meaning: { per, where, max } }),
      per,
      where,
      max: typeof max === 'number' ? max : placesOf(max).field,
      message: message ?? `${among.length > 0 ? `${among.join('、')}的` : ''}${String(content['title'])}已满`,
      unit,
    };
  });
}

/**
 * Keeps limits (`x-entity.limit`, rule S23), whoever stores a record: who comes to be counted waits for all others that
 * do so for the same record, and then counts. What stands beyond a limit that came later stays. Run behind the statement:
 * it may store many, which are counted once, and fields are filled in then.
 */
export function limitSql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  return [...countingSql({ entity, entities }), ...loweringSql({ entity, entities })];
}

interface Limiting {
  /** Whose records are counted. */
  entity: Entity;
  limit: Limit;
  /** What they are counted for. */
  referred: Entity;
}

function limitsOf({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): Limiting[] {
  return entity.limit.flatMap((limit) => {
    const referred = entities[entity.properties[limit.per]?.['x-ref'] ?? ''];
    return referred ? [{ entity, limit, referred }] : [];
  });
}

function countingSql({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const limits = limitsOf({ entity, entities });
  if (limits.length === 0) return [];
  const added = 'referencing new table as n';
  return Object.entries({ insert: added, update: `${added} old table as o` }).flatMap(([event, tables]) => {
    const trigger = event === 'insert' ? 'keepLimitsAdded' : 'keepLimitsChanged';
    const blocks = limits.map((limiting) => countingBlock({ ...limiting, isUpdate: event === 'update', entities }));
    return [
      `create or replace function ${quote(`${trigger}_${entity.name}`)}() returns trigger language plpgsql as $$
${variables}
  v_max integer;
  v_come record;
begin
${blocks.join('\n')}
  return null;
end $$;`,
      // Policies would be asked of each record that is counted.
      `select "runAsOwner"(${quoteText(`${quote(`${trigger}_${entity.name}`)}()`)});`,
      `create or replace trigger ${quote(trigger)} after ${event} on ${quote(entity.name)} ${tables} for each statement execute function ${quote(`${trigger}_${entity.name}`)}();`,
    ];
  });
}

/** Goes through what those who come are counted for, in one order: two who bring many do not wait for each other. */
function countingBlock({
  entity,
  limit,
  referred,
  isUpdate,
  entities,
}: Limiting & { isUpdate: boolean; entities: Record<string, Entity> }): string {
  const { name, per, max } = limit;
  const isTenants = entity.scope === 'tenant';
  const isCounted = (row: string): string =>
    [...countedIn({ entity, limit, row }), `${row}.${quote(per)} is not null`].join(' and ');
  const isNew = `((${isCounted('o')}) is not true or n.${quote(per)} is distinct from o.${quote(per)})`;
  const same = `${isTenants ? 'o."tenantId" = n."tenantId" and ' : ''}o."id" = n."id"`;
  const tenant = isTenants ? 'n."tenantId"' : "''::text";
  const come = `select ${tenant} as "tenantId", n.${quote(per)} as "id", min(${nameSql({ entity, alias: 'n', entities })}) as "record"
    from n${isUpdate ? ` join o on ${same}` : ''} where ${isCounted('n')}${isUpdate ? ` and ${isNew}` : ''} group by 1, 2 order by 1, 2`;
  const whose = `${referred.scope === 'tenant' ? 't."tenantId" = v_come."tenantId" and ' : ''}t."id" = v_come."id"`;
  const most =
    typeof max === 'number'
      ? `v_max := ${max};`
      : `select t.${quote(max)} into v_max from ${quote(referred.name)} t where ${whose};`;
  return `  for v_come in ${come} loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        ${lockSql({ entity, limit, row: 'v_come' })}
      end if;
${beyondReach(`      ${most}
      if v_max is not null then
        ${countSql({ entity, limit, row: 'v_come' })}
      end if;`)}
      if v_count > v_max then
        select ${nameSql({ entity: referred, alias: 't', entities })} into v_label from ${quote(referred.name)} t where ${whose};
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', ${quoteText(name)}, 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;`;
}

/** Nobody leaves fewer places than are taken. */
function loweringSql({ entity: referred, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const limits = Object.values(entities).flatMap((entity) =>
    limitsOf({ entity, entities }).filter((each) => each.referred.name === referred.name),
  );
  const fewer = (field: string): string =>
    `(new.${quote(field)} is not null and (old.${quote(field)} is null or new.${quote(field)} < old.${quote(field)}))`;
  const blocks = limits.flatMap(({ entity, limit }) =>
    typeof limit.max === 'number'
      ? []
      : [
          `  if ${fewer(limit.max)} then
    ${lockSql({ entity, limit, row: 'new' })}
${beyondReach(`    ${countSql({ entity, limit, row: 'new' })}`)}
    if v_count > new.${quote(limit.max)} then
      v_label := ${nameSql({ entity: referred, alias: 'new', entities })};
      v_field := ${loweredSql({ referred, max: limit.max, fewer })};
      raise exception '% records are there', v_count using errcode = 'check_violation', constraint = 'limit_lowered', table = tg_table_name,
        detail = json_build_object('entity', ${quoteText(entity.name)}, 'limit', ${quoteText(limit.name)}, 'label', left(v_label, 60), 'count', v_count, 'field', v_field)::text;
    end if;
  end if;`,
        ],
  );
  if (blocks.length === 0) return [];
  const fields = [...new Set(limits.flatMap(({ limit: { max } }) => (typeof max === 'number' ? [] : [max])))];
  const trigger = quote(`keepPlaces_${referred.name}`);
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
${variables}
  v_field text;
begin
${blocks.join('\n')}
  return null;
end $$;`,
    `create or replace trigger "keepPlaces" after update on ${quote(referred.name)} for each row when (${fields.map(fewer).join(' or ')}) execute function ${trigger}();`,
  ];
}

/** The number that a person lowered: the limit itself, or where that is computed the one that it comes from. */
function loweredSql({
  referred,
  max,
  fewer,
}: {
  referred: Entity;
  max: string;
  fewer: (field: string) => string;
}): string {
  if (!referred.properties[max]?.readOnly) return quoteText(max);
  const cases = Object.entries(referred.properties).flatMap(([field, property]) =>
    property.type === 'integer' && !property.readOnly && property['x-column'] !== false
      ? [`when ${fewer(field)} and new.${quote(field)} = new.${quote(max)} then ${quoteText(field)}`]
      : [],
  );
  return cases.length > 0 ? `case ${cases.join(' ')} end` : 'null';
}

const variables = `declare
  -- All are counted, whoever reaches them.
  ${declaredReach}
  v_count integer;
  v_label text;`;

/** `row` has tenant and id of the record that is referred to. */
function lockSql({ entity, limit, row }: { entity: Entity; limit: Limit; row: string }): string {
  const key = [quoteText(limit.name), ...(entity.scope === 'tenant' ? [`${row}."tenantId"`] : []), `${row}."id"`];
  return `perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', ${key.join(', ')}), 0));`;
}

function countSql({ entity, limit, row }: { entity: Entity; limit: Limit; row: string }): string {
  const conditions = [
    ...(entity.scope === 'tenant' ? [`c."tenantId" = ${row}."tenantId"`] : []),
    `c.${quote(limit.per)} = ${row}."id"`,
    ...countedIn({ entity, limit, row: 'c' }),
  ];
  return `select count(*) into v_count from ${quote(entity.name)} c where ${conditions.join(' and ')};`;
}

/** Which records are counted. */
function countedIn({ entity, limit, row }: { entity: Entity; limit: Limit; row: string }): string[] {
  return [...(entity.hasRecycle ? [`${row}."deletedTime" is null`] : []), ...whereSql(limit.where, row)];
}
