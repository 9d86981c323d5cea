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

-- A whole number from 0 to 2^60 - 1 that a text always gives: places questions on a line, and draws from a seed.
create or replace function "drawHash"(p_text text) returns bigint language sql immutable strict parallel safe as $$
  select ('x' || substr(md5(p_text), 1, 15))::bit(60)::bigint
$$;
drop index if exists "question_drawn";
create index if not exists "question_practised" on "question" ("tenantId" collate "C", "certId" collate "C",
  "type" collate "C", "drawHash"("id"), "id") include ("materialId")
  where "deletedTime" is null and "state" = 'published' and "usage" <> 'exam';
create index if not exists "question_ofMaterials" on "question" ("tenantId" collate "C", "certId" collate "C",
  "materialId", "type") where "deletedTime" is null and "state" = 'published' and "materialId" is not null;

-- How many texts an answer to a question has: one a blank, one for short and long ones, none for choices.
create or replace function "blanksOf"(p_type text, p_answer jsonb) returns integer language sql immutable as $$
  select case p_type when 'blank' then jsonb_array_length(p_answer)
    when 'short' then greatest(1, jsonb_array_length(p_answer)) when 'long' then 1 else 0 end
$$;

-- How far apart on the line published questions of a kind lie on average that belong to no material, by the first 500 of
-- them; null where there are fewer.
create or replace function "questionGap"(p_tenant text, p_cert text, p_type text) returns bigint
  language plpgsql stable as $$
begin
  return (
    select "drawHash"(q."id") / 500 from "question" q
      where q."tenantId" = p_tenant collate "C" and q."certId" = p_cert collate "C" and q."type" = p_type collate "C"
        and "isPractised"(q."deletedTime", q."state", q."usage") and q."materialId" is null
      order by "drawHash"(q."id"), q."id" offset 499 limit 1);
end $$;

-- M2, M3: so many published questions of a kind that belong to no material, each as likely as any other, none twice, the same ones from the same
-- seed and bank; with how many options and texts each has. A small bank is sorted by seed. A large one is cut into
-- stretches of the line that hold eight questions on average; a try picks a stretch and one of 24 places in it, and
-- counts where that place is taken: so every question has the same chance, and only what is drawn is read. (That a
-- stretch holds more than 24 happens once in millions.) As in search.sql, the index is not for those that policies bind,
-- so the function runs as the owner and sees the transaction's tenant only; an owner that is bound sorts. The index
-- compares bytes, which is quicker than by language.
drop function if exists "drawQuestions"(text, text, integer, text);
create function "drawQuestions"(p_cert text, p_type text, p_num integer, p_seed text)
  returns table ("id" text, "version" integer, "options" integer, "blanks" integer)
  language plpgsql as $$
declare
  v_mean constant integer := 8;
  v_places constant integer := 24;
  v_tenant text := nullif(current_setting('app.tenant_id', true), '');
  v_salt text := p_seed || '/' || p_type || '/';
  v_gap bigint;
  v_width bigint;
  v_stretches bigint;
  v_tries integer := p_num * 4;
  v_ids text[] := '{}';
begin
  if v_tenant is null then return; end if;
  if not row_security_active('"question"') then
    v_gap := "questionGap"(v_tenant, p_cert, p_type);
  end if;
  if v_gap is not null then
    v_width := v_gap * v_mean + 1;
    v_stretches := (1::bigint << 60) / v_width + 1;
    for v_round in 0 .. 50 loop
      v_ids := array(
        select drawn."id" from (
          select found."id", min(found.at) as at from (
            select u."id", u.at from unnest(v_ids) with ordinality u("id", at)
            union all
            select q."id", p_num + i from generate_series(v_round * v_tries + 1, (v_round + 1) * v_tries) i
              cross join lateral (select "drawHash"(v_salt || i) as value offset 0) random
              cross join lateral (
                select q."id" from "question" q
                  where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
                    and q."type" = p_type collate "C" and "isPractised"(q."deletedTime", q."state", q."usage")
                    and q."materialId" is null and "drawHash"(q."id") >= (random.value % v_stretches) * v_width
                      and "drawHash"(q."id") < (random.value % v_stretches + 1) * v_width
                  order by "drawHash"(q."id"), q."id" offset (random.value / v_stretches) % v_places limit 1) q
          ) found group by found."id"
        ) drawn order by drawn.at limit p_num);
      exit when cardinality(v_ids) = p_num;
    end loop;
  end if;
  if cardinality(v_ids) < p_num then
    v_ids := array(
      select q."id" from "question" q
        where q."tenantId" = v_tenant and q."certId" = p_cert and q."type" = p_type
          and "isPractised"(q."deletedTime", q."state", q."usage") and q."materialId" is null
        order by "drawHash"(v_salt || q."id"), q."id" limit p_num);
  end if;
  return query
    select q."id", q."version", jsonb_array_length(q."options"), "blanksOf"(q."type", q."answer")
      from unnest(v_ids) with ordinality u("id", at) join "question" q on q."tenantId" = v_tenant and q."id" = u."id"
        order by u.at;
