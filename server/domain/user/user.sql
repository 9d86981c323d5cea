-- T7: inside a tenant the accounts of its members are seen, present and former ones, and one's own; nothing but one's
-- own is changed there. Whoever stands in no tenant is the platform: log-in, upkeep and its operators see all.
alter table "user" enable row level security;
alter table "user" force row level security;
drop policy if exists "ofPlatform" on "user";
create policy "ofPlatform" on "user"
  using (coalesce(current_setting('app.tenant_id', true), '') = ''
    or "id" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofMembers" on "user";
create policy "ofMembers" on "user" for select using (exists (
  select from "membership" m where m."tenantId" = current_setting('app.tenant_id', true) and m."userId" = "user"."id"));

-- T31: an e-mail address is one account's, in whatever case it is written. Inside a tenant one who is no member is not seen.
create or replace function "isEmailTaken"(p_email text, p_user text) returns boolean language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
  v_is_taken boolean;
begin
  perform set_config('app.tenant_id', '', true);
  v_is_taken := exists (select from "user" u
    where lower(u."email") = lower(p_email) and u."email" <> '' and u."deletedTime" is null and u."id" <> p_user);
  perform set_config('app.tenant_id', v_tenant, true);
  return v_is_taken;
end $$;
create or replace function "keepEmail"() returns trigger language plpgsql as $$
begin
  if "isEmailTaken"(new."email", new."id") then
    raise exception 'the e-mail address is another account''s' using errcode = 'check_violation', constraint = 'user_email',
      table = 'user';
  end if;
  return new;
end $$;
create or replace trigger "keepEmail" before insert on "user" for each row
  when (new."email" <> '' and new."deletedTime" is null) execute function "keepEmail"();
create or replace trigger "keepEmailChanged" before update of "email", "deletedTime" on "user" for each row
  when (new."email" <> '' and new."deletedTime" is null
    and (old."deletedTime" is not null or lower(new."email") is distinct from lower(old."email")))
  execute function "keepEmail"();
do $$
begin
  -- Accounts that shared one when it was made may not any more.
  if exists (select from pg_index where indexrelid = to_regclass('"user_oneEmail"') and not indisunique) then
    drop index "user_oneEmail";
  end if;
  -- Of two that save one at the same moment the index refuses one.
  create unique index if not exists "user_oneEmail" on "user" (lower("email")) where "email" <> '' and "deletedTime" is null;
exception when unique_violation then
  -- Accounts from before the rule share one.
  create index if not exists "user_oneEmail" on "user" (lower("email")) where "email" <> '' and "deletedTime" is null;
end $$;
