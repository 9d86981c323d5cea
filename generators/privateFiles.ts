import type { Entity, Property } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { storedFields } from './tables.ts';

/**
 * Files of private fields (`x-private`, rule D5): such a field takes private files alone, and anew only those that
 * whoever stores it has uploaded – else anybody could name somebody's file in a record of their own, and read it there.
 * What stands in such fields when the word comes becomes private. Run before row-level security is put in force.
 */
export function privateFilesSql(entities: Record<string, Entity>): string {
  const places = Object.values(entities).flatMap((entity) => {
    const fields = privateFields(entity).map(([field]) => field);
    return fields.length > 0 ? [{ entity, fields }] : [];
  });
  if (places.length === 0) return '';
  const filled = places.flatMap(({ entity, fields }) =>
    fields.map(
      (
        field,
      ) => `update "file" f set "visibility" = 'private' where f."visibility" <> 'private' and (f."tenantId", f."id") in (
  select t."tenantId", (regexp_matches(t.${quote(field)}::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] from ${quote(entity.name)} t);`,
    ),
  );
  return `create or replace function "keepPrivateFiles"() returns trigger language plpgsql as $$
declare
  v_user text := coalesce(current_setting('app.user_id', true), '');
  v_former text;
  v_field text;
  v_id text;
begin
  foreach v_field in array tg_argv loop
    v_former := case tg_op when 'UPDATE' then coalesce(to_jsonb(old) ->> v_field, '') else '' end;
    for v_id in select (regexp_matches(to_jsonb(new) ->> v_field, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] loop
      if v_former ~ ('/api/file/' || v_id || '($|[^A-Za-z0-9_-])') then continue; end if;
      if exists (select from "file" where "id" = v_id and ("visibility" <> 'private' or (v_user <> '' and "createdBy" <> v_user))) then
        raise exception 'not a private file of one''s own' using errcode = 'check_violation', constraint = 'file_private', table = tg_table_name, detail = v_field;
      end if;
    end loop;
  end loop;
  return new;
end $$;
${places
  .map(
    ({ entity: { name }, fields }) =>
      `create or replace trigger "keepPrivateFiles" before insert or update of ${fields.map(quote).join(', ')} on ${quote(name)} for each row execute function "keepPrivateFiles"(${fields.map(quoteText).join(', ')});`,
  )
  .join('\n')}
alter table "file" disable trigger user;
${filled.join('\n')}
alter table "file" enable trigger user;`;
}

/** Fields whose files not everybody of the organisation reads. */
export function privateFields(entity: Entity): [string, Property][] {
  return storedFields(entity).filter(([, property]) => property['x-private']);
}
