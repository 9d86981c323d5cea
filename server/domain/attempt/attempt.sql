-- Attempts: what the tables hold to by themselves, and one function a hot call. Rules M… of docs/rules.md. The text may be run
-- again at any time.

-- What was made while they were called mock exams.
drop trigger if exists "guardMockExam" on "attempt";
drop trigger if exists "guardMockAnswer" on "attemptAnswer";
drop function if exists "guardMockExam"(), "guardMockAnswer"(), "mock_paper"(text, text, text, boolean),
  "mock_save"(text, text, text, text, jsonb), "mock_takeOver"(text, text, text, text), "mock_overdue"(integer), "examOnlyOf"("attempt");
drop index if exists "mockExam_underWay";

-- O1: what is done from the board of an invigilator says so; nothing else reaches what others sit.
create or replace function "isAtBoard"() returns boolean language sql stable as $$
  select coalesce(current_setting('app.board', true), '') = 'on'
$$;

-- M5: the server's own work, which hands in what is overdue.
create or replace function "isSweep"() returns boolean language sql stable as $$
  select coalesce(current_setting('app.sweep', true), '') = 'on'
$$;

-- M11: attempts are their learner's own, and the server's that hands them in. O1: at a board exams are
-- those of the places that are seen there.
drop policy if exists "ofLearner" on "attempt";
create policy "ofLearner" on "attempt" as restrictive
  using ("userId" = current_setting('app.user_id', true)
    or "isSweep"()
    or ("isAtBoard"() and "kind" = 'exam' and exists (select from "placement" p
      where p."tenantId" = "attempt"."tenantId" and p."id" = "attempt"."placementId")))
  with check ("userId" = current_setting('app.user_id', true)
    or "isSweep"()
    or ("isAtBoard"() and "kind" = 'exam' and exists (select from "placement" p
      where p."tenantId" = "attempt"."tenantId" and p."id" = "attempt"."placementId")));
drop policy if exists "ofLearner" on "attemptAnswer";
create policy "ofLearner" on "attemptAnswer" as restrictive using ("userId" = current_setting('app.user_id', true) or "isSweep"())
  with check ("userId" = current_setting('app.user_id', true));

drop policy if exists "ofLearner" on "answerLog";
create policy "ofLearner" on "answerLog" as restrictive using ("userId" = current_setting('app.user_id', true) or "isSweep"())
  with check ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "attemptSeal";
create policy "ofLearner" on "attemptSeal" as restrictive using ("userId" = current_setting('app.user_id', true))
  with check ("userId" = current_setting('app.user_id', true) or "isSweep"());

-- M4: one mock exam under way for each learner and certificate.
create unique index if not exists "attempt_underWay" on "attempt" ("tenantId", "userId", "certId")
  where "state" = 'sitting' and "kind" = 'mock';
-- H1: one attempt for each place in a session.
create unique index if not exists "attempt_ofPlacement" on "attempt" ("tenantId", "placementId") where "kind" = 'exam';

-- H3: the one place where the deadline of an exam is worked out. It is stored and not asked of the clock again.
create or replace function "setDeadline"() returns trigger language plpgsql as $$
begin
  new."deadline" := new."ownEnd" + (new."extraSeconds" + new."extendedSeconds" + new."pausedSeconds") * interval '1 second';
  return new;
end $$;
create or replace trigger "aSetDeadline" before insert or update of "ownEnd", "extraSeconds", "extendedSeconds", "pausedSeconds", "deadline"
  on "attempt" for each row when (new."ownEnd" is not null) execute function "setDeadline"();

-- H3: whether nothing more is taken. What was on its way to an exam when time was up has ten seconds; a paused one waits, a
-- week at most, as long as there are boards that go on with it.
create or replace function "isOver"(p_attempt "attempt") returns boolean language sql volatile as $$
  select (p_attempt."pausedTime" is null or p_attempt."pausedTime" < clock_timestamp() - interval '7 days')
    and clock_timestamp() >= p_attempt."deadline" + case when p_attempt."kind" = 'exam' then interval '10 seconds' else interval '0' end
