-- Scores: what every point comes of, and when it is told. Rules SC1 to SC9 and SC25 of docs/rules.md. The text may be run again at any time.

-- SC1: one award for each question of a result counts.
create unique index if not exists "award_current" on "award" ("tenantId", "resultId", coalesce("questionId", '')) where "isCurrent";
-- What machines have not scored yet.
create index if not exists "result_unscored" on "result" ("tenantId", "id") where "machineTime" is null and "attemptId" is not null;

-- SC1, SC4: an award takes the place of the one before it. None is above the points of its question, for somebody whose
-- result says that there is nothing to score, or of a result that is published, unless it is of a review.
--
-- Its plans are made while the table may still be empty, and kept: without the setting they would read all of it ever after.
create or replace function "countAward"() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_result record;
  v_former integer;
  broken text;
begin
  perform set_config('app.reach', '', true);
  select r."kind", r."state" into v_result from "result" r
    where r."tenantId" = new."tenantId" and r."id" = new."resultId" for update;
  if new."gained" > new."maximum" then broken := 'award_maximum';
  elsif v_result."kind" = 'absent' then broken := 'award_absent';
  elsif v_result."state" = 'published' and new."cause" <> 'review' then broken := 'award_published';
  end if;
  if broken is not null then
    raise exception 'an award breaks %', broken using errcode = 'check_violation', constraint = broken, table = 'award';
  end if;
  -- Two questions that an index answers, which "is not distinct from" is not.
  if new."questionId" is null then
    select max(a."number") into v_former from "award" a
      where a."tenantId" = new."tenantId" and a."resultId" = new."resultId" and a."questionId" is null;
  else
    select max(a."number") into v_former from "award" a
      where a."tenantId" = new."tenantId" and a."resultId" = new."resultId" and a."questionId" = new."questionId";
  end if;
  if v_former is not null then
    update "award" a set "isCurrent" = false where a."tenantId" = new."tenantId" and a."resultId" = new."resultId"
      and coalesce(a."questionId", '') = coalesce(new."questionId", '') and a."isCurrent";
  end if;
  new."number" := coalesce(v_former, 0) + 1;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
-- By its name it comes before the triggers that check the row.
create or replace trigger "aCountAward" before insert on "award" for each row execute function "countAward"();

