-- Places in sessions. Rules Z… of docs/rules.md. The text may be run again at any time.

-- Z1: a placement that is neither cancelled nor over for another reason; of these, those that take a place.
create or replace function "isPlacementOpen"(p_state text) returns boolean language sql immutable as $$
  select p_state in ('waiting', 'placed', 'checkedIn', 'sat', 'absent')
$$;
create or replace function "isPlaced"(p_state text) returns boolean language sql immutable as $$
  select p_state in ('placed', 'checkedIn', 'sat', 'absent')
$$;

-- Whoever gives or takes places of sessions does so one after the other: by their rows, which whoever changes a session
-- holds as well. Of several the one of the lower id comes first.
create or replace function "lockPlaces"(p_tenant text, p_sessions text[]) returns void language plpgsql as $$
begin
  perform from "examSession" s where p_tenant = current_setting('app.tenant_id', true) and s."tenantId" = p_tenant
    and s."id" = any(p_sessions) order by s."id" for no key update;
end $$;
select "runAsOwner"('"lockPlaces"(text, text[])');
drop function if exists "lockPlaces"(text, text);
-- Before a place is given exam, application and sessions are locked in this order, in which a cancelled exam goes through them.
create or replace function "lockForPlace"(p_tenant text, p_apply text, p_sessions text[]) returns void language plpgsql as $$
begin
  perform from "exam" e where p_tenant = current_setting('app.tenant_id', true) and e."tenantId" = p_tenant and e."id" in (
    select s."examId" from "examSession" s where s."tenantId" = p_tenant and s."id" = any(p_sessions)) order by e."id" for share;
  perform from "certApply" a where p_tenant = current_setting('app.tenant_id', true) and a."tenantId" = p_tenant
    and a."id" = p_apply for share;
  perform "lockPlaces"(p_tenant, p_sessions);
end $$;
select "runAsOwner"('"lockForPlace"(text, text, text[])');
create or replace function "awaitPlaces"() returns trigger language plpgsql as $$
begin
  perform "lockForPlace"(new."tenantId", new."applyId", array[new."sessionId"]);
  return new;
end $$;
-- By its name the first of all: others look at these rows, and hold what they looked at.
create or replace trigger "awaitPlaces" before insert on "placement" for each row execute function "awaitPlaces"();

-- Z6: whether somebody has another place or duty at a time, over all organisations; one session is left out of account.
create or replace function "isBusy"(p_user text, p_from timestamptz, p_until timestamptz, p_but text) returns boolean language sql stable as $$
  select exists (select from "booking" b where b."subjectId" = p_user and b."sessionId" is distinct from p_but
    and tstzrange(b."startTime", b."endTime") && tstzrange(p_from, p_until))
$$;

-- Z5: whether a plan has a seat of this number that is in use.
create or replace function "isSeat"(p_plan jsonb, p_seat integer) returns boolean language sql immutable as $$
  select substr(regexp_replace(string_agg(line, '' order by at), '[^sax]', '', 'g'), p_seat, 1) in ('s', 'a')
    from jsonb_array_elements_text(p_plan) with ordinality plan(line, at)
$$;

-- Where a session is held: its sites with their addresses, one a line; null online.
create or replace function "sitesOf"(p_tenant text, p_session text) returns text language sql stable as $$
  select string_agg(distinct concat_ws('，', t."siteName", t."address"), E'\n') from "sessionRoom" r
    join "room" o on o."id" = r."roomId" join "site" t on t."id" = o."siteId"
    where r."tenantId" = p_tenant and r."sessionId" = p_session
$$;
-- What somebody without a room is told of where it is: online, at the site, or which ones there are.
create or replace function "placeNote"(p_tenant text, p_session text) returns text language sql stable as $$
  select case s."place" when 'online' then '线上考试'
      else concat_ws(E'\n', left(case when o."sites" like E'%\n%' then E'考点是其中之一：\n' else '考点：' end || o."sites", 900),
        '考场待定，请在考前重新下载准考证') end
    from "examSession" s cross join lateral (select "sitesOf"(s."tenantId", s."id") as "sites") o
    where s."tenantId" = p_tenant and s."id" = p_session
