-- Invigilation: who sits where, and what invigilators do about it. Rules O… of docs/rules.md. The text may be run again at any time.

-- O1: whether the user invigilates a session, and there a room; a place without a room is seen by who has all rooms.
create or replace function "invigilates"(p_tenant text, p_session text, p_room text) returns boolean language sql stable as $$
  select exists (select from "sessionStaff" s where s."tenantId" = p_tenant and s."sessionId" = p_session
    and s."userId" = nullif(current_setting('app.user_id', true), '') and s."role" = 'invigilator'
    and (s."roomId" is null or s."roomId" = p_room))
$$;

-- O1: at a board one reaches the places, attempts and notes of one's own rooms.
drop policy if exists "ofInvigilator" on "placement";
create policy "ofInvigilator" on "placement" as restrictive
  using (not "isAtBoard"() or "invigilates"("tenantId", "sessionId", "roomId"));
drop policy if exists "ofInvigilator" on "invigilationAct";
create policy "ofInvigilator" on "invigilationAct" as restrictive
  using (not "isAtBoard"() or "invigilates"("tenantId", "sessionId", "roomId"));
-- Goes to the board, as the user: what is read and changed until the transaction ends is of the own rooms.
create or replace function "toBoard"(p_tenant text, p_user text) returns void language sql as $$
  select set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true), set_config('app.reach', '', true),
    set_config('app.board', 'on', true)
$$;

-- The rooms that the user invigilates in a session; who has all of them has none of their own. Policies say the same of each
-- place and act: with these those of others are not even looked at.
create or replace function "ownRooms"(p_tenant text, p_session text) returns text[] language sql stable as $$
  select array(select s."roomId" from "sessionStaff" s where s."tenantId" = p_tenant and s."sessionId" = p_session
    and s."userId" = current_setting('app.user_id', true) and s."role" = 'invigilator' and s."roomId" is not null)
$$;

-- Whether there is a board of a session.
create or replace function "isBoardOpen"(p_tenant text, p_session text) returns boolean language sql stable as $$
  select exists (select from "examSession" s where s."tenantId" = p_tenant and s."id" = p_session and s."state" = 'published'
    and s."deletedTime" is null and s."endTime" > "boardsFrom"())
$$;

-- O5: whether learners see answers to questions of a session by now (C7): who opened it again would know them.
create or replace function "areKeysTold"(p_tenant text, p_session text) returns boolean language sql stable as $$
  select exists (select from "heldQuestion" q where q."tenantId" = p_tenant and q."sessionId" = p_session)
    and not exists (select from "openSessions"(p_tenant) s where s."id" = p_session)
$$;

-- The places of the own rooms in a session, with how far each has come. What stands with a place is looked for place by place
-- (`offset 0`): where the database has no statistics yet it would join by the organisation alone, and ask the policies of
-- everything there is.
create or replace function "boardPeople"(p_tenant text, p_session text) returns jsonb language plpgsql as $$
declare
  v_isWhole boolean := "invigilates"(p_tenant, p_session, null);
  v_rooms text[] := "ownRooms"(p_tenant, p_session);
begin
  return (
    with places as materialized (
      select p.* from "placement" p where v_isWhole and p."tenantId" = p_tenant and p."sessionId" = p_session
        and p."state" in ('placed', 'checkedIn', 'sat', 'absent')
      union all
      select p.* from "placement" p where not v_isWhole and p."tenantId" = p_tenant and p."sessionId" = p_session
        and p."roomId" = any(v_rooms) and p."state" in ('placed', 'checkedIn', 'sat', 'absent')
    ), notes as materialized (
      select i."placementId", count(*) filter (where i."kind" = 'violation')::integer as "violations",
          count(*) filter (where i."kind" = 'note')::integer as "notes"
        from "invigilationAct" i where i."tenantId" = p_tenant and i."sessionId" = p_session and i."kind" in ('violation', 'note')
          and i."placementId" is not null group by 1
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'placementId', p."id", 'personName', p."personName", 'ticketNumber', p."ticketNumber",
      'idNumber', "masked"('idCard', c."idNumber"), 'photo', c."photo", 'roomId', p."roomId", 'seat', p."seat", 'state', p."state",
      'attemptState', a."state", 'startTime', "wireTime"(a."startTime"), 'deadline', "wireTime"(a."deadline"),
      'submittedTime', "wireTime"(a."submittedTime"), 'remainingSeconds', a."remainingSeconds",
      'isPaused', a."pausedTime" is not null, 'savedTime', "wireTime"(a."savedTime"), 'answeredCount', coalesce(a."answeredCount", 0),
      'questionCount', coalesce(o."questionCount", 0), 'leaveCount', coalesce(a."leaveCount", 0),
      'leaveSeconds', coalesce(a."leaveSeconds", 0), 'extraSeconds', coalesce(a."extraSeconds", p."extraMinutes" * 60),
      'extendedSeconds', coalesce(a."extendedSeconds", 0),
      'isAwaitingRelease', coalesce(a."state" = 'sitting' and a."askedTime" > clock_timestamp() - interval '15 seconds', false),
      'violationCount', coalesce(n."violations", 0), 'noteCount', coalesce(n."notes", 0)) order by p."roomId", p."seat", p."ticketNumber"), '[]')
    from places p
      cross join lateral (select c."idNumber", c."photo" from "certApply" c where c."tenantId" = p_tenant and c."id" = p."applyId" offset 0) c
      left join lateral (select "secondsLeft"(a) as "remainingSeconds", a."state", a."startTime", a."deadline", a."submittedTime", a."pausedTime",
          a."savedTime", a."answeredCount", a."leaveCount", a."leaveSeconds", a."extraSeconds", a."extendedSeconds", a."askedTime"
        from "attempt" a where a."tenantId" = p_tenant and a."placementId" = p."id" and a."kind" = 'exam' offset 0) a on true
      left join lateral (select o."questionCount" from "sessionPaper" o where o."tenantId" = p_tenant
        and o."id" in (p_session || '/' || p."id", p_session || '/all') limit 1) o on true
      left join notes n on n."placementId" = p."id");
