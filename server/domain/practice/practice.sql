-- Practice, favourites and the wrong-answer book: whose rows are whose, the draw, and one function a hot call.
-- Rules P… of docs/rules.md. The text may be run again at any time.

-- P9: the rows are their learner's own.
drop policy if exists "ofLearner" on "practiceAnswer";
create policy "ofLearner" on "practiceAnswer" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "favorite";
create policy "ofLearner" on "favorite" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "wrongRecord";
create policy "ofLearner" on "wrongRecord" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "practiceRound";
create policy "ofLearner" on "practiceRound" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "roundAnswer";
create policy "ofLearner" on "roundAnswer" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "keyReading";
create policy "ofLearner" on "keyReading" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "practiceGoal";
create policy "ofLearner" on "practiceGoal" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "questionNote";
create policy "ofLearner" on "questionNote" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "practiceTally";
create policy "ofLearner" on "practiceTally" as restrictive using ("userId" = current_setting('app.user_id', true));

-- P1: so many published questions of these kinds, those not answered yet first, none twice, in no order. From a random place of the
-- line on which "drawHash" (mock.sql) puts questions it takes the next ones, then those before it, then answered ones
-- in the same way: only what is drawn is read, and each kind comes as often as the bank has it. What the learner is being
-- examined in is left out (M12). As there, the index is not for those that policies
-- bind, so the function runs as the owner and sees the transaction's tenant and user only.
create or replace function "drawPractice"(p_cert text, p_types text[], p_num integer) returns text[]
  language plpgsql as $$
declare
  v_tenant text := nullif(current_setting('app.tenant_id', true), '');
  v_user text := nullif(current_setting('app.user_id', true), '');
  v_start bigint := floor(random() * (1::bigint << 60))::bigint;
  v_end constant bigint := 1::bigint << 60;
  v_ids text[] := '{}';
  v_held text[];
begin
  if v_tenant is null or v_user is null then return v_ids; end if;
  v_held := "heldQuestions"(v_tenant, v_user);
  for v_round in 0 .. 3 loop
    v_ids := v_ids || array(
      select found."id" from unnest(p_types) kind cross join lateral (
        select q."id", "drawHash"(q."id") as at from "question" q
          where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C" and q."type" = kind collate "C"
            and "isPractised"(q."deletedTime", q."state", q."usage") and q."id" <> all(v_held)
            and "drawHash"(q."id") >= case when v_round % 2 = 0 then v_start else 0 end
              and "drawHash"(q."id") < case when v_round % 2 = 0 then v_end else v_start end
            and (v_round >= 2) = exists (select from "practiceAnswer" a
              where a."tenantId" = v_tenant and a."id" = v_user || '/' || q."id")
          order by "drawHash"(q."id"), q."id" limit p_num - cardinality(v_ids)) found
        order by found.at limit p_num - cardinality(v_ids));
    exit when cardinality(v_ids) >= p_num;
  end loop;
  return v_ids;
end $$;
select "runAsOwner"('"drawPractice"(text, text[], integer)');

-- What Node needs of a question to show it; its keys end there (paperQuestion.ts).
create or replace function "practiceQuestion"(q "question") returns jsonb language sql stable as $$
  select jsonb_build_object('questionId', q."id", 'version', q."version", 'type', q."type", 'title', q."title",
    'options', q."options", 'answer', q."answer", 'format', q."format", 'difficulty', q."difficulty",
    'material', case when q."materialId" is not null then "materialOf"(q."tenantId", q."materialId") end)
$$;

