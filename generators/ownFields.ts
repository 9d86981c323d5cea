import type { EntityWords } from '#schemas/generated/words.ts';
import { indexedKinds, isOwn, ownPrefix, ownValues, slotNames } from '#runtime/core/operations/ownFields.ts';
import type { Entity, Extensible, IndexPlan, Operation, Property } from './formats.ts';
import type { Schema } from './schema.ts';
import { quote, quoteText } from './sql.ts';

/** How many fields a tenant may add to the records of an entity (`x-entity.extensible`). */
export function extensibleOf({ extensible }: Pick<EntityWords, 'extensible'>): Extensible | undefined {
  return extensible && { max: extensible.max, indexed: extensible.indexed ?? usualIndexed };
}

/** The fields that hold what tenants added: all values, and the texts that indexes stand over. */
export function ownProperties(extensible: Extensible | undefined): Record<string, Property> {
  if (!extensible) return {};
  const slot: Property = {
    type: 'string',
    title: '自定义字段的索引',
    readOnly: true,
    'x-hidden': true,
    'x-excel': false,
  };
  return {
    [ownValues]: { type: 'object', title: '自定义字段', 'x-own': true, 'x-excel': false },
    ...Object.fromEntries(slotNames(extensible).map((name) => [name, slot])),
  };
}

/** The indexes over the texts: of rows alone that have one. */
export function ownIndexes({ name, extensible, hasRecycle }: Entity): IndexPlan[] {
  return slotNames(extensible).map((slot) => ({
    name: `${name}_${slot}`,
    keys: ['tenantId', slot, 'id'].map(quote),
    unique: false,
    method: 'btree',
    where: [...(hasRecycle ? ['"deletedTime" is null'] : []), `${quote(slot)} is not null`].join(' and '),
  }));
}

/** Whether a call takes and answers what tenants added: not one for anyone. */
export function hasOwnFields({
  entity,
  operation: { access, fields },
}: {
  entity: Entity;
  operation: Pick<Operation, 'access'> & Partial<Pick<Operation, 'fields'>>;
}): boolean {
  return entity.extensible !== undefined && access === 'code' && (fields?.includes(ownValues) ?? true);
}

/** What a list takes, with conditions on fields that the generators do not know: the server holds them against the tenant's. */
export function withOwnConditions(schema: Schema): Schema {
  return {
    ...schema,
    patternProperties: { [`^${ownPrefix.replace('.', '\\.')}`]: { title: '自定义字段的条件' } },
  };
}

/** What a sort word may name besides an entity's own fields. */
export const ownSortPattern = `${ownPrefix.replace('.', '\\.')}[A-Za-z0-9]+`;

/** Fields of an entity but those that hold what tenants added, which screens and workbooks have one by one. */
export function withoutOwn(properties: Record<string, Property>): Record<string, Property> {
  return Object.fromEntries(Object.entries(properties).filter(([, property]) => !isOwn(property)));
}

const usualIndexed = 3;

/** Fields of an entity that a tenant may have, those out of use too: every screen of the entity is drawn with them. */
const mostDefinitions = 200;

/** The entity whose records say which fields a tenant has. */
export const definitionEntity = 'customField';

/**
 * Keeps what tenants added (rules E1–E6), whoever stores it: a record has values of its tenant's fields alone, each that
 * is looked for by an index stands in the text that the index is over; a definition keeps what its values were stored under.
 */
export function ownSql(entities: Record<string, Entity>): string {
  const extended = Object.values(entities).flatMap(({ name, extensible }) =>
    extensible ? [{ name, ...extensible }] : [],
  );
  if (extended.length === 0 || !entities[definitionEntity]) return '';
  const limits = extended.map(({ name, max, indexed }) => `(${quoteText(name)}, ${max}, ${indexed})`);
  return [
    ...functions(limits.join(', ')),
    ...extended.flatMap(({ name, ...extensible }) => [
      // A record without values costs nothing.
      `create or replace trigger "giveOwn" before insert on ${quote(name)} for each row when (${[ownValues, ...slotNames(extensible)].map((column) => `new.${quote(column)} is not null`).join(' or ')}) execute function "giveOwn"();`,
      `create or replace trigger "changeOwn" before update of ${quote(ownValues)} on ${quote(name)} for each row when (new.${quote(ownValues)} is distinct from old.${quote(ownValues)}) execute function "giveOwn"();`,
    ]),
    `create or replace trigger "keepDefinition" before insert or update or delete on ${quote(definitionEntity)} for each row execute function "keepDefinition"();`,
    `create or replace trigger "passDefinition" after insert or update or delete on ${quote(definitionEntity)} for each row execute function "passDefinition"();`,
  ].join('\n');
}

