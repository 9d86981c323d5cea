-- Papers that are put together question by question. Rules C… of docs/rules.md. The text may be run again at any time.

-- C1: what is not shared is its author's alone, its questions and its history too; where the server works for itself (it
-- says no reach then) it sees all.
create or replace function "isAuthor"(p_author text) returns boolean language sql stable as $$
  select coalesce(current_setting('app.reach', true), '') = '' or current_setting('app.user_id', true) = p_author
$$;
drop policy if exists "ofAuthor" on "paper";
create policy "ofAuthor" on "paper" as restrictive using ("shareType" <> 'private' or "isAuthor"("createdBy"));
-- Whether a paper is there, whoever sees it.
create or replace function "isPaper"(p_tenant text, p_paper text) returns boolean language plpgsql stable as $$
begin
  return p_tenant = current_setting('app.tenant_id', true)
    and exists (select from "paper" p where p."tenantId" = p_tenant and p."id" = p_paper);
end $$;
select "runAsOwner"('"isPaper"(text, text)');
drop policy if exists "ofAuthor" on "history";
create policy "ofAuthor" on "history" as restrictive
  using ("entity" <> 'paper'
    or (("snapshot"->>'shareType' is distinct from 'private' or "isAuthor"("snapshot"->>'createdBy'))
      and (exists (select from "paper" p where p."tenantId" = "history"."tenantId" and p."id" = "history"."recordId")
        or not "isPaper"("tenantId", "recordId"))))
  with check (true);
drop policy if exists "ofAuthor" on "paperQuestion";
create policy "ofAuthor" on "paperQuestion" as restrictive
  using (exists (select from "paper" p where p."tenantId" = "paperQuestion"."tenantId" and p."id" = "paperQuestion"."paperId"))
  -- Parts are stored before their paper, which its own policy holds.
  with check (true);

-- C2: groups are told apart by their titles.
create or replace function "keepSections"() returns trigger language plpgsql as $$
begin
  if (select count(*) <> count(distinct s->>'title') from jsonb_array_elements(new."sections") s) then
    raise exception 'two groups of one title' using errcode = 'check_violation', constraint = 'paper_sections', table = 'paper';
  end if;
  return new;
end $$;
create or replace trigger "keepSections" before insert or update of "sections" on "paper"
  for each row execute function "keepSections"();

-- C3: a paper is published with questions alone that exams may ask now, each in a section that it has; they are pinned to the
-- version of that moment, and their materials too. Nobody changes them meanwhile.
create or replace function "keepPaper"() returns trigger language plpgsql as $$
declare
  v_broken record;
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
begin
  perform from "question" q where q."tenantId" = new."tenantId" and q."id" in (
    select u."questionId" from "paperQuestion" u where u."tenantId" = new."tenantId" and u."paperId" = new."id")
    order by q."id" for share;
  perform from "paperQuestion" u where u."tenantId" = new."tenantId" and u."paperId" = new."id";
  if not found then
    raise exception 'an empty paper' using errcode = 'check_violation', constraint = 'paper_empty', table = 'paper';
  end if;
  select u."position" + 1 as "at", case
      when q."deletedTime" is not null or q."state" <> 'published' then 'paper_question'
      when q."certId" <> new."certId" then 'paper_cert'
      when q."usage" = 'practice' then 'paper_practice'
      else 'paper_section' end as "name" into v_broken
    from "paperQuestion" u join "question" q on q."tenantId" = u."tenantId" and q."id" = u."questionId"
    where u."tenantId" = new."tenantId" and u."paperId" = new."id"
      and (q."deletedTime" is not null or q."state" <> 'published' or q."usage" = 'practice' or q."certId" <> new."certId"
        or coalesce(u."section", '') not in (select s->>'title' from jsonb_array_elements(new."sections") s
          union all select '' where jsonb_array_length(new."sections") = 0))
    order by u."position" limit 1;
  if found then
    raise exception 'a paper breaks %', v_broken."name" using errcode = 'check_violation', constraint = v_broken."name",
      table = 'paper', detail = v_broken."at"::text;
  end if;
  perform set_config('app.quiet', 'on', true);
  update "paperQuestion" u set "questionVersion" = q."version", "materialVersion" = m."version"
    from "question" q left join "material" m on m."tenantId" = q."tenantId" and m."id" = q."materialId"
    where u."tenantId" = new."tenantId" and u."paperId" = new."id" and q."tenantId" = u."tenantId" and q."id" = u."questionId";
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "keepPaper" before update of "state" on "paper"
  for each row when (new."state" = 'published' and old."state" = 'draft') execute function "keepPaper"();

