import { dictionaryOf } from '#kinds/data/index.ts';
import type { Dictionary, Entity, Property } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';
import { ownCode } from './validators/runtime.js';
import { valueEntity } from './valueEntity.ts';

/** Values that a tenant may add to a dictionary, those out of use too: every form with the dictionary has them. */
const mostValues = 200;

/** A field that takes its values from a dictionary that tenants may extend. */
interface ExtensiblePlace {
  /** The column. */
  field: string;
  dictionary: string;
  /** Where the codes stand, as PostgreSQL's jsonpath of the row: lists are gone through. */
  path: string;
  /** The column holds the code itself. */
  isPlain: boolean;
}

/**
 * Keeps the values that tenants added to dictionaries (rules E9–E12), whoever stores them: a record has codes of its
 * tenant's values alone, one out of use only where it stood before; a value keeps its code and dictionary and is not removed.
 */
export function ownValuesSql({
  entities,
  dictionaries,
}: {
  entities: Record<string, Entity>;
  dictionaries: Record<string, Dictionary>;
}): string {
  const extensible = Object.values(dictionaries).filter(({ isExtensible }) => isExtensible);
  if (extensible.length === 0 || !entities[valueEntity]) return '';
  const places = Object.values(entities).flatMap((entity) =>
    placesOf({ entity, dictionaries }).map((place) => ({ entity, ...place })),
  );
  return [
    keepingValues,
    keepingCodes,
    usesOfValue(places),
    `create or replace trigger "keepDictionaryValue" before insert or update or delete on ${quote(valueEntity)} for each row execute function "keepDictionaryValue"();`,
    `create or replace trigger "passDictionaryValue" after insert or update on ${quote(valueEntity)} for each row execute function "passDictionaryValue"();`,
    ...Object.values(entities).flatMap((entity) => keepingText({ entity, places: placesOf({ entity, dictionaries }) })),
  ].join('\n');
}

/** Where an entity's records hold codes of dictionaries that tenants may extend. */
function placesOf({
  entity,
  dictionaries,
}: {
  entity: Entity;
  dictionaries: Record<string, Dictionary>;
}): ExtensiblePlace[] {
  return storedFields(entity).flatMap(([field, property]) =>
    codesIn({ property, path: `$.${JSON.stringify(field)}` }).flatMap(({ dictionary, path }) =>
      dictionaries[dictionary]?.isExtensible ? [{ field, dictionary, path, isPlain: property.type === 'string' }] : [],
    ),
  );
}

function codesIn({ property, path }: { property: Property; path: string }): { dictionary: string; path: string }[] {
  const dictionary = dictionaryOf(property);
  const { properties = {}, items } = property;
  return [
    ...(dictionary === undefined ? [] : [{ dictionary, path: property.type === 'array' ? `${path}[*]` : path }]),
    ...[
      ...Object.entries(properties).map(([name, inner]) => ({ inner, below: `.${JSON.stringify(name)}` })),
      ...Object.entries(items?.properties ?? {}).map(([name, inner]) => ({
        inner,
        below: `[*].${JSON.stringify(name)}`,
      })),
    ].flatMap(({ inner, below }) => codesIn({ property: inner, path: `${path}${below}` })),
  ];
}

/** A record without such a code costs nothing. */
function keepingText({ entity, places }: { entity: Entity; places: readonly ExtensiblePlace[] }): string[] {
  if (places.length === 0) return [];
  const fields = [...new Set(places.map(({ field }) => field))];
  const conditions = fields.map((field) => {
    const isPlain = places.some((place) => place.field === field && place.isPlain);
    return isPlain
      ? `new.${quote(field)} like ${quoteText(`${ownCode}%`)}`
      : `new.${quote(field)}::text like ${quoteText(`%"${ownCode}%`)}`;
  });
  const given = places.flatMap(({ field, dictionary, path }) => [field, dictionary, path].map(quoteText));
  return [
    `create or replace trigger "keepOwnCodes" before insert or update of ${fields.map(quote).join(', ')} on ${quote(entity.name)} for each row when (${conditions.join(' or ')}) execute function "keepOwnCodes"(${given.join(', ')});`,
  ];
}

