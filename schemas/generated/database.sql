-- Generated from schemas/. Do not edit.

create or replace function "keepRecord"() returns trigger language plpgsql as $$
declare
  has_history boolean := tg_argv[0] = 'history';
  tenant text := '';
  action text;
begin
  if tg_op = 'UPDATE' then
    new."version" := old."version" + 1;
    new."updatedTime" := now();
    new."updatedBy" := coalesce(current_setting('app.user_id', true), '');
  end if;
  if has_history then
    if tg_op = 'DELETE' then
      if tg_argv[3] = 'tenant' then tenant := old."tenantId"; end if;
      insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
        values (tg_table_name || '/' || old."id" || '/' || old."version" + 1, tenant, tg_table_name, old."id", old."version" + 1, 'purged', to_jsonb(old) - string_to_array(tg_argv[1], ','));
      return old;
    end if;
    action := case tg_op when 'INSERT' then 'created' else 'updated' end;
    if tg_op = 'UPDATE' and tg_argv[2] = 'recycle' then
      if old."deletedTime" is null and new."deletedTime" is not null then action := 'removed';
      elsif old."deletedTime" is not null and new."deletedTime" is null then action := 'restored';
      end if;
    end if;
    if tg_argv[3] = 'tenant' then tenant := new."tenantId"; end if;
    insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot")
      values (tg_table_name || '/' || new."id" || '/' || new."version", tenant, tg_table_name, new."id", new."version", action, to_jsonb(new) - string_to_array(tg_argv[1], ','));
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

-- announcement
create or replace trigger "keepRecord" before insert or update or delete on "announcement" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "announcement" enable row level security;
alter table "announcement" force row level security;
drop policy if exists "ofTenant" on "announcement";
create policy "ofTenant" on "announcement" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "announcement";
drop policy if exists "ofAll" on "announcement";
drop view if exists "announcementView" cascade;
create view "announcementView" with (security_invoker = true) as select t."title", t."content", t."publishedTime", t."isTop", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "announcement" t;
create or replace function "announcement_get"(p_tenant text, p_user text, p_id text) returns setof "announcementView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "announcementView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "announcement_create"(p_tenant text, p_user text, p_data jsonb) returns setof "announcementView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "announcement" as t ("tenantId", "title", "content", "publishedTime", "isTop", "state", "id")
    select p_tenant, r."title", r."content", r."publishedTime", r."isTop", r."state", r."id" from jsonb_populate_record(null::"announcement", p_data) r
    returning t."title", t."content", t."publishedTime", t."isTop", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "announcement_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "announcementView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "announcement" t set ("title", "content", "publishedTime", "isTop", "state") = (select r."title", r."content", r."publishedTime", r."isTop", r."state" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."title", t."content", t."publishedTime", t."isTop", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- captcha
drop view if exists "captchaView" cascade;
create view "captchaView" with (security_invoker = true) as select t."expiresTime", t."id", t."createdTime", t."createdBy" from "captcha" t;
create or replace function "captcha_get"(p_tenant text, p_user text, p_id text) returns setof "captchaView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "captchaView" t where t."id" = p_id;
end $$;
create or replace function "captcha_create"(p_tenant text, p_user text, p_data jsonb) returns setof "captchaView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "captcha" as t ("answerHash", "expiresTime", "id")
    select r."answerHash", r."expiresTime", r."id" from jsonb_populate_record(null::"captcha", p_data) r
    returning t."expiresTime", t."id", t."createdTime", t."createdBy";
end $$;

-- carouselImage
create or replace trigger "keepRecord" before insert or update or delete on "carouselImage" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace trigger "limitRecords" before insert on "carouselImage" for each row execute function "limitRecords"('3', '');
alter table "carouselImage" enable row level security;
alter table "carouselImage" force row level security;
drop policy if exists "ofTenant" on "carouselImage";
create policy "ofTenant" on "carouselImage" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "carouselImage";
drop policy if exists "ofAll" on "carouselImage";
drop view if exists "carouselImageView" cascade;
create view "carouselImageView" with (security_invoker = true) as select t."title", t."image", t."link", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy" from "carouselImage" t;
create or replace function "carouselImage_get"(p_tenant text, p_user text, p_id text) returns setof "carouselImageView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "carouselImageView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "carouselImage_create"(p_tenant text, p_user text, p_data jsonb) returns setof "carouselImageView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "carouselImage" as t ("tenantId", "title", "image", "link", "order", "id")
    select p_tenant, r."title", r."image", r."link", r."order", r."id" from jsonb_populate_record(null::"carouselImage", p_data) r
    returning t."title", t."image", t."link", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;
create or replace function "carouselImage_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "carouselImageView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "carouselImage" t set ("title", "image", "link", "order") = (select r."title", r."image", r."link", r."order" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."title", t."image", t."link", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;

-- cert
create or replace trigger "keepRecord" before insert or update or delete on "cert" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "cert" enable row level security;
alter table "cert" force row level security;
drop policy if exists "ofTenant" on "cert";
create policy "ofTenant" on "cert" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "cert";
drop policy if exists "ofAll" on "cert";
drop view if exists "certView" cascade;
create view "certView" with (security_invoker = true) as select t."certName", t."certCode", t."positionId", t."level", t."cover", t."summary", t."description", t."examMinutes", t."passScore", t."validityYears", t."isHot", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."positionName" from "position" r where r."id" = t."positionId" and r."tenantId" = t."tenantId") as "positionIdLabel" from "cert" t;
create or replace function "cert_get"(p_tenant text, p_user text, p_id text) returns setof "certView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "certView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "cert_create"(p_tenant text, p_user text, p_data jsonb) returns setof "certView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "cert" as t ("tenantId", "certName", "certCode", "positionId", "level", "cover", "summary", "description", "examMinutes", "passScore", "validityYears", "isHot", "state", "id")
    select p_tenant, r."certName", r."certCode", r."positionId", r."level", r."cover", r."summary", r."description", r."examMinutes", r."passScore", r."validityYears", r."isHot", r."state", r."id" from jsonb_populate_record(null::"cert", p_data) r
    returning t."certName", t."certCode", t."positionId", t."level", t."cover", t."summary", t."description", t."examMinutes", t."passScore", t."validityYears", t."isHot", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."positionName" from "position" r where r."id" = t."positionId" and r."tenantId" = t."tenantId") as "positionIdLabel";
