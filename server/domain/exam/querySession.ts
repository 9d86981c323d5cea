import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';

/**
 * Published sessions to come, of exams whose reservation is open now: `{rows, total}`, the earliest first, with how many
 * places are left, how many wait, and what the caller has there. No limit of places is null.
 */
export async function querySession(
  { app, scope }: CallContext,
  { examId, certId, subjectId, pageNum = 1, pageSize = 20 }: Values,
): Promise<Values> {
  const from = `from "examSession" s
    join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
    join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
    where s."tenantId" = $1 and s."state" = 'published' and s."deletedTime" is null and s."startTime" > now()
      and e."state" = 'published' and now() >= e."reserveStartTime" and now() < e."reserveEndTime"
      and ($2::text is null or s."examId" = $2) and ($3::text is null or e."certId" = $3)
      and ($4::text is null or s."subjectId" = $4)`;
  const values = [scope.tenantId, examId ?? null, certId ?? null, subjectId ?? null];
  const [rows, [counted]] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'exam_querySession',
        text: `select s."id", s."sessionCode", s."examId", e."examName", s."subjectId", b."subjectName", s."place", s."startTime",
            s."endTime", s."places", case when s."places" is not null then greatest(0, s."places" - "placedIn"(s."tenantId", s."id")) end as "left",
            "waitingBefore"(s."tenantId", s."id", null, null) as "waiting", "sitesOf"(s."tenantId", s."id") as "sites",
            (select p."state" from "placement" p where p."tenantId" = s."tenantId" and p."sessionId" = s."id"
              and p."userId" = $5 and "isPlacementOpen"(p."state") limit 1) as "mine"
          ${from} order by s."startTime", s."id" limit $6 offset $7`,
        values: [...values, scope.userId, pageSize, (Number(pageNum) - 1) * Number(pageSize)],
      }),
      reading<{ total: number }>({
        name: 'exam_countSessions',
        text: `select count(*)::integer as "total" ${from}`,
        values,
      }),
    ],
  });
  return { rows, total: counted?.total ?? 0 };
}
