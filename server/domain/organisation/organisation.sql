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

-- T16: what must hold of all people of an organisation is asked of all of them, whoever's reach it is: functions of
-- triggers set 'app.reach' to nothing meanwhile, as generated ones do. Errors leave it to the end of the transaction.

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
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
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
  perform set_config('app.tenant_id', v_tenant, true), set_config('app.user_id', v_user, true),
    set_config('app.reach', v_reach, true);
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

-- T30: nobody takes from themselves what it takes to keep roles, nor a part of their reach: a role that one has oneself is
-- changed so only as long as another one of one's own does for it. One such change of an organisation after the other, or
-- two of one's own could go at the same moment, each for the sake of the other.
create or replace function "keepOwnRole"() returns trigger language plpgsql as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_is_own boolean;
  v_is_kept boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('administrator/' || old."tenantId", 0));
  perform set_config('app.reach', '', true);
  select coalesce(bool_or(m."roleId" = old."id"), false),
      coalesce(bool_or(r."deletedTime" is null
        and ("holdsCode"(r."codes", 'a12-m1.5.2') or not "holdsCode"(old."codes", 'a12-m1.5.2'))
        and "widthOf"(r."reach") >= "widthOf"(old."reach")), false)
    into v_is_own, v_is_kept
    from "membership" m join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId"
    where m."tenantId" = old."tenantId" and m."userId" = v_me and m."state" = 'on' and m."deletedTime" is null;
  perform set_config('app.reach', v_reach, true);
  if v_is_own and not v_is_kept then
    raise exception 'one''s own role' using errcode = 'check_violation', constraint = 'role_own', table = 'role';
  end if;
  return null;
end $$;
create or replace trigger "keepOwnRole" after update of "codes", "reach", "deletedTime" on "role" for each row
  when (old."deletedTime" is null
    and (new."deletedTime" is not null or new."reach" <> old."reach"
      or ("holdsCode"(old."codes", 'a12-m1.5.2') and not "holdsCode"(new."codes", 'a12-m1.5.2'))))
  execute function "keepOwnRole"();

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
-- Whether they are an operator is asked last: in a tenant that costs a look at all of its members (rule T7).
create or replace function "isBeyond"(p_tenant text, p_codes jsonb) returns boolean language plpgsql stable as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
  v_given text[] := array(select code from jsonb_array_elements_text(p_codes) code where code ~ '^a12([-.]|$)');
begin
  if v_me in ('', 'system') or v_given = '{}' then return false; end if;
  if not exists (select from unnest(v_given) code where not exists (
    select from "membership" m
      join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId" and r."deletedTime" is null
      where m."tenantId" = p_tenant and m."userId" = v_me and m."state" = 'on' and m."deletedTime" is null
        and "holdsCode"(r."codes", code))) then return false; end if;
  return not exists (select from "user" u where u."id" = v_me and u."isOperator");
end $$;

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
    and (new."roleId" <> old."roleId" or old."state" = 'off' or old."deletedTime" is not null))
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
create or replace function "isWider"(p_tenant text, p_reach text) returns boolean language plpgsql stable as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
begin
  if v_me in ('', 'system') or exists (select from "membership" m
    join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId" and r."deletedTime" is null
    where m."tenantId" = p_tenant and m."userId" = v_me and m."state" = 'on' and m."deletedTime" is null
      and "widthOf"(r."reach") >= "widthOf"(p_reach)) then return false; end if;
  return not exists (select from "user" u where u."id" = v_me and u."isOperator");
end $$;
create or replace function "keepReach"() returns trigger language plpgsql as $$
declare
  v_given text;
begin
  -- What stays as it is is not given.
  if tg_op = 'UPDATE' and tg_table_name = 'role' then
    if new."reach" = old."reach" and (old."deletedTime" is null or new."deletedTime" is not null) then return new; end if;
  end if;
  if tg_table_name = 'role' then
    v_given := new."reach";
  else
    select r."reach" into v_given from "role" r where r."tenantId" = new."tenantId" and r."id" = new."roleId";
  end if;
  if "isWider"(new."tenantId", v_given) then
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
    and (new."roleId" <> old."roleId" or old."state" = 'off' or old."deletedTime" is not null))
  execute function "keepReach"();

