-- Exams that are sat: how one begins, and what its place becomes. Rules H… of docs/rules.md. The text may be run again at any
-- time.

drop function if exists "exam_start"(text, text, text, text, text), "exam_start"(text, text, text, text, text, text);
-- H11: how many seconds after the beginning of a session a place may begin, where so many people have places: as many begin in
-- one second as a server takes well, within ten seconds all of them. The same for a place whenever it is asked.
create or replace function "startTurn"(p_placement text, p_people integer) returns integer language sql immutable as $$
  select (abs(hashtextextended(p_placement, 0)::numeric) % least(11, 1 + p_people / 200))::integer
$$;

-- H1 to H3, H9: begins the exam of one's own place in a session where that is wanted, or answers the one under way. Instead of
-- a paper: {problem}.
create or replace function "exam_start"(p_tenant text, p_user text, p_id text, p_session text, p_device text, p_code text, p_canBegin boolean)
  returns json language plpgsql as $$
declare
  v_placement record;
  v_session record;
  v_attempt "attempt";
  v_paper record;
  v_extra integer;
  v_now timestamptz := clock_timestamp();
  v_turn interval;
  v_problem text;
  v_said text;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select p."id", p."state" into v_placement from "placement" p
    where p."tenantId" = p_tenant and p."userId" = p_user and p."sessionId" = p_session and "isPlaced"(p."state")
    order by p."id" limit 1;
  if not found then return json_build_object('problem', 'placement'); end if;
  select a.* into v_attempt from "attempt" a
    where a."tenantId" = p_tenant and a."placementId" = v_placement."id" and a."kind" = 'exam';
  if v_attempt."state" = 'sitting' and "isOver"(v_attempt) then
    return json_build_object('problem', 'overdue', 'attemptId', v_attempt."id");
  end if;
  if v_attempt."state" = 'handedIn' then
    select i."text" into v_said from "invigilationAct" i where i."tenantId" = p_tenant and i."sessionId" = p_session
      and i."placementId" = v_placement."id" and i."kind" = 'handIn' and i."createdTime" between v_attempt."submittedTime" - interval '1 minute'
        and v_attempt."submittedTime" and not exists (select from "invigilationAct" o where o."tenantId" = p_tenant
          and o."placementId" = v_placement."id" and o."kind" = 'reopen' and o."createdTime" > i."createdTime")
      order by i."createdTime" desc limit 1;
    return json_build_object('problem', 'handedIn', 'attemptId', v_attempt."id", 'submittedTime', "wireTime"(v_attempt."submittedTime"),
      'answeredCount', v_attempt."answeredCount", 'questionCount', jsonb_array_length(v_attempt."paper"),
      'endedBy', case when v_said is not null then 'invigilator' when v_attempt."submittedTime" >= v_attempt."deadline" then 'time'
        else 'self' end, 'said', v_said);
  end if;
  if v_attempt."state" = 'sitting' then
    -- O4: another device sees nothing of it before the invigilator lets go of the former one; then the first to come has it.
    v_problem := "deviceProblem"(v_attempt, p_device);
    if v_problem is not null then return json_build_object('problem', v_problem); end if;
    if v_attempt."deviceId" = '' then
      update "attempt" a set "deviceId" = p_device, "askedTime" = null
        where a."tenantId" = p_tenant and a."id" = v_attempt."id" and a."deviceId" = '';
      -- Another device was the first.
      if not found then return "exam_start"(p_tenant, p_user, p_id, p_session, p_device, p_code, p_canBegin); end if;
    end if;
    return "attempt_paper"(p_tenant, p_user, 'exam', v_attempt."id", false);
  end if;

  select s."state", s."mode", s."certId", s."startTime", s."endTime", s."minutes", s."passScore",
      s."latestEntryTime", s."entryCode"
    into v_session from "examSession" s where s."tenantId" = p_tenant and s."id" = p_session;
  if v_session."state" <> 'published' or v_session."mode" is distinct from 'online' then
    return json_build_object('problem', 'closed');
  end if;
  if v_placement."state" = 'absent' then return json_build_object('problem', 'absent'); end if;
  if v_placement."state" = 'sat' then return json_build_object('problem', 'closed'); end if;
  v_turn := "startTurn"(v_placement."id", "placedIn"(p_tenant, p_session)) * interval '1 second';
  if v_now < v_session."startTime" + v_turn then
    return json_build_object('problem', 'early', 'from', "wireTime"(v_session."startTime"), 'notices', "announcedTo"(p_tenant, v_placement."id"),
      'waitSeconds', "secondsLeft"(v_session."startTime" + v_turn), 'hasCode', v_session."entryCode" is not null);
  end if;
  if v_now >= v_session."endTime" then return json_build_object('problem', 'over'); end if;
  if v_now > v_session."latestEntryTime" then
    return json_build_object('problem', 'late', 'until', "wireTime"(v_session."latestEntryTime"));
  end if;
  if not p_canBegin then
    return json_build_object('problem', 'ready', 'notices', "announcedTo"(p_tenant, v_placement."id"), 'hasCode', v_session."entryCode" is not null);
  end if;
  if v_session."entryCode" is not null then
    v_problem := "entryProblem"(v_placement."id", v_session."entryCode", p_code);
    if v_problem is not null then return json_build_object('problem', v_problem); end if;
  end if;
  for v_try in 1 .. 2 loop
    select o."seed", o."entries", o."totalScore" into v_paper from "sessionPaper" o
      where o."tenantId" = p_tenant and o."id" in (p_session || '/' || v_placement."id", p_session || '/all');
    exit when found or v_try = 2;
    -- Whoever got a place after the papers were drawn.
    perform "drawSessionPapers"(p_tenant, p_session, 3000);
  end loop;
  if v_paper."entries" is null then return json_build_object('problem', 'unprepared'); end if;

  -- Nobody says meanwhile that the place is another's or absent, nor begins on another device.
  select coalesce(p."extraMinutes", 0) * 60 into v_extra from "placement" p
    where p."tenantId" = p_tenant and p."id" = v_placement."id" and p."state" in ('placed', 'checkedIn') for update;
  if not found or exists (select from "attempt" a where a."tenantId" = p_tenant and a."placementId" = v_placement."id" and a."kind" = 'exam') then
    return "exam_start"(p_tenant, p_user, p_id, p_session, p_device, p_code, p_canBegin);
  end if;
  insert into "attempt" ("id", "tenantId", "userId", "kind", "certId", "sessionId", "placementId", "seed", "paper", "deviceId",
    "startTime", "ownEnd", "extraSeconds", "totalScore", "passScore")
    values (p_id, p_tenant, p_user, 'exam', v_session."certId", p_session, v_placement."id", v_paper."seed", v_paper."entries",
      p_device, v_now, least(v_now + v_session."minutes" * interval '1 minute', v_session."endTime" + v_turn), v_extra,
      v_paper."totalScore", v_session."passScore");
  update "placement" p set "state" = 'checkedIn'
    where p."tenantId" = p_tenant and p."id" = v_placement."id" and p."state" = 'placed';
  return "attempt_paper"(p_tenant, p_user, 'exam', (select a."id" from "attempt" a
    where a."tenantId" = p_tenant and a."placementId" = v_placement."id" and a."kind" = 'exam'), false);