$$;

-- M5, M9: sitting, then handed in with a score within bounds, then nothing more; the paper never changes.
create or replace function "guardAttempt"() returns trigger language plpgsql as $$
declare
  broken text;
begin
  if tg_op = 'INSERT' then
    if new."state" <> 'sitting' or new."score" is not null or new."isPassed" is not null
      or new."submittedTime" is not null then broken := 'attempt_state';
    end if;
  elsif old."state" = 'handedIn' then
    -- O5: an exam that is opened again goes on in a new segment, as long as it is not scored.
    if new."state" <> 'sitting' or new."kind" <> 'exam' or new."segment" <> old."segment" + 1 or old."score" is not null
      or new."submittedTime" is not null then broken := 'attempt_state';
    end if;
  elsif (old."userId", old."kind", old."certId", old."placementId", old."seed", old."paper", old."totalScore", old."passScore")
    is distinct from (new."userId", new."kind", new."certId", new."placementId", new."seed", new."paper", new."totalScore", new."passScore") then
    broken := 'attempt_paper';
  elsif new."state" = 'handedIn' and (new."submittedTime" is null or (new."score" is null) <> (new."kind" = 'exam')) then
    broken := 'attempt_state';
  elsif new."state" = 'sitting' and (new."submittedTime" is not null or new."score" is not null) then
    broken := 'attempt_state';
  elsif new."score" not between 0 and new."totalScore" then broken := 'attempt_score';
  end if;
  if broken is null and new."deadline" <= new."startTime" then broken := 'attempt_deadline'; end if;
  if broken is not null then
    raise exception 'an attempt breaks %', broken using errcode = 'check_violation', constraint = broken,
    table = 'attempt';
  end if;
  return new;
end $$;
-- Not where only what was saved is noted: it would read the whole paper for each answer.
create or replace trigger "guardAttempt" before insert or update of "tenantId", "id", "userId", "kind", "certId", "sessionId", "placementId",
  "state", "seed", "paper", "startTime", "deadline", "ownEnd", "extraSeconds", "extendedSeconds", "pausedSeconds", "submittedTime",
  "segment", "totalScore", "passScore", "score", "isPassed" on "attempt" for each row execute function "guardAttempt"();
create or replace trigger "guardHandedIn" before update on "attempt" for each row when (old."state" = 'handedIn')
  execute function "guardAttempt"();

-- M6, M9: answers belong to their learner's attempt and change only while it is sat; points within bounds.
create or replace function "guardAttemptAnswer"() returns trigger language plpgsql as $$
declare
  broken text;
begin
  if not exists (
    select from "attempt" m where m."tenantId" = new."tenantId" and m."id" = new."attemptId"
      and m."userId" = new."userId" and m."state" = 'sitting') then
    broken := 'attemptAnswer_state';
  elsif new."gained" not between 0 and new."score" then broken := 'attemptAnswer_score';
  end if;
  if broken is not null then
    raise exception 'an answer breaks %', broken using errcode = 'check_violation', constraint = broken,
    table = 'attemptAnswer';
  end if;
  return new;
end $$;
create or replace trigger "guardAttemptAnswer" before insert or update on "attemptAnswer" for each row
  execute function "guardAttemptAnswer"();

create or replace function "secondsLeft"(p_deadline timestamptz) returns integer language sql volatile as $$
  select greatest(0, ceil(extract(epoch from p_deadline - clock_timestamp())))::integer
$$;

-- Of an attempt: none once it is handed in, as they were while it is paused.
create or replace function "secondsLeft"(p_attempt "attempt") returns integer language sql volatile as $$
  select case when p_attempt."state" <> 'sitting' then 0
    else greatest(0, ceil(extract(epoch from p_attempt."deadline" - coalesce(p_attempt."pausedTime", clock_timestamp()))))::integer end
