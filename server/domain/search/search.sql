-- Full-text search over certificates and questions: words are pairs of neighbouring characters, which needs no
-- dictionary and suits Chinese. Row-level security would keep such an index from being used (its operators are not
-- leakproof), so the functions that search run as the owner, give out a few fields only, and see questions of no
-- other tenant than the transaction's. The text may be run again at any time.

-- What is compared: half-width, lower case, without spaces and punctuation.
create or replace function "searchText"(p_text text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lower(normalize(left(replace(coalesce(p_text, ''), '&nbsp;', ''), 4000), NFKC) collate "C"),
    '[\s!-/:-@\[-`{-~。、—·“”‘’【】《》〈〉「」『』〔〕]+', '', 'g')
$$;

-- The pairs of a text, its last character, and the tenant as a word of its own, so that the index finds both at once.
-- The even pairs and then the odd ones are cut by the database's own functions: a walk over the characters takes thrice as long.
create or replace function "searchWords"(p_tenant text, p_text text) returns tsvector
  language plpgsql immutable parallel safe cost 10000 as $$
declare
  v_text text := "searchText"(p_text);
begin
  return array_to_tsvector(array_remove(string_to_array(
    regexp_replace(v_text, '(..)', '\1 ', 'g')
      || ' ' || regexp_replace(substr(v_text, 2), '(..)', '\1 ', 'g') || ' tenant:' || p_tenant, ' '), ''));
end $$;

-- The words of what somebody typed, at most ten of them.
create or replace function "searchTerms"(p_typed text) returns text[] language sql immutable parallel safe as $$
  select array(
    select term from (select "searchText"(word) as term, at
      from regexp_split_to_table(p_typed, '[\s\u3000]+') with ordinality as typed(word, at)) t
    where term <> '' order by at limit 10)
$$;

