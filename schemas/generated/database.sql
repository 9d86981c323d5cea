-- Generated from schemas/. Do not edit.

-- Triggers of words of fields, and policies of reach, are made anew below for the entities that still have the word.
do $$
declare
  v_trigger record;
  v_policy record;
begin
  for v_policy in select p.polname, p.polrelid::regclass as "table" from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'ofReach' and c.relnamespace = current_schema()::regnamespace loop
    execute format('drop policy %I on %s', v_policy.polname, v_policy."table");
  end loop;
  for v_trigger in select t.tgname, t.tgrelid::regclass as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname in ('changeOwn', 'checkFields', 'checkReached', 'giveCopies', 'giveNumbers', 'giveOwn', 'givePins', 'giveValues', 'keepAcceptedFiles', 'keepConditions', 'keepDefinition', 'keepDictionaryValue', 'keepFilters', 'keepInTree', 'keepLimitsAdded', 'keepLimitsChanged', 'keepListed', 'keepOwnCodes', 'keepPartReferences', 'keepPlaces', 'keepPrivateFiles', 'keepRanges', 'keepReached', 'keepRefLists', 'keepTree', 'passCopies', 'passDefinition', 'passDictionaryValue', 'resumeCopies') and c.relnamespace = current_schema()::regnamespace loop
    execute format('drop trigger %I on %s', v_trigger.tgname, v_trigger."table");
  end loop;
end $$;

create or replace function "keepRecord"() returns trigger language plpgsql as $$
declare
  has_history boolean := tg_argv[0] = 'history';
  tenant text := '';
  v_action text;
  parts jsonb := '{}';
  v_act text := nullif(current_setting('app.act', true), '');
  v_address text := nullif(current_setting('app.address', true), '');
  part_of_act text;
  follows boolean := false;
begin
  -- What makes room for another record is no change of this one (server/engine/move.ts).
  if tg_op = 'UPDATE' and current_setting('app.quiet', true) = 'on' then return new; end if;
  if tg_op = 'UPDATE' then
    new."version" := old."version" + 1;
    new."updatedTime" := now();
    new."updatedBy" := coalesce(current_setting('app.user_id', true), '');
  end if;
  if has_history then
    v_action := case tg_op when 'INSERT' then 'created' when 'DELETE' then 'purged' else 'updated' end;
    if tg_op = 'UPDATE' and tg_argv[2] = 'recycle' then
      if old."deletedTime" is null and new."deletedTime" is not null then v_action := 'removed';
      elsif old."deletedTime" is not null and new."deletedTime" is null then v_action := 'restored';
      end if;
    end if;
    if tg_argv[3] = 'tenant' then
      if tg_op = 'DELETE' then tenant := old."tenantId"; else tenant := new."tenantId"; end if;
    end if;
    -- One of an act stands for all, of each entity and action; a job of many transactions finds its one in the table.
    if v_act is not null then
      part_of_act := ' ' || v_act || '/' || tg_table_name || '/' || v_action || ' ';
      follows := position(part_of_act in coalesce(current_setting('app.acts', true), '')) > 0;
      if not follows then
        follows := exists (select 1 from "history" h where h."tenantId" = tenant and h."act" = v_act and h."entity" = tg_table_name and h."action" = v_action);
        perform set_config('app.acts', coalesce(current_setting('app.acts', true), '') || part_of_act, true);
      end if;
    end if;
    if tg_op = 'DELETE' then
      if tg_nargs > 4 then execute format('select %I($1, $2)', tg_argv[4]) into parts using tenant, old."id"; end if;
      insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "act", "ip", "isFollowing", "snapshot")
        values (tg_table_name || '/' || old."id" || '/' || old."version" + 1, tenant, tg_table_name, old."id", old."version" + 1, v_action, v_act, v_address, follows, to_jsonb(old) - string_to_array(tg_argv[1], ',') || parts);
      return old;
    end if;
    if tg_nargs > 4 then execute format('select %I($1, $2)', tg_argv[4]) into parts using tenant, new."id"; end if;
    insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "act", "ip", "isFollowing", "step", "snapshot")
      values (tg_table_name || '/' || new."id" || '/' || new."version", tenant, tg_table_name, new."id", new."version", v_action, v_act, v_address, follows, nullif(current_setting('app.step', true), '')::jsonb, to_jsonb(new) - string_to_array(tg_argv[1], ',') || parts);
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create or replace function "limitRecords"() returns trigger language plpgsql as $$
declare
  most integer := tg_argv[0]::integer;
  living integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || '/' || new."tenantId", 0));
  execute format('select count(*) from %I where "tenantId" = $1 and id <> $2 %s', tg_table_name, case when tg_argv[1] = 'recycle' then 'and "deletedTime" is null' else '' end)
    into living using new."tenantId", new."id";
  if living >= most then
    raise exception 'at most % records', most using errcode = 'check_violation', constraint = tg_table_name || '_max', table = tg_table_name;
  end if;
  return new;
end $$;

-- The function runs as the owner of the tables: policies are not asked of each row that it looks at, so it says itself
-- which rows are the caller's. Nobody else on the database server may call it, or put other tables in its way.
create or replace function "runAsOwner"(p_function text) returns void language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = %I, pg_temp', p_function::regprocedure, current_schema());
  execute format('revoke execute on function %s from public', p_function::regprocedure);
  if exists (select from pg_roles where rolname = 'certification_app') then
    execute format('grant execute on function %s to certification_app', p_function::regprocedure);
  end if;
end $$;

-- Whether the transaction is of somebody with a code. Work of the server itself says nothing of codes and reads all.
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
end $$;

-- Whether the transaction reaches all rows of its tenant. Work of the server itself says nothing, and does.
create or replace function "reachesAll"() returns boolean language sql stable as $$
  select coalesce(current_setting('app.reach', true), '') in ('', 'all')
$$;
create or replace function "reachedDepartments"() returns text[] language sql stable as $$
  select array(select jsonb_array_elements_text(coalesce(nullif(current_setting('app.departments', true), ''), '[]')::jsonb))
$$;
create or replace function "reachedPeople"() returns text[] language plpgsql stable as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_key text := concat(current_setting('app.tenant_id', true), '/', current_setting('app.departments', true));
  v_departments text[] := "reachedDepartments"();
  v_reached text[];
begin
  if current_setting('app.reachedPeople_of', true) = v_key then
    return current_setting('app.reachedPeople', true)::text[];
  end if;
  perform set_config('app.reach', '', true);
  select coalesce(array_agg(m."personId"), '{}') into v_reached from "deptMember" m where m."tenantId" = current_setting('app.tenant_id', true)
    and m."departmentId" = any(v_departments) and m."deletedTime" is null;
  perform set_config('app.reach', v_reach, true);
  perform set_config('app.reachedPeople_of', v_key, true), set_config('app.reachedPeople', v_reached::text, true);
  return v_reached;
end $$;
create or replace function "reachedUsers"() returns text[] language plpgsql stable as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_key text := concat(current_setting('app.tenant_id', true), '/', current_setting('app.departments', true));
  v_departments text[] := "reachedDepartments"();
  v_reached text[];
begin
  if current_setting('app.reachedUsers_of', true) = v_key then
    return current_setting('app.reachedUsers', true)::text[];
  end if;
  perform set_config('app.reach', '', true);
  select coalesce(array_agg((select p."userId" from "person" p where p."tenantId" = m."tenantId" and p."id" = m."personId")), '{}') into v_reached from "deptMember" m where m."tenantId" = current_setting('app.tenant_id', true)
    and m."departmentId" = any(v_departments) and m."deletedTime" is null;
  perform set_config('app.reach', v_reach, true);
  perform set_config('app.reachedUsers_of', v_key, true), set_config('app.reachedUsers', v_reached::text, true);
  return v_reached;
end $$;
create or replace function "forgetReached"() returns trigger language plpgsql as $$
begin
  perform set_config('app.reachedPeople_of', '', true), set_config('app.reachedUsers_of', '', true);
  return null;
end $$;
create or replace function "ownPerson"() returns text language sql stable as $$
  select coalesce(current_setting('app.person_id', true), '')
$$;
create or replace function "ownUser"() returns text language sql stable as $$
  select coalesce(current_setting('app.user_id', true), '')
$$;

-- How far somebody reaches in a role: its reach, their person, and the departments that come to it.
create or replace function "reachOf"(p_tenant text, p_user text, p_role text) returns jsonb language plpgsql stable as $$
declare
  v_reach text;
  v_person text;
  v_departments jsonb := '[]';
begin
  select r."reach" into v_reach from "role" r where r."tenantId" = p_tenant and r."id" = p_role;
  select p."id" into v_person from "person" p where p."tenantId" = p_tenant and p."userId" = p_user;
  if v_reach in ('below', 'department') then
    v_departments := coalesce((select jsonb_agg(distinct d) from (
        select m."departmentId" as d from "deptMember" m where m."tenantId" = p_tenant and m."personId" = v_person and m."deletedTime" is null
      ) own(d)), '[]');
  end if;
  if v_reach = 'below' then
    select coalesce(jsonb_agg(d), '[]') into v_departments from "departmentBelow"(p_tenant, array(select jsonb_array_elements_text(v_departments))) d;
  end if;
  return jsonb_build_object('kind', coalesce(v_reach, 'own'), 'personId', coalesce(v_person, ''), 'departments', v_departments);
end $$;

create or replace function "plainText"(html text) returns text language sql immutable as $$
  select btrim(regexp_replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(html, '</?(?:p|pre|li|h[1-6]|blockquote|div|table|t[dhr]|br|hr)\M[^>]*>', ' ', 'gi'), '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&nbsp;', ' '), '&amp;', '&'), '[\s ]+', ' ', 'g'))
$$;

create or replace function "actorName"(p_id text) returns text language sql stable as $$
  select case when coalesce(current_setting('app.tenant_id', true), '') = ''
    then coalesce((select u."nickname" from "user" u where u."id" = p_id), case when p_id in ('', 'system') then '系统' else '平台人员' end)
    else coalesce((select p."personName" from "person" p where p."tenantId" = current_setting('app.tenant_id', true) and p."userId" = p_id), case when p_id in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) end
$$;

-- How many living rows of a table of tenants refer to records of the platform, in all tenants together.
drop function if exists "countInTenants"(text, text, boolean, text[]);
drop function if exists "countInTenants"(text, text, boolean, boolean, text[]);
create or replace function "countInTenants"(p_table text, p_fields text[], p_lists text[], p_recycle boolean, p_id text) returns integer language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_uses text := (select string_agg(u, ' or ') from (
    select format('%I = $2', f) from unnest(p_fields) f union all select format('%I ? $2', f) from unnest(p_lists) f) uses(u));
  v_tenant text;
  v_found integer;
  v_count integer := 0;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    execute format('select count(*)::integer from %I where "tenantId" = $1 and (%s) %s', p_table, v_uses, case when p_recycle then 'and "deletedTime" is null' else '' end)
      into v_found using v_tenant, p_id;
    v_count := v_count + v_found;
  end loop;
  perform set_config('app.tenant_id', v_before, true);
  return v_count;
end $$;

-- Lets nobody else change a tree until the transaction ends.
create or replace function "lockTree"(p_table text, p_tenant text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('tree/' || p_table || '/' || p_tenant, 0))
$$;

create or replace function "keepTree"() returns trigger language plpgsql as $$
declare
  v_parent_field text := tg_argv[0];
  v_most integer := tg_argv[1]::integer;
  v_record jsonb := to_jsonb(new);
  v_parent text := v_record ->> v_parent_field;
  v_tenant text := v_record ->> 'tenantId';
  v_living text := case when v_record ? 'tenantId' then ' and t."tenantId" = $3' else '' end
    || case when v_record ? 'deletedTime' then ' and t."deletedTime" is null' else '' end;
  v_above integer;
  v_below integer;
  v_is_circle boolean;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if tg_op = 'UPDATE' and v_parent is not distinct from to_jsonb(old) ->> v_parent_field
    and v_record ->> 'deletedTime' is not distinct from to_jsonb(old) ->> 'deletedTime' then
    return new;
  end if;
  perform "lockTree"(tg_table_name, coalesce(v_tenant, ''));
  if v_record ->> 'deletedTime' is not null then return new; end if;
  perform set_config('app.reach', '', true);
  execute format('with recursive a("id", "level") as (
      select $1, 1 where $1 is not null
      union all
      select c."id", a."level" + 1 from a cross join lateral (
        select t.%2$I as "id" from %1$I t where t."id" = a."id" and t.%2$I is not null %3$s limit 1) c where a."level" <= $2
    ) select coalesce(max("level"), 0), coalesce(bool_or("id" = $4), false) from a', tg_table_name, v_parent_field, v_living)
    into v_above, v_is_circle using v_parent, v_most, v_tenant, new."id";
  if v_is_circle then
    raise exception 'a record cannot stand below itself' using errcode = 'check_violation', constraint = 'tree_circle', table = tg_table_name;
  end if;
  execute format('with recursive b("id", "level") as (
      select $1, 1
      union all
      select c."id", b."level" + 1 from b cross join lateral (
        select t."id" from %1$I t where t.%2$I = b."id" %3$s offset 0) c where b."level" <= $2
    ) select max("level") from b', tg_table_name, v_parent_field, v_living)
    into v_below using new."id", v_most, v_tenant;
  if tg_op = 'INSERT' and new."order" is null then
    execute format('select least(coalesce(max(t."order"), 0) + 1, 1000000) from %1$I t where t.%2$I is not distinct from $1 and $2 is not null %3$s', tg_table_name, v_parent_field, v_living)
      into new."order" using v_parent, v_most, v_tenant;
  end if;
  perform set_config('app.reach', v_reach, true);
  if v_above + v_below > v_most then
    raise exception 'at most % levels', v_most using errcode = 'check_violation', constraint = 'tree_depth', table = tg_table_name;
  end if;
  return new;
end $$;

create or replace function "isPlatformCode"(p_code text) returns boolean language sql immutable as $$ select p_code ~ '^(p1|p2)($|[-.])' $$;

create or replace trigger "keepInTree" before insert or update of "parentId", "deletedTime" on "department" for each row execute function "keepTree"('parentId', '8');
create or replace function "departmentBelow"(p_tenant text, p_ids text[]) returns setof text language sql stable as $$
  with recursive b("id") as (
    select unnest(p_ids)
    union
    select c."id" from b cross join lateral (
      select t."id" from "department" t where t."tenantId" = p_tenant and t."deletedTime" is null and t."parentId" = b."id" offset 0) c
  ) select "id" from b
$$;
create or replace function "departmentPath"(p_tenant text, p_id text) returns text language sql stable as $$
  with recursive a("id", "label", "level") as (
    select t."parentId", t."deptName", 1 from "department" t where t."tenantId" = p_tenant and t."id" = p_id
    union all
    select c."parent", c."label", a."level" + 1 from a cross join lateral (
      select t."parentId" as "parent", t."deptName" as "label" from "department" t where t."tenantId" = p_tenant and t."id" = a."id" limit 1) c
  ) select string_agg("label", ' / ' order by "level" desc) from a
$$;

create or replace trigger "keepInTree" before insert or update of "parentId", "deletedTime" on "paperCategory" for each row execute function "keepTree"('parentId', '4');
create or replace function "paperCategoryBelow"(p_tenant text, p_ids text[]) returns setof text language sql stable as $$
  with recursive b("id") as (
    select unnest(p_ids)
    union
    select c."id" from b cross join lateral (
      select t."id" from "paperCategory" t where t."tenantId" = p_tenant and t."deletedTime" is null and t."parentId" = b."id" offset 0) c
  ) select "id" from b
$$;
create or replace function "paperCategoryPath"(p_tenant text, p_id text) returns text language sql stable as $$
  with recursive a("id", "label", "level") as (
    select t."parentId", t."categoryName", 1 from "paperCategory" t where t."tenantId" = p_tenant and t."id" = p_id
    union all
    select c."parent", c."label", a."level" + 1 from a cross join lateral (
      select t."parentId" as "parent", t."categoryName" as "label" from "paperCategory" t where t."tenantId" = p_tenant and t."id" = a."id" limit 1) c
  ) select string_agg("label", ' / ' order by "level" desc) from a
$$;