end $$;
create or replace function "cert_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "certView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "cert" t set ("certName", "certCode", "positionId", "level", "cover", "summary", "description", "examMinutes", "passScore", "validityYears", "isHot", "state") = (select r."certName", r."certCode", r."positionId", r."level", r."cover", r."summary", r."description", r."examMinutes", r."passScore", r."validityYears", r."isHot", r."state" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."certName", t."certCode", t."positionId", t."level", t."cover", t."summary", t."description", t."examMinutes", t."passScore", t."validityYears", t."isHot", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."positionName" from "position" r where r."id" = t."positionId" and r."tenantId" = t."tenantId") as "positionIdLabel";
end $$;

-- favorite
create or replace trigger "keepRecord" before insert or update or delete on "favorite" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "favorite" enable row level security;
alter table "favorite" force row level security;
drop policy if exists "ofTenant" on "favorite";
create policy "ofTenant" on "favorite" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "favorite";
drop policy if exists "ofAll" on "favorite";
drop view if exists "favoriteView" cascade;
create view "favoriteView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel" from "favorite" t;
create or replace function "favorite_get"(p_tenant text, p_user text, p_id text) returns setof "favoriteView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "favoriteView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "favorite_create"(p_tenant text, p_user text, p_data jsonb) returns setof "favoriteView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "favorite" as t ("tenantId", "userId", "certId", "questionId", "id")
    select p_tenant, r."userId", r."certId", r."questionId", r."id" from jsonb_populate_record(null::"favorite", p_data) r
    returning t."userId", t."certId", t."questionId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