const keepingValues = `-- Values that tenants added to dictionaries: extensible of the dictionary
create or replace function "keepDictionaryValue"() returns trigger language plpgsql as $$
declare
  v_count integer;
begin
  if tg_op = 'DELETE' then
    raise exception 'a value is not removed' using errcode = 'check_violation', constraint = 'dictionary_kept', table = tg_table_name;
  end if;
  if tg_op = 'UPDATE' then
    if new."dictionary" <> old."dictionary" then
      raise exception 'a value stays in its dictionary' using errcode = 'check_violation', constraint = 'dictionary_fixed', table = tg_table_name;
    end if;
    new."code" := old."code";
    return new;
  end if;
  -- Of the record's own number: no other tenant has the same, so a code from elsewhere is never taken for one's own.
  new."code" := ${quoteText(ownCode)} || lower(new."id");
  perform pg_advisory_xact_lock(hashtextextended('dictionaryValue/' || new."tenantId" || '/' || new."dictionary", 0));
  select count(*) into v_count from "dictionaryValue" d where d."tenantId" = new."tenantId" and d."dictionary" = new."dictionary";
  if v_count >= ${mostValues} then
    raise exception 'at most ${mostValues} values' using errcode = 'check_violation', constraint = 'dictionary_many', table = tg_table_name, detail = '${mostValues}';
  end if;
  return new;
end $$;
create or replace function "passDictionaryValue"() returns trigger language plpgsql as $$
begin
  perform pg_notify('dictionary_values_changed', new."tenantId");
  return null;
end $$;`;

const keepingCodes = `create or replace function "keepOwnCodes"() returns trigger language plpgsql as $$
declare
  v_new jsonb := to_jsonb(new);
  v_old jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  v_path jsonpath;
begin
  for i in 0 .. tg_nargs / 3 - 1 loop
    v_path := tg_argv[i * 3 + 2]::jsonpath;
    if exists (
      select from jsonb_path_query(v_new, v_path) as c ("value")
      where c."value" #>> '{}' like ${quoteText(`${ownCode}%`)} and not exists (
        select from "dictionaryValue" d
        where d."tenantId" = new."tenantId" and d."dictionary" = tg_argv[i * 3 + 1] and d."code" = c."value" #>> '{}'
          and (d."state" = 'on' or c."value" in (select jsonb_path_query(v_old, v_path))))
    ) then
      raise exception 'no such value' using errcode = 'check_violation', constraint = 'dictionary_value', table = tg_table_name, detail = tg_argv[i * 3];
    end if;
  end loop;
  return new;
end $$;`;

/** How many living records have a value, by field, as far as the transaction sees them. */
function usesOfValue(places: readonly (ExtensiblePlace & { entity: Entity })[]): string {
  const counts = places.map(({ entity: { name, hasRecycle }, field, dictionary, path, isPlain }) => {
    const has = isPlain
      ? `t.${quote(field)} = p_code`
      : `t.${quote(field)}::text like '%"' || p_code || '"%' and exists (select from jsonb_path_query(to_jsonb(t), ${quoteText(path)}) as c ("value") where c."value" #>> '{}' = p_code)`;
    return `select ${quoteText(name)}, ${quoteText(field)}, count(*)::integer from ${quote(name)} t where p_dictionary = ${quoteText(dictionary)} and t."tenantId" = p_tenant${hasRecycle ? ' and t."deletedTime" is null' : ''} and ${has}`;
  });
  const none = 'select null::text, null::text, 0 where false';
  return `create or replace function "usesOfValue"(p_tenant text, p_dictionary text, p_code text) returns table ("entity" text, "field" text, "count" integer) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  ${[none, ...counts].join('\n  union all\n  ')};
end $$;`;
}
