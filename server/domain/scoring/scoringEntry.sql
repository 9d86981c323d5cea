-- Scores that are entered, one by one or from sheets. Rules SC17 to SC20 of docs/rules.md. The text may be run again at any time.

-- SC17: what an entry, or its undoing, says of a result that is not published. Nobody is deducted points whose result is invalid:
-- it is normal first.
create or replace function "decideResult"(p_tenant text, p_placement text, p_kind text, p_deduction numeric, p_reason text)
  returns void language plpgsql as $$
begin
  update "result" set "kind" = 'normal'
    where p_kind = 'deducted' and "tenantId" = p_tenant and "placementId" = p_placement and "kind" = 'invalid';
  update "result" set "kind" = p_kind, "deduction" = p_deduction, "reason" = p_reason
    where "tenantId" = p_tenant and "placementId" = p_placement
      and ("kind", "deduction", "reason") is distinct from (p_kind, p_deduction, p_reason);
end $$;

-- SC17, SC18: an entry gives the place with its number, whose person it names, a score and says that they sat or were absent; or it
-- says why not. SC19: it keeps what stood before.
create or replace function "enterScore"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_step text := coalesce(current_setting('app.step', true), '');
  v_place record;
  v_session record;
  v_result record;
  v_award record;
  v_isSame boolean;
  -- {field, reason}.
  v_problem text[];
  -- Where an entry leaves the place.
  v_state text := case new."kind" when 'absent' then 'absent' else 'sat' end;
begin
  new."ticketNumber" := btrim(normalize(new."ticketNumber", nfkc));
  new."sessionCode" := nullif(btrim(normalize(new."sessionCode", nfkc)), '');
  new."deduction" := case new."kind" when 'deducted' then new."deduction" end;
  select p."id", p."personName", p."state", p."userId", p."sessionId" into v_place from "placement" p
    where p."tenantId" = new."tenantId" and p."ticketNumber" = new."ticketNumber" for update;
  perform set_config('app.reach', '', true);
  select s."sessionCode", s."mode", s."startTime", coalesce(s."fullScore", b."fullScore", 100) as "fullScore" into v_session
    from "examSession" s join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
    where s."tenantId" = new."tenantId" and s."id" = v_place."sessionId";
  select r."id", r."state", r."kind", r."deduction", r."reason", r."fullScore" into v_result from "result" r
    where r."tenantId" = new."tenantId" and r."placementId" = v_place."id" for update;
  select a."id", a."gained" into v_award from "award" a
    where a."tenantId" = new."tenantId" and a."resultId" = v_result."id" and a."questionId" is null and a."isCurrent";
  v_isSame := v_place."state" = v_state and (v_state = 'absent'
    or (v_result."kind", v_result."deduction", v_result."reason") is not distinct from (new."kind", coalesce(new."deduction", 0), new."note")
      and (new."score" is null or v_award."gained" is not distinct from new."score"));
  v_problem := case
    when v_place."id" is null then array['ticketNumber', '没有这个准考证号，请核对']
    when v_place."personName" <> new."personName" then array['personName', '这个准考证号是别人的，请核对准考证号和姓名']
    when v_place."userId" = current_setting('app.user_id', true) then array['', '这是您自己的成绩，请别人登记']
    when new."sessionCode" <> v_session."sessionCode" then array['sessionCode', '这个准考证号不是这个场次的，请核对场次编号']
    when v_session."mode" <> 'offline' then array['', '这个科目上机考试，由系统评分，不登记成绩']
    when not "isPlaced"(v_place."state") then array['', '这个考生没有考位：还在候补，或者已取消']
    when now() < v_session."startTime" then array['', '场次还没有开考']
    when v_result."state" = 'published' then array['', '成绩已公布，要改先撤回公布']
    when new."kind" <> 'absent' and v_place."state" = 'absent' then array['kind', '这个考生记为缺考；到了考的，先在“考生”中撤销缺考']
    when new."kind" = 'absent' and v_place."state" = 'sat' then array['kind', '这个考生已记为到考，不能登记缺考']
    when new."score" > coalesce(v_result."fullScore", v_session."fullScore")
      then array['score', '成绩超过了满分：满分 ' || coalesce(v_result."fullScore", v_session."fullScore")::float8 || ' 分']
  end;
  new."state" := case when v_problem is not null then 'refused' when v_isSame then 'known' else 'entered' end;
  perform set_config('app.field', coalesce(v_problem[1], ''), true);
  new."reason" := coalesce(v_problem[2], case when v_isSame then '早已这样登记' end);
  if new."state" = 'entered' then
    new."placementId" := v_place."id";
    new."number" := 1 + coalesce((select max(e."number") from "scoreEntry" e
      where e."tenantId" = new."tenantId" and e."placementId" = v_place."id"), 0);
    new."former" := jsonb_build_object('state', v_place."state", 'kind', v_result."kind", 'deduction', v_result."deduction",
      'reason', v_result."reason", 'awardId', v_award."id");
    perform set_config('app.step', '{"name": "enterScore", "title": "登记成绩"}', true);
    update "placement" set "state" = v_state where "tenantId" = new."tenantId" and "id" = v_place."id" and "state" <> v_state;
    if v_state = 'sat' then
      perform "decideResult"(new."tenantId", v_place."id", new."kind", coalesce(new."deduction", 0), new."note");
      insert into "award" ("id", "tenantId", "resultId", "cause", "gained", "maximum", "note")
        select gen_random_uuid()::text, r."tenantId", r."id", 'import', new."score", r."fullScore", new."note" from "result" r
          where r."tenantId" = new."tenantId" and r."placementId" = v_place."id" and new."score" is not null
        returning "id" into new."awardId";
    end if;
  end if;
  perform set_config('app.reach', v_reach, true), set_config('app.step', v_step, true);
  return new;
