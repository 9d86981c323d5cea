-- The queue of jobs: what its tables hold to by themselves, and who takes the next one. Rules J… of docs/rules.md.
-- The text may be run again at any time.

-- The queue looks through all tenants, but only inside "takeJob".
drop policy if exists "ofQueue" on "job";
create policy "ofQueue" on "job" using (current_setting('app.queue', true) = 'on')
  with check (current_setting('app.queue', true) = 'on');

create index if not exists "job_open" on "job" ("state", "dueTime") where "state" in ('waiting', 'running');

-- J3, J4: the next job whose time has come or whose process has died, for one process alone, which is not at work for its
-- tenant already (p_except: the jobs it works on). First the tenant that has fewest running, of these the one that was
-- served longest ago, of its people the one who was, of their jobs the oldest.
create or replace function "takeJob"(p_lease integer, p_except text[]) returns jsonb language plpgsql as $$
declare
  v_tenant text;
  v_id text;
  v_job jsonb;
begin
  -- Not a setting of the function: only a superuser may give a function one that the session does not know yet.
  perform set_config('app.queue', 'on', true);
  select j."tenantId", j."id" into v_tenant, v_id from "job" j
    where ((j."state" = 'waiting' and j."dueTime" <= now()) or (j."state" = 'running' and j."leaseUntil" < now()))
      and j."tenantId" not in (select h."tenantId" from "job" h where h."id" = any(p_except))
    order by
      (select count(*) from "job" r
        where r."tenantId" = j."tenantId" and r."state" = 'running' and r."leaseUntil" >= now()),
      (select max(s."startedTime") from "job" s where s."tenantId" = j."tenantId") nulls first,
      (select max(s."startedTime") from "job" s where s."tenantId" = j."tenantId" and s."createdBy" = j."createdBy") nulls first,
      j."dueTime", j."id"
    limit 1 for update of j skip locked;
  if v_id is not null then
    update "job" j set "state" = 'running', "attempts" = j."attempts" + 1, "startedTime" = clock_timestamp(),
        "leaseUntil" = now() + p_lease * interval '1 second'
      where j."tenantId" = v_tenant and j."id" = v_id returning to_jsonb(j) into v_job;
  end if;
  perform set_config('app.queue', '', true);
  return v_job;
end $$;

-- What this transaction has stored so far, as the planner sees it from now on. A table that was empty when its rows were
-- last counted is read by plans for an empty one: each row that comes would be looked for among all that came before it.
-- A table that another transaction has counted and not committed is left out: this one is only slower then.
create or replace function "countStored"() returns void language plpgsql as $$
declare
  v_table text;
begin
  for v_table in select s.relname from pg_stat_xact_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = current_schema() and s.n_tup_ins >= 100 and s.n_tup_ins > 0.1 * greatest(c.reltuples, 0)
    order by s.relname loop
    execute format('analyze (skip_locked) %I', v_table);
  end loop;
end $$;
select "runAsOwner"('"countStored"()');
