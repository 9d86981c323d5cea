-- Signed credentials of certificates. Rule IC14 of docs/rules.md. The text may be run again at any time.

-- Where a certificate stands in the organisation's lists of what is revoked: at random, so that it tells neither how many there are nor
-- in which order. A list is filled by half, then the next one is begun: a free place is found at once. Nothing for no certificate.
create or replace function "credentialPlace"(p_tenant text, p_cert text) returns table ("list" integer, "place" integer)
  language plpgsql strict set enable_seqscan = off as $$
#variable_conflict use_column
declare
  c_size constant integer := 131072;
  v_list integer;
begin
  loop
    return query select s."list", s."place" from "credentialStatus" s where s."tenantId" = p_tenant and s."issuedCertId" = p_cert;
    if found then
      return;
    end if;
    select coalesce(max(s."list"), 0) into v_list from "credentialStatus" s where s."tenantId" = p_tenant;
    if (select count(*) from "credentialStatus" s where s."tenantId" = p_tenant and s."list" = v_list) >= c_size / 2 then
      v_list := v_list + 1;
    end if;
    insert into "credentialStatus" ("id", "tenantId", "issuedCertId", "list", "place")
      values (p_cert, p_tenant, p_cert, v_list, floor(random() * c_size)::integer) on conflict do nothing;
  end loop;
end $$;