end $$;

-- O2 to O5: does something to places of one session, all of the own rooms or those that are named; {count, left: [{reason,
-- nickname}]}, or {problem}. Handing in needs a signature: the ids of these attempts come back as `handIn`.
create or replace function "invigilate"(p_tenant text, p_user text, p_id text, p_session text, p_kind text, p_placements text[],
  p_room text, p_seconds integer, p_violation text, p_text text, p_picture text) returns jsonb language plpgsql as $$
declare
  v_isAll boolean := p_placements is null;
  v_place record;
  v_attempt "attempt";
  v_count integer := 0;
  v_left jsonb := '[]';
  v_handIn jsonb := '[]';
  v_reason text;
begin
  perform "toBoard"(p_tenant, p_user);
  if not exists (select from "sessionStaff" s where s."tenantId" = p_tenant and s."sessionId" = p_session and s."userId" = p_user
    and s."role" = 'invigilator' and (s."roomId" is null or p_room is null or s."roomId" = p_room))
    or not "isBoardOpen"(p_tenant, p_session) then
    return jsonb_build_object('problem', 'session');
  end if;
  if p_kind = 'announce' then
    insert into "invigilationAct" ("id", "tenantId", "sessionId", "roomId", "kind", "text")
      select p_id || '/' || coalesce(r."roomId", 'all'), p_tenant, p_session, r."roomId", p_kind, p_text
        from (select p_room as "roomId" where p_room is not null or "invigilates"(p_tenant, p_session, null)
          union select own from unnest("ownRooms"(p_tenant, p_session)) own
            where p_room is null and not "invigilates"(p_tenant, p_session, null)) r;
    return jsonb_build_object('count', 1, 'left', v_left);
  end if;
  -- Attempts before places, as whoever hands in does.
  perform from "attempt" a where a."tenantId" = p_tenant and a."sessionId" = p_session and a."kind" = 'exam'
    and (v_isAll or a."placementId" = any(p_placements)) order by a."id" for update;
  for v_place in
    select p.* from "placement" p where p."tenantId" = p_tenant and p."sessionId" = p_session and "isPlaced"(p."state")
      and (v_isAll or p."id" = any(p_placements)) and (p_room is null or p."roomId" = p_room)
      order by p."id" for update
  loop
    v_reason := null;
    v_attempt := null;
    select a.* into v_attempt from "attempt" a where a."tenantId" = p_tenant and a."placementId" = v_place."id" and a."kind" = 'exam'
      for update;
    case
      when v_place."userId" = p_user then v_reason := '这是您自己的考试';
      when p_kind in ('note', 'violation') then null;
      when p_kind in ('absent', 'uncheck') and v_attempt."id" is not null then v_reason := '已经开始考试';
      when p_kind in ('checkIn', 'uncheck', 'absent', 'present') then
        if not v_place."state" = any(case p_kind when 'present' then '{absent}'::text[] when 'uncheck' then '{checkedIn}'
          else '{placed}' end) then
          v_reason := case when v_place."state" = 'absent' then '已记为缺考' when p_kind = 'present' then '还没有记为缺考'
            when v_place."state" = 'placed' then '还没有签到' when p_kind = 'absent' then '已签到，先撤销签到' else '已签到' end;
        else
          update "placement" p set "state" = case p_kind when 'checkIn' then 'checkedIn' when 'absent' then 'absent' else 'placed' end
            where p."tenantId" = p_tenant and p."id" = v_place."id";
        end if;
      when p_kind = 'reopen' then
        if v_attempt."state" is distinct from 'handedIn' then v_reason := '还没有交卷';
        elsif "areKeysTold"(p_tenant, p_session) then v_reason := '场次已结束，练习中已看得到答案，不能再打开';
        elsif v_attempt."submittedTime" >= v_attempt."deadline" and p_seconds is null then v_reason := '时间已用完，请写明再给多少时间';
        else perform "reopenAttempt"(v_attempt, p_seconds);
        end if;
      when v_attempt."id" is null then v_reason := '还没有开始';
      when v_attempt."state" <> 'sitting' then v_reason := '已交卷';
      when p_kind = 'extend' then
        update "attempt" a set "extendedSeconds" = a."extendedSeconds" + p_seconds where a."tenantId" = p_tenant and a."id" = v_attempt."id";
      when p_kind = 'reduce' then
        if v_attempt."extendedSeconds" < p_seconds then
          v_reason := '延长过的只有 ' || v_attempt."extendedSeconds" / 60 || ' 分钟，个人加时不在其中';
        elsif v_attempt."deadline" - p_seconds * interval '1 second' < coalesce(v_attempt."pausedTime", clock_timestamp()) + interval '1 minute' then
          v_reason := '这样剩下的时间不到一分钟';
        else update "attempt" a set "extendedSeconds" = a."extendedSeconds" - p_seconds where a."tenantId" = p_tenant and a."id" = v_attempt."id";
        end if;
      when p_kind = 'pause' then
        if v_attempt."pausedTime" is not null then v_reason := '已经暂停';
        else update "attempt" a set "pausedTime" = clock_timestamp() where a."tenantId" = p_tenant and a."id" = v_attempt."id";
        end if;
      when p_kind = 'resume' then
        if v_attempt."pausedTime" is null then v_reason := '没有暂停';
        else
          update "attempt" a set "pausedTime" = null,
              "pausedSeconds" = a."pausedSeconds" + "secondsPaused"(a)
            where a."tenantId" = p_tenant and a."id" = v_attempt."id";
        end if;
      when p_kind = 'release' then
        update "attempt" a set "deviceId" = '', "askedTime" = null where a."tenantId" = p_tenant and a."id" = v_attempt."id";
      when p_kind = 'handIn' then
        v_handIn := v_handIn || to_jsonb(v_attempt."id");
    end case;
    if v_reason is not null then
      -- Of all in a room those whom it does not concern are no news.
      if not v_isAll then v_left := v_left || jsonb_build_object('reason', v_reason, 'nickname', v_place."personName"); end if;
      continue;
    end if;
    v_count := v_count + 1;
    insert into "invigilationAct" ("id", "tenantId", "sessionId", "roomId", "placementId", "kind", "violation", "seconds", "text", "picture")
      values (p_id || '/' || v_place."id", p_tenant, p_session, v_place."roomId", v_place."id", p_kind, p_violation, p_seconds, p_text, p_picture);
  end loop;
  v_left := v_left || coalesce((select jsonb_agg(jsonb_build_object('reason', '不在您监考的考场', 'nickname', n || ' 个考位'))
    from (select count(*) as n from unnest(p_placements) named("id") where not exists (select from "placement" p where p."tenantId" = p_tenant
      and p."id" = named."id" and p."sessionId" = p_session and "isPlaced"(p."state") and (p_room is null or p."roomId" = p_room)) having count(*) > 0) beyond), '[]');
  return jsonb_build_object('count', v_count, 'left', v_left, 'handIn', v_handIn);
