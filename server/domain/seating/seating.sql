-- Plans of who sits where. Rules Z9… of docs/rules.md. The text may be run again at any time.

-- Z11, Z12: what stands against somebody of a plan sitting somewhere, of all there is, whoever asks: by the name under which it
-- is refused; null of what may be. They are registered for the exam, have no place in the subject and must sit it (SC38); the session is one of it
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
      when "keptUntil"(p_tenant, p_apply, l."subjectId") is not null then 'placement_kept'
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

-- What stands against somebody sitting somewhere, in words.
create or replace function "seatingReason"(p_problem text) returns text language sql immutable as $$
  select case p_problem
    when 'seating_apply' then '这份报名没有登记在这次考试中'
    when 'seating_placed' then '在这个科目已有考位'
    when 'placement_kept' then '这一科已通过，成绩保留，不用再考'
    when 'seating_session' then '场次没有发布，或者已取消'
    when 'placement_begun' then '场次已开考'
    when 'placement_room' then '场次中没有这个考场'
    when 'placement_seat' then '考场没有这个座位，或者这个座位停用'
    when 'seating_taken' then '这个座位已有人'
    when 'seating_beyond' then '这个座位已有人，不能换'
    when 'seating_full' then '考场的名额已满，只能和里面的人换座位'
    when 'placement_busy' then '这段时间已有别的安排'
  end
$$;

-- Z11: how many people more a room of a session takes, or a session online, beside who is placed and planned; null any number.
create or replace function "seatingLeft"(p_tenant text, p_plan text, p_session text, p_room text) returns integer language plpgsql stable as $$
declare
  v_places integer := (select coalesce(u."places", s."places") from "examSession" s
    left join "sessionRoom" u on u."tenantId" = p_tenant and u."sessionId" = s."id" and u."roomId" = p_room
    where s."tenantId" = p_tenant and s."id" = p_session);
begin
  return v_places
    - (select count(*) from "placement" p where p."tenantId" = p_tenant and p."sessionId" = p_session
        and p."roomId" is not distinct from p_room and "isPlaced"(p."state"))
    - (select count(*) from "seatingEntry" e where e."tenantId" = p_tenant and e."planId" = p_plan and e."sessionId" = p_session
        and e."roomId" is not distinct from p_room);
end $$;

-- Z11: puts somebody of a draft on a seat by hand, or off theirs where there is no session; who sits there gets the seat that
-- becomes free, and leaves theirs without one. Their name is the reply.
create or replace function "takeSeat"(p_tenant text, p_plan text, p_apply text, p_session text, p_room text, p_seat integer)
  returns text language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_own record;
  v_other record;
  v_isTaken boolean;
  v_left integer;
begin
  select e."id", e."sessionId", e."roomId", e."seat" into v_own from "seatingEntry" e
    where e."tenantId" = p_tenant and e."planId" = p_plan and e."applyId" = p_apply;
  select e."id", e."personName" into v_other from "seatingEntry" e where e."tenantId" = p_tenant and e."planId" = p_plan
    and e."sessionId" = p_session and e."roomId" = p_room and e."seat" = p_seat and e."applyId" <> p_apply;
  perform set_config('app.reach', '', true);
  v_isTaken := exists (select from "seatingEntry" e where e."tenantId" = p_tenant and e."planId" = p_plan
    and e."sessionId" = p_session and e."roomId" = p_room and e."seat" = p_seat and e."applyId" <> p_apply);
  v_left := "seatingLeft"(p_tenant, p_plan, p_session, p_room);
  perform set_config('app.reach', v_reach, true);
  if v_isTaken and v_other."id" is null then
    raise exception 'a seat of somebody beyond reach' using errcode = 'check_violation', constraint = 'seating_beyond', table = 'seatingEntry';
  end if;
  if not v_isTaken and v_left <= 0 and (v_own."sessionId", v_own."roomId") is distinct from (p_session, p_room) then
    raise exception 'a full room' using errcode = 'check_violation', constraint = 'seating_full', table = 'seatingEntry',
      detail = coalesce((select r."roomName" from "room" r where r."id" = p_room), '');
  end if;
  update "seatingEntry" set "sessionId" = null, "roomId" = null, "seat" = null, "isFixed" = false, "outcome" = 'left',
    "reason" = '被人移出座位' where "tenantId" = p_tenant and "id" in (v_own."id", v_other."id");
  if v_own."sessionId" is not null then
    update "seatingEntry" set "sessionId" = v_own."sessionId", "roomId" = v_own."roomId", "seat" = v_own."seat",
      "isFixed" = true, "outcome" = 'seated', "reason" = null where "tenantId" = p_tenant and "id" = v_other."id";
  end if;
  if p_session is not null then
    update "seatingEntry" set "sessionId" = p_session, "roomId" = p_room, "seat" = p_seat, "isFixed" = true, "outcome" = 'seated',
      "reason" = null where "tenantId" = p_tenant and "id" = v_own."id";
    if not found then
      insert into "seatingEntry" ("id", "tenantId", "planId", "applyId", "sessionId", "roomId", "seat", "isFixed", "outcome")
        values (gen_random_uuid()::text, p_tenant, p_plan, p_apply, p_session, p_room, p_seat, true, 'seated');
    end if;
  end if;
  return v_other."personName";
