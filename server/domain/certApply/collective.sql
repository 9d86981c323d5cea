-- Applications and payments from sheets. Rules Y12 and Y13 of docs/rules.md. The text may be run again at any time.

-- Y13: what keeps somebody from being put into an exam: {field, reason}, the field empty where none is meant; null where nothing does.
drop function if exists "whyNotEntered"(text, text, text, text, text, boolean);
create or replace function "entryProblem"(p_tenant text, p_exam text, p_name text, p_account text, p_number text,
  p_is_paid boolean) returns text[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_exam record;
  v_known record;
begin
  select e."state", e."validityPeriodEndTime", e."needsPayment", e."places", e."certId", c."isRecommended",
      c."state" = 'on' and c."deletedTime" is null as "isOpen" into v_exam
    from "exam" e join "cert" c on c."tenantId" = e."tenantId" and c."id" = e."certId"
    where e."tenantId" = p_tenant and e."id" = p_exam and e."deletedTime" is null;
  if v_exam."state" is distinct from 'published' then return array['examId', '这次考试没有发布或已取消']; end if;
  if now() >= v_exam."validityPeriodEndTime" then return array['examId', '这次考试已经结束']; end if;
  if not v_exam."isOpen" then return array['examId', '这张证书已下架']; end if;
  if v_exam."isRecommended" then return array['examId', '平台推荐的证书要由平台审核，请本人报名']; end if;
  if v_exam."needsPayment" and not p_is_paid then return array['isPaid', '这次考试需先缴费：收费以后在“已缴费”一列填“是”']; end if;
  if exists (select from "certApply" a where a."tenantId" = p_tenant and a."examId" = p_exam
    and a."idNumber" = p_number and "isUnderWay"(a."state")) then
    return array['idNumber', '这个证件号码在这次考试中已有报名'];
  end if;
  if v_exam."places" <= "placesTaken"(p_tenant, p_exam) then
    return array['examId', '报名名额已满：最多 ' || v_exam."places" || ' 人'];
  end if;
  -- Inside a tenant one who is no member is not seen (rule T7).
  perform set_config('app.tenant_id', '', true);
  select u."id", u."nickname", u."state" into v_known from "user" u
    where u."account" = p_account and u."deletedTime" is null;
  perform set_config('app.tenant_id', p_tenant, true);
  if v_known."id" is null then return null; end if;
  if v_known."nickname" <> p_name then return array['account', '这个账号已有人使用，姓名不同，请核对账号和姓名']; end if;
  if v_known."state" <> 'on' then return array['account', '这个账号已停用，请联系平台']; end if;
  if "isStranger"(p_tenant, v_known."id") then
    return array['account', '这个账号不是本机构的：请先在“用户管理”中邀请，本人同意以后再报名'];
  end if;
  if exists (select from "certApply" a where a."tenantId" = p_tenant and a."certId" = v_exam."certId"
    and a."userId" = v_known."id" and "isUnderWay"(a."state")) then
    return array['', '这个人的这张证书已有一份报名，办完或撤销以后才能再报'];
  end if;
  if "hasPassedAll"(p_tenant, v_known."id", p_exam) then return array['', '这个人各科都已通过，成绩还保留着，不用再考这次考试']; end if;
  return null;
end $$;

-- Y13: a row opens the account and gives the role of a student as an entry of its own does (T19), hands in the
-- application and registers it – where two people review, the one who entered it is the first of them – or says why not.
create or replace function "registerApplicant"() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_me text := nullif(nullif(current_setting('app.user_id', true), ''), 'system');
  v_cert record;
  v_entry record;
  v_problem text[];
  v_isByPhone boolean := new."account" is null;
begin
  new."account" := coalesce(new."account", new."phone");
  new."idNumber" := upper(regexp_replace(normalize(new."idNumber", nfkc), '[\s\u200b-\u200d\u2060\ufeff]', '', 'g'));
  perform set_config('app.reach', '', true);
  v_problem := "entryProblem"(new."tenantId", new."examId", new."personName", new."account", new."idNumber", new."isPaid");
  new."reason" := case when v_problem[1] = 'account' and v_isByPhone then '没有填账号，用的是手机号：' else '' end || v_problem[2];
  perform set_config('app.field', case when v_problem[1] = 'account' and v_isByPhone then 'phone' else coalesce(v_problem[1], '') end, true);
  perform set_config('app.reach', v_reach, true);
  if new."reason" is null then
    insert into "memberEntry" ("id", "tenantId", "account", "nickname", "roleId", "departmentId", "phone")
      values (gen_random_uuid()::text, new."tenantId", new."account", new."personName", '2', new."departmentId", new."phone")
      returning "id", "userId", "state", "reason" into v_entry;
    if v_entry."state" = 'refused' then
      delete from "memberEntry" where "id" = v_entry."id";
      new."reason" := v_entry."reason";
    end if;
  end if;
  if new."reason" is not null then
    new."state" := 'refused';
    new."applyCode" := null;
    return new;
  end if;
  select c."id", c."certName", c."review", e."examName" into v_cert
    from "exam" e join "cert" c on c."tenantId" = e."tenantId" and c."id" = e."certId"
    where e."tenantId" = new."tenantId" and e."id" = new."examId";
  new."state" := case v_cert."review" when 'two' then 'rechecking' else 'registered' end;
  new."applyId" := gen_random_uuid()::text;
  perform set_config('app.reach', '', true);
  insert into "certApply" ("id", "tenantId", "applyCode", "certId", "examId", "userId", "personName", "idType", "idNumber",
      "phone", "education", "workYears", "isPaid", "paidTime", "state", "firstBy", "firstTime", "registeredTime")
    values (new."applyId", new."tenantId", new."applyCode", v_cert."id", new."examId", v_entry."userId", new."personName",
      new."idType", new."idNumber", new."phone", new."education", new."workYears", new."isPaid",
      case when new."isPaid" then now() end, new."state",
      case new."state" when 'rechecking' then v_me end, case new."state" when 'rechecking' then now() end,
      case new."state" when 'registered' then now() end);
  if new."state" = 'registered' then
    perform "tellApplicant"(new."tenantId", v_entry."userId", '已登记考试：' || v_cert."examName",
      '机构为您报名的“' || v_cert."certName" || '”已登记到“' || v_cert."examName" || '”。请留意预约和考试的时间。');
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;

-- Y13: an import that is undone withdraws what its rows handed in, and tells whose it was; account and role stay. What the
-- certificate was used for already is not withdrawn. Registration ends by its own way first (S1).
create or replace function "withdrawApplicant"() returns trigger language plpgsql as $$
declare
  v_user text;
  v_exam text;
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  if exists (select from "certApply" a where a."tenantId" = old."tenantId" and a."id" = old."applyId" and a."state" = 'used') then
    raise exception 'the application is used' using errcode = 'check_violation', constraint = 'apply_used', table = 'applyEntry';
  end if;
  update "certApply" set "state" = 'approved'
    where "tenantId" = old."tenantId" and "id" = old."applyId" and "state" = 'registered';
  update "certApply" set "state" = 'cancelled'
    where "tenantId" = old."tenantId" and "id" = old."applyId"
      and "isUnderWay"("state") returning "userId" into v_user;
  if v_user is not null then
    select e."examName" into v_exam from "exam" e where e."tenantId" = old."tenantId" and e."id" = old."examId";
    perform "tellApplicant"(old."tenantId", v_user, '报名已撤销：' || v_exam,
      '机构撤销了为您在“' || v_exam || '”的报名。有疑问请联系机构，也可以自己报名。');
  end if;
  perform set_config('app.reach', v_reach, true);
  return old;
end $$;

-- Y12: a row says of the application with its number, and of the person whose it is, that it is paid for, or why not.
create or replace function "confirmPayment"() returns trigger language plpgsql as $$
declare
  v_apply record;
  -- {field, reason}.
  v_problem text[];
begin
  new."applyCode" := upper(btrim(new."applyCode"));
  select a."id", a."personName", a."state", a."isPaid", a."examId", a."needsPayment" into v_apply from "certApply" a
    where a."tenantId" = new."tenantId" and a."applyCode" = new."applyCode" for update;
  v_problem := case
    when v_apply."id" is null then array['applyCode', '没有这个报名号，请核对']
    when v_apply."personName" <> new."personName" then array['personName', '这个报名号是别人的，请核对报名号和姓名']
    when v_apply."isPaid" then array['', '早已确认缴费']
    when v_apply."state" = 'registered' then array['', '这份报名已登记，不用再确认缴费']
    when not "isUnderWay"(v_apply."state") then array['', '这份报名已不再办理']
    when v_apply."examId" is null then array['', '这份报名还没有安排考试，请先安排考试']
    when v_apply."needsPayment" is not true then array['', '这份报名的考试不用缴费']
  end;
  perform set_config('app.field', coalesce(v_problem[1], ''), true);
  new."reason" := v_problem[2];
  new."state" := case when v_problem is null then 'paid'
    when v_apply."isPaid" and v_apply."personName" = new."personName" then 'known' else 'refused' end;
  if new."state" = 'paid' then
    new."applyId" := v_apply."id";
    update "certApply" set "isPaid" = true, "paidTime" = now() where "tenantId" = new."tenantId" and "id" = v_apply."id";
  end if;
  return new;
end $$;

-- Y12: an import that is undone takes its confirmations back, but none on which somebody is registered.
create or replace function "takeBackPayment"() returns trigger language plpgsql as $$
begin
  if old."applyId" is null then return old; end if;
  if exists (select from "certApply" a where a."tenantId" = old."tenantId" and a."id" = old."applyId"
    and a."state" in ('registered', 'used')) then
    raise exception 'the application is registered' using errcode = 'check_violation', constraint = 'apply_paid',
      table = 'paymentEntry';
  end if;
  update "certApply" set "isPaid" = false, "paidTime" = null
    where "tenantId" = old."tenantId" and "id" = old."applyId" and "isPaid";
  return old;
end $$;

do $$
begin
  if to_regclass('"applyEntry"') is not null then
    -- By its name it comes after the triggers that give the row its number.
    create or replace trigger "registerApplicant" before insert on "applyEntry" for each row execute function "registerApplicant"();
    create or replace trigger "withdrawApplicant" before delete on "applyEntry" for each row execute function "withdrawApplicant"();
  end if;
  if to_regclass('"paymentEntry"') is not null then
    create or replace trigger "confirmPayment" before insert on "paymentEntry" for each row execute function "confirmPayment"();
    create or replace trigger "takeBackPayment" before delete on "paymentEntry" for each row execute function "takeBackPayment"();
  end if;
end $$;
