-- Papers drawn by a rule from the published questions of a certificate. Rules M1 to M3 and G3 of docs/rules.md. The text may
-- be run again at any time.

-- A whole number from 0 to 2^60 - 1 that a text always gives: places questions on a line, and draws from a seed.
create or replace function "drawHash"(p_text text) returns bigint language sql immutable strict parallel safe as $$
  select ('x' || substr(md5(p_text), 1, 15))::bit(60)::bigint
$$;
create index if not exists "question_practised" on "question" ("tenantId" collate "C", "certId" collate "C",
  "type" collate "C", "drawHash"("id"), "id") include ("materialId")
  where "deletedTime" is null and "state" = 'published' and "usage" <> 'exam';
create index if not exists "question_ofMaterials" on "question" ("tenantId" collate "C", "certId" collate "C",
  "materialId", "type") where "deletedTime" is null and "state" = 'published' and "materialId" is not null;
create index if not exists "question_examOnly" on "question" ("tenantId" collate "C", "certId" collate "C",
  "type" collate "C", "drawHash"("id"), "id") include ("materialId")
  where "deletedTime" is null and "state" = 'published' and "usage" = 'exam';
create index if not exists "question_examined" on "question" ("tenantId" collate "C", "certId" collate "C",
  "type" collate "C", "drawHash"("id"), "id") include ("materialId")
  where "deletedTime" is null and "state" = 'published' and "usage" <> 'practice';

-- How many texts an answer to a question has: one a blank, one for short and long ones, none for choices.
create or replace function "blanksOf"(p_type text, p_answer jsonb) returns integer language sql immutable as $$
  select case p_type when 'blank' then jsonb_array_length(p_answer)
    when 'short' then greatest(1, jsonb_array_length(p_answer)) when 'long' then 1 else 0 end
$$;

-- Q6: the questions that an exam draws: those for exams alone, or with them those for both. As "isPractised" plain
-- expressions, so the planner finds the index of each.
create or replace function "isExamOnly"(p_deleted timestamptz, p_state text, p_usage text) returns boolean
  language sql immutable as $$
  select p_deleted is null and p_state = 'published' and p_usage = 'exam'
$$;
create or replace function "isExamined"(p_deleted timestamptz, p_state text, p_usage text) returns boolean
  language sql immutable as $$
  select p_deleted is null and p_state = 'published' and p_usage <> 'practice'
$$;

-- C11: the questions of papers that are with the platform now, which no exam asks; learners practise them as any other.
create or replace function "sharedQuestions"(p_tenant text) returns text[] language sql stable as $$
  select array(select u."questionId" from "paper" p join "paperQuestion" u on u."tenantId" = p."tenantId" and u."paperId" = p."id"
    where p."tenantId" = p_tenant and p."shareType" = 'platform' and p."state" = 'published' and p."deletedTime" is null)
$$;
create or replace function "leftOutPractised"(p_tenant text) returns text[] language sql immutable as $$ select '{}'::text[] $$;
create or replace function "leftOutExamOnly"(p_tenant text) returns text[] language sql stable as $$ select "sharedQuestions"(p_tenant) $$;
create or replace function "leftOutExamined"(p_tenant text) returns text[] language sql stable as $$ select "sharedQuestions"(p_tenant) $$;

-- The same functions for each of these pools of questions, as a plan that is kept knows which index it reads.
drop function if exists "questionGap"(text, text, text), "drawQuestions"(text, text, integer, text),
  "drawMaterials"(text, jsonb, text), "ruleShortage"(text, text, jsonb),
  "drawQuestionsPractised"(text, text, integer, text), "drawMaterialsPractised"(text, jsonb, text), "drawPaperPractised"(text, jsonb, text),
  "drawQuestionsExamOnly"(text, text, integer, text), "drawMaterialsExamOnly"(text, jsonb, text), "drawPaperExamOnly"(text, jsonb, text),
  "drawQuestionsExamined"(text, text, integer, text), "drawMaterialsExamined"(text, jsonb, text), "drawPaperExamined"(text, jsonb, text);
do $make$
declare
  v_pool text;
