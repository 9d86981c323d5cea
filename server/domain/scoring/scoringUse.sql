-- Applications that are used up by their results. Rule SC26 of docs/rules.md. The text may be run again at any time.

-- SC26: whether every subject that an application still needs has a published result.
create or replace function "hasEveryResult"(p_tenant text, p_apply text) returns boolean language plpgsql stable
  set enable_seqscan = off as $$
begin
  return (select coalesce(bool_and(exists (select from "result" r where r."tenantId" = a."tenantId" and r."userId" = a."userId"
        and r."state" = 'published' and r."applyId" = a."id" and r."subjectId" = b."id")), false)
    from "certApply" a join "examSubject" b on b."tenantId" = a."tenantId" and b."examId" = a."examId"
    where a."tenantId" = p_tenant and a."id" = p_apply);
end $$;

-- SC26: what is published uses applications up, what is taken back makes them registered again, unless their person has applied
-- anew meanwhile (Y2) or their exam was cancelled (Y11).
create or replace function "useApplications"() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_tenant text;
  v_changed text[];
  v_moved text[];
begin
  select min(n."tenantId"), array_agg(distinct n."applyId") into v_tenant, v_changed
    from "newRows" n join "oldRows" o on o."tenantId" = n."tenantId" and o."id" = n."id" where n."state" <> o."state";
  if v_changed is null then return null; end if;
  perform set_config('app.reach', '', true);
  -- Locked in one order: whoever publishes another subject of theirs meanwhile waits, and then sees this one.
  perform from "certApply" a where a."tenantId" = v_tenant and a."id" = any(v_changed) order by a."id" for update;
  -- No step leads here (S1).
  perform set_config('app.quiet', 'on', true);
  with moved as (
    update "certApply" a set "state" = n."state"
      from (select c."id", case when "hasEveryResult"(c."tenantId", c."id") then 'used' else 'registered' end as "state"
        from "certApply" c where c."tenantId" = v_tenant and c."id" = any(v_changed)) n
      where a."tenantId" = v_tenant and a."id" = n."id" and a."state" in ('registered', 'used') and a."state" <> n."state"
        and (n."state" = 'used' or exists (select from "exam" e where e."tenantId" = a."tenantId" and e."id" = a."examId"
          and e."state" = 'published') and not exists (select from "certApply" u where u."tenantId" = a."tenantId" and "isUnderWay"(u."state")
          and (u."certId" = a."certId" and u."userId" = a."userId" or u."examId" = a."examId" and u."idNumber" = a."idNumber")))
      returning a."id"
  ) select array_agg(moved."id") into v_moved from moved;
  -- What is done quietly has neither version nor history: this gives it both.
  perform set_config('app.quiet', v_quiet, true);
  update "certApply" a set "state" = a."state" where a."tenantId" = v_tenant and a."id" = any(v_moved);
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "useApplications" after update on "result" referencing new table as "newRows" old table as "oldRows"
  for each statement execute function "useApplications"();