-- P16: the published questions most like another one of its certificate: those that share most knowledge points, of these the ones
-- whose text has most pairs in common; without a point in common only where the texts are alike. At most 300 are read for
-- it. What the learner is being examined in is left out, and nothing is like it (M12).
create or replace function "similarQuestions"(p_tenant text, p_user text, p_question text, p_num integer)
  returns text[] language sql stable as $$
  with asked as materialized (
      select q."id", q."certId", q."type", q."knowledge", "textPairs"(q."titleText") as pairs from "question" q
        where q."tenantId" = p_tenant and q."id" = p_question and "isPractised"(q."deletedTime", q."state", q."usage")
          and q."id" <> all((select "heldQuestions"(p_tenant, p_user))::text[])),
    near as materialized (
      select q."id", q."titleText", asked.pairs, shared.num
        from asked join "question" q on q."tenantId" = p_tenant and q."certId" = asked."certId" and q."id" <> asked."id"
          and "isPractised"(q."deletedTime", q."state", q."usage")
          cross join lateral (
            select count(*) as num from jsonb_array_elements_text(asked."knowledge") k(label)
              where q."knowledge" ? k.label) shared
        where q."id" <> all((select "heldQuestions"(p_tenant, p_user))::text[])
        order by shared.num desc, q."type" = asked."type" desc, q."id" limit 300),
    alike as (
      select near."id", near.num, coalesce(2.0 * common.num
          / nullif(cardinality(near.pairs) + cardinality(own.pairs), 0), 0) as share
        from near cross join lateral (select "textPairs"(near."titleText") as pairs) own
          cross join lateral (select count(*) as num from unnest(own.pairs) pair where pair = any(near.pairs)) common)
    select array(select "id" from alike where num > 0 or share >= 0.25 order by num desc, share desc, "id" limit p_num)
$$;

-- P1, P11: which questions a round of this kind has, in its order; of one certificate, or of all where none is named. What
-- the learner is being examined in is left out (M12).
create or replace function "drawRound"(p_tenant text, p_user text, p_cert text, p_mode text, p_num integer,
  p_types text[], p_filter jsonb) returns text[] language plpgsql stable as $$
declare
  v_held text[] := "heldQuestions"(p_tenant, p_user);
  v_knowledge text[] := array(select jsonb_array_elements_text(p_filter->'knowledge'));
  v_difficulty text[] := array(select jsonb_array_elements_text(p_filter->'difficulty'));
begin
  if p_mode in ('sequence', 'knowledge', 'difficulty') then
    return array(
      select q."id" from "question" q
        where q."tenantId" = p_tenant and q."certId" = p_cert and q."type" = any(p_types)
          and "isPractised"(q."deletedTime", q."state", q."usage") and q."id" <> all(v_held)
          and (p_mode <> 'knowledge' or q."knowledge" ?| v_knowledge)
            and (p_mode <> 'difficulty' or q."difficulty" = any(v_difficulty))
        order by exists (select from "practiceAnswer" a
          where a."tenantId" = p_tenant and a."id" = p_user || '/' || q."id"),
          case when p_mode <> 'sequence' then random() end, q."createdTime", q."id" limit p_num);
  elsif p_mode = 'reading' then
    return array(
      select q."id" from "question" q
        where q."tenantId" = p_tenant and q."certId" = p_cert and q."type" = any(p_types)
          and "isPractised"(q."deletedTime", q."state", q."usage") and q."id" <> all(v_held)
        order by exists (select from "keyReading" k where k."tenantId" = p_tenant and k."id" = p_user || '/' || q."id"),
          q."createdTime", q."id" limit p_num);
  elsif p_mode = 'similar' then
    return array(
      select q."id" from unnest("similarQuestions"(p_tenant, p_user, p_filter->>'questionId', p_num))
          with ordinality alike("id", at)
        join "question" q on q."tenantId" = p_tenant and q."id" = alike."id" and q."certId" = p_cert
        order by alike.at);
  end if;
  return array(
    select own."questionId" from (
        select f."questionId", null::timestamptz as "due", null::bigint as at from "favorite" f
          where p_mode = 'favorite' and f."tenantId" = p_tenant and f."userId" = p_user
        union all
        select w."questionId", w."due", null from "wrongRecord" w
          where (p_mode = 'wrong' or p_mode = 'due' and w."due" <= now()) and w."tenantId" = p_tenant
          and w."userId" = p_user
        union all
        select entry.value->>'questionId', null, entry.at from "attempt" m
          cross join lateral jsonb_array_elements(m."paper") with ordinality entry(value, at)
          left join "attemptAnswer" a on a."tenantId" = p_tenant and a."attemptId" = m."id"
            and a."questionId" = entry.value->>'questionId'
          where p_mode = 'mock' and m."kind" = 'mock' and m."tenantId" = p_tenant and m."userId" = p_user and m."id" = p_filter->>'mockId'
            and m."state" = 'handedIn'
            and (a."isCorrect" = false or a."id" is null or not "isGiven"(a."selectedOptions", a."inputInfo"))
      ) own
      join "question" q on q."tenantId" = p_tenant and q."id" = own."questionId"
        and "isPractised"(q."deletedTime", q."state", q."usage")
      join "cert" c on c."tenantId" = p_tenant and c."id" = q."certId" and c."deletedTime" is null and c."state" = 'on'
      where q."type" = any(p_types) and q."id" <> all(v_held) and (p_cert is null or q."certId" = p_cert)
      order by own."due", own.at, case when p_mode = 'favorite' then random() end, q."id" limit p_num);