begin
  foreach v_pool in array array['Practised', 'ExamOnly', 'Examined'] loop
    execute replace($pool$
-- How far apart on the line published questions of a kind lie on average that belong to no material, by the first 500 of
-- them; null where there are fewer.
create or replace function "questionGapPOOL"(p_tenant text, p_cert text, p_type text) returns bigint
  language plpgsql stable as $$
begin
  return (
    select "drawHash"(q."id") / 500 from "question" q
      where q."tenantId" = p_tenant collate "C" and q."certId" = p_cert collate "C" and q."type" = p_type collate "C"
        and "isPOOL"(q."deletedTime", q."state", q."usage") and q."materialId" is null
      order by "drawHash"(q."id"), q."id" offset 499 limit 1);
end $$;

-- M2, M3: so many published questions of a kind that belong to no material and are not left out, each as likely as any other,
-- none twice, the same ones from the same seed and bank; with how many options and texts each has. A small bank is sorted by seed. A large one is cut into
-- stretches of the line that hold eight questions on average; a try picks a stretch and one of 24 places in it, and
-- counts where that place is taken: so every question has the same chance, and only what is drawn is read. (That a
-- stretch holds more than 24 happens once in millions.) As in search.sql, the index is not for those that policies bind,
-- so the function runs as the owner and sees the transaction's tenant only; an owner that is bound sorts. The index
-- compares bytes, which is quicker than by language.
create or replace function "drawQuestionsPOOL"(p_cert text, p_type text, p_num integer, p_seed text,
  p_without text[] default '{}') returns table ("id" text, "version" integer, "options" integer, "blanks" integer)
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
    v_gap := "questionGapPOOL"(v_tenant, p_cert, p_type);
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
                    and q."type" = p_type collate "C" and "isPOOL"(q."deletedTime", q."state", q."usage")
                    and q."materialId" is null and "drawHash"(q."id") >= (random.value % v_stretches) * v_width
                      and "drawHash"(q."id") < (random.value % v_stretches + 1) * v_width
                  order by "drawHash"(q."id"), q."id" offset (random.value / v_stretches) % v_places limit 1) q
              where not exists (select from unnest(p_without) w("id") where w."id" = q."id")
          ) found group by found."id"
        ) drawn order by drawn.at limit p_num);
      exit when cardinality(v_ids) = p_num;
    end loop;
  end if;
  if cardinality(v_ids) < p_num then
    v_ids := array(
      select q."id" from "question" q
        where q."tenantId" = v_tenant and q."certId" = p_cert and q."type" = p_type
          and "isPOOL"(q."deletedTime", q."state", q."usage") and q."materialId" is null
          and not exists (select from unnest(p_without) w("id") where w."id" = q."id")
        order by "drawHash"(v_salt || q."id"), q."id" limit p_num);
  end if;
  return query
    select q."id", q."version", jsonb_array_length(q."options"), "blanksOf"(q."type", q."answer")
      from unnest(v_ids) with ordinality u("id", at) join "question" q on q."tenantId" = v_tenant and q."id" = u."id"
        order by u.at;
end $$;
select "runAsOwner"('"drawQuestionsPOOL"(text, text, integer, text, text[])');
alter function "drawQuestionsPOOL"(text, text, integer, text, text[]) set plan_cache_mode = force_generic_plan;

-- G3: the materials of a paper, each whole: the entries of their questions but for the score, in order. Materials come in the
-- order of a line on which the seed puts them, and are taken where all their questions still fit beside the questions of
-- no material that lie before that place, so a material has about the chance that any question has. Where those others are
-- too few in the end, further materials that fit are taken. One of which a question is left out is left out. Runs as the owner, as "drawQuestionsPOOL" does.
create or replace function "drawMaterialsPOOL"(p_cert text, p_rule jsonb, p_seed text, p_without text[] default '{}')
  returns jsonb
  language plpgsql as $$
declare
  v_whole constant double precision := (1::bigint << 60)::double precision;
  v_tenant text := nullif(current_setting('app.tenant_id', true), '');
  v_wanted jsonb := '{}';
  v_others jsonb := '{}';
  v_taken jsonb := '{}';
  v_ids text[] := '{}';
  v_left text[];
  v_gap bigint;
  v_entry record;
  v_material record;