alter table "certApply" disable trigger user;
update "certApply" t set "needsPayment" = (select s."needsPayment" from "exam" s where s."tenantId" = t."tenantId" and s."id" = t."examId") where "needsPayment" is distinct from (select s."needsPayment" from "exam" s where s."tenantId" = t."tenantId" and s."id" = t."examId");
alter table "certApply" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "entryTime" = (case when abs(round((coalesce((coalesce(0::numeric, 0) - coalesce(t."entryMinutes", 0)), 0))::numeric)) <= 100000000 then t."startTime"::timestamptz + round((coalesce((coalesce(0::numeric, 0) - coalesce(t."entryMinutes", 0)), 0))::numeric)::double precision * interval '1 minute' end) where "entryTime" is distinct from (case when abs(round((coalesce((coalesce(0::numeric, 0) - coalesce(t."entryMinutes", 0)), 0))::numeric)) <= 100000000 then t."startTime"::timestamptz + round((coalesce((coalesce(0::numeric, 0) - coalesce(t."entryMinutes", 0)), 0))::numeric)::double precision * interval '1 minute' end);
alter table "examSession" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "latestEntryTime" = (case when coalesce(coalesce(coalesce(t."latestEntryMinutes", 0) > coalesce(0::numeric, 0), false), false) then (case when abs(round((coalesce(t."latestEntryMinutes", 0))::numeric)) <= 100000000 then t."startTime"::timestamptz + round((coalesce(t."latestEntryMinutes", 0))::numeric)::double precision * interval '1 minute' end) else null end) where "latestEntryTime" is distinct from (case when coalesce(coalesce(coalesce(t."latestEntryMinutes", 0) > coalesce(0::numeric, 0), false), false) then (case when abs(round((coalesce(t."latestEntryMinutes", 0))::numeric)) <= 100000000 then t."startTime"::timestamptz + round((coalesce(t."latestEntryMinutes", 0))::numeric)::double precision * interval '1 minute' end) else null end);
alter table "examSession" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "earliestHandInTime" = (case when coalesce(coalesce(coalesce(t."earliestHandInMinutes", 0) > coalesce(0::numeric, 0), false), false) then (case when abs(round((coalesce(t."earliestHandInMinutes", 0))::numeric)) <= 100000000 then t."startTime"::timestamptz + round((coalesce(t."earliestHandInMinutes", 0))::numeric)::double precision * interval '1 minute' end) else null end) where "earliestHandInTime" is distinct from (case when coalesce(coalesce(coalesce(t."earliestHandInMinutes", 0) > coalesce(0::numeric, 0), false), false) then (case when abs(round((coalesce(t."earliestHandInMinutes", 0))::numeric)) <= 100000000 then t."startTime"::timestamptz + round((coalesce(t."earliestHandInMinutes", 0))::numeric)::double precision * interval '1 minute' end) else null end);
alter table "examSession" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "certId" = (select s."certId" from "exam" s where s."tenantId" = t."tenantId" and s."id" = t."examId") where "certId" is distinct from (select s."certId" from "exam" s where s."tenantId" = t."tenantId" and s."id" = t."examId");
alter table "examSession" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "multiplePolicy" = (select s."multiplePolicy" from "exam" s where s."tenantId" = t."tenantId" and s."id" = t."examId") where "multiplePolicy" is distinct from (select s."multiplePolicy" from "exam" s where s."tenantId" = t."tenantId" and s."id" = t."examId") and ((t."state" in ('draft')) or not exists (select from pg_proc where pronamespace = current_schema()::regnamespace and proname in ('giveCopies_examSession') and (strpos(prosrc, 'new."multiplePolicy"') > 0)));
alter table "examSession" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "mode" = (select s."mode" from "examSubject" s where s."tenantId" = t."tenantId" and s."id" = t."subjectId") where "mode" is distinct from (select s."mode" from "examSubject" s where s."tenantId" = t."tenantId" and s."id" = t."subjectId");
alter table "examSession" enable trigger user;
alter table "examSession" disable trigger user;
update "examSession" t set "paperMode" = (select s."paperMode" from "examSubject" s where s."tenantId" = t."tenantId" and s."id" = t."subjectId") where "paperMode" is distinct from (select s."paperMode" from "examSubject" s where s."tenantId" = t."tenantId" and s."id" = t."subjectId") and ((t."state" in ('draft')) or not exists (select from pg_proc where pronamespace = current_schema()::regnamespace and proname in ('giveCopies_examSession') and (strpos(prosrc, 'new."paperMode"') > 0)));
alter table "examSession" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "sessionId" = (select s."sessionId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "sessionId" is distinct from (select s."sessionId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "marking" disable trigger user;
update "marking" t set "sessionId" = (select s."sessionId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId") where "sessionId" is distinct from (select s."sessionId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId");
alter table "marking" enable trigger user;
set constraints all immediate;
alter table "paperQuestion" disable trigger user;
update "paperQuestion" t set "type" = (select s."type" from "question" s where s."tenantId" = t."tenantId" and s."id" = t."questionId") where "type" is distinct from (select s."type" from "question" s where s."tenantId" = t."tenantId" and s."id" = t."questionId") and (exists (select from "paper" p where p."tenantId" = t."tenantId" and p."id" = t."paperId" and (p."state" in ('draft'))) or not exists (select from pg_proc where pronamespace = current_schema()::regnamespace and proname in ('giveCopies_paperQuestion') and (strpos(prosrc, 'new."type"') > 0)));
set constraints all immediate;
alter table "paperQuestion" enable trigger user;
set constraints all immediate;
alter table "paperQuestion" disable trigger user;
update "paperQuestion" t set "difficulty" = (select s."difficulty" from "question" s where s."tenantId" = t."tenantId" and s."id" = t."questionId") where "difficulty" is distinct from (select s."difficulty" from "question" s where s."tenantId" = t."tenantId" and s."id" = t."questionId") and (exists (select from "paper" p where p."tenantId" = t."tenantId" and p."id" = t."paperId" and (p."state" in ('draft'))) or not exists (select from pg_proc where pronamespace = current_schema()::regnamespace and proname in ('giveCopies_paperQuestion') and (strpos(prosrc, 'new."difficulty"') > 0)));
set constraints all immediate;
alter table "paperQuestion" enable trigger user;
alter table "paperRule" disable trigger user;
update "paperRule" t set "totalScore" = case when round((coalesce((select sum(((e.v ->> 'num')::numeric * (e.v ->> 'score')::numeric)) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 2) between -9999999999.99 and 9999999999.99 then round((coalesce((select sum(((e.v ->> 'num')::numeric * (e.v ->> 'score')::numeric)) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 2) end where "totalScore" is distinct from case when round((coalesce((select sum(((e.v ->> 'num')::numeric * (e.v ->> 'score')::numeric)) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 2) between -9999999999.99 and 9999999999.99 then round((coalesce((select sum(((e.v ->> 'num')::numeric * (e.v ->> 'score')::numeric)) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 2) end;
alter table "paperRule" enable trigger user;
alter table "paperRule" disable trigger user;
update "paperRule" t set "totalCount" = case when round((coalesce((select sum((e.v ->> 'num')::numeric) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 0) between -2147483647 and 2147483647 then round((coalesce((select sum((e.v ->> 'num')::numeric) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 0) end where "totalCount" is distinct from case when round((coalesce((select sum((e.v ->> 'num')::numeric) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 0) between -2147483647 and 2147483647 then round((coalesce((select sum((e.v ->> 'num')::numeric) from (select v from jsonb_array_elements(case jsonb_typeof(t."ruleList") when 'array' then t."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 0) end;
alter table "paperRule" enable trigger user;
alter table "placement" disable trigger user;
update "placement" t set "personName" = (select s."personName" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId") where "personName" is distinct from (select s."personName" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId");
alter table "placement" enable trigger user;
alter table "placement" disable trigger user;
update "placement" t set "userId" = (select s."userId" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId") where "userId" is distinct from (select s."userId" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId");
alter table "placement" enable trigger user;
alter table "placement" disable trigger user;
update "placement" t set "startTime" = (select s."startTime" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId") where "startTime" is distinct from (select s."startTime" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId");
alter table "placement" enable trigger user;
alter table "placement" disable trigger user;
update "placement" t set "entryTime" = (select s."entryTime" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId") where "entryTime" is distinct from (select s."entryTime" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId");
alter table "placement" enable trigger user;
alter table "placement" disable trigger user;
update "placement" t set "examId" = (select s."examId" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId") where "examId" is distinct from (select s."examId" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId");
alter table "placement" enable trigger user;
alter table "placement" disable trigger user;
update "placement" t set "subjectId" = (select s."subjectId" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId") where "subjectId" is distinct from (select s."subjectId" from "examSession" s where s."tenantId" = t."tenantId" and s."id" = t."sessionId");
alter table "placement" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "personName" = (select s."personName" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "personName" is distinct from (select s."personName" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "ticketNumber" = (select s."ticketNumber" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "ticketNumber" is distinct from (select s."ticketNumber" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "userId" = (select s."userId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "userId" is distinct from (select s."userId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "applyId" = (select s."applyId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "applyId" is distinct from (select s."applyId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "examId" = (select s."examId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "examId" is distinct from (select s."examId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "subjectId" = (select s."subjectId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId") where "subjectId" is distinct from (select s."subjectId" from "placement" s where s."tenantId" = t."tenantId" and s."id" = t."placementId");
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "score" = case when round((case when coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) then 0::numeric when coalesce((t."kind" is not distinct from 'deducted'), false) then greatest(coalesce(0::numeric, 0), coalesce((coalesce(t."gained", 0) - coalesce(t."deduction", 0)), 0)) else t."gained" end), 2) between -9999999999.99 and 9999999999.99 then round((case when coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) then 0::numeric when coalesce((t."kind" is not distinct from 'deducted'), false) then greatest(coalesce(0::numeric, 0), coalesce((coalesce(t."gained", 0) - coalesce(t."deduction", 0)), 0)) else t."gained" end), 2) end where "score" is distinct from case when round((case when coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) then 0::numeric when coalesce((t."kind" is not distinct from 'deducted'), false) then greatest(coalesce(0::numeric, 0), coalesce((coalesce(t."gained", 0) - coalesce(t."deduction", 0)), 0)) else t."gained" end), 2) between -9999999999.99 and 9999999999.99 then round((case when coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) then 0::numeric when coalesce((t."kind" is not distinct from 'deducted'), false) then greatest(coalesce(0::numeric, 0), coalesce((coalesce(t."gained", 0) - coalesce(t."deduction", 0)), 0)) else t."gained" end), 2) end;
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "isPassed" = (case when coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) then false when coalesce(coalesce(coalesce(t."openCount", 0) > coalesce(0::numeric, 0), false), false) then null when coalesce((t."kind" is not distinct from 'deducted'), false) then coalesce(coalesce((coalesce(t."gained", 0) - coalesce(t."deduction", 0)), 0) >= coalesce(t."passScore", 0), false) else coalesce(coalesce(t."gained", 0) >= coalesce(t."passScore", 0), false) end) where "isPassed" is distinct from (case when coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) then false when coalesce(coalesce(coalesce(t."openCount", 0) > coalesce(0::numeric, 0), false), false) then null when coalesce((t."kind" is not distinct from 'deducted'), false) then coalesce(coalesce((coalesce(t."gained", 0) - coalesce(t."deduction", 0)), 0) >= coalesce(t."passScore", 0), false) else coalesce(coalesce(t."gained", 0) >= coalesce(t."passScore", 0), false) end);
alter table "result" enable trigger user;
alter table "result" disable trigger user;
update "result" t set "isDecided" = (coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) or coalesce((t."openCount" is not distinct from 0::numeric), false)) where "isDecided" is distinct from (coalesce(coalesce(t."kind" in ('absent', 'invalid'), false), false) or coalesce((t."openCount" is not distinct from 0::numeric), false));
alter table "result" enable trigger user;
alter table "scoreReview" disable trigger user;
update "scoreReview" t set "personName" = (select s."personName" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId") where "personName" is distinct from (select s."personName" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId");
alter table "scoreReview" enable trigger user;
alter table "scoreReview" disable trigger user;
update "scoreReview" t set "ticketNumber" = (select s."ticketNumber" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId") where "ticketNumber" is distinct from (select s."ticketNumber" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId");
alter table "scoreReview" enable trigger user;
alter table "scoreReview" disable trigger user;
update "scoreReview" t set "userId" = (select s."userId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId") where "userId" is distinct from (select s."userId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId");
alter table "scoreReview" enable trigger user;
alter table "scoreReview" disable trigger user;
update "scoreReview" t set "examId" = (select s."examId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId") where "examId" is distinct from (select s."examId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId");
alter table "scoreReview" enable trigger user;
alter table "scoreReview" disable trigger user;
update "scoreReview" t set "subjectId" = (select s."subjectId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId") where "subjectId" is distinct from (select s."subjectId" from "result" s where s."tenantId" = t."tenantId" and s."id" = t."resultId");
alter table "scoreReview" enable trigger user;
alter table "seatingEntry" disable trigger user;
update "seatingEntry" t set "personName" = (select s."personName" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId") where "personName" is distinct from (select s."personName" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId");
alter table "seatingEntry" enable trigger user;
alter table "seatingEntry" disable trigger user;
update "seatingEntry" t set "userId" = (select s."userId" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId") where "userId" is distinct from (select s."userId" from "certApply" s where s."tenantId" = t."tenantId" and s."id" = t."applyId");
alter table "seatingEntry" enable trigger user;

alter table "certApply" disable trigger user;
update "certApply" t set "certIdVersion" = s."version" from "cert" s where t."certIdVersion" is null and s."tenantId" = t."tenantId" and s."id" = t."certId";
alter table "certApply" enable trigger user;
alter table "issuedCert" disable trigger user;
update "issuedCert" t set "certIdVersion" = s."version" from "cert" s where t."certIdVersion" is null and s."tenantId" = t."tenantId" and s."id" = t."certId";
alter table "issuedCert" enable trigger user;
alter table "issuedCert" disable trigger user;
update "issuedCert" t set "templateIdVersion" = s."version" from "certTemplate" s where t."templateIdVersion" is null and s."tenantId" = t."tenantId" and s."id" = t."templateId";
alter table "issuedCert" enable trigger user;
insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
  select 'cert/' || s."id" || '/' || s."version", s."tenantId", 'cert', s."id", s."version", 'updated', to_jsonb(s) - string_to_array('own1,own2,own3', ',')
    from "cert" s on conflict do nothing;
insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
  select 'certTemplate/' || s."id" || '/' || s."version", s."tenantId", 'certTemplate', s."id", s."version", 'updated', to_jsonb(s) - string_to_array('', ',')
    from "certTemplate" s on conflict do nothing;

create or replace function "keepPrivateFiles"() returns trigger language plpgsql as $$
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
create or replace trigger "keepPrivateFiles" before insert or update of "photo", "answers" on "certApply" for each row execute function "keepPrivateFiles"('photo', 'answers');
create or replace trigger "keepPrivateFiles" before insert or update of "picture" on "invigilationAct" for each row execute function "keepPrivateFiles"('picture');
alter table "file" disable trigger user;
update "file" f set "visibility" = 'private' where f."visibility" <> 'private' and (f."tenantId", f."id") in (
  select t."tenantId", (regexp_matches(t."photo"::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] from "certApply" t);
update "file" f set "visibility" = 'private' where f."visibility" <> 'private' and (f."tenantId", f."id") in (
  select t."tenantId", (regexp_matches(t."answers"::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] from "certApply" t);
update "file" f set "visibility" = 'private' where f."visibility" <> 'private' and (f."tenantId", f."id") in (
  select t."tenantId", (regexp_matches(t."picture"::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] from "invigilationAct" t);
alter table "file" enable trigger user;

-- ability
alter table "ability" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "ability" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "ability" enable row level security;
alter table "ability" force row level security;
drop policy if exists "ofTenant" on "ability";
create policy "ofTenant" on "ability" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "ability";
drop policy if exists "ofAll" on "ability";
drop view if exists "abilityView" cascade;
create view "abilityView" with (security_invoker = true) as select t."abilityName", t."abilityCode", t."areaId", t."description", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."abilityCode"::text) as "marks", r1."areaName" as "areaIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "ability" t left join "capabilityArea" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."areaId";

-- abilityGroup
alter table "abilityGroup" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "abilityGroup" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "abilityGroup" enable row level security;
alter table "abilityGroup" force row level security;
drop policy if exists "ofTenant" on "abilityGroup";
create policy "ofTenant" on "abilityGroup" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "abilityGroup";
drop policy if exists "ofAll" on "abilityGroup";
drop view if exists "abilityGroupView" cascade;
create view "abilityGroupView" with (security_invoker = true) as select t."groupName", t."groupCode", t."areaId", t."abilityIds", t."description", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."groupCode"::text) as "marks", r1."areaName" as "areaIdLabel", coalesce((select jsonb_agg(r."abilityName" order by e."place") from jsonb_array_elements_text(t."abilityIds") with ordinality e("id", "place") left join "ability" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "abilityIdsLabels", coalesce((select jsonb_agg(case when r."id" is not null then jsonb_build_array(r."abilityCode"::text) end order by e."place") from jsonb_array_elements_text(t."abilityIds") with ordinality e("id", "place") left join "ability" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "abilityIdsMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "abilityGroup" t left join "capabilityArea" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."areaId";

-- announcement
alter table "announcement" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "announcement" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "announcement" enable row level security;
alter table "announcement" force row level security;
drop policy if exists "ofTenant" on "announcement";
create policy "ofTenant" on "announcement" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "announcement";
drop policy if exists "ofAll" on "announcement";
drop view if exists "announcementView" cascade;
create view "announcementView" with (security_invoker = true) as select t."title", t."content", t."publishedTime", t."isTop", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "announcement" t;

-- answerLog
alter table "answerLog" enable row level security;
alter table "answerLog" force row level security;
drop policy if exists "ofTenant" on "answerLog";
create policy "ofTenant" on "answerLog" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "answerLog";
drop policy if exists "ofAll" on "answerLog";
drop view if exists "answerLogView" cascade;
create view "answerLogView" with (security_invoker = true) as select t."attemptId", t."userId", t."number", t."segment", t."questionId", t."questionVersion", t."content", t."savedTime", t."receipt", t."id", t."tenantId", t."createdTime", t."createdBy", r1."certId" as "attemptIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "answerLog" t left join "attempt" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."attemptId";

-- applyEntry
create or replace trigger "checkFields" before insert or update of "idNumber", "phone" on "applyEntry" for each row execute function "checkFields"('own', 'idNumber', 'a12-m1.2.9', 'idCard', '', 'phone', 'a12-m1.2.9', 'phone', '');
alter table "applyEntry" enable row level security;
alter table "applyEntry" force row level security;
drop policy if exists "ofTenant" on "applyEntry";
create policy "ofTenant" on "applyEntry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "applyEntry";
drop policy if exists "ofAll" on "applyEntry";
create policy "ofReach" on "applyEntry" as restrictive using ((select "reachesAll"()) or "createdBy" in (select "ownUser"()) or "departmentId" in (select unnest("reachedDepartments"())));
drop view if exists "applyEntryView" cascade;
create view "applyEntryView" with (security_invoker = true) as select t."examId", t."personName", t."idType", case when "mayRead"('a12-m1.2.9') then t."idNumber" else "masked"('idCard', t."idNumber") end as "idNumber", case when "mayRead"('a12-m1.2.9') then t."phone" else "masked"('phone', t."phone") end as "phone", t."account", t."departmentId", t."education", t."workYears", t."isPaid", t."state", t."reason", t."applyCode", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."applyCode"::text) as "marks", r1."examName" as "examIdLabel", case when r1."id" is not null then jsonb_build_array(r1."examCode"::text) end as "examIdMarks", "departmentPath"(t."tenantId", t."departmentId") as "departmentIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "applyEntry" t left join "exam" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."examId" left join "department" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."departmentId";

-- attempt
alter table "attempt" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "attempt" for each row execute function "keepRecord"('none', 'seed,paper,deviceId,ownEnd,receipt,segment', '', 'tenant');
alter table "attempt" enable row level security;
alter table "attempt" force row level security;
drop policy if exists "ofTenant" on "attempt";
create policy "ofTenant" on "attempt" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "attempt";
drop policy if exists "ofAll" on "attempt";
drop view if exists "attemptView" cascade;
create view "attemptView" with (security_invoker = true) as select t."userId", t."kind", t."certId", t."sessionId", t."placementId", t."state", t."startTime", t."deadline", t."extraSeconds", t."extendedSeconds", t."pausedSeconds", t."pausedTime", t."submittedTime", t."savedTime", t."answerCount", t."loggedBytes", t."askedTime", t."answeredCount", t."leaveCount", t."leaveSeconds", t."totalScore", t."passScore", t."score", t."isPassed", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."nickname" as "userIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "userIdMarks", r2."certName" as "certIdLabel", case when r2."id" is not null then jsonb_build_array(r2."certCode"::text, r2."level"::text) end as "certIdMarks", r3."sessionCode" as "sessionIdLabel", case when r3."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r3."tenantId" and m."id" = r3."subjectId"), left(r3."startTime"::text, 16)) end as "sessionIdMarks", r4."personName" as "placementIdLabel", case when r4."id" is not null then jsonb_build_array(r4."ticketNumber"::text) end as "placementIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "attempt" t left join "user" r1 on r1."id" = t."userId" left join "cert" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."certId" left join "examSession" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."sessionId" left join "placement" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."placementId";

-- attemptAnswer
alter table "attemptAnswer" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "attemptAnswer" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "attemptAnswer" enable row level security;
alter table "attemptAnswer" force row level security;
drop policy if exists "ofTenant" on "attemptAnswer";
create policy "ofTenant" on "attemptAnswer" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "attemptAnswer";
drop policy if exists "ofAll" on "attemptAnswer";
drop view if exists "attemptAnswerView" cascade;
create view "attemptAnswerView" with (security_invoker = true) as select t."attemptId", t."userId", t."questionId", t."selectedOptions", t."inputInfo", t."isFlagged", t."sequence", t."score", t."isCorrect", t."gained", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certId" as "attemptIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "attemptAnswer" t left join "attempt" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."attemptId";

-- attemptSeal
alter table "attemptSeal" enable row level security;
alter table "attemptSeal" force row level security;
drop policy if exists "ofTenant" on "attemptSeal";
create policy "ofTenant" on "attemptSeal" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "attemptSeal";
drop policy if exists "ofAll" on "attemptSeal";
drop view if exists "attemptSealView" cascade;
create view "attemptSealView" with (security_invoker = true) as select t."attemptId", t."userId", t."segment", t."answerCount", t."receipt", t."sealedTime", t."signature", t."id", t."tenantId", t."createdTime", t."createdBy", r1."certId" as "attemptIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "attemptSeal" t left join "attempt" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."attemptId";

-- award
alter table "award" enable row level security;
alter table "award" force row level security;
drop policy if exists "ofTenant" on "award";
create policy "ofTenant" on "award" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "award";
drop policy if exists "ofAll" on "award";
drop view if exists "awardView" cascade;
create view "awardView" with (security_invoker = true) as select t."resultId", t."questionId", t."place", t."keyVersion", t."number", t."cause", t."gained", t."maximum", t."isProposed", t."matched", t."isCurrent", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."number"::text) as "marks", r1."personName" as "resultIdLabel", case when r1."id" is not null then jsonb_build_array(r1."ticketNumber"::text) end as "resultIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "award" t left join "result" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."resultId";

-- booking
alter table "booking" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "booking" for each row execute function "keepRecord"('none', '', '', 'platform');
create or replace function "keepRanges_booking"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or (new."startTime", new."endTime", new."subjectId") is distinct from (old."startTime", old."endTime", old."subjectId") then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'booking_noOverlap_subjectId_d047f9a0', new."subjectId"), 0));
  end if;
  return new;
end $$;
create or replace trigger "keepRanges" before insert or update on "booking" for each row execute function "keepRanges_booking"();
drop view if exists "bookingView" cascade;
create view "bookingView" with (security_invoker = true) as select t."kind", t."subjectId", t."sessionId", t."startTime", t."endTime", t."places", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "booking" t;

-- callCount
alter table "callCount" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "callCount" for each row execute function "keepRecord"('none', '', '', 'platform');
drop view if exists "callCountView" cascade;
create view "callCountView" with (security_invoker = true) as select t."minute", t."count", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "callCount" t;

-- capabilityArea
alter table "capabilityArea" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "capabilityArea" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "capabilityArea" enable row level security;
alter table "capabilityArea" force row level security;
drop policy if exists "ofTenant" on "capabilityArea";
create policy "ofTenant" on "capabilityArea" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "capabilityArea";
drop policy if exists "ofAll" on "capabilityArea";
drop view if exists "capabilityAreaView" cascade;
create view "capabilityAreaView" with (security_invoker = true) as select t."areaName", t."areaCode", t."order", t."description", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "ability" c where c."tenantId" = t."tenantId" and c."areaId" = t."id" and c."deletedTime" is null) as "abilityCount" from "capabilityArea" t;

-- carouselImage
alter table "carouselImage" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "carouselImage" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace trigger "limitRecords" before insert on "carouselImage" for each row execute function "limitRecords"('3', '');
alter table "carouselImage" enable row level security;
alter table "carouselImage" force row level security;
drop policy if exists "ofTenant" on "carouselImage";
create policy "ofTenant" on "carouselImage" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "carouselImage";
drop policy if exists "ofAll" on "carouselImage";
drop view if exists "carouselImageView" cascade;
create view "carouselImageView" with (security_invoker = true) as select t."title", t."image", t."link", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "carouselImage" t;

-- cert
alter table "cert" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "cert" for each row execute function "keepRecord"('history', 'own1,own2,own3', 'recycle', 'tenant');
alter table "cert" enable row level security;
alter table "cert" force row level security;
drop policy if exists "ofTenant" on "cert";
create policy "ofTenant" on "cert" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "cert";
drop policy if exists "ofAll" on "cert";
drop view if exists "certView" cascade;
create view "certView" with (security_invoker = true) as select t."certName", t."certCode", t."positionId", t."level", t."cover", t."summary", t."description", t."examMinutes", t."passScore", t."validityYears", t."templateId", t."isHot", t."courseIds", t."abilityGroupIds", t."photoSize", t."minEducation", t."minWorkYears", t."lowerCertId", t."review", t."applyNote", t."applyForm", t."isRecommended", t."state", t."own", t."own1", t."own2", t."own3", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."certCode"::text, t."level"::text) as "marks", r1."positionName" as "positionIdLabel", case when r1."id" is not null then jsonb_build_array((select m."occupationName" from "occupation" m where m."tenantId" = r1."tenantId" and m."id" = r1."occupationId")) end as "positionIdMarks", r2."templateName" as "templateIdLabel", r3."certName" as "lowerCertIdLabel", case when r3."id" is not null then jsonb_build_array(r3."certCode"::text, r3."level"::text) end as "lowerCertIdMarks", coalesce((select jsonb_agg(r."courseName" order by e."place") from jsonb_array_elements_text(t."courseIds") with ordinality e("id", "place") left join "course" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "courseIdsLabels", coalesce((select jsonb_agg(case when r."id" is not null then jsonb_build_array(r."courseCode"::text) end order by e."place") from jsonb_array_elements_text(t."courseIds") with ordinality e("id", "place") left join "course" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "courseIdsMarks", coalesce((select jsonb_agg(r."groupName" order by e."place") from jsonb_array_elements_text(t."abilityGroupIds") with ordinality e("id", "place") left join "abilityGroup" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "abilityGroupIdsLabels", coalesce((select jsonb_agg(case when r."id" is not null then jsonb_build_array(r."groupCode"::text) end order by e."place") from jsonb_array_elements_text(t."abilityGroupIds") with ordinality e("id", "place") left join "abilityGroup" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "abilityGroupIdsMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "question" c where c."tenantId" = t."tenantId" and c."certId" = t."id" and c."deletedTime" is null) as "questions", (select count(*)::integer from "question" c where c."tenantId" = t."tenantId" and c."certId" = t."id" and c."deletedTime" is null and c."state" in ('published')) as "publishedQuestions" from "cert" t left join "position" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."positionId" left join "certTemplate" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."templateId" left join "cert" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."lowerCertId";

-- certApply
alter table "certApply" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "certApply" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace function "giveCopies_certApply"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."examId" is distinct from old."examId" then
    perform from "exam" s where s."tenantId" = new."tenantId" and s."id" = new."examId" for share;
  end if;
  select s."needsPayment" into new."needsPayment" from "exam" s where s."tenantId" = new."tenantId" and s."id" = new."examId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "certApply" for each row execute function "giveCopies_certApply"();
create or replace function "passCopies_certApply"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."personName" is distinct from old."personName" or new."userId" is distinct from old."userId" then
      perform set_config('app.reach', '', true);
  update "placement" t set "personName" = new."personName", "userId" = new."userId" where t."tenantId" = new."tenantId" and t."applyId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  if new."personName" is distinct from old."personName" or new."userId" is distinct from old."userId" then
      perform set_config('app.reach', '', true);
  update "seatingEntry" t set "personName" = new."personName", "userId" = new."userId" where t."tenantId" = new."tenantId" and t."applyId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "certApply" for each row when (new."personName" is distinct from old."personName" or new."userId" is distinct from old."userId") execute function "passCopies_certApply"();
create or replace function "givePins_certApply"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."certId" is distinct from old."certId" then
    new."certIdVersion" := (select s."version" from "cert" s where s."tenantId" = new."tenantId" and s."id" = new."certId" and s."deletedTime" is null);
  elsif new."certIdVersion" is null then
    new."certIdVersion" := (select s."version" from "cert" s where s."tenantId" = new."tenantId" and s."id" = new."certId" and s."deletedTime" is null);
    new."certIdVersion" := coalesce(new."certIdVersion", old."certIdVersion");
  else
    new."certIdVersion" := old."certIdVersion";
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "givePins" before insert or update on "certApply" for each row execute function "givePins_certApply"();
create or replace function "keepLimitsAdded_certApply"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_max integer;
  v_come record;
begin
  for v_come in select n."tenantId" as "tenantId", n."examId" as "id", min(n."personName"::text) as "record"
    from n where n."state" in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered', 'used') and n."examId" is not null group by 1, 2 order by 1, 2 loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'certApply_limit_examId_24c9b161', v_come."tenantId", v_come."id"), 0));
      end if;
  perform set_config('app.reach', '', true);
      select t."places" into v_max from "exam" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
      if v_max is not null then
        select count(*) into v_count from "certApply" c where c."tenantId" = v_come."tenantId" and c."examId" = v_come."id" and c."state" in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered', 'used');
      end if;
  perform set_config('app.reach', v_reach, true);
      if v_count > v_max then
        select t."examName"::text into v_label from "exam" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', 'certApply_limit_examId_24c9b161', 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;
  return null;
end $$;
select "runAsOwner"('"keepLimitsAdded_certApply"()');
create or replace trigger "keepLimitsAdded" after insert on "certApply" referencing new table as n for each statement execute function "keepLimitsAdded_certApply"();
create or replace function "keepLimitsChanged_certApply"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_max integer;
  v_come record;
begin
  for v_come in select n."tenantId" as "tenantId", n."examId" as "id", min(n."personName"::text) as "record"
    from n join o on o."tenantId" = n."tenantId" and o."id" = n."id" where n."state" in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered', 'used') and n."examId" is not null and ((o."state" in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered', 'used') and o."examId" is not null) is not true or n."examId" is distinct from o."examId") group by 1, 2 order by 1, 2 loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'certApply_limit_examId_24c9b161', v_come."tenantId", v_come."id"), 0));
      end if;
  perform set_config('app.reach', '', true);
      select t."places" into v_max from "exam" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
      if v_max is not null then
        select count(*) into v_count from "certApply" c where c."tenantId" = v_come."tenantId" and c."examId" = v_come."id" and c."state" in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered', 'used');
      end if;
  perform set_config('app.reach', v_reach, true);
      if v_count > v_max then
        select t."examName"::text into v_label from "exam" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', 'certApply_limit_examId_24c9b161', 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;
  return null;
end $$;
select "runAsOwner"('"keepLimitsChanged_certApply"()');
create or replace trigger "keepLimitsChanged" after update on "certApply" referencing new table as n old table as o for each statement execute function "keepLimitsChanged_certApply"();
alter table "certApply" enable row level security;
alter table "certApply" force row level security;
drop policy if exists "ofTenant" on "certApply";
create policy "ofTenant" on "certApply" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "certApply";
create policy "ofUser" on "certApply" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "certApply";
create policy "ofReach" on "certApply" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "certApplyView" cascade;
create view "certApplyView" with (security_invoker = true) as select t."applyCode", t."certId", t."certIdVersion", t."examId", t."userId", t."personName", t."idType", case when "mayRead"('a12-m1.2.9') then t."idNumber" else "masked"('idCard', t."idNumber") end as "idNumber", case when "mayRead"('a12-m1.2.9') then t."phone" else "masked"('phone', t."phone") end as "phone", t."photo", t."education", t."workYears", t."lowerCertCode", t."answers", t."review", t."isRecommended", t."submittedTime", t."firstBy", t."firstTime", t."reviewedBy", t."reviewedTime", t."reason", t."completeBy", t."registeredTime", t."needsPayment", t."isPaid", t."paidTime", t."needsAccessibleSeat", t."siteId", case when "mayRead"('a12-m2.19') then t."total" end as "total", case when "mayRead"('a12-m2.19') then t."isPassed" end as "isPassed", case when "mayRead"('a12-m2.24') then t."issueState" end as "issueState", case when "mayRead"('a12-m2.24') then t."issueReason" end as "issueReason", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."applyCode"::text) as "marks", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", r2."examName" as "examIdLabel", case when r2."id" is not null then jsonb_build_array(r2."examCode"::text) end as "examIdMarks", r3."nickname" as "userIdLabel", case when r3."id" is not null then jsonb_build_array(r3."account"::text) end as "userIdMarks", r4."nickname" as "firstByLabel", case when r4."id" is not null then jsonb_build_array(r4."account"::text) end as "firstByMarks", r5."nickname" as "reviewedByLabel", case when r5."id" is not null then jsonb_build_array(r5."account"::text) end as "reviewedByMarks", r6."siteName" as "siteIdLabel", case when r6."id" is not null then jsonb_build_array(r6."siteCode"::text) end as "siteIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select s."version" from "cert" s where s."tenantId" = t."tenantId" and s."id" = t."certId" and s."deletedTime" is null) as "certIdNewest", r1."applyForm" as "answersSchema" from "certApply" t cross join lateral (select 'cert/' || t."certId" || '/' || t."certIdVersion" as "key" offset 0) r1k left join (select h."tenantId", h."id" as "key", (h."snapshot" ->> 'certName') as "certName", (h."snapshot" ->> 'certCode') as "certCode", (h."snapshot" ->> 'positionId') as "positionId", (h."snapshot" ->> 'level') as "level", (h."snapshot" ->> 'cover') as "cover", (h."snapshot" ->> 'summary') as "summary", (h."snapshot" ->> 'description') as "description", case when jsonb_typeof(h."snapshot" -> 'examMinutes') = 'number' then (h."snapshot" ->> 'examMinutes')::numeric::integer end as "examMinutes", case when jsonb_typeof(h."snapshot" -> 'passScore') = 'number' then (h."snapshot" ->> 'passScore')::numeric::numeric(12,2) end as "passScore", case when jsonb_typeof(h."snapshot" -> 'validityYears') = 'number' then (h."snapshot" ->> 'validityYears')::numeric::integer end as "validityYears", (h."snapshot" ->> 'templateId') as "templateId", case when jsonb_typeof(h."snapshot" -> 'isHot') = 'boolean' then (h."snapshot" ->> 'isHot')::boolean end as "isHot", nullif(h."snapshot" -> 'courseIds', 'null') as "courseIds", nullif(h."snapshot" -> 'abilityGroupIds', 'null') as "abilityGroupIds", (h."snapshot" ->> 'photoSize') as "photoSize", (h."snapshot" ->> 'minEducation') as "minEducation", case when jsonb_typeof(h."snapshot" -> 'minWorkYears') = 'number' then (h."snapshot" ->> 'minWorkYears')::numeric::integer end as "minWorkYears", (h."snapshot" ->> 'lowerCertId') as "lowerCertId", (h."snapshot" ->> 'review') as "review", (h."snapshot" ->> 'applyNote') as "applyNote", nullif(h."snapshot" -> 'applyForm', 'null') as "applyForm", case when jsonb_typeof(h."snapshot" -> 'isRecommended') = 'boolean' then (h."snapshot" ->> 'isRecommended')::boolean end as "isRecommended", (h."snapshot" ->> 'state') as "state", nullif(h."snapshot" -> 'own', 'null') as "own", (h."snapshot" ->> 'id') as "id", case when (h."snapshot" ->> 'createdTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'createdTime')::timestamptz end as "createdTime", (h."snapshot" ->> 'createdBy') as "createdBy", case when jsonb_typeof(h."snapshot" -> 'version') = 'number' then (h."snapshot" ->> 'version')::numeric::integer end as "version", case when (h."snapshot" ->> 'updatedTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'updatedTime')::timestamptz end as "updatedTime", (h."snapshot" ->> 'updatedBy') as "updatedBy", case when (h."snapshot" ->> 'deletedTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'deletedTime')::timestamptz end as "deletedTime" from "history" h) r1 on r1."tenantId" = t."tenantId" and r1."key" = r1k."key" left join "exam" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."examId" left join "user" r3 on r3."id" = t."userId" left join "user" r4 on r4."id" = t."firstBy" left join "user" r5 on r5."id" = t."reviewedBy" left join "site" r6 on r6."id" = t."siteId";

-- certPdf
alter table "certPdf" enable row level security;
alter table "certPdf" force row level security;
drop policy if exists "ofTenant" on "certPdf";
create policy "ofTenant" on "certPdf" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "certPdf";
drop policy if exists "ofAll" on "certPdf";
drop view if exists "certPdfView" cascade;
create view "certPdfView" with (security_invoker = true) as select t."issuedCertId", t."edition", t."mime", t."size", t."hash", t."id", t."tenantId", t."createdTime", t."createdBy", r1."certNumber" as "issuedCertIdLabel", case when r1."id" is not null then jsonb_build_array(r1."personName"::text) end as "issuedCertIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "certPdf" t left join "issuedCert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."issuedCertId";

-- certTemplate
alter table "certTemplate" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "certTemplate" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "certTemplate" enable row level security;
alter table "certTemplate" force row level security;
drop policy if exists "ofTenant" on "certTemplate";
create policy "ofTenant" on "certTemplate" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "certTemplate";
drop policy if exists "ofAll" on "certTemplate";
drop view if exists "certTemplateView" cascade;
create view "certTemplateView" with (security_invoker = true) as select t."templateName", t."orientation", t."frame", t."accent", t."background", t."layout", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "certTemplate" t;

-- consent
alter table "consent" enable row level security;
alter table "consent" force row level security;
drop policy if exists "ofTenant" on "consent";
create policy "ofTenant" on "consent" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "consent";
create policy "ofUser" on "consent" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "consent";
create policy "ofReach" on "consent" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "consentView" cascade;
create view "consentView" with (security_invoker = true) as select t."userId", t."editionId", t."agreedTime", t."id", t."tenantId", t."createdTime", t."createdBy", r1."nickname" as "userIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "userIdMarks", r2."title" as "editionIdLabel", case when r2."id" is not null then jsonb_build_array(r2."edition"::text) end as "editionIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "consent" t left join "user" r1 on r1."id" = t."userId" left join "richTextEdition" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."editionId";

-- course
alter table "course" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "course" for each row execute function "keepRecord"('history', 'own1,own2,own3', 'recycle', 'tenant', 'partsOf_course');
alter table "course" enable row level security;
alter table "course" force row level security;
drop policy if exists "ofTenant" on "course";
create policy "ofTenant" on "course" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "course";
drop policy if exists "ofAll" on "course";
create or replace function "partsOf_course"(p_tenant text, p_id text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('chapters', (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'chapterName', p."chapterName", 'summary', p."summary") order by p."position", p."id"), '[]') from "courseChapter" p where p."tenantId" = p_tenant and p."courseId" = p_id));
end $$;
create or replace function "saveParts_courseChapter"(p_parent text, p_version integer, p_known text[], p_rows jsonb) returns void language plpgsql as $$
declare
  v_ids text[] := array(select r ->> 'id' from jsonb_array_elements(p_rows) r);
  v_unknown text;
  v_use jsonb;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if p_version is not null then
    perform 1 from "course" where "id" = p_parent and "version" = p_version and "deletedTime" is null for update;
    if not found then return; end if;
  end if;
  if cardinality(p_known) > 0 then
    select k into v_unknown from unnest(p_known) k
      where not exists (select from "courseChapter" p where p."id" = k and p."courseId" = p_parent) limit 1;
    if v_unknown is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_unknown', table = 'courseChapter', detail = (array_position(v_ids, v_unknown) - 1)::text;
    end if;
  end if;
  if p_version is not null then
  perform set_config('app.reach', '', true);

    select jsonb_build_object('label', min((p."chapterName")::text), 'entity', 'lesson', 'count', count(*)) into v_use
      from "lesson" r join "courseChapter" p on p."id" = r."chapterId" where p."courseId" = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_used', table = 'courseChapter', detail = v_use::text;
    end if;
  perform set_config('app.reach', v_reach, true);
    delete from "courseChapter" where "courseId" = p_parent and "id" <> all(v_ids);
  end if;
  if cardinality(p_known) > 0 then
    update "courseChapter" p set ("chapterName", "summary", "position") = row(n."chapterName", n."summary", n."position") from jsonb_populate_recordset(null::"courseChapter", p_rows) n
      where p."id" = n."id" and p."courseId" = p_parent and n."id" = any(p_known) and row(p."chapterName", p."summary", p."position") is distinct from row(n."chapterName", n."summary", n."position");
  end if;
  insert into "courseChapter" ("id", "courseId", "chapterName", "summary", "position")
    select n."id", p_parent, n."chapterName", n."summary", n."position" from jsonb_populate_recordset(null::"courseChapter", p_rows) n where n."id" <> all(p_known)
    order by n."position";
end $$;
drop view if exists "courseView" cascade;
create view "courseView" with (security_invoker = true) as select t."courseName", t."courseCode", t."cover", t."teacherId", t."summary", t."description", t."state", t."own", t."own1", t."own2", t."own3", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."courseCode"::text) as "marks", r1."personName" as "teacherIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "teacherIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "lesson" c where c."tenantId" = t."tenantId" and c."courseId" = t."id" and c."deletedTime" is null) as "lessonCount", (select coalesce(sum(c."minutes"), 0) from "lesson" c where c."tenantId" = t."tenantId" and c."courseId" = t."id" and c."deletedTime" is null) as "totalMinutes", (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'chapterName', p."chapterName", 'summary', p."summary") order by p."position", p."id"), '[]') from "courseChapter" p where p."tenantId" = t."tenantId" and p."courseId" = t."id") as "chapters" from "course" t left join "person" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."teacherId";

-- courseChapter
alter table "courseChapter" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "courseChapter" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "courseChapter" enable row level security;
alter table "courseChapter" force row level security;
drop policy if exists "ofTenant" on "courseChapter";
create policy "ofTenant" on "courseChapter" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "courseChapter";
drop policy if exists "ofAll" on "courseChapter";
drop view if exists "courseChapterView" cascade;
create view "courseChapterView" with (security_invoker = true) as select t."courseId", t."chapterName", t."summary", t."position", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."courseName" as "courseIdLabel", case when r1."id" is not null then jsonb_build_array(r1."courseCode"::text) end as "courseIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "courseChapter" t left join "course" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."courseId";

-- credentialStatus
alter table "credentialStatus" enable row level security;
alter table "credentialStatus" force row level security;
drop policy if exists "ofTenant" on "credentialStatus";
create policy "ofTenant" on "credentialStatus" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "credentialStatus";
drop policy if exists "ofAll" on "credentialStatus";
drop view if exists "credentialStatusView" cascade;
create view "credentialStatusView" with (security_invoker = true) as select t."issuedCertId", t."list", t."place", t."id", t."tenantId", t."createdTime", t."createdBy", r1."certNumber" as "issuedCertIdLabel", case when r1."id" is not null then jsonb_build_array(r1."personName"::text) end as "issuedCertIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "credentialStatus" t left join "issuedCert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."issuedCertId";

-- customField
alter table "customField" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "customField" for each row execute function "keepRecord"('history', 'slot', '', 'tenant');
alter table "customField" enable row level security;
alter table "customField" force row level security;
drop policy if exists "ofTenant" on "customField";
create policy "ofTenant" on "customField" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "customField";
drop policy if exists "ofAll" on "customField";
drop view if exists "customFieldView" cascade;
create view "customFieldView" with (security_invoker = true) as select t."entity", t."title", t."key", t."kind", t."choices", t."help", t."isRequired", t."initial", t."maxLength", t."minimum", t."maximum", t."isListed", t."isFiltered", t."isIndexed", t."order", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "customField" t;

-- delivery
alter table "delivery" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "delivery" for each row execute function "keepRecord"('none', 'entity,occasion,recipient,opens,leaseUntil', '', 'tenant');
alter table "delivery" enable row level security;
alter table "delivery" force row level security;
drop policy if exists "ofTenant" on "delivery";
create policy "ofTenant" on "delivery" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "delivery";
drop policy if exists "ofAll" on "delivery";
create policy "ofReach" on "delivery" as restrictive using ((select "reachesAll"()) or "recipient" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "deliveryView" cascade;
create view "deliveryView" with (security_invoker = true) as select t."notice", t."recordId", t."recipientName", t."address", t."way", t."title", t."text", t."state", t."attempts", t."reason", t."dueTime", t."sentTime", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "delivery" t;

-- department
alter table "department" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "department" for each row execute function "keepRecord"('history', 'own1,own2,own3', 'recycle', 'tenant');
create or replace trigger "limitRecords" before insert or update of "deletedTime" on "department" for each row when (new."deletedTime" is null) execute function "limitRecords"('5000', 'recycle');
alter table "department" enable row level security;
alter table "department" force row level security;
drop policy if exists "ofTenant" on "department";
create policy "ofTenant" on "department" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "department";
drop policy if exists "ofAll" on "department";
create policy "ofReach" on "department" as restrictive using ((select "reachesAll"()) or "id" in (select unnest("reachedDepartments"())) or (select current_setting('app.reach', true)) = 'below' and "parentId" in (select unnest("reachedDepartments"())));
drop view if exists "departmentView" cascade;
create view "departmentView" with (security_invoker = true) as select t."deptName", t."deptCode", t."note", t."parentId", t."order", t."own", t."own1", t."own2", t."own3", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", "departmentPath"(t."tenantId", t."parentId") as "parentIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "deptMember" c where c."tenantId" = t."tenantId" and c."departmentId" = t."id" and c."deletedTime" is null) as "memberCount" from "department" t left join "department" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."parentId";

-- deptMember
alter table "deptMember" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "deptMember" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "deptMember" enable row level security;
alter table "deptMember" force row level security;
drop policy if exists "ofTenant" on "deptMember";
create policy "ofTenant" on "deptMember" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "deptMember";
drop policy if exists "ofAll" on "deptMember";
create policy "ofReach" on "deptMember" as restrictive using ((select "reachesAll"()) or "personId" in (select "ownPerson"()) or "departmentId" in (select unnest("reachedDepartments"())));
create or replace trigger "forgetReached" after insert or update or delete on "deptMember" for each statement execute function "forgetReached"();
drop view if exists "deptMemberView" cascade;
create view "deptMemberView" with (security_invoker = true) as select t."departmentId", t."personId", t."duty", t."isPrimary", t."joinedDate", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", "departmentPath"(t."tenantId", t."departmentId") as "departmentIdLabel", r2."personName" as "personIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "personIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "deptMember" t left join "department" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."departmentId" left join "person" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."personId";

-- dictionaryValue
alter table "dictionaryValue" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "dictionaryValue" for each row execute function "keepRecord"('history', '', '', 'tenant');
alter table "dictionaryValue" enable row level security;
alter table "dictionaryValue" force row level security;
drop policy if exists "ofTenant" on "dictionaryValue";
create policy "ofTenant" on "dictionaryValue" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "dictionaryValue";
drop policy if exists "ofAll" on "dictionaryValue";
drop view if exists "dictionaryValueView" cascade;
create view "dictionaryValueView" with (security_invoker = true) as select t."dictionary", t."label", t."code", t."order", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "dictionaryValue" t;

-- erasure
alter table "erasure" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "erasure" for each row execute function "keepRecord"('history', '', '', 'tenant');
alter table "erasure" enable row level security;
alter table "erasure" force row level security;
drop policy if exists "ofTenant" on "erasure";
create policy "ofTenant" on "erasure" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "erasure";
drop policy if exists "ofAll" on "erasure";
create policy "ofReach" on "erasure" as restrictive using ((select "reachesAll"()) or "personId" in (select unnest("reachedPeople"()) union all select "ownPerson"()));
drop view if exists "erasureView" cascade;
create view "erasureView" with (security_invoker = true) as select t."erasureCode", t."personId", t."reason", t."doneTime", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."personName" as "personIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "personIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select coalesce(sum(c."count"), 0) from "erasureLine" c where c."tenantId" = t."tenantId" and c."erasureId" = t."id" and c."outcome" in ('awaited')) as "awaitedCount" from "erasure" t left join "person" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."personId";

-- erasureLine
alter table "erasureLine" enable row level security;
alter table "erasureLine" force row level security;
drop policy if exists "ofTenant" on "erasureLine";
create policy "ofTenant" on "erasureLine" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "erasureLine";
drop policy if exists "ofAll" on "erasureLine";
drop view if exists "erasureLineView" cascade;
create view "erasureLineView" with (security_invoker = true) as select t."erasureId", t."place", t."dataTitle", t."outcome", t."count", t."why", t."id", t."tenantId", t."createdTime", t."createdBy", r1."erasureCode" as "erasureIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "erasureLine" t left join "erasure" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."erasureId";

-- exam
alter table "exam" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "exam" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant', 'partsOf_exam');
create or replace function "passCopies_exam"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."needsPayment" is distinct from old."needsPayment" then
      perform set_config('app.reach', '', true);
  update "certApply" t set "needsPayment" = new."needsPayment" where t."tenantId" = new."tenantId" and t."examId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  if new."certId" is distinct from old."certId" then
      perform set_config('app.reach', '', true);
  update "examSession" t set "certId" = new."certId" where t."tenantId" = new."tenantId" and t."examId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  if new."multiplePolicy" is distinct from old."multiplePolicy" then
      perform set_config('app.reach', '', true);
  update "examSession" t set "multiplePolicy" = new."multiplePolicy" where t."tenantId" = new."tenantId" and t."examId" = new."id" and (t."state" in ('draft'));
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "exam" for each row when (new."needsPayment" is distinct from old."needsPayment" or new."certId" is distinct from old."certId" or new."multiplePolicy" is distinct from old."multiplePolicy") execute function "passCopies_exam"();
create or replace function "keepPlaces_exam"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_field text;
begin
  if (new."places" is not null and (old."places" is null or new."places" < old."places")) then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'certApply_limit_examId_24c9b161', new."tenantId", new."id"), 0));
  perform set_config('app.reach', '', true);
    select count(*) into v_count from "certApply" c where c."tenantId" = new."tenantId" and c."examId" = new."id" and c."state" in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered', 'used');
  perform set_config('app.reach', v_reach, true);
    if v_count > new."places" then
      v_label := new."examName"::text;
      v_field := 'places';
      raise exception '% records are there', v_count using errcode = 'check_violation', constraint = 'limit_lowered', table = tg_table_name,
        detail = json_build_object('entity', 'certApply', 'limit', 'certApply_limit_examId_24c9b161', 'label', left(v_label, 60), 'count', v_count, 'field', v_field)::text;
    end if;
  end if;
  return null;
end $$;
create or replace trigger "keepPlaces" after update on "exam" for each row when ((new."places" is not null and (old."places" is null or new."places" < old."places"))) execute function "keepPlaces_exam"();
alter table "exam" enable row level security;
alter table "exam" force row level security;
drop policy if exists "ofTenant" on "exam";
create policy "ofTenant" on "exam" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "exam";
drop policy if exists "ofAll" on "exam";
create or replace function "partsOf_exam"(p_tenant text, p_id text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('subjects', (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'subjectName', p."subjectName", 'mode', p."mode", 'paperMode', p."paperMode", 'minutes', p."minutes", 'passScore', p."passScore", 'fullScore', p."fullScore", 'weight', p."weight", 'validMonths', p."validMonths") order by p."position", p."id"), '[]') from "examSubject" p where p."tenantId" = p_tenant and p."examId" = p_id));
end $$;
create or replace function "saveParts_examSubject"(p_parent text, p_version integer, p_known text[], p_rows jsonb) returns void language plpgsql as $$
declare
  v_ids text[] := array(select r ->> 'id' from jsonb_array_elements(p_rows) r);
  v_unknown text;
  v_use jsonb;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if p_version is not null then
    perform 1 from "exam" where "id" = p_parent and "version" = p_version and "deletedTime" is null for update;
    if not found then return; end if;
  end if;
  if cardinality(p_known) > 0 then
    select k into v_unknown from unnest(p_known) k
      where not exists (select from "examSubject" p where p."id" = k and p."examId" = p_parent) limit 1;
    if v_unknown is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_unknown', table = 'examSubject', detail = (array_position(v_ids, v_unknown) - 1)::text;
    end if;
  end if;
  if p_version is not null then
  perform set_config('app.reach', '', true);

    select jsonb_build_object('label', min((p."subjectName")::text), 'entity', 'examSession', 'count', count(*)) into v_use
      from "examSession" r join "examSubject" p on p."id" = r."subjectId" where p."examId" = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_used', table = 'examSubject', detail = v_use::text;
    end if;
    select jsonb_build_object('label', min((p."subjectName")::text), 'entity', 'placement', 'count', count(*)) into v_use
      from "placement" r join "examSubject" p on p."id" = r."subjectId" where p."examId" = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_used', table = 'examSubject', detail = v_use::text;
    end if;
    select jsonb_build_object('label', min((p."subjectName")::text), 'entity', 'result', 'count', count(*)) into v_use
      from "result" r join "examSubject" p on p."id" = r."subjectId" where p."examId" = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_used', table = 'examSubject', detail = v_use::text;
    end if;
    select jsonb_build_object('label', min((p."subjectName")::text), 'entity', 'scoreReview', 'count', count(*)) into v_use
      from "scoreReview" r join "examSubject" p on p."id" = r."subjectId" where p."examId" = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_used', table = 'examSubject', detail = v_use::text;
    end if;
    select jsonb_build_object('label', min((p."subjectName")::text), 'entity', 'seatingPlan', 'count', count(*)) into v_use
      from "seatingPlan" r join "examSubject" p on p."id" = r."subjectId" where p."examId" = p_parent and p."id" <> all(v_ids) having count(*) > 0;
    if v_use is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_used', table = 'examSubject', detail = v_use::text;
    end if;
  perform set_config('app.reach', v_reach, true);
    delete from "examSubject" where "examId" = p_parent and "id" <> all(v_ids);
  end if;
  if cardinality(p_known) > 0 then
    update "examSubject" p set ("subjectName", "mode", "paperMode", "minutes", "passScore", "fullScore", "weight", "validMonths", "position") = row(n."subjectName", n."mode", n."paperMode", n."minutes", n."passScore", n."fullScore", n."weight", n."validMonths", n."position") from jsonb_populate_recordset(null::"examSubject", p_rows) n
      where p."id" = n."id" and p."examId" = p_parent and n."id" = any(p_known) and row(p."subjectName", p."mode", p."paperMode", p."minutes", p."passScore", p."fullScore", p."weight", p."validMonths", p."position") is distinct from row(n."subjectName", n."mode", n."paperMode", n."minutes", n."passScore", n."fullScore", n."weight", n."validMonths", n."position");
  end if;
  insert into "examSubject" ("id", "examId", "subjectName", "mode", "paperMode", "minutes", "passScore", "fullScore", "weight", "validMonths", "position")
    select n."id", p_parent, n."subjectName", n."mode", n."paperMode", n."minutes", n."passScore", n."fullScore", n."weight", n."validMonths", n."position" from jsonb_populate_recordset(null::"examSubject", p_rows) n where n."id" <> all(p_known)
    order by n."position";
end $$;
drop view if exists "examView" cascade;
create view "examView" with (security_invoker = true) as select t."examName", t."examCode", t."certId", t."applyStartTime", t."applyEndTime", t."reserveStartTime", t."reserveEndTime", t."validityPeriodStartTime", t."validityPeriodEndTime", t."places", t."needsPayment", t."retakeLimit", t."retakeAfterDays", t."showsRank", t."multiplePolicy", t."reviewPolicy", t."reviewFromTime", t."reviewDays", t."ticketFromTime", t."ticketNotes", t."note", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."examCode"::text) as "marks", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "examSubject" c where c."tenantId" = t."tenantId" and c."examId" = t."id") as "subjectCount", (select count(*)::integer from "examSession" c where c."tenantId" = t."tenantId" and c."examId" = t."id" and c."deletedTime" is null) as "sessionCount", (select count(*)::integer from "examSession" c where c."tenantId" = t."tenantId" and c."examId" = t."id" and c."deletedTime" is null and c."state" in ('published')) as "openSessionCount", (case when statement_timestamp() < t."applyStartTime" then 'before' when t."applyStartTime" <= statement_timestamp() and statement_timestamp() < t."applyEndTime" then 'open' when t."applyEndTime" <= statement_timestamp() then 'closed' end) as "applyPhase", (case when statement_timestamp() < t."reserveStartTime" then 'before' when t."reserveStartTime" <= statement_timestamp() and statement_timestamp() < t."reserveEndTime" then 'open' when t."reserveEndTime" <= statement_timestamp() then 'closed' end) as "reservePhase", (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'subjectName', p."subjectName", 'mode', p."mode", 'paperMode', p."paperMode", 'minutes', p."minutes", 'passScore', p."passScore", 'fullScore', p."fullScore", 'weight', p."weight", 'validMonths', p."validMonths") order by p."position", p."id"), '[]') from "examSubject" p where p."tenantId" = t."tenantId" and p."examId" = t."id") as "subjects" from "exam" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- examSession
alter table "examSession" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "examSession" for each row execute function "keepRecord"('history', 'places', 'recycle', 'tenant', 'partsOf_examSession');
create or replace function "giveValues_examSession"() returns trigger language plpgsql as $$
declare
  v_number numeric;
begin
  new."entryTime" := (case when abs(round((coalesce((coalesce(0::numeric, 0) - coalesce(new."entryMinutes", 0)), 0))::numeric)) <= 100000000 then new."startTime"::timestamptz + round((coalesce((coalesce(0::numeric, 0) - coalesce(new."entryMinutes", 0)), 0))::numeric)::double precision * interval '1 minute' end);
  new."latestEntryTime" := (case when coalesce(coalesce(coalesce(new."latestEntryMinutes", 0) > coalesce(0::numeric, 0), false), false) then (case when abs(round((coalesce(new."latestEntryMinutes", 0))::numeric)) <= 100000000 then new."startTime"::timestamptz + round((coalesce(new."latestEntryMinutes", 0))::numeric)::double precision * interval '1 minute' end) else null end);
  new."earliestHandInTime" := (case when coalesce(coalesce(coalesce(new."earliestHandInMinutes", 0) > coalesce(0::numeric, 0), false), false) then (case when abs(round((coalesce(new."earliestHandInMinutes", 0))::numeric)) <= 100000000 then new."startTime"::timestamptz + round((coalesce(new."earliestHandInMinutes", 0))::numeric)::double precision * interval '1 minute' end) else null end);
  return new;
end $$;
create or replace trigger "giveValues" before insert or update on "examSession" for each row execute function "giveValues_examSession"();
create or replace function "giveCopies_examSession"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."examId" is distinct from old."examId" then
    perform from "exam" s where s."tenantId" = new."tenantId" and s."id" = new."examId" for share;
  end if;
  select s."certId" into new."certId" from "exam" s where s."tenantId" = new."tenantId" and s."id" = new."examId";
  if tg_op = 'INSERT' or new."examId" is distinct from old."examId" then
    perform from "exam" s where s."tenantId" = new."tenantId" and s."id" = new."examId" for share;
  end if;
  if tg_op = 'INSERT' or new."examId" is distinct from old."examId" or (new."state" in ('draft')) then
    select s."multiplePolicy" into new."multiplePolicy" from "exam" s where s."tenantId" = new."tenantId" and s."id" = new."examId";
  else
    new."multiplePolicy" := old."multiplePolicy";
  end if;
  if tg_op = 'INSERT' or new."subjectId" is distinct from old."subjectId" then
    perform from "examSubject" s where s."tenantId" = new."tenantId" and s."id" = new."subjectId" for share;
  end if;
  select s."mode" into new."mode" from "examSubject" s where s."tenantId" = new."tenantId" and s."id" = new."subjectId";
  if tg_op = 'INSERT' or new."subjectId" is distinct from old."subjectId" then
    perform from "examSubject" s where s."tenantId" = new."tenantId" and s."id" = new."subjectId" for share;
  end if;
  if tg_op = 'INSERT' or new."subjectId" is distinct from old."subjectId" or (new."state" in ('draft')) then
    select s."paperMode" into new."paperMode" from "examSubject" s where s."tenantId" = new."tenantId" and s."id" = new."subjectId";
  else
    new."paperMode" := old."paperMode";
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "examSession" for each row execute function "giveCopies_examSession"();
create or replace function "passCopies_examSession"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."startTime" is distinct from old."startTime" or new."entryTime" is distinct from old."entryTime" or new."examId" is distinct from old."examId" or new."subjectId" is distinct from old."subjectId" then
      perform set_config('app.reach', '', true);
  update "placement" t set "startTime" = new."startTime", "entryTime" = new."entryTime", "examId" = new."examId", "subjectId" = new."subjectId" where t."tenantId" = new."tenantId" and t."sessionId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "examSession" for each row when (new."startTime" is distinct from old."startTime" or new."entryTime" is distinct from old."entryTime" or new."examId" is distinct from old."examId" or new."subjectId" is distinct from old."subjectId") execute function "passCopies_examSession"();
create or replace function "keepPlaces_examSession"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_field text;
begin
  if (new."places" is not null and (old."places" is null or new."places" < old."places")) then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'placement_limit_sessionId_2569dc7b', new."tenantId", new."id"), 0));
  perform set_config('app.reach', '', true);
    select count(*) into v_count from "placement" c where c."tenantId" = new."tenantId" and c."sessionId" = new."id" and c."state" in ('placed', 'checkedIn', 'sat', 'absent');
  perform set_config('app.reach', v_reach, true);
    if v_count > new."places" then
      v_label := new."sessionCode"::text;
      v_field := case when (new."entryMinutes" is not null and (old."entryMinutes" is null or new."entryMinutes" < old."entryMinutes")) and new."entryMinutes" = new."places" then 'entryMinutes' when (new."latestEntryMinutes" is not null and (old."latestEntryMinutes" is null or new."latestEntryMinutes" < old."latestEntryMinutes")) and new."latestEntryMinutes" = new."places" then 'latestEntryMinutes' when (new."earliestHandInMinutes" is not null and (old."earliestHandInMinutes" is null or new."earliestHandInMinutes" < old."earliestHandInMinutes")) and new."earliestHandInMinutes" = new."places" then 'earliestHandInMinutes' when (new."ownPlaces" is not null and (old."ownPlaces" is null or new."ownPlaces" < old."ownPlaces")) and new."ownPlaces" = new."places" then 'ownPlaces' when (new."markers" is not null and (old."markers" is null or new."markers" < old."markers")) and new."markers" = new."places" then 'markers' when (new."controlEvery" is not null and (old."controlEvery" is null or new."controlEvery" < old."controlEvery")) and new."controlEvery" = new."places" then 'controlEvery' end;
      raise exception '% records are there', v_count using errcode = 'check_violation', constraint = 'limit_lowered', table = tg_table_name,
        detail = json_build_object('entity', 'placement', 'limit', 'placement_limit_sessionId_2569dc7b', 'label', left(v_label, 60), 'count', v_count, 'field', v_field)::text;
    end if;
  end if;
  return null;
end $$;
create or replace trigger "keepPlaces" after update on "examSession" for each row when ((new."places" is not null and (old."places" is null or new."places" < old."places"))) execute function "keepPlaces_examSession"();
alter table "examSession" enable row level security;
alter table "examSession" force row level security;
drop policy if exists "ofTenant" on "examSession";
create policy "ofTenant" on "examSession" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "examSession";
drop policy if exists "ofAll" on "examSession";
create or replace function "partsOf_examSession"(p_tenant text, p_id text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('rooms', (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'roomId', p."roomId", 'places', p."places") order by p."position", p."id"), '[]') from "sessionRoom" p where p."tenantId" = p_tenant and p."sessionId" = p_id));
end $$;
create or replace function "saveParts_sessionRoom"(p_parent text, p_version integer, p_known text[], p_rows jsonb) returns void language plpgsql as $$
declare
  v_ids text[] := array(select r ->> 'id' from jsonb_array_elements(p_rows) r);
  v_unknown text;
  v_use jsonb;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if p_version is not null then
    perform 1 from "examSession" where "id" = p_parent and "version" = p_version and "deletedTime" is null for update;
    if not found then return; end if;
  end if;
  if cardinality(p_known) > 0 then
    select k into v_unknown from unnest(p_known) k
      where not exists (select from "sessionRoom" p where p."id" = k and p."sessionId" = p_parent) limit 1;
    if v_unknown is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_unknown', table = 'sessionRoom', detail = (array_position(v_ids, v_unknown) - 1)::text;
    end if;
  end if;
  if p_version is not null then
    delete from "sessionRoom" where "sessionId" = p_parent and "id" <> all(v_ids);
  end if;
  if cardinality(p_known) > 0 then
    update "sessionRoom" p set ("roomId", "places", "position") = row(n."roomId", n."places", n."position") from jsonb_populate_recordset(null::"sessionRoom", p_rows) n
      where p."id" = n."id" and p."sessionId" = p_parent and n."id" = any(p_known) and row(p."roomId", p."places", p."position") is distinct from row(n."roomId", n."places", n."position");
  end if;
  insert into "sessionRoom" ("id", "sessionId", "roomId", "places", "position")
    select n."id", p_parent, n."roomId", n."places", n."position" from jsonb_populate_recordset(null::"sessionRoom", p_rows) n where n."id" <> all(p_known)
    order by n."position";
end $$;
drop view if exists "examSessionView" cascade;
create view "examSessionView" with (security_invoker = true) as select t."sessionCode", t."examId", t."subjectId", t."place", t."startTime", t."endTime", t."entryMinutes", t."latestEntryMinutes", t."earliestHandInMinutes", t."entryCode", t."ownPlaces", t."entryTime", t."latestEntryTime", t."earliestHandInTime", t."minutes", t."passScore", t."fullScore", t."ruleList", t."certId", t."multiplePolicy", t."mode", t."paperMode", t."paperId", t."drawsBoth", t."markers", t."markDifference", t."markRule", t."controlEvery", t."note", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = t."tenantId" and m."id" = t."subjectId"), left(t."startTime"::text, 16)) as "marks", r1."examName" as "examIdLabel", case when r1."id" is not null then jsonb_build_array(r1."examCode"::text) end as "examIdMarks", r2."subjectName" as "subjectIdLabel", r3."certName" as "certIdLabel", case when r3."id" is not null then jsonb_build_array(r3."certCode"::text, r3."level"::text) end as "certIdMarks", r4."paperName" as "paperIdLabel", case when r4."id" is not null then jsonb_build_array(r4."paperCode"::text) end as "paperIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select coalesce(sum(c."places"), 0) from "sessionRoom" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id") as "roomPlaces", (select count(*)::integer from "sessionRoom" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id") as "roomCount", (select count(*)::integer from "sessionStaff" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id" and c."role" in ('invigilator')) as "invigilatorCount", (select count(*)::integer from "sessionStaff" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id" and c."role" in ('examiner', 'chief')) as "examinerCount", (select count(*)::integer from "result" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id" and c."state" in ('pending')) as "pendingCount", (select count(*)::integer from "result" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id" and c."state" in ('published')) as "publishedCount", (select count(*)::integer from "sessionPaper" c where c."tenantId" = t."tenantId" and c."sessionId" = t."id") as "paperCount", (case when statement_timestamp() < t."entryTime" then 'before' when t."entryTime" <= statement_timestamp() and statement_timestamp() < t."startTime" then 'soon' when t."startTime" <= statement_timestamp() and statement_timestamp() < t."endTime" then 'running' when t."endTime" <= statement_timestamp() then 'over' end) as "phase", (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'roomId', p."roomId", 'places', p."places", 'roomIdLabel', (select r."roomName" from "room" r where r."id" = p."roomId")) order by p."position", p."id"), '[]') from "sessionRoom" p where p."tenantId" = t."tenantId" and p."sessionId" = t."id") as "rooms" from "examSession" t left join "exam" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."examId" left join "examSubject" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."subjectId" left join "cert" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."certId" left join "paper" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."paperId";

-- examSubject
alter table "examSubject" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "examSubject" for each row execute function "keepRecord"('none', '', '', 'tenant');
create or replace function "passCopies_examSubject"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."mode" is distinct from old."mode" then
      perform set_config('app.reach', '', true);
  update "examSession" t set "mode" = new."mode" where t."tenantId" = new."tenantId" and t."subjectId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  if new."paperMode" is distinct from old."paperMode" then
      perform set_config('app.reach', '', true);
  update "examSession" t set "paperMode" = new."paperMode" where t."tenantId" = new."tenantId" and t."subjectId" = new."id" and (t."state" in ('draft'));
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "examSubject" for each row when (new."mode" is distinct from old."mode" or new."paperMode" is distinct from old."paperMode") execute function "passCopies_examSubject"();
alter table "examSubject" enable row level security;
alter table "examSubject" force row level security;
drop policy if exists "ofTenant" on "examSubject";
create policy "ofTenant" on "examSubject" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "examSubject";
drop policy if exists "ofAll" on "examSubject";
drop view if exists "examSubjectView" cascade;
create view "examSubjectView" with (security_invoker = true) as select t."examId", t."subjectName", t."mode", t."paperMode", t."minutes", t."passScore", t."fullScore", t."weight", t."validMonths", t."position", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."examName" as "examIdLabel", case when r1."id" is not null then jsonb_build_array(r1."examCode"::text) end as "examIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "examSubject" t left join "exam" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."examId";

-- favorite
alter table "favorite" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "favorite" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "favorite" enable row level security;
alter table "favorite" force row level security;
drop policy if exists "ofTenant" on "favorite";
create policy "ofTenant" on "favorite" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "favorite";
drop policy if exists "ofAll" on "favorite";
drop view if exists "favoriteView" cascade;
create view "favoriteView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "favorite" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- file
alter table "file" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "file" for each row execute function "keepRecord"('history', 'storageKey', 'recycle', 'tenant');
alter table "file" enable row level security;
alter table "file" force row level security;
drop policy if exists "ofTenant" on "file";
create policy "ofTenant" on "file" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "file";
drop policy if exists "ofAll" on "file";
create policy "ofAll" on "file" for select using ("visibility" = 'public');
drop view if exists "fileView" cascade;
create view "fileView" with (security_invoker = true) as select t."name", t."size", t."mime", t."width", t."height", t."visibility", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "file" t;

-- heldQuestion
alter table "heldQuestion" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "heldQuestion" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "heldQuestion" enable row level security;
alter table "heldQuestion" force row level security;
drop policy if exists "ofTenant" on "heldQuestion";
create policy "ofTenant" on "heldQuestion" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "heldQuestion";
drop policy if exists "ofAll" on "heldQuestion";
drop view if exists "heldQuestionView" cascade;
create view "heldQuestionView" with (security_invoker = true) as select t."sessionId", t."questionId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "heldQuestion" t;

-- history
alter table "history" enable row level security;
alter table "history" force row level security;
drop policy if exists "ofTenant" on "history";
create policy "ofTenant" on "history" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" in (current_setting('app.tenant_id', true), ''));
drop policy if exists "ofUser" on "history";
drop policy if exists "ofAll" on "history";
create or replace function "reachesRecord"(p_tenant text, p_entity text, p_record text) returns boolean language plpgsql stable cost 1000 as $$
begin
  case p_entity
    when 'applyEntry' then return exists (select from "applyEntry" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'certApply' then return exists (select from "certApply" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'consent' then return exists (select from "consent" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'delivery' then return exists (select from "delivery" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'department' then return exists (select from "department" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'deptMember' then return exists (select from "deptMember" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'erasure' then return exists (select from "erasure" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'instanceStudent' then return exists (select from "instanceStudent" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'issuedCert' then return exists (select from "issuedCert" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'memberEntry' then return exists (select from "memberEntry" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'membership' then return exists (select from "membership" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'paymentEntry' then return exists (select from "paymentEntry" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'person' then return exists (select from "person" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'placement' then return exists (select from "placement" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'questionReport' then return exists (select from "questionReport" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'result' then return exists (select from "result" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'scoreEntry' then return exists (select from "scoreEntry" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'scoreReview' then return exists (select from "scoreReview" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'seatingEntry' then return exists (select from "seatingEntry" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'seatingRow' then return exists (select from "seatingRow" t where t."tenantId" = p_tenant and t."id" = p_record);
    when 'securityEvent' then return exists (select from "securityEvent" t where t."tenantId" = p_tenant and t."id" = p_record);
    else return true;
  end case;
end $$;
create policy "ofReach" on "history" as restrictive using ((select "reachesAll"()) or "reachesRecord"("tenantId", "entity", "recordId")) with check (true);
drop view if exists "historyView" cascade;
create view "historyView" with (security_invoker = true) as select t."entity", t."recordId", t."recordVersion", t."action", t."act", t."ip", t."id", t."tenantId", t."createdTime", t."createdBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "history" t;

-- industry
alter table "industry" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "industry" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "industry" enable row level security;
alter table "industry" force row level security;
drop policy if exists "ofTenant" on "industry";
create policy "ofTenant" on "industry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "industry";
drop policy if exists "ofAll" on "industry";
drop view if exists "industryView" cascade;
create view "industryView" with (security_invoker = true) as select t."industryName", t."industryCode", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "occupation" c where c."tenantId" = t."tenantId" and c."industryId" = t."id" and c."deletedTime" is null) as "occupations" from "industry" t;

-- instance
alter table "instance" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "instance" for each row execute function "keepRecord"('history', 'own1,own2,own3', 'recycle', 'tenant');
create or replace function "keepPlaces_instance"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_field text;
begin
  if (new."places" is not null and (old."places" is null or new."places" < old."places")) then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'instanceStudent_limit_instanceId_f241e997', new."tenantId", new."id"), 0));
  perform set_config('app.reach', '', true);
    select count(*) into v_count from "instanceStudent" c where c."tenantId" = new."tenantId" and c."instanceId" = new."id" and c."deletedTime" is null;
  perform set_config('app.reach', v_reach, true);
    if v_count > new."places" then
      v_label := new."instanceName"::text;
      v_field := 'places';
      raise exception '% records are there', v_count using errcode = 'check_violation', constraint = 'limit_lowered', table = tg_table_name,
        detail = json_build_object('entity', 'instanceStudent', 'limit', 'instanceStudent_limit_instanceId_f241e997', 'label', left(v_label, 60), 'count', v_count, 'field', v_field)::text;
    end if;
  end if;
  return null;
end $$;
create or replace trigger "keepPlaces" after update on "instance" for each row when ((new."places" is not null and (old."places" is null or new."places" < old."places"))) execute function "keepPlaces_instance"();
alter table "instance" enable row level security;
alter table "instance" force row level security;
drop policy if exists "ofTenant" on "instance";
create policy "ofTenant" on "instance" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "instance";
drop policy if exists "ofAll" on "instance";
drop view if exists "instanceView" cascade;
create view "instanceView" with (security_invoker = true) as select t."instanceName", t."instanceCode", t."courseId", t."certId", t."teacherId", t."startDate", t."endDate", t."places", t."state", t."note", t."own", t."own1", t."own2", t."own3", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."instanceCode"::text) as "marks", r1."courseName" as "courseIdLabel", case when r1."id" is not null then jsonb_build_array(r1."courseCode"::text) end as "courseIdMarks", r2."certName" as "certIdLabel", case when r2."id" is not null then jsonb_build_array(r2."certCode"::text, r2."level"::text) end as "certIdMarks", r3."personName" as "teacherIdLabel", case when r3."id" is not null then jsonb_build_array(r3."account"::text) end as "teacherIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "instanceStudent" c where c."tenantId" = t."tenantId" and c."instanceId" = t."id" and c."deletedTime" is null) as "studentCount" from "instance" t left join "course" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."courseId" left join "cert" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."certId" left join "person" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."teacherId";

-- instanceStudent
alter table "instanceStudent" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "instanceStudent" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
create or replace function "keepLimitsAdded_instanceStudent"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_max integer;
  v_come record;
begin
  for v_come in select n."tenantId" as "tenantId", n."instanceId" as "id", min((select s."personName"::text from "person" s where s."tenantId" = n."tenantId" and s."id" = n."personId")) as "record"
    from n where n."deletedTime" is null and n."instanceId" is not null group by 1, 2 order by 1, 2 loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'instanceStudent_limit_instanceId_f241e997', v_come."tenantId", v_come."id"), 0));
      end if;
  perform set_config('app.reach', '', true);
      select t."places" into v_max from "instance" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
      if v_max is not null then
        select count(*) into v_count from "instanceStudent" c where c."tenantId" = v_come."tenantId" and c."instanceId" = v_come."id" and c."deletedTime" is null;
      end if;
  perform set_config('app.reach', v_reach, true);
      if v_count > v_max then
        select t."instanceName"::text into v_label from "instance" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', 'instanceStudent_limit_instanceId_f241e997', 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;
  return null;
end $$;
select "runAsOwner"('"keepLimitsAdded_instanceStudent"()');
create or replace trigger "keepLimitsAdded" after insert on "instanceStudent" referencing new table as n for each statement execute function "keepLimitsAdded_instanceStudent"();
create or replace function "keepLimitsChanged_instanceStudent"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_max integer;
  v_come record;
begin
  for v_come in select n."tenantId" as "tenantId", n."instanceId" as "id", min((select s."personName"::text from "person" s where s."tenantId" = n."tenantId" and s."id" = n."personId")) as "record"
    from n join o on o."tenantId" = n."tenantId" and o."id" = n."id" where n."deletedTime" is null and n."instanceId" is not null and ((o."deletedTime" is null and o."instanceId" is not null) is not true or n."instanceId" is distinct from o."instanceId") group by 1, 2 order by 1, 2 loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'instanceStudent_limit_instanceId_f241e997', v_come."tenantId", v_come."id"), 0));
      end if;
  perform set_config('app.reach', '', true);
      select t."places" into v_max from "instance" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
      if v_max is not null then
        select count(*) into v_count from "instanceStudent" c where c."tenantId" = v_come."tenantId" and c."instanceId" = v_come."id" and c."deletedTime" is null;
      end if;
  perform set_config('app.reach', v_reach, true);
      if v_count > v_max then
        select t."instanceName"::text into v_label from "instance" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', 'instanceStudent_limit_instanceId_f241e997', 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;
  return null;
end $$;
select "runAsOwner"('"keepLimitsChanged_instanceStudent"()');
create or replace trigger "keepLimitsChanged" after update on "instanceStudent" referencing new table as n old table as o for each statement execute function "keepLimitsChanged_instanceStudent"();
alter table "instanceStudent" enable row level security;
alter table "instanceStudent" force row level security;
drop policy if exists "ofTenant" on "instanceStudent";
create policy "ofTenant" on "instanceStudent" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "instanceStudent";
drop policy if exists "ofAll" on "instanceStudent";
create policy "ofReach" on "instanceStudent" as restrictive using ((select "reachesAll"()) or exists (select from "person" s where s."tenantId" = "instanceStudent"."tenantId" and s."id" = "instanceStudent"."personId"));
drop view if exists "instanceStudentView" cascade;
create view "instanceStudentView" with (security_invoker = true) as select t."instanceId", t."personId", t."studentNo", t."joinedDate", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", r1."instanceName" as "instanceIdLabel", case when r1."id" is not null then jsonb_build_array(r1."instanceCode"::text) end as "instanceIdMarks", r2."personName" as "personIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "personIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "instanceStudent" t left join "instance" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."instanceId" left join "person" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."personId";

-- invigilationAct
alter table "invigilationAct" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "invigilationAct" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "invigilationAct" enable row level security;
alter table "invigilationAct" force row level security;
drop policy if exists "ofTenant" on "invigilationAct";
create policy "ofTenant" on "invigilationAct" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "invigilationAct";
drop policy if exists "ofAll" on "invigilationAct";
drop view if exists "invigilationActView" cascade;
create view "invigilationActView" with (security_invoker = true) as select t."sessionId", t."roomId", t."placementId", t."kind", t."violation", t."seconds", t."text", t."picture", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."sessionCode" as "sessionIdLabel", case when r1."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r1."tenantId" and m."id" = r1."subjectId"), left(r1."startTime"::text, 16)) end as "sessionIdMarks", r2."roomName" as "roomIdLabel", case when r2."id" is not null then jsonb_build_array((select m."siteName" from "site" m where m."id" = r2."siteId")) end as "roomIdMarks", r3."personName" as "placementIdLabel", case when r3."id" is not null then jsonb_build_array(r3."ticketNumber"::text) end as "placementIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "invigilationAct" t left join "examSession" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."sessionId" left join "room" r2 on r2."id" = t."roomId" left join "placement" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."placementId";

-- issuedCert
alter table "issuedCert" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "issuedCert" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace function "givePins_issuedCert"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."certId" is distinct from old."certId" then
    new."certIdVersion" := (select s."version" from "cert" s where s."tenantId" = new."tenantId" and s."id" = new."certId" and s."deletedTime" is null);
  elsif new."certIdVersion" is null then
    new."certIdVersion" := (select s."version" from "cert" s where s."tenantId" = new."tenantId" and s."id" = new."certId" and s."deletedTime" is null);
    new."certIdVersion" := coalesce(new."certIdVersion", old."certIdVersion");
  else
    new."certIdVersion" := old."certIdVersion";
  end if;
  if tg_op = 'INSERT' or new."templateId" is distinct from old."templateId" then
    new."templateIdVersion" := (select s."version" from "certTemplate" s where s."tenantId" = new."tenantId" and s."id" = new."templateId" and s."deletedTime" is null);
  elsif new."templateIdVersion" is null then
    new."templateIdVersion" := (select s."version" from "certTemplate" s where s."tenantId" = new."tenantId" and s."id" = new."templateId" and s."deletedTime" is null);
    new."templateIdVersion" := coalesce(new."templateIdVersion", old."templateIdVersion");
  else
    new."templateIdVersion" := old."templateIdVersion";
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "givePins" before insert or update on "issuedCert" for each row execute function "givePins_issuedCert"();
alter table "issuedCert" enable row level security;
alter table "issuedCert" force row level security;
drop policy if exists "ofTenant" on "issuedCert";
create policy "ofTenant" on "issuedCert" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "issuedCert";
create policy "ofUser" on "issuedCert" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "issuedCert";
create policy "ofReach" on "issuedCert" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "issuedCertView" cascade;
create view "issuedCertView" with (security_invoker = true) as select t."certNumber", t."applyId", t."certId", t."certIdVersion", t."templateId", t."templateIdVersion", t."examId", t."userId", t."personName", t."idType", case when "mayRead"('a12-m1.2.9') then t."idNumber" else "masked"('idCard', t."idNumber") end as "idNumber", case when "mayRead"('a12-m2.19') then t."total" end as "total", t."issuedDate", t."validUntil", t."expiresTime", t."edition", t."isPrinted", t."printFault", t."isDoubtful", t."sentTime", t."reason", t."revokedTime", t."revokedBy", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."personName"::text) as "marks", r1."personName" as "applyIdLabel", case when r1."id" is not null then jsonb_build_array(r1."applyCode"::text) end as "applyIdMarks", r2."certName" as "certIdLabel", case when r2."id" is not null then jsonb_build_array(r2."certCode"::text, r2."level"::text) end as "certIdMarks", r3."templateName" as "templateIdLabel", r4."examName" as "examIdLabel", case when r4."id" is not null then jsonb_build_array(r4."examCode"::text) end as "examIdMarks", r5."nickname" as "userIdLabel", case when r5."id" is not null then jsonb_build_array(r5."account"::text) end as "userIdMarks", r6."nickname" as "revokedByLabel", case when r6."id" is not null then jsonb_build_array(r6."account"::text) end as "revokedByMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select s."version" from "cert" s where s."tenantId" = t."tenantId" and s."id" = t."certId" and s."deletedTime" is null) as "certIdNewest", (select s."version" from "certTemplate" s where s."tenantId" = t."tenantId" and s."id" = t."templateId" and s."deletedTime" is null) as "templateIdNewest", (case when t."expiresTime" <= statement_timestamp() then 'expired' when t."createdTime" <= statement_timestamp() then 'valid' end) as "term" from "issuedCert" t left join "certApply" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."applyId" cross join lateral (select 'cert/' || t."certId" || '/' || t."certIdVersion" as "key" offset 0) r2k left join (select h."tenantId", h."id" as "key", (h."snapshot" ->> 'certName') as "certName", (h."snapshot" ->> 'certCode') as "certCode", (h."snapshot" ->> 'positionId') as "positionId", (h."snapshot" ->> 'level') as "level", (h."snapshot" ->> 'cover') as "cover", (h."snapshot" ->> 'summary') as "summary", (h."snapshot" ->> 'description') as "description", case when jsonb_typeof(h."snapshot" -> 'examMinutes') = 'number' then (h."snapshot" ->> 'examMinutes')::numeric::integer end as "examMinutes", case when jsonb_typeof(h."snapshot" -> 'passScore') = 'number' then (h."snapshot" ->> 'passScore')::numeric::numeric(12,2) end as "passScore", case when jsonb_typeof(h."snapshot" -> 'validityYears') = 'number' then (h."snapshot" ->> 'validityYears')::numeric::integer end as "validityYears", (h."snapshot" ->> 'templateId') as "templateId", case when jsonb_typeof(h."snapshot" -> 'isHot') = 'boolean' then (h."snapshot" ->> 'isHot')::boolean end as "isHot", nullif(h."snapshot" -> 'courseIds', 'null') as "courseIds", nullif(h."snapshot" -> 'abilityGroupIds', 'null') as "abilityGroupIds", (h."snapshot" ->> 'photoSize') as "photoSize", (h."snapshot" ->> 'minEducation') as "minEducation", case when jsonb_typeof(h."snapshot" -> 'minWorkYears') = 'number' then (h."snapshot" ->> 'minWorkYears')::numeric::integer end as "minWorkYears", (h."snapshot" ->> 'lowerCertId') as "lowerCertId", (h."snapshot" ->> 'review') as "review", (h."snapshot" ->> 'applyNote') as "applyNote", nullif(h."snapshot" -> 'applyForm', 'null') as "applyForm", case when jsonb_typeof(h."snapshot" -> 'isRecommended') = 'boolean' then (h."snapshot" ->> 'isRecommended')::boolean end as "isRecommended", (h."snapshot" ->> 'state') as "state", nullif(h."snapshot" -> 'own', 'null') as "own", (h."snapshot" ->> 'id') as "id", case when (h."snapshot" ->> 'createdTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'createdTime')::timestamptz end as "createdTime", (h."snapshot" ->> 'createdBy') as "createdBy", case when jsonb_typeof(h."snapshot" -> 'version') = 'number' then (h."snapshot" ->> 'version')::numeric::integer end as "version", case when (h."snapshot" ->> 'updatedTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'updatedTime')::timestamptz end as "updatedTime", (h."snapshot" ->> 'updatedBy') as "updatedBy", case when (h."snapshot" ->> 'deletedTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'deletedTime')::timestamptz end as "deletedTime" from "history" h) r2 on r2."tenantId" = t."tenantId" and r2."key" = r2k."key" cross join lateral (select 'certTemplate/' || t."templateId" || '/' || t."templateIdVersion" as "key" offset 0) r3k left join (select h."tenantId", h."id" as "key", (h."snapshot" ->> 'templateName') as "templateName", (h."snapshot" ->> 'orientation') as "orientation", (h."snapshot" ->> 'frame') as "frame", (h."snapshot" ->> 'accent') as "accent", (h."snapshot" ->> 'background') as "background", nullif(h."snapshot" -> 'layout', 'null') as "layout", (h."snapshot" ->> 'note') as "note", (h."snapshot" ->> 'id') as "id", case when (h."snapshot" ->> 'createdTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'createdTime')::timestamptz end as "createdTime", (h."snapshot" ->> 'createdBy') as "createdBy", case when jsonb_typeof(h."snapshot" -> 'version') = 'number' then (h."snapshot" ->> 'version')::numeric::integer end as "version", case when (h."snapshot" ->> 'updatedTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'updatedTime')::timestamptz end as "updatedTime", (h."snapshot" ->> 'updatedBy') as "updatedBy", case when (h."snapshot" ->> 'deletedTime') ~ '^\d{4}-\d{2}-\d{2}.\d' then (h."snapshot" ->> 'deletedTime')::timestamptz end as "deletedTime" from "history" h) r3 on r3."tenantId" = t."tenantId" and r3."key" = r3k."key" left join "exam" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."examId" left join "user" r5 on r5."id" = t."userId" left join "user" r6 on r6."id" = t."revokedBy";

-- job
alter table "job" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "job" for each row execute function "keepRecord"('none', 'phase,operation,input,caller,result,report,storageKey,resultMime,isCancelled,undoOf,leaseUntil', '', 'tenant');
alter table "job" enable row level security;
alter table "job" force row level security;
drop policy if exists "ofTenant" on "job";
create policy "ofTenant" on "job" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "job";
drop policy if exists "ofAll" on "job";
drop view if exists "jobView" cascade;
create view "jobView" with (security_invoker = true) as select t."kind", t."title", t."entity", t."state", t."progress", t."done", t."total", t."message", t."resultFile", t."attempts", t."isUndone", t."dueTime", t."startedTime", t."endedTime", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "job" t;

-- jobRow
alter table "jobRow" enable row level security;
alter table "jobRow" force row level security;
drop policy if exists "ofTenant" on "jobRow";
create policy "ofTenant" on "jobRow" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "jobRow";
drop policy if exists "ofAll" on "jobRow";
drop view if exists "jobRowView" cascade;
create view "jobRowView" with (security_invoker = true) as select t."jobId", t."recordId", t."recordVersion", t."hasParts", t."message", t."id", t."tenantId", t."createdTime", t."createdBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "jobRow" t;

-- keyReading
alter table "keyReading" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "keyReading" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "keyReading" enable row level security;
alter table "keyReading" force row level security;
drop policy if exists "ofTenant" on "keyReading";
create policy "ofTenant" on "keyReading" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "keyReading";
drop policy if exists "ofAll" on "keyReading";
drop view if exists "keyReadingView" cascade;
create view "keyReadingView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."questionVersion", t."readCount", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "keyReading" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- lesson
alter table "lesson" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "lesson" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "lesson" enable row level security;
alter table "lesson" force row level security;
drop policy if exists "ofTenant" on "lesson";
create policy "ofTenant" on "lesson" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "lesson";
drop policy if exists "ofAll" on "lesson";
drop view if exists "lessonView" cascade;
create view "lessonView" with (security_invoker = true) as select t."courseId", t."chapterId", t."lessonName", t."type", t."minutes", t."order", t."isFree", t."file", t."content", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", r1."courseName" as "courseIdLabel", case when r1."id" is not null then jsonb_build_array(r1."courseCode"::text) end as "courseIdMarks", r2."chapterName" as "chapterIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "lesson" t left join "course" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."courseId" left join "courseChapter" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."chapterId";

-- loginAttempt
alter table "loginAttempt" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "loginAttempt" for each row execute function "keepRecord"('none', '', '', 'platform');
drop view if exists "loginAttemptView" cascade;
create view "loginAttemptView" with (security_invoker = true) as select t."key", t."failures", t."lastTime", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "loginAttempt" t;

-- marking
alter table "marking" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "marking" for each row execute function "keepRecord"('none', '', '', 'tenant');
create or replace function "giveCopies_marking"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."resultId" is distinct from old."resultId" then
    perform from "result" s where s."tenantId" = new."tenantId" and s."id" = new."resultId" for share;
  end if;
  select s."sessionId" into new."sessionId" from "result" s where s."tenantId" = new."tenantId" and s."id" = new."resultId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "marking" for each row execute function "giveCopies_marking"();
alter table "marking" enable row level security;
alter table "marking" force row level security;
drop policy if exists "ofTenant" on "marking";
create policy "ofTenant" on "marking" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "marking";
drop policy if exists "ofAll" on "marking";
drop view if exists "markingView" cascade;
create view "markingView" with (security_invoker = true) as select t."resultId", t."sessionId", t."questionId", t."keyVersion", t."place", t."maximum", t."number", t."isControl", t."examinerId", t."claimedUntil", t."skips", t."points", t."rubric", t."note", t."markedTime", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."personName" as "resultIdLabel", case when r1."id" is not null then jsonb_build_array(r1."ticketNumber"::text) end as "resultIdMarks", r2."sessionCode" as "sessionIdLabel", case when r2."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r2."tenantId" and m."id" = r2."subjectId"), left(r2."startTime"::text, 16)) end as "sessionIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "marking" t left join "result" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."resultId" left join "examSession" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."sessionId";

-- material
alter table "material" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "material" for each row execute function "keepRecord"('history', 'contentText', 'recycle', 'tenant');
alter table "material" enable row level security;
alter table "material" force row level security;
drop policy if exists "ofTenant" on "material";
create policy "ofTenant" on "material" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "material";
drop policy if exists "ofAll" on "material";
drop view if exists "materialView" cascade;
create view "materialView" with (security_invoker = true) as select t."certId", t."materialName", t."content", t."contentText", t."sound", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "material" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- memberEntry
alter table "memberEntry" enable row level security;
alter table "memberEntry" force row level security;
drop policy if exists "ofTenant" on "memberEntry";
create policy "ofTenant" on "memberEntry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "memberEntry";
drop policy if exists "ofAll" on "memberEntry";
create policy "ofReach" on "memberEntry" as restrictive using ((select "reachesAll"()) or "createdBy" in (select "ownUser"()) or "departmentId" in (select unnest("reachedDepartments"())));
drop view if exists "memberEntryView" cascade;
create view "memberEntryView" with (security_invoker = true) as select t."account", t."nickname", t."roleId", t."departmentId", t."jobNumber", t."degree", t."professionalTitle", t."phone", t."email", t."state", t."reason", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."account"::text) as "marks", r1."roleName" as "roleIdLabel", "departmentPath"(t."tenantId", t."departmentId") as "departmentIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "memberEntry" t left join "role" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."roleId" left join "department" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."departmentId";

-- membership
alter table "membership" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "membership" for each row execute function "keepRecord"('history', 'own1,own2,own3', 'recycle', 'tenant');
alter table "membership" enable row level security;
alter table "membership" force row level security;
drop policy if exists "ofTenant" on "membership";
create policy "ofTenant" on "membership" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "membership";
create policy "ofUser" on "membership" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "membership";
create policy "ofReach" on "membership" as restrictive using ((select "reachesAll"()) or "personId" in (select unnest("reachedPeople"()) union all select "ownPerson"()));
drop view if exists "membershipView" cascade;
create view "membershipView" with (security_invoker = true) as select t."userId", t."roleId", t."jobNumber", t."degree", t."professionalTitle", t."personId", t."state", t."own", t."own1", t."own2", t."own3", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", r1."nickname" as "userIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "userIdMarks", r2."roleName" as "roleIdLabel", r3."personName" as "personIdLabel", case when r3."id" is not null then jsonb_build_array(r3."account"::text) end as "personIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", r1."hasSignedIn" as "userId.hasSignedIn" from "membership" t left join "user" r1 on r1."id" = t."userId" left join "role" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."roleId" left join "person" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."personId";

-- message
alter table "message" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "message" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "message" enable row level security;
alter table "message" force row level security;
drop policy if exists "ofTenant" on "message";
create policy "ofTenant" on "message" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "message";
drop policy if exists "ofAll" on "message";
drop view if exists "messageView" cascade;
create view "messageView" with (security_invoker = true) as select t."userId", t."title", t."content", t."senderName", t."readingStatus", t."opens", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "message" t;

-- numberRule
alter table "numberRule" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "numberRule" for each row execute function "keepRecord"('history', '', '', 'tenant');
alter table "numberRule" enable row level security;
alter table "numberRule" force row level security;
drop policy if exists "ofTenant" on "numberRule";
create policy "ofTenant" on "numberRule" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "numberRule";
drop policy if exists "ofAll" on "numberRule";
drop view if exists "numberRuleView" cascade;
create view "numberRuleView" with (security_invoker = true) as select t."series", t."pattern", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "numberRule" t;

-- occupation
alter table "occupation" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "occupation" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "occupation" enable row level security;
alter table "occupation" force row level security;
drop policy if exists "ofTenant" on "occupation";
create policy "ofTenant" on "occupation" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "occupation";
drop policy if exists "ofAll" on "occupation";
drop view if exists "occupationView" cascade;
create view "occupationView" with (security_invoker = true) as select t."occupationName", t."industryId", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array((select m."industryName" from "industry" m where m."tenantId" = t."tenantId" and m."id" = t."industryId")) as "marks", r1."industryName" as "industryIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "position" c where c."tenantId" = t."tenantId" and c."occupationId" = t."id" and c."deletedTime" is null) as "positions" from "occupation" t left join "industry" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."industryId";

-- paper
alter table "paper" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "paper" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant', 'partsOf_paper');
create or replace function "resumeCopies_paper"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.quiet', 'on', true);
  perform set_config('app.reach', '', true);
  if (old."state" in ('draft')) is not true and (new."state" in ('draft')) then
    update "paperQuestion" t set "questionId" = t."questionId" where t."tenantId" = new."tenantId" and t."paperId" = new."id";
  end if;
  perform set_config('app.reach', v_reach, true);
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "resumeCopies" after update on "paper" for each row execute function "resumeCopies_paper"();
alter table "paper" enable row level security;
alter table "paper" force row level security;
drop policy if exists "ofTenant" on "paper";
create policy "ofTenant" on "paper" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "paper";
drop policy if exists "ofAll" on "paper";
create or replace function "partsOf_paper"(p_tenant text, p_id text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('questions', (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'questionId', p."questionId", 'section', p."section", 'score', p."score") order by p."position", p."id"), '[]') from "paperQuestion" p where p."tenantId" = p_tenant and p."paperId" = p_id));
end $$;
create or replace function "saveParts_paperQuestion"(p_parent text, p_version integer, p_known text[], p_rows jsonb) returns void language plpgsql as $$
declare
  v_ids text[] := array(select r ->> 'id' from jsonb_array_elements(p_rows) r);
  v_unknown text;
  v_use jsonb;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if p_version is not null then
    perform 1 from "paper" where "id" = p_parent and "version" = p_version and "deletedTime" is null for update;
    if not found then return; end if;
  end if;
  if cardinality(p_known) > 0 then
    select k into v_unknown from unnest(p_known) k
      where not exists (select from "paperQuestion" p where p."id" = k and p."paperId" = p_parent) limit 1;
    if v_unknown is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_unknown', table = 'paperQuestion', detail = (array_position(v_ids, v_unknown) - 1)::text;
    end if;
  end if;
  if p_version is not null then
    delete from "paperQuestion" where "paperId" = p_parent and "id" <> all(v_ids);
  end if;
  if cardinality(p_known) > 0 then
    update "paperQuestion" p set ("questionId", "section", "score", "position") = row(n."questionId", n."section", n."score", n."position") from jsonb_populate_recordset(null::"paperQuestion", p_rows) n
      where p."id" = n."id" and p."paperId" = p_parent and n."id" = any(p_known) and row(p."questionId", p."section", p."score", p."position") is distinct from row(n."questionId", n."section", n."score", n."position");
  end if;
  insert into "paperQuestion" ("id", "paperId", "questionId", "section", "score", "position")
    select n."id", p_parent, n."questionId", n."section", n."score", n."position" from jsonb_populate_recordset(null::"paperQuestion", p_rows) n where n."id" <> all(p_known)
    order by n."position";
end $$;
drop view if exists "paperView" cascade;
create view "paperView" with (security_invoker = true) as select t."paperName", t."paperCode", t."certId", t."categoryId", t."shareType", t."generateType", t."instructions", t."sections", t."note", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."paperCode"::text) as "marks", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", "paperCategoryPath"(t."tenantId", t."categoryId") as "categoryIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select coalesce(sum(c."score"), 0) from "paperQuestion" c where c."tenantId" = t."tenantId" and c."paperId" = t."id") as "totalScore", (select count(*)::integer from "paperQuestion" c where c."tenantId" = t."tenantId" and c."paperId" = t."id") as "questionCount", (select count(*)::integer from "examSession" c where c."tenantId" = t."tenantId" and c."paperId" = t."id" and c."deletedTime" is null) as "sessionCount", (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'questionId', p."questionId", 'type', p."type", 'difficulty', p."difficulty", 'section', p."section", 'score', p."score", 'questionIdLabel', (select r."titleText" from "question" r where r."tenantId" = p."tenantId" and r."id" = p."questionId")) order by p."position", p."id"), '[]') from "paperQuestion" p where p."tenantId" = t."tenantId" and p."paperId" = t."id") as "questions" from "paper" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId" left join "paperCategory" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."categoryId";

-- paperCategory
alter table "paperCategory" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "paperCategory" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
create or replace trigger "limitRecords" before insert or update of "deletedTime" on "paperCategory" for each row when (new."deletedTime" is null) execute function "limitRecords"('5000', 'recycle');
alter table "paperCategory" enable row level security;
alter table "paperCategory" force row level security;
drop policy if exists "ofTenant" on "paperCategory";
create policy "ofTenant" on "paperCategory" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "paperCategory";
drop policy if exists "ofAll" on "paperCategory";
drop view if exists "paperCategoryView" cascade;
create view "paperCategoryView" with (security_invoker = true) as select t."categoryName", t."parentId", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", "paperCategoryPath"(t."tenantId", t."parentId") as "parentIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", coalesce(((select jsonb_object_agg(f."id", f."value") from (with recursive "above"("id", "over") as (
    select b."id", b."id" from "paperCategory" b where b."deletedTime" is null
    union all
    select a."id", b."parentId" from "above" a join "paperCategory" b on b."id" = a."over" where b."parentId" is not null
  ), "own" as (
    select c."categoryId" as "id", count(*)::integer as "value" from "paper" c where c."categoryId" is not null and c."deletedTime" is null group by c."categoryId"
  ) select a."over" as "id", sum(o."value") as "value" from "above" a join "own" o on o."id" = a."id" group by a."over") f) ->> t."id")::integer, 0) as "paperCount" from "paperCategory" t left join "paperCategory" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."parentId";

