-- Q6: questions that learners may practise: published, and not for exams alone. The text may be run again at any time.
-- A plain expression, so the planner reads it in place and finds the index "question_practised".
create or replace function "isPractised"(p_deleted timestamptz, p_state text, p_usage text) returns boolean
  language sql immutable as $$
  select p_deleted is null and p_state = 'published' and p_usage <> 'exam'
$$;
