-- C11: papers that organisations share with the platform. The text may be run again at any time.

-- What is read of a paper as a whole: its questions in order, each with group, score and material, as they are in the bank
-- while the paper is a draft, later as they were pinned.
create or replace function "paperRows"(p_tenant text, p_paper text) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('section', section.value->>'title', 'score', u."score",
      'materialName', (select m."materialName" from "material" m where m."tenantId" = p."tenantId" and m."id" = version.content->>'materialId'),
      'question', version.content || jsonb_build_object('material', case when p."state" = 'draft'
        then "materialOf"(p."tenantId", version.content->>'materialId')
        else "materialAt"(p."tenantId", version.content->>'materialId', u."materialVersion") end))
      order by section.at, u."position", u."id"), '[]')
    from "paper" p
      join "paperQuestion" u on u."tenantId" = p."tenantId" and u."paperId" = p."id"
      join "question" q on q."tenantId" = u."tenantId" and q."id" = u."questionId"
      left join "history" h on p."state" <> 'draft' and h."tenantId" = u."tenantId" and h."entity" = 'question'
        and h."recordId" = u."questionId" and h."recordVersion" = u."questionVersion"
      cross join lateral (select case when p."state" = 'draft' then to_jsonb(q) else h."snapshot" end) version(content)
      left join jsonb_array_elements(p."sections") with ordinality section(value, at) on section.value->>'title' = u."section"
    where p."tenantId" = p_tenant and p."id" = p_paper
$$;

-- What others get of a question: neither who stored it nor fields of the organisation's own.
create or replace function "sharedQuestion"(p_question jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(e.key, e.value) from jsonb_each(p_question) e where e.key in ('type', 'title', 'options', 'answer', 'format',
    'rubric', 'analysis', 'difficulty', 'score', 'knowledge', 'materialId', 'materialOrder', 'material')
$$;

-- Puts a paper among those of the platform where it is published and shared so. Its pictures and recordings are read by anyone
-- from then on.
create or replace function "offerPaper"(p_paper "paper") returns void language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_rows jsonb;
begin
  if p_paper."state" <> 'published' or p_paper."shareType" <> 'platform' or p_paper."deletedTime" is not null then return; end if;
  perform set_config('app.reach', '', true);
  select jsonb_agg(r || jsonb_build_object('question', "sharedQuestion"(r->'question')) order by at) into v_rows
    from jsonb_array_elements("paperRows"(p_paper."tenantId", p_paper."id")) with ordinality e(r, at);
  insert into "platformPaper" ("id", "ownerId", "ownerName", "paperName", "certName", "questionCount", "totalScore", "sharedTime", "content")
    select p_paper."id", t."id", t."tenantName", p_paper."paperName", c."certName", jsonb_array_length(v_rows),
      (select sum((r->>'score')::numeric) from jsonb_array_elements(v_rows) r), now(),
      jsonb_build_object('instructions', p_paper."instructions", 'sections', p_paper."sections", 'rows', v_rows)
      from "tenant" t, "cert" c where t."id" = p_paper."tenantId" and c."tenantId" = p_paper."tenantId" and c."id" = p_paper."certId";
  update "file" f set "visibility" = 'public' from "platformPaper" p
    where p."id" = p_paper."id" and f."tenantId" = p_paper."tenantId" and f."visibility" = 'tenant'
      and f."id" in (select (regexp_matches(p."content"::text, '/api/file/([A-Za-z0-9_-]+)', 'g'))[1]);
  perform set_config('app.reach', v_reach, true);
end $$;

-- A paper is with the platform while it is published and shared so.
create or replace function "sharePaper"() returns trigger language plpgsql as $$
begin
  delete from "platformPaper" where "id" = old."id";
  if tg_op = 'UPDATE' then perform "offerPaper"(new); end if;
  return null;
end $$;
create or replace trigger "sharePaper" after update on "paper" for each row
  when ((old."state", old."shareType", old."deletedTime") is distinct from (new."state", new."shareType", new."deletedTime"))
  execute function "sharePaper"();
create or replace trigger "sharePaperRemoved" after delete on "paper" for each row execute function "sharePaper"();

-- It is found by the present name of its certificate.
create or replace function "keepCertName"() returns trigger language plpgsql as $$
begin
  update "platformPaper" p set "certName" = new."certName" from "paper" o
    where o."tenantId" = new."tenantId" and o."certId" = new."id" and p."id" = o."id";
  return null;
end $$;
create or replace trigger "keepCertName" after update of "certName" on "cert" for each row
  when (old."certName" <> new."certName") execute function "keepCertName"();

-- An organisation that is removed or switched off shares nothing, until it is there again; one that is renamed is found by its name.
create or replace function "keepOwner"() returns trigger language plpgsql as $$
declare
  v_tenant text := coalesce(current_setting('app.tenant_id', true), '');
begin
  if tg_op = 'DELETE' or new."deletedTime" is not null or new."state" <> 'on' then
    delete from "platformPaper" where "ownerId" = old."id";
    return null;
  end if;
  update "platformPaper" set "ownerName" = new."tenantName" where "ownerId" = new."id";
  if old."deletedTime" is not null or old."state" <> 'on' then
    perform set_config('app.tenant_id', new."id", true);
    perform "offerPaper"(p) from "paper" p where p."tenantId" = new."id" and p."shareType" = 'platform';
    perform set_config('app.tenant_id', v_tenant, true);
  end if;
  return null;
end $$;
create or replace trigger "keepOwner" after update on "tenant" for each row
  when ((old."tenantName", old."deletedTime", old."state") is distinct from (new."tenantName", new."deletedTime", new."state"))
  execute function "keepOwner"();
create or replace trigger "keepOwnerRemoved" after delete on "tenant" for each row execute function "keepOwner"();

-- A paper stays within the organisation while a published session that is not over asks it, or any of its questions; and is
-- not its author's alone meanwhile.
create or replace function "keepSharing"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_session text;
begin
  perform "lockSharing"(new."tenantId", true);
  perform set_config('app.reach', '', true);
  select s."sessionCode" into v_session from "openSessions"(new."tenantId") s
    where s."paperId" = new."id" or (new."shareType" = 'platform' and exists (
      select from "askedIn"(s."tenantId", s."id", s."paperId") asked("id")
        join "paperQuestion" u on u."tenantId" = new."tenantId" and u."paperId" = new."id" and u."questionId" = asked."id"))
    order by s."sessionCode" limit 1;
  perform set_config('app.reach', v_reach, true);
  if v_session is not null then
    raise exception 'a paper in use' using errcode = 'check_violation', constraint = 'paper_sharing', table = 'paper', detail = v_session;
  end if;
  return new;
end $$;
drop trigger if exists "keepSharing" on "paper";
create trigger "keepSharing" before update of "shareType", "state", "deletedTime" on "paper" for each row
  when ((new."shareType" <> 'tenant' and old."shareType" <> new."shareType")
    or (new."shareType" = 'platform' and new."state" = 'published' and new."deletedTime" is null
      and (old."state" <> 'published' or old."deletedTime" is not null)))
  execute function "keepSharing"();