$$;

-- Z1: a session that has not begun; registered application, published session and one exam are filters of the references.
-- Z5: a room is one of the session's, a seat one of the room's that is in use. Z2: a room takes no more people than the session
-- says; whoever puts somebody there does so one after the other. H4: nobody is
-- checked in before the session lets people in. O2: who has begun is neither absent nor unchecked. SC38: nobody gets a place in a
-- subject that is kept.
create or replace function "keepPlacement"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_session record;
  v_isSeat boolean;
  v_exam text;
  v_broken text;
begin
  new."siteId" := (select r."siteId" from "room" r where r."id" = new."roomId");
  if tg_op = 'INSERT' then new."waitingSince" := coalesce(new."waitingSince", clock_timestamp()); end if;
  -- O2, H6: whose exam has begun keeps the place; a machine's exam is sat by being handed in.
  if tg_op = 'UPDATE' and new."state" <> old."state" and "isPlaced"(old."state") and new."state" in ('placed', 'absent', 'cancelled', 'sat') then
    v_exam := "examStateOf"(new."tenantId", new."id");
    v_broken := case when new."state" = 'sat' and v_exam is distinct from 'handedIn' and exists (select from "examSession" s
        where s."tenantId" = new."tenantId" and s."id" = new."sessionId" and s."mode" = 'online') then 'placement_machine'
      when new."state" <> 'sat' and v_exam is not null then 'placement_sitting' end;
  end if;
  if v_broken is null and not "isPlacementOpen"(new."state") then return new; end if;
  perform set_config('app.reach', '', true);
  if tg_op = 'INSERT' or (new."roomId", new."sessionId") is distinct from (old."roomId", old."sessionId") then
    new."placeNote" := case when new."roomId" is null then "placeNote"(new."tenantId", new."sessionId") end;
  end if;
  if "isPlaced"(new."state") then new."placedTime" := coalesce(new."placedTime", now()); end if;
  select s."entryTime", s."startTime", s."endTime", s."subjectId" into v_session from "examSession" s
    where s."tenantId" = new."tenantId" and s."id" = new."sessionId";
  if v_broken is null and (tg_op = 'INSERT' or (new."applyId", new."sessionId") is distinct from (old."applyId", old."sessionId")) then
    v_broken := case
      when now() >= v_session."startTime" then 'placement_begun'
      when "isBusy"(new."userId", v_session."startTime", v_session."endTime", new."sessionId") then 'placement_busy'
      when tg_op = 'INSERT' and "keptUntil"(new."tenantId", new."applyId", v_session."subjectId") is not null then 'placement_kept'
    end;
  end if;
  if v_broken is null and new."state" in ('checkedIn', 'sat', 'absent') and (tg_op = 'INSERT' or new."state" <> old."state")
    and now() < v_session."entryTime" then
    v_broken := 'placement_early';
  end if;
  if v_broken is null and new."roomId" is not null
    and (tg_op = 'INSERT' or (new."roomId", new."sessionId") is distinct from (old."roomId", old."sessionId"))
    and not exists (select from "sessionRoom" r
      where r."tenantId" = new."tenantId" and r."sessionId" = new."sessionId" and r."roomId" = new."roomId") then
    v_broken := 'placement_room';
  end if;
  if v_broken is null and new."seat" is not null
    and (tg_op = 'INSERT' or (new."roomId", new."seat") is distinct from (old."roomId", old."seat")) then
    select "isSeat"(r."seatPlan", new."seat") into v_isSeat from "room" r where r."id" = new."roomId";
    if v_isSeat is not true then v_broken := 'placement_seat'; end if;
  end if;
  if v_broken is null and new."roomId" is not null and "isPlaced"(new."state")
    and (tg_op = 'INSERT' or (new."roomId", new."sessionId") is distinct from (old."roomId", old."sessionId") or not "isPlaced"(old."state")) then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'sessionRoom', new."sessionId", new."roomId"), 0));
    if (select count(*) from "placement" p where p."tenantId" = new."tenantId" and p."sessionId" = new."sessionId"
        and p."roomId" = new."roomId" and "isPlaced"(p."state") and p."id" <> new."id")
      >= (select r."places" from "sessionRoom" r
        where r."tenantId" = new."tenantId" and r."sessionId" = new."sessionId" and r."roomId" = new."roomId") then
      v_broken := 'placement_full';
    end if;
  end if;
  perform set_config('app.reach', v_reach, true);
  if v_broken is not null then
    raise exception 'a placement breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'placement',
      detail = coalesce(new."personName", '');
  end if;
  return new;
