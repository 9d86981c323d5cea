-- Reviews of results that learners ask for. Rules SC21 to SC24 of docs/rules.md. The text may be run again at any time.

-- SC21: until when a review of a published result may be asked for; null where the exam gives no days for it.
create or replace function "reviewUntil"(p_published timestamptz, p_from timestamptz, p_days integer) returns timestamptz
  language sql immutable as $$
  select case when p_days > 0 then greatest(p_published, p_from) + p_days * interval '1 day' end
$$;

-- SC21: of one's own result as it is published and told now, while its exam still takes them, once. Two of one result come one after
-- the other.
create or replace function "keepAsking"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_result record;
  v_broken text;
begin
  perform set_config('app.reach', '', true);
  select r."userId", "isTold"(r."state", e."reviewFromTime") as "isTold", r."publishedTime",
      "reviewUntil"(r."publishedTime", e."reviewFromTime", e."reviewDays") as "until" into v_result
    from "result" r join "exam" e on e."tenantId" = r."tenantId" and e."id" = r."examId"
    where r."tenantId" = new."tenantId" and r."id" = new."resultId" for no key update of r;
  v_broken := case
    when v_result."userId" is distinct from current_setting('app.user_id', true) or not v_result."isTold" then 'review_unseen'
    when v_result."until" is null then 'review_none'
    when exists (select from "scoreReview" v where v."tenantId" = new."tenantId" and v."resultId" = new."resultId"
      and v."state" in ('asked', 'taken')) then 'review_open'
    when exists (select from "scoreReview" v where v."tenantId" = new."tenantId" and v."resultId" = new."resultId"
      and v."publishedTime" = v_result."publishedTime") then 'review_again'
    when now() >= v_result."until" then 'review_late'
  end;
  if v_broken is not null then
    raise exception 'a review breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'scoreReview';
  end if;
  new."publishedTime" := v_result."publishedTime";
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
drop trigger if exists "keepAsking" on "scoreReview";
-- By its name it comes before the copies, which share the result: of two that share it neither could lock it.
create or replace trigger "aKeepAsking" before insert on "scoreReview" for each row execute function "keepAsking"();

-- SC22, SC23: nobody reviews the own result, or decides of one that is not published; a change gives the points an award of its own.
create or replace function "decideReview"() returns trigger language plpgsql as $$
declare
  v_reach text := coalesce(current_setting('app.reach', true), '');
  v_result record;
  v_award record;
  v_broken text;
begin
  perform set_config('app.reach', '', true);
  select r."state", r."kind", r."attemptId", r."score" into v_result from "result" r
    where r."tenantId" = new."tenantId" and r."id" = new."resultId" for update;
  select a."questionId", a."place", a."keyVersion", a."gained", a."maximum" into v_award from "award" a
    where a."tenantId" = new."tenantId" and a."resultId" = new."resultId" and a."isCurrent"
      and case when v_result."attemptId" is null then a."questionId" is null else a."place" = new."place" end;
  v_broken := case
    when new."userId" = current_setting('app.user_id', true) then 'review_own'
    when new."state" = 'taken' then null
    when v_result."state" <> 'published' then 'review_unpublished'
    when new."state" <> 'changed' then null
    when v_result."kind" in ('absent', 'invalid') then 'review_kind'
    when v_result."attemptId" is null and new."place" is not null then 'review_whole'
    when v_award."maximum" is null then 'review_place'
    when new."gained" > v_award."maximum" then 'review_maximum'
    when new."gained" = v_award."gained" then 'review_same'
  end;
  if v_broken is not null then
    raise exception 'a review breaks %', v_broken using errcode = 'check_violation', constraint = v_broken, table = 'scoreReview',
      detail = coalesce(v_award."maximum"::float8::text, '');
  end if;
  if new."state" = 'changed' then
    insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum", "note")
      values (gen_random_uuid()::text, new."tenantId", new."resultId", v_award."questionId", v_award."place", v_award."keyVersion",
        'review', new."gained", v_award."maximum", new."reply");
    new."formerScore" := coalesce(old."formerScore", v_result."score");
    new."newScore" := (select r."score" from "result" r where r."tenantId" = new."tenantId" and r."id" = new."resultId");
  end if;
  perform set_config('app.reach', v_reach, true);
  return new;
end $$;
-- By its name it comes before the triggers that keep the history.
create or replace trigger "decideReview" before update of "state" on "scoreReview" for each row execute function "decideReview"();