-- C4: a paper that a published session uses is not withdrawn. Whoever publishes a session holds its paper meanwhile.
create or replace function "keepUsedPaper"() returns trigger language plpgsql as $$
declare
  v_session text;
begin
  select s."sessionCode" into v_session from "examSession" s where s."tenantId" = new."tenantId" and s."paperId" = new."id"
    and s."state" = 'published' order by s."sessionCode" limit 1;
  if v_session is not null then
    raise exception 'a paper in use' using errcode = 'check_violation', constraint = 'paper_used', table = 'paper', detail = v_session;
  end if;
  return new;
end $$;
create or replace trigger "keepUsedPaper" before update of "state" on "paper"
  for each row when (new."state" = 'draft' and old."state" <> 'draft') execute function "keepUsedPaper"();

-- C4: what is wrong with the fixed paper of a session that is about to be published; null where nothing is. It is held.
create or replace function "paperProblem"(p_tenant text, p_paper text, p_cert text, p_both boolean) returns text
  language plpgsql as $$
declare
  v_paper record;
begin
  select p."state", p."certId", p."shareType", p."deletedTime" into v_paper from "paper" p
    where p."tenantId" = p_tenant and p."id" = p_paper for share;
  perform "lockSharing"(p_tenant, false);
  return case
    when v_paper."state" is distinct from 'published' or v_paper."deletedTime" is not null or v_paper."shareType" = 'private'
      then 'session_paper'
    when v_paper."shareType" = 'platform' then 'session_paperShared'
    when v_paper."certId" <> p_cert then 'session_paperCert'
    when not p_both and exists (select from "paperQuestion" u
      join "question" q on q."tenantId" = u."tenantId" and q."id" = u."questionId" and q."usage" <> 'exam'
      where u."tenantId" = p_tenant and u."paperId" = p_paper) then 'session_paperBoth'
    when exists (select from "paperQuestion" u where u."tenantId" = p_tenant and u."paperId" = p_paper
      and u."questionId" = any("sharedQuestions"(p_tenant))) then 'session_questionShared'
  end;
end $$;

-- C7: those of some questions that learners practise have no key for them until the session is over.
create or replace function "holdQuestions"(p_tenant text, p_session text, p_questions text[]) returns void language sql as $$
  insert into "heldQuestion" ("id", "tenantId", "sessionId", "questionId")
    select p_session || '/' || q."id", p_tenant, p_session, q."id" from "question" q
      where q."tenantId" = p_tenant and q."usage" <> 'exam' and q."id" = any(p_questions)
      order by q."id"
    on conflict ("tenantId", "id") do nothing
$$;

-- C11: papers are shared and asked one after the other: whoever shares one waits for those who put questions on papers of
-- sessions, and they for it.
create or replace function "lockSharing"(p_tenant text, p_isSharing boolean) returns void language plpgsql as $$
declare
  v_key bigint := hashtextextended('sharing/' || p_tenant, 0);
begin
  if p_isSharing then perform pg_advisory_xact_lock(v_key); else perform pg_advisory_xact_lock_shared(v_key); end if;
end $$;

-- The questions that stand on the papers of a session, those drawn and the fixed one.
create or replace function "askedIn"(p_tenant text, p_session text, p_paper text) returns setof text language sql stable as $$
  select e->>'questionId' from "sessionPaper" o cross join lateral jsonb_array_elements(o."entries") e
    where o."tenantId" = p_tenant and o."sessionId" = p_session
  union all
  select u."questionId" from "paperQuestion" u where u."tenantId" = p_tenant and u."paperId" = p_paper
$$;

