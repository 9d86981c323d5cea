-- Materials: what their questions are shown with, and which questions stand together. Rules G… of docs/rules.md.
-- The text may be run again at any time.

-- G1: the present material of a question as a learner sees it: {id, content, sound}; null where it has none.
create or replace function "materialOf"(p_tenant text, p_material text) returns jsonb language sql stable as $$
  select jsonb_build_object('id', m."id", 'content', m."content", 'sound', m."sound") from "material" m
    where p_material is not null and m."tenantId" = p_tenant and m."id" = p_material
$$;

-- G1: the same of a version that is kept, for a paper.
create or replace function "materialAt"(p_tenant text, p_material text, p_version integer) returns jsonb
  language sql stable as $$
  select jsonb_build_object('id', p_material, 'content', h."snapshot"->'content', 'sound', h."snapshot"->'sound')
    from "history" h where h."tenantId" = p_tenant and h."id" = 'material/' || p_material || '/' || p_version
$$;

-- G2: questions in the order given, but those of one material together and in its order, where the first of them stands; at
-- most so many. Whole: the published questions of these kinds that a material has besides come along, but for held ones (M12).
create or replace function "keepTogether"(p_tenant text, p_user text, p_ids text[], p_types text[], p_num integer,
  p_isWhole boolean) returns text[] language plpgsql stable as $$
declare
  v_held text[];
begin
  if not exists (select from "question" q
    where q."tenantId" = p_tenant and q."id" = any(p_ids) and q."materialId" is not null) then return p_ids; end if;
  v_held := "heldQuestions"(p_tenant, p_user);
  return array(
    with drawn as materialized (
        select q."id", q."materialId", d.at from unnest(p_ids) with ordinality d("id", at)
          join "question" q on q."tenantId" = p_tenant and q."id" = d."id"),
      placed as (
        select d."id", d.at, null::integer as "order", null::timestamptz as "since" from drawn d where d."materialId" is null
        union all
        select q."id", m.at, q."materialOrder", q."createdTime"
          from (select d."materialId", min(d.at) as at from drawn d where d."materialId" is not null group by 1) m
            join "question" q on q."tenantId" = p_tenant and q."materialId" = m."materialId"
          where q."id" = any(p_ids) or (p_isWhole and "isPractised"(q."deletedTime", q."state", q."usage")
            and q."type" = any(p_types) and q."id" <> all(v_held)))
    select p."id" from placed p order by p.at, p."order", p."since", p."id" limit p_num);
end $$;