end $$;
create or replace trigger "enterScore" before insert on "scoreEntry" for each row execute function "enterScore"();

-- SC19, SC20: an entry that is undone leaves what stood before it; where another one came after it, that one leaves it. Nothing is
-- undone once the result is published or somebody changed it by another way.
create or replace function "takeBackScore"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_step text := coalesce(current_setting('app.step', true), '');
  v_place record;
  v_result record;
  v_award text;
  v_next text;
  v_broken text;
begin
  if old."placementId" is null then return old; end if;
  perform set_config('app.reach', '', true);
  select p."state" into v_place from "placement" p where p."tenantId" = old."tenantId" and p."id" = old."placementId" for update;
  select r."id", r."state", r."kind", r."deduction", r."reason" into v_result from "result" r
    where r."tenantId" = old."tenantId" and r."placementId" = old."placementId" for update;
  select a."id" into v_award from "award" a
    where a."tenantId" = old."tenantId" and a."resultId" = v_result."id" and a."questionId" is null and a."isCurrent";
  select e."id" into v_next from "scoreEntry" e where e."tenantId" = old."tenantId" and e."placementId" = old."placementId"
    and e."number" > old."number" order by e."number" limit 1;
  v_broken := case when v_result."state" = 'published' then 'entry_published'
    when v_next is null and (v_place."state" <> case old."kind" when 'absent' then 'absent' else 'sat' end
      or (v_result."kind", v_award) is distinct from (old."kind", coalesce(old."awardId", old."former" ->> 'awardId'))
      or old."kind" <> 'absent' and (v_result."deduction", v_result."reason") is distinct from (coalesce(old."deduction", 0), old."note"))
      then 'entry_changed' end;
  if v_broken is not null then
    raise exception 'an entry stays' using errcode = 'check_violation', constraint = v_broken, table = 'scoreEntry', detail = old."personName";
  end if;
  if v_next is not null then
    update "scoreEntry" set "former" = old."former" where "tenantId" = old."tenantId" and "id" = v_next;
  else
    perform set_config('app.step', '{"name": "takeBackScore", "title": "撤销登记"}', true);
    update "award" set "isCurrent" = false where "tenantId" = old."tenantId" and "id" = old."awardId" and "isCurrent";
    update "award" set "isCurrent" = true where "tenantId" = old."tenantId" and "id" = old."former" ->> 'awardId' and not "isCurrent";
    if v_place."state" = old."former" ->> 'state' then
      perform "decideResult"(old."tenantId", old."placementId", old."former" ->> 'kind', (old."former" ->> 'deduction')::numeric,
        old."former" ->> 'reason');
      perform "sumResults"(old."tenantId", array[v_result."id"]);
    else
      -- The ways lead over 签到 from 到考, and over 已安排 from 缺考.
      update "placement" set "state" = case old."kind" when 'absent' then 'placed' else 'checkedIn' end
        where "tenantId" = old."tenantId" and "id" = old."placementId";
      update "placement" set "state" = old."former" ->> 'state'
        where "tenantId" = old."tenantId" and "id" = old."placementId" and "state" <> old."former" ->> 'state';
      update "result" set "reason" = null where "tenantId" = old."tenantId" and "id" = v_result."id" and "reason" is not null;
    end if;
  end if;
  perform set_config('app.reach', v_reach, true), set_config('app.step', v_step, true);
  return old;
end $$;
create or replace trigger "takeBackScore" before delete on "scoreEntry" for each row execute function "takeBackScore"();
