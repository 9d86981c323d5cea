-- Examiners: who scores which answer, and what that comes to. Rules SC10 to SC16 of docs/rules.md. The text may be run again at any time.

-- SC12: an answer is with one examiner at a time, and each of its marks has a number.
create unique index if not exists "marking_claimed" on "marking" ("tenantId", "resultId", "questionId") where "claimedUntil" is not null;
create unique index if not exists "marking_number" on "marking" ("tenantId", "resultId", "questionId", "number") where not "isControl";
-- What waits, in the orders in which it is handed out.
create index if not exists "marking_byQuestion" on "marking" ("tenantId", "sessionId", "skips", "questionId", "id")
  where "markedTime" is null and not "isControl";
create index if not exists "marking_byPerson" on "marking" ("tenantId", "sessionId", "skips", "resultId", "place", "id")
  where "markedTime" is null and not "isControl";

-- Goes to the desk of an examiner, as the user: what is read and changed until the transaction ends is the server's own work, so
-- every function below looks itself whether the user scores the session.
create or replace function "toMarking"(p_tenant text, p_user text) returns void language sql as $$
  select set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true), set_config('app.reach', '', true),
    set_config('app.sweep', 'on', true)
$$;

-- SC10: as what the user scores a session, examiner or chief; null for everybody else.
create or replace function "scoresAs"(p_tenant text, p_session text, p_user text) returns text language sql stable as $$
  select min(o."role") from "sessionStaff" o join "examSession" s on s."tenantId" = o."tenantId" and s."id" = o."sessionId"
    where o."tenantId" = p_tenant and o."sessionId" = p_session and o."userId" = p_user and o."role" in ('chief', 'examiner')
      and s."state" = 'published' and s."deletedTime" is null
$$;

-- Whether a question of a result has points that count.
create or replace function "isAwarded"(p_tenant text, p_result text, p_question text) returns boolean language sql stable as $$
  select exists (select from "award" w where w."tenantId" = p_tenant and w."resultId" = p_result and w."questionId" = p_question
    and w."isCurrent" and not w."isProposed")
$$;

-- SC11: nothing of a result waits for an examiner any more where the exam is opened again.
create or replace function "stopWaiting"() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  delete from "marking" m where m."tenantId" = new."tenantId" and m."resultId" = new."id";
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "stopWaiting" after update of "machineTime" on "result"
  for each row when (new."machineTime" is null and old."machineTime" is not null) execute function "stopWaiting"();

-- SC11: how a session is scored stays once an examiner scored something of it.
create or replace function "keepMarking"() returns trigger language plpgsql as $$
begin
  if exists (select from "marking" m where m."tenantId" = new."tenantId" and m."sessionId" = new."id" and m."markedTime" is not null) then
    raise exception 'it is being scored' using errcode = 'check_violation', constraint = 'session_marking', table = 'examSession';
  end if;
  return new;
end $$;
create or replace trigger "keepMarking" before update of "markers", "markDifference", "markRule", "controlEvery" on "examSession"
  for each row when ((new."markers", new."markDifference", new."markRule", new."controlEvery")
    is distinct from (old."markers", old."markDifference", old."markRule", old."controlEvery")) execute function "keepMarking"();

-- SC10: whether the user may score the answers of a result: not told yet, of who was there, not their own.
create or replace function "isScorable"(p_result "result", p_user text) returns boolean language sql stable as $$
  select p_result."state" = 'pending' and p_result."kind" in ('normal', 'deducted') and p_result."userId" is distinct from p_user
$$;
-- The same of a result that is looked up by itself (`offset 0`): without statistics the database would join by the organisation alone.
create or replace function "isScorable"(p_tenant text, p_result text, p_user text) returns boolean language sql stable cost 1000 as $$
  select exists (select from "result" r where r."tenantId" = p_tenant and r."id" = p_result and "isScorable"(r, p_user) offset 0)
$$;

-- SC13: whether a third mark is for the user: where it is the chief's, for the chief alone.
create or replace function "givesThird"(p_tenant text, p_session text, p_user text) returns boolean language sql stable as $$
  select s."markRule" <> 'chief' or "scoresAs"(p_tenant, p_session, p_user) = 'chief' from "examSession" s
    where s."tenantId" = p_tenant and s."id" = p_session