end $$;

-- Z14: a row of a sheet puts its person on a seat of the draft of the subject as one does by hand (Z11), or says why not.
create or replace function "seatByRow"() returns trigger language plpgsql as $$
declare
  v_apply record;
  v_session record;
  v_rooms text[];
  v_constraint text;
  -- {field, reason}.
  v_problem text[];
begin
  select a."id", a."personName", a."examId" into v_apply from "certApply" a
    where a."tenantId" = new."tenantId" and a."applyCode" = new."applyCode";
  select s."id", s."subjectId", s."examId", s."place" = 'online' as "isOnline" into v_session from "examSession" s
    where s."tenantId" = new."tenantId" and s."sessionCode" = new."sessionCode" and s."deletedTime" is null;
  select p."id" into new."planId" from "seatingPlan" p
    where p."tenantId" = new."tenantId" and p."subjectId" = v_session."subjectId" and p."state" = 'draft' for update;
  select array_agg(r."id") into v_rooms from "sessionRoom" u join "room" r on r."id" = u."roomId" join "site" t on t."id" = r."siteId"
    where u."tenantId" = new."tenantId" and u."sessionId" = v_session."id"
      and new."roomName" in (r."roomName", t."siteName" || '/' || r."roomName");
  new."applyId" := v_apply."id";
  new."roomId" := v_rooms[1];
  v_problem := case
    when v_apply."id" is null then array['applyCode', '没有这个报名号，请核对']
    when v_apply."personName" <> new."personName" then array['personName', '这个报名号是别人的，请核对报名号和姓名']
    when v_session."id" is null then array['sessionCode', '没有这个场次编号，请核对']
    when v_session."examId" is distinct from v_apply."examId" then array['sessionCode', '这个场次不是这份报名的考试的']
    when new."planId" is null then array['', '这个科目没有未发布的考场编排，请先新增一份']
    when v_session."isOnline" and (new."roomName" is not null or new."seat" is not null) then array['roomName', '线上场次不填考场和座位号']
    when not v_session."isOnline" and (new."roomName" is null or new."seat" is null) then array['roomName', '要填考场和座位号']
    when cardinality(v_rooms) > 1 then array['roomName', '场次中有几个这个名称的考场，请写成“考点/考场”']
    when exists (select from "seatingRow" w where w."tenantId" = new."tenantId" and w."planId" = new."planId" and w."roomId" = new."roomId"
      and w."seat" = new."seat" and w."sessionCode" = new."sessionCode" and w."applyId" <> new."applyId" and w."state" <> 'refused'
      and w."createdTime" = now()) then array['', '表中前面已有人坐这个座位']
  end;
  perform set_config('app.field', coalesce(v_problem[1], ''), true);
  new."reason" := v_problem[2];
  new."state" := case when v_problem is null then 'seated' else 'refused' end;
  if new."state" = 'refused' then return new; end if;
  update "seatingEntry" e set "isFixed" = true where e."tenantId" = new."tenantId" and e."planId" = new."planId"
    and e."applyId" = new."applyId" and e."sessionId" = v_session."id"
    and (e."roomId", e."seat") is not distinct from (new."roomId", new."seat");
  if found then
    new."state" := 'known';
    new."reason" := '早已坐在这里';
    return new;
  end if;
  begin
    perform "takeSeat"(new."tenantId", new."planId", new."applyId", v_session."id", new."roomId", new."seat");
  exception when check_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if "seatingReason"(v_constraint) is null then raise; end if;
    new."state" := 'refused';
    new."reason" := "seatingReason"(v_constraint);
  end;
  return new;
end $$;

-- Z14: an import that is undone takes its people off the seats on which they still are.
create or replace function "leaveSeatOfRow"() returns trigger language plpgsql as $$
begin
  if old."state" = 'seated' then
    update "seatingEntry" e set "sessionId" = null, "roomId" = null, "seat" = null, "isFixed" = false, "outcome" = 'left', "reason" = '导入已撤销'
      from "examSession" s where e."tenantId" = old."tenantId" and e."planId" = old."planId" and e."applyId" = old."applyId" and e."isFixed"
        and s."tenantId" = old."tenantId" and s."sessionCode" = old."sessionCode" and e."sessionId" = s."id"
        and e."roomId" is not distinct from old."roomId" and e."seat" is not distinct from old."seat";
  end if;
  return old;
end $$;

create or replace trigger "seatByRow" before insert on "seatingRow" for each row execute function "seatByRow"();
create or replace trigger "leaveSeatOfRow" before delete on "seatingRow" for each row execute function "leaveSeatOfRow"();
