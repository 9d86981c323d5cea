-- T11: an organisation is stopped before it is removed.
create or replace function "keepLivingTenant"() returns trigger language plpgsql as $$
begin
  if old."state" = 'on' then
    raise exception 'a living tenant' using errcode = 'check_violation', constraint = 'tenant_living', table = 'tenant',
      detail = old."tenantName";
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create or replace trigger "keepLivingTenant" before update of "deletedTime" on "tenant" for each row
  when (old."deletedTime" is null and new."deletedTime" is not null) execute function "keepLivingTenant"();
create or replace trigger "keepLivingTenantRemoved" before delete on "tenant" for each row
  when (old."deletedTime" is null) execute function "keepLivingTenant"();
