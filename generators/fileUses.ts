import type { Entity, Property } from './formats.ts';
import { kindOf } from './kinds.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Where a file is used: a function over every field that can hold a file's address (pictures, files, rich text, and these
 * inside lists), of living records as far as the transaction sees them, and a trigger that keeps what is used (rule T10).
 */
export function fileUses(entities: Record<string, Entity>): string {
  const file = entities['file'];
  const places = Object.values(entities).flatMap((entity) => (entity.isAppend ? [] : storedFields(entity).flatMap(([field, property]) => (holdsFile(property) ? [placeText({ entity, field, property })] : []))));
  if (!file || places.length === 0) return '';
  return `create or replace function "usesOfFile"(p_id text) returns table ("entity" text, "field" text, "recordId" text, "label" text) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  ${places.join('\n  union all\n  ')};
end $$;

create or replace function "keepUsedFile"() returns trigger language plpgsql as $$
declare
  v_count integer;
  v_first record;
begin
  select count(*)::integer into v_count from "usesOfFile"(old."id");
  if v_count > 0 then
    select * into v_first from "usesOfFile"(old."id") limit 1;
    raise exception 'the file is used' using errcode = 'check_violation', constraint = 'file_used', table = 'file',
      detail = json_build_object('file', old."name", 'count', v_count, 'entity', v_first."entity", 'label', left(v_first."label", 60))::text;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create or replace trigger "keepUsedFile" before update of "deletedTime" on "file" for each row when (old."deletedTime" is null and new."deletedTime" is not null) execute function "keepUsedFile"();
create or replace trigger "keepUsedFileRemoved" before delete on "file" for each row when (old."deletedTime" is null) execute function "keepUsedFile"();`;
}

function holdsFile(property: Property): boolean {
  const kind = kindOf(property);
  if (kind === 'image' || kind === 'file' || kind === 'richText') return true;
  return Object.values(property.items?.properties ?? {}).some(holdsFile);
}

function placeText({ entity, field, property }: { entity: Entity; field: string; property: Property }): string {
  const column = `t.${quote(field)}${property.type === 'array' ? '::text' : ''}`;
  const within = entity.scope === 'tenant' ? ` and t."tenantId" = current_setting('app.tenant_id', true)` : '';
  const alive = entity.hasRecycle ? ' and t."deletedTime" is null' : '';
  return `select ${quoteText(entity.name)}, ${quoteText(field)}, t."id", t.${quote(entity.label)}::text from ${quote(entity.name)} t where position('/api/file/' || p_id in ${column}) > 0${within}${alive}`;
}