$$;

-- SC12: whether an answer is open and the user has scored it by no other marking (`offset 0`, as above).
create or replace function "isNewTo"(p_marking "marking", p_user text) returns boolean language sql stable cost 1000 as $$
  select not exists (select from "marking" o where o."tenantId" = p_marking."tenantId" and o."resultId" = p_marking."resultId"
      and o."questionId" = p_marking."questionId" and o."examinerId" = p_user and o."id" <> p_marking."id" offset 0)
    and not "isAwarded"(p_marking."tenantId", p_marking."resultId", p_marking."questionId")
$$;

-- How far each question of a session is, and how much of it waits for the user – "free": is with nobody else now – or was scored by
-- them. Each marking is looked at once, with look-ups by its own keys (`offset 0`, as above).
drop function if exists "markingsByQuestion"(text, text, text);
create or replace function "questionsToMark"(p_tenant text, p_session text, p_user text)
  returns table ("questionId" text, "all" bigint, "done" bigint, "open" bigint, "free" bigint, "mine" bigint) language plpgsql stable as $$
declare
  v_isThird boolean := "givesThird"(p_tenant, p_session, p_user);
begin
  return query select m."questionId", count(*) filter (where m."number" = 1),
      count(*) filter (where m."number" = 1 and w."isAwarded"), count(*) filter (where o."isOpen"),
      count(*) filter (where o."isOpen" and (m."claimedUntil" is null or m."claimedUntil" < clock_timestamp() or m."examinerId" = p_user)),
      count(*) filter (where m."examinerId" = p_user and m."markedTime" is not null)
    from "marking" m cross join lateral (select exists (select from "award" w where w."tenantId" = p_tenant and w."resultId" = m."resultId"
        and w."questionId" = m."questionId" and w."isCurrent" and not w."isProposed" offset 0) as "isAwarded") w
      cross join lateral (select not w."isAwarded" and m."markedTime" is null and not m."isControl" and (m."number" < 3 or v_isThird)
        and exists (select from "result" r where r."tenantId" = p_tenant and r."id" = m."resultId" and "isScorable"(r, p_user) offset 0)
        and not exists (select from "marking" o where o."tenantId" = p_tenant and o."resultId" = m."resultId"
          and o."questionId" = m."questionId" and o."examinerId" = p_user and o."id" <> m."id" offset 0) as "isOpen" offset 0) o
    where m."tenantId" = p_tenant and m."sessionId" = p_session group by 1;
end $$;

-- SC10: the sessions that the user scores, until a month after they end, longer where something waits; or one of them alone.
create or replace function "markingSessions"(p_tenant text, p_user text, p_session text) returns jsonb language plpgsql as $$
begin
  perform "toMarking"(p_tenant, p_user);
  return (select coalesce(jsonb_agg(to_jsonb(told) order by told."startTime" desc), '[]') from (
    select s."id", s."sessionCode", e."examName", j."subjectName", "wireTime"(s."startTime") as "startTime", "wireTime"(s."endTime") as "endTime",
        o."role" = 'chief' as "isChief", c.*
      from (select distinct f."sessionId", "scoresAs"(p_tenant, f."sessionId", p_user) as "role" from "sessionStaff" f
          where f."tenantId" = p_tenant and f."userId" = p_user and (p_session is null or f."sessionId" = p_session)
            and f."role" in ('chief', 'examiner')) o
        join "examSession" s on s."tenantId" = p_tenant and s."id" = o."sessionId"
        join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
        join "examSubject" j on j."tenantId" = s."tenantId" and j."id" = s."subjectId"
        cross join lateral (select coalesce(sum(n."all"), 0) as "all", coalesce(sum(n."done"), 0) as "done", coalesce(sum(n."open"), 0) as "open",
            coalesce(sum(n."free"), 0) as "free", coalesce(sum(n."mine"), 0) as "mine", coalesce(jsonb_agg(jsonb_build_object('questionId', n."questionId", 'type', t."type",
              'title', t."titleText", 'all', n."all", 'open', n."open", 'free', n."free") order by t."type" collate "C", n."questionId"), '[]') as "questions"
          from "questionsToMark"(p_tenant, s."id", p_user) n join "question" t on t."tenantId" = p_tenant and t."id" = n."questionId") c
      where o."role" is not null and (s."endTime" > now() - interval '30 days' or exists (select from "marking" m
        where m."tenantId" = p_tenant and m."sessionId" = s."id" and m."markedTime" is null and not m."isControl"
          and not "isAwarded"(p_tenant, m."resultId", m."questionId")))) told);
