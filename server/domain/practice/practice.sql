-- Practice, favourites and the wrong-answer book: whose rows are whose, the draw, and one function a hot call.
-- Rules P… of docs/rules.md. The text may be run again at any time.

-- P9: the rows are their learner's own.
drop policy if exists "ofLearner" on "practiceAnswer";
create policy "ofLearner" on "practiceAnswer" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "favorite";
create policy "ofLearner" on "favorite" as restrictive using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofLearner" on "wrongRecord";
create policy "ofLearner" on "wrongRecord" as restrictive using ("userId" = current_setting('app.user_id', true));

-- P1: so many published questions of these kinds, those not answered yet first, none twice, in no order. From a random place of the
-- line on which "drawHash" (mock.sql) puts questions it takes the next ones, then those before it, then answered ones
-- in the same way: only what is drawn is read, and each kind comes as often as the bank has it. As there, the index is not for those that policies
-- bind, so the function runs as the owner and sees the transaction's tenant and user only.
create or replace function "drawPractice"(p_cert text, p_types text[], p_num integer) returns text[] language plpgsql security definer as $$
declare
  v_tenant text := nullif(current_setting('app.tenant_id', true), '');
  v_user text := nullif(current_setting('app.user_id', true), '');
  v_start bigint := floor(random() * (1::bigint << 60))::bigint;
  v_end constant bigint := 1::bigint << 60;
  v_ids text[] := '{}';
begin
  if v_tenant is null or v_user is null then return v_ids; end if;
  for v_round in 0 .. 3 loop
    v_ids := v_ids || array(
      select found."id" from unnest(p_types) kind cross join lateral (
        select q."id", "drawHash"(q."id") as at from "question" q
          where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C" and q."type" = kind collate "C" and q."deletedTime" is null and q."state" = 'published'
            and "drawHash"(q."id") >= case when v_round % 2 = 0 then v_start else 0 end and "drawHash"(q."id") < case when v_round % 2 = 0 then v_end else v_start end
            and (v_round >= 2) = exists (select from "practiceAnswer" a where a."tenantId" = v_tenant and a."id" = v_user || '/' || q."id")
          order by "drawHash"(q."id"), q."id" limit p_num - cardinality(v_ids)) found
        order by found.at limit p_num - cardinality(v_ids));
    exit when cardinality(v_ids) >= p_num;
  end loop;
  return v_ids;
end $$;
do $$
begin
  execute format('alter function "drawPractice"(text, text[], integer) set search_path = %I, pg_temp', current_schema());
  revoke execute on function "drawPractice"(text, text[], integer) from public;
  if exists (select from pg_roles where rolname = 'certification_app') then grant execute on function "drawPractice"(text, text[], integer) to certification_app; end if;
end $$;

-- What Node needs of a question to show it; its keys end there (paperQuestion.ts).
create or replace function "practiceQuestion"(q "question") returns jsonb language sql stable as $$
  select jsonb_build_object('questionId', q."id", 'version', q."version", 'type', q."type", 'title', q."title", 'options', q."options", 'answer', q."answer", 'difficulty', q."difficulty")
$$;

-- P1–P3: questions to practise: {rows} or {problem}.
create or replace function "practice_start"(p_tenant text, p_user text, p_certCode text, p_num integer, p_types text[], p_isReset boolean, p_only text) returns jsonb language plpgsql as $$
declare
  v_cert text;
  v_ids text[];
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select c."id" into v_cert from "cert" c where c."tenantId" = p_tenant and c."certCode" = p_certCode and c."state" = 'on' and c."deletedTime" is null;
  if not found then return jsonb_build_object('problem', 'cert'); end if;
  if p_isReset then delete from "practiceAnswer" a where a."tenantId" = p_tenant and a."userId" = p_user and a."certId" = v_cert; end if;
  if p_only is null then
    v_ids := "drawPractice"(v_cert, p_types, p_num);
  elsif p_only = 'favorite' then
    v_ids := array(select q."id" from "favorite" f join "question" q on q."tenantId" = p_tenant and q."id" = f."questionId" and q."deletedTime" is null and q."state" = 'published'
      where f."tenantId" = p_tenant and f."userId" = p_user and f."certId" = v_cert and q."type" = any(p_types) order by random() limit p_num);
  else
    v_ids := array(select q."id" from "wrongRecord" w join "question" q on q."tenantId" = p_tenant and q."id" = w."questionId" and q."deletedTime" is null and q."state" = 'published'
      where w."tenantId" = p_tenant and w."userId" = p_user and w."certId" = v_cert and q."type" = any(p_types) and (p_only = 'wrong' or w."due" <= now())
      order by w."due", w."id" limit p_num);
  end if;
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg("practiceQuestion"(q) || jsonb_build_object('isFavorite', exists (select from "favorite" f where f."tenantId" = p_tenant and f."id" = p_user || '/' || q."id"))
        order by case when p_only in ('due', 'wrong') then drawn.at else random() end), '[]')
      from unnest(v_ids) with ordinality drawn("id", at) join "question" q on q."tenantId" = p_tenant and q."id" = drawn."id"));
