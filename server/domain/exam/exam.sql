-- Exams, their sessions, and what these book. Rules B… and X… of docs/rules.md. The text may be run again at any time.

-- X2: a session lies within the period of its exam. X4: it is published with its exam; a cancelled one gets no session.
create or replace function "keepSession"() returns trigger language plpgsql as $$
declare
  v_exam record;
begin
  select e."state", e."validityPeriodStartTime" as "from", e."validityPeriodEndTime" as "until" into v_exam
    from "exam" e where e."tenantId" = new."tenantId" and e."id" = new."examId";
  if new."state" <> 'cancelled' and (new."startTime" < v_exam."from" or new."endTime" > v_exam."until") then
    raise exception 'outside the exam' using errcode = 'check_violation', constraint = 'session_period', table = 'examSession',
      detail = left("wireTime"(v_exam."from"), 16) || ' 至 ' || left("wireTime"(v_exam."until"), 16);
  end if;
  if v_exam."state" = 'cancelled' and new."state" <> 'cancelled' and (tg_op = 'INSERT' or new."state" = 'published') then
    raise exception 'a cancelled exam' using errcode = 'check_violation', constraint = 'session_exam', table = 'examSession';
  end if;
  if new."state" = 'published' and (tg_op = 'INSERT' or old."state" <> 'published') then
    update "exam" set "state" = 'published'
      where "tenantId" = new."tenantId" and "id" = new."examId" and "state" = 'draft';
  end if;
  return new;
end $$;
create or replace trigger "keepSession" before insert or update of "examId", "startTime", "endTime", "state", "deletedTime" on "examSession"
  for each row execute function "keepSession"();

-- X3: minutes, scores and rule of a session are those of the moment when it is published: of its subject, where that says
-- nothing of the certificate, and those of a session of the subject that is published already. A draft has none.
create or replace function "copyTerms"() returns trigger language plpgsql as $$
declare
  v_mode text;
  v_isFixed boolean;
  v_cert text;
  v_terms record;
  v_missing jsonb;
  v_broken text;
begin
  if new."state" = 'draft' then
    new."minutes" := null; new."passScore" := null; new."fullScore" := null; new."ruleList" := null;
    return new;
  end if;
  if new."state" <> 'published' or new."minutes" is not null then return new; end if;
  select s."mode", s."mode" = 'online' and s."paperMode" = 'fixed', e."certId" into v_mode, v_isFixed, v_cert
    from "examSubject" s join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
    where s."tenantId" = new."tenantId" and s."id" = new."subjectId";
  select o."minutes", o."passScore", o."fullScore", o."ruleList" into v_terms from "examSession" o
    where o."tenantId" = new."tenantId" and o."subjectId" = new."subjectId" and o."id" <> new."id"
      and o."state" = 'published' and o."deletedTime" is null
    order by o."id" limit 1;
  if not found then
    select coalesce(s."minutes", c."examMinutes") as "minutes", coalesce(s."passScore", c."passScore") as "passScore",
        case when v_isFixed then null when v_mode = 'online' then r."totalScore" else s."fullScore" end as "fullScore",
        case when v_mode = 'online' and not v_isFixed then (select jsonb_agg(entry - 'label' order by place)
          from jsonb_array_elements(r."ruleList") with ordinality as rules(entry, place)) end as "ruleList"
      into v_terms
      from "examSubject" s
        join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
        join "cert" c on c."tenantId" = e."tenantId" and c."id" = e."certId"
        left join "paperRule" r on r."tenantId" = c."tenantId" and r."certId" = c."id" and r."deletedTime" is null
      where s."tenantId" = new."tenantId" and s."id" = new."subjectId";
  end if;
  new."minutes" := v_terms."minutes"; new."passScore" := v_terms."passScore";
  new."fullScore" := v_terms."fullScore"; new."ruleList" := v_terms."ruleList";
  if v_isFixed then
    v_broken := "paperProblem"(new."tenantId", new."paperId", v_cert, new."drawsBoth");
    new."fullScore" := (select sum(u."score") from "paperQuestion" u where u."tenantId" = new."tenantId" and u."paperId" = new."paperId");
    if v_broken is null and new."fullScore" <> v_terms."fullScore" then v_broken := 'session_paperScore'; end if;
    perform "holdQuestions"(new."tenantId", new."id", array(
      select u."questionId" from "paperQuestion" u where u."tenantId" = new."tenantId" and u."paperId" = new."paperId"));
  elsif v_mode = 'online' then
    v_missing := case when new."drawsBoth" then "ruleShortageExamined"(new."tenantId", v_cert, new."ruleList")
      else "ruleShortageExamOnly"(new."tenantId", v_cert, new."ruleList") end;
  end if;
  v_broken := coalesce(v_broken, case
    when v_mode = 'online' and not v_isFixed and new."ruleList" is null then 'session_rule'
    when v_missing <> '[]' then 'session_small'
    when new."passScore" > new."fullScore" then 'session_pass'
    when v_mode = 'online' and new."endTime" - new."startTime" < make_interval(mins => new."minutes") then 'session_short'
  end);
  if v_broken is not null then
    raise exception 'a session breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'examSession',
      detail = jsonb_build_object('minutes', new."minutes", 'passScore', new."passScore", 'fullScore', new."fullScore",
        'former', v_terms."fullScore", 'missing', v_missing, 'both', new."drawsBoth")::text;
  end if;
  return new;
