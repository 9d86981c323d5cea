-- Answers of questions become objects {anyOf}: a text with alternatives between | was the former shape (rule Q3).
-- A bar in a formula, or two bars at once, stands for itself (runtime/core/answer/keys.ts says the same). Of short
-- and long questions all texts are one, a line each. Neither version nor history changes: what was said stays what it
-- was, and snapshots are read in the shape they have.
create function pg_temp."alternativesOf"(p_text text) returns jsonb language sql immutable as $$
  with tokens as (
    select m[1] as token, at, count(*) filter (where m[1] = '|') over (order by at) as part
      from regexp_matches(p_text, '(\$\$[^$]+\$\$|\$(?![\s$])[^$\n]*[^\s$]\$(?![\d$])|\|+|[^|$]+|\$)', 'g') with ordinality found(m, at)
  ), parts as (
    select part, regexp_replace(coalesce(string_agg(token, '' order by at) filter (where token <> '|'), ''), '^[\s\u00a0\u3000]+|[\s\u00a0\u3000]+$', '', 'g') as text
      from tokens group by part
  )
  select case when max(part) = 0 or count(*) filter (where text <> '') = 0 then jsonb_build_array(p_text)
      else jsonb_agg(text order by part) filter (where text <> '') end
    from parts
$$;

alter table "question" disable trigger user;

update "question" q set "answer" = case
    when q."type" = 'long' or (q."type" = 'short' and jsonb_array_length(q."answer") > 1) then
      jsonb_build_array(jsonb_build_object('anyOf', jsonb_build_array((select string_agg(text, E'\n' order by at) from jsonb_array_elements_text(q."answer") with ordinality e(text, at)))))
    else (select jsonb_agg(jsonb_build_object('anyOf', pg_temp."alternativesOf"(text)) order by at) from jsonb_array_elements_text(q."answer") with ordinality e(text, at))
  end
  where jsonb_typeof(q."answer"->0) = 'string';

alter table "question" enable trigger user;

drop function pg_temp."alternativesOf"(text);