end $$;

-- O5: opens an exam that was handed in, with the time that was left then and so many seconds more, in a new segment.
create or replace function "reopenAttempt"(p_attempt "attempt", p_seconds integer) returns void language plpgsql as $$
begin
  if p_attempt."userId" = current_setting('app.user_id', true) then
    raise exception 'one''s own place' using errcode = 'check_violation', constraint = 'placement_own', table = 'placement';
  end if;
  update "attempt" a set "state" = 'sitting', "submittedTime" = null, "segment" = a."segment" + 1,
      -- The clock stood since then.
      "pausedSeconds" = a."pausedSeconds" + ceil(extract(epoch from clock_timestamp() - a."submittedTime"))::integer,
      "extendedSeconds" = a."extendedSeconds" + coalesce(p_seconds, 0)
    where a."tenantId" = p_attempt."tenantId" and a."id" = p_attempt."id";
  update "placement" p set "state" = 'checkedIn'
    where p."tenantId" = p_attempt."tenantId" and p."id" = p_attempt."placementId" and p."state" = 'sat';
end $$;

-- What an examinee is told while they sit: what invigilators said to all of the session or room, and what became of their own
-- time, the newest first.
create or replace function "announcedTo"(p_tenant text, p_placement text) returns jsonb language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', n."id", 'text', n."text", 'time', "wireTime"(n."createdTime"))), '[]') from (
    select i."id", i."createdTime", i."text" from "placement" p
      join "invigilationAct" i on i."tenantId" = p."tenantId" and i."sessionId" = p."sessionId" and i."kind" = 'announce'
        and (i."roomId" is null or i."roomId" = p."roomId")
      where p."tenantId" = p_tenant and p."id" = p_placement
    union all
    select i."id", i."createdTime", case i."kind" when 'extend' then '考试时间延长了 ' || round(i."seconds" / 60.0) || ' 分钟。'
        when 'reduce' then '延长的时间收回了 ' || round(i."seconds" / 60.0) || ' 分钟。'
        else '您的考试重新打开了，请继续作答。' end
      from "invigilationAct" i where i."tenantId" = p_tenant and i."placementId" = p_placement and i."kind" in ('extend', 'reduce', 'reopen')
    order by 2 desc, 1 limit 20) n);