-- C7: a question for exams alone that learners may practise from now on, though it stands on papers of sessions to come.
create or replace function "holdPractised"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_session record;
begin
  if not exists (select from "formerRows" f join "newRows" n using ("tenantId", "id")
    where f."usage" = 'exam' and n."usage" <> 'exam') then return null; end if;
  perform set_config('app.reach', '', true);
  for v_session in
    select s."tenantId", s."id", array_agg(distinct asked."id") as "questions"
      from (select distinct n."tenantId" from "newRows" n) t cross join lateral "openSessions"(t."tenantId") s
        cross join lateral "askedIn"(s."tenantId", s."id", s."paperId") asked("id")
      where (s."tenantId", asked."id") in (
        select n."tenantId", n."id" from "formerRows" f join "newRows" n using ("tenantId", "id")
          where f."usage" = 'exam' and n."usage" <> 'exam')
      group by 1, 2 order by 1, 2
  loop
    perform "holdQuestions"(v_session."tenantId", v_session."id", v_session."questions");
  end loop;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "holdPractised" after update on "question" referencing old table as "formerRows" new table as "newRows"
  for each statement execute function "holdPractised"();

-- C5: the entries of a fixed paper, as a draw gives them: group by group, each question as it was when it was pinned.
create or replace function "fixedEntries"(p_tenant text, p_paper text) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('questionId', u."questionId", 'version', u."questionVersion", 'type', h."snapshot"->>'type',
      'score', u."score", 'options', jsonb_array_length(h."snapshot"->'options'), 'blanks', "blanksOf"(h."snapshot"->>'type', h."snapshot"->'answer'))
      || case when u."section" is null then '{}' else jsonb_build_object('section', u."section") end
      || case when u."materialVersion" is null then '{}'
        else jsonb_build_object('materialId', h."snapshot"->>'materialId', 'materialVersion', u."materialVersion") end
    order by section.at, u."position", u."id")
    from "paper" p
      join "paperQuestion" u on u."tenantId" = p."tenantId" and u."paperId" = p."id"
      join "history" h on h."tenantId" = p."tenantId" and h."entity" = 'question' and h."recordId" = u."questionId"
        and h."recordVersion" = u."questionVersion"
      left join jsonb_array_elements(p."sections") with ordinality section(value, at) on section.value->>'title' = u."section"
    where p."tenantId" = p_tenant and p."id" = p_paper
$$;

-- C5 to C7: draws up to so many of the papers that a session lacks, one for each examinee who has a place or one for all, and
-- notes what learners practise of them: {drawn, left}, or {problem}. Of several who draw for one session one does at a time.
create or replace function "drawSessionPapers"(p_tenant text, p_session text, p_limit integer) returns jsonb
  language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_session record;
  v_whose record;
  v_seed text;
  v_drawn jsonb;
  v_count integer := 0;
  v_left integer := 0;
  v_ids text[] := '{}';
begin
  -- Not the session's row: who reserves a place there would wait for it.
  perform pg_advisory_xact_lock(hashtextextended('sessionPaper/' || p_tenant || '/' || p_session, 0));
  perform "lockSharing"(p_tenant, false);
  select s.*, s."endTime" <= now() as "isOver" into v_session from "examSession" s
    where s."tenantId" = p_tenant and s."id" = p_session and s."deletedTime" is null;
  if not found then return jsonb_build_object('problem', 'unknown', 'drawn', 0, 'left', 0); end if;
  if v_session."state" <> 'published' or v_session."mode" is distinct from 'online' or v_session."isOver" then
    return jsonb_build_object('problem', 'session', 'drawn', 0, 'left', 0);
  end if;
  perform set_config('app.reach', '', true);
  for v_whose in
    select w."id" from (
      select p."id" from "placement" p where v_session."paperMode" = 'each' and p."tenantId" = p_tenant
        and p."sessionId" = p_session and "isPlaced"(p."state")
      union all select null where v_session."paperMode" <> 'each') w
      where not exists (select from "sessionPaper" o where o."tenantId" = p_tenant and o."sessionId" = p_session
        and o."placementId" is not distinct from w."id")
      order by 1
  loop
    if v_count >= p_limit then
      v_left := v_left + 1;
      continue;
    end if;
    v_seed := replace(gen_random_uuid()::text, '-', '');
    v_drawn := case
      when v_session."paperMode" = 'fixed' then jsonb_build_object('entries', "fixedEntries"(p_tenant, v_session."paperId"))
      when v_session."drawsBoth" then "drawPaperExamined"(v_session."certId", v_session."ruleList", v_seed)
      else "drawPaperExamOnly"(v_session."certId", v_session."ruleList", v_seed) end;
    if v_drawn ? 'missing' then
      perform set_config('app.reach', v_reach, true);
      return v_drawn || jsonb_build_object('problem', 'small', 'drawn', 0, 'left', 0);
    end if;
    insert into "sessionPaper" ("id", "tenantId", "sessionId", "placementId", "seed", "entries", "questionCount", "totalScore")
      values (p_session || '/' || coalesce(v_whose."id", 'all'), p_tenant, p_session, v_whose."id", v_seed, v_drawn->'entries',
        jsonb_array_length(v_drawn->'entries'), (select sum((e->>'score')::numeric) from jsonb_array_elements(v_drawn->'entries') e));
    v_ids := v_ids || (p_session || '/' || coalesce(v_whose."id", 'all'));
    v_count := v_count + 1;
  end loop;
  if v_session."drawsBoth" then
    perform "holdQuestions"(p_tenant, p_session, array(
      select e->>'questionId' from "sessionPaper" o cross join lateral jsonb_array_elements(o."entries") e
        where o."tenantId" = p_tenant and o."id" = any(v_ids)));
  end if;
  perform set_config('app.reach', v_reach, true);
  return jsonb_build_object('drawn', v_count, 'left', v_left);