function functions(limits: string): string[] {
  return [
    `-- What tenants added to records: x-entity.extensible
create or replace function "ownLimits"(p_entity text) returns table ("max" integer, "indexed" integer) language sql immutable as $$
  select l."max", l."indexed" from (values ${limits}) as l ("entity", "max", "indexed") where l."entity" = p_entity
$$;`,
    // Comparisons of texts may use an index below row-level security, those of numeric may not. A shift makes all of them positive.
    `create or replace function "ownNumber"(p_value numeric) returns text language sql immutable as $$
  select to_char(p_value + 1000000000000000, 'FM0000000000000000.000000')
$$;`,
    `create or replace function "ownText"(p_value jsonb) returns text language sql immutable as $$
  select case jsonb_typeof(p_value) when 'number' then "ownNumber"((p_value #>> '{}')::numeric) when 'string' then p_value #>> '{}' end
$$;`,
    `create or replace function "giveOwn"() returns trigger language plpgsql as $$
declare
  v_keys text[];
  v_unknown text;
begin
  new."own" := nullif(jsonb_strip_nulls(new."own"), '{}');
  if new."own" is not null then
    v_keys := array(select jsonb_object_keys(new."own"));
    perform from "customField" f where f."tenantId" = new."tenantId" and f."entity" = tg_table_name and f."key" = any(v_keys) for share;
    select k into v_unknown from unnest(v_keys) k where not exists (
      select from "customField" f where f."tenantId" = new."tenantId" and f."entity" = tg_table_name and f."key" = k) limit 1;
    if v_unknown is not null then
      raise exception 'there is no such field' using errcode = 'check_violation', constraint = 'own_unknown', table = tg_table_name, detail = v_unknown;
    end if;
  end if;
  return jsonb_populate_record(new, (
    select jsonb_object_agg('own' || s."slot", (select "ownText"(new."own" -> f."key") from "customField" f
      where f."tenantId" = new."tenantId" and f."entity" = tg_table_name and f."slot" = s."slot"))
    from "ownLimits"(tg_table_name) l, generate_series(1, l."indexed") as s ("slot")));
end $$;`,
    `create or replace function "isOwnUsed"(p_tenant text, p_entity text, p_key text) returns boolean language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_used boolean;
begin
  if not exists (select from "ownLimits"(p_entity)) then return false; end if;
  perform set_config('app.reach', '', true);
  execute format('select exists (select from %I where "tenantId" = $1 and "own" ? $2)', p_entity) into v_used using p_tenant, p_key;
  perform set_config('app.reach', v_reach, true);
  return v_used;
end $$;`,
    `create or replace function "keepDefinition"() returns trigger language plpgsql as $$
declare
  v_most integer;
  v_indexed integer;
  v_count integer;
begin
  if tg_op = 'DELETE' then
    if "isOwnUsed"(old."tenantId", old."entity", old."key") then
      raise exception 'some records have a value' using errcode = 'check_violation', constraint = 'own_used', table = tg_table_name, detail = old."title";
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if (new."entity" <> old."entity" or new."key" <> old."key") and "isOwnUsed"(old."tenantId", old."entity", old."key") then
      raise exception 'the name of values stays' using errcode = 'check_violation', constraint = 'own_key', table = tg_table_name;
    end if;
    if new."kind" <> old."kind" and "isOwnUsed"(old."tenantId", old."entity", old."key") then
      raise exception 'some records have a value' using errcode = 'check_violation', constraint = 'own_kind', table = tg_table_name;
    end if;
  end if;
  if tg_op = 'UPDATE' and new."entity" <> old."entity" then new."slot" := null; end if;
  select l."max", l."indexed" into v_most, v_indexed from "ownLimits"(new."entity") l;
  if v_most is null then
    raise exception 'no such entity' using errcode = 'check_violation', constraint = 'own_entity', table = tg_table_name;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('customField/' || new."tenantId" || '/' || new."entity", 0));
  if tg_op = 'INSERT' then
    select count(*) into v_count from "customField" f where f."tenantId" = new."tenantId" and f."entity" = new."entity";
    if v_count >= ${mostDefinitions} then
      raise exception 'at most ${mostDefinitions} fields' using errcode = 'check_violation', constraint = 'own_many', table = tg_table_name, detail = '${mostDefinitions}';
    end if;
  end if;
  if new."state" = 'on' then
    select count(*) into v_count from "customField" f
      where f."tenantId" = new."tenantId" and f."entity" = new."entity" and f."id" <> new."id" and f."state" = 'on';
    if v_count >= v_most then
      raise exception 'at most % fields', v_most using errcode = 'check_violation', constraint = 'own_most', table = tg_table_name, detail = v_most::text;
    end if;
  end if;
  if not (new."state" = 'on' and new."isIndexed" and new."kind" in (${indexedKinds.map(quoteText).join(', ')})) then
    new."slot" := null;
  elsif new."slot" is null then
    select min(s) into new."slot" from generate_series(1, v_indexed) s where not exists (
      select from "customField" f where f."tenantId" = new."tenantId" and f."entity" = new."entity" and f."slot" = s);
    if new."slot" is null then
      raise exception 'at most % indexes', v_indexed using errcode = 'check_violation', constraint = 'own_indexed', table = tg_table_name, detail = v_indexed::text;
    end if;
  end if;
  return new;
end $$;`,
    // Nobody changed the records: neither their versions nor their histories grow.
    `create or replace function "passDefinition"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_codes text := coalesce(current_setting('app.codes', true), '');
  v_former integer;
  v_slot integer;
  v_field record;
begin
  if tg_op = 'INSERT' then v_field := new; else v_field := old; end if;
  if tg_op <> 'INSERT' then v_former := old."slot"; end if;
  if tg_op <> 'DELETE' then v_slot := new."slot"; end if;
  if v_slot is distinct from v_former then
    perform set_config('app.quiet', 'on', true), set_config('app.reach', '', true), set_config('app.codes', '', true);
    if v_former is not null then
      execute format('update %I set %I = null where "tenantId" = $1 and %2$I is not null', v_field."entity", 'own' || v_former) using v_field."tenantId";
    end if;
    if v_slot is not null then
      execute format('update %I set %I = "ownText"("own" -> $2) where "tenantId" = $1 and "own" ? $2', v_field."entity", 'own' || v_slot) using v_field."tenantId", v_field."key";
    end if;
    perform set_config('app.quiet', v_quiet, true), set_config('app.reach', v_reach, true), set_config('app.codes', v_codes, true);
  end if;
  perform pg_notify('own_fields_changed', v_field."tenantId");
  return null;
end $$;`,
  ];
}