end $$;

-- P4, P5: a question in the version the learner saw (null: the present one) with the state of its wrong record: {question, …} or {problem}.
create or replace function "practice_question"(p_tenant text, p_user text, p_certCode text, p_question text, p_version integer) returns jsonb language plpgsql as $$
declare
  v_cert text;
  v_question "question";
  v_snapshot jsonb;
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select c."id" into v_cert from "cert" c where c."tenantId" = p_tenant and c."certCode" = p_certCode and c."state" = 'on' and c."deletedTime" is null;
  if not found then return jsonb_build_object('problem', 'cert'); end if;
  select * into v_question from "question" q where q."tenantId" = p_tenant and q."id" = p_question and q."certId" = v_cert and q."deletedTime" is null and q."state" = 'published';
  if not found then return jsonb_build_object('problem', 'question'); end if;
  if p_version <> v_question."version" then
    select h."snapshot" into v_snapshot from "history" h where h."tenantId" = p_tenant and h."id" = 'question/' || p_question || '/' || p_version
      and h."snapshot"->>'state' = 'published' and h."snapshot"->>'certId' = v_cert;
    if not found then return jsonb_build_object('problem', 'question'); end if;
  end if;
  return jsonb_build_object('certId', v_cert, 'version', coalesce(p_version, v_question."version"),
    'question', coalesce(v_snapshot, "practiceQuestion"(v_question) || jsonb_build_object('analysis', v_question."analysis")),
    'card', (select w."card" from "wrongRecord" w where w."tenantId" = p_tenant and w."id" = p_user || '/' || p_question));
end $$;

-- P5–P7: keeps an answer; a wrong one enters the wrong-answer book, and what stands there is scheduled anew where a card is given.
create or replace function "practice_keep"(p_tenant text, p_user text, p_cert text, p_question text, p_version integer, p_isCorrect boolean, p_selected jsonb, p_texts jsonb, p_due timestamptz, p_card jsonb)
  returns table ("wrongRecordId" text, "nextDue" timestamptz) language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  insert into "practiceAnswer" ("id", "tenantId", "userId", "certId", "questionId", "questionVersion", "selectedOptions", "inputInfo", "isCorrect")
    values (p_user || '/' || p_question, p_tenant, p_user, p_cert, p_question, p_version, p_selected, p_texts, p_isCorrect)
    on conflict ("tenantId", "id") do update set "certId" = excluded."certId", "questionVersion" = excluded."questionVersion", "selectedOptions" = excluded."selectedOptions", "inputInfo" = excluded."inputInfo", "isCorrect" = excluded."isCorrect";
  if p_card is null then return; end if;
  if p_isCorrect then
    return query update "wrongRecord" w set "questionVersion" = p_version, "isRedone" = true, "lastTime" = now(), "due" = p_due, "card" = p_card
      where w."tenantId" = p_tenant and w."id" = p_user || '/' || p_question returning w."id", w."due";
  else
    return query insert into "wrongRecord" as w ("id", "tenantId", "userId", "certId", "questionId", "questionVersion", "lastTime", "due", "card")
      values (p_user || '/' || p_question, p_tenant, p_user, p_cert, p_question, p_version, now(), p_due, p_card)
      on conflict ("tenantId", "id") do update set "certId" = excluded."certId", "questionVersion" = excluded."questionVersion", "wrongCount" = w."wrongCount" + 1, "isRedone" = false, "lastTime" = now(), "due" = excluded."due", "card" = excluded."card"
      returning w."id", w."due";
  end if;
end $$;
