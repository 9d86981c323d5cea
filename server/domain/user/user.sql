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