end $$;

-- SC12: whether nobody has an answer now, by whatever marking of it.
create or replace function "isFree"(p_marking "marking") returns boolean language sql volatile as $$
  select (p_marking."claimedUntil" is null or p_marking."claimedUntil" < clock_timestamp())
    and not exists (select from "marking" o where o."tenantId" = p_marking."tenantId" and o."resultId" = p_marking."resultId"
      and o."questionId" = p_marking."questionId" and o."claimedUntil" is not null and o."id" <> p_marking."id" offset 0)
$$;

-- SC12, SC15: takes the next answer for ten minutes: the one that is with the user already, a control where it is time for one, or
-- the first that nobody has; {told}, as of "answerSheet", null where nothing waits, or {problem}. The user has one answer of a
-- session at a time, however many calls ask at once: they wait for each other, and what is not asked for any more is put back.
create or replace function "takeAnswer"(p_tenant text, p_user text, p_session text, p_question text, p_by text) returns jsonb language plpgsql as $$
declare
  v_isThird boolean;
  v_every integer;
  v_count integer;
  v_id text;
begin
  perform "toMarking"(p_tenant, p_user);
  if "scoresAs"(p_tenant, p_session, p_user) is null then return jsonb_build_object('problem', 'session'); end if;
  perform pg_advisory_xact_lock(hashtextextended(format('marking %s %s %s', p_tenant, p_session, p_user), 0));
  v_isThird := "givesThird"(p_tenant, p_session, p_user);
  select s."controlEvery" into v_every from "examSession" s where s."tenantId" = p_tenant and s."id" = p_session;
  if v_every > 1 then
    update "marking" m set "claimedUntil" = null where m."tenantId" = p_tenant and m."id" in (select o."id" from "marking" o
      where o."tenantId" = p_tenant and o."sessionId" = p_session and o."isControl" and o."claimedUntil" < clock_timestamp()
        and o."examinerId" <> p_user for update skip locked);
  end if;
  select m."id" into v_id from "marking" m
    where m."tenantId" = p_tenant and m."sessionId" = p_session and m."examinerId" = p_user and m."claimedUntil" is not null
      and (p_question is null or m."questionId" = p_question)
      and m."markedTime" is null and "isScorable"(p_tenant, m."resultId", p_user) and (m."isControl" or "isNewTo"(m, p_user))
    order by m."claimedUntil" desc limit 1 for update;
  update "marking" m set "claimedUntil" = null, "examinerId" = case when m."isControl" then m."examinerId" end
    where m."tenantId" = p_tenant and m."sessionId" = p_session and m."examinerId" = p_user and m."claimedUntil" is not null
      and m."id" is distinct from v_id;
  if v_id is null and v_every > 1 then
    select count(*) into v_count from "marking" m
      where m."tenantId" = p_tenant and m."sessionId" = p_session and m."examinerId" = p_user;
    if (v_count + 1) % v_every = 0 then
      insert into "marking" ("id", "tenantId", "resultId", "questionId", "keyVersion", "place", "maximum", "number", "isControl", "examinerId",
          "claimedUntil")
        select gen_random_uuid()::text, m."tenantId", m."resultId", m."questionId", m."keyVersion", m."place", m."maximum", 0, true, p_user,
            clock_timestamp() + interval '10 minutes'
          from "marking" m
          where m."tenantId" = p_tenant and m."sessionId" = p_session and m."number" = 1
            and (p_question is null or m."questionId" = p_question) and "isScorable"(p_tenant, m."resultId", p_user)
            and exists (select from "award" w where w."tenantId" = m."tenantId" and w."resultId" = m."resultId"
              and w."questionId" = m."questionId" and w."isCurrent" and not w."isProposed" and w."cause" = 'examiner')
            and not exists (select from "marking" o where o."tenantId" = m."tenantId" and o."resultId" = m."resultId"
              and o."questionId" = m."questionId" and (o."examinerId" = p_user or o."claimedUntil" is not null))
          order by md5(m."id" || p_user) limit 1
        on conflict do nothing returning "id" into v_id;
    end if;
  end if;
  if v_id is null and p_by = 'person' then
    select m."id" into v_id from "marking" m
      where m."tenantId" = p_tenant and m."sessionId" = p_session and m."markedTime" is null and not m."isControl"
        and (p_question is null or m."questionId" = p_question) and (m."number" < 3 or v_isThird)
        and "isFree"(m) and "isScorable"(p_tenant, m."resultId", p_user) and "isNewTo"(m, p_user)
      order by m."skips", m."resultId", m."place", m."id" limit 1 for update skip locked;
  elsif v_id is null then
    select m."id" into v_id from "marking" m
      where m."tenantId" = p_tenant and m."sessionId" = p_session and m."markedTime" is null and not m."isControl"
        and (p_question is null or m."questionId" = p_question) and (m."number" < 3 or v_isThird)
        and "isFree"(m) and "isScorable"(p_tenant, m."resultId", p_user) and "isNewTo"(m, p_user)
      order by m."skips", m."questionId", m."id" limit 1 for update skip locked;
  end if;
  update "marking" m set "examinerId" = p_user, "claimedUntil" = clock_timestamp() + interval '10 minutes'
    where m."tenantId" = p_tenant and m."id" = v_id;
  return jsonb_build_object('told', "answerSheet"(p_tenant, p_user, v_id));
