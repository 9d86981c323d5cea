-- Whoever is or was a member of an organisation is one person of it, which their memberships refer to (rule T14). Neither
-- version nor history of memberships changes.
create table "person" (
  "userId" text not null, "personName" text not null, "account" text not null,
  "isPresent" boolean not null default true,
  "id" text not null, "tenantId" text not null default current_setting('app.tenant_id'),
  "createdTime" timestamptz not null default now(),
  "createdBy" text not null default coalesce(current_setting('app.user_id', true), ''),
  "version" integer not null default 1,
  "updatedTime" timestamptz not null default now(),
  "updatedBy" text not null default coalesce(current_setting('app.user_id', true), ''),
  primary key ("tenantId", "id")
);

insert into "person" ("id", "tenantId", "userId", "personName", "account", "isPresent", "createdTime", "createdBy")
  select gen_random_uuid()::text, m."tenantId", m."userId", u."nickname", u."account",
    bool_or(m."deletedTime" is null), min(m."createdTime"), 'system'
    from "membership" m join "user" u on u."id" = m."userId"
    group by m."tenantId", m."userId", u."nickname", u."account";

alter table "membership" add column "personId" text;

alter table "membership" disable trigger user;

update "membership" m set "personId" = p."id" from "person" p
  where p."tenantId" = m."tenantId" and p."userId" = m."userId";

alter table "membership" enable trigger user;

alter table "membership" alter column "personId" set not null;
