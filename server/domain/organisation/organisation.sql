-- T13: a role holds a code that it has, or of which it has the whole (a12-m2.* is a12-m2 and all below it), as
-- runtime/core/operations/wholeCodes.ts says.
create or replace function "holdsCode"(p_codes jsonb, p_code text) returns boolean language sql immutable as $$
  select p_codes ? p_code or exists (select from jsonb_array_elements_text(p_codes) whole
    where right(whole, 2) = '.*' and (p_code = left(whole, -2)
      or starts_with(p_code, left(whole, -2) || '.') or starts_with(p_code, left(whole, -2) || '-')))
$$;
create or replace function "keepsPeople"(p_codes jsonb) returns boolean language sql immutable as $$
  select "holdsCode"(p_codes, 'a12-m1.4.1') and "holdsCode"(p_codes, 'a12-m1.5.2')
$$;

-- T8: a role of a tenant holds no code of the platform.
create or replace function "keepRoleOfTenant"() returns trigger language plpgsql as $$
begin
  if exists (select from jsonb_array_elements_text(new."codes") code where "isPlatformCode"(code)) then
    raise exception 'a role of a tenant holds no code of the platform' using errcode = 'check_violation',
      constraint = 'role_platform', table = 'role';
  end if;
  return new;
end $$;
create or replace trigger "keepRoleOfTenant" before insert or update of "codes" on "role" for each row
  execute function "keepRoleOfTenant"();

-- T9: an organisation that has somebody who keeps its people and roles never loses the last of them, by whatever way:
-- a membership, a role's codes, or the account. Those who are looked for hold both codes. One change of an
-- organisation after the other, or two administrators could remove each other.
create or replace function "hasAdministrator"(p_tenant text) returns boolean language sql stable as $$
  select exists (
    select from "membership" m
      join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId" and r."deletedTime" is null
        and "keepsPeople"(r."codes")
      join "user" u on u."id" = m."userId" and u."state" = 'on' and u."deletedTime" is null
      where m."tenantId" = p_tenant and m."state" = 'on' and m."deletedTime" is null)
$$;

create or replace function "keepAdministrator"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
  v_user text := coalesce(current_setting('app.user_id', true), '');
  v_tenants text[];
  v_each text;
begin
  if tg_table_name = 'user' then
    -- One sees one's own memberships in every tenant, and so does this for the account.
    perform set_config('app.user_id', old."id", true);
    select array_agg(distinct m."tenantId" order by m."tenantId") into v_tenants from "membership" m
      where m."userId" = old."id" and m."state" = 'on' and m."deletedTime" is null;
  else
    v_tenants := array[old."tenantId"];
  end if;
  foreach v_each in array coalesce(v_tenants, '{}') loop
    perform set_config('app.tenant_id', v_each, true);
    continue when not exists (select from "tenant" t
      where t."id" = v_each and t."state" = 'on' and t."deletedTime" is null);
    if tg_table_name = 'user' then
      continue when not exists (select from "membership" m
        join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId"
        and "keepsPeople"(r."codes")
        where m."tenantId" = v_each and m."userId" = old."id" and m."state" = 'on' and m."deletedTime" is null);
    elsif tg_table_name = 'membership' then
      continue when not exists (select from "role" r
        where r."tenantId" = v_each and r."id" = old."roleId" and "keepsPeople"(r."codes"));
    end if;
    perform pg_advisory_xact_lock(hashtextextended('administrator/' || v_each, 0));
    if not "hasAdministrator"(v_each) then
      raise exception 'the last administrator' using errcode = 'check_violation', constraint = 'tenant_administrator',
        table = tg_table_name,
        detail = (select t."tenantName" from "tenant" t where t."id" = v_each);
    end if;
  end loop;
  perform set_config('app.tenant_id', v_tenant, true), set_config('app.user_id', v_user, true);
  return null;
end $$;
create or replace trigger "keepAdministrator" after update of "state", "deletedTime", "roleId" on "membership"
  for each row
  when (old."state" = 'on' and old."deletedTime" is null
    and (new."state" <> 'on' or new."deletedTime" is not null or new."roleId" <> old."roleId"))
  execute function "keepAdministrator"();
create or replace trigger "keepAdministratorRemoved" after delete on "membership" for each row
  when (old."state" = 'on' and old."deletedTime" is null) execute function "keepAdministrator"();
create or replace trigger "keepAdministrator" after update of "codes", "deletedTime" on "role" for each row
  when (old."deletedTime" is null and "keepsPeople"(old."codes")
    and (new."deletedTime" is not null or not "keepsPeople"(new."codes")))
  execute function "keepAdministrator"();
create or replace trigger "keepAdministrator" after update of "state", "deletedTime" on "user" for each row
  when (old."state" = 'on' and old."deletedTime" is null and (new."state" <> 'on' or new."deletedTime" is not null))
  execute function "keepAdministrator"();

-- T3: every process forgets the sessions it remembers once what they rest on has changed, by whatever way it did.
create or replace function "tellSessions"() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', 'changed');
  return null;
end $$;
create or replace trigger "tellSessions" after insert or update or delete on "membership" for each statement
  execute function "tellSessions"();
create or replace trigger "tellSessions" after update of "codes", "reach", "deletedTime" or delete on "role" for each statement
  execute function "tellSessions"();
create or replace trigger "tellSessions" after update of "state", "deletedTime" or delete on "tenant" for each statement
  execute function "tellSessions"();
create or replace trigger "tellSessions" after update of "state", "deletedTime", "isOperator" or delete on "user"
  for each statement execute function "tellSessions"();

