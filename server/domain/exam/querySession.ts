import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';

/** Published sessions to come, of exams whose reservation is open now: `{rows, total}`, the earliest first. */
export async function querySession(
  { app, scope }: CallContext,
  { examId, certId, pageNum = 1, pageSize = 20 }: Values,
): Promise<Values> {
  const from = `from "examSession" s
    join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
    join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
    where s."tenantId" = $1 and s."state" = 'published' and s."deletedTime" is null and s."startTime" > now()
      and e."state" = 'published' and now() >= e."reserveStartTime" and now() < e."reserveEndTime"
      and ($2::text is null or s."examId" = $2) and ($3::text is null or e."certId" = $3)`;
  const values = [scope.tenantId, examId ?? null, certId ?? null];
  const [rows, [counted]] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'exam_querySession',
        text: `select s."id", s."sessionCode", s."examId", e."examName", b."subjectName", s."place", s."startTime", s."endTime",
            case s."place" when 'online' then s."ownPlaces" else (select coalesce(sum(r."places"), 0)::integer
              from "sessionRoom" r where r."tenantId" = s."tenantId" and r."sessionId" = s."id") end as "places"
          ${from} order by s."startTime", s."id" limit $4 offset $5`,
        values: [...values, pageSize, (Number(pageNum) - 1) * Number(pageSize)],
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