end $$;

-- Whether an answer has anything in it.
create or replace function "isGiven"(p_selected jsonb, p_texts jsonb) returns boolean language sql immutable as $$
  select jsonb_array_length(p_selected) > 0
    or exists (select from jsonb_array_elements_text(p_texts) t(content) where btrim(t.content, E' \t\r\n　') <> '')
$$;

-- P11: a round with its questions in the versions it has, as far as they are still published; what was answered has its
-- analysis. Null where it is not the learner's.
create or replace function "practice_round"(p_tenant text, p_user text, p_round text) returns json
  language plpgsql as $$
declare
  v_round "practiceRound";
  v_held text[];
  v_ids text[];
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select * into v_round from "practiceRound" r where r."tenantId" = p_tenant and r."id" = p_round;
  if not found then return null; end if;
  v_held := "heldQuestions"(p_tenant, p_user);
  -- Named apart, and each looked up by itself below, so that bank and history are read by key: of the length of a list in
  -- JSON the planner knows nothing.
  v_ids := array(select entry.value->>'questionId' from jsonb_array_elements(v_round."questions") entry);
  return json_build_object('roundId', v_round."id", 'mode', v_round."mode",
    'certCode', (select c."certCode" from "cert" c where c."tenantId" = p_tenant and c."id" = v_round."certId"),
      'certName', (select c."certName" from "cert" c where c."tenantId" = p_tenant and c."id" = v_round."certId"),
    'rows', (
      select coalesce(json_agg(
          (case when q."version" = (entry.value->>'version')::integer
            then "practiceQuestion"(q) || jsonb_build_object('analysis', q."analysis")
            else h."snapshot" || jsonb_build_object('questionId', q."id",
              'material', "materialOf"(p_tenant, h."snapshot"->>'materialId')) end)
          || jsonb_build_object('certCode', c."certCode", 'certName', c."certName", 'isHeld', q."id" = any(v_held),
            'isFavorite', exists (select from "favorite" f
              where f."tenantId" = p_tenant and f."id" = p_user || '/' || q."id"),
            'isAnswered', a."id" is not null, 'selectedOptions', coalesce(a."selectedOptions", '[]'),
              'inputInfo', coalesce(a."inputInfo", '[]'), 'isCorrect', a."isCorrect", 'selfVerdict', a."selfVerdict",
              'answeredTime', a."updatedTime")
          order by entry.at), '[]')
        from jsonb_array_elements(v_round."questions") with ordinality entry(value, at)
          join "question" q on q."tenantId" = p_tenant and q."id" = any(v_ids) and q."id" = entry.value->>'questionId'
            and "isPractised"(q."deletedTime", q."state", q."usage")
          join "cert" c on c."tenantId" = p_tenant and c."id" = q."certId" and c."deletedTime" is null
            and c."state" = 'on'
          left join lateral (select f."id", f."snapshot" from "history" f
            where q."version" <> (entry.value->>'version')::integer and f."tenantId" = p_tenant
            and f."id" = 'question/' || q."id" || '/' || (entry.value->>'version') limit 1) h on true
          left join lateral (select r.* from "roundAnswer" r
            where r."tenantId" = p_tenant and r."id" = p_round || '/' || q."id" limit 1) a on true
        where q."version" = (entry.value->>'version')::integer or h."id" is not null));
end $$;

-- Rounds of a learner go one transaction after the other: two would wait for each other's rows.
create or replace function "practice_alone"(p_tenant text, p_user text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'rounds', p_tenant, p_user), 0))
$$;

-- P1–P3, P11: begins a round: the round, one without rows that is not kept where there is nothing to practise, or {problem}.
drop function if exists "practice_start"(text, text, text, integer, text[], boolean, text);
create or replace function "practice_begin"(p_tenant text, p_user text, p_id text, p_certCode text, p_mode text,
  p_num integer, p_types text[], p_isReset boolean, p_filter jsonb) returns json language plpgsql as $$