$$;

-- How long it has been paused now.
create or replace function "secondsPaused"(p_attempt "attempt") returns integer language sql volatile as $$
  select coalesce(ceil(extract(epoch from clock_timestamp() - p_attempt."pausedTime")), 0)::integer
$$;

-- M6 to M8, H3: why nothing of an attempt may be saved on a device now; null where it may.
create or replace function "attemptProblem"(p_attempt "attempt", p_device text) returns text language sql volatile as $$
  select case
    when p_attempt."state" <> 'sitting' then 'handedIn'
    when "isOver"(p_attempt) then 'overdue'
    when p_attempt."pausedTime" < clock_timestamp() - interval '10 seconds' then 'paused'
    when p_attempt."deviceId" <> p_device then 'device' end
$$;

-- C7: whether somebody still sits in a session of the caller's organisation, whoever asks: with more time, or paused.
create index if not exists "attempt_satIn" on "attempt" ("tenantId", "sessionId") where "state" = 'sitting' and "kind" = 'exam';
create or replace function "isStillSat"(p_tenant text, p_session text) returns boolean language plpgsql stable as $$
begin
  return p_tenant = current_setting('app.tenant_id', true) and exists (select from "attempt" a
    where a."tenantId" = p_tenant and a."sessionId" = p_session and a."state" = 'sitting' and a."kind" = 'exam');
end $$;
select "runAsOwner"('"isStillSat"(text, text)');
-- O2: the state of the exam of a place, whoever asks; null where it has not begun. Volatile, so that it sees what was
-- committed while the place was waited for.
drop function if exists "hasBegun"(text, text) cascade;
create or replace function "examStateOf"(p_tenant text, p_placement text) returns text language plpgsql volatile as $$
begin
  return (select a."state" from "attempt" a where p_tenant = current_setting('app.tenant_id', true)
    and a."tenantId" = p_tenant and a."placementId" = p_placement and a."kind" = 'exam');
end $$;
select "runAsOwner"('"examStateOf"(text, text)');
-- Boards are there until a week after their session: of those that ended before then nothing is under way any more.
create or replace function "boardsFrom"() returns timestamptz language sql stable as $$ select now() - interval '7 days' $$;
-- C7: the published sessions that are not over: before their end, and while somebody still sits, as long as there are boards.
create or replace function "openSessions"(p_tenant text) returns setof "examSession" language sql stable as $$
  select s.* from "examSession" s where s."tenantId" = p_tenant and s."state" = 'published'
    and s."endTime" > "boardsFrom"() and (s."endTime" > now() or "isStillSat"(s."tenantId", s."id"))
$$;

-- C7: what learners practise of the papers of these.
create or replace function "heldBySessions"(p_tenant text) returns setof text language sql stable as $$
  select q."questionId" from "openSessions"(p_tenant) s
    join "heldQuestion" q on q."tenantId" = s."tenantId" and q."sessionId" = s."id"
$$;

-- M12, C7: the questions that have no key for a learner: these, and those of their attempts under way. What shows keys asks
-- it, and what draws to practise.
create or replace function "heldQuestions"(p_tenant text, p_user text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct held."id"), '{}') from (
    select entry.value->>'questionId' as "id" from "attempt" m cross join lateral jsonb_array_elements(m."paper") entry
      where m."tenantId" = p_tenant and m."userId" = p_user and m."state" = 'sitting'
    union all
    select "heldBySessions"(p_tenant)) held
$$;

-- Whether a question is one of these: for whoever asks of one, without going through all.
create or replace function "isHeld"(p_tenant text, p_user text, p_question text) returns boolean language sql stable as $$
  select exists (select from "attempt" m where m."tenantId" = p_tenant and m."userId" = p_user and m."state" = 'sitting'
      and m."paper" @> jsonb_build_array(jsonb_build_object('questionId', p_question)))
    or exists (select from "openSessions"(p_tenant) s
      join "heldQuestion" q on q."tenantId" = s."tenantId" and q."sessionId" = s."id" and q."questionId" = p_question)
