-- Applications for certificates. Rules Y… of docs/rules.md. The text may be run again at any time.

-- Y2: the states in which an application is under way.
create or replace function "isUnderWay"(p_state text) returns boolean language sql immutable as $$
  select p_state in ('pending', 'rechecking', 'platform', 'returned', 'approved', 'registered')
$$;

-- Y8, SC26: the states in which an application takes a place of its exam: under way, or used.
create or replace function "takesPlace"(p_state text) returns boolean language sql immutable as $$
  select "isUnderWay"(p_state) or p_state = 'used'
$$;

-- Y8: how many applications of an exam take one of its places, whoever asks; counted as the owner, as policies would be asked of each.
drop function if exists "underWayIn"(text, text);
create or replace function "placesTaken"(p_tenant text, p_exam text) returns integer language plpgsql stable as $$
begin
  return (select count(*) from "certApply" a where p_tenant = current_setting('app.tenant_id', true)
    and a."tenantId" = p_tenant and a."examId" = p_exam and "takesPlace"(a."state"));
end $$;
select "runAsOwner"('"placesTaken"(text, text)');

-- Y4, Y5: who reviews an application is as its certificate says when it is handed in. Y3: an exam is applied for while
-- applications are open; whoever is put into one later, only until it is over. Both are of the application's certificate
-- (the filter of the reference). Y11: what comes under way again names no exam that was cancelled or withdrawn meanwhile. SC26:
-- what was used stays in its exam. SC39: whoever has nothing left to sit in an exam does not apply for it.
create or replace function "keepApplication"() returns trigger language plpgsql as $$
declare
  v_cert record;
  v_exam record;
  v_broken text;
begin
  if tg_op = 'INSERT' then
    select c."review", c."isRecommended", c."state" = 'on' and c."deletedTime" is null as "isOpen" into v_cert
      from "cert" c where c."tenantId" = new."tenantId" and c."id" = new."certId";
    new."review" := v_cert."review";
    new."isRecommended" := v_cert."isRecommended";
    new."submittedTime" := coalesce(new."submittedTime", now());
    if not v_cert."isOpen" then
      raise exception 'a certificate off the shelf' using errcode = 'check_violation', constraint = 'apply_cert', table = 'certApply';
    end if;
  end if;
  if tg_op = 'UPDATE' and "isUnderWay"(new."state") and not "takesPlace"(old."state") and not exists (select from "exam" e
      where e."tenantId" = new."tenantId" and e."id" = new."examId" and e."state" = 'published' and e."deletedTime" is null) then
    new."examId" := null;
  end if;
  if new."examId" is not null and (tg_op = 'INSERT' or new."examId" is distinct from old."examId"
      or (new."state" = 'registered' and old."state" not in ('registered', 'used'))) then
    select e."applyStartTime", e."applyEndTime", e."validityPeriodEndTime", e."state" into v_exam
      from "exam" e where e."tenantId" = new."tenantId" and e."id" = new."examId";
    v_broken := case
      when v_exam."state" <> 'published' then 'apply_exam'
      when new."state" in ('approved', 'registered') and now() >= v_exam."validityPeriodEndTime" then 'apply_over'
      when new."state" = 'pending' and now() < v_exam."applyStartTime" then 'apply_early'
      when new."state" = 'pending' and now() >= v_exam."applyEndTime" then 'apply_closed'
      when (tg_op = 'INSERT' or new."examId" is distinct from old."examId")
        and "hasPassedAll"(new."tenantId", new."userId", new."examId") then 'apply_kept'
    end;
  end if;
  if tg_op = 'UPDATE' and new."state" <> old."state" then
    v_broken := case
      when old."state" = 'returned' and new."state" = 'pending' and now() >= old."completeBy" then 'apply_late'
      when new."state" = 'returned' and new."completeBy" <= now() then 'apply_past'
      when new."state" = 'returned' and new."completeBy" > now() + interval '1 year' then 'apply_far'
      when new."state" in ('approved', 'platform') and old."state" = 'pending' and old."review" = 'two' then 'apply_review'
      when new."state" in ('approved', 'platform') and old."state" = 'rechecking' and old."firstBy" = new."reviewedBy" then 'apply_review'
      when new."state" = 'approved' and old."state" in ('pending', 'rechecking') and old."isRecommended" then 'apply_platform'
      else v_broken
    end;
    if new."state" = 'pending' then
      new."firstBy" := null; new."firstTime" := null; new."reviewedBy" := null; new."reviewedTime" := null;
      new."completeBy" := null;
    end if;
    if new."state" = 'approved' then new."registeredTime" := null; end if;
  end if;
  if v_broken is not null then
    raise exception 'an application breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'certApply';
  end if;
  return new;