end $$;
create or replace trigger "keepPlacement" before insert or update of "applyId", "sessionId", "roomId", "seat", "state" on "placement"
  for each row execute function "keepPlacement"();

-- Z5: a seat on which somebody is to sit stays in use; rooms are for all organisations.
create or replace function "keepSeats"() returns trigger language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_tenant text;
  v_seat integer;
begin
  perform set_config('app.reach', '', true);
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    select min(p."seat") into v_seat from "placement" p
      join "examSession" s on s."tenantId" = p."tenantId" and s."id" = p."sessionId" and s."endTime" > now()
      where p."tenantId" = v_tenant and p."roomId" = new."id" and "isPlaced"(p."state") and not "isSeat"(new."seatPlan", p."seat");
    exit when v_seat is not null;
  end loop;
  perform set_config('app.tenant_id', v_before, true), set_config('app.reach', v_reach, true);
  if v_seat is not null then
    raise exception 'a seat that somebody has' using errcode = 'check_violation', constraint = 'room_seated', table = 'room', detail = v_seat::text;
  end if;
  return new;
end $$;
select "runAsOwner"('"keepSeats"()');
create or replace trigger "keepSeats" before update of "seatPlan" on "room"
  for each row when (new."seatPlan" is distinct from old."seatPlan") execute function "keepSeats"();

-- What a place says of where it is follows its room, which may move to another site, and the sites of its session: of one
-- room, or of one site. Of neither: of places from before, which say nothing yet. Rooms and sites are for all organisations.
drop function if exists "followSiteWords"(text) cascade;
drop function if exists "followSite"(text) cascade;
drop function if exists "passSiteWords"() cascade;
create or replace function "followSite"(p_room text, p_site text) returns void language plpgsql as $$
declare
  v_before text := coalesce(current_setting('app.tenant_id', true), '');
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_isFirst boolean := p_room is null and p_site is null;
  v_tenant text;
begin
  perform set_config('app.reach', '', true), set_config('app.quiet', 'on', true);
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true);
    update "placement" p set "siteId" = r."siteId" from "room" r where p."tenantId" = v_tenant and p."roomId" = r."id"
      and (r."id" = p_room or v_isFirst and p."siteId" is null) and p."siteId" is distinct from r."siteId";
    update "placement" p set "placeNote" = "placeNote"(p."tenantId", p."sessionId") from "examSession" s
      where p."tenantId" = v_tenant and s."tenantId" = p."tenantId" and s."id" = p."sessionId" and s."endTime" > now()
        and p."roomId" is null and "isPlacementOpen"(p."state") and (v_isFirst and p."placeNote" is null
          or exists (select from "sessionRoom" r join "room" o on o."id" = r."roomId"
            where r."tenantId" = s."tenantId" and r."sessionId" = s."id" and (o."id" = p_room or o."siteId" = p_site)));
    update "placement" p set "placedTime" = p."createdTime"
      where v_isFirst and p."tenantId" = v_tenant and p."placedTime" is null and "isPlaced"(p."state");
  end loop;
  perform set_config('app.tenant_id', v_before, true), set_config('app.reach', v_reach, true), set_config('app.quiet', v_quiet, true);
