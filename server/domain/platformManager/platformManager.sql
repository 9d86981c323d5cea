-- Managers of the platform, and which organisations they look after: rules T22 to T24 of docs/rules.md.
-- The text may be run again at any time.

-- The organisations that somebody looks after; null of who looks after all.
create or replace function "managedTenants"(p_user text) returns jsonb language plpgsql stable as $$
declare
  v_manager record;
begin
  select m."isOfAll", m."tenantIds" into v_manager from "platformManager" m
    where m."userId" = p_user and m."state" = 'on';
  return case when v_manager."isOfAll" then null else coalesce(v_manager."tenantIds", '[]') end;
end $$;

-- Whether somebody is a manager of all organisations.
create or replace function "looksAfterAll"(p_user text) returns boolean language plpgsql stable as $$
begin
  return exists (select from "platformManager" m join "user" u on u."id" = m."userId"
    where m."userId" = p_user and m."isOfAll" and m."state" = 'on' and u."state" = 'on' and u."deletedTime" is null);
end $$;

-- Whether the transaction's manager looks after an organisation. It is said of those alone who do not look after all.
create or replace function "isManaged"(p_tenant text) returns boolean language sql stable as $$
  select coalesce(nullif(current_setting('app.tenants', true), '')::jsonb ? p_tenant, true)
$$;

-- T24: who looks after some organisations sees and changes these alone, and what was done to them.
alter table "tenant" enable row level security;
alter table "tenant" force row level security;
drop policy if exists "ofAll" on "tenant";
create policy "ofAll" on "tenant" using (true);
drop policy if exists "ofManager" on "tenant";
create policy "ofManager" on "tenant" as restrictive using ("isManaged"("id"));
drop policy if exists "ofManager" on "history";
create policy "ofManager" on "history" as restrictive using ("entity" <> 'tenant' or "isManaged"("recordId"))
  with check (true);

-- T23: managers are managed by those who look after all, and nobody switches off, removes or narrows themselves.
create or replace function "keepManagers"() returns trigger language plpgsql as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
begin
  if v_me not in ('', 'system') then
    if not "looksAfterAll"(v_me) then
      raise exception 'managers are managed by those of all' using errcode = 'check_violation',
        constraint = 'manager_narrowed', table = 'platformManager';
    end if;
    if tg_op <> 'INSERT' and old."userId" = v_me
      and (tg_op = 'DELETE' or new."state" <> 'on' or not new."isOfAll") then
      raise exception 'nobody narrows themselves' using errcode = 'check_violation', constraint = 'manager_self',
        table = 'platformManager';
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new."isOfAll" then new."tenantIds" := null; end if;
  return new;
end $$;

-- T23: the last manager who looks after all stays, by whatever way one is lost. One change after the other, or two could
-- remove each other.
create or replace function "keepLastManager"() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('platformManager', 0));
  if not exists (select from "platformManager" m join "user" u on u."id" = m."userId"
    where m."isOfAll" and m."state" = 'on' and u."state" = 'on' and u."deletedTime" is null) then
    raise exception 'the last manager of all' using errcode = 'check_violation', constraint = 'manager_last',
      table = 'platformManager';
  end if;
  return null;
end $$;

-- T22: whoever is a manager that is on is an operator of the platform, and nobody else.
create or replace function "followManager"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
  v_user text := coalesce(new."userId", old."userId");
  v_is boolean := exists (select from "platformManager" m where m."userId" = v_user and m."state" = 'on');
begin
  perform set_config('app.tenant_id', '', true);
  update "user" set "isOperator" = v_is where "id" = v_user and "isOperator" <> v_is;
  perform set_config('app.tenant_id', v_tenant, true);
  return null;
end $$;

do $$
begin
  if to_regclass('"platformManager"') is not null then
    create or replace trigger "keepManagers" before insert or update or delete on "platformManager" for each row
      execute function "keepManagers"();
    create or replace trigger "keepLastManager" after update of "state", "isOfAll" on "platformManager" for each row
      when (old."isOfAll" and old."state" = 'on' and not (new."isOfAll" and new."state" = 'on'))
      execute function "keepLastManager"();
    create or replace trigger "keepLastManagerRemoved" after delete on "platformManager" for each row
      when (old."isOfAll" and old."state" = 'on') execute function "keepLastManager"();
    create or replace trigger "keepLastManager" after update of "state", "deletedTime" on "user" for each row
      when (old."isOperator" and old."state" = 'on' and old."deletedTime" is null
        and (new."state" <> 'on' or new."deletedTime" is not null))
      execute function "keepLastManager"();
    create or replace trigger "followManager" after insert or update or delete on "platformManager" for each row
      execute function "followManager"();
    create or replace trigger "tellSessions" after insert or update or delete on "platformManager" for each statement
      execute function "tellSessions"();
    -- Operators from before there were managers look after all organisations.
    insert into "platformManager" ("id", "userId", "isOfAll")
      select gen_random_uuid()::text, u."id", true from "user" u where u."isOperator"
        and not exists (select from "platformManager" m where m."userId" = u."id");
  end if;
end $$;