-- Every pair of every term, and the tenant where there is one; null where nothing was typed.
create or replace function "searchQuery"(p_tenant text, p_terms text[]) returns tsquery
  language sql stable parallel safe as $$
  select string_agg(distinct part, ' & ')::tsquery from (
    select case when length(term) = 1 then format('''%s'':*', term)
        else format('''%s''', substr(term, i, 2)) end as part
      from unnest(p_terms) term cross join lateral generate_series(1, greatest(length(term) - 1, 1)) i
    union all
    select format('''tenant:%s''', replace(p_tenant, '''', '''''')) where p_tenant is not null and p_terms <> '{}'
  ) parts
$$;

-- Whether each term stands in the text as it was typed: one of two characters is a pair, and the index is sure of it;
-- most others stand there without looking closer.
create or replace function "searchHolds"(p_text text, p_terms text[]) returns boolean
  language sql immutable parallel safe cost 1000 as $$
  select coalesce(bool_and(length(term) <= 2 or position(term in p_text) > 0
    or position(term in "searchText"(p_text)) > 0), true) from unnest(p_terms) term
$$;

-- The upkeep of the database looks for names in the system's schema alone, unless a function says otherwise.
do $$ begin execute format('alter function "searchWords"(text, text) set search_path = %I, pg_temp',
  current_schema()); end $$;

-- An index keeps what "searchWords" gave when a row was written: give the function another name when its answer changes.
create index if not exists "cert_searchWords" on "cert" using gin ("searchWords"("tenantId",
  "certName" || E'\x1f' || "certCode" || E'\x1f' || coalesce("summary", '')))
  where "deletedTime" is null and "state" = 'on';
create index if not exists "position_searchWords" on "position" using gin ("searchWords"("tenantId", "positionName"))
  where "deletedTime" is null;
create index if not exists "question_searchWords" on "question" using gin ("searchWords"("tenantId", "titleText"))
  where "deletedTime" is null and "state" = 'published';
-- Kilobytes. New words are put aside and sorted in by whoever fills this up: with four megabytes a save now and then waits 80 ms.
alter index "question_searchWords" set (gin_pending_list_limit = 1024);

-- Published certificates of one tenant, or of all where none is named, by name, code, summary or position.
create or replace function "matchCerts"(p_terms text[], p_tenant text, p_level text)
  returns table (found "cert", "positionName" text) language plpgsql as $$
declare
  v_query tsquery := "searchQuery"(p_tenant, p_terms);
begin
  if p_tenant is not null and row_security_active('"cert"') then
    perform set_config('app.tenant_id', p_tenant, true);
  end if;
  if v_query is null then
    return query select c, p."positionName" from "cert" c
      left join "position" p on p."tenantId" = c."tenantId" and p."id" = c."positionId"
      where c."deletedTime" is null and c."state" = 'on' and (p_tenant is null or c."tenantId" = p_tenant)
        and (p_level is null or c."level" = p_level);
    return;
  end if;
  return query
    with hits as (
      select c."tenantId", c."id" from "cert" c
        where c."deletedTime" is null and c."state" = 'on'
          and "searchWords"(c."tenantId",
            c."certName" || E'\x1f' || c."certCode" || E'\x1f' || coalesce(c."summary", '')) @@ v_query
          and "searchHolds"(c."certName" || E'\x1f' || c."certCode" || E'\x1f' || coalesce(c."summary", ''), p_terms)
      union
      select c."tenantId", c."id" from "position" p
        join "cert" c on c."tenantId" = p."tenantId" and c."positionId" = p."id"
        where p."deletedTime" is null and "searchWords"(p."tenantId", p."positionName") @@ v_query
          and "searchHolds"(p."positionName", p_terms)
          and c."deletedTime" is null and c."state" = 'on')
    select c, p."positionName" from hits join "cert" c using ("tenantId", "id")
      left join "position" p on p."tenantId" = c."tenantId" and p."id" = c."positionId"
      where p_level is null or c."level" = p_level;
end $$;

-- A page of them, best first: the earlier the first word stands in the name, then the hot ones, then by name and code.
-- An owner that the policies bind sees one tenant at a time.
create or replace function "searchCerts"(p_typed text, p_tenant text, p_level text, p_skip integer, p_limit integer)
  returns table ("id" text, "tenantId" text, "tenantName" text, "certName" text, "certCode" text, "level" text,
    "cover" text, "summary" text, "positionName" text, "total" integer) language plpgsql as $$
declare
  v_terms text[] := "searchTerms"(p_typed);
  v_eachTenant boolean := p_tenant is null and row_security_active('"cert"');
  v_scope text := current_setting('app.tenant_id', true);
begin
  if p_typed <> '' and v_terms = '{}' then return; end if;
  return query
    with matches as materialized (
      select m.* from "matchCerts"(v_terms, p_tenant, p_level) m where not v_eachTenant
      union all
      select m.* from "tenant" t cross join lateral "matchCerts"(v_terms, t."id", p_level) m where v_eachTenant
    )
    select (m.found)."id", (m.found)."tenantId", t."tenantName", (m.found)."certName", (m.found)."certCode",
      (m.found)."level", (m.found)."cover", (m.found)."summary", m."positionName", (count(*) over ())::integer
      from matches m
      join "tenant" t on t."id" = (m.found)."tenantId" and t."state" = 'on' and t."deletedTime" is null
      order by coalesce(nullif(position(v_terms[1] in "searchText"((m.found)."certName")), 0), 1000),
        (m.found)."isHot" desc, (m.found)."certName", (m.found)."certCode", (m.found)."id"
      offset p_skip limit p_limit;
  perform set_config('app.tenant_id', v_scope, true);
end $$;

-- Published questions of the transaction's tenant by their stems: the first five hundred that are found, those first whose stems
-- begin with the first word or have it early.
create or replace function "searchQuestions"(p_typed text, p_cert text, p_skip integer, p_limit integer)
  returns table ("id" text, "title" text, "certId" text, "certCode" text, "certName" text, "total" integer)
    language plpgsql stable as $$
declare
  v_tenant text := nullif(current_setting('app.tenant_id', true), '');
  v_terms text[] := "searchTerms"(p_typed);
  v_query tsquery := "searchQuery"(v_tenant, v_terms);
begin
  if v_tenant is null or v_query is null then return; end if;
  return query
    with matches as materialized (
      select q."id", q."titleText", q."certId", c."certCode", c."certName", q."createdTime" from "question" q
        join "cert" c on c."tenantId" = q."tenantId" and c."id" = q."certId" and c."deletedTime" is null
          and c."state" = 'on'
        where q."tenantId" = v_tenant and "isPractised"(q."deletedTime", q."state", q."usage")
          and (p_cert is null or q."certId" = p_cert)
          and "searchWords"(q."tenantId", q."titleText") @@ v_query and "searchHolds"(q."titleText", v_terms)
        limit 500
    )
    select m."id", left(m."titleText", 300), m."certId", m."certCode", m."certName", (count(*) over ())::integer
      from matches m order by coalesce(nullif(position(v_terms[1] in lower(m."titleText")), 0), 1000),
        m."createdTime" desc, m."id" offset p_skip limit p_limit;
end $$;

select "runAsOwner"('"matchCerts"(text[], text, text)');
select "runAsOwner"('"searchCerts"(text, text, text, integer, integer)');
select "runAsOwner"('"searchQuestions"(text, text, integer, integer)');