end $$;
select "runAsOwner"('"followSite"(text, text)');
select "followSite"(null, null);
create or replace function "passSite"() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'room' then perform "followSite"(new."id", null);
  else perform "followSite"(null, new."id");
  end if;
  return null;
end $$;
create or replace trigger "passSite" after update of "siteId" on "room"
  for each row when (new."siteId" <> old."siteId") execute function "passSite"();
create or replace trigger "passSite" after update of "siteName", "address" on "site"
  for each row when ((new."siteName", new."address") is distinct from (old."siteName", old."address")) execute function "passSite"();

-- Z6: who has a place is booked for that time, over all organisations; who has none any more is free.
create or replace function "bookLearner"() returns trigger language plpgsql as $$
declare
  v_isFreed boolean := false;
begin
  if tg_op = 'UPDATE' and "isPlaced"(old."state")
    and (not "isPlaced"(new."state") or (new."sessionId", new."userId") is distinct from (old."sessionId", old."userId")) then
    delete from "booking" where "sessionId" = old."sessionId" and "subjectId" = old."userId" and "kind" = 'learner';
    v_isFreed := found;
  end if;
  if "isPlaced"(new."state") and (tg_op = 'INSERT' or not "isPlaced"(old."state")
      or (new."sessionId", new."userId") is distinct from (old."sessionId", old."userId")) then
    begin
      insert into "booking" ("id", "kind", "subjectId", "sessionId", "startTime", "endTime")
        select s."id" || '/' || new."userId", 'learner', new."userId", s."id", s."startTime", s."endTime"
          from "examSession" s where s."tenantId" = new."tenantId" and s."id" = new."sessionId";
    exception when exclusion_violation or unique_violation then
      raise exception 'busy then' using errcode = 'check_violation', constraint = 'placement_busy', table = 'placement',
        detail = coalesce(new."personName", '');
    end;
  end if;
  -- Z4: where they waited and were passed over as busy, it may be their turn now.
  if v_isFreed then
    perform "moveUp"(w."tenantId", w."sessionId") from (select p."tenantId", p."sessionId" from "placement" p
      where p."tenantId" = old."tenantId" and p."userId" = old."userId" and p."state" = 'waiting' order by p."sessionId") w;
  end if;
  return null;
end $$;
create or replace trigger "bookLearner" after insert or update of "state", "sessionId", "userId" on "placement"
  for each row execute function "bookLearner"();

-- Z4: as long as a session that is still to come has places, those get one who wait, in the order in which they came; whoever
-- is busy at that time stays where they are. Whoever waited before this transaction is told.
create or replace function "moveUp"(p_tenant text, p_session text) returns void language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_step text := coalesce(current_setting('app.step', true), '');
  v_session record;
  v_next record;
  v_constraint text;
begin
  perform set_config('app.reach', '', true), set_config('app.quiet', '', true),
    "lockPlaces"(p_tenant, array[p_session]);
  select s."places", "placedIn"(p_tenant, p_session) as "taken", s."startTime", e."examName", b."subjectName" into v_session from "examSession" s
    join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
    join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
    where s."tenantId" = p_tenant and s."id" = p_session and s."state" = 'published' and e."state" = 'published'
      and s."startTime" > now();
  -- A loop reads and locks ahead: of a full session nobody is looked at.
  if found and (v_session."places" is null or v_session."taken" < v_session."places") then
    for v_next in select p."id", p."userId", p."createdTime" from "placement" p
      where p."tenantId" = p_tenant and p."sessionId" = p_session and p."state" = 'waiting'
      order by p."waitingSince", p."id" for update skip locked
    loop
      exit when v_session."taken" >= v_session."places";
      begin
        perform set_config('app.step', jsonb_build_object('name', 'moveUp', 'title',
          case when v_next."createdTime" < now() then '递补' else '安排' end)::text, true);
        update "placement" set "state" = 'placed' where "tenantId" = p_tenant and "id" = v_next."id";
        v_session."taken" := v_session."taken" + 1;
        if v_next."createdTime" < now() then
          perform "tellApplicant"(p_tenant, v_next."userId", '候补成功：' || v_session."examName",
            '您候补的“' || v_session."subjectName" || '”有了名额，已为您安排。' || E'\n开考：' || left("wireTime"(v_session."startTime"), 16)
              || coalesce(E'\n' || "placeNote"(p_tenant, p_session), ''));
        end if;
      exception when check_violation then
        get stacked diagnostics v_constraint = constraint_name;
        if v_constraint <> 'placement_busy' then raise; end if;
      end;
    end loop;
  end if;
  perform set_config('app.reach', v_reach, true), set_config('app.quiet', v_quiet, true), set_config('app.step', v_step, true);