end $$;

-- Sessions that one invigilates, from a week before they begin until a week after.
create or replace function "boardSessions"(p_tenant text, p_user text) returns jsonb language plpgsql as $$
begin
  perform "toBoard"(p_tenant, p_user);
  return (select coalesce(jsonb_agg(to_jsonb(mine) order by mine."startTime"), '[]') from (
    select s."id", s."sessionCode", e."examName", j."subjectName", "wireTime"(s."startTime") as "startTime", "wireTime"(s."endTime") as "endTime",
        "wireTime"(s."entryTime") as "entryTime", s."mode",
        case when now() < s."entryTime" then 'before' when now() < s."startTime" then 'soon' when now() < s."endTime" then 'running' else 'over' end as "phase",
        coalesce((select string_agg(coalesce(r."roomName", '全部考场'), '、' order by r."roomName") from "sessionStaff" o
          left join "room" r on r."id" = o."roomId" where o."tenantId" = p_tenant and o."sessionId" = s."id" and o."userId" = p_user
            and o."role" = 'invigilator'), '') as "rooms",
        (select count(*) from "placement" p where p."tenantId" = p_tenant and p."sessionId" = s."id" and "isPlaced"(p."state"))::integer as "people"
      from "examSession" s join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
        join "examSubject" j on j."tenantId" = s."tenantId" and j."id" = s."subjectId"
      where s."tenantId" = p_tenant and s."state" = 'published' and s."deletedTime" is null
        and s."startTime" < now() + interval '7 days' and s."endTime" > "boardsFrom"()
        and exists (select from "sessionStaff" o where o."tenantId" = p_tenant and o."sessionId" = s."id" and o."userId" = p_user
          and o."role" = 'invigilator')) mine);
end $$;

-- The latest acts of the own rooms, the newest first; what was done to several at once is one.
create or replace function "boardActs"(p_tenant text, p_session text) returns jsonb language plpgsql as $$
declare
  v_isWhole boolean := "invigilates"(p_tenant, p_session, null);
  v_rooms text[] := "ownRooms"(p_tenant, p_session);
begin
  return (select coalesce(jsonb_agg(to_jsonb(i) - 'time' - 'createdBy' || jsonb_build_object('createdTime', "wireTime"(i."time"),
      'createdByName', u."nickname") order by i."time" desc, i."id"), '[]')
    from (select split_part(i."id", '/', 1) as "id", max(i."createdTime") as "time", i."createdBy", i."kind", i."violation", i."seconds", i."text", i."picture",
        case when count(*) = 1 then max(i."placementId") end as "placementId", case when count(distinct i."roomId") = 1 then max(i."roomId") end as "roomId",
        coalesce(jsonb_agg(i."placementId" order by i."placementId") filter (where i."placementId" is not null), '[]') as "placementIds"
      from (select * from "invigilationAct" i where i."tenantId" = p_tenant and i."sessionId" = p_session
        and (v_isWhole or i."roomId" = any(v_rooms)) order by i."createdTime" desc limit 3000) i
      group by split_part(i."id", '/', 1), i."createdBy", i."kind", i."violation", i."seconds", i."text", i."picture"
      order by 2 desc, 1 limit 300) i left join "user" u on u."id" = i."createdBy");
