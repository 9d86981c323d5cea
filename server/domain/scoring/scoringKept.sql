-- Subjects that were passed and are kept for their months. Rules SC37 to SC39 of docs/rules.md. The text may be run again at any time.

-- SC37: which subjects of an exam somebody need not sit again, as an application of before that moment brought a published and
-- passed result of a subject of the same name, in another exam of the certificate: the best one, until when it is kept, and
-- whether its person is told of it, and of its score (SC7).
create or replace function "keptBy"(p_tenant text, p_user text, p_exam text, p_before timestamptz)
  returns table ("subjectId" text, "resultId" text, "share" numeric, "keptUntil" timestamptz, "isTold" boolean, "showsScore" boolean)
  language sql stable as $$
  select distinct on (b."id") b."id", r."id", coalesce(r."score" / nullif(r."fullScore", 0), 0),
      s."startTime" + k."validMonths" * interval '1 month', "isTold"(r."state", f."reviewFromTime"),
      f."reviewPolicy" <> 'none'
    from "result" r
      join "examSubject" k on k."tenantId" = r."tenantId" and k."id" = r."subjectId" and k."validMonths" > 0
      join "exam" f on f."tenantId" = r."tenantId" and f."id" = r."examId"
      join "certApply" g on g."tenantId" = r."tenantId" and g."id" = r."applyId" and g."createdTime" < p_before
      join "examSession" s on s."tenantId" = r."tenantId" and s."id" = r."sessionId"
      join "exam" e on e."tenantId" = r."tenantId" and e."id" = p_exam and e."certId" = f."certId"
        and e."validityPeriodStartTime" < s."startTime" + k."validMonths" * interval '1 month'
      join "examSubject" b on b."tenantId" = r."tenantId" and b."examId" = e."id" and b."subjectName" = k."subjectName"
    where r."tenantId" = p_tenant and r."userId" = p_user and r."state" = 'published' and r."isPassed" and r."examId" <> p_exam
    order by b."id", 3 desc, 4 desc, r."id"
$$;

-- SC37: the same of applications.
create or replace function "keptResults"(p_tenant text, p_applies text[])
  returns table ("applyId" text, "subjectId" text, "resultId" text, "share" numeric, "keptUntil" timestamptz, "isTold" boolean, "showsScore" boolean)
  language sql stable as $$
  select a."id", k.* from "certApply" a
    cross join lateral "keptBy"(p_tenant, a."userId", a."examId", a."createdTime") k
    where a."tenantId" = p_tenant and a."id" = any(p_applies)
$$;

-- SC38: until when a subject is kept of which its person is told; null where it is to be sat.
create or replace function "keptUntil"(p_tenant text, p_apply text, p_subject text) returns timestamptz language plpgsql stable
  set enable_seqscan = off as $$
begin
  return (select k."keptUntil" from "keptResults"(p_tenant, array[p_apply]) k where k."subjectId" = p_subject and k."isTold");
end $$;

-- SC39: whether somebody has nothing left to sit in an exam, and is told of it.
create or replace function "hasPassedAll"(p_tenant text, p_user text, p_exam text) returns boolean language plpgsql stable
  set enable_seqscan = off as $$
begin
  return (select coalesce(bool_and(k."isTold" is true), false) from "examSubject" b
    left join "keptBy"(p_tenant, p_user, p_exam, 'infinity') k on k."subjectId" = b."id"
    where b."tenantId" = p_tenant and b."examId" = p_exam);
end $$;

-- SC36: what the subjects of an exam came to, for the person of the application: nothing of an exam of one subject, nor before
-- every subject that counts is told, and no total where the policy of one of the exams tells no scores.
create or replace function "toldOutcome"(p_tenant text, p_apply text) returns table ("isPassed" boolean, "total" numeric)
  language sql stable as $$
  select a."isPassed", case when e."reviewPolicy" <> 'none' and k."showsScores" then a."total" end
    from "certApply" a
      join "exam" e on e."tenantId" = a."tenantId" and e."id" = a."examId"
      cross join lateral (select coalesce(bool_and(r."isTold"), true) as "areTold", coalesce(bool_and(r."showsScore"), true) as "showsScores"
        from "keptResults"(p_tenant, array[a."id"]) r) k
    where a."tenantId" = p_tenant and a."id" = p_apply and a."isPassed" is not null and k."areTold"
      and "isTold"('published', e."reviewFromTime")
      and (select count(*) from "examSubject" b where b."tenantId" = a."tenantId" and b."examId" = a."examId") > 1
$$;