-- T7: who is no member of an organisation becomes one by their own consent: until then their membership is an invitation.
-- Accounts that the organisation opens are its members at once, and so is whoever a manager of the whole platform or the server itself names.
create or replace function "isStranger"(p_tenant text, p_user text) returns boolean language plpgsql stable as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_is boolean;
begin
  if v_me in ('', 'system', p_user) or "looksAfterAll"(v_me) then
    return false;
  end if;
  perform set_config('app.reach', '', true), set_config('app.tenant_id', '', true);
  v_is := not exists (select from "user" u where u."id" = p_user and u."homeTenantId" = p_tenant and not u."hasSignedIn");
  perform set_config('app.tenant_id', p_tenant, true);
  v_is := v_is and not exists (select from "membership" m where m."tenantId" = p_tenant and m."userId" = p_user
    and m."state" <> 'invited' and m."deletedTime" is null);
  perform set_config('app.reach', v_reach, true);
  return v_is;
end $$;
create or replace function "inviteMember"() returns trigger language plpgsql as $$
begin
  if "isStranger"(new."tenantId", new."userId") then new."state" := 'invited'; end if;
  return new;
end $$;
create or replace trigger "inviteMember" before insert on "membership" for each row when (new."state" = 'on')
  execute function "inviteMember"();

-- T7: whoever comes to have a role in an organisation is told by a message; who is invited sees the invitation.
create or replace function "tellJoined"(p_tenant text, p_user text, p_role text) returns void language plpgsql as $$
begin
  insert into "message" ("id", "tenantId", "userId", "title", "content", "senderName", "readingStatus")
    select gen_random_uuid()::text, p_tenant, p_user, '您已加入' || t."tenantName",
      "htmlOf"(t."tenantName" || '把您加入了本机构，角色是“' || r."roleName" || '”。如果这不是您所期望的，请联系该机构的管理员。'),
      t."tenantName", '2'
    from "tenant" t join "role" r on r."tenantId" = p_tenant and r."id" = p_role
    where t."id" = p_tenant and not exists (select from "membership" m where m."tenantId" = p_tenant
      and m."userId" = p_user and m."roleId" = p_role and m."state" = 'invited' and m."deletedTime" is null);
end $$;

