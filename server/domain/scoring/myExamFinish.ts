import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { learnerOf } from '../session/index.ts';

/**
 * The subjects that the caller sat or missed, the last one first, at most two hundred. Of one whose result is not published,
 * or not to be looked at yet, nothing but that is told (rule SC7); of others what the exam's policy lets them see, and once all subjects of an
 * exam of several are told what they came to (rule SC36).
 */
export async function myExamFinish(context: CallContext, _input: Values): Promise<Page> {
  const { tenantId, userId } = learnerOf(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'scoring_mine',
        text: `select p."id" as "placementId", p."applyId", e."id" as "examId", e."examName", c."certName", c."certCode", b."subjectName",
            s."startTime", m."id" as "attemptId", r."id" is not null as "isPublished", r."publishedTime", r."kind", r."isPassed", r."reason",
            case when e."reviewPolicy" <> 'none' then r."score" end as "score", case when e."reviewPolicy" <> 'none' then r."fullScore" end as "fullScore",
            case when e."reviewPolicy" <> 'none' then r."passScore" end as "passScore",
            case when r."id" is not null then e."reviewPolicy" end as "reviewPolicy",
            o."isPassed" as "isExamPassed", o."total"
          from "placement" p
            join "exam" e on e."tenantId" = p."tenantId" and e."id" = p."examId"
            join "cert" c on c."tenantId" = e."tenantId" and c."id" = e."certId"
            join "examSubject" b on b."tenantId" = p."tenantId" and b."id" = p."subjectId"
            join "examSession" s on s."tenantId" = p."tenantId" and s."id" = p."sessionId"
            left join "attempt" m on m."tenantId" = p."tenantId" and m."placementId" = p."id" and m."kind" = 'exam' and m."state" <> 'sitting'
            left join "result" r on r."tenantId" = p."tenantId" and r."placementId" = p."id"
              and "isTold"(r."state", e."reviewFromTime")
            left join lateral "toldOutcome"(p."tenantId", p."applyId") o on r."id" is not null
          where p."tenantId" = $1 and p."userId" = $2 and p."state" in ('sat', 'absent')
          order by s."startTime" desc, p."id" limit 200`,
        values: [tenantId, userId],
      }),
    ],
  });
  return { rows, total: rows.length };
}