begin
  if v_tenant is null or not exists (select from "question" q
    where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
      and "isPOOL"(q."deletedTime", q."state", q."usage") and q."materialId" is not null) then return '[]'; end if;
  v_left := array(select distinct q."materialId" from unnest(p_without) w("id")
    join "question" q on q."tenantId" = v_tenant and q."id" = w."id" where q."materialId" is not null);
  for v_entry in select e->>'type' as "type", e->'num' as "num" from jsonb_array_elements(p_rule) e loop
    v_gap := "questionGapPOOL"(v_tenant, p_cert, v_entry."type");
    v_wanted := v_wanted || jsonb_build_object(v_entry."type", v_entry."num");
    v_taken := v_taken || jsonb_build_object(v_entry."type", 0);
    v_others := v_others || jsonb_build_object(v_entry."type", case when v_gap is null then (
        select count(*) from "question" q
          where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
            and q."type" = v_entry."type" collate "C" and "isPOOL"(q."deletedTime", q."state", q."usage")
            and q."materialId" is null and not exists (select from unnest(p_without) w("id") where w."id" = q."id"))
      else floor(v_whole / (v_gap + 1)) end);
  end loop;
  for v_round in 1 .. 2 loop
    for v_material in
      select m."id", m."kinds", "drawHash"(p_seed || '/material/' || m."id") / v_whole as place from (
          select k."materialId" as "id", jsonb_object_agg(k."type", k."num") as "kinds" from (
              select q."materialId", q."type", count(*) as "num" from "question" q
                where q."tenantId" = v_tenant collate "C" and q."certId" = p_cert collate "C"
                  and "isPOOL"(q."deletedTime", q."state", q."usage") and q."materialId" is not null group by 1, 2) k group by 1) m
        where m."id" <> all(v_ids) and m."id" <> all(v_left) order by place, m."id"
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
          and "isPOOL"(q."deletedTime", q."state", q."usage"));
end $$;
select "runAsOwner"('"drawMaterialsPOOL"(text, jsonb, text, text[])');

-- M1, C11: of which kinds the bank has too few questions for a rule: [{type, missing}]. It counts no further than the rule asks.
create or replace function "ruleShortagePOOL"(p_tenant text, p_cert text, p_rule jsonb) returns jsonb
  language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('type', entry.value->>'type', 'missing', lacking.num)
    order by entry.at) filter (where lacking.num > 0), '[]')
    from jsonb_array_elements(p_rule) with ordinality entry(value, at) cross join lateral (
      select (entry.value->>'num')::integer - count(*)::integer as num from (
        select from "question" q
          where q."tenantId" = p_tenant and q."certId" = p_cert and q."type" = entry.value->>'type'
          and "isPOOL"(q."deletedTime", q."state", q."usage") and not q."id" = any("leftOutPOOL"(p_tenant)) limit (entry.value->>'num')::integer) found) lacking
$$;

-- M1, M2: a paper by a rule: {entries}, kinds in the rule's order and materials at the end, each with its score; or {missing},
-- of which kinds how many are missing.
create or replace function "drawPaperPOOL"(p_cert text, p_rule jsonb, p_seed text, p_without text[] default '{}')
  returns jsonb language plpgsql as $$
declare
  v_without text[] := p_without || "leftOutPOOL"(current_setting('app.tenant_id', true));
  v_materials jsonb := "drawMaterialsPOOL"(p_cert, p_rule, p_seed, v_without);
  v_paper jsonb := '[]';
  v_missing jsonb := '[]';
  v_part jsonb;
  v_entry record;
begin
  for v_entry in
    select e.value->>'type' as "type", (e.value->>'score')::numeric as "score", (e.value->>'num')::integer
        - (select count(*)::integer from jsonb_array_elements(v_materials) m where m->>'type' = e.value->>'type') as "num"
      from jsonb_array_elements(p_rule) with ordinality e(value, at) order by e.at
  loop
    select coalesce(jsonb_agg(jsonb_build_object('questionId', d."id", 'version', d."version", 'type', v_entry."type",
      'score', v_entry."score", 'options', d."options", 'blanks', d."blanks") order by d.at), '[]')
      into v_part
      from "drawQuestionsPOOL"(p_cert, v_entry."type", v_entry."num", p_seed, v_without)
        with ordinality d("id", "version", "options", "blanks", at);
    if jsonb_array_length(v_part) < v_entry."num" then
      v_missing := v_missing || jsonb_build_object('type', v_entry."type",
        'missing', v_entry."num" - jsonb_array_length(v_part));
    end if;
    v_paper := v_paper || v_part;
  end loop;
  if v_missing <> '[]' then return jsonb_build_object('missing', v_missing); end if;
  return jsonb_build_object('entries', v_paper || (
    select coalesce(jsonb_agg(m.value || jsonb_build_object('score', e->'score') order by m.at), '[]')
      from jsonb_array_elements(v_materials) with ordinality m(value, at)
        join jsonb_array_elements(p_rule) e on e->>'type' = m.value->>'type'));
end $$;
    $pool$, 'POOL', v_pool);
  end loop;
end $make$;