end $$;

-- Z4: whoever is let up out of turn in a full session goes on waiting, before all others. Whoever moves up in turn, by a
-- trigger, has a place that is free. By its name before what looks at
-- states and keeps the history.
create or replace function "firstInLine"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_first timestamptz;
begin
  perform set_config('app.reach', '', true);
  select min(p."waitingSince") into v_first from "placement" p, "examSession" s
    where p."tenantId" = new."tenantId" and p."sessionId" = new."sessionId" and p."state" = 'waiting'
      and s."tenantId" = p."tenantId" and s."id" = p."sessionId" and "placedIn"(s."tenantId", s."id") >= s."places";
  perform set_config('app.reach', v_reach, true);
  if v_first is not null then
    new."state" := 'waiting';
    new."waitingSince" := v_first - interval '1 millisecond';
  end if;
  return new;
end $$;
create or replace trigger "firstInLine" before update of "state" on "placement"
  for each row when (pg_trigger_depth() = 0 and old."state" = 'waiting' and new."state" = 'placed'
    and nullif(current_setting('app.step', true), '')::jsonb ->> 'name' = 'moveUp')
  execute function "firstInLine"();

create or replace function "moveUpForPlacement"() returns trigger language plpgsql as $$
begin
  perform "moveUp"(r."tenantId", r."sessionId") from (select distinct n."tenantId", n."sessionId" from "rows" n order by 2) r;
  return null;
end $$;
create or replace trigger "moveUpCome" after insert on "placement" referencing new table as "rows"
  for each statement execute function "moveUpForPlacement"();
create or replace function "moveUpAfterLeaving"() returns trigger language plpgsql as $$
begin
  perform "moveUp"(r."tenantId", r."sessionId") from (
    select distinct o."tenantId", o."sessionId" from "former" o join "rows" n on n."tenantId" = o."tenantId" and n."id" = o."id"
      where "isPlaced"(o."state") and (not "isPlaced"(n."state") or n."sessionId" <> o."sessionId") order by 2) r;
  return null;
end $$;
create or replace trigger "moveUpLeft" after update on "placement" referencing old table as "former" new table as "rows"
  for each statement execute function "moveUpAfterLeaving"();
create or replace function "moveUpInSession"() returns trigger language plpgsql as $$
begin
  perform "moveUp"(new."tenantId", new."id");
  return null;
end $$;
create or replace trigger "moveUpMore" after update on "examSession"
  for each row when (new."state" = 'published' and old."places" is not null and (new."places" is null or new."places" > old."places"))
  execute function "moveUpInSession"();

-- Z7: a session with placements is not withdrawn. With a session, an exam or a registration its placements are cancelled;
-- whoever is told of the one is not told of the other as well.
create or replace function "keepPlacedSession"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_placed boolean;
begin
  perform set_config('app.reach', '', true);
  v_placed := exists (select from "placement" p
    where p."tenantId" = new."tenantId" and p."sessionId" = new."id" and "isPlacementOpen"(p."state"));
  perform set_config('app.reach', v_reach, true);
  if v_placed then
    raise exception 'a session with placements' using errcode = 'check_violation', constraint = 'session_placed', table = 'examSession';
  end if;
  return new;
