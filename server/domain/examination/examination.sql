-- Rooms of exam sites. Rules B… of docs/rules.md. The text may be run again at any time.

-- B1: whether a site is in use and an organisation uses it.
create or replace function "isUsableSite"(p_site text, p_tenant text) returns boolean language sql stable as $$
  select exists (select from "site" s where s."id" = p_site and s."state" = 'on' and s."deletedTime" is null and s."tenantIds" ? p_tenant)
$$;

-- B2: how many may sit in a room is what its seat plan holds: seats, accessible ones included.
create or replace function "countPlaces"() returns trigger language plpgsql as $$
begin
  new."places" := (select coalesce(sum(length(regexp_replace(line, '[^sa]', '', 'g'))), 0)
    from jsonb_array_elements_text(new."seatPlan") line);
  return new;
end $$;
create or replace trigger "countPlaces" before insert or update on "room" for each row execute function "countPlaces"();