declare
  v_kept constant integer := 50;
  v_cert text;
  v_ids text[];
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  if p_mode = 'mock' then
    select m."certId" into v_cert from "attempt" m
      where m."tenantId" = p_tenant and m."id" = p_filter->>'mockId' and m."kind" = 'mock' and m."state" = 'handedIn';
    if not found then return json_build_object('problem', 'mock'); end if;
  elsif p_certCode is not null then
    select c."id" into v_cert from "cert" c
      where c."tenantId" = p_tenant and c."certCode" = p_certCode and c."state" = 'on' and c."deletedTime" is null;
    if not found then return json_build_object('problem', 'cert'); end if;
  end if;
  if p_isReset then perform "practice_reset"(p_tenant, p_user, v_cert); end if;
  v_ids := case p_mode when 'random' then array(
      select drawn."id" from unnest("drawPractice"(v_cert, p_types, p_num)) drawn("id") order by random())
    else "drawRound"(p_tenant, p_user, v_cert, p_mode, p_num, p_types, p_filter) end;
  v_ids := "keepTogether"(p_tenant, p_user, v_ids, p_types, p_num, p_mode in ('random', 'sequence', 'reading'));
  if cardinality(v_ids) = 0 then
    return json_build_object('roundId', null, 'mode', p_mode, 'certCode', null, 'certName', null,
      'rows', json_build_array());
  end if;

  perform "practice_alone"(p_tenant, p_user);
  with old as materialized (
      select r."id" from "practiceRound" r where r."tenantId" = p_tenant and r."userId" = p_user
        order by r."createdTime" desc, r."id" desc offset v_kept - 1),
    answers as (delete from "roundAnswer" a using old where a."tenantId" = p_tenant and a."roundId" = old."id")
    delete from "practiceRound" r using old where r."tenantId" = p_tenant and r."id" = old."id";
  insert into "practiceRound" ("id", "tenantId", "userId", "certId", "mode", "questions")
    select p_id, p_tenant, p_user, v_cert, p_mode,
        jsonb_agg(jsonb_build_object('questionId', q."id", 'version', q."version") order by drawn.at)
      from unnest(v_ids) with ordinality drawn("id", at)
        join "question" q on q."tenantId" = p_tenant and q."id" = drawn."id";
  return "practice_round"(p_tenant, p_user, p_id);
end $$;

-- P3: the answers and rounds of a certificate go; the wrong-answer book, the favourites and rounds of several certificates stay.
create or replace function "practice_reset"(p_tenant text, p_user text, p_cert text) returns void language sql as $$
  select "practice_alone"(p_tenant, p_user);
  delete from "practiceAnswer" a where a."tenantId" = p_tenant and a."userId" = p_user and a."certId" = p_cert;
  delete from "roundAnswer" a using "practiceRound" r
    where a."tenantId" = p_tenant and r."tenantId" = p_tenant and r."id" = a."roundId" and r."userId" = p_user
    and r."certId" = p_cert;
  delete from "practiceRound" r where r."tenantId" = p_tenant and r."userId" = p_user and r."certId" = p_cert;
$$;

-- P4, P5: a question in the version the learner saw (null: the present one) with the state of its wrong record: {question, …} or
-- {problem}. Where a round is named it must be the learner's and have the question.
drop function if exists "practice_question"(text, text, text, text, integer);
create or replace function "practice_question"(p_tenant text, p_user text, p_certCode text, p_question text,
  p_version integer, p_round text) returns jsonb language plpgsql as $$