-- paperQuestion
alter table "paperQuestion" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "paperQuestion" for each row execute function "keepRecord"('none', '', '', 'tenant');
create or replace function "giveCopies_paperQuestion"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."questionId" is distinct from old."questionId" then
    perform from "question" s where s."tenantId" = new."tenantId" and s."id" = new."questionId" for share;
  end if;
  if tg_op = 'INSERT' or new."questionId" is distinct from old."questionId" or exists (select from "paper" p where p."tenantId" = new."tenantId" and p."id" = new."paperId" and (p."state" in ('draft'))) then
    select s."type", s."difficulty" into new."type", new."difficulty" from "question" s where s."tenantId" = new."tenantId" and s."id" = new."questionId";
  else
    new."type" := old."type";
    new."difficulty" := old."difficulty";
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "paperQuestion" for each row execute function "giveCopies_paperQuestion"();
alter table "paperQuestion" enable row level security;
alter table "paperQuestion" force row level security;
drop policy if exists "ofTenant" on "paperQuestion";
create policy "ofTenant" on "paperQuestion" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "paperQuestion";
drop policy if exists "ofAll" on "paperQuestion";
drop view if exists "paperQuestionView" cascade;
create view "paperQuestionView" with (security_invoker = true) as select t."paperId", t."questionId", t."type", t."difficulty", t."section", t."score", t."questionVersion", t."materialVersion", t."position", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."paperName" as "paperIdLabel", case when r1."id" is not null then jsonb_build_array(r1."paperCode"::text) end as "paperIdMarks", r2."titleText" as "questionIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "paperQuestion" t left join "paper" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."paperId" left join "question" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."questionId";

