-- T14: whoever is a member of an organisation, or was, is one person of it, however many roles they have. Whoever stores a
-- membership gets the person with it, and one's person is told by nobody else.
create or replace function "givePerson"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
  v_name text;
  v_account text;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  -- Somebody new is within nobody's reach yet; whether the membership is decides its own policy (rule T16).
  perform set_config('app.reach', '', true);
  -- Inside a tenant one who is no member yet is not seen (rule T7).
  perform set_config('app.tenant_id', '', true);
  select u."nickname", u."account" into v_name, v_account from "user" u where u."id" = new."userId";
  perform set_config('app.tenant_id', v_tenant, true);
  -- An account that there is not is refused by the foreign key.
  if v_account is null then
    raise exception 'no such account' using errcode = 'foreign_key_violation', constraint = 'membership_userId_fkey',
      table = 'membership';
  end if;
  insert into "person" ("id", "tenantId", "userId", "personName", "account")
    values (gen_random_uuid()::text, new."tenantId", new."userId", v_name, v_account)
    -- Whichever unique index another one's row is met by: it is waited for.
    on conflict do nothing;
  -- T28: whose data were deleted is known again by coming back.
  update "person" p set "personName" = v_name, "account" = v_account, "isErased" = false
    where p."tenantId" = new."tenantId" and p."userId" = new."userId" and p."isErased";
  select p."id" into new."personId" from "person" p
    where p."tenantId" = new."tenantId" and p."userId" = new."userId";
  perform set_config('app.reach', v_reach, true);
  if new."personId" is null then
    raise exception 'the account is another person''s' using errcode = 'unique_violation', table = 'person',
      constraint = 'person_account';
  end if;
  return new;
end $$;
create or replace trigger "givePerson" before insert or update of "userId", "personId" on "membership" for each row
  execute function "givePerson"();

-- A person is present as long as one of their memberships lives and is no invitation. Of two that end at once one waits for the other.
create or replace function "keepPresence"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(new."tenantId", old."tenantId");
  v_person text := coalesce(new."personId", old."personId");
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  perform from "person" p where p."tenantId" = v_tenant and p."id" = v_person for no key update;
  update "person" p set "isPresent" = not p."isPresent"
    where p."tenantId" = v_tenant and p."id" = v_person and p."isPresent" <> exists (select from "membership" m
      where m."tenantId" = v_tenant and m."personId" = v_person and m."state" <> 'invited' and m."deletedTime" is null);
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "keepPresence" after insert or update of "deletedTime", "state" or delete on "membership"
  for each row execute function "keepPresence"();

-- The name and account of a person are those of their account, in every organisation that has not deleted them (T28).
create or replace function "namePersons"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
  v_user text := coalesce(current_setting('app.user_id', true), '');
  v_tenants text[];
  v_each text;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  -- One sees one's own persons in every tenant.
  perform set_config('app.user_id', new."id", true);
  select array_agg(p."tenantId" order by p."tenantId") into v_tenants from "person" p where p."userId" = new."id";
  perform set_config('app.user_id', v_user, true);
  foreach v_each in array coalesce(v_tenants, '{}') loop
    perform set_config('app.tenant_id', v_each, true);
    update "person" p set "personName" = new."nickname", "account" = new."account"
      where p."tenantId" = v_each and p."userId" = new."id" and not p."isErased";
  end loop;
  perform set_config('app.tenant_id', v_tenant, true), set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "namePersons" after update of "nickname", "account" on "user" for each row
  when (new."nickname" <> old."nickname" or new."account" <> old."account") execute function "namePersons"();

-- T3, T16: whom a department reaches is known to every process at once.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['deptMember', 'department', 'person'] loop
    if to_regclass(quote_ident(v_table)) is not null then
      execute format('create or replace trigger "tellSessions" after insert or update or delete on %I for each statement
        execute function "tellSessions"()', v_table);
    end if;
  end loop;
end $$;

-- T17: whose session does not reach all puts nobody into a department beyond its reach, nor takes anybody out of one, nor
-- moves such a department, or one of its own out of its reach: it could widen itself so. Work of the server itself may.
create or replace function "keepPlaces"() returns trigger language plpgsql as $$
declare
  v_places text[] := '{}';
  v_field text;
begin
  if "reachesAll"() then return coalesce(new, old); end if;
  foreach v_field in array tg_argv loop
    if tg_op <> 'INSERT' then v_places := v_places || array[to_jsonb(old) ->> v_field]; end if;
    if tg_op <> 'DELETE' then v_places := v_places || array[to_jsonb(new) ->> v_field]; end if;
  end loop;
  if not v_places <@ "reachedDepartments"() then
    raise exception 'a department beyond reach' using errcode = 'check_violation', constraint = 'department_reach',
      table = tg_table_name;
  end if;
  return coalesce(new, old);
end $$;
do $$
begin
  if to_regclass('"deptMember"') is not null then
    create or replace trigger "keepPlaces" before insert or update or delete on "deptMember" for each row
      execute function "keepPlaces"('departmentId');
  end if;
  if to_regclass('"department"') is not null then
    create or replace trigger "keepPlaces" before update of "parentId" on "department" for each row
      when (new."parentId" is distinct from old."parentId") execute function "keepPlaces"('id', 'parentId');
  end if;
end $$;