-- T4: nobody gives a role, or a person a role, that opens more of the administration (module a12) than what their own
-- living roles in the organisation open, and nobody takes such a one from somebody else; operators of the platform may,
-- and so may work without a person.
create or replace function "isBeyond"(p_tenant text, p_codes jsonb) returns boolean language sql stable as $$
  with "me" as (select coalesce(current_setting('app.user_id', true), '') as "id")
  select "me"."id" not in ('', 'system')
    and not exists (select from "user" u where u."id" = "me"."id" and u."isOperator")
    and exists (select from jsonb_array_elements_text(p_codes) code where code ~ '^a12([-.]|$)' and not exists (
      select from "membership" m
        join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId" and r."deletedTime" is null
        where m."tenantId" = p_tenant and m."userId" = "me"."id" and m."state" = 'on' and m."deletedTime" is null
          and "holdsCode"(r."codes", code)))
  from "me"
$$;

create or replace function "keepGrants"() returns trigger language plpgsql as $$
declare
  v_given jsonb;
  v_taken jsonb := '[]';
begin
  if tg_table_name = 'membership' then
    select r."codes" into v_given from "role" r where r."tenantId" = new."tenantId" and r."id" = new."roleId";
  elsif tg_op = 'INSERT' or old."deletedTime" is not null then
    v_given := new."codes";
  else
    v_given := coalesce((select jsonb_agg(code) from jsonb_array_elements_text(new."codes") code
      where not "holdsCode"(old."codes", code)), '[]');
    v_taken := coalesce((select jsonb_agg(code) from jsonb_array_elements_text(old."codes") code
      where not "holdsCode"(new."codes", code)), '[]');
  end if;
  if "isBeyond"(new."tenantId", v_given) then
    raise exception 'more than one has oneself' using errcode = 'check_violation', constraint = 'role_beyond',
      table = tg_table_name;
  end if;
  if "isBeyond"(new."tenantId", v_taken) then
    raise exception 'more than one has oneself' using errcode = 'check_violation', constraint = 'role_above',
      table = tg_table_name;
  end if;
  return new;
end $$;
create or replace trigger "keepGrants" before insert on "membership" for each row execute function "keepGrants"();
create or replace trigger "keepGrantsChanged" before update of "roleId", "state", "deletedTime" on "membership"
  for each row
  when (new."state" = 'on' and new."deletedTime" is null
    and (new."roleId" <> old."roleId" or old."state" <> 'on' or old."deletedTime" is not null))
  execute function "keepGrants"();
create or replace trigger "keepGrants" before insert or update of "codes", "deletedTime" on "role" for each row
  when (new."deletedTime" is null) execute function "keepGrants"();

create or replace function "keepHeld"() returns trigger language plpgsql as $$
declare
  v_taken jsonb;
begin
  if tg_table_name = 'role' then
    v_taken := old."codes";
  elsif old."userId" <> coalesce(current_setting('app.user_id', true), '') then
    select r."codes" into v_taken from "role" r where r."tenantId" = old."tenantId" and r."id" = old."roleId";
  end if;
  if "isBeyond"(old."tenantId", coalesce(v_taken, '[]')) then
    raise exception 'more than one has oneself' using errcode = 'check_violation', constraint = 'role_above',
      table = tg_table_name;
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger "keepHeld" before update of "roleId", "state", "deletedTime" on "membership" for each row
  when (old."state" = 'on' and old."deletedTime" is null
    and (new."state" <> 'on' or new."deletedTime" is not null or new."roleId" <> old."roleId"))
  execute function "keepHeld"();
create or replace trigger "keepHeldRemoved" before delete on "membership" for each row
  when (old."state" = 'on' and old."deletedTime" is null) execute function "keepHeld"();
create or replace trigger "keepHeld" before update of "deletedTime" on "role" for each row
  when (old."deletedTime" is null and new."deletedTime" is not null) execute function "keepHeld"();

-- T16: nobody gives a role, or a person a role, that reaches further than their own living roles in the organisation do;
-- operators of the platform may, and so may work without a person.
create or replace function "widthOf"(p_reach text) returns integer language sql immutable as $$
  select coalesce(array_position(array['own', 'department', 'below', 'all'], p_reach), 0)
$$;
create or replace function "keepReach"() returns trigger language plpgsql as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
  v_given text;
begin
  -- What stays as it is is not given.
  if tg_op = 'UPDATE' and tg_table_name = 'role' then
    if new."reach" = old."reach" and (old."deletedTime" is null or new."deletedTime" is not null) then return new; end if;
  end if;
  if v_me in ('', 'system') or exists (select from "user" u where u."id" = v_me and u."isOperator") then return new; end if;
  if tg_table_name = 'role' then
    v_given := new."reach";
  else
    select r."reach" into v_given from "role" r where r."tenantId" = new."tenantId" and r."id" = new."roleId";
  end if;
  if not exists (select from "membership" m
    join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId" and r."deletedTime" is null
    where m."tenantId" = new."tenantId" and m."userId" = v_me and m."state" = 'on' and m."deletedTime" is null
      and "widthOf"(r."reach") >= "widthOf"(v_given)) then
    raise exception 'further than one reaches oneself' using errcode = 'check_violation', constraint = 'role_reach',
      table = tg_table_name;
  end if;
  return new;
end $$;
create or replace trigger "keepReach" before insert or update of "reach", "deletedTime" on "role" for each row
  execute function "keepReach"();
create or replace trigger "keepReach" before insert on "membership" for each row execute function "keepReach"();
create or replace trigger "keepReachChanged" before update of "roleId", "state", "deletedTime" on "membership"
  for each row
  when (new."state" = 'on' and new."deletedTime" is null
    and (new."roleId" <> old."roleId" or old."state" <> 'on' or old."deletedTime" is not null))
  execute function "keepReach"();