end $$;

-- SC10, SC12: a mark or claim of the user, locked behind its result, or why it is none.
create or replace function "ownMarking"(p_tenant text, p_user text, p_id text, out p_marking "marking", out p_problem text) language plpgsql as $$
declare
  v_state text;
begin
  perform "toMarking"(p_tenant, p_user);
  select r."state" into v_state from "result" r where r."tenantId" = p_tenant
    and r."id" = (select m."resultId" from "marking" m where m."tenantId" = p_tenant and m."id" = p_id) for update;
  select m.* into p_marking from "marking" m where m."tenantId" = p_tenant and m."id" = p_id for update;
  if p_marking."id" is null or "scoresAs"(p_tenant, p_marking."sessionId", p_user) is null then p_problem := 'missing'; return; end if;
  p_problem := case
    when p_marking."examinerId" is distinct from p_user then 'taken'
    when v_state = 'published' then 'published'
  end;
end $$;

-- SC12: ten minutes more, also where they are over and nobody else took it, unless it was put back.
create or replace function "keepAnswer"(p_tenant text, p_user text, p_id text) returns jsonb language plpgsql as $$
declare
  v_own record;
  v_until timestamptz := clock_timestamp() + interval '10 minutes';
begin
  v_own := "ownMarking"(p_tenant, p_user, p_id);
  v_own.p_problem := coalesce(v_own.p_problem, case when (v_own.p_marking)."markedTime" is not null then 'marked'
    when (v_own.p_marking)."claimedUntil" is null then 'taken' end);
  if v_own.p_problem is not null then return jsonb_build_object('problem', v_own.p_problem); end if;
  update "marking" m set "claimedUntil" = v_until where m."tenantId" = p_tenant and m."id" = p_id;
  return jsonb_build_object('claimedUntil', "wireTime"(v_until));
end $$;

-- SC12: gives an answer back, behind all others; a control does not come again.
create or replace function "skipAnswer"(p_tenant text, p_user text, p_id text) returns jsonb language plpgsql as $$
declare
  v_own record;
begin
  v_own := "ownMarking"(p_tenant, p_user, p_id);
  if v_own.p_problem is null and (v_own.p_marking)."markedTime" is not null then v_own.p_problem := 'marked'; end if;
  if v_own.p_problem is not null then return jsonb_build_object('problem', v_own.p_problem); end if;
  update "marking" m set "claimedUntil" = null, "skips" = m."skips" + 1, "examinerId" = case when m."isControl" then m."examinerId" end
    where m."tenantId" = p_tenant and m."id" = p_id;
  return jsonb_build_object('id', p_id);
end $$;