-- paperRule
alter table "paperRule" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "paperRule" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
create or replace function "giveValues_paperRule"() returns trigger language plpgsql as $$
declare
  v_number numeric;
begin
  v_number := round((coalesce((select sum(((e.v ->> 'num')::numeric * (e.v ->> 'score')::numeric)) from (select v from jsonb_array_elements(case jsonb_typeof(new."ruleList") when 'array' then new."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 2);
  if v_number not between -9999999999.99 and 9999999999.99 then
    raise exception 'a computed value is out of range' using errcode = 'check_violation', constraint = 'value_range', table = 'paperRule', detail = 'totalScore';
  end if;
  new."totalScore" := v_number;
  v_number := round((coalesce((select sum((e.v ->> 'num')::numeric) from (select v from jsonb_array_elements(case jsonb_typeof(new."ruleList") when 'array' then new."ruleList" else '[]'::jsonb end) l(v)) e(v)), 0)), 0);
  if v_number not between -2147483647 and 2147483647 then
    raise exception 'a computed value is out of range' using errcode = 'check_violation', constraint = 'value_range', table = 'paperRule', detail = 'totalCount';
  end if;
  new."totalCount" := v_number;
  return new;
end $$;
create or replace trigger "giveValues" before insert or update on "paperRule" for each row execute function "giveValues_paperRule"();
alter table "paperRule" enable row level security;
alter table "paperRule" force row level security;
drop policy if exists "ofTenant" on "paperRule";
create policy "ofTenant" on "paperRule" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "paperRule";
drop policy if exists "ofAll" on "paperRule";
drop view if exists "paperRuleView" cascade;
create view "paperRuleView" with (security_invoker = true) as select t."certId", t."ruleList", t."totalScore", t."totalCount", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "paperRule" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- paymentEntry
alter table "paymentEntry" enable row level security;
alter table "paymentEntry" force row level security;
drop policy if exists "ofTenant" on "paymentEntry";
create policy "ofTenant" on "paymentEntry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "paymentEntry";
drop policy if exists "ofAll" on "paymentEntry";
create policy "ofReach" on "paymentEntry" as restrictive using ((select "reachesAll"()) or "createdBy" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "paymentEntryView" cascade;
create view "paymentEntryView" with (security_invoker = true) as select t."applyCode", t."personName", t."state", t."reason", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."applyCode"::text) as "marks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "paymentEntry" t;

-- person
alter table "person" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "person" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "person" enable row level security;
alter table "person" force row level security;
drop policy if exists "ofTenant" on "person";
create policy "ofTenant" on "person" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "person";
create policy "ofUser" on "person" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "person";
create policy "ofReach" on "person" as restrictive using ((select "reachesAll"()) or "id" in (select unnest("reachedPeople"()) union all select "ownPerson"()));
create or replace trigger "forgetReached" after insert or update or delete on "person" for each statement execute function "forgetReached"();
drop view if exists "personView" cascade;
create view "personView" with (security_invoker = true) as select t."userId", t."personName", t."account", t."isPresent", t."isErased", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."account"::text) as "marks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "person" t;

-- placement
alter table "placement" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "placement" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace function "giveCopies_placement"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."applyId" is distinct from old."applyId" then
    perform from "certApply" s where s."tenantId" = new."tenantId" and s."id" = new."applyId" for share;
  end if;
  select s."personName", s."userId" into new."personName", new."userId" from "certApply" s where s."tenantId" = new."tenantId" and s."id" = new."applyId";
  if tg_op = 'INSERT' or new."sessionId" is distinct from old."sessionId" then
    perform from "examSession" s where s."tenantId" = new."tenantId" and s."id" = new."sessionId" for share;
  end if;
  select s."startTime", s."entryTime", s."examId", s."subjectId" into new."startTime", new."entryTime", new."examId", new."subjectId" from "examSession" s where s."tenantId" = new."tenantId" and s."id" = new."sessionId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "placement" for each row execute function "giveCopies_placement"();
create or replace function "passCopies_placement"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."personName" is distinct from old."personName" or new."ticketNumber" is distinct from old."ticketNumber" or new."userId" is distinct from old."userId" or new."applyId" is distinct from old."applyId" or new."sessionId" is distinct from old."sessionId" or new."examId" is distinct from old."examId" or new."subjectId" is distinct from old."subjectId" then
      perform set_config('app.reach', '', true);
  update "result" t set "personName" = new."personName", "ticketNumber" = new."ticketNumber", "userId" = new."userId", "applyId" = new."applyId", "sessionId" = new."sessionId", "examId" = new."examId", "subjectId" = new."subjectId" where t."tenantId" = new."tenantId" and t."placementId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "placement" for each row when (new."personName" is distinct from old."personName" or new."ticketNumber" is distinct from old."ticketNumber" or new."userId" is distinct from old."userId" or new."applyId" is distinct from old."applyId" or new."sessionId" is distinct from old."sessionId" or new."examId" is distinct from old."examId" or new."subjectId" is distinct from old."subjectId") execute function "passCopies_placement"();
create or replace function "keepLimitsAdded_placement"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_max integer;
  v_come record;
begin
  for v_come in select n."tenantId" as "tenantId", n."sessionId" as "id", min(n."personName"::text) as "record"
    from n where n."state" in ('placed', 'checkedIn', 'sat', 'absent') and n."sessionId" is not null group by 1, 2 order by 1, 2 loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'placement_limit_sessionId_2569dc7b', v_come."tenantId", v_come."id"), 0));
      end if;
  perform set_config('app.reach', '', true);
      select t."places" into v_max from "examSession" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
      if v_max is not null then
        select count(*) into v_count from "placement" c where c."tenantId" = v_come."tenantId" and c."sessionId" = v_come."id" and c."state" in ('placed', 'checkedIn', 'sat', 'absent');
      end if;
  perform set_config('app.reach', v_reach, true);
      if v_count > v_max then
        select t."sessionCode"::text into v_label from "examSession" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', 'placement_limit_sessionId_2569dc7b', 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;
  return null;
end $$;
select "runAsOwner"('"keepLimitsAdded_placement"()');
create or replace trigger "keepLimitsAdded" after insert on "placement" referencing new table as n for each statement execute function "keepLimitsAdded_placement"();
create or replace function "keepLimitsChanged_placement"() returns trigger language plpgsql as $$
declare
  -- All are counted, whoever reaches them.
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_count integer;
  v_label text;
  v_max integer;
  v_come record;
begin
  for v_come in select n."tenantId" as "tenantId", n."sessionId" as "id", min(n."personName"::text) as "record"
    from n join o on o."tenantId" = n."tenantId" and o."id" = n."id" where n."state" in ('placed', 'checkedIn', 'sat', 'absent') and n."sessionId" is not null and ((o."state" in ('placed', 'checkedIn', 'sat', 'absent') and o."sessionId" is not null) is not true or n."sessionId" is distinct from o."sessionId") group by 1, 2 order by 1, 2 loop
    -- Where it is full already nobody waits for a lock to be told so.
    for v_turn in 1..2 loop
      if v_turn = 2 then
        perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'placement_limit_sessionId_2569dc7b', v_come."tenantId", v_come."id"), 0));
      end if;
  perform set_config('app.reach', '', true);
      select t."places" into v_max from "examSession" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
      if v_max is not null then
        select count(*) into v_count from "placement" c where c."tenantId" = v_come."tenantId" and c."sessionId" = v_come."id" and c."state" in ('placed', 'checkedIn', 'sat', 'absent');
      end if;
  perform set_config('app.reach', v_reach, true);
      if v_count > v_max then
        select t."sessionCode"::text into v_label from "examSession" t where t."tenantId" = v_come."tenantId" and t."id" = v_come."id";
        raise exception 'at most % records', v_max using errcode = 'check_violation', constraint = 'limit_full', table = tg_table_name,
          detail = json_build_object('limit', 'placement_limit_sessionId_2569dc7b', 'label', left(v_label, 60), 'max', v_max, 'record', left(v_come."record", 60))::text;
      end if;
    end loop;
  end loop;
  return null;
