import { isRefList, targetOf } from '#kinds/data/index.ts';
import { labelsNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity } from './formats.ts';
import { labelOf } from './labelOf.ts';
import { shownText } from './protection.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/** A field that refers to several records of an entity. */
interface RefList {
  entity: Entity;
  field: string;
  target: Entity;
}

/** SQL: the ids that such a field of a row holds, each a row of its own with its `place` from 1. */
export function idsIn({ row, field, as }: { row: string; field: string; as: string }): string {
  return `jsonb_array_elements_text(${row}.${quote(field)}) with ordinality ${as}("id", "place")`;
}

/**
 * Keeps fields that refer to several records as foreign keys keep those that refer to one (rules T2, S3, V11), with the
 * locks these take: who refers locks the records referred to, so of who refers and who removes at once one waits for the
 * other and sees what it did. What is refused is refused under the name that a foreign key of the field would have.
 */
export function refListTriggers(entities: Record<string, Entity>): string {
  const lists = Object.values(entities).flatMap((entity) => refLists({ entity, entities }));
  const referring = new Set(lists.map(({ entity }) => entity));
  const targets = new Set(lists.map(({ target }) => target));
  return [
    ...[...referring].map((entity) => keepingText({ entity, lists: lists.filter((list) => list.entity === entity) })),
    ...[...targets].map((target) => keptText({ target, lists: lists.filter((list) => list.target === target) })),
  ].join('\n\n');
}

/** The labels of what such fields refer to, and what tells those apart, in their order, as columns of the entity's view, whose table is `t`. */
export function refListColumns({
  entity,
  entities,
  marksOf,
}: {
  entity: Entity;
  entities: Record<string, Entity>;
  /** SQL: what tells the row of an alias apart. */
  marksOf(of: { of: Entity; alias: string }): string;
}): string[] {
  return refLists({ entity, entities })
    .filter(({ field }) => !entity.properties[field]?.['x-hidden'])
    .flatMap(({ field, target }) => {
      const within = target.scope === 'tenant' ? 'r."tenantId" = t."tenantId" and ' : '';
      const from = `${idsIn({ row: 't', field, as: 'e' })} left join ${quote(target.name)} r on ${within}r."id" = e."id"`;
      const label = labelOf({ target, alias: 'r', reference: 'e."id"' });
      const listed = ({ each, as }: { each: string; as: string }): string => {
        const value = `(select jsonb_agg(${each} order by e."place") from ${from})`;
        return `coalesce(${shownText({ property: entity.properties[field], value })}, '[]') as ${quote(as)}`;
      };
      const marks = `case when r."id" is not null then ${marksOf({ of: target, alias: 'r' })} end`;
      return [
        listed({ each: label, as: labelsNameOf(field) }),
        ...(entity.marked.includes(field) ? [listed({ each: marks, as: marksNameOf(field) })] : []),
      ];
    });
}

function refLists({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): RefList[] {
  return storedFields(entity).flatMap(([field, property]) => {
    const target = isRefList(property) ? entities[targetOf(property) ?? ''] : undefined;
    return target ? [{ entity, field, target }] : [];
  });
}

/** Who refers: to records that are there, of the same tenant, and not in the recycle bin. */
function keepingText({ entity: { name, hasRecycle }, lists }: { entity: Entity; lists: RefList[] }): string {
  const restored = hasRecycle ? ' or (old."deletedTime" is not null and new."deletedTime" is null)' : '';
  const checks = lists.map((list) => {
    const { field, target } = list;
    const within = target.scope === 'tenant' ? 'r."tenantId" = new."tenantId" and ' : '';
    const living = target.hasRecycle ? ' and r."deletedTime" is null' : '';
    // By an array, so that each id is looked up by the index however many records there are.
    const referred = `from ${quote(target.name)} r where ${within}r."id" = any(v_ids)`;
    return `  if new.${quote(field)} is distinct from old.${quote(field)}${restored} then
    v_ids := array(select distinct jsonb_array_elements_text(new.${quote(field)}));
    perform ${referred} order by r."id" for key share;
    if (select count(*) ${referred}${living}) < cardinality(v_ids) then
      ${raiseText(list)}
    end if;
  end if;`;
  });
  const watched = [...lists.map(({ field }) => field), ...(hasRecycle ? ['deletedTime'] : [])];
  return triggerText({
    trigger: 'keepRefLists',
    table: name,
    event: `insert or update of ${watched.map(quote).join(', ')}`,
    level: 'for each row',
    declare: '  v_ids text[];\n',
    body: checks,
    result: 'new',
  });
}

/** Who is referred to: no row goes that another still has among its ids. */
function keptText({ target, lists }: { target: Entity; lists: RefList[] }): string {
  const isOfAllTenants = ({ entity }: RefList) => target.scope === 'platform' && entity.scope === 'tenant';
  const checks = lists.map((list) => {
    const { entity, field } = list;
    const within = target.scope === 'tenant' ? ' and g."tenantId" = r."tenantId"' : '';
    const text = `if exists (select from ${quote(entity.name)} r cross join lateral ${idsIn({ row: 'r', field, as: 'e' })} join "gone" g on g."id" = e."id"${within}) then
      ${raiseText(list)}
    end if;`;
    return isOfAllTenants(list)
      ? `  for v_tenant in select "id" from "tenant" loop
    perform set_config('app.tenant_id', v_tenant, true);
    ${text}
  end loop;
  perform set_config('app.tenant_id', v_before, true);`
      : `  ${text}`;
  });
  return triggerText({
    trigger: 'keepListed',
    table: target.name,
    event: 'delete',
    level: 'referencing old table as "gone" for each statement',
    declare: lists.some(isOfAllTenants)
      ? `  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_tenant text;
`
      : '',
    body: checks,
    result: 'null',
  });
}

function raiseText({ entity: { name }, field }: RefList): string {
  return `raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = ${quoteText(`${name}_${field}_fkey`)}, table = ${quoteText(name)};`;
}

function triggerText({
  trigger,
  table,
  event,
  level,
  declare,
  body,
  result,
}: {
  trigger: string;
  table: string;
  event: string;
  level: string;
  declare: string;
  body: string[];
  result: 'new' | 'null';
}): string {
  const name = quote(`${trigger}_${table}`);
  return `create or replace function ${name}() returns trigger language plpgsql as $$
declare
  ${declaredReach}
${declare}begin
${beyondReach(body.join('\n'))}
  return ${result};
end $$;
create or replace trigger ${quote(trigger)} after ${event} on ${quote(table)} ${level} execute function ${name}();`;
}
