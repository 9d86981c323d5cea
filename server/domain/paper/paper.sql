-- Papers that are put together question by question. Rules C… of docs/rules.md. The text may be run again at any time.

-- C1: what is not shared is its author's alone, its questions too; where nobody asks, the server works.
drop policy if exists "ofAuthor" on "paper";
create policy "ofAuthor" on "paper" as restrictive
  using ("shareType" <> 'private' or current_setting('app.user_id', true) in ('', 'system', "createdBy"));
drop policy if exists "ofAuthor" on "paperQuestion";
create policy "ofAuthor" on "paperQuestion" as restrictive
  using (exists (select from "paper" p where p."tenantId" = "paperQuestion"."tenantId" and p."id" = "paperQuestion"."paperId"))
  -- Parts are stored before their paper, which its own policy holds.
  with check (true);

-- C3: a paper is published with questions alone that exams may ask now, each in a section that it has; they are pinned to the
-- version of that moment.
create or replace function "keepPaper"() returns trigger language plpgsql as $$
declare
  v_broken record;
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
begin
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
  update "paperQuestion" u set "questionVersion" = q."version" from "question" q
    where u."tenantId" = new."tenantId" and u."paperId" = new."id" and q."tenantId" = u."tenantId" and q."id" = u."questionId";
  perform set_config('app.quiet', v_quiet, true);
  return new;
end $$;
create or replace trigger "keepPaper" before update of "state" on "paper"
  for each row when (new."state" = 'published' and old."state" = 'draft') execute function "keepPaper"();

-- What is compared of a question: its stem, and what can be chosen – stems such as 下列说法正确的是 tell nothing alone.
create or replace function "questionPairs"(p_question "question") returns text[] language sql stable as $$
  select "textPairs"(p_question."titleText" || case when p_question."type" in ('single', 'multiple') then coalesce(
    (select string_agg(regexp_replace(o->>'content', '<[^>]*>|&[a-z]+;', '', 'g'), '' order by at)
      from jsonb_array_elements(p_question."options") with ordinality o(o, at)), '') else '' end)
$$;