end $$;
select "runAsOwner"('"keepLimitsChanged_placement"()');
create or replace trigger "keepLimitsChanged" after update on "placement" referencing new table as n old table as o for each statement execute function "keepLimitsChanged_placement"();
alter table "placement" enable row level security;
alter table "placement" force row level security;
drop policy if exists "ofTenant" on "placement";
create policy "ofTenant" on "placement" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "placement";
create policy "ofUser" on "placement" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "placement";
create policy "ofReach" on "placement" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "placementView" cascade;
create view "placementView" with (security_invoker = true) as select t."ticketNumber", t."applyId", t."personName", t."userId", t."sessionId", t."startTime", t."entryTime", t."examId", t."subjectId", t."roomId", t."siteId", t."placeNote", t."seat", t."extraMinutes", t."way", t."placedTime", t."waitingSince", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."ticketNumber"::text) as "marks", r1."personName" as "applyIdLabel", case when r1."id" is not null then jsonb_build_array(r1."applyCode"::text) end as "applyIdMarks", r2."nickname" as "userIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "userIdMarks", r3."sessionCode" as "sessionIdLabel", case when r3."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r3."tenantId" and m."id" = r3."subjectId"), left(r3."startTime"::text, 16)) end as "sessionIdMarks", r4."examName" as "examIdLabel", case when r4."id" is not null then jsonb_build_array(r4."examCode"::text) end as "examIdMarks", r5."subjectName" as "subjectIdLabel", r6."roomName" as "roomIdLabel", case when r6."id" is not null then jsonb_build_array((select m."siteName" from "site" m where m."id" = r6."siteId")) end as "roomIdMarks", r7."siteName" as "siteIdLabel", case when r7."id" is not null then jsonb_build_array(r7."siteCode"::text) end as "siteIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "placement" t left join "certApply" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."applyId" left join "user" r2 on r2."id" = t."userId" left join "examSession" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."sessionId" left join "exam" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."examId" left join "examSubject" r5 on r5."tenantId" = t."tenantId" and r5."id" = t."subjectId" left join "room" r6 on r6."id" = t."roomId" left join "site" r7 on r7."id" = t."siteId";

-- platformManager
alter table "platformManager" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "platformManager" for each row execute function "keepRecord"('history', '', '', 'platform');
drop view if exists "platformManagerView" cascade;
create view "platformManagerView" with (security_invoker = true) as select t."userId", t."isOfAll", t."tenantIds", t."note", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."nickname" as "userIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "userIdMarks", coalesce((select jsonb_agg(r."tenantName" order by e."place") from jsonb_array_elements_text(t."tenantIds") with ordinality e("id", "place") left join "tenant" r on r."id" = e."id"), '[]') as "tenantIdsLabels", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "platformManager" t left join "user" r1 on r1."id" = t."userId";

-- platformPaper
alter table "platformPaper" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "platformPaper" for each row execute function "keepRecord"('none', 'ownerId,content', '', 'platform');
drop view if exists "platformPaperView" cascade;
create view "platformPaperView" with (security_invoker = true) as select t."paperName", t."certName", t."ownerName", t."questionCount", t."totalScore", t."sharedTime", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."ownerName"::text) as "marks", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "platformPaper" t;

-- portalInfo
alter table "portalInfo" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "portalInfo" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace trigger "limitRecords" before insert on "portalInfo" for each row execute function "limitRecords"('1', '');
alter table "portalInfo" enable row level security;
alter table "portalInfo" force row level security;
drop policy if exists "ofTenant" on "portalInfo";
create policy "ofTenant" on "portalInfo" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "portalInfo";
drop policy if exists "ofAll" on "portalInfo";
drop view if exists "portalInfoView" cascade;
create view "portalInfoView" with (security_invoker = true) as select t."orgName", t."portalLogoUrl", t."slogan", t."intro", t."phone", t."privacyUrl", t."agreementUrl", t."isOpenToJoin", t."brandColour", t."faviconUrl", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "portalInfo" t;

-- position
alter table "position" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "position" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "position" enable row level security;
alter table "position" force row level security;
drop policy if exists "ofTenant" on "position";
create policy "ofTenant" on "position" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "position";
drop policy if exists "ofAll" on "position";
drop view if exists "positionView" cascade;
create view "positionView" with (security_invoker = true) as select t."positionName", t."occupationId", t."duty", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array((select m."occupationName" from "occupation" m where m."tenantId" = t."tenantId" and m."id" = t."occupationId")) as "marks", r1."occupationName" as "occupationIdLabel", case when r1."id" is not null then jsonb_build_array((select m."industryName" from "industry" m where m."tenantId" = r1."tenantId" and m."id" = r1."industryId")) end as "occupationIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "cert" c where c."tenantId" = t."tenantId" and c."positionId" = t."id" and c."deletedTime" is null) as "certs", r1."industryId" as "occupationId.industryId", n1."industryName" as "occupationId.industryIdLabel" from "position" t left join "occupation" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."occupationId" left join "industry" n1 on n1."tenantId" = t."tenantId" and n1."id" = r1."industryId";

-- practiceAnswer
alter table "practiceAnswer" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "practiceAnswer" for each row execute function "keepRecord"('none', 'formerCard', '', 'tenant');
alter table "practiceAnswer" enable row level security;
alter table "practiceAnswer" force row level security;
drop policy if exists "ofTenant" on "practiceAnswer";
create policy "ofTenant" on "practiceAnswer" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "practiceAnswer";
drop policy if exists "ofAll" on "practiceAnswer";
drop view if exists "practiceAnswerView" cascade;
create view "practiceAnswerView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."questionVersion", t."selectedOptions", t."inputInfo", t."isCorrect", t."selfVerdict", t."roundId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "practiceAnswer" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- practiceGoal
alter table "practiceGoal" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "practiceGoal" for each row execute function "keepRecord"('none', 'questions', '', 'tenant');
alter table "practiceGoal" enable row level security;
alter table "practiceGoal" force row level security;
drop policy if exists "ofTenant" on "practiceGoal";
create policy "ofTenant" on "practiceGoal" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "practiceGoal";
drop policy if exists "ofAll" on "practiceGoal";
drop view if exists "practiceGoalView" cascade;
create view "practiceGoalView" with (security_invoker = true) as select t."userId", t."goal", t."day", t."doneNum", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "practiceGoal" t;

-- practiceRound
alter table "practiceRound" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "practiceRound" for each row execute function "keepRecord"('none', 'questions', '', 'tenant');
alter table "practiceRound" enable row level security;
alter table "practiceRound" force row level security;
drop policy if exists "ofTenant" on "practiceRound";
create policy "ofTenant" on "practiceRound" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "practiceRound";
drop policy if exists "ofAll" on "practiceRound";
drop view if exists "practiceRoundView" cascade;
create view "practiceRoundView" with (security_invoker = true) as select t."userId", t."certId", t."mode", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "practiceRound" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- practiceTally
alter table "practiceTally" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "practiceTally" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "practiceTally" enable row level security;
alter table "practiceTally" force row level security;
drop policy if exists "ofTenant" on "practiceTally";
create policy "ofTenant" on "practiceTally" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "practiceTally";
drop policy if exists "ofAll" on "practiceTally";
drop view if exists "practiceTallyView" cascade;
create view "practiceTallyView" with (security_invoker = true) as select t."userId", t."certId", t."day", t."judgedNum", t."rightNum", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "practiceTally" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

-- question
alter table "question" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "question" for each row execute function "keepRecord"('history', 'titleText,own1,own2,own3,identityHash', 'recycle', 'tenant');
create or replace function "passCopies_question"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."type" is distinct from old."type" or new."difficulty" is distinct from old."difficulty" then
      perform set_config('app.reach', '', true);
  perform from "paper" p where (p."state" in ('draft')) and exists (select from "paperQuestion" t where t."tenantId" = new."tenantId" and t."questionId" = new."id" and t."paperId" = p."id") order by p."id" for share;
  update "paperQuestion" t set "type" = new."type", "difficulty" = new."difficulty" where t."tenantId" = new."tenantId" and t."questionId" = new."id" and exists (select from "paper" p where p."tenantId" = t."tenantId" and p."id" = t."paperId" and (p."state" in ('draft')));
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "question" for each row when (new."type" is distinct from old."type" or new."difficulty" is distinct from old."difficulty") execute function "passCopies_question"();
alter table "question" enable row level security;
alter table "question" force row level security;
drop policy if exists "ofTenant" on "question";
create policy "ofTenant" on "question" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "question";
drop policy if exists "ofAll" on "question";
drop view if exists "questionView" cascade;
create view "questionView" with (security_invoker = true) as select t."certId", t."materialId", t."materialOrder", t."type", t."title", t."titleText", t."options", t."answer", t."rubric", t."format", t."analysis", t."difficulty", t."score", t."knowledge", t."usage", t."state", t."own", t."own1", t."own2", t."own3", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", r2."materialName" as "materialIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "question" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId" left join "material" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."materialId";

-- questionFigure
alter table "questionFigure" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "questionFigure" for each row execute function "keepRecord"('none', 'gained,maximum', '', 'tenant');
alter table "questionFigure" enable row level security;
alter table "questionFigure" force row level security;
drop policy if exists "ofTenant" on "questionFigure";
create policy "ofTenant" on "questionFigure" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "questionFigure";
drop policy if exists "ofAll" on "questionFigure";
drop view if exists "questionFigureView" cascade;
create view "questionFigureView" with (security_invoker = true) as select t."questionId", t."sessionId", t."sessionCode", t."sessionTime", t."people", t."facility", t."discrimination", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "questionFigure" t;

-- questionNote
alter table "questionNote" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "questionNote" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "questionNote" enable row level security;
alter table "questionNote" force row level security;
drop policy if exists "ofTenant" on "questionNote";
create policy "ofTenant" on "questionNote" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "questionNote";
drop policy if exists "ofAll" on "questionNote";
drop view if exists "questionNoteView" cascade;
create view "questionNoteView" with (security_invoker = true) as select t."userId", t."questionId", t."text", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "questionNote" t;

-- questionReport
alter table "questionReport" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "questionReport" for each row execute function "keepRecord"('history', '', '', 'tenant');
alter table "questionReport" enable row level security;
alter table "questionReport" force row level security;
drop policy if exists "ofTenant" on "questionReport";
create policy "ofTenant" on "questionReport" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "questionReport";
drop policy if exists "ofAll" on "questionReport";
create policy "ofReach" on "questionReport" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "questionReportView" cascade;
create view "questionReportView" with (security_invoker = true) as select t."questionTitle", t."questionId", t."questionVersion", t."certId", t."userId", t."kind", t."text", t."state", t."reply", t."handledTime", t."handledBy", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", r2."nickname" as "userIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "userIdMarks", r3."nickname" as "handledByLabel", case when r3."id" is not null then jsonb_build_array(r3."account"::text) end as "handledByMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "questionReport" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId" left join "user" r2 on r2."id" = t."userId" left join "user" r3 on r3."id" = t."handledBy";

-- result
alter table "result" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "result" for each row execute function "keepRecord"('history', 'questionCount,attemptId', '', 'tenant');
create or replace function "giveValues_result"() returns trigger language plpgsql as $$
declare
  v_number numeric;
begin
  v_number := round((case when coalesce(coalesce(new."kind" in ('absent', 'invalid'), false), false) then 0::numeric when coalesce((new."kind" is not distinct from 'deducted'), false) then greatest(coalesce(0::numeric, 0), coalesce((coalesce(new."gained", 0) - coalesce(new."deduction", 0)), 0)) else new."gained" end), 2);
  if v_number not between -9999999999.99 and 9999999999.99 then
    raise exception 'a computed value is out of range' using errcode = 'check_violation', constraint = 'value_range', table = 'result', detail = 'score';
  end if;
  new."score" := v_number;
  new."isPassed" := (case when coalesce(coalesce(new."kind" in ('absent', 'invalid'), false), false) then false when coalesce(coalesce(coalesce(new."openCount", 0) > coalesce(0::numeric, 0), false), false) then null when coalesce((new."kind" is not distinct from 'deducted'), false) then coalesce(coalesce((coalesce(new."gained", 0) - coalesce(new."deduction", 0)), 0) >= coalesce(new."passScore", 0), false) else coalesce(coalesce(new."gained", 0) >= coalesce(new."passScore", 0), false) end);
  new."isDecided" := (coalesce(coalesce(new."kind" in ('absent', 'invalid'), false), false) or coalesce((new."openCount" is not distinct from 0::numeric), false));
  return new;
end $$;
create or replace trigger "giveValues" before insert or update on "result" for each row execute function "giveValues_result"();
create or replace function "giveCopies_result"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."placementId" is distinct from old."placementId" then
    perform from "placement" s where s."tenantId" = new."tenantId" and s."id" = new."placementId" for share;
  end if;
  select s."personName", s."ticketNumber", s."userId", s."applyId", s."sessionId", s."examId", s."subjectId" into new."personName", new."ticketNumber", new."userId", new."applyId", new."sessionId", new."examId", new."subjectId" from "placement" s where s."tenantId" = new."tenantId" and s."id" = new."placementId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "result" for each row execute function "giveCopies_result"();
create or replace function "passCopies_result"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_constraint text;
  v_table text;
  v_label text;
  v_other text;
begin
  perform set_config('app.quiet', 'on', true);
  if new."sessionId" is distinct from old."sessionId" then
      perform set_config('app.reach', '', true);
  update "marking" t set "sessionId" = new."sessionId" where t."tenantId" = new."tenantId" and t."resultId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  if new."personName" is distinct from old."personName" or new."ticketNumber" is distinct from old."ticketNumber" or new."userId" is distinct from old."userId" or new."examId" is distinct from old."examId" or new."subjectId" is distinct from old."subjectId" then
      perform set_config('app.reach', '', true);
  update "scoreReview" t set "personName" = new."personName", "ticketNumber" = new."ticketNumber", "userId" = new."userId", "examId" = new."examId", "subjectId" = new."subjectId" where t."tenantId" = new."tenantId" and t."resultId" = new."id";
  perform set_config('app.reach', v_reach, true);
  end if;
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "passCopies" after update on "result" for each row when (new."sessionId" is distinct from old."sessionId" or new."personName" is distinct from old."personName" or new."ticketNumber" is distinct from old."ticketNumber" or new."userId" is distinct from old."userId" or new."examId" is distinct from old."examId" or new."subjectId" is distinct from old."subjectId") execute function "passCopies_result"();
alter table "result" enable row level security;
alter table "result" force row level security;
drop policy if exists "ofTenant" on "result";
create policy "ofTenant" on "result" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "result";
drop policy if exists "ofAll" on "result";
create policy "ofReach" on "result" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "resultView" cascade;
create view "resultView" with (security_invoker = true) as select t."placementId", t."personName", t."ticketNumber", t."userId", t."applyId", t."sessionId", t."examId", t."subjectId", t."kind", t."gained", t."deduction", t."fullScore", t."passScore", t."openCount", t."score", t."isPassed", t."reason", t."machineTime", t."publishedTime", t."withdrawnTime", t."withdrawnReason", t."isDecided", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."ticketNumber"::text) as "marks", r1."personName" as "placementIdLabel", case when r1."id" is not null then jsonb_build_array(r1."ticketNumber"::text) end as "placementIdMarks", r2."nickname" as "userIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "userIdMarks", r3."personName" as "applyIdLabel", case when r3."id" is not null then jsonb_build_array(r3."applyCode"::text) end as "applyIdMarks", r4."sessionCode" as "sessionIdLabel", case when r4."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r4."tenantId" and m."id" = r4."subjectId"), left(r4."startTime"::text, 16)) end as "sessionIdMarks", r5."examName" as "examIdLabel", case when r5."id" is not null then jsonb_build_array(r5."examCode"::text) end as "examIdMarks", r6."subjectName" as "subjectIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "result" t left join "placement" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."placementId" left join "user" r2 on r2."id" = t."userId" left join "certApply" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."applyId" left join "examSession" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."sessionId" left join "exam" r5 on r5."tenantId" = t."tenantId" and r5."id" = t."examId" left join "examSubject" r6 on r6."tenantId" = t."tenantId" and r6."id" = t."subjectId";

-- richText
alter table "richText" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "richText" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "richText" enable row level security;
alter table "richText" force row level security;
drop policy if exists "ofTenant" on "richText";
create policy "ofTenant" on "richText" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "richText";
drop policy if exists "ofAll" on "richText";
drop view if exists "richTextView" cascade;
create view "richTextView" with (security_invoker = true) as select t."aliasName", t."title", t."kind", t."effectiveDate", t."content", t."edition", t."publishedTime", t."publishedBy", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."aliasName"::text) as "marks", r1."nickname" as "publishedByLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "publishedByMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "richText" t left join "user" r1 on r1."id" = t."publishedBy";

-- richTextEdition
alter table "richTextEdition" enable row level security;
alter table "richTextEdition" force row level security;
drop policy if exists "ofTenant" on "richTextEdition";
create policy "ofTenant" on "richTextEdition" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "richTextEdition";
drop policy if exists "ofAll" on "richTextEdition";
drop view if exists "richTextEditionView" cascade;
create view "richTextEditionView" with (security_invoker = true) as select t."richTextId", t."edition", t."title", t."kind", t."effectiveDate", t."content", t."publishedTime", t."publishedBy", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."edition"::text) as "marks", r1."title" as "richTextIdLabel", case when r1."id" is not null then jsonb_build_array(r1."aliasName"::text) end as "richTextIdMarks", r2."nickname" as "publishedByLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "publishedByMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "richTextEdition" t left join "richText" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."richTextId" left join "user" r2 on r2."id" = t."publishedBy";

-- role
alter table "role" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "role" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "role" enable row level security;
alter table "role" force row level security;
drop policy if exists "ofTenant" on "role";
create policy "ofTenant" on "role" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "role";
drop policy if exists "ofAll" on "role";
drop view if exists "roleView" cascade;
create view "roleView" with (security_invoker = true) as select t."roleName", t."note", t."codes", t."reach", t."isBuiltin", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "role" t;

-- room
alter table "room" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "room" for each row execute function "keepRecord"('history', '', 'recycle', 'platform');
drop view if exists "roomView" cascade;
create view "roomView" with (security_invoker = true) as select t."siteId", t."roomName", t."kind", t."position", t."seatPlan", t."places", t."note", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array((select m."siteName" from "site" m where m."id" = t."siteId")) as "marks", r1."siteName" as "siteIdLabel", case when r1."id" is not null then jsonb_build_array(r1."siteCode"::text) end as "siteIdMarks", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "room" t left join "site" r1 on r1."id" = t."siteId";

-- roundAnswer
alter table "roundAnswer" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "roundAnswer" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "roundAnswer" enable row level security;
alter table "roundAnswer" force row level security;
drop policy if exists "ofTenant" on "roundAnswer";
create policy "ofTenant" on "roundAnswer" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "roundAnswer";
drop policy if exists "ofAll" on "roundAnswer";
drop view if exists "roundAnswerView" cascade;
create view "roundAnswerView" with (security_invoker = true) as select t."roundId", t."userId", t."questionId", t."selectedOptions", t."inputInfo", t."isCorrect", t."selfVerdict", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."mode" as "roundIdLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "roundAnswer" t left join "practiceRound" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."roundId";

-- savedView
alter table "savedView" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "savedView" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "savedView" enable row level security;
alter table "savedView" force row level security;
drop policy if exists "ofTenant" on "savedView";
create policy "ofTenant" on "savedView" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "savedView";
drop policy if exists "ofAll" on "savedView";
drop view if exists "savedViewView" cascade;
create view "savedViewView" with (security_invoker = true) as select t."userId", t."roleId", t."screen", t."name", t."settings", t."isDefault", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."nickname" as "userIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "userIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "savedView" t left join "user" r1 on r1."id" = t."userId";

-- scoreEntry
alter table "scoreEntry" enable row level security;
alter table "scoreEntry" force row level security;
drop policy if exists "ofTenant" on "scoreEntry";
create policy "ofTenant" on "scoreEntry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "scoreEntry";
drop policy if exists "ofAll" on "scoreEntry";
create policy "ofReach" on "scoreEntry" as restrictive using ((select "reachesAll"()) or "createdBy" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "scoreEntryView" cascade;
create view "scoreEntryView" with (security_invoker = true) as select t."ticketNumber", t."personName", t."sessionCode", t."kind", t."score", t."deduction", t."note", t."state", t."reason", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."ticketNumber"::text) as "marks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "scoreEntry" t;

-- scoreReview
alter table "scoreReview" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "scoreReview" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace function "giveCopies_scoreReview"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."resultId" is distinct from old."resultId" then
    perform from "result" s where s."tenantId" = new."tenantId" and s."id" = new."resultId" for share;
  end if;
  select s."personName", s."ticketNumber", s."userId", s."examId", s."subjectId" into new."personName", new."ticketNumber", new."userId", new."examId", new."subjectId" from "result" s where s."tenantId" = new."tenantId" and s."id" = new."resultId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "scoreReview" for each row execute function "giveCopies_scoreReview"();
alter table "scoreReview" enable row level security;
alter table "scoreReview" force row level security;
drop policy if exists "ofTenant" on "scoreReview";
create policy "ofTenant" on "scoreReview" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "scoreReview";
create policy "ofUser" on "scoreReview" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "scoreReview";
create policy "ofReach" on "scoreReview" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "scoreReviewView" cascade;
create view "scoreReviewView" with (security_invoker = true) as select t."resultId", t."personName", t."ticketNumber", t."userId", t."examId", t."subjectId", t."publishedTime", t."reason", t."state", t."takenTime", t."takenBy", t."place", t."gained", t."formerScore", t."newScore", t."reply", t."decidedTime", t."decidedBy", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array(t."ticketNumber"::text) as "marks", r1."personName" as "resultIdLabel", case when r1."id" is not null then jsonb_build_array(r1."ticketNumber"::text) end as "resultIdMarks", r2."nickname" as "userIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "userIdMarks", r3."examName" as "examIdLabel", case when r3."id" is not null then jsonb_build_array(r3."examCode"::text) end as "examIdMarks", r4."subjectName" as "subjectIdLabel", r5."nickname" as "takenByLabel", case when r5."id" is not null then jsonb_build_array(r5."account"::text) end as "takenByMarks", r6."nickname" as "decidedByLabel", case when r6."id" is not null then jsonb_build_array(r6."account"::text) end as "decidedByMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", r1."score" as "resultId.score" from "scoreReview" t left join "result" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."resultId" left join "user" r2 on r2."id" = t."userId" left join "exam" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."examId" left join "examSubject" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."subjectId" left join "user" r5 on r5."id" = t."takenBy" left join "user" r6 on r6."id" = t."decidedBy";

-- screenOverlay
alter table "screenOverlay" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "screenOverlay" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "screenOverlay" enable row level security;
alter table "screenOverlay" force row level security;
drop policy if exists "ofTenant" on "screenOverlay";
create policy "ofTenant" on "screenOverlay" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "screenOverlay";
drop policy if exists "ofAll" on "screenOverlay";
drop view if exists "screenOverlayView" cascade;
create view "screenOverlayView" with (security_invoker = true) as select t."screen", t."patch", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "screenOverlay" t;

-- seatingEntry
alter table "seatingEntry" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "seatingEntry" for each row execute function "keepRecord"('none', '', '', 'tenant');
create or replace function "giveCopies_seatingEntry"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or new."applyId" is distinct from old."applyId" then
    perform from "certApply" s where s."tenantId" = new."tenantId" and s."id" = new."applyId" for share;
  end if;
  select s."personName", s."userId" into new."personName", new."userId" from "certApply" s where s."tenantId" = new."tenantId" and s."id" = new."applyId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "giveCopies" before insert or update on "seatingEntry" for each row execute function "giveCopies_seatingEntry"();
alter table "seatingEntry" enable row level security;
alter table "seatingEntry" force row level security;
drop policy if exists "ofTenant" on "seatingEntry";
create policy "ofTenant" on "seatingEntry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "seatingEntry";
create policy "ofUser" on "seatingEntry" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "seatingEntry";
create policy "ofReach" on "seatingEntry" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "seatingEntryView" cascade;
create view "seatingEntryView" with (security_invoker = true) as select t."planId", t."applyId", t."personName", t."userId", t."outcome", t."sessionId", t."roomId", t."seat", t."isFixed", t."reason", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."planCode" as "planIdLabel", case when r1."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r1."tenantId" and m."id" = r1."subjectId")) end as "planIdMarks", r2."personName" as "applyIdLabel", case when r2."id" is not null then jsonb_build_array(r2."applyCode"::text) end as "applyIdMarks", r3."nickname" as "userIdLabel", case when r3."id" is not null then jsonb_build_array(r3."account"::text) end as "userIdMarks", r4."sessionCode" as "sessionIdLabel", case when r4."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r4."tenantId" and m."id" = r4."subjectId"), left(r4."startTime"::text, 16)) end as "sessionIdMarks", r5."roomName" as "roomIdLabel", case when r5."id" is not null then jsonb_build_array((select m."siteName" from "site" m where m."id" = r5."siteId")) end as "roomIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", r2."applyCode" as "applyId.applyCode" from "seatingEntry" t left join "seatingPlan" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."planId" left join "certApply" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."applyId" left join "user" r3 on r3."id" = t."userId" left join "examSession" r4 on r4."tenantId" = t."tenantId" and r4."id" = t."sessionId" left join "room" r5 on r5."id" = t."roomId";

-- seatingPlan
alter table "seatingPlan" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "seatingPlan" for each row execute function "keepRecord"('history', '', '', 'tenant');
alter table "seatingPlan" enable row level security;
alter table "seatingPlan" force row level security;
drop policy if exists "ofTenant" on "seatingPlan";
create policy "ofTenant" on "seatingPlan" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "seatingPlan";
drop policy if exists "ofAll" on "seatingPlan";
drop view if exists "seatingPlanView" cascade;
create view "seatingPlanView" with (security_invoker = true) as select t."planCode", t."examId", t."subjectId", t."isApart", t."usesAccessible", t."departmentIds", t."sessionId", t."note", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = t."tenantId" and m."id" = t."subjectId")) as "marks", r1."examName" as "examIdLabel", case when r1."id" is not null then jsonb_build_array(r1."examCode"::text) end as "examIdMarks", r2."subjectName" as "subjectIdLabel", r3."sessionCode" as "sessionIdLabel", case when r3."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r3."tenantId" and m."id" = r3."subjectId"), left(r3."startTime"::text, 16)) end as "sessionIdMarks", coalesce((select jsonb_agg("departmentPath"(t."tenantId", e."id") order by e."place") from jsonb_array_elements_text(t."departmentIds") with ordinality e("id", "place") left join "department" r on r."tenantId" = t."tenantId" and r."id" = e."id"), '[]') as "departmentIdsLabels", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel", (select count(*)::integer from "seatingEntry" c where c."tenantId" = t."tenantId" and c."planId" = t."id" and c."outcome" in ('seated')) as "seatedCount", (select count(*)::integer from "seatingEntry" c where c."tenantId" = t."tenantId" and c."planId" = t."id" and c."outcome" in ('left')) as "leftCount" from "seatingPlan" t left join "exam" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."examId" left join "examSubject" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."subjectId" left join "examSession" r3 on r3."tenantId" = t."tenantId" and r3."id" = t."sessionId";

