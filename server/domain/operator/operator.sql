-- What the platform's operators see over all organisations (rule Y5). Row-level security shows nobody the rows of
-- another organisation than the transaction's, so these functions go through the organisations one after the other,
-- as the owner, and answer operators alone, of the organisations that they look after (T24). The text may be run again at any time.

create or replace function "isOperator"() returns boolean language sql stable as $$
  select exists (select from "user" u where u."id" = current_setting('app.user_id', true) and u."isOperator"
    and u."state" = 'on' and u."deletedTime" is null)
$$;

-- Applications of one organisation for certificates that the platform recommends; what may not be read is masked (Y7).
create or replace function "platformAppliesOf"(p_tenant text, p_states text[], p_typed text)
  returns table ("id" text, "tenantId" text, "applyCode" text, "personName" text, "idType" text, "idNumber" text,
    "certName" text, "examName" text, "state" text, "submittedTime" timestamptz, "reviewedTime" timestamptz)
    language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true);
  return query select v."id", v."tenantId", v."applyCode", v."personName", v."idType", v."idNumber", v."certIdLabel",
      v."examIdLabel", v."state", v."submittedTime", v."reviewedTime"
    from "certApplyView" v
    where v."tenantId" = p_tenant and v."isRecommended" and v."state" = any(p_states)
      and (p_typed = '' or position(lower(p_typed) in lower(concat_ws(' ', v."personName", v."applyCode"))) > 0);
end $$;

-- A page of them over all organisations or some, those first that were handed in first. Where the page is empty one row
-- tells the total.
create or replace function "platformApplies"(p_tenants text[], p_states text[], p_typed text, p_skip integer, p_limit integer)
  returns table ("id" text, "tenantId" text, "applyCode" text, "personName" text, "idType" text, "idNumber" text,
    "certName" text, "examName" text, "state" text, "submittedTime" timestamptz, "reviewedTime" timestamptz,
    "tenantName" text, "total" integer) language plpgsql as $$
declare
  v_scope text := current_setting('app.tenant_id', true);
begin
  if not "isOperator"() then return; end if;
  return query
    with found as materialized (
      select a.*, t."tenantName" from "tenant" t cross join lateral "platformAppliesOf"(t."id", p_states, p_typed) a
        where t."deletedTime" is null and "isManaged"(t."id") and (p_tenants is null or t."id" = any(p_tenants))),
    page as (select f.* from found f order by f."submittedTime", f."id" offset p_skip limit p_limit)
    select page.*, c."count"::integer from (select count(*) from found) c left join page on true
      order by page."submittedTime", page."id";
  perform set_config('app.tenant_id', v_scope, true);
end $$;

-- Certificates of one organisation.
create or replace function "platformCertsOf"(p_tenant text, p_recommended boolean, p_typed text)
  returns table ("id" text, "tenantId" text, "certName" text, "certCode" text, "level" text, "state" text,
    "isRecommended" boolean) language plpgsql as $$
begin
  perform set_config('app.tenant_id', p_tenant, true);
  return query select c."id", c."tenantId", c."certName", c."certCode", c."level", c."state", c."isRecommended"
    from "cert" c
    where c."tenantId" = p_tenant and c."deletedTime" is null
      and (p_recommended is null or c."isRecommended" = p_recommended)
      and (p_typed = '' or position(lower(p_typed) in lower(concat_ws(' ', c."certName", c."certCode"))) > 0);
end $$;

-- A page of them over all organisations or some, those first that are recommended.
create or replace function "platformCerts"(p_tenants text[], p_recommended boolean, p_typed text, p_skip integer, p_limit integer)
  returns table ("id" text, "tenantId" text, "certName" text, "certCode" text, "level" text, "state" text,
    "isRecommended" boolean, "tenantName" text, "total" integer) language plpgsql as $$
declare
  v_scope text := current_setting('app.tenant_id', true);
begin
  if not "isOperator"() then return; end if;
  return query
    with found as materialized (
      select a.*, t."tenantName" from "tenant" t cross join lateral "platformCertsOf"(t."id", p_recommended, p_typed) a
        where t."deletedTime" is null and "isManaged"(t."id") and (p_tenants is null or t."id" = any(p_tenants))),
    page as (select f.* from found f
      order by f."isRecommended" desc, f."tenantName", f."certName", f."id" offset p_skip limit p_limit)
    select page.*, c."count"::integer from (select count(*) from found) c left join page on true
      order by page."isRecommended" desc, page."tenantName", page."certName", page."id";
  perform set_config('app.tenant_id', v_scope, true);
end $$;

select "runAsOwner"('"platformApplies"(text[], text[], text, integer, integer)');
select "runAsOwner"('"platformCerts"(text[], boolean, text, integer, integer)');
