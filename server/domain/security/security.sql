-- The log of security events: added to, read by those it concerns, swept when its time is over. Rule L9 of docs/rules.md.
-- The text may be run again at any time.

-- L9: an event never changes, but for the name of a person whose data are being deleted (T26), and none younger than thirty
-- days goes, whoever asks.
create or replace function "guardSecurityEvent"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and "isErasing"(old."tenantId") and (to_jsonb(new) - 'detail') = (to_jsonb(old) - 'detail') then
    return new;
  end if;
  if tg_op = 'DELETE' and old."createdTime" < now() - interval '30 days' then return old; end if;
  raise exception 'a security event stays as it is' using errcode = 'check_violation',
    constraint = 'securityEvent_append', table = 'securityEvent';
end $$;
create or replace trigger "guardSecurityEvent" before update or delete on "securityEvent" for each row
  execute function "guardSecurityEvent"();

-- L9, T24: operators read what every tenant has that they look after; without tenant and user the server looks for what is to be swept.
drop policy if exists "ofOperator" on "securityEvent";
create policy "ofOperator" on "securityEvent" for select
  using (exists (select from "user" u
    where u."id" = current_setting('app.user_id', true) and u."isOperator" and u."state" = 'on')
    and "isManaged"("securityEvent"."tenantId"));
drop policy if exists "ofSweep" on "securityEvent";
create policy "ofSweep" on "securityEvent"
  using (current_setting('app.tenant_id', true) = '' and current_setting('app.user_id', true) = ''
    and "createdTime" < now() - interval '30 days') with check (false);