end $$;
create or replace trigger "copyTerms" before insert or update of "state", "deletedTime" on "examSession" for each row execute function "copyTerms"();

-- X4: what was published is a draft when it comes out of the recycle bin: meanwhile exam, certificate and the other sessions of
-- its subject did not heed it. By its name before the other triggers.
create or replace function "asDraft"() returns trigger language plpgsql as $$
begin
  new."state" := 'draft';
  return new;
end $$;
create or replace trigger "asDraft" before update of "deletedTime" on "examSession"
  for each row when (old."deletedTime" is not null and new."deletedTime" is null and new."state" = 'published') execute function "asDraft"();

-- X2: a period leaves no session of the exam outside. X5: with an exam its sessions are cancelled that have not begun.
create or replace function "keepExam"() returns trigger language plpgsql as $$
declare
  v_outside text;
begin
  if new."state" = 'cancelled' then
    if old."state" <> 'cancelled' then
      update "examSession" set "state" = 'cancelled' where "tenantId" = new."tenantId" and "examId" = new."id"
        and "state" <> 'cancelled' and "startTime" > now() and "deletedTime" is null;
    end if;
    return new;
  end if;
  select s."sessionCode" into v_outside from "examSession" s
    where s."tenantId" = new."tenantId" and s."examId" = new."id" and s."state" <> 'cancelled' and s."deletedTime" is null
      and (s."startTime" < new."validityPeriodStartTime" or s."endTime" > new."validityPeriodEndTime")
    order by s."startTime" limit 1;
  if v_outside is not null then
    raise exception 'a session outside' using errcode = 'check_violation', constraint = 'exam_period', table = 'exam',
      detail = v_outside;
  end if;
  return new;
end $$;
create or replace trigger "keepExam" after update of "state", "validityPeriodStartTime", "validityPeriodEndTime" on "exam"
  for each row execute function "keepExam"();

-- B1, B5: a session takes rooms in use alone, of sites that its organisation uses, and no more places than they have.
create or replace function "takeRoom"() returns trigger language plpgsql as $$
declare
  v_room record;
  v_broken text;
begin
  select r."roomName", r."places", r."state" = 'on' and r."deletedTime" is null and "isUsableSite"(r."siteId", new."tenantId") as "isUsable"
    into v_room from "room" r where r."id" = new."roomId";
  new."places" := coalesce(new."places", v_room."places");
  v_broken := case
    when (tg_op = 'INSERT' or new."roomId" <> old."roomId") and v_room."isUsable" is not true then 'room_unusable'
    when new."places" > v_room."places" and (tg_op = 'INSERT' or new."places" <> old."places" or new."roomId" <> old."roomId")
      then 'room_places'
  end;
  if v_broken is not null then
    raise exception 'a room breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'sessionRoom',
      detail = jsonb_build_object('room', case when v_broken = 'room_places' then v_room."roomName" end, 'places', v_room."places")::text;
  end if;
  return new;