$$;

-- C7: which questions of a mock exam are for exams alone by now, as long as a published session of its certificate is not over.
create or replace function "examOnlyOf"(p_attempt "attempt") returns text[] language sql stable as $$
  select array(select q."id" from "question" q
    where q."tenantId" = p_attempt."tenantId" and q."usage" = 'exam'
      and q."id" = any(array(select entry->>'questionId' from jsonb_array_elements(p_attempt."paper") entry))
      and exists (select from "openSessions"(p_attempt."tenantId") s where s."certId" = p_attempt."certId"))
$$;

-- An attempt with its paper and answers: each question as its snapshot of the version drawn, with keys only where asked for.
create or replace function "attempt_paper"(p_tenant text, p_user text, p_kind text, p_attempt text, p_keys boolean) returns json
  language plpgsql as $$
declare
  v_attempt "attempt";
  v_keys text[];
  v_held text[] := '{}';
  v_left text[] := array['id', 'tenantId', 'certId', 'identityHash', 'state', 'score', 'version',
    'createdTime', 'createdBy', 'updatedTime', 'updatedBy', 'deletedTime', 'materialId', 'materialOrder', 'rubric']
    || case when p_keys then '{}'::text[] else '{analysis,knowledge}' end;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select * into v_attempt from "attempt" m where m."tenantId" = p_tenant and m."id" = p_attempt and m."kind" = p_kind;
  if not found then return null; end if;
  if v_attempt."state" = 'handedIn' then v_held := "heldQuestions"(p_tenant, p_user) || "examOnlyOf"(v_attempt);
  elsif p_keys then v_held := array(select "heldBySessions"(p_tenant));
  end if;
  v_keys := array(select 'question/' || (entry.value->>'questionId') || '/' || (entry.value->>'version')
    from jsonb_array_elements(v_attempt."paper") entry);
  return (
    with snapshots as materialized (
      select h."recordId", h."snapshot" - v_left as "snapshot" from "history" h
        where h."tenantId" = p_tenant and h."id" = any(v_keys)
    ), answers as materialized (
      select a.* from "attemptAnswer" a where a."tenantId" = p_tenant and a."attemptId" = p_attempt
    )
    select json_build_object(
        'attemptId', v_attempt."id", 'certId', v_attempt."certId", 'certCode', c."certCode", 'certName', c."certName",
          'state', v_attempt."state", 'deviceId', v_attempt."deviceId",
        'startTime', "wireTime"(v_attempt."startTime"), 'deadline', "wireTime"(v_attempt."deadline"),
          'submittedTime', "wireTime"(v_attempt."submittedTime"), 'serverTime', "wireTime"(clock_timestamp()),
        'remainingSeconds', "secondsLeft"(v_attempt), 'isPaused', v_attempt."pausedTime" is not null,
          'isOverdue', v_attempt."state" = 'sitting' and "isOver"(v_attempt),
        'totalScore', v_attempt."totalScore", 'passScore', v_attempt."passScore", 'score', v_attempt."score",
          'isPassed', v_attempt."isPassed", 'instructions', p."instructions", 'sections', coalesce(p."sections", '[]'),
        'entries', (select json_agg(json_build_object('questionId', s."recordId", 'version', entry.value->'version',
          'isHeld', s."recordId" = any(v_held), 'section', entry.value->'section', 'score', entry.value->'score', 'question', case when entry.value ? 'materialId'
            then s."snapshot" || jsonb_build_object('material', "materialAt"(p_tenant, entry.value->>'materialId',
              (entry.value->>'materialVersion')::integer)) else s."snapshot" end,
            'selectedOptions', coalesce(a."selectedOptions", '[]'), 'inputInfo', coalesce(a."inputInfo", '[]'),
              'isFlagged', coalesce(a."isFlagged", false), 'sequence', coalesce(a."sequence", 0),
            'isCorrect', a."isCorrect", 'gained', a."gained", 'isAnswered', a."id" is not null,
            'isFavorite', p_keys and exists (
              select from "favorite" f where f."tenantId" = p_tenant and f."id" = p_user || '/' || s."recordId"),
            'card', case when p_keys then (
              select w."card" from "wrongRecord" w
                where w."tenantId" = p_tenant and w."id" = p_user || '/' || s."recordId") end) order by entry.at)
          from jsonb_array_elements(v_attempt."paper") with ordinality entry(value, at)
            join snapshots s on s."recordId" = entry.value->>'questionId'
            left join answers a on a."questionId" = s."recordId"))
      from "cert" c
        -- C3: a published paper says the same as long as it is sat.
        left join "examSession" e on e."tenantId" = p_tenant and e."id" = v_attempt."sessionId" and e."paperMode" = 'fixed'
        left join "paper" p on p."tenantId" = p_tenant and p."id" = e."paperId"
      where c."tenantId" = p_tenant and c."id" = v_attempt."certId");