end $$;
select "runAsOwner"('"drawQuestions"(text, text, integer, text)');
alter function "drawQuestions"(text, text, integer, text) set plan_cache_mode = force_generic_plan;

-- G3: the materials of a paper, each whole: the entries of their questions but for the score, in order. Materials come in the
-- order of a line on which the seed puts them, and are taken where all their questions still fit beside the questions of
-- no material that lie before that place, so a material has about the chance that any question has. Where those others are
-- too few in the end, further materials that fit are taken. Runs as the owner, as "drawQuestions" does.
drop function if exists "drawMaterials"(text, jsonb, text);
create function "drawMaterials"(p_cert text, p_rule jsonb, p_seed text) returns jsonb
  language plpgsql as $$
declare
  v_whole constant double precision := (1::bigint << 60)::double precision;
  v_tenant text := nullif(current_setting('app.tenant_id', true), '');
  v_wanted jsonb := '{}';
  v_others jsonb := '{}';
  v_taken jsonb := '{}';
  v_ids text[] := '{}';
  v_gap bigint;
  v_entry record;
  v_material record;
begin
  if v_tenant is null or not exists (select from "question" q
    where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
      and "isPractised"(q."deletedTime", q."state", q."usage") and q."materialId" is not null) then return '[]'; end if;
  for v_entry in select e->>'type' as "type", e->'num' as "num" from jsonb_array_elements(p_rule) e loop
    v_gap := "questionGap"(v_tenant, p_cert, v_entry."type");
    v_wanted := v_wanted || jsonb_build_object(v_entry."type", v_entry."num");
    v_taken := v_taken || jsonb_build_object(v_entry."type", 0);
    v_others := v_others || jsonb_build_object(v_entry."type", case when v_gap is null then (
        select count(*) from "question" q
          where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
            and q."type" = v_entry."type" collate "C" and "isPractised"(q."deletedTime", q."state", q."usage")
            and q."materialId" is null)
      else floor(v_whole / (v_gap + 1)) end);
  end loop;
  for v_round in 1 .. 2 loop
    for v_material in
      select m."id", m."kinds", "drawHash"(p_seed || '/material/' || m."id") / v_whole as place from (
          select k."materialId" as "id", jsonb_object_agg(k."type", k."num") as "kinds" from (
              select q."materialId", q."type", count(*) as "num" from "question" q
                where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
                  and "isPractised"(q."deletedTime", q."state", q."usage") and q."materialId" is not null group by 1, 2) k group by 1) m
        where m."id" <> all(v_ids) order by place, m."id"
    loop
      -- From here on the other questions have all the places.
      exit when v_round = 1 and not exists (select from jsonb_object_keys(v_wanted) kind
        where round((v_wanted->>kind)::numeric - (v_taken->>kind)::numeric
          - (v_others->>kind)::numeric * v_material.place::numeric) > 0);
      -- The second time round only what fills a kind that is short, with no heed to the place.
      if v_round = 2 and not exists (select from jsonb_object_keys(v_material."kinds") kind
        where (v_others->>kind)::numeric < (v_wanted->>kind)::numeric - (v_taken->>kind)::numeric) then continue; end if;
      if exists (select from jsonb_each_text(v_material."kinds") kind(name, num)
        where not v_wanted ? kind.name or kind.num::numeric > round((v_wanted->>kind.name)::numeric
          - (v_taken->>kind.name)::numeric
          - case when v_round = 1 then (v_others->>kind.name)::numeric * v_material.place::numeric else 0 end)) then
        continue;
      end if;
      v_ids := v_ids || v_material."id";
      v_taken := v_taken || (select jsonb_object_agg(kind.name, (v_taken->>kind.name)::integer + kind.num::integer)
        from jsonb_each_text(v_material."kinds") kind(name, num));
    end loop;
    exit when not exists (select from jsonb_object_keys(v_wanted) kind
      where (v_others->>kind)::numeric < (v_wanted->>kind)::numeric - (v_taken->>kind)::numeric);
  end loop;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('questionId', q."id", 'version', q."version", 'type', q."type",
      'options', jsonb_array_length(q."options"), 'blanks', "blanksOf"(q."type", q."answer"),
      'materialId', m."id", 'materialVersion', m."version")
      order by u.at, q."materialOrder", q."createdTime", q."id"), '[]')
      from unnest(v_ids) with ordinality u("id", at)
        join "material" m on m."tenantId" = v_tenant and m."id" = u."id"
        join "question" q on q."tenantId" = v_tenant and q."materialId" = u."id" and q."certId" = p_cert
          and "isPractised"(q."deletedTime", q."state", q."usage"));