end $$;
create or replace trigger "keepPlacedSession" before update of "state" on "examSession"
  for each row when (new."state" = 'draft' and old."state" = 'published') execute function "keepPlacedSession"();

create or replace function "cancelPlacementsOfSession"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_exam record;
  v_told record;
  -- What was said with the step (rule S12).
  v_reason text := nullif(current_setting('app.step', true), '')::jsonb #>> '{said,0,value}';
begin
  perform set_config('app.reach', '', true);
  select e."examName", e."state" into v_exam from "exam" e where e."tenantId" = new."tenantId" and e."id" = new."examId";
  for v_told in
    update "placement" set "state" = 'cancelled'
      where "tenantId" = new."tenantId" and "sessionId" = new."id" and "state" in ('waiting', 'placed') returning "userId", "way"
  loop
    if v_exam."state" <> 'cancelled' then
      perform "tellApplicant"(new."tenantId", v_told."userId", '场次已取消：' || v_exam."examName",
        '您的场次（' || left("wireTime"(new."startTime"), 16) || ' 开考）已取消。' || coalesce('原因：' || v_reason || E'\n', '')
          || case v_told."way" when 'reserved' then '请预约别的场次。' else '请等待机构另行安排。' end);
    end if;
  end loop;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "cancelPlacements" after update of "state" on "examSession"
  for each row when (new."state" = 'cancelled' and old."state" <> 'cancelled') execute function "cancelPlacementsOfSession"();

create or replace function "cancelPlacementsOfApply"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', '', true);
  update "placement" set "state" = 'cancelled'
    where "tenantId" = new."tenantId" and "applyId" = new."id" and "state" in ('waiting', 'placed');
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "cancelPlacements" after update of "state" on "certApply"
  for each row when (old."state" = 'registered' and new."state" not in ('registered', 'used'))
  execute function "cancelPlacementsOfApply"();

-- How many wait for a session before somebody, or at all, and how many have a place in it: of all, whoever asks.
create or replace function "waitingBefore"(p_tenant text, p_session text, p_since timestamptz, p_id text) returns integer
  language plpgsql stable as $$
begin
  return (select count(*) from "placement" p
    where p_tenant = current_setting('app.tenant_id', true) and p."tenantId" = p_tenant and p."sessionId" = p_session
      and p."state" = 'waiting' and (p_since is null or (p."waitingSince", p."id") < (p_since, p_id)));
end $$;
select "runAsOwner"('"waitingBefore"(text, text, timestamptz, text)');
create or replace function "placedIn"(p_tenant text, p_session text) returns integer language plpgsql stable as $$
begin
  return (select count(*) from "placement" p
    where p_tenant = current_setting('app.tenant_id', true) and p."tenantId" = p_tenant and p."sessionId" = p_session
      and "isPlaced"(p."state"));
end $$;
select "runAsOwner"('"placedIn"(text, text)');

-- Z3: what a learner's reservation of a session comes to: {problem}, or their application and what they have of the subject.
-- All of it is locked before it is looked at.
create or replace function "reserving"(p_tenant text, p_user text, p_session text) returns jsonb language plpgsql as $$
declare
  v_session record;
  v_apply record;
  v_former record;
  v_held text;
  v_kept timestamptz;
