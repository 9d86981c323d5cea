import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { turnedOn } from '../../engine/living.ts';
import { learnerOf } from '../session/index.ts';
import { dueStatement } from './bookPage.ts';

/** As many days and mock exams as a picture of them has room for. */
const most = { days: 30, mocks: 60 };

/**
 * What awaits the caller: how much is due over all certificates, how far the day's goal is, and the last round that is not
 * done; and how it went so far, by day and mock exam, the oldest first. Rounds, days and exams are of one certificate where
 * one is named (rules P7, P11, P14, P19).
 */
export async function today(context: CallContext, { certCode }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const mine = [tenantId, userId];
  const [[due], [goal], [round], days, mocks] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      dueStatement({ tenantId, userId }),
      reading<Values>({
        name: 'practice_goal',
        text: `select "goal", case when "day" = "practiceDay"() then "doneNum" else 0 end as "doneNum"
          from "practiceGoal" where "tenantId" = $1 and "id" = $2`,
        values: mine,
      }),
      reading<Values>({
        name: 'practice_open',
        text: `select r."id" as "roundId", r."mode", c."certCode", c."certName", done.num as "doneNum",
            jsonb_array_length(r."questions") as "totalNum"
          from "practiceRound" r left join "cert" c on c."tenantId" = r."tenantId" and c."id" = r."certId"
            cross join lateral (
              select count(*)::integer as num from "roundAnswer" a
              where a."tenantId" = r."tenantId" and a."roundId" = r."id"
            ) done
          where r."tenantId" = $1 and r."userId" = $2 and ($3::text is null or c."certCode" = $3)
            and (c."id" is null or ${turnedOn('c')}) and done.num < jsonb_array_length(r."questions")
          order by r."createdTime" desc, r."id" desc limit 1`,
        values: [...mine, certCode ?? null],
      }),
      reading<Values>({
        name: 'practice_days',
        text: `select to_char(t."day", 'YYYY-MM-DD') as "day", sum(t."judgedNum")::integer as "judgedNum",
            sum(t."rightNum")::integer as "rightNum"
          from "practiceTally" t
          where t."tenantId" = $1 and t."userId" = $2 and ($3::text is null or t."certId" = (
            select c."id" from "cert" c where c."tenantId" = $1 and c."certCode" = $3 and ${turnedOn('c')}))
          group by t."day" order by t."day" desc limit ${most.days}`,
        values: [...mine, certCode ?? null],
      }),
      reading<Values>({
        name: 'practice_mocks',
        text: `select m."id" as "mockId", c."certCode", c."certName", m."submittedTime", m."score", m."totalScore",
            m."isPassed"
          from "attempt" m join "cert" c on c."tenantId" = m."tenantId" and c."id" = m."certId"
          where m."tenantId" = $1 and m."userId" = $2 and m."kind" = 'mock' and m."state" = 'handedIn'
            and ($3::text is null or c."certCode" = $3)
          order by m."submittedTime" desc, m."id" desc limit ${most.mocks}`,
        values: [...mine, certCode ?? null],
      }),
    ],
  });
  return {
    dueNum: due?.dueNum ?? 0,
    goal: goal?.['goal'] ?? null,
    doneNum: goal?.['doneNum'] ?? 0,
    round: round ?? null,
    days: days.toReversed(),
    mocks: mocks.toReversed(),
  };
}

/** Sets how many questions the caller means to answer a day; 0 leaves it (rule P14). */
export async function setGoal(context: CallContext, { goal }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing({
        name: 'practice_setGoal',
        text: `insert into "practiceGoal" ("id", "tenantId", "userId", "day", "goal")
          values ($2, $1, $2, "practiceDay"(), nullif($3, 0))
          on conflict ("tenantId", "id") do update set "goal" = excluded."goal"`,
        values: [tenantId, userId, goal],
      }),
    ],
  });
  return {};
}
