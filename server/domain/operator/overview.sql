-- What organisations come to, for the platform's operators. As in operator.sql these functions go through the
-- organisations one after the other, as the owner, and answer operators alone, of the organisations that they look after
-- (T24). The text may be run again at any time.

-- The members of one organisation.
create or replace function "platformMembersOf"(p_tenant text) returns setof text language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true);
  return query select distinct m."userId" from "membership" m
    where m."tenantId" = p_tenant and m."state" = 'on' and m."deletedTime" is null;
end $$;

-- Applications that were handed in, exams that were sat and certificates that were issued in one organisation, by month,
-- from some time on. Attempts are their learner's own (M11): they are counted as the server's own work does.
create or replace function "platformMonthsOf"(p_tenant text, p_from timestamptz)
  returns table ("month" text, "applies" bigint, "sittings" bigint, "issued" bigint) language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true);
  perform set_config('app.sweep', 'on', true);
  return query
    select to_char(e."time" at time zone 'Asia/Shanghai', 'YYYY-MM'), count(*) filter (where e."what" = 'apply'),
      count(*) filter (where e."what" = 'sitting'), count(*) filter (where e."what" = 'issued')
    from (
      select 'apply' as "what", a."submittedTime" as "time" from "certApply" a
        where a."tenantId" = p_tenant and a."submittedTime" >= p_from
      union all
      select 'sitting', t."startTime" from "attempt" t
        where t."tenantId" = p_tenant and t."kind" = 'exam' and t."startTime" >= p_from
      union all
      select 'issued', i."createdTime" from "issuedCert" i
        where i."tenantId" = p_tenant and i."createdTime" >= p_from) e
    group by 1;
  perform set_config('app.sweep', '', true);
end $$;

-- What one organisation comes to.
create or replace function "platformFiguresOf"(p_tenant text)
  returns table ("members" bigint, "certs" bigint, "applies" bigint, "sittings" bigint, "issued" bigint)
    language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true);
  perform set_config('app.sweep', 'on', true);
  return query
    select (select count(*) from "platformMembersOf"(p_tenant)),
      (select count(*) from "cert" c where c."tenantId" = p_tenant and c."state" = 'on' and c."deletedTime" is null),
      (select count(*) from "certApply" a where a."tenantId" = p_tenant),
      (select count(*) from "attempt" t where t."tenantId" = p_tenant and t."kind" = 'exam'),
      (select count(*) from "issuedCert" i where i."tenantId" = p_tenant);
  perform set_config('app.sweep', '', true);
end $$;

-- One row of all ('total'), one for each state of organisations ('state'), each of the last twelve months ('month'), or
-- each organisation, fifty at most, those with most members first ('tenant').
create or replace function "platformOverview"(p_of text)
  returns table ("state" text, "month" text, "tenantName" text, "tenants" integer, "accounts" integer,
    "members" integer, "certs" integer, "applies" integer, "sittings" integer, "issued" integer) language plpgsql as $$
declare
  v_scope text := coalesce(current_setting('app.tenant_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_tenants text[];
  v_accounts integer;
  -- Of the platform's time.
  v_month timestamp := date_trunc('month', now() at time zone 'Asia/Shanghai');
  v_from timestamptz := (v_month - interval '11 months') at time zone 'Asia/Shanghai';
begin
  if not "isOperator"() then return; end if;
  perform set_config('app.reach', '', true);
  select coalesce(array_agg(t."id"), '{}') into v_tenants from "tenant" t
    where t."deletedTime" is null and "isManaged"(t."id");
  if p_of = 'total' then
    perform set_config('app.tenant_id', '', true);
    -- Of who looks after some organisations alone: the accounts of their members.
    if coalesce(current_setting('app.tenants', true), '') = '' then
      select count(*)::integer into v_accounts from "user" u where u."deletedTime" is null;
    else
      select count(distinct p)::integer into v_accounts from unnest(v_tenants) t("id"), "platformMembersOf"(t."id") p;
    end if;
    return query
      select null::text, null::text, null::text, cardinality(v_tenants), v_accounts,
        coalesce(sum(f."members"), 0)::integer, coalesce(sum(f."certs"), 0)::integer,
        coalesce(sum(f."applies"), 0)::integer, coalesce(sum(f."sittings"), 0)::integer,
        coalesce(sum(f."issued"), 0)::integer
        from unnest(v_tenants) t("id") cross join lateral "platformFiguresOf"(t."id") f;
  elsif p_of = 'state' then
    return query
      select t."state", null::text, null::text, count(*)::integer, 0, 0, 0, 0, 0, 0 from "tenant" t
        where t."id" = any(v_tenants) group by t."state" order by t."state" desc;
  elsif p_of = 'month' then
    return query
      with each as materialized (
        select m.* from unnest(v_tenants) t("id") cross join lateral "platformMonthsOf"(t."id", v_from) m)
      select null::text, to_char(d, 'YYYY-MM'), null::text, 0, 0, 0, 0, coalesce(sum(e."applies"), 0)::integer,
        coalesce(sum(e."sittings"), 0)::integer, coalesce(sum(e."issued"), 0)::integer
        from generate_series(v_month - interval '11 months', v_month, interval '1 month') d
          left join each e on e."month" = to_char(d, 'YYYY-MM')
        group by d order by d;
  else
    return query
      with each as materialized (
        select t."id", f.* from unnest(v_tenants) t("id") cross join lateral "platformFiguresOf"(t."id") f)
      select null::text, null::text, t."tenantName", 1, 0, e."members"::integer, e."certs"::integer,
        e."applies"::integer, e."sittings"::integer, e."issued"::integer
        from each e join "tenant" t on t."id" = e."id" order by e."members" desc, t."tenantName" limit 50;
  end if;
  perform set_config('app.tenant_id', v_scope, true), set_config('app.reach', v_reach, true);
end $$;

select "runAsOwner"('"platformOverview"(text)');
