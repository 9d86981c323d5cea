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
drop function if exists "hasEveryResult"(text, text);

-- SC26, SC35: applications that are registered or used are what their results make of them.
create or replace function "settleApplications"(p_tenant text, p_applies text[]) returns void language plpgsql
  set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_settled text[];
begin
  perform set_config('app.reach', '', true);
  -- Locked in one order: whoever publishes another subject of theirs meanwhile waits, and then sees this one.
  perform from "certApply" a where a."tenantId" = p_tenant and a."id" = any(p_applies) order by a."id" for update;
  -- No step leads here (S1).
  perform set_config('app.quiet', 'on', true);
  with target as (
    select a."id", s."state", case when o."isComplete" and s."state" = 'used' then o."total" end as "total",
        case when o."isComplete" and s."state" = 'used' then o."isPassed" end as "isPassed"
      from "outcomesOf"(p_tenant, p_applies) o
        join "certApply" a on a."tenantId" = p_tenant and a."id" = o."applyId" and a."state" in ('registered', 'used')
        cross join lateral (select case
            when o."isComplete" then 'used'
            when exists (select from "exam" e where e."tenantId" = a."tenantId" and e."id" = a."examId" and e."state" = 'published')
              and not exists (select from "certApply" u where u."tenantId" = a."tenantId" and u."id" <> a."id"
                and ("isUnderWay"(u."state") or u."state" = 'used' and u."createdTime" > a."createdTime")
                and (u."certId" = a."certId" and u."userId" = a."userId" or u."examId" = a."examId" and u."idNumber" = a."idNumber"))
              then 'registered'
            else a."state" end as "state") s
  ), settled as (
    update "certApply" a set "state" = t."state", "total" = t."total", "isPassed" = t."isPassed" from target t
      where a."tenantId" = p_tenant and a."id" = t."id"
        and (a."state", a."total", a."isPassed") is distinct from (t."state", t."total", t."isPassed")
      returning a."id"
  ) select array_agg(settled."id") into v_settled from settled;
  -- What is done quietly has neither version nor history: this gives it both.
  perform set_config('app.quiet', v_quiet, true);
  update "certApply" a set "state" = a."state" where a."tenantId" = p_tenant and a."id" = any(v_settled);
  perform set_config('app.reach', v_reach, true);
end $$;

-- SC26, SC35, SC37: what is published uses applications up, what is taken back makes them registered again, unless their person
-- has applied anew meanwhile (Y2) or their exam was cancelled (Y11). What they came to follows each change, also that of later
-- applications for which it is kept.
create or replace function "useApplications"() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_tenant text;
  v_changed text[];
begin
  select min(n."tenantId"), array_agg(distinct n."applyId") into v_tenant, v_changed
    from "newRows" n join "oldRows" o on o."tenantId" = n."tenantId" and o."id" = n."id"
    where n."state" <> o."state" or n."state" = 'published'
      and (n."score", n."fullScore", n."isPassed") is distinct from (o."score", o."fullScore", o."isPassed");
  if v_changed is null then return null; end if;
  perform set_config('app.reach', '', true);
  v_changed := v_changed || array(select distinct a."id" from "certApply" g
    join "certApply" a on a."tenantId" = g."tenantId" and a."userId" = g."userId" and a."createdTime" > g."createdTime"
      and a."certId" = g."certId" and a."examId" <> g."examId" and a."state" in ('registered', 'used')
    where g."tenantId" = v_tenant and g."id" = any(v_changed));
  perform "settleApplications"(v_tenant, v_changed);
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "useApplications" after update on "result" referencing new table as "newRows" old table as "oldRows"
  for each statement execute function "useApplications"();

-- SC35: applications that were used before there were totals.
create or replace function "fillTotals"() returns void language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_tenant text;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    perform "settleApplications"(v_tenant, array(select o."applyId" from "outcomesOf"(v_tenant, array(select a."id" from "certApply" a
      where a."tenantId" = v_tenant and a."state" = 'used' and a."isPassed" is null)) o where o."isComplete"));
  end loop;
  perform set_config('app.tenant_id', v_before, true);
end $$;
select "fillTotals"();