end $$;
select "runAsOwner"('"drawMaterials"(text, jsonb, text)');

-- M1: of which kinds the bank has too few questions for a rule: [{type, missing}]. It counts no further than the rule asks.
create or replace function "ruleShortage"(p_tenant text, p_cert text, p_rule jsonb) returns jsonb
  language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('type', entry.value->>'type', 'missing', lacking.num)
    order by entry.at) filter (where lacking.num > 0), '[]')
    from jsonb_array_elements(p_rule) with ordinality entry(value, at) cross join lateral (
      select (entry.value->>'num')::integer - count(*)::integer as num from (
        select from "question" q
          where q."tenantId" = p_tenant and q."certId" = p_cert and q."type" = entry.value->>'type'
          and "isPractised"(q."deletedTime", q."state", q."usage") limit (entry.value->>'num')::integer) found) lacking
$$;

create or replace function "secondsLeft"(p_deadline timestamptz) returns integer language sql volatile as $$
  select greatest(0, ceil(extract(epoch from p_deadline - clock_timestamp())))::integer
$$;

-- M12: the questions of the mock exams that a learner has under way; what shows keys asks it, and what draws to practise.
create or replace function "heldQuestions"(p_tenant text, p_user text) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct entry.value->>'questionId'), '{}') from "mockExam" m
    cross join lateral jsonb_array_elements(m."paper") entry
    where m."tenantId" = p_tenant and m."userId" = p_user and m."state" = 'sitting'
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
  if v_mock."state" = 'handedIn' then v_held := "heldQuestions"(p_tenant, p_user); end if;
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
  v_paper jsonb := '[]';
  v_part jsonb;
  v_materials jsonb;
  v_missing jsonb := '[]';
  v_now timestamptz := clock_timestamp();
  v_entry record;
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
  v_materials := "drawMaterials"(v_cert."id", v_rule, p_seed);
  for v_entry in
    select e.value->>'type' as "type", (e.value->>'score')::numeric as "score", (e.value->>'num')::integer
        - (select count(*)::integer from jsonb_array_elements(v_materials) m where m->>'type' = e.value->>'type') as "num"
      from jsonb_array_elements(v_rule) with ordinality e(value, at) order by e.at
  loop
    select coalesce(jsonb_agg(jsonb_build_object('questionId', d."id", 'version', d."version", 'type', v_entry."type",
      'score', v_entry."score", 'options', d."options", 'blanks', d."blanks") order by d.at), '[]')
      into v_part
      from "drawQuestions"(v_cert."id", v_entry."type", v_entry."num", p_seed)
        with ordinality d("id", "version", "options", "blanks", at);
    if jsonb_array_length(v_part) < v_entry."num" then
      v_missing := v_missing || jsonb_build_object('type', v_entry."type",
        'missing', v_entry."num" - jsonb_array_length(v_part));
    end if;
    v_paper := v_paper || v_part;
  end loop;
  v_paper := v_paper || (select coalesce(jsonb_agg(m.value || jsonb_build_object('score', e->'score') order by m.at), '[]')
    from jsonb_array_elements(v_materials) with ordinality m(value, at)
      join jsonb_array_elements(v_rule) e on e->>'type' = m.value->>'type');
  if v_missing <> '[]' then return json_build_object('problem', 'small', 'missing', v_missing); end if;

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
