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

-- IC3, IC21: a record of an entity as it was in a version; nothing where there is none. Its key is put together before it is looked
-- for, so that row-level security lets the index be used.
drop function if exists "certAt"(text, text, integer), "templateAt"(text, text, integer);
create or replace function "versionAt"(p_tenant text, p_entity text, p_id text, p_version integer) returns jsonb language plpgsql stable
  as $$
begin
  return (select h."snapshot" from "history" h where h."tenantId" = p_tenant
    and h."id" = p_entity || '/' || p_id || '/' || p_version);
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

-- IC7, IC18: anyone finds certificates of all organisations, by nothing but the whole of what is sought: its number, the identity
-- document of its holder, or its file by its hash. Row-level security asks by these indexes.
create index if not exists "issuedCert_soughtNumber" on "issuedCert" ("certNumber");
create index if not exists "issuedCert_soughtHolder" on "issuedCert" ("idNumber");
create index if not exists "certPdf_sought" on "certPdf" ("hash");
drop policy if exists "ofSought" on "issuedCert";
create policy "ofSought" on "issuedCert" for select using (
  "certNumber" = nullif(current_setting('app.sought', true), '') or "idNumber" = nullif(current_setting('app.sought', true), ''));
drop policy if exists "ofSought" on "certPdf";
create policy "ofSought" on "certPdf" for select using ("hash" = nullif(current_setting('app.sought', true), ''));

-- IC7: a certificate as anyone sees it. Names and identity documents are given out masked; whole is the name alone, and only to who
-- knows it.
create or replace function "foundCert"(p_tenant text, p_id text, p_named boolean)
  returns table ("certNumber" text, "tenantId" text, "tenantName" text, "certName" text, "level" text, "personName" text, "isNamed" boolean,
    "idNumber" text, "issuedDate" text, "validUntil" text, "standing" text, "revokedDate" text, "reason" text) language plpgsql
  set enable_seqscan = off as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', p_tenant, true);
  return query
    select i."certNumber", i."tenantId", n."tenantName"::text, c."snapshot" ->> 'certName', c."snapshot" ->> 'level',
        case when p_named then i."personName" else "masked"('name', i."personName") end, p_named,
        case when p_named then "masked"('idCard', i."idNumber") end, i."issuedDate"::text, i."validUntil"::text,
        "certStanding"(i."state", i."expiresTime"), to_char(i."revokedTime" at time zone 'Asia/Shanghai', 'YYYY-MM-DD'), i."reason"
      from "issuedCert" i join "tenant" n on n."id" = i."tenantId" and n."deletedTime" is null
        cross join lateral (select "versionAt"(i."tenantId", 'cert', i."certId", i."certIdVersion") as "snapshot") c
      where i."tenantId" = p_tenant and i."id" = p_id;
  perform set_config('app.tenant_id', v_before, true);
end $$;

-- Whether a name is the holder's, however its spaces, its width and its small letters are typed.
create or replace function "isNameOf"(p_typed text, p_name text) returns boolean language sql immutable as $$
  select coalesce(lower(regexp_replace(normalize(p_typed, nfkc), '\s', '', 'g')) = lower(regexp_replace(normalize(p_name, nfkc), '\s', '', 'g')), false)
$$;

-- IC7: certificates of a number, of one organisation or, where none is named, of all: numbers are an organisation's own.
create or replace function "verifyCerts"(p_number text, p_tenant text, p_name text)
  returns table ("certNumber" text, "tenantId" text, "tenantName" text, "certName" text, "level" text, "personName" text, "isNamed" boolean,
    "idNumber" text, "issuedDate" text, "validUntil" text, "standing" text, "revokedDate" text, "reason" text) language plpgsql
  set enable_seqscan = off as $$
declare
  v_cert record;
begin
  perform set_config('app.sought', p_number, true);
  for v_cert in select i."tenantId", i."id", "isNameOf"(p_name, i."personName") as "isNamed" from "issuedCert" i
      where i."certNumber" = p_number and (p_tenant is null or i."tenantId" = p_tenant) order by i."tenantId" limit 20 loop
    return query select * from "foundCert"(v_cert."tenantId", v_cert."id", v_cert."isNamed");
  end loop;
  perform set_config('app.sought', '', true);
end $$;

-- IC18: all certificates of who has this identity document and this name, the newest first.
create or replace function "personCerts"(p_document text, p_name text)
  returns table ("certNumber" text, "tenantId" text, "tenantName" text, "certName" text, "level" text, "personName" text, "isNamed" boolean,
    "idNumber" text, "issuedDate" text, "validUntil" text, "standing" text, "revokedDate" text, "reason" text) language plpgsql
  set enable_seqscan = off as $$
declare
  v_cert record;
begin
  perform set_config('app.sought', p_document, true);
  for v_cert in select i."tenantId", i."id" from "issuedCert" i
      where i."idNumber" = p_document and "isNameOf"(p_name, i."personName") order by i."issuedDate" desc, i."id" desc limit 50 loop
    return query select * from "foundCert"(v_cert."tenantId", v_cert."id", true);
  end loop;
  perform set_config('app.sought', '', true);
end $$;

-- IC21: the certificate whose PDF has a hash, as somebody sees it who knows its holder's name, and whether the PDF is its newest.
-- Somebody may upload the file of another certificate as their own: it is that of which it was stored first.
create or replace function "verifyPdf"(p_hash text)
  returns table ("certNumber" text, "tenantId" text, "tenantName" text, "certName" text, "level" text, "personName" text, "isNamed" boolean,
    "idNumber" text, "issuedDate" text, "validUntil" text, "standing" text, "revokedDate" text, "reason" text, "isNewest" boolean)
  language plpgsql set enable_seqscan = off as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_file record;
begin
  perform set_config('app.sought', p_hash, true);
  select p."tenantId", p."issuedCertId", p."edition" into v_file from "certPdf" p where p."hash" = p_hash
    order by p."createdTime", p."id" limit 1;
  perform set_config('app.sought', '', true);
  if v_file."issuedCertId" is null then return; end if;
  perform set_config('app.tenant_id', v_file."tenantId", true);
  return query select f.*, i."edition" = v_file."edition" from "foundCert"(v_file."tenantId", v_file."issuedCertId", true) f
    join "issuedCert" i on i."tenantId" = v_file."tenantId" and i."id" = v_file."issuedCertId";
  perform set_config('app.tenant_id', v_before, true);
end $$;
