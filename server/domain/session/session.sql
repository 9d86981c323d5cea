-- Log-ins: tries are counted before a password is looked at. Rules L… of docs/rules.md.
-- The text may be run again at any time.

-- L1: counts a try for each key in turn, or, where one of them has had as many as are allowed, for none. Each count is
-- one conditional statement under the lock of its row, so tries that come at the same moment cannot pass together. The
-- keys come from the narrow to the wide, in every call, so that no two calls wait for each other.
create or replace function "countTry"(keys text[], allowed integer[], memory interval) returns boolean
  language plpgsql as $$
begin
  for i in 1 .. array_length(keys, 1) loop
    -- The id is nobody else's: of two unique indexes that hold the same, only the one named here would be waited for.
    insert into "loginAttempt" as a ("id", "key", "failures", "lastTime")
      values (gen_random_uuid()::text, keys[i], 1, now())
      on conflict ("key") do update set "lastTime" = now(),
          "failures" = case when a."lastTime" > now() - memory then a."failures" + 1 else 1 end
        where a."lastTime" <= now() - memory or a."failures" < allowed[i];
    if not found then
      perform "takeBackTry"(keys[1:i - 1]);
      return false;
    end if;
  end loop;
  return true;
end $$;

-- A try that was no failure, or was not made after all, counts for none of its keys.
create or replace function "takeBackTry"(keys text[]) returns void language plpgsql as $$
begin
  for i in 1 .. coalesce(array_length(keys, 1), 0) loop
    update "loginAttempt" set "failures" = greatest("failures" - 1, 0) where "key" = keys[i];
  end loop;
end $$;

-- L1: a right try. What account and address count together is forgotten; what each counts alone loses this one.
create or replace function "forgiveTry"(keys text[]) returns void language plpgsql as $$
begin
  update "loginAttempt" set "failures" = 0 where "key" = keys[1];
  perform "takeBackTry"(keys[2:]);
end $$;
