-- SC34: what questions brought in these sessions, of the results that are published there now.
create or replace function "keepQuestionFigures"(p_tenant text, p_sessions text[]) returns void language plpgsql
  set enable_seqscan = off as $$
begin
  delete from "questionFigure" f where f."tenantId" = p_tenant and f."sessionId" = any(p_sessions);
  insert into "questionFigure" ("id", "tenantId", "questionId", "sessionId", "people", "gained", "maximum")
    select r."sessionId" || '/' || w."questionId", p_tenant, w."questionId", r."sessionId", count(*), sum(w."gained"), sum(w."maximum")
      from "result" r join "award" w on w."tenantId" = r."tenantId" and w."resultId" = r."id"
      where r."tenantId" = p_tenant and r."sessionId" = any(p_sessions) and r."state" = 'published' and r."kind" in ('normal', 'deducted')
        and w."isCurrent" and not w."isProposed" and w."questionId" is not null
      group by r."sessionId", w."questionId";
end $$;
