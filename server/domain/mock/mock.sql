-- Mock exams: what the tables hold to by themselves, the draw, and one function a hot call. Rules M… of docs/rules.md.
-- The text may be run again at any time.

-- M11: rows of mock exams are their learner's own. Where there is no user, the server looks for what is overdue.
drop policy if exists "ofLearner" on "mockExam";
create policy "ofLearner" on "mockExam" as restrictive
  using ("userId" = current_setting('app.user_id', true)
    or (current_setting('app.user_id', true) = '' and "state" = 'sitting' and "deadline" <= now()))
  with check ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "mockAnswer";
create policy "ofLearner" on "mockAnswer" as restrictive using ("userId" = current_setting('app.user_id', true));

-- M4: one under way for each learner and certificate.
create unique index if not exists "mockExam_underWay" on "mockExam" ("tenantId", "userId", "certId")
  where "state" = 'sitting';

-- M5, M9: sitting, then handed in with a score within bounds, then nothing more; the paper never changes.
create or replace function "guardMockExam"() returns trigger language plpgsql as $$
declare
  broken text;
begin
  if tg_op = 'INSERT' then
    if new."state" <> 'sitting' or new."score" is not null or new."isPassed" is not null
      or new."submittedTime" is not null then broken := 'mockExam_state';
    end if;
  elsif old."state" = 'handedIn' then broken := 'mockExam_state';
  elsif (old."userId", old."certId", old."seed", old."paper", old."totalScore", old."passScore")
    is distinct from (new."userId", new."certId", new."seed", new."paper", new."totalScore", new."passScore") then
    broken := 'mockExam_paper';
  elsif new."state" = 'handedIn' and (new."submittedTime" is null or new."score" is null) then
    broken := 'mockExam_state';
  elsif new."state" = 'sitting' and (new."submittedTime" is not null or new."score" is not null) then
    broken := 'mockExam_state';
  elsif new."score" not between 0 and new."totalScore" then broken := 'mockExam_score';
  end if;
  if broken is null and new."deadline" <= new."startTime" then broken := 'mockExam_deadline'; end if;
  if broken is not null then
    raise exception 'a mock exam breaks %', broken using errcode = 'check_violation', constraint = broken,
    table = 'mockExam';
  end if;
  return new;
end $$;
create or replace trigger "guardMockExam" before insert or update on "mockExam" for each row
  execute function "guardMockExam"();

-- M6, M9: answers belong to their learner's mock exam and change only while it is sat; points within bounds.
create or replace function "guardMockAnswer"() returns trigger language plpgsql as $$
declare
  broken text;
begin
  if not exists (
    select from "mockExam" m where m."tenantId" = new."tenantId" and m."id" = new."mockId"
      and m."userId" = new."userId" and m."state" = 'sitting') then
    broken := 'mockAnswer_state';
  elsif new."gained" not between 0 and new."score" then broken := 'mockAnswer_score';
  end if;
  if broken is not null then
    raise exception 'an answer breaks %', broken using errcode = 'check_violation', constraint = broken,
    table = 'mockAnswer';
  end if;
  return new;
end $$;
create or replace trigger "guardMockAnswer" before insert or update on "mockAnswer" for each row
  execute function "guardMockAnswer"();

create or replace function "secondsLeft"(p_deadline timestamptz) returns integer language sql volatile as $$
  select greatest(0, ceil(extract(epoch from p_deadline - clock_timestamp())))::integer
$$;

-- C7: what learners practise of the papers of published sessions, until these are over.
create or replace function "heldBySessions"(p_tenant text) returns setof text language sql stable as $$
  select q."questionId" from "examSession" s
    join "heldQuestion" q on q."tenantId" = s."tenantId" and q."sessionId" = s."id"
    where s."tenantId" = p_tenant and s."state" = 'published' and s."endTime" > now()
$$;

-- M12, C7: the questions that have no key for a learner: these, and those of their mock exams under way. What shows keys asks
-- it, and what draws to practise.
create or replace function "heldQuestions"(p_tenant text, p_user text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct held."id"), '{}') from (
    select entry.value->>'questionId' as "id" from "mockExam" m cross join lateral jsonb_array_elements(m."paper") entry
      where m."tenantId" = p_tenant and m."userId" = p_user and m."state" = 'sitting'
    union all
    select "heldBySessions"(p_tenant)) held
$$;

-- Whether a question is one of these: for whoever asks of one, without going through all.
create or replace function "isHeld"(p_tenant text, p_user text, p_question text) returns boolean language sql stable as $$
  select exists (select from "mockExam" m where m."tenantId" = p_tenant and m."userId" = p_user and m."state" = 'sitting'
      and m."paper" @> jsonb_build_array(jsonb_build_object('questionId', p_question)))
    or exists (select from "examSession" s
      join "heldQuestion" q on q."tenantId" = s."tenantId" and q."sessionId" = s."id" and q."questionId" = p_question
      where s."tenantId" = p_tenant and s."state" = 'published' and s."endTime" > now())
$$;

