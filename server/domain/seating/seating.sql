-- Plans of who sits where. Rules Z9… of docs/rules.md. The text may be run again at any time.

-- Z11, Z12: what stands against somebody of a plan sitting somewhere, of all there is, whoever asks: by the name under which it
-- is refused; null of what may be. They are registered for the exam and have no place in the subject; the session is one of it
-- that is still to come, the room one of the session's, the seat one of the room's that nobody has; they are not busy then.
create or replace function "seatingProblem"(p_tenant text, p_plan text, p_apply text, p_session text, p_room text, p_seat integer)
  returns text language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_problem text;
begin
  perform set_config('app.reach', '', true);
  select case
      when a."state" is distinct from 'registered' or a."examId" is distinct from l."examId" then 'seating_apply'
      when exists (select from "placement" p where p."tenantId" = p_tenant and p."applyId" = p_apply
        and p."subjectId" = l."subjectId" and "isPlacementOpen"(p."state")) then 'seating_placed'
      when s."state" is distinct from 'published' then 'seating_session'
      when now() >= s."startTime" then 'placement_begun'
      when r."id" is null and (p_room is not null or s."place" <> 'online') then 'placement_room'
      when p_room is null and p_seat is not null or p_room is not null and "isSeat"(r."seatPlan", p_seat) is not true then 'placement_seat'
      when exists (select from "placement" p where p."tenantId" = p_tenant and p."sessionId" = p_session
        and p."roomId" = p_room and p."seat" = p_seat and "isPlaced"(p."state")) then 'seating_taken'
      when "isBusy"(a."userId", s."startTime", s."endTime", p_session) then 'placement_busy'
    end into v_problem
    from "seatingPlan" l
      left join "certApply" a on a."tenantId" = p_tenant and a."id" = p_apply
      left join "examSession" s on s."tenantId" = p_tenant and s."id" = p_session and s."subjectId" = l."subjectId" and s."deletedTime" is null
      left join ("sessionRoom" u join "room" r on r."id" = u."roomId")
        on u."tenantId" = p_tenant and u."sessionId" = p_session and u."roomId" = p_room
    where l."tenantId" = p_tenant and l."id" = p_plan;
  perform set_config('app.reach', v_reach, true);
  return v_problem;
end $$;

-- Z11: nobody is put where something stands against it. What is published or given up stays as it is.
create or replace function "keepSeatingEntry"() returns trigger language plpgsql as $$
declare
  v_state text;
  v_broken text;
begin
  select p."state" into v_state from "seatingPlan" p where p."tenantId" = new."tenantId" and p."id" = new."planId" for share;
  if v_state <> 'draft' then
    raise exception 'a plan that is no draft' using errcode = 'check_violation', constraint = 'seating_closed', table = 'seatingEntry';
  end if;
  if new."sessionId" is null then return new; end if;
  v_broken := "seatingProblem"(new."tenantId", new."planId", new."applyId", new."sessionId", new."roomId", new."seat");
  if v_broken is not null then
    raise exception 'a seat breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'seatingEntry',
      detail = coalesce(new."personName", '');
  end if;
  return new;
end $$;
-- By its name after the triggers that copy the name of the person.
create or replace trigger "keepSeatingEntry" before insert or update of "sessionId", "roomId", "seat" on "seatingEntry"
  for each row execute function "keepSeatingEntry"();