end $$;
create or replace trigger "takeRoom" before insert or update of "roomId", "places" on "sessionRoom"
  for each row execute function "takeRoom"();

-- B6: a room that sessions to come have booked keeps as many places as they use of it.
create or replace function "keepBookedPlaces"() returns trigger language plpgsql as $$
declare
  v_most integer;
begin
  select max(b."places") into v_most from "booking" b where b."subjectId" = new."id" and b."endTime" > now();
  if v_most > new."places" then
    raise exception 'smaller than booked' using errcode = 'check_violation', constraint = 'room_booked', table = 'room',
      detail = v_most::text;
  end if;
  return new;
end $$;
create or replace trigger "keepBookedPlaces" after update of "seatPlan" on "room"
  for each row execute function "keepBookedPlaces"();

-- B4: books what a session takes: its rooms, and its staff. Rows that there are follow it; of a cancelled one, or of one in
-- the bin, nothing is booked. A booking that meets another of the same room or person, whichever organisation's, is refused
-- by the exclusion constraint, and it is told what is booked, never by whom.
create or replace function "bookSession"(p_tenant text, p_session text) returns void language plpgsql as $$
declare
  v_session record;
  v_wanted record;
begin
  select s."startTime", s."endTime" into v_session from "examSession" s
    where s."tenantId" = p_tenant and s."id" = p_session and s."state" <> 'cancelled' and s."deletedTime" is null;
  delete from "booking" b where b."sessionId" = p_session and b."kind" in ('room', 'staff')
    and (v_session."startTime" is null or (
      not exists (select from "sessionRoom" r where r."tenantId" = p_tenant and r."sessionId" = p_session and r."roomId" = b."subjectId")
      and not exists (select from "sessionStaff" f where f."tenantId" = p_tenant and f."sessionId" = p_session and f."userId" = b."subjectId")));
  if v_session."startTime" is null then return; end if;
  for v_wanted in
    select w.* from (
      select 'room' as "kind", r."roomId" as "subjectId", r."places", (select o."roomName" from "room" o where o."id" = r."roomId") as "label"
        from "sessionRoom" r where r."tenantId" = p_tenant and r."sessionId" = p_session
      union
      select 'staff', f."userId", null::integer, (select u."nickname" from "user" u where u."id" = f."userId")
        from "sessionStaff" f where f."tenantId" = p_tenant and f."sessionId" = p_session) w
      where not exists (select from "booking" b where b."sessionId" = p_session and b."subjectId" = w."subjectId" and b."kind" = w."kind"
        and b."startTime" = v_session."startTime" and b."endTime" = v_session."endTime" and b."places" is not distinct from w."places")
      order by w."subjectId"
  loop
    begin
      insert into "booking" ("id", "kind", "subjectId", "sessionId", "startTime", "endTime", "places")
        values (p_session || '/' || v_wanted."subjectId", v_wanted."kind", v_wanted."subjectId", p_session,
          v_session."startTime", v_session."endTime", v_wanted."places")
        on conflict ("sessionId", "subjectId") do update
          set "startTime" = excluded."startTime", "endTime" = excluded."endTime", "places" = excluded."places"
          where "booking"."kind" = excluded."kind";
      -- Who sits there has no other part in it.
      if not found then raise exclusion_violation; end if;
    exception when exclusion_violation then
      raise exception 'booked already' using errcode = 'check_violation', constraint = 'booking_taken',
        table = case v_wanted."kind" when 'room' then 'sessionRoom' else 'sessionStaff' end, detail = v_wanted."label";
    end;
  end loop;
end $$;

-- Z2: how many people a session takes: online as many as it says, else the places of its rooms together.
create or replace function "countSessionPlaces"() returns trigger language plpgsql as $$
begin
  new."places" := case new."place" when 'online' then new."ownPlaces" else (select coalesce(sum(r."places"), 0)
    from "sessionRoom" r where r."tenantId" = new."tenantId" and r."sessionId" = new."id") end;
  return new;