-- SC13: what the marks of an answer come to, and by which rule: {gained, note}; without `gained` where another mark is needed.
create or replace function "outcomeOf"(p_session "examSession", p_marks float8[]) returns jsonb language plpgsql immutable as $$
declare
  v_first float8 := p_marks[1];
  v_second float8 := p_marks[2];
  v_third float8 := p_marks[3];
  v_between float8 := abs(v_first - v_second);
  v_near float8;
  -- In halves, in favour of who is scored.
  v_mean float8 := ceil(v_first + v_second) / 2;
  v_differ text := '两人相差 ' || v_between || ' 分，';
begin
  return case
    when p_session."markers" = 1 then jsonb_build_object('gained', v_first, 'note', '一人评分')
    when v_second is null then jsonb_build_object('note', '等第二人评')
    when v_between <= p_session."markDifference" then jsonb_build_object('gained', v_mean, 'note', '两人评分，取平均')
    when p_session."markRule" = 'mean' then jsonb_build_object('gained', v_mean, 'note', v_differ || '取平均')
    when v_third is null then jsonb_build_object('note', v_differ || case p_session."markRule" when 'chief' then '等组长裁定' else '等第三人评' end)
    when p_session."markRule" = 'chief' then jsonb_build_object('gained', v_third, 'note', v_differ || '由组长裁定')
    else jsonb_build_object('gained', ceil(v_third + case
        when abs(v_third - v_first) < abs(v_third - v_second) then v_first
        when abs(v_third - v_first) > abs(v_third - v_second) then v_second
        else greatest(v_first, v_second) end) / 2, 'note', v_differ || '取第三人与相近一人的平均')
  end;
end $$;

-- SC13, SC14: an award where the marks of an answer decide it, else the next mark it waits for; what was decided and is no longer
-- becomes a proposal.
create or replace function "settleMarks"(p_marking "marking") returns void language plpgsql as $$
declare
  v_session "examSession";
  v_marks float8[];
  v_outcome jsonb;
  v_former record;
begin
  select s.* into v_session from "examSession" s where s."tenantId" = p_marking."tenantId" and s."id" = p_marking."sessionId";
  select array_agg(m."points" order by m."number") into v_marks from "marking" m where m."tenantId" = p_marking."tenantId"
    and m."resultId" = p_marking."resultId" and m."questionId" = p_marking."questionId" and not m."isControl" and m."markedTime" is not null;
  v_outcome := "outcomeOf"(v_session, v_marks);
  select w."gained", w."isProposed", w."note", w."cause" into v_former from "award" w where w."tenantId" = p_marking."tenantId"
    and w."resultId" = p_marking."resultId" and w."questionId" = p_marking."questionId" and w."isCurrent";
  if not v_outcome ? 'gained' then
    insert into "marking" ("id", "tenantId", "resultId", "questionId", "keyVersion", "place", "maximum", "number")
      values (gen_random_uuid()::text, p_marking."tenantId", p_marking."resultId", p_marking."questionId", p_marking."keyVersion",
        p_marking."place", p_marking."maximum", cardinality(v_marks) + 1) on conflict do nothing;
    if v_former."isProposed" is distinct from false then return; end if;
    v_outcome := v_outcome || jsonb_build_object('gained', ceil(v_marks[1] + v_marks[2]) / 2, 'isProposed', true);
  end if;
  if (v_former."gained", v_former."isProposed", v_former."note", v_former."cause") is not distinct from
    ((v_outcome->>'gained')::float8, v_outcome ? 'isProposed', v_outcome->>'note', 'examiner') then return; end if;
  insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum", "isProposed", "note")
    values (gen_random_uuid()::text, p_marking."tenantId", p_marking."resultId", p_marking."questionId", p_marking."place", p_marking."keyVersion",
      'examiner', (v_outcome->>'gained')::float8, p_marking."maximum", v_outcome ? 'isProposed', v_outcome->>'note');
end $$;

-- SC13, SC14: scores a claimed answer, or changes what the user gave.
create or replace function "scoreAnswer"(p_tenant text, p_user text, p_id text, p_points float8, p_rubric jsonb, p_note text) returns jsonb
  language plpgsql as $$
declare
  v_own record;
  v_marking "marking";