create or replace function "favorite_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "favoriteView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "favorite" t set ("userId", "certId", "questionId") = (select r."userId", r."certId", r."questionId" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."userId", t."certId", t."questionId", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;

-- file
create or replace trigger "keepRecord" before insert or update or delete on "file" for each row execute function "keepRecord"('history', 'storageKey', 'recycle', 'tenant');
alter table "file" enable row level security;
alter table "file" force row level security;
drop policy if exists "ofTenant" on "file";
create policy "ofTenant" on "file" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "file";
drop policy if exists "ofAll" on "file";
create policy "ofAll" on "file" for select using ("visibility" = 'public');
drop view if exists "fileView" cascade;
create view "fileView" with (security_invoker = true) as select t."name", t."size", t."mime", t."visibility", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "file" t;
create or replace function "file_get"(p_tenant text, p_user text, p_id text) returns setof "fileView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "fileView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "file_create"(p_tenant text, p_user text, p_data jsonb) returns setof "fileView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "file" as t ("tenantId", "name", "size", "mime", "visibility", "storageKey", "id")
    select p_tenant, r."name", r."size", r."mime", r."visibility", r."storageKey", r."id" from jsonb_populate_record(null::"file", p_data) r
    returning t."name", t."size", t."mime", t."visibility", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "file_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "fileView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "file" t set ("name", "size", "mime", "visibility", "storageKey") = (select r."name", r."size", r."mime", r."visibility", r."storageKey" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."name", t."size", t."mime", t."visibility", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- history
alter table "history" enable row level security;
alter table "history" force row level security;
drop policy if exists "ofTenant" on "history";
create policy "ofTenant" on "history" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" in (current_setting('app.tenant_id', true), ''));
drop policy if exists "ofUser" on "history";
drop policy if exists "ofAll" on "history";
drop view if exists "historyView" cascade;
create view "historyView" with (security_invoker = true) as select t."entity", t."recordId", t."recordVersion", t."action", t."snapshot", t."id", t."tenantId", t."createdTime", t."createdBy" from "history" t;
create or replace function "history_get"(p_tenant text, p_user text, p_id text) returns setof "historyView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "historyView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "history_create"(p_tenant text, p_user text, p_data jsonb) returns setof "historyView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "history" as t ("tenantId", "entity", "recordId", "recordVersion", "action", "snapshot", "id")
    select p_tenant, r."entity", r."recordId", r."recordVersion", r."action", r."snapshot", r."id" from jsonb_populate_record(null::"history", p_data) r
    returning t."entity", t."recordId", t."recordVersion", t."action", t."snapshot", t."id", t."tenantId", t."createdTime", t."createdBy";
end $$;

-- importJob
create or replace trigger "keepRecord" before insert or update or delete on "importJob" for each row execute function "keepRecord"('none', 'storageKey,report', '', 'tenant');
alter table "importJob" enable row level security;
alter table "importJob" force row level security;
drop policy if exists "ofTenant" on "importJob";
create policy "ofTenant" on "importJob" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "importJob";
drop policy if exists "ofAll" on "importJob";
drop view if exists "importJobView" cascade;
create view "importJobView" with (security_invoker = true) as select t."entity", t."fileName", t."state", t."progress", t."total", t."valid", t."bad", t."skipped", t."added", t."mode", t."message", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy" from "importJob" t;
create or replace function "importJob_get"(p_tenant text, p_user text, p_id text) returns setof "importJobView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "importJobView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "importJob_create"(p_tenant text, p_user text, p_data jsonb) returns setof "importJobView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "importJob" as t ("tenantId", "entity", "fileName", "storageKey", "state", "progress", "total", "valid", "bad", "skipped", "added", "mode", "message", "report", "id")
    select p_tenant, r."entity", r."fileName", r."storageKey", r."state", r."progress", r."total", r."valid", r."bad", r."skipped", r."added", r."mode", r."message", r."report", r."id" from jsonb_populate_record(null::"importJob", p_data) r
    returning t."entity", t."fileName", t."state", t."progress", t."total", t."valid", t."bad", t."skipped", t."added", t."mode", t."message", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;
create or replace function "importJob_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "importJobView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "importJob" t set ("entity", "fileName", "storageKey", "state", "progress", "total", "valid", "bad", "skipped", "added", "mode", "message", "report") = (select r."entity", r."fileName", r."storageKey", r."state", r."progress", r."total", r."valid", r."bad", r."skipped", r."added", r."mode", r."message", r."report" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."entity", t."fileName", t."state", t."progress", t."total", t."valid", t."bad", t."skipped", t."added", t."mode", t."message", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;

-- industry
create or replace trigger "keepRecord" before insert or update or delete on "industry" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "industry" enable row level security;
alter table "industry" force row level security;
drop policy if exists "ofTenant" on "industry";
create policy "ofTenant" on "industry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "industry";
drop policy if exists "ofAll" on "industry";
drop view if exists "industryView" cascade;
create view "industryView" with (security_invoker = true) as select t."industryName", t."industryCode", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "industry" t;
create or replace function "industry_get"(p_tenant text, p_user text, p_id text) returns setof "industryView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "industryView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "industry_create"(p_tenant text, p_user text, p_data jsonb) returns setof "industryView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "industry" as t ("tenantId", "industryName", "industryCode", "note", "order", "id")
    select p_tenant, r."industryName", r."industryCode", r."note", r."order", r."id" from jsonb_populate_record(null::"industry", p_data) r
    returning t."industryName", t."industryCode", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "industry_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "industryView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "industry" t set ("industryName", "industryCode", "note", "order") = (select r."industryName", r."industryCode", r."note", r."order" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."industryName", t."industryCode", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- loginAttempt
create or replace trigger "keepRecord" before insert or update or delete on "loginAttempt" for each row execute function "keepRecord"('none', '', '', 'platform');
drop view if exists "loginAttemptView" cascade;
create view "loginAttemptView" with (security_invoker = true) as select t."key", t."failures", t."lastTime", t."lockedUntil", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy" from "loginAttempt" t;
create or replace function "loginAttempt_get"(p_tenant text, p_user text, p_id text) returns setof "loginAttemptView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "loginAttemptView" t where t."id" = p_id;
end $$;
create or replace function "loginAttempt_create"(p_tenant text, p_user text, p_data jsonb) returns setof "loginAttemptView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "loginAttempt" as t ("key", "failures", "lastTime", "lockedUntil", "id")
    select r."key", r."failures", r."lastTime", r."lockedUntil", r."id" from jsonb_populate_record(null::"loginAttempt", p_data) r
    returning t."key", t."failures", t."lastTime", t."lockedUntil", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;
create or replace function "loginAttempt_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "loginAttemptView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "loginAttempt" t set ("key", "failures", "lastTime", "lockedUntil") = (select r."key", r."failures", r."lastTime", r."lockedUntil" from jsonb_populate_record(t, p_data) r)
    where t."id" = p_id and t."version" = p_version
    returning t."key", t."failures", t."lastTime", t."lockedUntil", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;

-- membership
create or replace trigger "keepRecord" before insert or update or delete on "membership" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "membership" enable row level security;
alter table "membership" force row level security;
drop policy if exists "ofTenant" on "membership";
create policy "ofTenant" on "membership" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "membership";
create policy "ofUser" on "membership" for select using ("userId" = nullif(current_setting('app.user_id', true), ''));
drop policy if exists "ofAll" on "membership";
drop view if exists "membershipView" cascade;
create view "membershipView" with (security_invoker = true) as select t."userId", t."roleId", t."jobNumber", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel", (select r."roleName" from "role" r where r."id" = t."roleId" and r."tenantId" = t."tenantId") as "roleIdLabel" from "membership" t;
create or replace function "membership_get"(p_tenant text, p_user text, p_id text) returns setof "membershipView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "membershipView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "membership_create"(p_tenant text, p_user text, p_data jsonb) returns setof "membershipView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "membership" as t ("tenantId", "userId", "roleId", "jobNumber", "state", "id")
    select p_tenant, r."userId", r."roleId", r."jobNumber", r."state", r."id" from jsonb_populate_record(null::"membership", p_data) r
    returning t."userId", t."roleId", t."jobNumber", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel", (select r."roleName" from "role" r where r."id" = t."roleId" and r."tenantId" = t."tenantId") as "roleIdLabel";
end $$;
create or replace function "membership_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "membershipView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "membership" t set ("userId", "roleId", "jobNumber", "state") = (select r."userId", r."roleId", r."jobNumber", r."state" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."userId", t."roleId", t."jobNumber", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel", (select r."roleName" from "role" r where r."id" = t."roleId" and r."tenantId" = t."tenantId") as "roleIdLabel";
end $$;

-- mockAnswer
create or replace trigger "keepRecord" before insert or update or delete on "mockAnswer" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "mockAnswer" enable row level security;
alter table "mockAnswer" force row level security;
drop policy if exists "ofTenant" on "mockAnswer";
create policy "ofTenant" on "mockAnswer" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "mockAnswer";
drop policy if exists "ofAll" on "mockAnswer";
drop view if exists "mockAnswerView" cascade;
create view "mockAnswerView" with (security_invoker = true) as select t."mockId", t."userId", t."questionId", t."selectedOptions", t."inputInfo", t."isFlagged", t."sequence", t."score", t."isCorrect", t."gained", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certId" from "mockExam" r where r."id" = t."mockId" and r."tenantId" = t."tenantId") as "mockIdLabel" from "mockAnswer" t;
create or replace function "mockAnswer_get"(p_tenant text, p_user text, p_id text) returns setof "mockAnswerView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "mockAnswerView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "mockAnswer_create"(p_tenant text, p_user text, p_data jsonb) returns setof "mockAnswerView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "mockAnswer" as t ("tenantId", "mockId", "userId", "questionId", "selectedOptions", "inputInfo", "isFlagged", "sequence", "score", "isCorrect", "gained", "id")
    select p_tenant, r."mockId", r."userId", r."questionId", r."selectedOptions", r."inputInfo", r."isFlagged", r."sequence", r."score", r."isCorrect", r."gained", r."id" from jsonb_populate_record(null::"mockAnswer", p_data) r
    returning t."mockId", t."userId", t."questionId", t."selectedOptions", t."inputInfo", t."isFlagged", t."sequence", t."score", t."isCorrect", t."gained", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certId" from "mockExam" r where r."id" = t."mockId" and r."tenantId" = t."tenantId") as "mockIdLabel";
end $$;
create or replace function "mockAnswer_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "mockAnswerView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "mockAnswer" t set ("mockId", "userId", "questionId", "selectedOptions", "inputInfo", "isFlagged", "sequence", "score", "isCorrect", "gained") = (select r."mockId", r."userId", r."questionId", r."selectedOptions", r."inputInfo", r."isFlagged", r."sequence", r."score", r."isCorrect", r."gained" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."mockId", t."userId", t."questionId", t."selectedOptions", t."inputInfo", t."isFlagged", t."sequence", t."score", t."isCorrect", t."gained", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certId" from "mockExam" r where r."id" = t."mockId" and r."tenantId" = t."tenantId") as "mockIdLabel";
end $$;

-- mockExam
create or replace trigger "keepRecord" before insert or update or delete on "mockExam" for each row execute function "keepRecord"('none', 'seed,paper,deviceId', '', 'tenant');
alter table "mockExam" enable row level security;
alter table "mockExam" force row level security;
drop policy if exists "ofTenant" on "mockExam";
create policy "ofTenant" on "mockExam" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "mockExam";
drop policy if exists "ofAll" on "mockExam";
drop view if exists "mockExamView" cascade;
create view "mockExamView" with (security_invoker = true) as select t."userId", t."certId", t."state", t."startTime", t."deadline", t."submittedTime", t."totalScore", t."passScore", t."score", t."isPassed", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel" from "mockExam" t;
create or replace function "mockExam_get"(p_tenant text, p_user text, p_id text) returns setof "mockExamView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "mockExamView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "mockExam_create"(p_tenant text, p_user text, p_data jsonb) returns setof "mockExamView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "mockExam" as t ("tenantId", "userId", "certId", "state", "seed", "paper", "deviceId", "startTime", "deadline", "submittedTime", "totalScore", "passScore", "score", "isPassed", "id")
    select p_tenant, r."userId", r."certId", r."state", r."seed", r."paper", r."deviceId", r."startTime", r."deadline", r."submittedTime", r."totalScore", r."passScore", r."score", r."isPassed", r."id" from jsonb_populate_record(null::"mockExam", p_data) r
    returning t."userId", t."certId", t."state", t."startTime", t."deadline", t."submittedTime", t."totalScore", t."passScore", t."score", t."isPassed", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
create or replace function "mockExam_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "mockExamView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "mockExam" t set ("userId", "certId", "state", "seed", "paper", "deviceId", "startTime", "deadline", "submittedTime", "totalScore", "passScore", "score", "isPassed") = (select r."userId", r."certId", r."state", r."seed", r."paper", r."deviceId", r."startTime", r."deadline", r."submittedTime", r."totalScore", r."passScore", r."score", r."isPassed" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."userId", t."certId", t."state", t."startTime", t."deadline", t."submittedTime", t."totalScore", t."passScore", t."score", t."isPassed", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;

-- occupation
create or replace trigger "keepRecord" before insert or update or delete on "occupation" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "occupation" enable row level security;
alter table "occupation" force row level security;
drop policy if exists "ofTenant" on "occupation";
create policy "ofTenant" on "occupation" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "occupation";
drop policy if exists "ofAll" on "occupation";
drop view if exists "occupationView" cascade;
create view "occupationView" with (security_invoker = true) as select t."occupationName", t."industryId", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."industryName" from "industry" r where r."id" = t."industryId" and r."tenantId" = t."tenantId") as "industryIdLabel" from "occupation" t;
create or replace function "occupation_get"(p_tenant text, p_user text, p_id text) returns setof "occupationView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "occupationView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "occupation_create"(p_tenant text, p_user text, p_data jsonb) returns setof "occupationView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "occupation" as t ("tenantId", "occupationName", "industryId", "note", "order", "id")
    select p_tenant, r."occupationName", r."industryId", r."note", r."order", r."id" from jsonb_populate_record(null::"occupation", p_data) r
    returning t."occupationName", t."industryId", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."industryName" from "industry" r where r."id" = t."industryId" and r."tenantId" = t."tenantId") as "industryIdLabel";
end $$;
create or replace function "occupation_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "occupationView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "occupation" t set ("occupationName", "industryId", "note", "order") = (select r."occupationName", r."industryId", r."note", r."order" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."occupationName", t."industryId", t."note", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."industryName" from "industry" r where r."id" = t."industryId" and r."tenantId" = t."tenantId") as "industryIdLabel";
end $$;

-- paperRule
create or replace trigger "keepRecord" before insert or update or delete on "paperRule" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "paperRule" enable row level security;
alter table "paperRule" force row level security;
drop policy if exists "ofTenant" on "paperRule";
create policy "ofTenant" on "paperRule" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "paperRule";
drop policy if exists "ofAll" on "paperRule";
drop view if exists "paperRuleView" cascade;
create view "paperRuleView" with (security_invoker = true) as select t."certId", t."ruleList", t."totalScore", t."totalCount", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel" from "paperRule" t;
create or replace function "paperRule_get"(p_tenant text, p_user text, p_id text) returns setof "paperRuleView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "paperRuleView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "paperRule_create"(p_tenant text, p_user text, p_data jsonb) returns setof "paperRuleView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "paperRule" as t ("tenantId", "certId", "ruleList", "totalScore", "totalCount", "note", "id")
    select p_tenant, r."certId", r."ruleList", r."totalScore", r."totalCount", r."note", r."id" from jsonb_populate_record(null::"paperRule", p_data) r
    returning t."certId", t."ruleList", t."totalScore", t."totalCount", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
create or replace function "paperRule_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "paperRuleView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "paperRule" t set ("certId", "ruleList", "totalScore", "totalCount", "note") = (select r."certId", r."ruleList", r."totalScore", r."totalCount", r."note" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."certId", t."ruleList", t."totalScore", t."totalCount", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;

-- portalInfo
create or replace trigger "keepRecord" before insert or update or delete on "portalInfo" for each row execute function "keepRecord"('history', '', '', 'tenant');
create or replace trigger "limitRecords" before insert on "portalInfo" for each row execute function "limitRecords"('1', '');
alter table "portalInfo" enable row level security;
alter table "portalInfo" force row level security;
drop policy if exists "ofTenant" on "portalInfo";
create policy "ofTenant" on "portalInfo" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "portalInfo";
drop policy if exists "ofAll" on "portalInfo";
drop view if exists "portalInfoView" cascade;
create view "portalInfoView" with (security_invoker = true) as select t."orgName", t."portalLogoUrl", t."slogan", t."intro", t."phone", t."privacyUrl", t."agreementUrl", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy" from "portalInfo" t;
create or replace function "portalInfo_get"(p_tenant text, p_user text, p_id text) returns setof "portalInfoView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "portalInfoView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "portalInfo_create"(p_tenant text, p_user text, p_data jsonb) returns setof "portalInfoView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "portalInfo" as t ("tenantId", "orgName", "portalLogoUrl", "slogan", "intro", "phone", "privacyUrl", "agreementUrl", "id")
    select p_tenant, r."orgName", r."portalLogoUrl", r."slogan", r."intro", r."phone", r."privacyUrl", r."agreementUrl", r."id" from jsonb_populate_record(null::"portalInfo", p_data) r
    returning t."orgName", t."portalLogoUrl", t."slogan", t."intro", t."phone", t."privacyUrl", t."agreementUrl", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;
create or replace function "portalInfo_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "portalInfoView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "portalInfo" t set ("orgName", "portalLogoUrl", "slogan", "intro", "phone", "privacyUrl", "agreementUrl") = (select r."orgName", r."portalLogoUrl", r."slogan", r."intro", r."phone", r."privacyUrl", r."agreementUrl" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."orgName", t."portalLogoUrl", t."slogan", t."intro", t."phone", t."privacyUrl", t."agreementUrl", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy";
end $$;

-- position
create or replace trigger "keepRecord" before insert or update or delete on "position" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "position" enable row level security;
alter table "position" force row level security;
drop policy if exists "ofTenant" on "position";
create policy "ofTenant" on "position" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "position";
drop policy if exists "ofAll" on "position";
drop view if exists "positionView" cascade;
create view "positionView" with (security_invoker = true) as select t."positionName", t."occupationId", t."duty", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."occupationName" from "occupation" r where r."id" = t."occupationId" and r."tenantId" = t."tenantId") as "occupationIdLabel" from "position" t;
create or replace function "position_get"(p_tenant text, p_user text, p_id text) returns setof "positionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "positionView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "position_create"(p_tenant text, p_user text, p_data jsonb) returns setof "positionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "position" as t ("tenantId", "positionName", "occupationId", "duty", "order", "id")
    select p_tenant, r."positionName", r."occupationId", r."duty", r."order", r."id" from jsonb_populate_record(null::"position", p_data) r
    returning t."positionName", t."occupationId", t."duty", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."occupationName" from "occupation" r where r."id" = t."occupationId" and r."tenantId" = t."tenantId") as "occupationIdLabel";
end $$;
create or replace function "position_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "positionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "position" t set ("positionName", "occupationId", "duty", "order") = (select r."positionName", r."occupationId", r."duty", r."order" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."positionName", t."occupationId", t."duty", t."order", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."occupationName" from "occupation" r where r."id" = t."occupationId" and r."tenantId" = t."tenantId") as "occupationIdLabel";
end $$;

-- practiceAnswer
create or replace trigger "keepRecord" before insert or update or delete on "practiceAnswer" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "practiceAnswer" enable row level security;
alter table "practiceAnswer" force row level security;
drop policy if exists "ofTenant" on "practiceAnswer";
create policy "ofTenant" on "practiceAnswer" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "practiceAnswer";
drop policy if exists "ofAll" on "practiceAnswer";
drop view if exists "practiceAnswerView" cascade;
create view "practiceAnswerView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."questionVersion", t."selectedOptions", t."inputInfo", t."isCorrect", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel" from "practiceAnswer" t;
create or replace function "practiceAnswer_get"(p_tenant text, p_user text, p_id text) returns setof "practiceAnswerView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "practiceAnswerView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "practiceAnswer_create"(p_tenant text, p_user text, p_data jsonb) returns setof "practiceAnswerView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "practiceAnswer" as t ("tenantId", "userId", "certId", "questionId", "questionVersion", "selectedOptions", "inputInfo", "isCorrect", "id")
    select p_tenant, r."userId", r."certId", r."questionId", r."questionVersion", r."selectedOptions", r."inputInfo", r."isCorrect", r."id" from jsonb_populate_record(null::"practiceAnswer", p_data) r
    returning t."userId", t."certId", t."questionId", t."questionVersion", t."selectedOptions", t."inputInfo", t."isCorrect", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
create or replace function "practiceAnswer_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "practiceAnswerView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "practiceAnswer" t set ("userId", "certId", "questionId", "questionVersion", "selectedOptions", "inputInfo", "isCorrect") = (select r."userId", r."certId", r."questionId", r."questionVersion", r."selectedOptions", r."inputInfo", r."isCorrect" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."userId", t."certId", t."questionId", t."questionVersion", t."selectedOptions", t."inputInfo", t."isCorrect", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;

-- question
create or replace trigger "keepRecord" before insert or update or delete on "question" for each row execute function "keepRecord"('history', 'titleText,identityHash', 'recycle', 'tenant');
alter table "question" enable row level security;
alter table "question" force row level security;
drop policy if exists "ofTenant" on "question";
create policy "ofTenant" on "question" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "question";
drop policy if exists "ofAll" on "question";
drop view if exists "questionView" cascade;
create view "questionView" with (security_invoker = true) as select t."certId", t."type", t."title", t."titleText", t."options", t."answer", t."format", t."analysis", t."difficulty", t."score", t."knowledge", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel" from "question" t;
create or replace function "question_get"(p_tenant text, p_user text, p_id text) returns setof "questionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "questionView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "question_create"(p_tenant text, p_user text, p_data jsonb) returns setof "questionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "question" as t ("tenantId", "certId", "type", "title", "options", "answer", "format", "analysis", "difficulty", "score", "knowledge", "state", "id", "identityHash")
    select p_tenant, r."certId", r."type", r."title", r."options", r."answer", r."format", r."analysis", r."difficulty", r."score", r."knowledge", r."state", r."id", r."identityHash" from jsonb_populate_record(null::"question", p_data) r
    returning t."certId", t."type", t."title", t."titleText", t."options", t."answer", t."format", t."analysis", t."difficulty", t."score", t."knowledge", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
create or replace function "question_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "questionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "question" t set ("certId", "type", "title", "options", "answer", "format", "analysis", "difficulty", "score", "knowledge", "state", "identityHash") = (select r."certId", r."type", r."title", r."options", r."answer", r."format", r."analysis", r."difficulty", r."score", r."knowledge", r."state", r."identityHash" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."certId", t."type", t."title", t."titleText", t."options", t."answer", t."format", t."analysis", t."difficulty", t."score", t."knowledge", t."state", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;

-- role
create or replace trigger "keepRecord" before insert or update or delete on "role" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "role" enable row level security;
alter table "role" force row level security;
drop policy if exists "ofTenant" on "role";
create policy "ofTenant" on "role" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "role";
drop policy if exists "ofAll" on "role";
drop view if exists "roleView" cascade;
create view "roleView" with (security_invoker = true) as select t."roleName", t."note", t."codes", t."isBuiltin", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "role" t;
create or replace function "role_get"(p_tenant text, p_user text, p_id text) returns setof "roleView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "roleView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "role_create"(p_tenant text, p_user text, p_data jsonb) returns setof "roleView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "role" as t ("tenantId", "roleName", "note", "codes", "isBuiltin", "id")
    select p_tenant, r."roleName", r."note", r."codes", r."isBuiltin", r."id" from jsonb_populate_record(null::"role", p_data) r
    returning t."roleName", t."note", t."codes", t."isBuiltin", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "role_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "roleView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "role" t set ("roleName", "note", "codes", "isBuiltin") = (select r."roleName", r."note", r."codes", r."isBuiltin" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."roleName", t."note", t."codes", t."isBuiltin", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- savedView
create or replace trigger "keepRecord" before insert or update or delete on "savedView" for each row execute function "keepRecord"('none', '', '', 'tenant');
alter table "savedView" enable row level security;
alter table "savedView" force row level security;
drop policy if exists "ofTenant" on "savedView";
create policy "ofTenant" on "savedView" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "savedView";
drop policy if exists "ofAll" on "savedView";
drop view if exists "savedViewView" cascade;
create view "savedViewView" with (security_invoker = true) as select t."userId", t."screen", t."name", t."settings", t."isDefault", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel" from "savedView" t;
create or replace function "savedView_get"(p_tenant text, p_user text, p_id text) returns setof "savedViewView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "savedViewView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "savedView_create"(p_tenant text, p_user text, p_data jsonb) returns setof "savedViewView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "savedView" as t ("tenantId", "userId", "screen", "name", "settings", "isDefault", "id")
    select p_tenant, r."userId", r."screen", r."name", r."settings", r."isDefault", r."id" from jsonb_populate_record(null::"savedView", p_data) r
    returning t."userId", t."screen", t."name", t."settings", t."isDefault", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel";
end $$;
create or replace function "savedView_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "savedViewView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "savedView" t set ("userId", "screen", "name", "settings", "isDefault") = (select r."userId", r."screen", r."name", r."settings", r."isDefault" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."userId", t."screen", t."name", t."settings", t."isDefault", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel";
end $$;

-- screenOverlay
create or replace trigger "keepRecord" before insert or update or delete on "screenOverlay" for each row execute function "keepRecord"('history', '', 'recycle', 'tenant');
alter table "screenOverlay" enable row level security;
alter table "screenOverlay" force row level security;
drop policy if exists "ofTenant" on "screenOverlay";
create policy "ofTenant" on "screenOverlay" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "screenOverlay";
drop policy if exists "ofAll" on "screenOverlay";
drop view if exists "screenOverlayView" cascade;
create view "screenOverlayView" with (security_invoker = true) as select t."screen", t."patch", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "screenOverlay" t;
create or replace function "screenOverlay_get"(p_tenant text, p_user text, p_id text) returns setof "screenOverlayView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "screenOverlayView" t where t."tenantId" = p_tenant and t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "screenOverlay_create"(p_tenant text, p_user text, p_data jsonb) returns setof "screenOverlayView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "screenOverlay" as t ("tenantId", "screen", "patch", "note", "id")
    select p_tenant, r."screen", r."patch", r."note", r."id" from jsonb_populate_record(null::"screenOverlay", p_data) r
    returning t."screen", t."patch", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "screenOverlay_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "screenOverlayView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "screenOverlay" t set ("screen", "patch", "note") = (select r."screen", r."patch", r."note" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."screen", t."patch", t."note", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- session
create or replace trigger "keepRecord" before insert or update or delete on "session" for each row execute function "keepRecord"('none', 'tokenHash', '', 'platform');
drop view if exists "sessionView" cascade;
create view "sessionView" with (security_invoker = true) as select t."userId", t."currTenantId", t."currRoleId", t."ip", t."userAgent", t."lastSeenTime", t."expiresTime", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel" from "session" t;
create or replace function "session_get"(p_tenant text, p_user text, p_id text) returns setof "sessionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "sessionView" t where t."id" = p_id;
end $$;
create or replace function "session_create"(p_tenant text, p_user text, p_data jsonb) returns setof "sessionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "session" as t ("tokenHash", "userId", "currTenantId", "currRoleId", "ip", "userAgent", "lastSeenTime", "expiresTime", "id")
    select r."tokenHash", r."userId", r."currTenantId", r."currRoleId", r."ip", r."userAgent", r."lastSeenTime", r."expiresTime", r."id" from jsonb_populate_record(null::"session", p_data) r
    returning t."userId", t."currTenantId", t."currRoleId", t."ip", t."userAgent", t."lastSeenTime", t."expiresTime", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel";
end $$;
create or replace function "session_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "sessionView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "session" t set ("tokenHash", "userId", "currTenantId", "currRoleId", "ip", "userAgent", "lastSeenTime", "expiresTime") = (select r."tokenHash", r."userId", r."currTenantId", r."currRoleId", r."ip", r."userAgent", r."lastSeenTime", r."expiresTime" from jsonb_populate_record(t, p_data) r)
    where t."id" = p_id and t."version" = p_version
    returning t."userId", t."currTenantId", t."currRoleId", t."ip", t."userAgent", t."lastSeenTime", t."expiresTime", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."nickname" from "user" r where r."id" = t."userId") as "userIdLabel";
end $$;

-- tenant
create or replace trigger "keepRecord" before insert or update or delete on "tenant" for each row execute function "keepRecord"('history', '', 'recycle', 'platform');
drop view if exists "tenantView" cascade;
create view "tenantView" with (security_invoker = true) as select t."tenantName", t."logo", t."contact", t."phone", t."intro", t."channel", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "tenant" t;
create or replace function "tenant_get"(p_tenant text, p_user text, p_id text) returns setof "tenantView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "tenantView" t where t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "tenant_create"(p_tenant text, p_user text, p_data jsonb) returns setof "tenantView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "tenant" as t ("tenantName", "logo", "contact", "phone", "intro", "channel", "state", "id")
    select r."tenantName", r."logo", r."contact", r."phone", r."intro", r."channel", r."state", r."id" from jsonb_populate_record(null::"tenant", p_data) r
    returning t."tenantName", t."logo", t."contact", t."phone", t."intro", t."channel", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "tenant_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "tenantView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "tenant" t set ("tenantName", "logo", "contact", "phone", "intro", "channel", "state") = (select r."tenantName", r."logo", r."contact", r."phone", r."intro", r."channel", r."state" from jsonb_populate_record(t, p_data) r)
    where t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."tenantName", t."logo", t."contact", t."phone", t."intro", t."channel", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- user
create or replace trigger "keepRecord" before insert or update or delete on "user" for each row execute function "keepRecord"('history', 'passwordHash', 'recycle', 'platform');
drop view if exists "userView" cascade;
create view "userView" with (security_invoker = true) as select t."account", t."nickname", t."avatar", t."phone", t."email", t."gender", t."isOperator", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime" from "user" t;
create or replace function "user_get"(p_tenant text, p_user text, p_id text) returns setof "userView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "userView" t where t."id" = p_id and t."deletedTime" is null;
end $$;
create or replace function "user_create"(p_tenant text, p_user text, p_data jsonb) returns setof "userView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "user" as t ("account", "nickname", "avatar", "phone", "email", "gender", "isOperator", "passwordHash", "state", "id")
    select r."account", r."nickname", r."avatar", r."phone", r."email", r."gender", r."isOperator", r."passwordHash", r."state", r."id" from jsonb_populate_record(null::"user", p_data) r
    returning t."account", t."nickname", t."avatar", t."phone", t."email", t."gender", t."isOperator", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;
create or replace function "user_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "userView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "user" t set ("account", "nickname", "avatar", "phone", "email", "gender", "isOperator", "passwordHash", "state") = (select r."account", r."nickname", r."avatar", r."phone", r."email", r."gender", r."isOperator", r."passwordHash", r."state" from jsonb_populate_record(t, p_data) r)
    where t."id" = p_id and t."version" = p_version and t."deletedTime" is null
    returning t."account", t."nickname", t."avatar", t."phone", t."email", t."gender", t."isOperator", t."state", t."id", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", t."deletedTime";
end $$;

-- wrongRecord
create or replace trigger "keepRecord" before insert or update or delete on "wrongRecord" for each row execute function "keepRecord"('none', 'card', '', 'tenant');
alter table "wrongRecord" enable row level security;
alter table "wrongRecord" force row level security;
drop policy if exists "ofTenant" on "wrongRecord";
create policy "ofTenant" on "wrongRecord" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId" = current_setting('app.tenant_id', true));
drop policy if exists "ofUser" on "wrongRecord";
drop policy if exists "ofAll" on "wrongRecord";
drop view if exists "wrongRecordView" cascade;
create view "wrongRecordView" with (security_invoker = true) as select t."userId", t."certId", t."questionId", t."questionVersion", t."wrongCount", t."lastTime", t."isRedone", t."due", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel" from "wrongRecord" t;
create or replace function "wrongRecord_get"(p_tenant text, p_user text, p_id text) returns setof "wrongRecordView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query select * from "wrongRecordView" t where t."tenantId" = p_tenant and t."id" = p_id;
end $$;
create or replace function "wrongRecord_create"(p_tenant text, p_user text, p_data jsonb) returns setof "wrongRecordView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query insert into "wrongRecord" as t ("tenantId", "userId", "certId", "questionId", "questionVersion", "wrongCount", "lastTime", "isRedone", "due", "card", "id")
    select p_tenant, r."userId", r."certId", r."questionId", r."questionVersion", r."wrongCount", r."lastTime", r."isRedone", r."due", r."card", r."id" from jsonb_populate_record(null::"wrongRecord", p_data) r
    returning t."userId", t."certId", t."questionId", t."questionVersion", t."wrongCount", t."lastTime", t."isRedone", t."due", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
create or replace function "wrongRecord_update"(p_tenant text, p_user text, p_id text, p_version integer, p_data jsonb) returns setof "wrongRecordView" language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  return query update "wrongRecord" t set ("userId", "certId", "questionId", "questionVersion", "wrongCount", "lastTime", "isRedone", "due", "card") = (select r."userId", r."certId", r."questionId", r."questionVersion", r."wrongCount", r."lastTime", r."isRedone", r."due", r."card" from jsonb_populate_record(t, p_data) r)
    where t."tenantId" = p_tenant and t."id" = p_id and t."version" = p_version
    returning t."userId", t."certId", t."questionId", t."questionVersion", t."wrongCount", t."lastTime", t."isRedone", t."due", t."id", t."tenantId", t."createdTime", t."createdBy", t."version", t."updatedTime", t."updatedBy", (select r."certName" from "cert" r where r."id" = t."certId" and r."tenantId" = t."tenantId") as "certIdLabel";
end $$;