end $$;

-- H7: keeps what is given anew to questions of an exam that is locked, each entry with a receipt: the SHA-256, in hex, of the
-- receipt before it, a salt, and what is told below, a line each. [{questionId, receipt}].
create or replace function "logAnswers"(p_attempt "attempt", p_answers jsonb) returns jsonb language plpgsql as $$
declare
  v_answer record;
  v_number integer := p_attempt."answerCount";
  v_receipt text := coalesce(p_attempt."receipt", '');
  v_time text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  v_salt text;
  v_answered integer := p_attempt."answeredCount";
  v_bytes bigint := p_attempt."loggedBytes";
  v_receipts jsonb := '[]';
begin
  for v_answer in
    select newest."questionId", e.value->>'version' as "version",
        jsonb_build_object('selectedOptions', newest."selectedOptions", 'inputInfo', newest."inputInfo")::text as "content",
        "isGiven"(newest."selectedOptions", newest."inputInfo")::integer
          - coalesce("isGiven"(f."selectedOptions", f."inputInfo"), false)::integer as "more"
      from (
          select distinct on (a."questionId") a.* from jsonb_to_recordset(p_answers) a("questionId" text,
              "selectedOptions" jsonb, "inputInfo" jsonb, "sequence" bigint)
            order by a."questionId", a."sequence" desc
        ) newest
        join jsonb_array_elements(p_attempt."paper") with ordinality e(value, at) on e.value->>'questionId' = newest."questionId"
        left join "attemptAnswer" f on f."tenantId" = p_attempt."tenantId" and f."attemptId" = p_attempt."id"
          and f."questionId" = newest."questionId"
      where newest."sequence" > coalesce(f."sequence", -1)
        and (coalesce(f."selectedOptions", '[]'), coalesce(f."inputInfo", '[]')) is distinct from (newest."selectedOptions", newest."inputInfo")
      order by e.at
  loop
    v_number := v_number + 1;
    v_salt := replace(gen_random_uuid()::text, '-', '');
    v_receipt := encode(sha256(convert_to(concat_ws(E'\n', v_receipt, v_salt, p_attempt."id", v_number, v_answer."questionId",
      v_answer."version", v_time, v_answer."content"), 'UTF8')), 'hex');
    insert into "answerLog" ("id", "tenantId", "attemptId", "userId", "number", "segment", "questionId", "questionVersion", "content",
      "savedTime", "salt", "receipt")
      values (p_attempt."id" || '/' || v_number, p_attempt."tenantId", p_attempt."id", p_attempt."userId", v_number, p_attempt."segment",
        v_answer."questionId", v_answer."version"::integer, v_answer."content", v_time, v_salt, v_receipt);
    v_answered := v_answered + v_answer."more";
    v_bytes := v_bytes + octet_length(v_answer."content");
    v_receipts := v_receipts || jsonb_build_object('questionId', v_answer."questionId", 'receipt', v_receipt);
  end loop;
  update "attempt" m set "answerCount" = v_number, "receipt" = nullif(v_receipt, ''), "savedTime" = now(), "answeredCount" = v_answered, "loggedBytes" = v_bytes
    where m."tenantId" = p_attempt."tenantId" and m."id" = p_attempt."id";
  return v_receipts;
