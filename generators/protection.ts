import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Entity, Property } from './formats.ts';
import { quote, quoteText } from './sql.ts';

/**
 * A value as whoever asks may see it: as it is, masked, or empty. Who asks is told by the transaction (`app.codes`); work
 * of the server itself, which tells nothing, sees all.
 */
export function shownText({ property, value }: { property: Property | undefined; value: string }): string {
  const code = property?.['x-read'];
  if (code === undefined) return value;
  const mask = property?.['x-mask'];
  return `case when "mayRead"(${quoteText(code)}) then ${value}${mask ? ` else "masked"(${quoteText(mask)}, ${value})` : ''} end`;
}

/** Fields of an entity that not everybody reads, parts of lists and objects left out: those follow their field. */
/** Whether some who read a record see a field of it, or of what it refers to, masked. */
export function hasMasks({ properties, referred }: Pick<Entity, 'properties' | 'referred'>): boolean {
  const shown = [...Object.values(properties), ...Object.values(referred).map(({ property }) => property)];
  return shown.some((property) => property['x-mask'] !== undefined);
}

export function protectedFields({ properties }: Pick<Entity, 'properties'>): [string, Property][] {
  return Object.entries(properties).filter(([, property]) => property['x-read'] !== undefined);
}

/** What is common to all protected fields: who reads, and what a masked value looks like. */
export const protectionFunctions = `-- Whether the transaction is of somebody with a code. Work of the server itself says nothing of codes and reads all.
create or replace function "mayRead"(p_code text) returns boolean language sql stable as $$
  select coalesce(current_setting('app.codes', true), '') = ''
    or position(' ' || p_code || ' ' in current_setting('app.codes', true)) > 0
$$;

-- What stands in the place of a value for whoever lacks its code. Of a value too short for that nothing is left.
create or replace function "masked"(p_kind text, p_value text) returns text language sql immutable as $$
  select case
    when p_value is null or p_value = '' then p_value
    when p_kind = 'name' and length(p_value) > 1 then left(p_value, 1) || repeat('*', least(length(p_value) - 1, 4))
    when p_kind = 'phone' and length(p_value) >= 9 then left(p_value, 3) || '****' || right(p_value, 4)
    when p_kind = 'idCard' and length(p_value) >= 12 then left(p_value, 3) || '***********' || right(p_value, 4)
    when p_kind = 'bankCard' and length(p_value) >= 12 then '**** ' || right(p_value, 4)
    when p_kind = 'email' and position('@' in p_value) > 2 then left(p_value, 1) || '***' || substr(p_value, position('@' in p_value))
    else '****'
  end
$$;

-- Rule S18: a field that not everybody writes is not changed by who may not. What they were shown in its place, or
-- nothing in a part of another record, says nothing of it. Arguments: whether it is a part; then of each field name,
-- codes, kind of mask, and its default as JSON.
create or replace function "checkFields"() returns trigger language plpgsql as $$
declare
  v_new jsonb := to_jsonb(new);
  v_old jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  v_field text;
  v_given text;
  v_former text;
  v_codes text[];
begin
  if coalesce(current_setting('app.codes', true), '') = '' then return new; end if;
  for i in 1 .. tg_nargs - 1 by 4 loop
    v_field := tg_argv[i];
    v_codes := string_to_array(tg_argv[i + 1], ' ');
    continue when (select bool_and("mayRead"(code)) from unnest(v_codes) code);
    v_given := v_new ->> v_field;
    v_former := v_old ->> v_field;
    continue when v_given is not distinct from v_former;
    if tg_op = 'INSERT' then
      continue when v_given is null or (tg_argv[i + 3] <> '' and v_new -> v_field = tg_argv[i + 3]::jsonb);
    elsif (v_given is null and tg_argv[0] = 'part')
      or (tg_argv[i + 2] <> '' and not "mayRead"(v_codes[1]) and v_given is not distinct from "masked"(tg_argv[i + 2], v_former)) then
      v_new := jsonb_set(v_new, array[v_field], v_old -> v_field);
      new := jsonb_populate_record(new, v_new);
      continue;
    end if;
    raise exception 'a field that is not everybody''s' using errcode = 'check_violation', constraint = 'field_denied',
      table = tg_table_name, detail = v_field;
  end loop;
  return new;
end $$;`;

/** Keeps protected fields from being written by who may not. */
export function protectionTriggers(entity: Entity): string[] {
  const fields = Object.entries(entity.properties).filter(
    ([, property]) =>
      (property['x-read'] !== undefined || property['x-write'] !== undefined) &&
      !isMadeOnReading(property) &&
      property['x-value'] === undefined &&
      property['x-column'] !== false &&
      (!property.readOnly || property['x-pinOf'] !== undefined),
  );
  if (fields.length === 0) return [];
  const told = fields.flatMap(([name, property]) => [
    name,
    writeCodes(property).join(' '),
    property['x-mask'] ?? '',
    property.default === undefined || property.default === null ? '' : JSON.stringify(property.default),
  ]);
  const words = [entity.partOf ? 'part' : 'own', ...told].map(quoteText).join(', ');
  return [
    `create or replace trigger "checkFields" before insert or update of ${fields.map(([name]) => quote(name)).join(', ')} on ${quote(entity.name)} for each row execute function "checkFields"(${words});`,
  ];
}

/** The codes that a field asks of who writes it, all of them: whoever writes must be able to read. */
export function writeCodes(property: Property): string[] {
  return [...new Set([property['x-read'], property['x-write']].filter((code) => code !== undefined))];
}

/** What the history keeps of records as whoever asks may see it. */
export function snapshotsSql(entities: Record<string, Entity>): string {
  const cases = Object.values(entities).flatMap((entity) => {
    const text = shownSnapshot({ entity, entities, value: 'p_snapshot' });
    return text === 'p_snapshot' ? [] : [`when ${quoteText(entity.name)} then ${text}`];
  });
  const body = cases.length > 0 ? `case p_entity ${cases.join(' ')} else p_snapshot end` : 'p_snapshot';
  return `create or replace function "shownSnapshot"(p_entity text, p_snapshot jsonb) returns jsonb language sql stable as $$ select ${body} $$;`;
}

function shownSnapshot({
  entity,
  entities,
  value,
}: {
  entity: Entity;
  entities: Record<string, Entity>;
  value: string;
}): string {
  const own = protectedFields(entity).map(([name, property]): [string, string] => {
    const key = quoteText(name);
    const mask = property['x-mask'];
    const instead = mask ? `to_jsonb("masked"(${quoteText(mask)}, ${value} ->> ${key}))` : `'null'::jsonb`;
    return [
      key,
      `case when "mayRead"(${quoteText(property['x-read'] ?? '')}) then ${value} -> ${key} else ${instead} end`,
    ];
  });
  const parts = entity.parts.flatMap((name): [string, string][] => {
    const part = entities[name];
    const as = quoteText(part?.partOf?.as ?? '');
    const text = part ? shownSnapshot({ entity: part, entities, value: 'e' }) : 'e';
    return text === 'e'
      ? []
      : [
          [
            as,
            `(select coalesce(jsonb_agg(${text} order by at), '[]') from jsonb_array_elements(${value} -> ${as}) with ordinality each(e, at))`,
          ],
        ];
  });
  // Only what a snapshot has is put in its place: one from before a field has none.
  return [...own, ...parts].reduce(
    (text, [key, instead]) =>
      `${text} || case when ${value} ? ${key} then jsonb_build_object(${key}, ${instead}) else '{}' end`,
    value,
  );
}