-- seatingRow
alter table "seatingRow" enable row level security;
alter table "seatingRow" force row level security;
drop policy if exists "ofTenant" on "seatingRow";
create policy "ofTenant" on "seatingRow" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "seatingRow";
drop policy if exists "ofAll" on "seatingRow";
create policy "ofReach" on "seatingRow" as restrictive using ((select "reachesAll"()) or "createdBy" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "seatingRowView" cascade;
create view "seatingRowView" with (security_invoker = true) as select t."applyCode", t."personName", t."sessionCode", t."roomName", t."seat", t."state", t."reason", t."planId", t."id", t."tenantId", t."createdTime", t."createdBy", jsonb_build_array(t."applyCode"::text) as "marks", r1."planCode" as "planIdLabel", case when r1."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r1."tenantId" and m."id" = r1."subjectId")) end as "planIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "seatingRow" t left join "seatingPlan" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."planId";

-- secret
drop view if exists "secretView" cascade;
create view "secretView" with (security_invoker = true) as select t."id", t."createdTime", t."createdBy", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel" from "secret" t;

-- securityEvent
alter table "securityEvent" enable row level security;
alter table "securityEvent" force row level security;
drop policy if exists "ofTenant" on "securityEvent";
create policy "ofTenant" on "securityEvent" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "securityEvent";
drop policy if exists "ofAll" on "securityEvent";
create policy "ofReach" on "securityEvent" as restrictive using ((select "reachesAll"()) or "userId" in (select unnest("reachedUsers"()) union all select "ownUser"()));
drop view if exists "securityEventView" cascade;
create view "securityEventView" with (security_invoker = true) as select t."event", t."userId", t."account", t."personName", t."ip", t."device", t."userAgent", t."reason", t."detail", t."orgName", t."id", t."tenantId", t."createdTime", t."createdBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "securityEvent" t;

-- series
alter table "series" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "series" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "series" enable row level security;
alter table "series" force row level security;
drop policy if exists "ofTenant" on "series";
create policy "ofTenant" on "series" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "series";
drop policy if exists "ofAll" on "series";
drop view if exists "seriesView" cascade;
create view "seriesView" with (security_invoker = true) as select t."count", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "series" t;

-- session
alter table "session" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "session" for each row execute function "keepRecord"('none', 'tokenHash', '', 'platform');
drop view if exists "sessionView" cascade;
create view "sessionView" with (security_invoker = true) as select t."userId", t."currTenantId", t."currRoleId", t."channel", t."ip", t."userAgent", t."lastSeenTime", t."expiresTime", t."endTime", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."nickname" as "userIdLabel", case when r1."id" is not null then jsonb_build_array(r1."account"::text) end as "userIdMarks", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "session" t left join "user" r1 on r1."id" = t."userId";

-- sessionPaper
alter table "sessionPaper" enable row level security;
alter table "sessionPaper" force row level security;
drop policy if exists "ofTenant" on "sessionPaper";
create policy "ofTenant" on "sessionPaper" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "sessionPaper";
drop policy if exists "ofAll" on "sessionPaper";
drop view if exists "sessionPaperView" cascade;
create view "sessionPaperView" with (security_invoker = true) as select t."sessionId", t."placementId", t."seed", t."questionCount", t."totalScore", t."id", t."tenantId", t."createdTime", t."createdBy", r1."sessionCode" as "sessionIdLabel", case when r1."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r1."tenantId" and m."id" = r1."subjectId"), left(r1."startTime"::text, 16)) end as "sessionIdMarks", r2."personName" as "placementIdLabel", case when r2."id" is not null then jsonb_build_array(r2."ticketNumber"::text) end as "placementIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "sessionPaper" t left join "examSession" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."sessionId" left join "placement" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."placementId";

-- sessionRoom
alter table "sessionRoom" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "sessionRoom" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "sessionRoom" enable row level security;
alter table "sessionRoom" force row level security;
drop policy if exists "ofTenant" on "sessionRoom";
create policy "ofTenant" on "sessionRoom" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "sessionRoom";
drop policy if exists "ofAll" on "sessionRoom";
drop view if exists "sessionRoomView" cascade;
create view "sessionRoomView" with (security_invoker = true) as select t."sessionId", t."roomId", t."places", t."position", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."sessionCode" as "sessionIdLabel", case when r1."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r1."tenantId" and m."id" = r1."subjectId"), left(r1."startTime"::text, 16)) end as "sessionIdMarks", r2."roomName" as "roomIdLabel", case when r2."id" is not null then jsonb_build_array((select m."siteName" from "site" m where m."id" = r2."siteId")) end as "roomIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "sessionRoom" t left join "examSession" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."sessionId" left join "room" r2 on r2."id" = t."roomId";

-- sessionStaff
alter table "sessionStaff" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "sessionStaff" for each row execute function "keepRecord"('history', '', '', 'tenant');
alter table "sessionStaff" enable row level security;
alter table "sessionStaff" force row level security;
drop policy if exists "ofTenant" on "sessionStaff";
create policy "ofTenant" on "sessionStaff" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "sessionStaff";
drop policy if exists "ofAll" on "sessionStaff";
drop view if exists "sessionStaffView" cascade;
create view "sessionStaffView" with (security_invoker = true) as select t."sessionId", t."personId", t."role", t."roomId", t."userId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."sessionCode" as "sessionIdLabel", case when r1."id" is not null then jsonb_build_array((select m."subjectName" from "examSubject" m where m."tenantId" = r1."tenantId" and m."id" = r1."subjectId"), left(r1."startTime"::text, 16)) end as "sessionIdMarks", r2."personName" as "personIdLabel", case when r2."id" is not null then jsonb_build_array(r2."account"::text) end as "personIdMarks", r3."roomName" as "roomIdLabel", case when r3."id" is not null then jsonb_build_array((select m."siteName" from "site" m where m."id" = r3."siteId")) end as "roomIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "sessionStaff" t left join "examSession" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."sessionId" left join "person" r2 on r2."tenantId" = t."tenantId" and r2."id" = t."personId" left join "room" r3 on r3."id" = t."roomId";

-- siblingAddress
alter table "siblingAddress" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "siblingAddress" for each row execute function "keepRecord"('none', '', '', 'platform');
drop view if exists "siblingAddressView" cascade;
create view "siblingAddressView" with (security_invoker = true) as select t."organisationId", t."system", t."address", t."position", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."tenantName" as "organisationIdLabel", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "siblingAddress" t left join "tenant" r1 on r1."id" = t."organisationId";

-- signingKey
alter table "signingKey" enable row level security;
alter table "signingKey" force row level security;
drop policy if exists "ofTenant" on "signingKey";
create policy "ofTenant" on "signingKey" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "signingKey";
drop policy if exists "ofAll" on "signingKey";
drop view if exists "signingKeyView" cascade;
create view "signingKeyView" with (security_invoker = true) as select t."number", t."publicKey", t."id", t."tenantId", t."createdTime", t."createdBy", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel" from "signingKey" t;

-- site
alter table "site" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "site" for each row execute function "keepRecord"('history', '', 'recycle', 'platform');
drop view if exists "siteView" cascade;
create view "siteView" with (security_invoker = true) as select t."siteName", t."siteCode", t."city", t."address", t."way", t."contact", t."phone", t."tenantIds", t."note", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."siteCode"::text) as "marks", coalesce((select jsonb_agg(r."tenantName" order by e."place") from jsonb_array_elements_text(t."tenantIds") with ordinality e("id", "place") left join "tenant" r on r."id" = e."id"), '[]') as "tenantIdsLabels", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel", (select count(*)::integer from "room" c where c."siteId" = t."id" and c."deletedTime" is null) as "roomCount", (select coalesce(sum(c."places"), 0) from "room" c where c."siteId" = t."id" and c."deletedTime" is null) as "placeCount" from "site" t;

-- spentProof
drop view if exists "spentProofView" cascade;
create view "spentProofView" with (security_invoker = true) as select t."expiresTime", t."id", t."createdTime", t."createdBy", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel" from "spentProof" t;

-- tenant
alter table "tenant" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "tenant" for each row execute function "keepRecord"('history', '', 'recycle', 'platform', 'partsOf_tenant');
create or replace function "partsOf_tenant"(p_tenant text, p_id text) returns jsonb language plpgsql stable as $$
begin
  return jsonb_build_object('siblings', (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'system', p."system", 'address', p."address") order by p."position", p."id"), '[]') from "siblingAddress" p where p."organisationId" = p_id));
end $$;
create or replace function "saveParts_siblingAddress"(p_parent text, p_version integer, p_known text[], p_rows jsonb) returns void language plpgsql as $$
declare
  v_ids text[] := array(select r ->> 'id' from jsonb_array_elements(p_rows) r);
  v_unknown text;
  v_use jsonb;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  if p_version is not null then
    perform 1 from "tenant" where "id" = p_parent and "version" = p_version and "deletedTime" is null for update;
    if not found then return; end if;
  end if;
  if cardinality(p_known) > 0 then
    select k into v_unknown from unnest(p_known) k
      where not exists (select from "siblingAddress" p where p."id" = k and p."organisationId" = p_parent) limit 1;
    if v_unknown is not null then
      raise exception 'parts are not as they are given' using errcode = 'check_violation', constraint = 'part_unknown', table = 'siblingAddress', detail = (array_position(v_ids, v_unknown) - 1)::text;
    end if;
  end if;
  if p_version is not null then
    delete from "siblingAddress" where "organisationId" = p_parent and "id" <> all(v_ids);
  end if;
  if cardinality(p_known) > 0 then
    update "siblingAddress" p set ("system", "address", "position") = row(n."system", n."address", n."position") from jsonb_populate_recordset(null::"siblingAddress", p_rows) n
      where p."id" = n."id" and p."organisationId" = p_parent and n."id" = any(p_known) and row(p."system", p."address", p."position") is distinct from row(n."system", n."address", n."position");
  end if;
  insert into "siblingAddress" ("id", "organisationId", "system", "address", "position")
    select n."id", p_parent, n."system", n."address", n."position" from jsonb_populate_recordset(null::"siblingAddress", p_rows) n where n."id" <> all(p_known)
    order by n."position";
end $$;
drop view if exists "tenantView" cascade;
create view "tenantView" with (security_invoker = true) as select t."tenantName", t."logo", t."contact", t."phone", t."intro", t."channel", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel", (select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'system', p."system", 'address', p."address") order by p."position", p."id"), '[]') from "siblingAddress" p where p."organisationId" = t."id") as "siblings" from "tenant" t;

-- ticket
drop view if exists "ticketView" cascade;
create view "ticketView" with (security_invoker = true) as select t."sessionId", t."redirectUrl", t."expiresTime", t."id", t."createdTime", t."createdBy", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel" from "ticket" t;

-- user
alter table "user" set (fillfactor = 85);
create or replace trigger "keepRecord" before insert or update or delete on "user" for each row execute function "keepRecord"('history', 'passwordHash', 'recycle', 'platform');
drop view if exists "userView" cascade;
create view "userView" with (security_invoker = true) as select t."account", t."nickname", t."avatar", t."phone", t."email", t."gender", t."isOperator", t."hasSignedIn", t."homeTenantId", t."isPasswordInitial", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", jsonb_build_array(t."account"::text) as "marks", coalesce((select u."nickname" from "user" u where u."id" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' else '平台人员' end) as "createdByLabel", coalesce((select u."nickname" from "user" u where u."id" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' else '平台人员' end) as "updatedByLabel" from "user" t;

-- wrongRecord
alter table "wrongRecord" set (fillfactor = 85);
create or replace trigger "keepRecord" before update on "wrongRecord" for each row execute function "keepRecord"('none', 'card', '', 'tenant');
alter table "wrongRecord" enable row level security;
alter table "wrongRecord" force row level security;
drop policy if exists "ofTenant" on "wrongRecord";
create policy "ofTenant" on "wrongRecord" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "wrongRecord";
drop policy if exists "ofAll" on "wrongRecord";
drop view if exists "wrongRecordView" cascade;
create view "wrongRecordView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."questionVersion", t."wrongCount", t."lastTime", t."isRedone", t."due", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", r1."certName" as "certIdLabel", case when r1."id" is not null then jsonb_build_array(r1."certCode"::text, r1."level"::text) end as "certIdMarks", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."createdBy"), case when t."createdBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "createdByLabel", coalesce((select p."personName" from "person" p where p."tenantId" = t."tenantId" and p."userId" = t."updatedBy"), case when t."updatedBy" in ('', 'system') then '系统' when (select "reachesAll"()) then '平台人员' else '范围外的人员' end) as "updatedByLabel" from "wrongRecord" t left join "cert" r1 on r1."tenantId" = t."tenantId" and r1."id" = t."certId";

create or replace function "shownSnapshot"(p_entity text, p_snapshot jsonb) returns jsonb language sql stable as $$ select case p_entity when 'applyEntry' then p_snapshot || case when p_snapshot ? 'idNumber' then jsonb_build_object('idNumber', case when "mayRead"('a12-m1.2.9') then p_snapshot -> 'idNumber' else to_jsonb("masked"('idCard', p_snapshot ->> 'idNumber')) end) else '{}' end || case when p_snapshot ? 'phone' then jsonb_build_object('phone', case when "mayRead"('a12-m1.2.9') then p_snapshot -> 'phone' else to_jsonb("masked"('phone', p_snapshot ->> 'phone')) end) else '{}' end when 'certApply' then p_snapshot || case when p_snapshot ? 'idNumber' then jsonb_build_object('idNumber', case when "mayRead"('a12-m1.2.9') then p_snapshot -> 'idNumber' else to_jsonb("masked"('idCard', p_snapshot ->> 'idNumber')) end) else '{}' end || case when p_snapshot ? 'phone' then jsonb_build_object('phone', case when "mayRead"('a12-m1.2.9') then p_snapshot -> 'phone' else to_jsonb("masked"('phone', p_snapshot ->> 'phone')) end) else '{}' end || case when p_snapshot ? 'total' then jsonb_build_object('total', case when "mayRead"('a12-m2.19') then p_snapshot -> 'total' else 'null'::jsonb end) else '{}' end || case when p_snapshot ? 'isPassed' then jsonb_build_object('isPassed', case when "mayRead"('a12-m2.19') then p_snapshot -> 'isPassed' else 'null'::jsonb end) else '{}' end || case when p_snapshot ? 'issueState' then jsonb_build_object('issueState', case when "mayRead"('a12-m2.24') then p_snapshot -> 'issueState' else 'null'::jsonb end) else '{}' end || case when p_snapshot ? 'issueReason' then jsonb_build_object('issueReason', case when "mayRead"('a12-m2.24') then p_snapshot -> 'issueReason' else 'null'::jsonb end) else '{}' end when 'issuedCert' then p_snapshot || case when p_snapshot ? 'idNumber' then jsonb_build_object('idNumber', case when "mayRead"('a12-m1.2.9') then p_snapshot -> 'idNumber' else to_jsonb("masked"('idCard', p_snapshot ->> 'idNumber')) end) else '{}' end || case when p_snapshot ? 'total' then jsonb_build_object('total', case when "mayRead"('a12-m2.19') then p_snapshot -> 'total' else 'null'::jsonb end) else '{}' end else p_snapshot end $$;

create or replace function "usesOfFile"(p_id text) returns table ("entity" text, "field" text, "recordId" text, "label" text) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'announcement', 'content', t."id", (t."title")::text from "announcement" t where position('/api/file/' || p_id in t."content") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'carouselImage', 'image', t."id", (t."title")::text from "carouselImage" t where position('/api/file/' || p_id in t."image") > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'cert', 'cover', t."id", (t."certName")::text from "cert" t where position('/api/file/' || p_id in t."cover") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'cert', 'description', t."id", (t."certName")::text from "cert" t where position('/api/file/' || p_id in t."description") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'certApply', 'photo', t."id", (t."personName")::text from "certApply" t where position('/api/file/' || p_id in t."photo") > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'certApply', 'answers', t."id", (t."personName")::text from "certApply" t where position('/api/file/' || p_id in t."answers"::text) > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'certTemplate', 'background', t."id", (t."templateName")::text from "certTemplate" t where position('/api/file/' || p_id in t."background") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'certTemplate', 'layout', t."id", (t."templateName")::text from "certTemplate" t where position('/api/file/' || p_id in t."layout"::text) > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'course', 'cover', t."id", (t."courseName")::text from "course" t where position('/api/file/' || p_id in t."cover") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'course', 'description', t."id", (t."courseName")::text from "course" t where position('/api/file/' || p_id in t."description") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'invigilationAct', 'picture', t."id", (t."kind")::text from "invigilationAct" t where position('/api/file/' || p_id in t."picture") > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'lesson', 'file', t."id", (t."lessonName")::text from "lesson" t where position('/api/file/' || p_id in t."file") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'lesson', 'content', t."id", (t."lessonName")::text from "lesson" t where position('/api/file/' || p_id in t."content") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'material', 'content', t."id", (t."materialName")::text from "material" t where position('/api/file/' || p_id in t."content") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'material', 'sound', t."id", (t."materialName")::text from "material" t where position('/api/file/' || p_id in t."sound") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'portalInfo', 'portalLogoUrl', t."id", (t."orgName")::text from "portalInfo" t where position('/api/file/' || p_id in t."portalLogoUrl") > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'portalInfo', 'intro', t."id", (t."orgName")::text from "portalInfo" t where position('/api/file/' || p_id in t."intro") > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'portalInfo', 'faviconUrl', t."id", (t."orgName")::text from "portalInfo" t where position('/api/file/' || p_id in t."faviconUrl") > 0 and t."tenantId" = current_setting('app.tenant_id', true)
  union all
  select 'question', 'title', t."id", (t."titleText")::text from "question" t where position('/api/file/' || p_id in t."title") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'question', 'options', t."id", (t."titleText")::text from "question" t where position('/api/file/' || p_id in t."options"::text) > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'question', 'analysis', t."id", (t."titleText")::text from "question" t where position('/api/file/' || p_id in t."analysis") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'richText', 'content', t."id", (t."title")::text from "richText" t where position('/api/file/' || p_id in t."content") > 0 and t."tenantId" = current_setting('app.tenant_id', true) and t."deletedTime" is null
  union all
  select 'tenant', 'logo', t."id", (t."tenantName")::text from "tenant" t where position('/api/file/' || p_id in t."logo") > 0 and t."deletedTime" is null
  union all
  select 'user', 'avatar', t."id", (t."nickname")::text from "user" t where position('/api/file/' || p_id in t."avatar") > 0 and t."deletedTime" is null;
end $$;

create or replace function "keepUsedFile"() returns trigger language plpgsql as $$
declare
  v_count integer;
  v_first record;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform pg_advisory_xact_lock(hashtext('use of file ' || old."id"));
  perform set_config('app.reach', '', true);
  select count(*)::integer into v_count from "usesOfFile"(old."id");
  perform set_config('app.reach', v_reach, true);
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
create or replace trigger "keepFiles" before insert or update of "image" on "carouselImage" for each row execute function "keepFiles"('image');
create or replace trigger "keepFiles" before insert or update of "cover" on "cert" for each row execute function "keepFiles"('cover');
create or replace trigger "keepFiles" before insert or update of "photo", "answers" on "certApply" for each row execute function "keepFiles"('photo', 'answers');
create or replace trigger "keepFiles" before insert or update of "background", "layout" on "certTemplate" for each row execute function "keepFiles"('background', 'layout');
create or replace trigger "keepFiles" before insert or update of "cover" on "course" for each row execute function "keepFiles"('cover');
create or replace trigger "keepFiles" before insert or update of "picture" on "invigilationAct" for each row execute function "keepFiles"('picture');
create or replace trigger "keepFiles" before insert or update of "file" on "lesson" for each row execute function "keepFiles"('file');
create or replace trigger "keepFiles" before insert or update of "sound" on "material" for each row execute function "keepFiles"('sound');
create or replace trigger "keepFiles" before insert or update of "portalLogoUrl", "faviconUrl" on "portalInfo" for each row execute function "keepFiles"('portalLogoUrl', 'faviconUrl');
create or replace trigger "keepFiles" before insert or update of "logo" on "tenant" for each row execute function "keepFiles"('logo');
create or replace trigger "keepFiles" before insert or update of "avatar" on "user" for each row execute function "keepFiles"('avatar');

create or replace function "keepAcceptedFiles"() returns trigger language plpgsql as $$
declare
  v_new jsonb := to_jsonb(new);
  v_old jsonb := case tg_op when 'UPDATE' then to_jsonb(old) end;
  v_text text;
  v_rule jsonb;
  v_value jsonb;
  v_types jsonb;
  v_entry jsonb;
  v_index bigint;
  v_id text;
