-- Mock exams: the draw. Rules M1 to M4 of docs/rules.md. The text may be run again at any time.

-- M1–M4: begins a mock exam, or answers the one under way. Instead of a paper: {problem}.
drop function if exists "mock_start"(text, text, text, text, text, text);
create function "mock_start"(p_tenant text, p_user text, p_id text, p_seed text, p_certCode text, p_device text)
  returns json language plpgsql as $$
declare
  v_cert "cert";
  v_rule jsonb;
  v_attempt text;
  v_isOverdue boolean;
  v_drawn jsonb;
  v_paper jsonb;
  v_now timestamptz := clock_timestamp();
begin
  perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
  select * into v_cert from "cert" c
    where c."tenantId" = p_tenant and c."certCode" = p_certCode and c."state" = 'on' and c."deletedTime" is null;
  if not found then return json_build_object('problem', 'cert'); end if;
  select m."id", m."deadline" <= clock_timestamp() into v_attempt, v_isOverdue from "attempt" m
    where m."tenantId" = p_tenant and m."userId" = p_user and m."certId" = v_cert."id" and m."state" = 'sitting' and m."kind" = 'mock';
  if v_isOverdue then return json_build_object('problem', 'overdue', 'attemptId', v_attempt); end if;
  if v_attempt is not null then return "attempt_paper"(p_tenant, p_user, 'mock', v_attempt, false); end if;

  select r."ruleList" into v_rule from "paperRule" r
    where r."tenantId" = p_tenant and r."certId" = v_cert."id" and r."deletedTime" is null;
  if not found then return json_build_object('problem', 'rule'); end if;
  v_drawn := "drawPaperPractised"(v_cert."id", v_rule, p_seed, array(select "heldBySessions"(p_tenant)));
  if v_drawn ? 'missing' then return json_build_object('problem', 'small', 'missing', v_drawn->'missing'); end if;
  v_paper := v_drawn->'entries';

  insert into "attempt" ("id", "tenantId", "userId", "kind", "certId", "seed", "paper", "deviceId", "startTime", "deadline",
    "totalScore", "passScore")
    select p_id, p_tenant, p_user, 'mock', v_cert."id", p_seed, v_paper, p_device, v_now,
      v_now + v_cert."examMinutes" * interval '1 minute',
      (select sum((e.value->>'score')::numeric) from jsonb_array_elements(v_paper) e), v_cert."passScore"
    on conflict ("tenantId", "userId", "certId") where "state" = 'sitting' and "kind" = 'mock' do nothing
    returning "id" into v_attempt;
  if v_attempt is null then
    select m."id" into v_attempt from "attempt" m
      where m."tenantId" = p_tenant and m."userId" = p_user and m."certId" = v_cert."id" and m."state" = 'sitting' and m."kind" = 'mock';
  end if;
  return "attempt_paper"(p_tenant, p_user, 'mock', v_attempt, false);
end $$;
