-- Certificates that are issued. Rules IC1 to IC6 of docs/rules.md. The text may be run again at any time.

-- IC2: one certificate of an application, as long as it is to do, by somebody else than its own person. Of two who issue it at once
-- one does.
create or replace function "keepIssuing"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_state text;
  v_broken text;
begin
  perform set_config('app.reach', '', true);
  select a."issueState" into v_state from "certApply" a where a."tenantId" = new."tenantId" and a."id" = new."applyId" for update;
  v_broken := case
    when new."userId" = current_setting('app.user_id', true) then 'issue_own'
    when v_state = 'issued' then 'issue_again'
    when v_state = 'held' then 'issue_held'
    when v_state = 'notPassed' then 'issue_notPassed'
    when v_state is null then 'issue_early'
  end;
  if v_broken is not null then
    raise exception 'a certificate breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'issuedCert';
  end if;
  update "certApply" a set "issueState" = 'issued' where a."tenantId" = new."tenantId" and a."id" = new."applyId";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
create or replace trigger "keepIssuing" before insert on "issuedCert" for each row execute function "keepIssuing"();

-- IC4: certificates whose application is passed no longer, or came to another total, are to be looked at.
create or replace function "doubtCerts"(p_tenant text, p_applies text[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  update "issuedCert" c set "isDoubtful" = d."isDoubtful"
    from (select a."id", a."isPassed" is not true or a."total" is distinct from i."total" as "isDoubtful"
      from "issuedCert" i join "certApply" a on a."tenantId" = i."tenantId" and a."id" = i."applyId"
      where i."tenantId" = p_tenant and i."applyId" = any(p_applies)) d
    where c."tenantId" = p_tenant and c."applyId" = d."id" and c."state" = 'issued' and c."isDoubtful" <> d."isDoubtful";
end $$;

-- IC1: while a review of one of its results is open an application is not to do.
create or replace function "followReview"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  perform "settleApplications"(new."tenantId", array(select r."applyId" from "result" r
    where r."tenantId" = new."tenantId" and r."id" = new."resultId"));
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "followReview" after insert or update of "state" on "scoreReview" for each row execute function "followReview"();

-- IC3: a certificate as it was in a version. Its key is put together before it is looked for, so that row-level security lets the
-- index be used.
create or replace function "certAt"(p_tenant text, p_cert text, p_version integer) returns jsonb language plpgsql stable as $$
begin
  return (select h."snapshot" from "history" h where h."tenantId" = p_tenant and h."id" = 'cert/' || p_cert || '/' || p_version);
end $$;

-- IC21: a template as it was in a version; nothing where there is none.
create or replace function "templateAt"(p_tenant text, p_template text, p_version integer) returns jsonb language plpgsql stable as $$
begin
  return (select h."snapshot" from "history" h where h."tenantId" = p_tenant and h."id" = 'certTemplate/' || p_template || '/' || p_version);
end $$;

-- IC21: the organisations that have certificates whose PDF is still to be made.
create or replace function "tenantsToPrint"() returns setof text language plpgsql set enable_seqscan = off as $$
declare
  v_tenant text;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    if exists (select from "issuedCert" i where i."tenantId" = v_tenant and not i."isPrinted" and i."printFault" is null
        and i."state" <> 'stored') then
      return next v_tenant;
    end if;
  end loop;
end $$;

-- IC6: what a certificate is worth by now.
create or replace function "certStanding"(p_state text, p_expires timestamptz) returns text language sql stable as $$
  select case when p_state = 'revoked' then 'revoked' when p_expires <= now() then 'expired' else 'valid' end
$$;

-- IC7: certificates of a number, of one organisation or, where none is named, of all: numbers are an organisation's own. Names and
-- identity documents are given out masked; whole is the name alone, and only to who knows it (p_name).
create or replace function "verifyCerts"(p_number text, p_tenant text, p_name text)
  returns table ("certNumber" text, "tenantId" text, "tenantName" text, "certName" text, "level" text, "personName" text, "isNamed" boolean,
    "idNumber" text, "issuedDate" text, "validUntil" text, "standing" text, "revokedDate" text, "reason" text) language plpgsql
  set enable_seqscan = off as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_tenant record;
begin
  for v_tenant in select t."id", t."tenantName" from "tenant" t where t."deletedTime" is null and (p_tenant is null or t."id" = p_tenant) loop
    perform set_config('app.tenant_id', v_tenant."id", true);
    return query
      select i."certNumber", i."tenantId", v_tenant."tenantName"::text, c."snapshot" ->> 'certName', c."snapshot" ->> 'level',
          case when n."isNamed" then i."personName" else "masked"('name', i."personName") end, n."isNamed",
          case when n."isNamed" then "masked"('idCard', i."idNumber") end, i."issuedDate"::text, i."validUntil"::text,
          "certStanding"(i."state", i."expiresTime"), to_char(i."revokedTime" at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), i."reason"
        from "issuedCert" i
          cross join lateral (select "certAt"(i."tenantId", i."certId", i."certIdVersion") as "snapshot") c
          cross join lateral (select coalesce(regexp_replace(p_name, '\s', '', 'g') = regexp_replace(i."personName", '\s', '', 'g'), false)
            as "isNamed") n
        where i."tenantId" = v_tenant."id" and i."certNumber" = p_number;
  end loop;
  perform set_config('app.tenant_id', v_before, true);
end $$;

-- IC21: the certificate whose PDF has a hash, as somebody sees it who knows its holder's name, and whether the PDF is its newest.
create or replace function "verifyPdf"(p_hash text)
  returns table ("certNumber" text, "tenantId" text, "tenantName" text, "certName" text, "level" text, "personName" text, "isNamed" boolean,
    "idNumber" text, "issuedDate" text, "validUntil" text, "standing" text, "revokedDate" text, "reason" text, "isNewest" boolean)
  language plpgsql set enable_seqscan = off as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_tenant text;
begin
  for v_tenant in select t."id" from "tenant" t where t."deletedTime" is null loop
    perform set_config('app.tenant_id', v_tenant, true);
    return query select v.*, p."edition" = i."edition" from "certPdf" p
      join "issuedCert" i on i."tenantId" = p."tenantId" and i."id" = p."issuedCertId"
      cross join lateral "verifyCerts"(i."certNumber", i."tenantId", i."personName") v
      where p."tenantId" = v_tenant and p."hash" = p_hash;
    exit when found;
  end loop;
  perform set_config('app.tenant_id', v_before, true);
end $$;