begin
  select a."id", s."subjectId" into v_apply from "examSession" s
    join "certApply" a on a."tenantId" = s."tenantId" and a."examId" = s."examId" and a."userId" = p_user and a."state" = 'registered'
    where s."tenantId" = p_tenant and s."id" = p_session;
  -- Two reservations of one person come one after the other: the second one sees what the first one has made.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', 'reserving', v_apply."id"), 0));
  select p."sessionId" into v_held from "placement" p where p."tenantId" = p_tenant and p."applyId" = v_apply."id"
    and p."subjectId" = v_apply."subjectId" and "isPlacementOpen"(p."state");
  perform "lockForPlace"(p_tenant, v_apply."id", array[p_session, v_held]);
  select s."examId", s."subjectId", s."state", s."startTime", s."endTime", e."reserveStartTime", e."reserveEndTime", e."state" as "examState"
    into v_session from "examSession" s join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
    where s."tenantId" = p_tenant and s."id" = p_session and s."deletedTime" is null;
  if not found or v_session."state" <> 'published' or v_session."examState" <> 'published' then
    return jsonb_build_object('problem', 'session');
  end if;
  if not exists (select from "certApply" a where a."tenantId" = p_tenant and a."id" = v_apply."id"
    and a."examId" = v_session."examId" and a."state" = 'registered') then
    return jsonb_build_object('problem', 'apply');
  end if;
  if v_session."reserveStartTime" is null or v_session."reserveEndTime" is null then
    return jsonb_build_object('problem', 'none');
  end if;
  if now() < v_session."reserveStartTime" then return jsonb_build_object('problem', 'early'); end if;
  if now() >= least(v_session."reserveEndTime", v_session."startTime") then return jsonb_build_object('problem', 'late'); end if;
  select p."id", p."sessionId", p."state", p."way" into v_former from "placement" p where p."tenantId" = p_tenant
    and p."applyId" = v_apply."id" and p."subjectId" = v_session."subjectId" and "isPlacementOpen"(p."state") for update;
  if v_former."id" is null then
    v_kept := "keptUntil"(p_tenant, v_apply."id", v_session."subjectId");
    if v_kept is not null then return jsonb_build_object('problem', 'kept', 'until', left("wireTime"(v_kept), 10)); end if;
  end if;
  if v_former."sessionId" is distinct from p_session
    and "isBusy"(p_user, v_session."startTime", v_session."endTime", v_former."sessionId") then
    return jsonb_build_object('problem', 'busy');
  end if;
  return jsonb_build_object('applyId', v_apply."id", 'former', case when v_former."id" is not null then to_jsonb(v_former) end);
end $$;

-- Z22: a moment as files of calendars have it.
create or replace function "calendarTime"(p_time timestamptz) returns text language sql immutable as $$
  select to_char(p_time at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')
$$;

-- Z23: learners are told of a place that the organisation gives them, and of another session, room or seat than they had:
-- once a change, with all of it. Who moves up is told of that, whoever reserves for themselves sees it.
create or replace function "tellPlaced"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_place record;
begin
  perform set_config('app.reach', '', true);
  select e."examName", concat_ws(E'\n', b."subjectName" || '，' || left("wireTime"(s."startTime"), 16) || ' 开考',
      '入场时间：' || left("wireTime"(s."entryTime"), 16), new."placeNote", '考点：' || nullif(concat_ws('，', t."siteName", t."address"), ''),
      '考场：' || nullif(concat_ws('，', r."roomName", r."position"), ''), '座位号：' || new."seat", '准考证号：' || new."ticketNumber") as "words" into v_place
    from "examSession" s join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
      join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
      left join "room" r on r."id" = new."roomId" left join "site" t on t."id" = r."siteId"
    where s."tenantId" = new."tenantId" and s."id" = new."sessionId" and s."endTime" > now();
  if found then
    perform "tellApplicant"(new."tenantId", new."userId",
      case when tg_op = 'UPDATE' and old."state" = 'placed' then '考位有变化：' else '考位已安排：' end || v_place."examName", v_place."words");
  end if;
  perform set_config('app.reach', v_reach, true);
  return null;
end $$;
create or replace trigger "tellPlacedAtOnce" after insert on "placement" for each row
  when (new."state" = 'placed' and new."way" = 'assigned') execute function "tellPlaced"();
create or replace trigger "tellPlaced" after update on "placement" for each row when (new."state" = 'placed'
    and (old."state" = 'placed' and (new."sessionId", new."roomId", new."seat") is distinct from (old."sessionId", old."roomId", old."seat")
      or old."state" = 'waiting' and new."way" = 'assigned' and new."createdTime" >= now()))
  execute function "tellPlaced"();
