-- What texts are compared by. The text may be run again at any time.

-- The pairs of neighbouring characters that a text begins with; white space, punctuation and case do not count.
create or replace function "textPairs"(p_text text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct substr(plain, at, 2)), '{}')
    from (select lower(regexp_replace(left(coalesce(p_text, ''), 300), '[[:space:][:punct:]]', '', 'g')) as plain) t
      cross join generate_series(1, length(plain) - 1) at
$$;
