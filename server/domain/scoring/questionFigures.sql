-- What questions bring in exams. Rule SC34 of docs/rules.md. The text may be run again at any time.

-- SC34: what each question brought in these sessions, of the results that are published there now; of too few people it is not told.
create or replace function "keepQuestionFigures"(p_tenant text, p_sessions text[]) returns void language plpgsql
  set enable_seqscan = off as $$
begin
  -- Whoever publishes another result of a session meanwhile waits, and then counts this one too.
  perform pg_advisory_xact_lock(hashtextextended('questionFigure/' || p_tenant || '/' || s."id", 0))
    from (select unnest(p_sessions) as "id" order by 1) s;
  delete from "questionFigure" f where f."tenantId" = p_tenant and f."sessionId" = any(p_sessions);
  insert into "questionFigure" ("id", "tenantId", "questionId", "sessionId", "sessionCode", "sessionTime", "people", "gained", "maximum",
      "facility", "discrimination")
    -- Sums of groups that are joined: windows would sort every award of the session twice.
    with scored as materialized (
      select r."sessionId", w."resultId", w."questionId", w."gained"::float8 as "gained", w."maximum"
        from "result" r join "award" w on w."tenantId" = r."tenantId" and w."resultId" = r."id"
        where r."tenantId" = p_tenant and r."sessionId" = any(p_sessions) and r."state" = 'published' and r."kind" in ('normal', 'deducted')
          and w."isCurrent" and not w."isProposed" and w."questionId" is not null
    ), question as (
      select c."sessionId", c."questionId", avg(c."gained") as "mean" from scored c group by 1, 2
    ), raised as materialized (
      select c.*, c."gained" - q."mean" as "above" from scored c join question q using ("sessionId", "questionId")
    ), person as (
      select c."resultId", sum(c."above") as "above" from raised c group by 1
    ), compared as (
      select c.*, p."above" - c."above" as "rest" from raised c join person p using ("resultId")
    )
    select f."sessionId" || '/' || f."questionId", p_tenant, f."questionId", f."sessionId", s."sessionCode", s."startTime", f."people", f."gained",
        f."maximum", f."facility", f."discrimination"
      from (
        select c."questionId", c."sessionId", count(*) as "people", sum(c."gained"::numeric) as "gained", sum(c."maximum") as "maximum",
            case when count(*) >= 5 then round(100 * sum(c."gained"::numeric) / nullif(sum(c."maximum"), 0), 1) end as "facility",
            case when count(*) >= 5 and max(c."gained") > min(c."gained") and var_pop(c."rest") > 1e-9
              then round(corr(c."above", c."rest")::numeric, 2) end as "discrimination"
          from compared c group by c."sessionId", c."questionId"
      ) f join "examSession" s on s."tenantId" = p_tenant and s."id" = f."sessionId";
end $$;