end $$;

-- H7, H8: what was kept of an exam stays as it is.
create or replace function "keepAsGiven"() returns trigger language plpgsql as $$
begin
  raise exception 'what was given stays' using errcode = 'check_violation', constraint = 'attempt_given', table = tg_table_name;
end $$;
create or replace trigger "keepAsGiven" before update or delete on "answerLog" for each row execute function "keepAsGiven"();
create or replace trigger "keepAsGiven" before update or delete on "attemptSeal" for each row execute function "keepAsGiven"();

-- M6–M8: stores answers where the attempt is the caller's, sat on this device and within its time. Instead: {problem}.
create or replace function "attempt_save"(p_tenant text, p_user text, p_kind text, p_attempt text, p_device text, p_answers jsonb)
  returns jsonb language plpgsql as $$
declare
  v_attempt "attempt";
  v_wrong jsonb;
  v_problem text;
  v_receipts jsonb;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  if p_kind = 'mock' then
    select * into v_attempt from "attempt" m where m."tenantId" = p_tenant and m."id" = p_attempt and m."kind" = p_kind for share;
  else
    -- H7: its receipts are one chain, so one save goes after the other.
    select * into v_attempt from "attempt" m where m."tenantId" = p_tenant and m."id" = p_attempt and m."kind" = p_kind for update;
  end if;
  if not found then return jsonb_build_object('problem', 'attempt'); end if;
  v_problem := "attemptProblem"(v_attempt, p_device);
  -- H7: twenty megabytes of answers are kept, more than anybody types.
  if v_problem is null and v_attempt."loggedBytes" > 20000000 then v_problem := 'full'; end if;
  if v_problem is not null then return jsonb_build_object('problem', v_problem); end if;

  select jsonb_build_object('problem', 'answer', 'index', a.at - 1, 'field', case
      when e.value is null then 'questionId'
      when jsonb_array_length(a.value->'inputInfo') > (e.value->>'blanks')::integer then 'inputInfo'
      else 'selectedOptions' end)
    into v_wrong
    from jsonb_array_elements(p_answers) with ordinality a(value, at)
      left join jsonb_array_elements(v_attempt."paper") e(value) on e.value->>'questionId' = a.value->>'questionId'
    where e.value is null or jsonb_array_length(a.value->'inputInfo') > (e.value->>'blanks')::integer
      or (e.value->>'type' <> 'multiple' and jsonb_array_length(a.value->'selectedOptions') > 1)
      or exists (select from jsonb_array_elements_text(a.value->'selectedOptions') o(place)
        where o.place::integer > (e.value->>'options')::integer)
    order by a.at limit 1;
  if v_wrong is not null then return v_wrong; end if;

  if p_kind = 'exam' then v_receipts := "logAnswers"(v_attempt, p_answers); end if;
  insert into "attemptAnswer" ("id", "tenantId", "attemptId", "userId", "questionId", "selectedOptions", "inputInfo",
    "isFlagged", "sequence", "score")
    select p_attempt || '/' || newest."questionId", p_tenant, p_attempt, p_user, newest."questionId",
      newest."selectedOptions", newest."inputInfo", newest."isFlagged", newest."sequence", (e.value->>'score')::numeric
      from (
          select distinct on (a."questionId") a.* from jsonb_to_recordset(p_answers) a("questionId" text,
              "selectedOptions" jsonb, "inputInfo" jsonb, "isFlagged" boolean, "sequence" bigint)
            order by a."questionId", a."sequence" desc
        ) newest
        join jsonb_array_elements(v_attempt."paper") e(value) on e.value->>'questionId' = newest."questionId"
    on conflict ("tenantId", "id") do update set "selectedOptions" = excluded."selectedOptions",
      "inputInfo" = excluded."inputInfo", "isFlagged" = excluded."isFlagged", "sequence" = excluded."sequence"
      where "attemptAnswer"."sequence" < excluded."sequence";
  return jsonb_build_object('remainingSeconds', "secondsLeft"(v_attempt), 'state', v_attempt."state", 'isPaused', v_attempt."pausedTime" is not null,
    'savedTime', "wireTime"(clock_timestamp()), 'receipts', v_receipts);
