-- Applications that are used up by their results, and what they came to. Rules SC26, SC35 to SC37 of docs/rules.md. The text may be
-- run again at any time.

-- SC26, SC35, SC37: of applications whether every subject has a published result, or is kept, and what they come to by then. Of a
-- subject with both the better one counts.
create or replace function "outcomesOf"(p_tenant text, p_applies text[])
  returns table ("applyId" text, "isComplete" boolean, "total" numeric, "isPassed" boolean) language plpgsql stable
  set enable_seqscan = off as $$
begin
  return query
    with kept as materialized (select * from "keptResults"(p_tenant, p_applies)),
    subject as (
      select a."id", b."weight", r."id" is not null or k."resultId" is not null as "isThere",
          greatest(coalesce(r."score" / nullif(r."fullScore", 0), 0), k."share") as "share",
          k."resultId" is not null or coalesce(r."isPassed", false) as "isPassed"
        from "certApply" a
          join "examSubject" b on b."tenantId" = a."tenantId" and b."examId" = a."examId"
          left join "result" r on r."tenantId" = a."tenantId" and r."userId" = a."userId" and r."state" = 'published'
            and r."applyId" = a."id" and r."subjectId" = b."id"
          left join kept k on k."applyId" = a."id" and k."subjectId" = b."id"
        where a."tenantId" = p_tenant and a."id" = any(p_applies)
    )
    -- A division has no end: what is half is half only once its last digits are left out.
    select t."id", bool_and(t."isThere"),
        round(round(case when sum(t."weight") > 0 then sum(t."weight" * t."share") / sum(t."weight") else avg(t."share") end * 100, 10), 1),
        bool_and(t."isPassed")
      from subject t group by t."id";
end $$;

-- SC26, SC35, IC1: applications that are registered or used are what their results make of them, and so is whether a certificate is to
-- be issued.
create or replace function "settleApplications"(p_tenant text, p_applies text[]) returns void language plpgsql
  set enable_seqscan = off as $$
declare
  v_stepless text := coalesce(current_setting('app.stepless', true), '');
begin
  -- Locked in one order: whoever publishes another subject of theirs meanwhile waits, and then sees this one.
  perform from "certApply" a where a."tenantId" = p_tenant and a."id" = any(p_applies) order by a."id" for update;
  -- No step leads here (S1).
  perform set_config('app.stepless', 'on', true);
  with target as (
    select a."id", s."state", case when o."isComplete" and s."state" = 'used' then o."total" end as "total",
        case when o."isComplete" and s."state" = 'used' then o."isPassed" end as "isPassed",
        case
          when a."issueState" = 'issued' then 'issued'
          when not coalesce(o."isComplete" and s."state" = 'used' and o."isPassed", false) then null
          when a."issueState" = 'notPassed' then 'notPassed'
          when exists (select from "result" r join "scoreReview" v on v."tenantId" = r."tenantId" and v."resultId" = r."id"
            and v."state" in ('asked', 'taken') where r."tenantId" = a."tenantId" and r."userId" = a."userId" and r."applyId" = a."id")
            then 'held'
          else 'toDo' end as "issueState"
      from "outcomesOf"(p_tenant, p_applies) o
        join "certApply" a on a."tenantId" = p_tenant and a."id" = o."applyId" and a."state" in ('registered', 'used')
        cross join lateral (select case
            when o."isComplete" then 'used'
            -- The look-ups below are for what was used alone: an exam may have thousands that still are registered.
            when a."state" = 'registered' then 'registered'
            when exists (select from "exam" e where e."tenantId" = a."tenantId" and e."id" = a."examId" and e."state" = 'published')
              and not exists (select from "certApply" u where u."tenantId" = a."tenantId" and u."certId" = a."certId" and u."userId" = a."userId"
                and u."id" <> a."id" and ("isUnderWay"(u."state") or u."state" = 'used' and u."createdTime" > a."createdTime"))
              and not exists (select from "certApply" u where u."tenantId" = a."tenantId" and u."examId" = a."examId"
                and u."idNumber" = a."idNumber" and u."id" <> a."id" and "isUnderWay"(u."state"))
              then 'registered'
            else a."state" end as "state") s
  )
  update "certApply" a set "state" = t."state", "total" = t."total", "isPassed" = t."isPassed", "issueState" = t."issueState",
      "issueReason" = case when t."issueState" = 'notPassed' then a."issueReason" end
    from target t
    where a."tenantId" = p_tenant and a."id" = t."id"
      and (a."state", a."total", a."isPassed", a."issueState") is distinct from (t."state", t."total", t."isPassed", t."issueState");
  perform "doubtCerts"(p_tenant, p_applies);
  perform set_config('app.stepless', v_stepless, true);
end $$;

-- SC26, SC34, SC35, SC37: what is published, taken back or changed by a review is followed, however that is done: by what questions
-- brought; by applications, which it uses up or makes registered again, unless their person has applied anew meanwhile (Y2) or their
-- exam was cancelled (Y11); and by later applications for which it is kept.
--
-- Rows that differ are found without a join: its plan would be kept from a time when a statement had changed one row.
create or replace function "followResults"() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_tenant text;
  v_sessions text[];
  v_applies text[];
begin
  with former as (
    select o."tenantId", o."id", o."sessionId", o."applyId", o."attemptId", o."gained", o."score", o."fullScore", o."isPassed"
      from "oldRows" o where o."state" = 'published'
  ), present as (
    select n."tenantId", n."id", n."sessionId", n."applyId", n."attemptId", n."gained", n."score", n."fullScore", n."isPassed"
      from "newRows" n where n."state" = 'published'
  ), changed as (
    (select * from present except select * from former) union all (select * from former except select * from present)
  )
  -- What is not sat on a machine has no questions.
  select min(c."tenantId"), array_agg(distinct c."sessionId") filter (where c."attemptId" is not null), array_agg(distinct c."applyId")
    into v_tenant, v_sessions, v_applies from changed c;
  if v_tenant is null then return null; end if;
  perform set_config('app.reach', '', true);
  if v_sessions is not null then perform "keepQuestionFigures"(v_tenant, v_sessions); end if;
  v_applies := v_applies || array(select distinct a."id" from "certApply" g
    join "certApply" a on a."tenantId" = g."tenantId" and a."userId" = g."userId" and a."createdTime" > g."createdTime"
      and a."certId" = g."certId" and a."examId" <> g."examId" and a."state" in ('registered', 'used')
    where g."tenantId" = v_tenant and g."id" = any(v_applies));
  perform "settleApplications"(v_tenant, v_applies);
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "followResults" after update on "result" referencing new table as "newRows" old table as "oldRows"
  for each statement execute function "followResults"();
