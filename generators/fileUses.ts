import { beyondReach, declaredReach } from './beyondReach.ts';
import type { Entity, Property } from './formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { shownText } from './protection.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Where a file is used: a function over every field that can hold a file's address (pictures, files, rich text, these
 * inside lists, and answers to forms), of living records as far as the transaction sees them, and triggers: one keeps what is used by any, the others
 * let fields of files name only what is there (rule T10).
 */
export function fileUses(entities: Record<string, Entity>): string {
  const file = entities['file'];
  const places = Object.values(entities).flatMap((entity) =>
    entity.isAppend
      ? []
      : storedFields(entity).flatMap(([field, property]) =>
          holdsFile(property) ? [placeText({ entity, field, property })] : [],
        ),
  );
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
  ${declaredReach}
begin
  perform pg_advisory_xact_lock(hashtext('use of file ' || old."id"));
${beyondReach(`  select count(*)::integer into v_count from "usesOfFile"(old."id");`)}
  if v_count > 0 then
    -- Of records beyond the caller's reach it is said that there are some.
    select * into v_first from "usesOfFile"(old."id") limit 1;
    raise exception 'the file is used' using errcode = 'check_violation', constraint = 'file_used', table = 'file',
      detail = json_build_object('file', old."name", 'count', v_count, 'entity', v_first."entity", 'label', left(v_first."label", 60))::text;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create or replace trigger "keepUsedFile" before update of "deletedTime" on "file" for each row when (old."deletedTime" is null and new."deletedTime" is not null) execute function "keepUsedFile"();
create or replace trigger "keepUsedFileRemoved" before delete on "file" for each row when (old."deletedTime" is null) execute function "keepUsedFile"();

create or replace function "keepFiles"() returns trigger language plpgsql as $$
declare
  v_field text;
  v_id text;
begin
  foreach v_field in array tg_argv loop
    if tg_op = 'UPDATE' and to_jsonb(new) -> v_field is not distinct from to_jsonb(old) -> v_field then continue; end if;
    for v_id in select (regexp_matches(to_jsonb(new) ->> v_field, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] loop
      perform pg_advisory_xact_lock_shared(hashtext('use of file ' || v_id));
      if not exists (select from "file" where "id" = v_id and "deletedTime" is null) then
        raise exception 'no such file' using errcode = 'check_violation', constraint = 'file_missing', table = tg_table_name, detail = v_field;
      end if;
    end loop;
  end loop;
  return new;
end $$;
${Object.values(entities).flatMap(keepingFiles).join('\n')}`;
}

/** Checks the fields of an entity that hold files; rich text may show what has gone meanwhile. */
function keepingFiles(entity: Entity): string[] {
  const fields = storedFields(entity).flatMap(([field, property]) => (isFileField(property) ? [field] : []));
  if (fields.length === 0) return [];
  const table = quote(entity.name);
  return [
    `create or replace trigger "keepFiles" before insert or update of ${fields.map(quote).join(', ')} on ${table} for each row execute function "keepFiles"(${fields.map(quoteText).join(', ')});`,
  ];
}

function isFileField(property: Property): boolean {
  const holds = dataKindOf(property).holdsFiles?.(property);
  return holds === 'itself' || holds === 'among' || Object.values(property.items?.properties ?? {}).some(isFileField);
}

function holdsFile(property: Property): boolean {
  if (dataKindOf(property).holdsFiles?.(property) !== undefined) return true;
  return Object.values(property.items?.properties ?? {}).some(holdsFile);
}

function placeText({ entity, field, property }: { entity: Entity; field: string; property: Property }): string {
  const column = `t.${quote(field)}${property.type === 'string' ? '' : '::text'}`;
  const within = entity.scope === 'tenant' ? ` and t."tenantId" = current_setting('app.tenant_id', true)` : '';
  const alive = entity.hasRecycle ? ' and t."deletedTime" is null' : '';
  const label = `(${shownText({ property: entity.properties[entity.label], value: `t.${quote(entity.label)}` })})`;
  return `select ${quoteText(entity.name)}, ${quoteText(field)}, t."id", ${label}::text from ${quote(entity.name)} t where position('/api/file/' || p_id in ${column}) > 0${within}${alive}`;
}
