import { belowName, pathName, pathSeparator } from '#kinds/ref/names.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import type { CatalogueSource } from './files.ts';
import type { Entity, Json, Property, Tree } from './formats.ts';
import { shownText } from './protection.ts';
import { quote, quoteText } from './sql.ts';
import { systemFields } from './system.ts';

/** Levels that a tree has unless it says otherwise. */
const usualDepth = 8;

/** The greatest number of a place among those beside. */
const lastPlace = 1_000_000;

/** Records that a tree has at most unless it says otherwise: all of them come to the browser at once. */
export const mostInTree = 5000;

/** How the records of an entity stand below each other; undefined where they do not. */
export function treeOf(words: object): Tree | undefined {
  const { tree } = words as Pick<EntityWords, 'tree'>;
  return tree && { parent: tree.parent ?? usualParent, maxDepth: tree.maxDepth ?? usualDepth };
}

const usualParent = 'parentId';

/** A tree's file with the fields that every tree has: who stands above, and the place among those beside. */
export function withTreeFields(source: CatalogueSource): CatalogueSource {
  const { content, name } = source;
  const tree = treeOf((content['x-entity'] ?? {}) as object);
  // A name that no field may have is told by the checks.
  if (!tree || systemFields.has(tree.parent)) return source;
  const fields: Record<string, Property> = {
    [tree.parent]: { type: 'string', title: `上级${String(content['title'])}`, 'x-ref': name },
    order: {
      type: 'integer',
      title: '顺序',
      description: '在同一个上级之下的位置，小的在前；不填排在最后',
      minimum: 0,
      maximum: lastPlace,
    },
  };
  const own = content['properties'] as Record<string, Json>;
  return { ...source, content: { ...content, properties: { ...own, ...missing({ fields, own }) } } };
}

function missing({
  fields,
  own,
}: {
  fields: Record<string, Property>;
  own: Record<string, Json>;
}): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in own))) as Record<string, Json>;
}

/**
 * What is common to all trees (rule S6): no circle, no more levels than said, a place at the end for who names none; two
 * who change one at once wait for each other.
 */
export const keepTree = `-- Lets nobody else change a tree until the transaction ends.
create or replace function "lockTree"(p_table text, p_tenant text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('tree/' || p_table || '/' || p_tenant, 0))
$$;

create or replace function "keepTree"() returns trigger language plpgsql as $$
declare
  v_parent_field text := tg_argv[0];
  v_most integer := tg_argv[1]::integer;
  v_record jsonb := to_jsonb(new);
  v_parent text := v_record ->> v_parent_field;
  v_tenant text := v_record ->> 'tenantId';
  v_living text := case when v_record ? 'tenantId' then ' and t."tenantId" = $3' else '' end
    || case when v_record ? 'deletedTime' then ' and t."deletedTime" is null' else '' end;
  v_above integer;
  v_below integer;
  v_is_circle boolean;
  ${declaredReach}
begin
  if tg_op = 'UPDATE' and v_parent is not distinct from to_jsonb(old) ->> v_parent_field
    and v_record ->> 'deletedTime' is not distinct from to_jsonb(old) ->> 'deletedTime' then
    return new;
  end if;
  perform "lockTree"(tg_table_name, coalesce(v_tenant, ''));
  if v_record ->> 'deletedTime' is not null then return new; end if;
${beyondReach(`  execute format('with recursive a("id", "level") as (
      select $1, 1 where $1 is not null
      union all
      select c."id", a."level" + 1 from a cross join lateral (
        select t.%2$I as "id" from %1$I t where t."id" = a."id" and t.%2$I is not null %3$s limit 1) c where a."level" <= $2
    ) select coalesce(max("level"), 0), coalesce(bool_or("id" = $4), false) from a', tg_table_name, v_parent_field, v_living)
    into v_above, v_is_circle using v_parent, v_most, v_tenant, new."id";
  if v_is_circle then
    raise exception 'a record cannot stand below itself' using errcode = 'check_violation', constraint = 'tree_circle', table = tg_table_name;
  end if;
  execute format('with recursive b("id", "level") as (
      select $1, 1
      union all
      select c."id", b."level" + 1 from b cross join lateral (
        select t."id" from %1$I t where t.%2$I = b."id" %3$s offset 0) c where b."level" <= $2
    ) select max("level") from b', tg_table_name, v_parent_field, v_living)
    into v_below using new."id", v_most, v_tenant;
  if tg_op = 'INSERT' and new."order" is null then
    execute format('select least(coalesce(max(t."order"), 0) + 1, ${lastPlace}) from %1$I t where t.%2$I is not distinct from $1 and $2 is not null %3$s', tg_table_name, v_parent_field, v_living)
      into new."order" using v_parent, v_most, v_tenant;
  end if;`)}
  if v_above + v_below > v_most then
    raise exception 'at most % levels', v_most using errcode = 'check_violation', constraint = 'tree_depth', table = tg_table_name;
  end if;
  return new;
end $$;`;

/**
 * Holds the tree of an entity, and reads it downwards and upwards: from record to record by index (`lateral`), also where
 * the database has never counted its rows and would read all of them for each step.
 */
export function treeSql({ name, label, scope, hasRecycle, tree, properties }: Entity): string[] {
  const shownLabel = shownText({ property: properties[label], value: `t.${quote(label)}` });
  if (!tree) return [];
  const table = quote(name);
  const parent = quote(tree.parent);
  const tenant = scope === 'tenant' ? ['t."tenantId" = p_tenant'] : [];
  const living = hasRecycle ? ['t."deletedTime" is null'] : [];
  const where = (...conditions: string[]) => (conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '');
  const watched = [parent, ...(hasRecycle ? ['"deletedTime"'] : [])].join(', ');
  return [
    // Before "keepRecord" in the order of the alphabet, in which triggers run: the history has the place.
    `create or replace trigger "keepInTree" before insert or update of ${watched} on ${table} for each row execute function "keepTree"(${quoteText(tree.parent)}, ${quoteText(String(tree.maxDepth))});`,
    `create or replace function ${quote(belowName(name))}(p_tenant text, p_ids text[]) returns setof text language sql stable as $$
  with recursive b("id") as (
    select unnest(p_ids)
    union
    select c."id" from b cross join lateral (
      select t."id" from ${table} t${where(...tenant, ...living, `t.${parent} = b."id"`)} offset 0) c
  ) select "id" from b
$$;`,
    `create or replace function ${quote(pathName(name))}(p_tenant text, p_id text) returns text language sql stable as $$
  with recursive a("id", "label", "level") as (
    select t.${parent}, ${shownLabel}, 1 from ${table} t${where(...tenant, 't."id" = p_id')}
    union all
    select c."parent", c."label", a."level" + 1 from a cross join lateral (
      select t.${parent} as "parent", ${shownLabel} as "label" from ${table} t${where(...tenant, 't."id" = a."id"')} limit 1) c
  ) select string_agg("label", ${quoteText(pathSeparator)} order by "level" desc) from a
$$;`,
  ];
}