end $$;
create or replace trigger "keepApplication" before insert or update of "state", "examId" on "certApply"
  for each row execute function "keepApplication"();

-- Z10: somebody is seated at a site in use that their organisation uses (B1); what was said before stays.
create or replace function "keepApplicantSite"() returns trigger language plpgsql as $$
begin
  if not "isUsableSite"(new."siteId", new."tenantId") then
    raise exception 'a site of others' using errcode = 'check_violation', constraint = 'apply_site', table = 'certApply';
  end if;
  return new;
end $$;
create or replace trigger "keepApplicantSiteAtOnce" before insert on "certApply"
  for each row when (new."siteId" is not null) execute function "keepApplicantSite"();
create or replace trigger "keepApplicantSite" before update of "siteId" on "certApply"
  for each row when (new."siteId" is not null and new."siteId" is distinct from old."siteId") execute function "keepApplicantSite"();

-- Plain text as HTML that shows it, as `htmlOf` of notices: what stands in it is no markup, lines stay lines.
create or replace function "htmlOf"(p_text text) returns text language sql immutable as $$
  select replace(replace(replace(replace(replace(replace(p_text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;'), E'\n', '<br>')
$$;

-- Y1: what becomes of an application by no step of its own is told to its learner all the same.
create or replace function "tellApplicant"(p_tenant text, p_user text, p_title text, p_content text) returns void
  language plpgsql as $$
begin
  insert into "message" ("id", "tenantId", "userId", "title", "content", "senderName", "readingStatus", "opens")
    select gen_random_uuid()::text, p_tenant, p_user, left(p_title, 100), "htmlOf"(p_content), t."tenantName", '2',
      '/auth-center/my-certification'
    from "tenant" t where t."id" = p_tenant;
end $$;

-- Y11: of a cancelled exam no application stays: what was registered is approved again, and each can be put into another.
create or replace function "freeApplications"() returns trigger language plpgsql as $$
declare
  v_user text;
  v_reach text := coalesce(current_setting('app.reach', true), '');
  -- What was said with the step (rule S12).
  v_reason text := nullif(current_setting('app.step', true), '')::jsonb #>> '{said,0,value}';
begin
  perform set_config('app.reach', '', true);
  for v_user in
    update "certApply" set "examId" = null, "state" = case "state" when 'registered' then 'approved' else "state" end
      where "tenantId" = new."tenantId" and "examId" = new."id" and "isUnderWay"("state") returning "userId"
  loop
    perform "tellApplicant"(new."tenantId", v_user, '考试已取消：' || new."examName",
      '您报名的“' || new."examName" || '”已取消。' || coalesce('原因：' || v_reason || E'\n', '') || '报名仍然有效，等待机构安排别的考试；不想等的话可以撤销报名。');
  end loop;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "freeApplications" after update of "state" on "exam"
  for each row when (new."state" = 'cancelled' and old."state" <> 'cancelled') execute function "freeApplications"();

-- Y3: an exam that applications under way, or used ones, name is not withdrawn; as a draft it could be given to another certificate.
create or replace function "keepApplied"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_applied boolean;
begin
  perform set_config('app.reach', '', true);
  v_applied := exists (select from "certApply" a where a."tenantId" = new."tenantId" and a."examId" = new."id"
    and "takesPlace"(a."state"));
  perform set_config('app.reach', v_reach, true);
  if v_applied then
    raise exception 'an exam with applications' using errcode = 'check_violation', constraint = 'exam_applied', table = 'exam';
  end if;
  return new;
end $$;
create or replace trigger "keepApplied" before update of "state" on "exam"
  for each row when (new."state" = 'draft' and old."state" = 'published') execute function "keepApplied"();