begin
  v_own := "ownMarking"(p_tenant, p_user, p_id);
  v_marking := v_own.p_marking;
  if v_own.p_problem is null then
    v_own.p_problem := case
      when v_marking."markedTime" is null and (v_marking."claimedUntil" is null or v_marking."claimedUntil" < clock_timestamp()) then 'expired'
      when not v_marking."isControl" and exists (select from "award" w where w."tenantId" = p_tenant and w."resultId" = v_marking."resultId"
        and w."questionId" = v_marking."questionId" and w."isCurrent" and not w."isProposed"
        and (v_marking."markedTime" is null or w."cause" <> 'examiner')) then 'decided'
      when p_points > v_marking."maximum" then 'maximum'
    end;
  end if;
  if v_own.p_problem is not null then
    return jsonb_build_object('problem', v_own.p_problem, 'maximum', v_marking."maximum");
  end if;
  update "marking" m set "points" = p_points, "rubric" = p_rubric, "note" = p_note, "claimedUntil" = null,
      "markedTime" = coalesce(m."markedTime", clock_timestamp())
    where m."tenantId" = p_tenant and m."id" = p_id returning m.* into v_marking;
  if not v_marking."isControl" then perform "settleMarks"(v_marking); end if;
  return jsonb_build_object('id', p_id, 'points', v_marking."points", 'markedTime', "wireTime"(v_marking."markedTime"));
end $$;

-- SC10: an answer as its examiner sees it: nothing that tells whose it is. Null where it is not with the user.
create or replace function "answerSheet"(p_tenant text, p_user text, p_id text) returns json language plpgsql as $$
begin
  perform "toMarking"(p_tenant, p_user);
  return (select json_build_object('question', h."snapshot", 'sheet', json_build_object('id', m."id", 'questionId', m."questionId", 'place', m."place", 'maximum', m."maximum",
      -- A control looks like any other.
      'number', greatest(m."number", 1), 'claimedUntil', "wireTime"(m."claimedUntil"), 'markedTime', "wireTime"(m."markedTime"), 'points', m."points",
      'rubricGiven', m."rubric", 'note', m."note", 'canChange', r."state" = 'pending' and (m."isControl" or d."cause" is null),
      'material', case when e.value ? 'materialId' then "materialAt"(p_tenant, e.value->>'materialId', (e.value->>'materialVersion')::integer) end,
      'answer', coalesce(x."inputInfo", '[]'), 'proposed', w."gained", 'matched', coalesce(w."matched", '[]'),
      'former', coalesce(case when m."number" = 3 and s."markRule" = 'chief' then (select json_agg(json_build_object('number', o."number",
          'points', o."points", 'note', o."note") order by o."number") from "marking" o where o."tenantId" = p_tenant
            and o."resultId" = m."resultId" and o."questionId" = m."questionId" and o."number" in (1, 2)) end, '[]')))
    from "marking" m
      join "examSession" s on s."tenantId" = p_tenant and s."id" = m."sessionId"
      join "result" r on r."tenantId" = p_tenant and r."id" = m."resultId"
      join "attempt" a on a."tenantId" = p_tenant and a."id" = r."attemptId"
      cross join lateral (select e.value from jsonb_array_elements(a."paper") e(value) where e.value->>'questionId' = m."questionId") e
      join "history" h on h."tenantId" = p_tenant and h."entity" = 'question' and h."recordId" = m."questionId"
        and h."recordVersion" = m."keyVersion"
      left join "attemptAnswer" x on x."tenantId" = p_tenant and x."attemptId" = a."id" and x."questionId" = m."questionId"
      left join lateral (select w."gained", w."matched" from "award" w where w."tenantId" = p_tenant and w."resultId" = m."resultId"
        and w."questionId" = m."questionId" and w."cause" in ('machine', 'key') and w."isProposed" order by w."number" desc limit 1) w on true
      left join "award" d on d."tenantId" = p_tenant and d."resultId" = m."resultId" and d."questionId" = m."questionId" and d."isCurrent"
        and not d."isProposed" and d."cause" <> 'examiner'
    where m."tenantId" = p_tenant and m."id" = p_id and m."examinerId" = p_user and "scoresAs"(p_tenant, m."sessionId", p_user) is not null);