end $$;

-- H9: why a place may not begin with this code: none was given, it is wrong, or it is the sixth within this minute. Each try
-- is counted before it is looked at, so that many at once are no way around it.
create or replace function "entryProblem"(p_placement text, p_wanted text, p_code text) returns text language plpgsql as $$
declare
  v_minute integer := floor(extract(epoch from clock_timestamp()) / 60);
  v_tries integer;
begin
  if p_code is null then return 'code'; end if;
  insert into "callCount" as c ("id", "minute", "count") values ('entry/' || p_placement, v_minute, 1)
    on conflict ("id") do update set "minute" = excluded."minute",
      "count" = case when c."minute" = excluded."minute" then c."count" else 0 end + 1
    returning "count" into v_tries;
  return case when v_tries > 5 then 'tries' when p_code <> p_wanted then 'wrongCode' end;
end $$;

-- H3: personal extra time counts from when it is granted, also while the exam is sat.
create or replace function "grantExtra"() returns trigger language plpgsql as $$
declare
  v_user text := coalesce(current_setting('app.user_id', true), '');
  v_deadline timestamptz;
  v_paused timestamptz;
begin
  if v_user = new."userId" then
    raise exception 'one''s own place' using errcode = 'check_violation', constraint = 'placement_own', table = 'placement';
  end if;
  perform set_config('app.user_id', new."userId", true);
  update "attempt" a set "extraSeconds" = new."extraMinutes" * 60
    where a."tenantId" = new."tenantId" and a."placementId" = new."id" and a."kind" = 'exam' and a."state" = 'sitting'
    returning a."deadline", a."pausedTime" into v_deadline, v_paused;
  perform set_config('app.user_id', v_user, true);
  if new."extraMinutes" < old."extraMinutes" and v_deadline < coalesce(v_paused, clock_timestamp()) + interval '1 minute' then
    raise exception 'no time is left' using errcode = 'check_violation', constraint = 'placement_extra', table = 'placement';
  end if;
  return null;
end $$;
create or replace trigger "grantExtra" after update of "extraMinutes" on "placement"
  for each row when (new."extraMinutes" is distinct from old."extraMinutes") execute function "grantExtra"();

-- H6: whose exam is handed in has sat it.
create or replace function "noteSat"() returns trigger language plpgsql as $$
begin
  update "placement" p set "state" = 'sat'
    where p."tenantId" = new."tenantId" and p."id" = new."placementId" and p."state" in ('placed', 'checkedIn');
  return null;
end $$;
create or replace trigger "noteSat" after update of "state" on "attempt"
  for each row when (new."state" = 'handedIn' and old."state" = 'sitting' and new."kind" = 'exam') execute function "noteSat"();