begin
  foreach v_text in array tg_argv loop
    v_rule := v_text::jsonb;
    v_value := v_new -> (v_rule ->> 'field');
    if tg_op = 'UPDATE' and v_value is not distinct from v_old -> (v_rule ->> 'field')
      and v_new ->> (v_rule ->> 'by') is not distinct from v_old ->> (v_rule ->> 'by') then continue; end if;
    v_types := v_rule -> 'types' -> coalesce(v_new ->> (v_rule ->> 'by'), '');
    if v_types is null then continue; end if;
    for v_entry, v_index in select t.value, t.ordinality - 1
      from jsonb_array_elements(case jsonb_typeof(v_value) when 'array' then v_value else jsonb_build_array(v_value) end) with ordinality t loop
      for v_id in select (regexp_matches((case when v_rule ? 'inner' then v_entry -> (v_rule ->> 'inner') else v_entry end)::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] loop
        if exists (select from "file" where "id" = v_id and "deletedTime" is null and not v_types ? split_part("mime", ';', 1)) then
          raise exception 'a file of another sort' using errcode = 'check_violation', constraint = 'file_unfit', table = tg_table_name,
            detail = json_build_object('field', v_rule ->> 'field', 'inner', v_rule ->> 'inner',
              'index', case jsonb_typeof(v_value) when 'array' then v_index end, 'value', v_new ->> (v_rule ->> 'by'))::text;
        end if;
      end loop;
    end loop;
  end loop;
  return new;
end $$;
create or replace trigger "keepAcceptedFiles" before insert or update of "image" on "carouselImage" for each row execute function "keepAcceptedFiles"('{"field":"image","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "cover" on "cert" for each row execute function "keepAcceptedFiles"('{"field":"cover","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "photo" on "certApply" for each row execute function "keepAcceptedFiles"('{"field":"photo","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "background", "layout" on "certTemplate" for each row execute function "keepAcceptedFiles"('{"field":"background","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}', '{"field":"layout","inner":"picture","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "cover" on "course" for each row execute function "keepAcceptedFiles"('{"field":"cover","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "picture" on "invigilationAct" for each row execute function "keepAcceptedFiles"('{"field":"picture","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "file", "type" on "lesson" for each row execute function "keepAcceptedFiles"('{"field":"file","by":"type","types":{"video":["video/mp4"],"article":["application/pdf","application/vnd.openxmlformats-officedocument.wordprocessingml.document","application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","application/vnd.openxmlformats-officedocument.presentationml.presentation","text/plain","image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "sound" on "material" for each row execute function "keepAcceptedFiles"('{"field":"sound","types":{"":["audio/mpeg"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "portalLogoUrl", "faviconUrl" on "portalInfo" for each row execute function "keepAcceptedFiles"('{"field":"portalLogoUrl","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}', '{"field":"faviconUrl","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "logo" on "tenant" for each row execute function "keepAcceptedFiles"('{"field":"logo","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');
create or replace trigger "keepAcceptedFiles" before insert or update of "avatar" on "user" for each row execute function "keepAcceptedFiles"('{"field":"avatar","types":{"":["image/png","image/jpeg","image/gif","image/webp"]}}');

create or replace function "keepReferences_ability"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."areaId" is distinct from old."areaId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "capabilityArea" where "tenantId" = new."tenantId" and "id" = new."areaId" for key share; end if;
    if exists (select from "capabilityArea" where "tenantId" = new."tenantId" and "id" = new."areaId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'ability_areaId_fkey', table = 'ability';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "areaId", "deletedTime" on "ability" for each row execute function "keepReferences_ability"();

create or replace function "keepReferences_abilityGroup"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."areaId" is distinct from old."areaId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "capabilityArea" where "tenantId" = new."tenantId" and "id" = new."areaId" for key share; end if;
    if exists (select from "capabilityArea" where "tenantId" = new."tenantId" and "id" = new."areaId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'abilityGroup_areaId_fkey', table = 'abilityGroup';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "areaId", "deletedTime" on "abilityGroup" for each row execute function "keepReferences_abilityGroup"();

create or replace function "keepReferences_cert"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."positionId" is distinct from old."positionId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "position" where "tenantId" = new."tenantId" and "id" = new."positionId" for key share; end if;
    if exists (select from "position" where "tenantId" = new."tenantId" and "id" = new."positionId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'cert_positionId_fkey', table = 'cert';
    end if;
  end if;
  if new."templateId" is distinct from old."templateId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "certTemplate" where "tenantId" = new."tenantId" and "id" = new."templateId" for key share; end if;
    if exists (select from "certTemplate" where "tenantId" = new."tenantId" and "id" = new."templateId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'cert_templateId_fkey', table = 'cert';
    end if;
  end if;
  if new."lowerCertId" is distinct from old."lowerCertId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."lowerCertId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."lowerCertId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'cert_lowerCertId_fkey', table = 'cert';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "positionId", "templateId", "lowerCertId", "deletedTime" on "cert" for each row execute function "keepReferences_cert"();

create or replace function "keepReferences_certApply"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" then
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'certApply_certId_fkey', table = 'certApply';
    end if;
  end if;
  if new."examId" is distinct from old."examId" then
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'certApply_examId_fkey', table = 'certApply';
    end if;
  end if;
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'certApply_userId_fkey', table = 'certApply';
    end if;
  end if;
  if new."firstBy" is distinct from old."firstBy" then
    if exists (select from "user" where "id" = new."firstBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'certApply_firstBy_fkey', table = 'certApply';
    end if;
  end if;
  if new."reviewedBy" is distinct from old."reviewedBy" then
    if exists (select from "user" where "id" = new."reviewedBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'certApply_reviewedBy_fkey', table = 'certApply';
    end if;
  end if;
  if new."siteId" is distinct from old."siteId" then
    if exists (select from "site" where "id" = new."siteId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'certApply_siteId_fkey', table = 'certApply';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "examId", "userId", "firstBy", "reviewedBy", "siteId" on "certApply" for each row execute function "keepReferences_certApply"();

create or replace function "keepReferences_department"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."parentId" is distinct from old."parentId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "department" where "tenantId" = new."tenantId" and "id" = new."parentId" for key share; end if;
    if exists (select from "department" where "tenantId" = new."tenantId" and "id" = new."parentId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'department_parentId_fkey', table = 'department';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "parentId", "deletedTime" on "department" for each row execute function "keepReferences_department"();

create or replace function "keepReferences_deptMember"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."departmentId" is distinct from old."departmentId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "department" where "tenantId" = new."tenantId" and "id" = new."departmentId" for key share; end if;
    if exists (select from "department" where "tenantId" = new."tenantId" and "id" = new."departmentId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'deptMember_departmentId_fkey', table = 'deptMember';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "departmentId", "deletedTime" on "deptMember" for each row execute function "keepReferences_deptMember"();

create or replace function "keepReferences_exam"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'exam_certId_fkey', table = 'exam';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "deletedTime" on "exam" for each row execute function "keepReferences_exam"();

create or replace function "keepReferences_examSession"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."examId" is distinct from old."examId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" for key share; end if;
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'examSession_examId_fkey', table = 'examSession';
    end if;
  end if;
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'examSession_certId_fkey', table = 'examSession';
    end if;
  end if;
  if new."paperId" is distinct from old."paperId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "paper" where "tenantId" = new."tenantId" and "id" = new."paperId" for key share; end if;
    if exists (select from "paper" where "tenantId" = new."tenantId" and "id" = new."paperId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'examSession_paperId_fkey', table = 'examSession';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "examId", "certId", "paperId", "deletedTime" on "examSession" for each row execute function "keepReferences_examSession"();

create or replace function "keepPartReferences_examSession"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  perform from "sessionRoom" p join "room" t on t."id" = p."roomId"
      where p."tenantId" = new."tenantId" and p."sessionId" = new."id" order by t."id" for key share of t;
  if exists (select from "sessionRoom" p join "room" t on t."id" = p."roomId"
      where p."tenantId" = new."tenantId" and p."sessionId" = new."id" and t."deletedTime" is not null) then
    raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'sessionRoom_roomId_fkey', table = 'sessionRoom';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepPartReferences" after update of "deletedTime" on "examSession" for each row when (old."deletedTime" is not null and new."deletedTime" is null) execute function "keepPartReferences_examSession"();

create or replace function "keepReferences_instance"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."courseId" is distinct from old."courseId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "course" where "tenantId" = new."tenantId" and "id" = new."courseId" for key share; end if;
    if exists (select from "course" where "tenantId" = new."tenantId" and "id" = new."courseId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'instance_courseId_fkey', table = 'instance';
    end if;
  end if;
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'instance_certId_fkey', table = 'instance';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "courseId", "certId", "deletedTime" on "instance" for each row execute function "keepReferences_instance"();

create or replace function "keepReferences_instanceStudent"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."instanceId" is distinct from old."instanceId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "instance" where "tenantId" = new."tenantId" and "id" = new."instanceId" for key share; end if;
    if exists (select from "instance" where "tenantId" = new."tenantId" and "id" = new."instanceId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'instanceStudent_instanceId_fkey', table = 'instanceStudent';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "instanceId", "deletedTime" on "instanceStudent" for each row execute function "keepReferences_instanceStudent"();

create or replace function "keepReferences_issuedCert"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" then
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'issuedCert_certId_fkey', table = 'issuedCert';
    end if;
  end if;
  if new."templateId" is distinct from old."templateId" then
    if exists (select from "certTemplate" where "tenantId" = new."tenantId" and "id" = new."templateId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'issuedCert_templateId_fkey', table = 'issuedCert';
    end if;
  end if;
  if new."examId" is distinct from old."examId" then
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'issuedCert_examId_fkey', table = 'issuedCert';
    end if;
  end if;
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'issuedCert_userId_fkey', table = 'issuedCert';
    end if;
  end if;
  if new."revokedBy" is distinct from old."revokedBy" then
    if exists (select from "user" where "id" = new."revokedBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'issuedCert_revokedBy_fkey', table = 'issuedCert';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "templateId", "examId", "userId", "revokedBy" on "issuedCert" for each row execute function "keepReferences_issuedCert"();

create or replace function "keepReferences_lesson"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."courseId" is distinct from old."courseId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "course" where "tenantId" = new."tenantId" and "id" = new."courseId" for key share; end if;
    if exists (select from "course" where "tenantId" = new."tenantId" and "id" = new."courseId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'lesson_courseId_fkey', table = 'lesson';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "courseId", "deletedTime" on "lesson" for each row execute function "keepReferences_lesson"();

create or replace function "keepReferences_material"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'material_certId_fkey', table = 'material';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "deletedTime" on "material" for each row execute function "keepReferences_material"();

create or replace function "keepReferences_membership"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."userId" is distinct from old."userId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "user" where "id" = new."userId" for key share; end if;
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'membership_userId_fkey', table = 'membership';
    end if;
  end if;
  if new."roleId" is distinct from old."roleId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "role" where "tenantId" = new."tenantId" and "id" = new."roleId" for key share; end if;
    if exists (select from "role" where "tenantId" = new."tenantId" and "id" = new."roleId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'membership_roleId_fkey', table = 'membership';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "userId", "roleId", "deletedTime" on "membership" for each row execute function "keepReferences_membership"();

create or replace function "keepReferences_occupation"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."industryId" is distinct from old."industryId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "industry" where "tenantId" = new."tenantId" and "id" = new."industryId" for key share; end if;
    if exists (select from "industry" where "tenantId" = new."tenantId" and "id" = new."industryId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'occupation_industryId_fkey', table = 'occupation';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "industryId", "deletedTime" on "occupation" for each row execute function "keepReferences_occupation"();

create or replace function "keepReferences_paper"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'paper_certId_fkey', table = 'paper';
    end if;
  end if;
  if new."categoryId" is distinct from old."categoryId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "paperCategory" where "tenantId" = new."tenantId" and "id" = new."categoryId" for key share; end if;
    if exists (select from "paperCategory" where "tenantId" = new."tenantId" and "id" = new."categoryId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'paper_categoryId_fkey', table = 'paper';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "categoryId", "deletedTime" on "paper" for each row execute function "keepReferences_paper"();

create or replace function "keepPartReferences_paper"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  perform from "paperQuestion" p join "question" t on t."tenantId" = p."tenantId" and t."id" = p."questionId"
      where p."tenantId" = new."tenantId" and p."paperId" = new."id" order by t."id" for key share of t;
  if exists (select from "paperQuestion" p join "question" t on t."tenantId" = p."tenantId" and t."id" = p."questionId"
      where p."tenantId" = new."tenantId" and p."paperId" = new."id" and t."deletedTime" is not null) then
    raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'paperQuestion_questionId_fkey', table = 'paperQuestion';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepPartReferences" after update of "deletedTime" on "paper" for each row when (old."deletedTime" is not null and new."deletedTime" is null) execute function "keepPartReferences_paper"();

create or replace function "keepReferences_paperCategory"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."parentId" is distinct from old."parentId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "paperCategory" where "tenantId" = new."tenantId" and "id" = new."parentId" for key share; end if;
    if exists (select from "paperCategory" where "tenantId" = new."tenantId" and "id" = new."parentId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'paperCategory_parentId_fkey', table = 'paperCategory';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "parentId", "deletedTime" on "paperCategory" for each row execute function "keepReferences_paperCategory"();

create or replace function "keepReferences_paperQuestion"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."questionId" is distinct from old."questionId" then
    if exists (select from "question" where "tenantId" = new."tenantId" and "id" = new."questionId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'paperQuestion_questionId_fkey', table = 'paperQuestion';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "questionId" on "paperQuestion" for each row execute function "keepReferences_paperQuestion"();

create or replace function "keepReferences_paperRule"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'paperRule_certId_fkey', table = 'paperRule';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "deletedTime" on "paperRule" for each row execute function "keepReferences_paperRule"();

create or replace function "keepReferences_placement"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'placement_userId_fkey', table = 'placement';
    end if;
  end if;
  if new."sessionId" is distinct from old."sessionId" then
    if exists (select from "examSession" where "tenantId" = new."tenantId" and "id" = new."sessionId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'placement_sessionId_fkey', table = 'placement';
    end if;
  end if;
  if new."examId" is distinct from old."examId" then
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'placement_examId_fkey', table = 'placement';
    end if;
  end if;
  if new."roomId" is distinct from old."roomId" then
    if exists (select from "room" where "id" = new."roomId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'placement_roomId_fkey', table = 'placement';
    end if;
  end if;
  if new."siteId" is distinct from old."siteId" then
    if exists (select from "site" where "id" = new."siteId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'placement_siteId_fkey', table = 'placement';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "userId", "sessionId", "examId", "roomId", "siteId" on "placement" for each row execute function "keepReferences_placement"();

create or replace function "keepReferences_platformManager"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'platformManager_userId_fkey', table = 'platformManager';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "userId" on "platformManager" for each row execute function "keepReferences_platformManager"();

create or replace function "keepReferences_position"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."occupationId" is distinct from old."occupationId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "occupation" where "tenantId" = new."tenantId" and "id" = new."occupationId" for key share; end if;
    if exists (select from "occupation" where "tenantId" = new."tenantId" and "id" = new."occupationId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'position_occupationId_fkey', table = 'position';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "occupationId", "deletedTime" on "position" for each row execute function "keepReferences_position"();

create or replace function "keepReferences_question"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" for key share; end if;
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'question_certId_fkey', table = 'question';
    end if;
  end if;
  if new."materialId" is distinct from old."materialId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "material" where "tenantId" = new."tenantId" and "id" = new."materialId" for key share; end if;
    if exists (select from "material" where "tenantId" = new."tenantId" and "id" = new."materialId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'question_materialId_fkey', table = 'question';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "materialId", "deletedTime" on "question" for each row execute function "keepReferences_question"();

create or replace function "keepReferences_questionReport"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."certId" is distinct from old."certId" then
    if exists (select from "cert" where "tenantId" = new."tenantId" and "id" = new."certId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'questionReport_certId_fkey', table = 'questionReport';
    end if;
  end if;
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'questionReport_userId_fkey', table = 'questionReport';
    end if;
  end if;
  if new."handledBy" is distinct from old."handledBy" then
    if exists (select from "user" where "id" = new."handledBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'questionReport_handledBy_fkey', table = 'questionReport';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "certId", "userId", "handledBy" on "questionReport" for each row execute function "keepReferences_questionReport"();

create or replace function "keepReferences_result"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'result_userId_fkey', table = 'result';
    end if;
  end if;
  if new."sessionId" is distinct from old."sessionId" then
    if exists (select from "examSession" where "tenantId" = new."tenantId" and "id" = new."sessionId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'result_sessionId_fkey', table = 'result';
    end if;
  end if;
  if new."examId" is distinct from old."examId" then
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'result_examId_fkey', table = 'result';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "userId", "sessionId", "examId" on "result" for each row execute function "keepReferences_result"();

create or replace function "keepReferences_richText"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."publishedBy" is distinct from old."publishedBy" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "user" where "id" = new."publishedBy" for key share; end if;
    if exists (select from "user" where "id" = new."publishedBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'richText_publishedBy_fkey', table = 'richText';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "publishedBy", "deletedTime" on "richText" for each row execute function "keepReferences_richText"();

create or replace function "keepReferences_room"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."siteId" is distinct from old."siteId" or (old."deletedTime" is not null and new."deletedTime" is null) then
    if old."deletedTime" is not null and new."deletedTime" is null then perform from "site" where "id" = new."siteId" for key share; end if;
    if exists (select from "site" where "id" = new."siteId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'room_siteId_fkey', table = 'room';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "siteId", "deletedTime" on "room" for each row execute function "keepReferences_room"();

create or replace function "keepReferences_scoreReview"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."userId" is distinct from old."userId" then
    if exists (select from "user" where "id" = new."userId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'scoreReview_userId_fkey', table = 'scoreReview';
    end if;
  end if;
  if new."examId" is distinct from old."examId" then
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'scoreReview_examId_fkey', table = 'scoreReview';
    end if;
  end if;
  if new."takenBy" is distinct from old."takenBy" then
    if exists (select from "user" where "id" = new."takenBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'scoreReview_takenBy_fkey', table = 'scoreReview';
    end if;
  end if;
  if new."decidedBy" is distinct from old."decidedBy" then
    if exists (select from "user" where "id" = new."decidedBy" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'scoreReview_decidedBy_fkey', table = 'scoreReview';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "userId", "examId", "takenBy", "decidedBy" on "scoreReview" for each row execute function "keepReferences_scoreReview"();

create or replace function "keepReferences_seatingPlan"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."examId" is distinct from old."examId" then
    if exists (select from "exam" where "tenantId" = new."tenantId" and "id" = new."examId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'seatingPlan_examId_fkey', table = 'seatingPlan';
    end if;
  end if;
  if new."sessionId" is distinct from old."sessionId" then
    if exists (select from "examSession" where "tenantId" = new."tenantId" and "id" = new."sessionId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'seatingPlan_sessionId_fkey', table = 'seatingPlan';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "examId", "sessionId" on "seatingPlan" for each row execute function "keepReferences_seatingPlan"();

create or replace function "keepReferences_sessionRoom"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."roomId" is distinct from old."roomId" then
    if exists (select from "room" where "id" = new."roomId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'sessionRoom_roomId_fkey', table = 'sessionRoom';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "roomId" on "sessionRoom" for each row execute function "keepReferences_sessionRoom"();

create or replace function "keepReferences_sessionStaff"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if new."sessionId" is distinct from old."sessionId" then
    if exists (select from "examSession" where "tenantId" = new."tenantId" and "id" = new."sessionId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'sessionStaff_sessionId_fkey', table = 'sessionStaff';
    end if;
  end if;
  if new."roomId" is distinct from old."roomId" then
    if exists (select from "room" where "id" = new."roomId" and "deletedTime" is not null) then
      raise exception 'the record referred to is removed' using errcode = 'foreign_key_violation', constraint = 'sessionStaff_roomId_fkey', table = 'sessionStaff';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepReferences" after insert or update of "sessionId", "roomId" on "sessionStaff" for each row execute function "keepReferences_sessionStaff"();

create or replace function "checkReached_applyEntry"() returns trigger language plpgsql as $$
begin
  if (new."departmentId" is distinct from old."departmentId") and exists (select from (select new."departmentId" as "id" where new."departmentId" is not null) n where not exists (select from "department" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'applyEntry_departmentId_fkey', table = 'applyEntry';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "departmentId" on "applyEntry" for each row when (not "reachesAll"()) execute function "checkReached_applyEntry"();

create or replace function "checkReached_attempt"() returns trigger language plpgsql as $$
begin
  if (new."placementId" is distinct from old."placementId") and exists (select from (select new."placementId" as "id" where new."placementId" is not null) n where not exists (select from "placement" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'attempt_placementId_fkey', table = 'attempt';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "placementId" on "attempt" for each row when (not "reachesAll"()) execute function "checkReached_attempt"();

create or replace function "checkReached_award"() returns trigger language plpgsql as $$
begin
  if (new."resultId" is distinct from old."resultId") and exists (select from (select new."resultId" as "id" where new."resultId" is not null) n where not exists (select from "result" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'award_resultId_fkey', table = 'award';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "resultId" on "award" for each row when (not "reachesAll"()) execute function "checkReached_award"();

create or replace function "checkReached_certPdf"() returns trigger language plpgsql as $$
begin
  if (new."issuedCertId" is distinct from old."issuedCertId") and exists (select from (select new."issuedCertId" as "id" where new."issuedCertId" is not null) n where not exists (select from "issuedCert" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'certPdf_issuedCertId_fkey', table = 'certPdf';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "issuedCertId" on "certPdf" for each row when (not "reachesAll"()) execute function "checkReached_certPdf"();

create or replace function "checkReached_course"() returns trigger language plpgsql as $$
begin
  if (new."teacherId" is distinct from old."teacherId") and exists (select from (select new."teacherId" as "id" where new."teacherId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'course_teacherId_fkey', table = 'course';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "teacherId" on "course" for each row when (not "reachesAll"()) execute function "checkReached_course"();

create or replace function "checkReached_credentialStatus"() returns trigger language plpgsql as $$
begin
  if (new."issuedCertId" is distinct from old."issuedCertId") and exists (select from (select new."issuedCertId" as "id" where new."issuedCertId" is not null) n where not exists (select from "issuedCert" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'credentialStatus_issuedCertId_fkey', table = 'credentialStatus';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "issuedCertId" on "credentialStatus" for each row when (not "reachesAll"()) execute function "checkReached_credentialStatus"();

create or replace function "keepReached_department"() returns trigger language plpgsql as $$
begin
  if (new."parentId" is distinct from old."parentId") and exists (select from (select new."parentId" as "id" where new."parentId" is not null) n where not exists (select from "department" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'department_parentId_fkey', table = 'department';
  end if;
  return new;
end $$;
create or replace trigger "keepReached" after insert or update of "parentId" on "department" for each row when (not "reachesAll"()) execute function "keepReached_department"();

create or replace function "checkReached_deptMember"() returns trigger language plpgsql as $$
begin
  if (new."departmentId" is distinct from old."departmentId") and exists (select from (select new."departmentId" as "id" where new."departmentId" is not null) n where not exists (select from "department" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'deptMember_departmentId_fkey', table = 'deptMember';
  end if;
  if (new."personId" is distinct from old."personId") and exists (select from (select new."personId" as "id" where new."personId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'deptMember_personId_fkey', table = 'deptMember';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "departmentId", "personId" on "deptMember" for each row when (not "reachesAll"()) execute function "checkReached_deptMember"();

create or replace function "checkReached_erasure"() returns trigger language plpgsql as $$
begin
  if (new."personId" is distinct from old."personId") and exists (select from (select new."personId" as "id" where new."personId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'erasure_personId_fkey', table = 'erasure';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "personId" on "erasure" for each row when (not "reachesAll"()) execute function "checkReached_erasure"();

create or replace function "checkReached_erasureLine"() returns trigger language plpgsql as $$
begin
  if (new."erasureId" is distinct from old."erasureId") and exists (select from (select new."erasureId" as "id" where new."erasureId" is not null) n where not exists (select from "erasure" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'erasureLine_erasureId_fkey', table = 'erasureLine';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "erasureId" on "erasureLine" for each row when (not "reachesAll"()) execute function "checkReached_erasureLine"();

create or replace function "checkReached_instance"() returns trigger language plpgsql as $$
begin
  if (new."teacherId" is distinct from old."teacherId") and exists (select from (select new."teacherId" as "id" where new."teacherId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'instance_teacherId_fkey', table = 'instance';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "teacherId" on "instance" for each row when (not "reachesAll"()) execute function "checkReached_instance"();

create or replace function "checkReached_instanceStudent"() returns trigger language plpgsql as $$
begin
  if (new."personId" is distinct from old."personId") and exists (select from (select new."personId" as "id" where new."personId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'instanceStudent_personId_fkey', table = 'instanceStudent';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "personId" on "instanceStudent" for each row when (not "reachesAll"()) execute function "checkReached_instanceStudent"();

create or replace function "checkReached_invigilationAct"() returns trigger language plpgsql as $$
begin
  if (new."placementId" is distinct from old."placementId") and exists (select from (select new."placementId" as "id" where new."placementId" is not null) n where not exists (select from "placement" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'invigilationAct_placementId_fkey', table = 'invigilationAct';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "placementId" on "invigilationAct" for each row when (not "reachesAll"()) execute function "checkReached_invigilationAct"();

create or replace function "checkReached_issuedCert"() returns trigger language plpgsql as $$
begin
  if (new."applyId" is distinct from old."applyId") and exists (select from (select new."applyId" as "id" where new."applyId" is not null) n where not exists (select from "certApply" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'issuedCert_applyId_fkey', table = 'issuedCert';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "applyId" on "issuedCert" for each row when (not "reachesAll"()) execute function "checkReached_issuedCert"();

create or replace function "checkReached_marking"() returns trigger language plpgsql as $$
begin
  if (new."resultId" is distinct from old."resultId") and exists (select from (select new."resultId" as "id" where new."resultId" is not null) n where not exists (select from "result" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'marking_resultId_fkey', table = 'marking';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "resultId" on "marking" for each row when (not "reachesAll"()) execute function "checkReached_marking"();

create or replace function "checkReached_memberEntry"() returns trigger language plpgsql as $$
begin
  if (new."departmentId" is distinct from old."departmentId") and exists (select from (select new."departmentId" as "id" where new."departmentId" is not null) n where not exists (select from "department" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'memberEntry_departmentId_fkey', table = 'memberEntry';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "departmentId" on "memberEntry" for each row when (not "reachesAll"()) execute function "checkReached_memberEntry"();

create or replace function "checkReached_membership"() returns trigger language plpgsql as $$
begin
  if (new."personId" is distinct from old."personId") and exists (select from (select new."personId" as "id" where new."personId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'membership_personId_fkey', table = 'membership';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "personId" on "membership" for each row when (not "reachesAll"()) execute function "checkReached_membership"();

create or replace function "checkReached_placement"() returns trigger language plpgsql as $$
begin
  if (new."applyId" is distinct from old."applyId") and exists (select from (select new."applyId" as "id" where new."applyId" is not null) n where not exists (select from "certApply" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'placement_applyId_fkey', table = 'placement';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "applyId" on "placement" for each row when (not "reachesAll"()) execute function "checkReached_placement"();

create or replace function "checkReached_result"() returns trigger language plpgsql as $$
begin
  if (new."placementId" is distinct from old."placementId") and exists (select from (select new."placementId" as "id" where new."placementId" is not null) n where not exists (select from "placement" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'result_placementId_fkey', table = 'result';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "placementId" on "result" for each row when (not "reachesAll"()) execute function "checkReached_result"();

create or replace function "checkReached_scoreReview"() returns trigger language plpgsql as $$
begin
  if (new."resultId" is distinct from old."resultId") and exists (select from (select new."resultId" as "id" where new."resultId" is not null) n where not exists (select from "result" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'scoreReview_resultId_fkey', table = 'scoreReview';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "resultId" on "scoreReview" for each row when (not "reachesAll"()) execute function "checkReached_scoreReview"();

create or replace function "checkReached_seatingEntry"() returns trigger language plpgsql as $$
begin
  if (new."applyId" is distinct from old."applyId") and exists (select from (select new."applyId" as "id" where new."applyId" is not null) n where not exists (select from "certApply" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'seatingEntry_applyId_fkey', table = 'seatingEntry';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "applyId" on "seatingEntry" for each row when (not "reachesAll"()) execute function "checkReached_seatingEntry"();

create or replace function "checkReached_seatingPlan"() returns trigger language plpgsql as $$
begin
  if (new."departmentIds" is distinct from old."departmentIds") and exists (select from (select distinct jsonb_array_elements_text(new."departmentIds") as "id") n where not exists (select from "department" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'seatingPlan_departmentIds_fkey', table = 'seatingPlan';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "departmentIds" on "seatingPlan" for each row when (not "reachesAll"()) execute function "checkReached_seatingPlan"();

create or replace function "checkReached_sessionPaper"() returns trigger language plpgsql as $$
begin
  if (new."placementId" is distinct from old."placementId") and exists (select from (select new."placementId" as "id" where new."placementId" is not null) n where not exists (select from "placement" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'sessionPaper_placementId_fkey', table = 'sessionPaper';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "placementId" on "sessionPaper" for each row when (not "reachesAll"()) execute function "checkReached_sessionPaper"();

create or replace function "checkReached_sessionStaff"() returns trigger language plpgsql as $$
begin
  if (new."personId" is distinct from old."personId") and exists (select from (select new."personId" as "id" where new."personId" is not null) n where not exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = n."id")) then
    raise exception 'the record referred to is beyond reach' using errcode = 'foreign_key_violation', constraint = 'sessionStaff_personId_fkey', table = 'sessionStaff';
  end if;
  return new;
end $$;
create or replace trigger "checkReached" before insert or update of "personId" on "sessionStaff" for each row when (not "reachesAll"()) execute function "checkReached_sessionStaff"();

create or replace function "keepRefLists_abilityGroup"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_ids text[];
begin
  perform set_config('app.reach', '', true);
  if new."abilityIds" is distinct from old."abilityIds" or (old."deletedTime" is not null and new."deletedTime" is null) then
    v_ids := array(select distinct jsonb_array_elements_text(new."abilityIds"));
    perform from "ability" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) order by r."id" for key share;
    if (select count(*) from "ability" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) and r."deletedTime" is null) < cardinality(v_ids) then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'abilityGroup_abilityIds_fkey', table = 'abilityGroup';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepRefLists" after insert or update of "abilityIds", "deletedTime" on "abilityGroup" for each row execute function "keepRefLists_abilityGroup"();

create or replace function "keepRefLists_cert"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_ids text[];
begin
  perform set_config('app.reach', '', true);
  if new."courseIds" is distinct from old."courseIds" or (old."deletedTime" is not null and new."deletedTime" is null) then
    v_ids := array(select distinct jsonb_array_elements_text(new."courseIds"));
    perform from "course" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) order by r."id" for key share;
    if (select count(*) from "course" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) and r."deletedTime" is null) < cardinality(v_ids) then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'cert_courseIds_fkey', table = 'cert';
    end if;
  end if;
  if new."abilityGroupIds" is distinct from old."abilityGroupIds" or (old."deletedTime" is not null and new."deletedTime" is null) then
    v_ids := array(select distinct jsonb_array_elements_text(new."abilityGroupIds"));
    perform from "abilityGroup" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) order by r."id" for key share;
    if (select count(*) from "abilityGroup" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) and r."deletedTime" is null) < cardinality(v_ids) then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'cert_abilityGroupIds_fkey', table = 'cert';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepRefLists" after insert or update of "courseIds", "abilityGroupIds", "deletedTime" on "cert" for each row execute function "keepRefLists_cert"();

create or replace function "keepRefLists_platformManager"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_ids text[];
begin
  perform set_config('app.reach', '', true);
  if new."tenantIds" is distinct from old."tenantIds" then
    v_ids := array(select distinct jsonb_array_elements_text(new."tenantIds"));
    perform from "tenant" r where r."id" = any(v_ids) order by r."id" for key share;
    if (select count(*) from "tenant" r where r."id" = any(v_ids) and r."deletedTime" is null) < cardinality(v_ids) then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'platformManager_tenantIds_fkey', table = 'platformManager';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepRefLists" after insert or update of "tenantIds" on "platformManager" for each row execute function "keepRefLists_platformManager"();

create or replace function "keepRefLists_seatingPlan"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_ids text[];
begin
  perform set_config('app.reach', '', true);
  if new."departmentIds" is distinct from old."departmentIds" then
    v_ids := array(select distinct jsonb_array_elements_text(new."departmentIds"));
    perform from "department" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) order by r."id" for key share;
    if (select count(*) from "department" r where r."tenantId" = new."tenantId" and r."id" = any(v_ids) and r."deletedTime" is null) < cardinality(v_ids) then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'seatingPlan_departmentIds_fkey', table = 'seatingPlan';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepRefLists" after insert or update of "departmentIds" on "seatingPlan" for each row execute function "keepRefLists_seatingPlan"();

create or replace function "keepRefLists_site"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_ids text[];
begin
  perform set_config('app.reach', '', true);
  if new."tenantIds" is distinct from old."tenantIds" or (old."deletedTime" is not null and new."deletedTime" is null) then
    v_ids := array(select distinct jsonb_array_elements_text(new."tenantIds"));
    perform from "tenant" r where r."id" = any(v_ids) order by r."id" for key share;
    if (select count(*) from "tenant" r where r."id" = any(v_ids) and r."deletedTime" is null) < cardinality(v_ids) then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'site_tenantIds_fkey', table = 'site';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepRefLists" after insert or update of "tenantIds", "deletedTime" on "site" for each row execute function "keepRefLists_site"();

create or replace function "keepListed_ability"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if exists (select from "abilityGroup" r cross join lateral jsonb_array_elements_text(r."abilityIds") with ordinality e("id", "place") join "gone" g on g."id" = e."id" and g."tenantId" = r."tenantId") then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'abilityGroup_abilityIds_fkey', table = 'abilityGroup';
    end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "keepListed" after delete on "ability" referencing old table as "gone" for each statement execute function "keepListed_ability"();

create or replace function "keepListed_course"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if exists (select from "cert" r cross join lateral jsonb_array_elements_text(r."courseIds") with ordinality e("id", "place") join "gone" g on g."id" = e."id" and g."tenantId" = r."tenantId") then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'cert_courseIds_fkey', table = 'cert';
    end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "keepListed" after delete on "course" referencing old table as "gone" for each statement execute function "keepListed_course"();

create or replace function "keepListed_abilityGroup"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if exists (select from "cert" r cross join lateral jsonb_array_elements_text(r."abilityGroupIds") with ordinality e("id", "place") join "gone" g on g."id" = e."id" and g."tenantId" = r."tenantId") then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'cert_abilityGroupIds_fkey', table = 'cert';
    end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "keepListed" after delete on "abilityGroup" referencing old table as "gone" for each statement execute function "keepListed_abilityGroup"();

create or replace function "keepListed_tenant"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if exists (select from "platformManager" r cross join lateral jsonb_array_elements_text(r."tenantIds") with ordinality e("id", "place") join "gone" g on g."id" = e."id") then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'platformManager_tenantIds_fkey', table = 'platformManager';
    end if;
  if exists (select from "site" r cross join lateral jsonb_array_elements_text(r."tenantIds") with ordinality e("id", "place") join "gone" g on g."id" = e."id") then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'site_tenantIds_fkey', table = 'site';
    end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "keepListed" after delete on "tenant" referencing old table as "gone" for each statement execute function "keepListed_tenant"();

create or replace function "keepListed_department"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if exists (select from "seatingPlan" r cross join lateral jsonb_array_elements_text(r."departmentIds") with ordinality e("id", "place") join "gone" g on g."id" = e."id" and g."tenantId" = r."tenantId") then
      raise exception 'a record referred to is not there' using errcode = 'foreign_key_violation', constraint = 'seatingPlan_departmentIds_fkey', table = 'seatingPlan';
    end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "keepListed" after delete on "department" referencing old table as "gone" for each statement execute function "keepListed_department"();

create or replace function "keepFilters_applyEntry"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."examId" is distinct from old."examId") and exists (select from "exam" t where t."tenantId" = new."tenantId" and t."id" = new."examId" and (t."state" in ('published')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'applyEntry', detail = 'examId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "examId" on "applyEntry" for each row execute function "keepFilters_applyEntry"();

create or replace function "keepFilters_certApply"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."examId" is distinct from old."examId" or new."certId" is distinct from old."certId") and exists (select from "exam" t where t."tenantId" = new."tenantId" and t."id" = new."examId" and (t."certId" = new."certId" and t."state" in ('published')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'certApply', detail = 'examId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "examId", "certId" on "certApply" for each row execute function "keepFilters_certApply"();

create or replace function "keepFilters_course"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."teacherId" is distinct from old."teacherId") and exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = new."teacherId" and (t."isPresent" = true) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'course', detail = 'teacherId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "teacherId" on "course" for each row execute function "keepFilters_course"();

create or replace function "keepFilters_deptMember"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."personId" is distinct from old."personId") and exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = new."personId" and (t."isPresent" = true) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'deptMember', detail = 'personId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "personId" on "deptMember" for each row execute function "keepFilters_deptMember"();

create or replace function "keepFilters_examSession"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."subjectId" is distinct from old."subjectId" or new."examId" is distinct from old."examId") and exists (select from "examSubject" t where t."tenantId" = new."tenantId" and t."id" = new."subjectId" and (t."examId" = new."examId") is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'examSession', detail = 'subjectId';
  end if;
  if (new."paperId" is distinct from old."paperId" or new."certId" is distinct from old."certId") and exists (select from "paper" t where t."tenantId" = new."tenantId" and t."id" = new."paperId" and (t."certId" = new."certId" and t."state" in ('published') and t."shareType" in ('tenant')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'examSession', detail = 'paperId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update on "examSession" for each row execute function "keepFilters_examSession"();

create or replace function "keepFilters_instance"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."teacherId" is distinct from old."teacherId") and exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = new."teacherId" and (t."isPresent" = true) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'instance', detail = 'teacherId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "teacherId" on "instance" for each row execute function "keepFilters_instance"();

create or replace function "keepFilters_instanceStudent"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."personId" is distinct from old."personId") and exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = new."personId" and (t."isPresent" = true) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'instanceStudent', detail = 'personId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "personId" on "instanceStudent" for each row execute function "keepFilters_instanceStudent"();

create or replace function "keepFilters_lesson"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."chapterId" is distinct from old."chapterId" or new."courseId" is distinct from old."courseId") and exists (select from "courseChapter" t where t."tenantId" = new."tenantId" and t."id" = new."chapterId" and (t."courseId" = new."courseId") is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'lesson', detail = 'chapterId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "chapterId", "courseId" on "lesson" for each row execute function "keepFilters_lesson"();

create or replace function "keepFilters_placement"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."applyId" is distinct from old."applyId" or new."examId" is distinct from old."examId") and exists (select from "certApply" t where t."tenantId" = new."tenantId" and t."id" = new."applyId" and (t."examId" = new."examId" and t."state" in ('registered')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'placement', detail = 'applyId';
  end if;
  if (new."sessionId" is distinct from old."sessionId") and exists (select from "examSession" t where t."tenantId" = new."tenantId" and t."id" = new."sessionId" and (t."state" in ('published')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'placement', detail = 'sessionId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update on "placement" for each row execute function "keepFilters_placement"();

create or replace function "keepFilters_question"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."materialId" is distinct from old."materialId" or new."certId" is distinct from old."certId") and exists (select from "material" t where t."tenantId" = new."tenantId" and t."id" = new."materialId" and (t."certId" = new."certId") is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'question', detail = 'materialId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "materialId", "certId" on "question" for each row execute function "keepFilters_question"();

create or replace function "keepFilters_seatingPlan"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."examId" is distinct from old."examId") and exists (select from "exam" t where t."tenantId" = new."tenantId" and t."id" = new."examId" and (t."state" in ('published')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'seatingPlan', detail = 'examId';
  end if;
  if (new."subjectId" is distinct from old."subjectId" or new."examId" is distinct from old."examId") and exists (select from "examSubject" t where t."tenantId" = new."tenantId" and t."id" = new."subjectId" and (t."examId" = new."examId") is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'seatingPlan', detail = 'subjectId';
  end if;
  if (new."sessionId" is distinct from old."sessionId" or new."subjectId" is distinct from old."subjectId") and exists (select from "examSession" t where t."tenantId" = new."tenantId" and t."id" = new."sessionId" and (t."subjectId" = new."subjectId" and t."state" in ('published')) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'seatingPlan', detail = 'sessionId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "examId", "subjectId", "sessionId" on "seatingPlan" for each row execute function "keepFilters_seatingPlan"();

create or replace function "keepFilters_sessionStaff"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if (new."personId" is distinct from old."personId") and exists (select from "person" t where t."tenantId" = new."tenantId" and t."id" = new."personId" and (t."isPresent" = true) is not true) then
    raise exception 'the record referred to does not fit' using errcode = 'check_violation', constraint = 'reference_unfit', table = 'sessionStaff', detail = 'personId';
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepFilters" before insert or update of "personId" on "sessionStaff" for each row execute function "keepFilters_sessionStaff"();

-- A pattern with what is named in it filled in: nothing of it but what stands in numbers.
create or replace function "withTokens"(p_pattern text, p_tokens jsonb) returns text language plpgsql immutable as $$
declare
  v_name text;
  v_text text;
begin
  for v_name, v_text in select t."key", t."value" from jsonb_each_text(p_tokens) t loop
    p_pattern := replace(p_pattern, '{' || v_name || '}', regexp_replace(upper(coalesce(v_text, '')), '[^A-Z0-9/-]', '', 'g'));
  end loop;
  return p_pattern;
end $$;

-- The next numbers of a series of the transaction's tenant, in their order. Counted for itself is each text of a pattern
-- whose day, in Shanghai, is filled in; a count that has more digits than the pattern makes the number longer.
-- Of a series that is ruled the organisation's own pattern comes first. What another pattern may have given already is
-- told by its count, also of records that are gone or not yet stored, and passed over. Looked at are the counts of those
-- patterns alone that may come to the same text: of their beginnings, as of their ends, one is the other with digits that
-- a number may have there; where the other goes on beyond its digits, also with what it goes on with.
drop function if exists "nextNumbers"(text, jsonb, text, integer);
drop function if exists "nextNumbers"(text, jsonb, text, integer, boolean);
create or replace function "nextNumbers"(p_series text, p_per jsonb, p_pattern text, p_many integer, p_ruled boolean, p_tokens jsonb) returns setof text language plpgsql as $$
declare
  v_tenant text := current_setting('app.tenant_id', true);
  v_day timestamp := now() at time zone 'Asia/Shanghai';
  v_counted text := p_series || ' ' || p_per || ' ';
  v_pattern text := p_pattern;
  v_filled text;
  v_stem text;
  v_digits text;
  v_before text;
  v_behind text;
  v_last integer;
  v_next integer;
  v_many integer := p_many;
  v_text text;
  v_shapes text[];
  v_counts integer[];
begin
  if p_ruled then
    perform pg_advisory_xact_lock_shared(hashtextextended(concat_ws('/', 'numberRule', v_tenant, p_series), 0));
    v_pattern := coalesce((select r."pattern" from "numberRule" r
      where r."tenantId" = v_tenant and r."series" = p_series), p_pattern);
  end if;
  v_filled := "withTokens"(v_pattern, p_tokens);
  if v_filled <> v_pattern then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'numberRule', v_tenant, p_series, 'tokens'), 0));
    v_pattern := v_filled;
  end if;
  -- Without what the catalogue names no longer.
  v_stem := regexp_replace(replace(replace(replace(replace(v_pattern, '{yyyy}', to_char(v_day, 'YYYY')), '{yy}', to_char(v_day, 'YY')), '{mm}', to_char(v_day, 'MM')), '{dd}', to_char(v_day, 'DD')), '\{[a-z]+\}', '', 'g');
  v_digits := substring(v_stem from '\{0+\}');
  insert into "series" as s ("id", "count") values (v_counted || v_stem, p_many)
    on conflict ("tenantId", "id") do update set "count" = s."count" + p_many returning s."count" into v_last;
  v_next := v_last - p_many + 1;
  if p_ruled then
    v_before := split_part(v_stem, '{', 1);
    v_behind := split_part(v_stem, '}', 2);
    select array_agg('^' || regexp_replace(o.stem, '\{0+\}', '(\\d{' || o.width || '}|[1-9]\\d{' || o.width || ',})') || '$'), array_agg(o."count")
      into v_shapes, v_counts
      from (select s.*, length(substring(s.stem from '\{(0+)\}')) as width,
          substr(case when s."isDeeper" then s.before else v_before end, 1 + least(length(s.before), length(v_before))) as above,
          case when s."isDeeper" then v_behind else s.behind end as "aboveOther",
          left(case when s."isLonger" then s.behind else v_behind end, abs(length(s.behind) - length(v_behind))) as below,
          case when s."isLonger" then v_before else s.before end as "belowOther"
        from (select c.*, split_part(c.stem, '{', 1) as before, split_part(c.stem, '}', 2) as behind,
            length(split_part(c.stem, '{', 1)) >= length(v_before) as "isDeeper",
            length(split_part(c.stem, '}', 2)) >= length(v_behind) as "isLonger"
          from (select r."count", substr(r."id", length(v_counted) + 1) as stem, v_last + sum(r."count") over () as most from "series" r
            where r."tenantId" = v_tenant and starts_with(r."id", v_counted)) c
          where c.stem <> v_stem and c.stem ~ '^[A-Z0-9/-]*\{0+\}[A-Z0-9/-]*$') s
        where (starts_with(s.before, v_before) or starts_with(v_before, s.before))
          and (right(s.behind, length(v_behind)) = v_behind or right(v_behind, length(s.behind)) = s.behind)) o
      where case when o.above ~ '^[0-9]*$' then ('0' || o.above)::numeric <= o.most or o."aboveOther" ~ '^[0-9]'
          else starts_with(ltrim(o."aboveOther", '0123456789'), ltrim(o.above, '0123456789')) end
        and case when o.below ~ '^[0-9]*$' then ('0' || o.below)::numeric <= o.most or o."belowOther" ~ '[0-9]$'
          else right(rtrim(o."belowOther", '0123456789'), length(rtrim(o.below, '0123456789'))) = rtrim(o.below, '0123456789') end;
  end if;
  while v_many > 0 loop
    v_text := replace(v_stem, v_digits, lpad(v_next::text, greatest(length(v_digits) - 2, length(v_next::text)), '0'));
    v_next := v_next + 1;
    continue when exists (select from unnest(v_shapes, v_counts) o(shape, given)
      where substring(v_text from o.shape)::numeric between 1 and o.given);
    continue when p_ruled and exists (select from "series" s where s."tenantId" = v_tenant and s."id" = 'taken ' || v_counted || v_text);
    return next v_text;
    v_many := v_many - 1;
  end loop;
  if v_next > v_last + 1 then
    update "series" set "count" = v_next - 1 where "tenantId" = v_tenant and "id" = v_counted || v_stem;
  end if;
end $$;

-- Whether a number that was given elsewhere is one as a ruled series gives them now, of any day.
drop function if exists "fitsSeries"(text, text, text);
create or replace function "fitsSeries"(p_series text, p_pattern text, p_tokens jsonb, p_number text) returns boolean language plpgsql stable as $$
declare
  v_pattern text := coalesce((select r."pattern" from "numberRule" r
    where r."tenantId" = current_setting('app.tenant_id', true) and r."series" = p_series), p_pattern);
  v_digits integer := length(substring(v_pattern from '\{(0+)\}'));
begin
  v_pattern := "withTokens"(v_pattern, p_tokens);
  v_pattern := replace(replace(replace(replace(v_pattern, '{yyyy}', '\d{4}'), '{yy}', '\d{2}'), '{mm}', '\d{2}'), '{dd}', '\d{2}');
  return p_number ~ ('^' || regexp_replace(v_pattern, '\{0+\}', '(\\d{' || v_digits || '}|[1-9]\\d{' || v_digits || ',})') || '$');
end $$;

-- Takes such a number into the series. No number of it is given meanwhile, so that whoever takes the next sees it and passes it over.
drop function if exists "takeNumber"(text, jsonb, text, text, text);
create or replace function "takeNumber"(p_series text, p_per jsonb, p_pattern text, p_tokens jsonb, p_number text, p_table text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'numberRule', current_setting('app.tenant_id', true), p_series), 0));
  if not "fitsSeries"(p_series, p_pattern, p_tokens, p_number) then
    raise exception 'a number does not fit its pattern' using errcode = 'check_violation', constraint = 'series_shape', table = p_table, detail = p_number;
  end if;
  insert into "series" ("id", "count") values ('taken ' || p_series || ' ' || p_per || ' ' || p_number, 1) on conflict ("tenantId", "id") do nothing;
end $$;

-- The texts of the fields that patterns of a series name, of a record.
create or replace function "tokenTexts"(p_series text, p_record jsonb) returns jsonb language plpgsql as $$
declare
  v_texts jsonb := '{}';
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if p_series = 'issuedCert.certNumber' then v_texts := jsonb_build_object('code', (select s."certCode" from "cert" s where s."tenantId" = current_setting('app.tenant_id', true) and s."id" = p_record ->> 'certId')); end if;
  perform set_config('app.reach', v_reach, true);
  return v_texts;
end $$;

-- What the patterns of a series may name besides the day.
create or replace function "tokensOf"(p_series text) returns text[] language sql immutable as $$
  select case p_series when 'issuedCert.certNumber' then array['code'] else '{}'::text[] end
$$;

drop function if exists "isNumberPattern"(text);
create or replace function "isNumberPattern"(p_pattern text, p_tokens text[]) returns boolean language sql immutable as $$
  select length(p_pattern) <= 30
    and p_pattern ~ ('^([A-Z0-9/-]|\{(yyyy|yy|mm|dd|0+' || array_to_string(array(select '|' || t from unnest(p_tokens) t), '') || ')\})+$')
    and not exists (select from unnest(p_tokens) t where p_pattern like '%{' || t || '}%{' || t || '}%')
    and p_pattern ~ '\{0+\}' and p_pattern !~ '\{0+\}.*\{0+\}'
    and (p_pattern !~ '\{mm\}' or p_pattern ~ '\{yy(yy)?\}') and (p_pattern !~ '\{dd\}' or p_pattern ~ '\{mm\}')
$$;

create or replace function "keepNumberRule"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new."series" <> old."series" then
    raise exception 'a rule is of one series' using errcode = 'check_violation', constraint = 'rule_series', table = tg_table_name;
  end if;
  if tg_op <> 'DELETE' and not "isNumberPattern"(new."pattern", "tokensOf"(new."series")) then
    raise exception 'no pattern of a number' using errcode = 'check_violation', constraint = 'rule_pattern', table = tg_table_name, detail = new."series" || ' ' || new."pattern";
  end if;
  if tg_op = 'DELETE' then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'numberRule', old."tenantId", old."series"), 0));
    return old;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'numberRule', new."tenantId", new."series"), 0));
  return new;
end $$;
create or replace trigger "keepNumberRule" before insert or update or delete on "numberRule" for each row execute function "keepNumberRule"();

create or replace function "giveNumbers_applyEntry"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."applyCode" is null then
      new."applyCode" := "nextNumbers"('applyEntry.applyCode', jsonb_build_array(), 'JT{yyyy}-{000000}', 1, false, '{}');
    end if;
  elsif old."applyCode" is not null and (new."applyCode" is distinct from old."applyCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'applyEntry', detail = 'applyCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "applyCode" on "applyEntry" for each row execute function "giveNumbers_applyEntry"();

create or replace function "giveNumbers_certApply"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."applyCode" is null then
      new."applyCode" := "nextNumbers"('certApply.applyCode', jsonb_build_array(), 'BM{yyyy}-{000000}', 1, false, '{}');
    end if;
  elsif old."applyCode" is not null and (new."applyCode" is distinct from old."applyCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'certApply', detail = 'applyCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "applyCode" on "certApply" for each row execute function "giveNumbers_certApply"();

create or replace function "giveNumbers_erasure"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."erasureCode" is null then
      new."erasureCode" := "nextNumbers"('erasure.erasureCode', jsonb_build_array(), 'SC{yyyy}-{0000}', 1, false, '{}');
    end if;
  elsif old."erasureCode" is not null and (new."erasureCode" is distinct from old."erasureCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'erasure', detail = 'erasureCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "erasureCode" on "erasure" for each row execute function "giveNumbers_erasure"();

create or replace function "giveNumbers_exam"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."examCode" is null then
      new."examCode" := "nextNumbers"('exam.examCode', jsonb_build_array(), 'KS{yyyy}-{0000}', 1, false, '{}');
    end if;
  elsif old."examCode" is not null and (new."examCode" is distinct from old."examCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'exam', detail = 'examCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "examCode" on "exam" for each row execute function "giveNumbers_exam"();

create or replace function "giveNumbers_examSession"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."sessionCode" is null then
      new."sessionCode" := "nextNumbers"('examSession.sessionCode', jsonb_build_array(), 'CC{yyyy}-{0000}', 1, false, '{}');
    end if;
  elsif old."sessionCode" is not null and (new."sessionCode" is distinct from old."sessionCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'examSession', detail = 'sessionCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "sessionCode" on "examSession" for each row execute function "giveNumbers_examSession"();

create or replace function "giveNumbers_issuedCert"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."certNumber" is null then
      new."certNumber" := "nextNumbers"('issuedCert.certNumber', jsonb_build_array(), 'ZS{yyyy}-{000000}', 1, true, "tokenTexts"('issuedCert.certNumber', to_jsonb(new)));
    else
      perform "takeNumber"('issuedCert.certNumber', jsonb_build_array(), 'ZS{yyyy}-{000000}', "tokenTexts"('issuedCert.certNumber', to_jsonb(new)), new."certNumber", 'issuedCert');
    end if;
  elsif old."certNumber" is not null and (new."certNumber" is distinct from old."certNumber") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'issuedCert', detail = 'certNumber';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "certNumber" on "issuedCert" for each row execute function "giveNumbers_issuedCert"();

create or replace function "giveNumbers_paper"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."paperCode" is null then
      new."paperCode" := "nextNumbers"('paper.paperCode', jsonb_build_array(), 'SJ{yyyy}-{0000}', 1, false, '{}');
    end if;
  elsif old."paperCode" is not null and (new."paperCode" is distinct from old."paperCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'paper', detail = 'paperCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "paperCode" on "paper" for each row execute function "giveNumbers_paper"();

create or replace function "giveNumbers_placement"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."ticketNumber" is null then
      new."ticketNumber" := "nextNumbers"('placement.ticketNumber', jsonb_build_array(), 'ZK{yyyy}{000000}', 1, true, '{}');
    end if;
  elsif old."ticketNumber" is not null and (new."ticketNumber" is distinct from old."ticketNumber") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'placement', detail = 'ticketNumber';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "ticketNumber" on "placement" for each row execute function "giveNumbers_placement"();

create or replace function "giveNumbers_seatingPlan"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new."planCode" is null then
      new."planCode" := "nextNumbers"('seatingPlan.planCode', jsonb_build_array(), 'BP{yyyy}-{0000}', 1, false, '{}');
    end if;
  elsif old."planCode" is not null and (new."planCode" is distinct from old."planCode") then
    raise exception 'a number is kept as it was given' using errcode = 'check_violation', constraint = 'series_kept', table = 'seatingPlan', detail = 'planCode';
  end if;
  return new;
end $$;
create or replace trigger "giveNumbers" before insert or update of "planCode" on "seatingPlan" for each row execute function "giveNumbers_seatingPlan"();

-- What tenants added to records: x-entity.extensible
create or replace function "ownLimits"(p_entity text) returns table ("max" integer, "indexed" integer) language sql immutable as $$
  select l."max", l."indexed" from (values ('cert', 30, 3), ('course', 30, 3), ('department', 30, 3), ('instance', 30, 3), ('membership', 30, 3), ('question', 30, 3)) as l ("entity", "max", "indexed") where l."entity" = p_entity
$$;
create or replace function "ownNumber"(p_value numeric) returns text language sql immutable as $$
  select to_char(p_value + 1000000000000000, 'FM0000000000000000.000000')
$$;
create or replace function "ownText"(p_value jsonb) returns text language sql immutable as $$
  select case jsonb_typeof(p_value) when 'number' then "ownNumber"((p_value #>> '{}')::numeric) when 'string' then p_value #>> '{}' end
$$;
create or replace function "giveOwn"() returns trigger language plpgsql as $$
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
end $$;
create or replace function "isOwnUsed"(p_tenant text, p_entity text, p_key text) returns boolean language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_used boolean;
begin
  if not exists (select from "ownLimits"(p_entity)) then return false; end if;
  perform set_config('app.reach', '', true);
  execute format('select exists (select from %I where "tenantId" = $1 and "own" ? $2)', p_entity) into v_used using p_tenant, p_key;
  perform set_config('app.reach', v_reach, true);
  return v_used;
end $$;
create or replace function "keepDefinition"() returns trigger language plpgsql as $$
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
    if v_count >= 200 then
      raise exception 'at most 200 fields' using errcode = 'check_violation', constraint = 'own_many', table = tg_table_name, detail = '200';
    end if;
  end if;
  if new."state" = 'on' then
    select count(*) into v_count from "customField" f
      where f."tenantId" = new."tenantId" and f."entity" = new."entity" and f."id" <> new."id" and f."state" = 'on';
    if v_count >= v_most then
      raise exception 'at most % fields', v_most using errcode = 'check_violation', constraint = 'own_most', table = tg_table_name, detail = v_most::text;
    end if;
  end if;
  if not (new."state" = 'on' and new."isIndexed" and new."kind" in ('choice', 'date', 'integer', 'number')) then
    new."slot" := null;
  elsif new."slot" is null then
    select min(s) into new."slot" from generate_series(1, v_indexed) s where not exists (
      select from "customField" f where f."tenantId" = new."tenantId" and f."entity" = new."entity" and f."slot" = s);
    if new."slot" is null then
      raise exception 'at most % indexes', v_indexed using errcode = 'check_violation', constraint = 'own_indexed', table = tg_table_name, detail = v_indexed::text;
    end if;
  end if;
  return new;
end $$;
create or replace function "passDefinition"() returns trigger language plpgsql as $$
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
end $$;
create or replace trigger "giveOwn" before insert on "cert" for each row when (new."own" is not null or new."own1" is not null or new."own2" is not null or new."own3" is not null) execute function "giveOwn"();
create or replace trigger "changeOwn" before update of "own" on "cert" for each row when (new."own" is distinct from old."own") execute function "giveOwn"();
create or replace trigger "giveOwn" before insert on "course" for each row when (new."own" is not null or new."own1" is not null or new."own2" is not null or new."own3" is not null) execute function "giveOwn"();
create or replace trigger "changeOwn" before update of "own" on "course" for each row when (new."own" is distinct from old."own") execute function "giveOwn"();
create or replace trigger "giveOwn" before insert on "department" for each row when (new."own" is not null or new."own1" is not null or new."own2" is not null or new."own3" is not null) execute function "giveOwn"();
create or replace trigger "changeOwn" before update of "own" on "department" for each row when (new."own" is distinct from old."own") execute function "giveOwn"();
create or replace trigger "giveOwn" before insert on "instance" for each row when (new."own" is not null or new."own1" is not null or new."own2" is not null or new."own3" is not null) execute function "giveOwn"();
create or replace trigger "changeOwn" before update of "own" on "instance" for each row when (new."own" is distinct from old."own") execute function "giveOwn"();
create or replace trigger "giveOwn" before insert on "membership" for each row when (new."own" is not null or new."own1" is not null or new."own2" is not null or new."own3" is not null) execute function "giveOwn"();
create or replace trigger "changeOwn" before update of "own" on "membership" for each row when (new."own" is distinct from old."own") execute function "giveOwn"();
create or replace trigger "giveOwn" before insert on "question" for each row when (new."own" is not null or new."own1" is not null or new."own2" is not null or new."own3" is not null) execute function "giveOwn"();
create or replace trigger "changeOwn" before update of "own" on "question" for each row when (new."own" is distinct from old."own") execute function "giveOwn"();
create or replace trigger "keepDefinition" before insert or update or delete on "customField" for each row execute function "keepDefinition"();
create or replace trigger "passDefinition" after insert or update or delete on "customField" for each row execute function "passDefinition"();

-- Values that tenants added to dictionaries: extensible of the dictionary
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
  new."code" := 'own-' || lower(new."id");
  perform pg_advisory_xact_lock(hashtextextended('dictionaryValue/' || new."tenantId" || '/' || new."dictionary", 0));
  select count(*) into v_count from "dictionaryValue" d where d."tenantId" = new."tenantId" and d."dictionary" = new."dictionary";
  if v_count >= 200 then
    raise exception 'at most 200 values' using errcode = 'check_violation', constraint = 'dictionary_many', table = tg_table_name, detail = '200';
  end if;
  return new;
end $$;
create or replace function "passDictionaryValue"() returns trigger language plpgsql as $$
begin
  perform pg_notify('dictionary_values_changed', new."tenantId");
  return null;
end $$;
create or replace function "keepOwnCodes"() returns trigger language plpgsql as $$
declare
  v_new jsonb := to_jsonb(new);
  v_old jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  v_path jsonpath;
begin
  for i in 0 .. tg_nargs / 3 - 1 loop
    v_path := tg_argv[i * 3 + 2]::jsonpath;
    if exists (
      select from jsonb_path_query(v_new, v_path) as c ("value")
      where c."value" #>> '{}' like 'own-%' and not exists (
        select from "dictionaryValue" d
        where d."tenantId" = new."tenantId" and d."dictionary" = tg_argv[i * 3 + 1] and d."code" = c."value" #>> '{}'
          and (d."state" = 'on' or c."value" in (select jsonb_path_query(v_old, v_path))))
    ) then
      raise exception 'no such value' using errcode = 'check_violation', constraint = 'dictionary_value', table = tg_table_name, detail = tg_argv[i * 3];
    end if;
  end loop;
  return new;
end $$;
create or replace function "usesOfValue"(p_tenant text, p_dictionary text, p_code text) returns table ("entity" text, "field" text, "count" integer) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select null::text, null::text, 0 where false
  union all
  select 'invigilationAct', 'violation', count(*)::integer from "invigilationAct" t where p_dictionary = 'violationKind' and t."tenantId" = p_tenant and t."violation" = p_code
  union all
  select 'lesson', 'type', count(*)::integer from "lesson" t where p_dictionary = 'lessonType' and t."tenantId" = p_tenant and t."deletedTime" is null and t."type" = p_code
  union all
  select 'memberEntry', 'degree', count(*)::integer from "memberEntry" t where p_dictionary = 'degree' and t."tenantId" = p_tenant and t."degree" = p_code
  union all
  select 'memberEntry', 'professionalTitle', count(*)::integer from "memberEntry" t where p_dictionary = 'title' and t."tenantId" = p_tenant and t."professionalTitle" = p_code
  union all
  select 'membership', 'degree', count(*)::integer from "membership" t where p_dictionary = 'degree' and t."tenantId" = p_tenant and t."deletedTime" is null and t."degree" = p_code
  union all
  select 'membership', 'professionalTitle', count(*)::integer from "membership" t where p_dictionary = 'title' and t."tenantId" = p_tenant and t."deletedTime" is null and t."professionalTitle" = p_code;
end $$;
create or replace trigger "keepDictionaryValue" before insert or update or delete on "dictionaryValue" for each row execute function "keepDictionaryValue"();
create or replace trigger "passDictionaryValue" after insert or update on "dictionaryValue" for each row execute function "passDictionaryValue"();
create or replace trigger "keepOwnCodes" before insert or update of "violation" on "invigilationAct" for each row when (new."violation" like 'own-%') execute function "keepOwnCodes"('violation', 'violationKind', '$."violation"');
create or replace trigger "keepOwnCodes" before insert or update of "type" on "lesson" for each row when (new."type" like 'own-%') execute function "keepOwnCodes"('type', 'lessonType', '$."type"');
create or replace trigger "keepOwnCodes" before insert or update of "degree", "professionalTitle" on "memberEntry" for each row when (new."degree" like 'own-%' or new."professionalTitle" like 'own-%') execute function "keepOwnCodes"('degree', 'degree', '$."degree"', 'professionalTitle', 'title', '$."professionalTitle"');
create or replace trigger "keepOwnCodes" before insert or update of "degree", "professionalTitle" on "membership" for each row when (new."degree" like 'own-%' or new."professionalTitle" like 'own-%') execute function "keepOwnCodes"('degree', 'degree', '$."degree"', 'professionalTitle', 'title', '$."professionalTitle"');

create or replace function "keepStates"() returns trigger language plpgsql as $$
declare
  v_from text := to_jsonb(old) ->> tg_argv[0];
  v_to text := to_jsonb(new) ->> tg_argv[0];
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) or coalesce(tg_argv[1]::jsonb -> v_from ? v_to, false) then return new; end if;
  raise exception 'no way from % to %', v_from, v_to using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = tg_argv[0];
end $$;

create or replace trigger "keepStates_state" before update of "state" on "announcement" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published"],"published":["withdrawn"],"withdrawn":["published"]}');

create or replace trigger "keepStates_state" before update of "state" on "cert" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "certApply" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"pending":["rechecking","approved","platform","returned","rejected","cancelled"],"rechecking":["approved","platform","returned","rejected","cancelled"],"approved":["pending","approved","registered","expired","cancelled"],"rejected":["pending"],"registered":["registered","approved"],"platform":["approved","returned","rejected","cancelled"],"returned":["expired","pending","cancelled"]}');

create or replace trigger "keepStates_state" before update of "state" on "course" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["on"],"off":["on"],"on":["off"]}');

create or replace trigger "keepStates_state" before update of "state" on "customField" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "dictionaryValue" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "erasure" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"planned":["done","cancelled"]}');

create or replace trigger "keepStates_state" before update of "state" on "exam" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published","cancelled"],"published":["draft","cancelled"]}');

create or replace trigger "keepStates_state" before update of "state" on "examSession" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published","cancelled"],"published":["draft","cancelled"]}');

create or replace trigger "keepStates_state" before update of "state" on "instance" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"planned":["running","cancelled"],"running":["ended","cancelled"],"ended":["running"]}');

create or replace trigger "keepStates_state" before update of "state" on "issuedCert" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"stored":["issued"],"issued":["issued","revoked"]}');

create or replace trigger "keepStates_state" before update of "state" on "membership" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"],"invited":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "paper" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published"],"published":["draft","stopped"],"stopped":["published"]}');

create or replace trigger "keepStates_shareType" before update of "shareType" on "paper" for each row when (old."shareType" is distinct from new."shareType") execute function "keepStates"('shareType', '{"tenant":["platform","private"],"platform":["tenant"],"private":["tenant"]}');

create or replace trigger "keepStates_state" before update of "state" on "placement" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"placed":["checkedIn","sat","absent","cancelled"],"checkedIn":["sat","placed","absent"],"absent":["placed"],"sat":["checkedIn"],"waiting":["placed","cancelled"]}');

create or replace trigger "keepStates_state" before update of "state" on "platformManager" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "question" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published"],"published":["retired"],"retired":["published"]}');

create or replace trigger "keepStates_state" before update of "state" on "questionReport" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"open":["answered","rejected"]}');

create or replace trigger "keepStates_kind" before update of "kind" on "result" for each row when (old."kind" is distinct from new."kind") execute function "keepStates"('kind', '{"normal":["deducted","invalid"],"deducted":["deducted","invalid","normal"],"invalid":["normal"]}');

create or replace trigger "keepStates_state" before update of "state" on "result" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"pending":["published"],"published":["pending"]}');

create or replace trigger "keepStates_state" before update of "state" on "richText" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published"],"revising":["published","withdrawn"],"withdrawn":["published"],"published":["revising","withdrawn"]}');

create or replace trigger "keepStates_state" before update of "state" on "room" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "scoreReview" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"asked":["taken","kept","changed"],"taken":["kept","changed"],"changed":["changed"]}');

create or replace trigger "keepStates_state" before update of "state" on "seatingPlan" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"draft":["published","cancelled"]}');

create or replace trigger "keepStates_state" before update of "state" on "site" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "tenant" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace trigger "keepStates_state" before update of "state" on "user" for each row when (old."state" is distinct from new."state") execute function "keepStates"('state', '{"on":["off"],"off":["on"]}');

create or replace function "keepConditions_certApply"() returns trigger language plpgsql as $$
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) then return new; end if;
  if old."state" = 'pending' and new."state" = 'rechecking' and not (coalesce((old."review" is not distinct from 'two'), false)) then
    raise exception 'not now from % to %', 'pending', 'rechecking' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  if old."state" = 'approved' and new."state" = 'registered' and not (coalesce((coalesce(old."examId" <> '', false) and coalesce((coalesce((not coalesce(old."needsPayment", false)), false) or coalesce(old."isPaid", false)), false)), false)) then
    raise exception 'not now from % to %', 'approved', 'registered' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  return new;
end $$;

create or replace trigger "keepConditions" before update of "state" on "certApply" for each row execute function "keepConditions_certApply"();

create or replace function "keepConditions_examSession"() returns trigger language plpgsql as $$
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) then return new; end if;
  if old."state" = 'published' and new."state" = 'draft' and not (coalesce(coalesce((case when statement_timestamp() < old."entryTime" then 'before' when old."entryTime" <= statement_timestamp() and statement_timestamp() < old."startTime" then 'soon' when old."startTime" <= statement_timestamp() and statement_timestamp() < old."endTime" then 'running' when old."endTime" <= statement_timestamp() then 'over' end) in ('before', 'soon'), false), false)) then
    raise exception 'not now from % to %', 'published', 'draft' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  if old."state" = 'draft' and new."state" = 'cancelled' and not (coalesce(coalesce((case when statement_timestamp() < old."entryTime" then 'before' when old."entryTime" <= statement_timestamp() and statement_timestamp() < old."startTime" then 'soon' when old."startTime" <= statement_timestamp() and statement_timestamp() < old."endTime" then 'running' when old."endTime" <= statement_timestamp() then 'over' end) in ('before', 'soon'), false), false)) then
    raise exception 'not now from % to %', 'draft', 'cancelled' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  if old."state" = 'published' and new."state" = 'cancelled' and not (coalesce(coalesce((case when statement_timestamp() < old."entryTime" then 'before' when old."entryTime" <= statement_timestamp() and statement_timestamp() < old."startTime" then 'soon' when old."startTime" <= statement_timestamp() and statement_timestamp() < old."endTime" then 'running' when old."endTime" <= statement_timestamp() then 'over' end) in ('before', 'soon'), false), false)) then
    raise exception 'not now from % to %', 'published', 'cancelled' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  return new;
end $$;

create or replace trigger "keepConditions" before update of "state" on "examSession" for each row execute function "keepConditions_examSession"();

create or replace function "keepConditions_paper"() returns trigger language plpgsql as $$
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) then return new; end if;
  if old."state" = 'published' and new."state" = 'draft' and not (coalesce((not (old."shareType" is not distinct from 'platform')), false)) then
    raise exception 'not now from % to %', 'published', 'draft' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  if old."shareType" = 'tenant' and new."shareType" = 'platform' and not (coalesce((old."state" is not distinct from 'published'), false)) then
    raise exception 'not now from % to %', 'tenant', 'platform' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'shareType';
  end if;
  return new;
end $$;

create or replace trigger "keepConditions" before update of "state", "shareType" on "paper" for each row execute function "keepConditions_paper"();

create or replace function "keepConditions_result"() returns trigger language plpgsql as $$
begin
  if 'on' in (current_setting('app.quiet', true), current_setting('app.stepless', true)) then return new; end if;
  if old."kind" = 'normal' and new."kind" = 'deducted' and not (coalesce((old."state" is not distinct from 'pending'), false)) then
    raise exception 'not now from % to %', 'normal', 'deducted' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'kind';
  end if;
  if old."kind" = 'normal' and new."kind" = 'invalid' and not (coalesce((old."state" is not distinct from 'pending'), false)) then
    raise exception 'not now from % to %', 'normal', 'invalid' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'kind';
  end if;
  if old."kind" = 'deducted' and new."kind" = 'invalid' and not (coalesce((old."state" is not distinct from 'pending'), false)) then
    raise exception 'not now from % to %', 'deducted', 'invalid' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'kind';
  end if;
  if old."kind" = 'deducted' and new."kind" = 'normal' and not (coalesce((old."state" is not distinct from 'pending'), false)) then
    raise exception 'not now from % to %', 'deducted', 'normal' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'kind';
  end if;
  if old."kind" = 'invalid' and new."kind" = 'normal' and not (coalesce((old."state" is not distinct from 'pending'), false)) then
    raise exception 'not now from % to %', 'invalid', 'normal' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'kind';
  end if;
  if old."state" = 'pending' and new."state" = 'published' and not (coalesce(old."isDecided", false)) then
    raise exception 'not now from % to %', 'pending', 'published' using errcode = 'check_violation', constraint = 'state_way', table = tg_table_name, detail = 'state';
  end if;
  return new;
end $$;

create or replace trigger "keepConditions" before update of "kind", "state" on "result" for each row execute function "keepConditions_result"();