end $$;

-- SC14: what the user scored in a session, the latest first; null where they score nothing there.
create or replace function "markedBy"(p_tenant text, p_user text, p_session text, p_question text, p_limit integer, p_offset integer) returns jsonb
  language plpgsql as $$
begin
  perform "toMarking"(p_tenant, p_user);
  if "scoresAs"(p_tenant, p_session, p_user) is null then return null; end if;
  return (with mine as (
      select m.* from "marking" m where m."tenantId" = p_tenant and m."sessionId" = p_session and m."examinerId" = p_user
        and m."markedTime" is not null and (p_question is null or m."questionId" = p_question))
    select jsonb_build_object('total', (select count(*) from mine), 'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', m."id", 'questionId', m."questionId", 'place', m."place", 'title', coalesce(q."titleText", ''),
          'points', m."points", 'maximum', m."maximum", 'note', m."note", 'markedTime', "wireTime"(m."markedTime")) order by m."markedTime" desc, m."id")
        from (select * from mine order by mine."markedTime" desc, mine."id" limit p_limit offset p_offset) m
          left join "question" q on q."tenantId" = p_tenant and q."id" = m."questionId"), '[]')));
end $$;

-- SC16: how far a session is, and how its examiners score beside the others on the same questions; null for who is no chief of it.
create or replace function "markingProgress"(p_tenant text, p_user text, p_session text) returns jsonb language plpgsql as $$
begin
  perform "toMarking"(p_tenant, p_user);
  if "scoresAs"(p_tenant, p_session, p_user) is distinct from 'chief' then return null; end if;
  return (with marks as materialized (
      select m.*, m."points" / nullif(m."maximum", 0) as "share" from "marking" m
        where m."tenantId" = p_tenant and m."sessionId" = p_session and m."markedTime" is not null
    ), sums as (
      select "questionId", "examinerId", sum("share") as "sum", count("share") as "count" from marks where not "isControl" group by 1, 2
    ), examiners as (
      select f."userId", bool_or(f."role" = 'chief') as "isChief" from "sessionStaff" f
        where f."tenantId" = p_tenant and f."sessionId" = p_session and f."role" in ('chief', 'examiner') group by 1
      union
      select m."examinerId", false from marks m where m."examinerId" not in (select f."userId" from "sessionStaff" f
        where f."tenantId" = p_tenant and f."sessionId" = p_session and f."role" in ('chief', 'examiner') and f."userId" is not null)
    ), told as (
      select e."isChief", coalesce((select u."nickname" from "user" u where u."id" = e."userId"), '') as "name",
          (select count(*) from marks m where m."examinerId" = e."userId") as "count",
          (select sum(s."sum") / nullif(sum(s."count"), 0) from sums s where s."examinerId" = e."userId") as "meanShare",
          -- Of each question the mean of the others, as often as this one scored it.
          (select sum(s."count" * o."mean") / nullif(sum(s."count"), 0) from sums s
            join lateral (select sum(o."sum") / nullif(sum(o."count"), 0) as "mean" from sums o
              where o."questionId" = s."questionId" and o."examinerId" <> s."examinerId") o on o."mean" is not null
            where s."examinerId" = e."userId") as "othersShare",
          (select count(*) from marks m where m."examinerId" = e."userId" and m."isControl") as "controls",
          (select avg(m."points" - w."gained") from marks m join "award" w on w."tenantId" = p_tenant and w."resultId" = m."resultId"
            and w."questionId" = m."questionId" and w."isCurrent" and not w."isProposed"
            where m."examinerId" = e."userId" and m."isControl") as "controlDifference"
        from examiners e)
    select jsonb_build_object('all', coalesce(sum(n."all"), 0), 'done', coalesce(sum(n."done"), 0),
      'waitingThird', (select count(*) from "marking" m where m."tenantId" = p_tenant and m."sessionId" = p_session and m."number" = 3
        and m."markedTime" is null and not "isAwarded"(m."tenantId", m."resultId", m."questionId")),
      'examiners', (select coalesce(jsonb_agg(to_jsonb(t) order by t."name"), '[]') from told t))
    from "questionsToMark"(p_tenant, p_session, p_user) n);
end $$;