declare
  v_cert text;
  v_question "question";
  v_snapshot jsonb;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select c."id" into v_cert from "cert" c
    where c."tenantId" = p_tenant and c."certCode" = p_certCode and c."state" = 'on' and c."deletedTime" is null;
  if not found then return jsonb_build_object('problem', 'cert'); end if;
  select * into v_question from "question" q
    where q."tenantId" = p_tenant and q."id" = p_question and q."certId" = v_cert
      and "isPractised"(q."deletedTime", q."state", q."usage");
  if not found then return jsonb_build_object('problem', 'question'); end if;
  if "isHeld"(p_tenant, p_user, p_question) then return jsonb_build_object('problem', 'held'); end if;
  if p_round is not null and "roundVersion"(p_tenant, p_round, p_question) is null then
    return jsonb_build_object('problem', 'round');
  end if;
  if p_version <> v_question."version" then
    select h."snapshot" into v_snapshot from "history" h
      where h."tenantId" = p_tenant and h."id" = 'question/' || p_question || '/' || p_version
      and h."snapshot"->>'state' = 'published' and h."snapshot"->>'certId' = v_cert;
    if not found then return jsonb_build_object('problem', 'question'); end if;
  end if;
  return jsonb_build_object('certId', v_cert, 'version', coalesce(p_version, v_question."version"),
    'question', coalesce(v_snapshot,
      "practiceQuestion"(v_question) || jsonb_build_object('analysis', v_question."analysis")),
    'card', (select w."card" from "wrongRecord" w
      where w."tenantId" = p_tenant and w."id" = p_user || '/' || p_question));
end $$;

-- The version in which a round of the transaction's user has a question; null where it has not.
create or replace function "roundVersion"(p_tenant text, p_round text, p_question text) returns integer
  language sql stable as $$
  select (entry.value->>'version')::integer from "practiceRound" r
    cross join lateral jsonb_array_elements(r."questions") entry
    where r."tenantId" = p_tenant and r."id" = p_round and entry.value->>'questionId' = p_question
$$;

-- P12: a question of a round for reading, with its keys: that they were read is kept. Instead: {problem}.
create or replace function "practice_read"(p_tenant text, p_user text, p_round text, p_question text) returns jsonb
  language plpgsql as $$
declare
  v_version integer;
  v_question "question";
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  v_version := (select "roundVersion"(p_tenant, r."id", p_question) from "practiceRound" r
    where r."tenantId" = p_tenant and r."id" = p_round and r."mode" = 'reading');
  if v_version is null then return jsonb_build_object('problem', 'round'); end if;
  select q.* into v_question from "question" q
    join "cert" c on c."tenantId" = p_tenant and c."id" = q."certId" and c."deletedTime" is null and c."state" = 'on'
    where q."tenantId" = p_tenant and q."id" = p_question and "isPractised"(q."deletedTime", q."state", q."usage");
  if not found then return jsonb_build_object('problem', 'question'); end if;
  if "isHeld"(p_tenant, p_user, p_question) then return jsonb_build_object('problem', 'held'); end if;
  insert into "keyReading" as k ("id", "tenantId", "userId", "certId", "questionId", "questionVersion")
    values (p_user || '/' || p_question, p_tenant, p_user, v_question."certId", p_question, v_version)
    on conflict ("tenantId", "id") do update set "certId" = excluded."certId",
      "questionVersion" = excluded."questionVersion", "readCount" = k."readCount" + 1;
  insert into "roundAnswer" ("id", "tenantId", "roundId", "userId", "questionId")
    values (p_round || '/' || p_question, p_tenant, p_round, p_user, p_question)
    on conflict ("tenantId", "id") do nothing;
  return jsonb_build_object('question', case when v_question."version" = v_version
    then "practiceQuestion"(v_question) || jsonb_build_object('analysis', v_question."analysis")
    else (select h."snapshot" from "history" h
      where h."tenantId" = p_tenant and h."id" = 'question/' || p_question || '/' || v_version) end);
end $$;

