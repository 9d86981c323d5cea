-- The operation log is added to; its lines go when their time is over. Rule V19 of docs/rules.md. The text may be run again
-- at any time.

-- T26: whether this very transaction deletes the data of a person, who then goes from what else does not change.
create or replace function "isErasing"(p_tenant text) returns boolean language plpgsql stable as $$
begin
  return exists (select from "erasure" e where e."tenantId" = p_tenant
    and e."id" = current_setting('app.erasure', true) and e."state" = 'done' and e."updatedTime" = now());
end $$;

-- V19: none younger than 180 days goes, whoever asks, but with the data of a person that are being deleted (T26).
create or replace function "guardHistory"() returns trigger language plpgsql as $$
begin
  if old."createdTime" < now() - interval '180 days' then return old; end if;
  if "isErasing"(old."tenantId") then return old; end if;
  raise exception 'a line of the operation log stays' using errcode = 'check_violation',
    constraint = 'history_append', table = 'history';
end $$;
create or replace trigger "guardHistory" before delete on "history" for each row execute function "guardHistory"();