end $$;

-- A board as a whole; null where one does not invigilate the session.
create or replace function "invigilationBoard"(p_tenant text, p_user text, p_session text) returns jsonb language plpgsql as $$
begin
  perform "toBoard"(p_tenant, p_user);
  return (select jsonb_build_object(
      'session', jsonb_build_object('id', s."id", 'sessionCode', s."sessionCode", 'examName', e."examName", 'subjectName', j."subjectName",
        'startTime', "wireTime"(s."startTime"), 'endTime', "wireTime"(s."endTime"), 'entryTime', "wireTime"(s."entryTime"), 'mode', s."mode",
        'entryCode', s."entryCode", 'minutes', s."minutes"),
      'serverTime', "wireTime"(clock_timestamp()),
      'rooms', (select coalesce(jsonb_agg(jsonb_build_object('id', r."id", 'roomName', r."roomName", 'seatPlan', r."seatPlan") order by w."position", w."id"), '[]')
        from "sessionRoom" w join "room" r on r."id" = w."roomId" where w."tenantId" = p_tenant and w."sessionId" = p_session
          and "invigilates"(p_tenant, p_session, w."roomId")),
      'people', "boardPeople"(p_tenant, p_session),
      'acts', "boardActs"(p_tenant, p_session))
    from "examSession" s join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
      join "examSubject" j on j."tenantId" = s."tenantId" and j."id" = s."subjectId"
    where s."tenantId" = p_tenant and s."id" = p_session and "isBoardOpen"(p_tenant, p_session) and exists (select from "sessionStaff" o
      where o."tenantId" = p_tenant and o."sessionId" = p_session and o."userId" = p_user and o."role" = 'invigilator'));
end $$;

-- O1, D5: whether a file is the photo of somebody whose place one sees at a board of one's own, or a picture of an act there.
create or replace function "isPhotoAtBoard"(p_tenant text, p_user text, p_file text) returns boolean language plpgsql as $$
begin
  perform "toBoard"(p_tenant, p_user);
  return exists (select from "sessionStaff" o
      join "examSession" s on s."tenantId" = o."tenantId" and s."id" = o."sessionId"
      join "placement" p on p."tenantId" = s."tenantId" and p."sessionId" = s."id"
      join "certApply" c on c."tenantId" = p."tenantId" and c."id" = p."applyId"
    where o."tenantId" = p_tenant and o."userId" = p_user and o."role" = 'invigilator' and s."state" = 'published'
      and s."deletedTime" is null and s."endTime" > "boardsFrom"() and "isPlaced"(p."state") and c."photo" = '/api/file/' || p_file)
    or exists (select from "sessionStaff" o join "invigilationAct" i on i."tenantId" = o."tenantId" and i."sessionId" = o."sessionId"
        and (o."roomId" is null or i."roomId" is not distinct from o."roomId")
      where o."tenantId" = p_tenant and o."userId" = p_user and o."role" = 'invigilator' and i."picture" = '/api/file/' || p_file
        and "isBoardOpen"(p_tenant, o."sessionId"));
end $$;

-- O5: the same as a step of places, for who arranges them; the name of the first that cannot be opened again.
create or replace function "reopenPlaces"(p_tenant text, p_placements text[]) returns text language plpgsql as $$
declare
  v_place record;
  v_attempt "attempt";
begin
  -- Attempts are seen by their learner alone, and by the server.
  perform set_config('app.sweep', 'on', true);
  for v_place in select p.* from "placement" p where p."tenantId" = p_tenant and p."id" = any(p_placements) order by p."id" loop
    v_attempt := null;
    select a.* into v_attempt from "attempt" a where a."tenantId" = p_tenant and a."placementId" = v_place."id" and a."kind" = 'exam' for update;
    if v_attempt."state" is distinct from 'handedIn' or v_attempt."submittedTime" >= v_attempt."deadline"
      or "areKeysTold"(p_tenant, v_place."sessionId") then return v_place."personName"; end if;
    perform "reopenAttempt"(v_attempt, null);
    insert into "invigilationAct" ("id", "tenantId", "sessionId", "roomId", "placementId", "kind")
      values (gen_random_uuid()::text, p_tenant, v_place."sessionId", v_place."roomId", v_place."id", 'reopen');
  end loop;
  perform set_config('app.sweep', '', true);
  return null;
end $$;

-- O6: what was done and noted stays as it was.
create or replace trigger "keepAsGiven" before update or delete on "invigilationAct" for each row execute function "keepAsGiven"();
