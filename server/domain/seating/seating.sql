-- Plans of who sits where. Rules Z9… of docs/rules.md. The text may be run again at any time.

-- Z11: an entry is on a seat of a room of a session of its subject that is still to come, and nobody has this place yet. What is
-- published or given up stays as it is.
create or replace function "keepSeatingEntry"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_plan record;
  v_plans jsonb;
  v_session record;
  v_user text;
  v_broken text;
begin
  select p."state", p."subjectId" into v_plan from "seatingPlan" p
    where p."tenantId" = new."tenantId" and p."id" = new."planId" for share;
  if v_plan."state" <> 'draft' then
    raise exception 'a plan that is no draft' using errcode = 'check_violation', constraint = 'seating_closed', table = 'seatingEntry';
  end if;
  if new."sessionId" is null then return new; end if;
  perform set_config('app.reach', '', true);
  select s."subjectId", s."state", s."startTime", s."endTime", s."place" into v_session from "examSession" s
    where s."tenantId" = new."tenantId" and s."id" = new."sessionId" and s."deletedTime" is null;
  select r."seatPlan" into v_plans from "sessionRoom" u join "room" r on r."id" = u."roomId"
    where u."tenantId" = new."tenantId" and u."sessionId" = new."sessionId" and u."roomId" = new."roomId";
  select a."userId" into v_user from "certApply" a where a."tenantId" = new."tenantId" and a."id" = new."applyId";
  v_broken := case
    when v_session."subjectId" is distinct from v_plan."subjectId" or v_session."state" <> 'published' then 'seating_session'
    when now() >= v_session."startTime" then 'placement_begun'
    when v_session."place" = 'online' and new."roomId" is null then null
    when v_plans is null then 'placement_room'
    when "isSeat"(v_plans, new."seat") is not true then 'placement_seat'
    when exists (select from "placement" p where p."tenantId" = new."tenantId" and p."sessionId" = new."sessionId"
      and p."roomId" = new."roomId" and p."seat" = new."seat" and "isPlaced"(p."state")) then 'seating_taken'
    when "isBusy"(v_user, v_session."startTime", v_session."endTime", new."sessionId") then 'placement_busy'
  end;
  perform set_config('app.reach', v_reach, true);
  if v_broken is not null then
    raise exception 'a seat breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'seatingEntry',
      detail = new."personName";
  end if;
  return new;
end $$;
-- By its name after the triggers that copy the name of the person.
create or replace trigger "keepSeatingEntry" before insert or update of "sessionId", "roomId", "seat" on "seatingEntry"
  for each row execute function "keepSeatingEntry"();