end $$;

-- O4: whether somebody invigilates a place: its room, or all of the session.
drop function if exists "hasInvigilator"(text, text);
create or replace function "hasInvigilator"(p_tenant text, p_placement text) returns boolean language sql stable as $$
  select exists (select from "placement" p join "sessionStaff" s on s."tenantId" = p."tenantId" and s."sessionId" = p."sessionId"
    where p."tenantId" = p_tenant and p."id" = p_placement and s."role" = 'invigilator' and (s."roomId" is null or s."roomId" = p."roomId"))
$$;

-- O4: what another device is told that wants an exam: null where it may have it, as the former one was let go, or nobody
-- invigilates it. Who is to let go sees at the board that it is waited for.
create or replace function "deviceProblem"(p_attempt "attempt", p_device text) returns text language plpgsql as $$
begin
  -- Another window of the same log-in is no other device.
  if p_attempt."kind" <> 'exam' or p_attempt."state" <> 'sitting' or p_attempt."deviceId" = ''
    or split_part(p_attempt."deviceId", '.', 1) = split_part(p_device, '.', 1) or not "hasInvigilator"(p_attempt."tenantId", p_attempt."placementId") then
    return null;
  end if;
  update "attempt" a set "askedTime" = clock_timestamp()
    where a."tenantId" = p_attempt."tenantId" and a."id" = p_attempt."id"
      and (a."askedTime" is null or a."askedTime" < clock_timestamp() - interval '3 seconds');
  return 'release';
end $$;

-- M8: from now on this device holds it. O4: where somebody invigilates, only once they let go of the device before. Answers
-- what stands against it.
drop function if exists "attempt_takeOver"(text, text, text, text, text);
create or replace function "attempt_takeOver"(p_tenant text, p_user text, p_kind text, p_attempt text, p_device text) returns text
  language plpgsql as $$
declare
  v_attempt "attempt";
  v_problem text;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select m.* into v_attempt from "attempt" m
    where m."tenantId" = p_tenant and m."id" = p_attempt and m."kind" = p_kind and m."state" = 'sitting' for update;
  if not found then return null; end if;
  v_problem := "deviceProblem"(v_attempt, p_device);
  if v_problem is null and not "isOver"(v_attempt) then
    update "attempt" m set "deviceId" = p_device, "askedTime" = null where m."tenantId" = p_tenant and m."id" = p_attempt;
  end if;
  return v_problem;
end $$;

-- M5: attempts of a kind whose time is over, of every tenant, for the sweep.
drop function if exists "attempt_overdue"(integer);
create or replace function "attempt_overdue"(p_kind text, p_limit integer) returns table ("tenantId" text, "userId" text, "id" text)
  language plpgsql as $$
declare
  v_tenant text;
begin
  perform set_config('app.sweep', 'on', true);
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    return query select m."tenantId", m."userId", m."id" from "attempt" m
      where m."tenantId" = v_tenant and m."state" = 'sitting' and m."deadline" <= now() and m."kind" = p_kind and "isOver"(m) order by m."deadline"
      limit p_limit;
  end loop;
end $$;

create or replace function "wireTime"(p_time timestamptz) returns text language sql stable as $$
  select to_char(p_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')
$$;