-- SC2: a result is what its awards come to.
create or replace function "sumResults"(p_tenant text, p_results text[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  update "result" r set "gained" = s."gained", "openCount" = greatest(0, r."questionCount" - s."decided")
    from (
      select n."id", coalesce(sum(a."gained"), 0) as "gained", count(a."id")::integer as "decided"
        from unnest(p_results) n("id")
          left join "award" a on a."tenantId" = p_tenant and a."resultId" = n."id" and a."isCurrent" and not a."isProposed"
        group by n."id"
    ) s
    where r."tenantId" = p_tenant and r."id" = s."id";
end $$;
create or replace function "sumAwards"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  perform "sumResults"(n."tenantId", array_agg(distinct n."resultId")) from "newRows" n group by n."tenantId";
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "sumAwards" after insert on "award" referencing new table as "newRows"
  for each statement execute function "sumAwards"();

-- SC1: an award stays as it is; which one counts may change.
create or replace function "keepAward"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(old) - 'isCurrent') = (to_jsonb(new) - 'isCurrent') then return new; end if;
  raise exception 'an award stays' using errcode = 'check_violation', constraint = 'award_given', table = 'award';
end $$;
create or replace trigger "keepAward" before update or delete on "award" for each row execute function "keepAward"();

-- SC2, SC4: within bounds, as it was told, and decided by others.
create or replace function "guardResult"() returns trigger language plpgsql as $$
declare
  broken text;
begin
  if new."gained" > new."fullScore" then broken := 'result_full';
  elsif tg_op = 'UPDATE' and old."state" = 'published' and new."state" = 'published'
    and (old."kind", old."deduction") is distinct from (new."kind", new."deduction") then broken := 'result_published';
  elsif tg_op = 'UPDATE' and (old."kind", old."deduction") is distinct from (new."kind", new."deduction")
    and new."userId" = current_setting('app.user_id', true) then broken := 'result_own';
  elsif new."state" = 'published' and not new."isDecided" then broken := 'result_open';
  end if;
  if broken is not null then
    raise exception 'a result breaks %', broken using errcode = 'check_violation', constraint = broken, table = 'result';
  end if;
  return new;
end $$;
create or replace trigger "guardResult" before insert or update on "result" for each row execute function "guardResult"();

-- SC3: a place has a result once its exam is handed in or it is absent. What is opened again is scored anew, and whoever is
-- there after all is not absent; not once it is published, or an examiner scored something of it.
create or replace function "openResult"(p_placement "placement") returns void language plpgsql as $$
declare
  v_exam record;
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
begin
  select coalesce(a."totalScore", s."fullScore", b."fullScore", 100) as "fullScore", coalesce(a."passScore", s."passScore", b."passScore", 0) as "passScore",
      coalesce(jsonb_array_length(a."paper"), 1) as "questions", a."id" as "attemptId"
    into v_exam from "examSession" s
      join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
      left join "attempt" a on a."tenantId" = s."tenantId" and a."placementId" = p_placement."id" and a."kind" = 'exam' and a."state" = 'handedIn'
    where s."tenantId" = p_placement."tenantId" and s."id" = p_placement."sessionId";
  update "result" set "attemptId" = v_exam."attemptId", "fullScore" = v_exam."fullScore",
      "questionCount" = v_exam."questions", "openCount" = v_exam."questions", "gained" = 0, "machineTime" = null
    where "tenantId" = p_placement."tenantId" and "placementId" = p_placement."id";
  if found then
    -- Whose entered score was taken back may be absent, to which no step leads (SC19).
    perform set_config('app.quiet', 'on', true);
    update "result" set "kind" = 'absent' where "tenantId" = p_placement."tenantId" and "placementId" = p_placement."id" and p_placement."state" = 'absent';
    perform set_config('app.quiet', v_quiet, true);
    return;
  end if;
  insert into "result" ("id", "tenantId", "placementId", "fullScore", "passScore", "questionCount", "openCount", "attemptId", "kind")
    values (gen_random_uuid()::text, p_placement."tenantId", p_placement."id", v_exam."fullScore", v_exam."passScore", v_exam."questions",
      v_exam."questions", v_exam."attemptId", case p_placement."state" when 'absent' then 'absent' else 'normal' end);
end $$;
create or replace function "followPlacement"() returns trigger language plpgsql as $$
declare
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_result record;
begin
  perform set_config('app.reach', '', true);
  if old."state" in ('sat', 'absent') then
    select r."id", r."state", exists (select from "award" a where a."tenantId" = r."tenantId" and a."resultId" = r."id" and a."isCurrent"
        and a."cause" not in ('machine', 'key')) or exists (select from "marking" m where m."tenantId" = r."tenantId" and m."resultId" = r."id"
        and m."markedTime" is not null) as "isExamined"
      into v_result from "result" r where r."tenantId" = new."tenantId" and r."placementId" = new."id" for update;
    if v_result."state" = 'published' or v_result."isExamined" then
      raise exception 'it is scored' using errcode = 'check_violation', constraint = 'result_scored', table = 'result';
    end if;
    if old."state" = 'absent' and not exists (select from "award" a where a."tenantId" = new."tenantId" and a."resultId" = v_result."id") then
      delete from "result" where "tenantId" = new."tenantId" and "id" = v_result."id";
    else
      -- No step leads from 缺考.
      perform set_config('app.quiet', case old."state" when 'absent' then 'on' else v_quiet end, true);
      update "award" set "isCurrent" = false where "tenantId" = new."tenantId" and "resultId" = v_result."id" and "isCurrent";
      update "result" set "attemptId" = null, "machineTime" = null, "gained" = 0, "openCount" = "questionCount", "kind" = 'normal', "deduction" = 0
        where "tenantId" = new."tenantId" and "id" = v_result."id";
      perform set_config('app.quiet', v_quiet, true);
    end if;
  end if;
  if new."state" in ('sat', 'absent') then perform "openResult"(new); end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "followPlacement" after update of "state" on "placement"
  for each row when (new."state" is distinct from old."state" and (new."state" in ('sat', 'absent') or old."state" in ('sat', 'absent')))
  execute function "followPlacement"();

-- SC7: whether learners are told of a result in a state, of an exam with the time from which it may be looked at.
create or replace function "isTold"(p_state text, p_from timestamptz) returns boolean language sql stable as $$
  select p_state = 'published' and now() >= coalesce(p_from, now())
$$;

-- SC25: whether learners see what they answered, of a result that is told: of what was sat on a machine and counts.
create or replace function "showsAnswers"(p_policy text, p_kind text, p_attempt text) returns boolean language sql immutable as $$
  select p_policy in ('answers', 'analysis') and p_kind in ('normal', 'deducted') and p_attempt is not null
$$;

-- SC5: the tenants that have results which machines have not scored. One that is published (as invalid) takes no award (SC4).
create or replace function "tenantsToScore"() returns setof text language plpgsql as $$
declare
  v_tenant text;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    if exists (select from "result" r where r."tenantId" = v_tenant and r."machineTime" is null and r."attemptId" is not null
        and r."state" = 'pending') then
      return next v_tenant;
    end if;
  end loop;
end $$;
