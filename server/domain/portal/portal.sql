-- Announcements. The text may be run again at any time.

-- An announcement that was given no time of its own has that at which it was first published: learners find it there.
create or replace function "givePublishedTime"() returns trigger language plpgsql as $$
begin
  new."publishedTime" := now();
  return new;
end $$;
create or replace trigger "givePublishedTime" before insert or update of "state" on "announcement"
  for each row when (new."state" = 'published' and new."publishedTime" is null) execute function "givePublishedTime"();
