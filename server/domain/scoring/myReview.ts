import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { learnerOf } from '../session/index.ts';

/**
 * The results of the caller for which they asked for a review, or may still (rule SC21), the last published first, at most two
 * hundred; with a place only its own. What was decided is told while the result is.
 */
export async function myReview(context: CallContext, { placementId }: Values): Promise<Page> {
  const { tenantId, userId } = learnerOf(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'scoring_myReview',
        text: `select r."placementId", e."examName", b."subjectName", v."id", v."createdTime" as "askedTime", v."reason",
            case when t."isTold" or v."state" in ('asked', 'taken') then v."state" end as "state", case when t."isTold" then v."reply" end as "reply",
            case when t."isTold" then v."decidedTime" end as "decidedTime", case when t."isTold" then t."until" end as "askUntil",
            t."isTold" and now() < t."until" and coalesce(v."state" not in ('asked', 'taken') and v."publishedTime" <> r."publishedTime", true) as "canAsk"
          from "result" r
            join "exam" e on e."tenantId" = r."tenantId" and e."id" = r."examId"
            join "examSubject" b on b."tenantId" = r."tenantId" and b."id" = r."subjectId"
            cross join lateral (select "isTold"(r."state", e."reviewFromTime") as "isTold",
              "reviewUntil"(r."publishedTime", e."reviewFromTime", e."reviewDays") as "until") t
            left join lateral (select s.* from "scoreReview" s where s."tenantId" = r."tenantId" and s."resultId" = r."id"
              order by s."createdTime" desc, s."id" limit 1) v on true
          where r."tenantId" = $1 and r."userId" = $2 and ($3::text is null or r."placementId" = $3)
            and (v."id" is not null or t."isTold" and now() < t."until")
          order by r."publishedTime" desc nulls last, r."id" limit 200`,
        values: [tenantId, userId, placementId ?? null],
      }),
    ],
  });
  return { rows, total: rows.length };
}