-- C7: which questions of a mock exam are for exams alone by now, as long as a published session of its certificate is not over.
create or replace function "examOnlyOf"(p_mock "mockExam") returns text[] language sql stable as $$
  select array(select q."id" from jsonb_array_elements(p_mock."paper") entry
      join "question" q on q."tenantId" = p_mock."tenantId" and q."id" = entry->>'questionId' and q."usage" = 'exam'
    where exists (select from "examSession" s join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
      where s."tenantId" = p_mock."tenantId" and s."state" = 'published' and s."endTime" > now() and e."certId" = p_mock."certId"))
$$;

-- A mock exam with its paper and answers: each question as its snapshot of the version drawn, with keys only where asked for.
drop function if exists "mock_paper"(text, text, text, boolean);
create function "mock_paper"(p_tenant text, p_user text, p_mock text, p_keys boolean) returns json
  language plpgsql as $$
declare
  v_mock "mockExam";
  v_keys text[];
  v_held text[] := '{}';
  v_left text[] := array['id', 'tenantId', 'certId', 'identityHash', 'state', 'score', 'version',
    'createdTime', 'createdBy', 'updatedTime', 'updatedBy', 'deletedTime', 'materialId', 'materialOrder']
    || case when p_keys then '{}'::text[] else '{analysis,knowledge}' end;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select * into v_mock from "mockExam" m where m."tenantId" = p_tenant and m."id" = p_mock;
  if not found then return null; end if;
  if v_mock."state" = 'handedIn' then v_held := "heldQuestions"(p_tenant, p_user) || "examOnlyOf"(v_mock);
  elsif p_keys then v_held := array(select "heldBySessions"(p_tenant));
  end if;
  v_keys := array(select 'question/' || (entry.value->>'questionId') || '/' || (entry.value->>'version')
    from jsonb_array_elements(v_mock."paper") entry);
  return (
    with snapshots as materialized (
      select h."recordId", h."snapshot" - v_left as "snapshot" from "history" h
        where h."tenantId" = p_tenant and h."id" = any(v_keys)
    ), answers as materialized (
      select a.* from "mockAnswer" a where a."tenantId" = p_tenant and a."mockId" = p_mock
    )
    select json_build_object(
        'mockId', v_mock."id", 'certId', v_mock."certId", 'certCode', c."certCode", 'certName', c."certName",
          'state', v_mock."state", 'deviceId', v_mock."deviceId",
        'startTime', "wireTime"(v_mock."startTime"), 'deadline', "wireTime"(v_mock."deadline"),
          'submittedTime', "wireTime"(v_mock."submittedTime"), 'serverTime', "wireTime"(clock_timestamp()),
        'remainingSeconds', case when v_mock."state" = 'sitting' then "secondsLeft"(v_mock."deadline") else 0 end,
          'isOverdue', v_mock."state" = 'sitting' and v_mock."deadline" <= clock_timestamp(),
        'totalScore', v_mock."totalScore", 'passScore', v_mock."passScore", 'score', v_mock."score",
          'isPassed', v_mock."isPassed",
        'entries', (select json_agg(json_build_object('questionId', s."recordId", 'version', entry.value->'version',
          'isHeld', s."recordId" = any(v_held), 'score', entry.value->'score', 'question', case when entry.value ? 'materialId'
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
          from jsonb_array_elements(v_mock."paper") with ordinality entry(value, at)
            join snapshots s on s."recordId" = entry.value->>'questionId'
            left join answers a on a."questionId" = s."recordId"))
      from "cert" c where c."tenantId" = p_tenant and c."id" = v_mock."certId");
end $$;

-- M1–M4: begins a mock exam, or answers the one under way. Instead of a paper: {problem}.
drop function if exists "mock_start"(text, text, text, text, text, text);
create function "mock_start"(p_tenant text, p_user text, p_id text, p_seed text, p_certCode text, p_device text)
  returns json language plpgsql as $$
declare
  v_cert "cert";
  v_rule jsonb;
  v_mock text;
  v_isOverdue boolean;
  v_drawn jsonb;
  v_paper jsonb;
  v_now timestamptz := clock_timestamp();
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select * into v_cert from "cert" c
    where c."tenantId" = p_tenant and c."certCode" = p_certCode and c."state" = 'on' and c."deletedTime" is null;
  if not found then return json_build_object('problem', 'cert'); end if;
  select m."id", m."deadline" <= clock_timestamp() into v_mock, v_isOverdue from "mockExam" m
    where m."tenantId" = p_tenant and m."userId" = p_user and m."certId" = v_cert."id" and m."state" = 'sitting';
  if v_isOverdue then return json_build_object('problem', 'overdue', 'mockId', v_mock); end if;
  if v_mock is not null then return "mock_paper"(p_tenant, p_user, v_mock, false); end if;

  select r."ruleList" into v_rule from "paperRule" r
    where r."tenantId" = p_tenant and r."certId" = v_cert."id" and r."deletedTime" is null;
  if not found then return json_build_object('problem', 'rule'); end if;
  v_drawn := "drawPaperPractised"(v_cert."id", v_rule, p_seed, array(select "heldBySessions"(p_tenant)));
  if v_drawn ? 'missing' then return json_build_object('problem', 'small', 'missing', v_drawn->'missing'); end if;
  v_paper := v_drawn->'entries';

  insert into "mockExam" ("id", "tenantId", "userId", "certId", "seed", "paper", "deviceId", "startTime", "deadline",
    "totalScore", "passScore")
    select p_id, p_tenant, p_user, v_cert."id", p_seed, v_paper, p_device, v_now,
      v_now + v_cert."examMinutes" * interval '1 minute',
      (select sum((e.value->>'score')::numeric) from jsonb_array_elements(v_paper) e), v_cert."passScore"
    on conflict ("tenantId", "userId", "certId") where "state" = 'sitting' do nothing
    returning "id" into v_mock;
  if v_mock is null then
    select m."id" into v_mock from "mockExam" m
      where m."tenantId" = p_tenant and m."userId" = p_user and m."certId" = v_cert."id" and m."state" = 'sitting';
  end if;
  return "mock_paper"(p_tenant, p_user, v_mock, false);
end $$;

-- M6–M8: stores answers where the mock exam is the caller's, sat on this device and within its time. Instead: {problem}.
create or replace function "mock_save"(p_tenant text, p_user text, p_mock text, p_device text, p_answers jsonb)
  returns jsonb language plpgsql as $$
declare
  v_mock "mockExam";
  v_wrong jsonb;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select * into v_mock from "mockExam" m where m."tenantId" = p_tenant and m."id" = p_mock for share;
  if not found then return jsonb_build_object('problem', 'mock'); end if;
  if v_mock."state" <> 'sitting' then return jsonb_build_object('problem', 'handedIn'); end if;
  if v_mock."deadline" <= clock_timestamp() then return jsonb_build_object('problem', 'overdue'); end if;
  if v_mock."deviceId" <> p_device then return jsonb_build_object('problem', 'device'); end if;

  select jsonb_build_object('problem', 'answer', 'index', a.at - 1, 'field', case
      when e.value is null then 'questionId'
      when jsonb_array_length(a.value->'inputInfo') > (e.value->>'blanks')::integer then 'inputInfo'
      else 'selectedOptions' end)
    into v_wrong
    from jsonb_array_elements(p_answers) with ordinality a(value, at)
      left join jsonb_array_elements(v_mock."paper") e(value) on e.value->>'questionId' = a.value->>'questionId'
    where e.value is null or jsonb_array_length(a.value->'inputInfo') > (e.value->>'blanks')::integer
      or (e.value->>'type' <> 'multiple' and jsonb_array_length(a.value->'selectedOptions') > 1)
      or exists (select from jsonb_array_elements_text(a.value->'selectedOptions') o(place)
        where o.place::integer > (e.value->>'options')::integer)
    order by a.at limit 1;
  if v_wrong is not null then return v_wrong; end if;

  insert into "mockAnswer" ("id", "tenantId", "mockId", "userId", "questionId", "selectedOptions", "inputInfo",
    "isFlagged", "sequence", "score")
    select p_mock || '/' || newest."questionId", p_tenant, p_mock, p_user, newest."questionId",
      newest."selectedOptions", newest."inputInfo", newest."isFlagged", newest."sequence", (e.value->>'score')::numeric
      from (
          select distinct on (a."questionId") a.* from jsonb_to_recordset(p_answers) a("questionId" text,
              "selectedOptions" jsonb, "inputInfo" jsonb, "isFlagged" boolean, "sequence" bigint)
            order by a."questionId", a."sequence" desc
        ) newest
        join jsonb_array_elements(v_mock."paper") e(value) on e.value->>'questionId' = newest."questionId"
    on conflict ("tenantId", "id") do update set "selectedOptions" = excluded."selectedOptions",
      "inputInfo" = excluded."inputInfo", "isFlagged" = excluded."isFlagged", "sequence" = excluded."sequence"
      where "mockAnswer"."sequence" < excluded."sequence";
  return jsonb_build_object('remainingSeconds', "secondsLeft"(v_mock."deadline"), 'state', v_mock."state");
end $$;

-- M8: from now on this device holds it. Answers whether it could.
create or replace function "mock_takeOver"(p_tenant text, p_user text, p_mock text, p_device text) returns boolean
  language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  update "mockExam" m set "deviceId" = p_device
    where m."tenantId" = p_tenant and m."id" = p_mock and m."state" = 'sitting' and m."deadline" > clock_timestamp();
  return found;
end $$;

-- M5: mock exams whose time is over, of every tenant, for the sweep; their learners hand them in by their own scope.
create or replace function "mock_overdue"(p_limit integer) returns table ("tenantId" text, "userId" text, "id" text)
  language plpgsql as $$
declare
  v_tenant text;
begin
  perform set_config('app.user_id', '', true);
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    return query select m."tenantId", m."userId", m."id" from "mockExam" m
      where m."tenantId" = v_tenant and m."state" = 'sitting' and m."deadline" <= now() order by m."deadline"
      limit p_limit;
  end loop;
end $$;

create or replace function "wireTime"(p_time timestamptz) returns text language sql stable as $$
  select to_char(p_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')
$$;