-- Whether somebody is a living member of another organisation: one sees one's own memberships in every tenant.
create or replace function "isMemberElsewhere"(p_user text, p_tenant text) returns boolean language plpgsql as $$
declare
  v_me text := coalesce(current_setting('app.user_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_is boolean;
begin
  perform set_config('app.user_id', p_user, true), set_config('app.reach', '', true);
  v_is := exists (select from "membership" m
    where m."userId" = p_user and m."tenantId" <> p_tenant and m."state" <> 'invited' and m."deletedTime" is null);
  perform set_config('app.user_id', v_me, true), set_config('app.reach', v_reach, true);
  return v_is;
end $$;

-- T19: an import that is undone takes back what its rows brought: the department, the role, and an account that it opened
-- and nobody has signed in with.
create or replace function "leaveMember"() returns trigger language plpgsql
  set plan_cache_mode = force_custom_plan as $$
begin
  -- In this order: whoever does not reach all sees the membership as long as the person is in the department.
  update "membership" set "deletedTime" = now()
    where "tenantId" = old."tenantId" and "id" = old."membershipId" and "deletedTime" is null;
  update "deptMember" set "deletedTime" = now()
    where "tenantId" = old."tenantId" and "id" = old."deptMemberId" and "deletedTime" is null;
  if old."state" = 'opened' then
    perform set_config('app.tenant_id', '', true);
    update "user" u set "deletedTime" = now() where u."id" = old."userId" and u."deletedTime" is null
      and not u."hasSignedIn"
      and not "isMemberElsewhere"(u."id", old."tenantId");
    perform set_config('app.tenant_id', old."tenantId", true);
  end if;
  return old;
end $$;

-- T19: a row that is entered opens an account, or lets who has one under that very name join, gives the role and the
-- department, and says what came of it. What it brought is noted with it, so that it can be taken back. Whoever does not
-- reach all enters people into a department of their reach (T17), where they reach them afterwards.
create or replace function "enterMember"() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_tenant text := new."tenantId";
  v_known record;
  v_person text;
  v_given text;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if not "reachesAll"() and new."departmentId" is null then
    new."state" := 'refused';
    new."reason" := '请填写部门：您的数据范围不是全部，只能把人放进范围内的部门';
    return new;
  end if;
  perform set_config('app.reach', '', true);
  -- Inside a tenant one who is no member yet is not seen (rule T7). Of two that open one account the index refuses one.
  perform set_config('app.tenant_id', '', true);
  select u."id", u."nickname", u."state" into v_known from "user" u
    where u."account" = new."account" and u."deletedTime" is null;
  if not found and "isEmailTaken"(new."email", '') then
    perform set_config('app.tenant_id', v_tenant, true), set_config('app.reach', v_reach, true);
    new."state" := 'refused';
    new."reason" := '这个邮箱已是另一个账号的';
    return new;
  end if;
  if v_known."id" is null then
    new."userId" := gen_random_uuid()::text;
    new."state" := 'opened';
    insert into "user" ("id", "account", "nickname", "phone", "email", "homeTenantId", "isPasswordInitial")
      values (new."userId", new."account", new."nickname", new."phone", new."email", v_tenant, true);
  end if;
  perform set_config('app.tenant_id', v_tenant, true);
  if v_known."id" is not null then
    new."userId" := v_known."id";
    if v_known."nickname" <> new."nickname" then
      new."state" := 'refused';
      new."reason" := '这个账号已有人使用，姓名不同，请核对账号和姓名';
    elsif v_known."state" <> 'on' then
      new."state" := 'refused';
      new."reason" := '这个账号已停用，请联系平台';
    end if;
    if new."state" = 'refused' then
      new."userId" := null;
      perform set_config('app.reach', v_reach, true);
      return new;
    end if;
    new."state" := case when exists (select from "membership" m where m."tenantId" = v_tenant
      and m."userId" = new."userId" and m."roleId" = new."roleId" and m."deletedTime" is null)
      then 'known' else 'joined' end;
  end if;
  if new."state" <> 'known' then
    new."membershipId" := gen_random_uuid()::text;
    insert into "membership" ("id", "tenantId", "userId", "roleId", "jobNumber", "degree", "professionalTitle")
      values (new."membershipId", v_tenant, new."userId", new."roleId", new."jobNumber", new."degree",
        new."professionalTitle")
      returning "state" into v_given;
    if v_given = 'invited' then new."state" := 'invited'; end if;
    perform "tellJoined"(v_tenant, new."userId", new."roleId");
  end if;
  if new."departmentId" is not null then
    select p."id" into v_person from "person" p where p."tenantId" = v_tenant and p."userId" = new."userId";
    if not exists (select from "deptMember" d where d."tenantId" = v_tenant and d."personId" = v_person
      and d."departmentId" = new."departmentId" and d."deletedTime" is null) then
      if not (v_reach in ('', 'all') or new."departmentId" = any("reachedDepartments"())) then
        raise exception 'a department beyond reach' using errcode = 'check_violation', constraint = 'department_reach',
          table = 'deptMember';
      end if;
      new."deptMemberId" := gen_random_uuid()::text;
      insert into "deptMember" ("id", "tenantId", "departmentId", "personId", "isPrimary")
        values (new."deptMemberId", v_tenant, new."departmentId", v_person, not exists (select from "deptMember" d
          where d."tenantId" = v_tenant and d."personId" = v_person and d."isPrimary" and d."deletedTime" is null));
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;

create or replace function "keepEntry"() returns trigger language plpgsql as $$
begin
  -- T26: whom it was about goes.
  if "isErasing"(old."tenantId") then return new; end if;
  raise exception 'an entry does not change' using errcode = 'check_violation', constraint = 'entry_kept',
    table = 'memberEntry';
end $$;
do $$
begin
  if to_regclass('"memberEntry"') is not null then
    create or replace trigger "keepEntry" before update on "memberEntry" for each row execute function "keepEntry"();
    create or replace trigger "enterMember" before insert on "memberEntry" for each row execute function "enterMember"();
    create or replace trigger "leaveMember" before delete on "memberEntry" for each row execute function "leaveMember"();
  end if;
end $$;

-- T20: an organisation gives first passwords to the accounts that it opened, as long as they are no other's, too, open no
-- more than the caller has, and stand in no department beyond the caller's reach; to who has signed in already only where
-- that is asked for. Answers who is left out, and why; of all others the sessions end with the old password. Without a password
-- it only answers.
drop function if exists "givePasswords"(text[], text);
create or replace function "givePasswords"(p_users text[], p_hash text, p_is_for_signed_in boolean)
  returns table ("account" text, "nickname" text, "reason" text) language plpgsql
  set plan_cache_mode = force_custom_plan as $$
declare
  v_tenant text := current_setting('app.tenant_id', true);
  v_me text := coalesce(current_setting('app.user_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_roles text[];
  v_beyond text[];
  v_far text[];
  v_elsewhere text[];
  v_left jsonb;
  v_given text[];
begin
  perform set_config('app.reach', '', true);
  -- Each role is looked at once, not once for each of its members.
  select array_agg(r."id") into v_roles from "role" r
    where r."tenantId" = v_tenant and ("isBeyond"(v_tenant, r."codes") or "isWider"(v_tenant, r."reach"));
  select array_agg(distinct m."userId") into v_beyond from "membership" m
    where m."tenantId" = v_tenant and m."userId" = any(p_users) and m."roleId" = any(v_roles) and m."deletedTime" is null;
  if v_reach not in ('', 'all') then
    select array_agg(distinct p."userId") into v_far from "deptMember" d
      join "person" p on p."tenantId" = v_tenant and p."id" = d."personId"
      where d."tenantId" = v_tenant and p."userId" = any(p_users) and d."deletedTime" is null
        and d."departmentId" <> all("reachedDepartments"());
  end if;
  select array_agg(u."id") into v_elsewhere from unnest(p_users) u("id") where "isMemberElsewhere"(u."id", v_tenant);
  perform set_config('app.tenant_id', '', true);
  if p_hash is not null then perform from "user" u where u."id" = any(p_users) order by u."id" for update; end if;
  with looked as (
    select p."id", u."account", u."nickname", case
      when u."id" is null then '账号已删除'
      when u."id" = v_me then '自己的密码请在“账号设置”中修改'
      when u."isOperator" or exists (select from "platformManager" m where m."userId" = u."id")
        or u."homeTenantId" is distinct from v_tenant then '不是本机构开的账号，请本人修改密码'
      when u."id" = any(v_elsewhere) then '也是其他机构的用户，请本人修改密码'
      when u."id" = any(v_beyond) then '有您没有的管理权限或数据范围'
      when u."id" = any(v_far) then '也在您数据范围之外的部门'
      when u."hasSignedIn" and not p_is_for_signed_in then '已登录过'
    end as "reason"
    from unnest(p_users) p("id") left join "user" u on u."id" = p."id" and u."deletedTime" is null
  )
  select coalesce(array_agg(l."id") filter (where l."reason" is null), '{}'),
    coalesce(jsonb_agg(to_jsonb(l) order by l."account") filter (where l."reason" is not null), '[]')
    into v_given, v_left from looked l;
  if v_given <> '{}' and p_hash is not null then
    update "user" set "passwordHash" = p_hash, "isPasswordInitial" = true where "id" = any(v_given);
    delete from "session" where "userId" = any(v_given);
    perform pg_notify('session_changed', 'changed');
  end if;
  perform set_config('app.tenant_id', v_tenant, true), set_config('app.reach', v_reach, true);
  return query select l."account", l."nickname", l."reason"
    from jsonb_to_recordset(v_left) l("account" text, "nickname" text, "reason" text);
end $$;

-- L5, T19, T20: whether somebody has ever signed in is kept, whatever becomes of the session. It is no change of the
-- account: neither version nor history tell of it.
create or replace function "noteSignIn"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
begin
  perform set_config('app.tenant_id', '', true), set_config('app.quiet', 'on', true);
  update "user" set "hasSignedIn" = true where "id" = new."userId" and not "hasSignedIn";
  perform set_config('app.tenant_id', v_tenant, true), set_config('app.quiet', v_quiet, true);
  return null;
end $$;
create or replace trigger "noteSignIn" after insert on "session" for each row execute function "noteSignIn"();

-- T19: a new organisation begins with the built-in roles and, where one is named, the first administrator.
create or replace function "openTenant"(p_tenant text, p_roles jsonb, p_admin jsonb) returns void language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_entry record;
  v_why text;
begin
  perform set_config('app.tenant_id', p_tenant, true);
  insert into "role" ("id", "tenantId", "roleName", "codes", "isBuiltin")
    select r ->> 'id', p_tenant, r ->> 'roleName', r -> 'codes', true from jsonb_array_elements(p_roles) r;
  if p_admin is not null then
    insert into "memberEntry" ("id", "tenantId", "account", "nickname", "roleId")
      values (gen_random_uuid()::text, p_tenant, p_admin ->> 'account', p_admin ->> 'nickname', '5')
      returning "userId", "state", "reason" into v_entry;
    v_why := case
      when v_entry."state" = 'refused' then v_entry."reason"
      when v_entry."state" = 'joined' and p_admin ->> 'passwordHash' is not null
        then '这个账号已有，不用初始密码：如果就是本人，请清空初始密码'
    end;
    if v_entry."state" = 'opened' and p_admin ->> 'passwordHash' is null then
      raise exception 'no first password' using errcode = 'check_violation', constraint = 'tenant_first_password',
        table = 'tenant';
    end if;
    if v_why is not null then
      raise exception 'no first administrator' using errcode = 'check_violation', constraint = 'tenant_first',
        table = 'tenant', detail = v_why;
    end if;
    if v_entry."state" = 'opened' then
      perform set_config('app.tenant_id', '', true);
      update "user" set "passwordHash" = p_admin ->> 'passwordHash' where "id" = v_entry."userId";
    end if;
  end if;
  perform set_config('app.tenant_id', v_before, true);
end $$;