end $$;

-- C6: a paper that was drawn stays as it is.
create or replace function "keepDrawnPaper"() returns trigger language plpgsql as $$
begin
  raise exception 'a drawn paper changes' using errcode = 'check_violation', constraint = 'paper_drawn', table = 'sessionPaper';
end $$;
create or replace trigger "keepDrawnPaper" before update on "sessionPaper" for each row execute function "keepDrawnPaper"();
-- What is compared of a question: its stem, and what can be chosen – stems such as 下列说法正确的是 tell nothing alone.
create or replace function "questionPairs"(p_question "question") returns text[] language sql stable as $$
  select "textPairs"(p_question."titleText" || case when p_question."type" in ('single', 'multiple') then coalesce(
    (select string_agg(regexp_replace(o->>'content', '<[^>]*>|&[a-z]+;', '', 'g'), '' order by at)
      from jsonb_array_elements(p_question."options") with ordinality o(o, at)), '') else '' end)
$$;

-- C3, C6: what a question or material shows in the version in which a paper has it stays, also where the bank shows it no more.
create or replace function "keepPinnedFile"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_title text;
begin
  perform set_config('app.reach', '', true);
  with shown as materialized (
    select h."entity", h."recordId", h."recordVersion" as "version" from "history" h
      where h."tenantId" = old."tenantId" and h."entity" in ('question', 'material')
        and position('/api/file/' || old."id" in h."snapshot"::text) > 0)
  select coalesce(p."paperName", '考生的试卷') into v_title from shown v
    left join lateral (select p."paperName" from "paperQuestion" u join "paper" p on p."tenantId" = u."tenantId" and p."id" = u."paperId"
      left join "history" q on v."entity" = 'material' and q."tenantId" = u."tenantId" and q."entity" = 'question'
        and q."recordId" = u."questionId" and q."recordVersion" = u."questionVersion"
      where u."tenantId" = old."tenantId" and p."state" <> 'draft' and case v."entity"
        when 'question' then u."questionId" = v."recordId" and u."questionVersion" = v."version"
        else u."materialVersion" = v."version" and q."snapshot"->>'materialId' = v."recordId" end limit 1) p on true
    where p."paperName" is not null or exists (select from "sessionPaper" o where o."tenantId" = old."tenantId"
      and o."entries" @> jsonb_build_array(case v."entity"
        when 'question' then jsonb_build_object('questionId', v."recordId", 'version', v."version")
        else jsonb_build_object('materialId', v."recordId", 'materialVersion', v."version") end))
    limit 1;
  perform set_config('app.reach', v_reach, true);
  if v_title is not null then
    raise exception 'a file of a paper' using errcode = 'check_violation', constraint = 'file_pinned', table = 'file', detail = v_title;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create or replace trigger "keepPinnedFile" before update of "deletedTime" on "file" for each row
  when (old."deletedTime" is null and new."deletedTime" is not null) execute function "keepPinnedFile"();
create or replace trigger "keepPinnedFileRemoved" before delete on "file" for each row when (old."deletedTime" is null)
  execute function "keepPinnedFile"();