end $$;
create or replace trigger "countSessionPlaces" before insert or update on "examSession"
  for each row execute function "countSessionPlaces"();

-- The sessions that rows are about: of one its own, else the one it names.
create or replace function "bookSessionsOf"(p_table text, p_rows jsonb) returns void language plpgsql as $$
declare
  v_of text := case p_table when 'examSession' then 'id' else 'sessionId' end;
  v_quiet text := coalesce(current_setting('app.quiet', true), '');
  v_row record;
begin
  for v_row in select distinct r->>'tenantId' as "tenant", r->>v_of as "session" from jsonb_array_elements(p_rows) r order by 2 loop
    perform "bookSession"(v_row."tenant", v_row."session");
    if p_table = 'sessionRoom' then
      perform set_config('app.quiet', 'on', true);
      update "examSession" set "places" = "places" where "tenantId" = v_row."tenant" and "id" = v_row."session" and "place" = 'room';
      perform set_config('app.quiet', v_quiet, true);
    end if;
  end loop;
end $$;
-- Once a statement, as the parts of a session are stored by one.
create or replace function "bookRows"() returns trigger language plpgsql as $$
begin
  perform "bookSessionsOf"(tg_table_name, (select jsonb_agg(r) from "rows" r));
  return null;
end $$;
-- Who goes to another session leaves the former one.
create or replace function "bookChangedRows"() returns trigger language plpgsql as $$
begin
  perform "bookSessionsOf"(tg_table_name, (select jsonb_agg(r) from (table "formerRows" union all table "rows") r));
  return null;
end $$;
do $$
declare
  v_table text;
begin
  foreach v_table in array array['examSession', 'sessionRoom', 'sessionStaff'] loop
    execute format('create or replace trigger "bookAdded" after insert on %I referencing new table as "rows" for each statement execute function "bookRows"()', v_table);
    execute format('create or replace trigger "bookRemoved" after delete on %I referencing old table as "rows" for each statement execute function "bookRows"()', v_table);
    execute format('create or replace trigger "bookChanged" after update on %I referencing old table as "formerRows" new table as "rows" for each statement execute function "bookChangedRows"()', v_table);
  end loop;
end $$;

-- B7: who was in a room that the session has no longer is in all of its rooms.
create or replace function "leaveRoom"() returns trigger language plpgsql as $$
begin
  update "sessionStaff" set "roomId" = null
    where "tenantId" = old."tenantId" and "sessionId" = old."sessionId" and "roomId" = old."roomId";
  return null;
end $$;
create or replace trigger "leaveRoom" after delete on "sessionRoom" for each row execute function "leaveRoom"();
create or replace trigger "leaveOtherRoom" after update of "roomId" on "sessionRoom"
  for each row when (new."roomId" <> old."roomId") execute function "leaveRoom"();

-- B4: whose account is booked, as bookings are of people over all organisations. B7: a room of theirs is one of the session.
create or replace function "giveStaffUser"() returns trigger language plpgsql as $$
begin
  if new."roomId" is not null and not exists (select from "sessionRoom" r
      where r."tenantId" = new."tenantId" and r."sessionId" = new."sessionId" and r."roomId" = new."roomId") then
    raise exception 'a room of another session' using errcode = 'check_violation', constraint = 'staff_room', table = 'sessionStaff';
  end if;
  new."userId" := (select p."userId" from "person" p where p."tenantId" = new."tenantId" and p."id" = new."personId");
  return new;
end $$;
create or replace trigger "giveStaffUser" before insert or update of "personId", "sessionId", "roomId" on "sessionStaff"
  for each row execute function "giveStaffUser"();

-- Z2: sessions from before places were counted.
do $$
declare
  v_tenant text;
begin
  for v_tenant in select t."id" from "tenant" t loop
    perform set_config('app.tenant_id', v_tenant, true), set_config('app.quiet', 'on', true);
    update "examSession" set "places" = "places"
      where "tenantId" = v_tenant and "places" is null and ("place" = 'room' or "ownPlaces" is not null);
  end loop;
  perform set_config('app.tenant_id', '', true), set_config('app.quiet', '', true);
end $$;