-- P5–P7, P11, P14, P19: keeps an answer, also in its round, and counts it; a wrong one enters the wrong-answer book, and what
-- stands there is scheduled anew where a card is given.
drop function if exists "practice_keep"(text, text, text, text, integer, boolean, jsonb, jsonb, timestamptz, jsonb);
create or replace function "practice_keep"(p_tenant text, p_user text, p_cert text, p_question text, p_version integer,
  p_isCorrect boolean, p_selected jsonb, p_texts jsonb, p_due timestamptz, p_card jsonb, p_round text)
  returns table ("wrongRecordId" text, "nextDue" timestamptz) language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  insert into "practiceAnswer" ("id", "tenantId", "userId", "certId", "questionId", "questionVersion",
    "selectedOptions", "inputInfo", "isCorrect", "roundId")
    values (p_user || '/' || p_question, p_tenant, p_user, p_cert, p_question, p_version, p_selected, p_texts,
      p_isCorrect, p_round)
    on conflict ("tenantId", "id") do update set "certId" = excluded."certId",
      "questionVersion" = excluded."questionVersion", "selectedOptions" = excluded."selectedOptions",
      "inputInfo" = excluded."inputInfo", "isCorrect" = excluded."isCorrect",
      "roundId" = excluded."roundId", "selfVerdict" = null, "formerCard" = null;
  if p_round is not null then
    insert into "roundAnswer" ("id", "tenantId", "roundId", "userId", "questionId", "selectedOptions", "inputInfo",
        "isCorrect")
      values (p_round || '/' || p_question, p_tenant, p_round, p_user, p_question, p_selected, p_texts, p_isCorrect)
      on conflict ("tenantId", "id") do update set "selectedOptions" = excluded."selectedOptions",
        "inputInfo" = excluded."inputInfo", "isCorrect" = excluded."isCorrect", "selfVerdict" = null;
  end if;
  if p_isCorrect is not null and not exists (
      select from "practiceGoal" g where g."tenantId" = p_tenant and g."id" = p_user and g."day" = "practiceDay"()
        and g."questions" ? p_question) then
    insert into "practiceTally" as t ("id", "tenantId", "userId", "certId", "day", "judgedNum", "rightNum")
      values (concat_ws('/', p_user, p_cert, "practiceDay"()), p_tenant, p_user, p_cert, "practiceDay"(), 1,
        p_isCorrect::integer)
      on conflict ("tenantId", "id") do update set "judgedNum" = t."judgedNum" + 1,
        "rightNum" = t."rightNum" + excluded."rightNum";
  end if;
  insert into "practiceGoal" as g ("id", "tenantId", "userId", "day", "doneNum", "questions")
    values (p_user, p_tenant, p_user, "practiceDay"(), 1, jsonb_build_array(p_question))
    on conflict ("tenantId", "id") do update set "day" = excluded."day",
      "doneNum" = case when g."day" <> excluded."day" then 1 when g."questions" ? p_question then g."doneNum"
        else g."doneNum" + 1 end,
      "questions" = case when g."day" <> excluded."day" then excluded."questions"
        when g."questions" ? p_question then g."questions" else g."questions" || excluded."questions" end;
  if p_card is null then return; end if;
  return query select b."wrongRecordId", b."nextDue"
    from "practice_book"(p_tenant, p_user, p_cert, jsonb_build_array(jsonb_build_object(
      'questionId', p_question, 'version', p_version, 'isCorrect', p_isCorrect, 'due', p_due, 'card', p_card))) b;
end $$;

-- The day that it is where the learners are.
create or replace function "practiceDay"() returns date language sql stable as $$
  select (now() at time zone 'Asia/Shanghai')::date
$$;

-- P6, P7: puts scheduled results into the transaction's learner's wrong-answer book: a wrong one enters it, a right one counts where it stands there.
create or replace function "practice_book"(p_tenant text, p_user text, p_cert text, p_results jsonb)
  returns table ("wrongRecordId" text, "nextDue" timestamptz) language plpgsql as $$
begin
  return query update "wrongRecord" w
    set "questionVersion" = r."version", "isRedone" = true, "lastTime" = now(), "due" = r."due", "card" = r."card"
    from jsonb_to_recordset(p_results) r("questionId" text, "version" integer, "isCorrect" boolean,
      "due" timestamptz, "card" jsonb)
    where r."isCorrect" and w."tenantId" = p_tenant and w."id" = p_user || '/' || r."questionId"
      returning w."id", w."due";
  return query insert into "wrongRecord" as w ("id", "tenantId", "userId", "certId", "questionId", "questionVersion",
    "lastTime", "due", "card")
    select p_user || '/' || r."questionId", p_tenant, p_user, p_cert, r."questionId", r."version", now(), r."due",
      r."card"
      from jsonb_to_recordset(p_results) r("questionId" text, "version" integer, "isCorrect" boolean,
        "due" timestamptz, "card" jsonb)
      where not r."isCorrect" order by r."questionId"
    on conflict ("tenantId", "id") do update set "certId" = excluded."certId",
      "questionVersion" = excluded."questionVersion", "wrongCount" = w."wrongCount" + 1, "isRedone" = false,
      "lastTime" = now(), "due" = excluded."due", "card" = excluded."card"
    returning w."id", w."due";
end $$;
