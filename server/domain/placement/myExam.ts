import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { learnerOf } from '../session/index.ts';
import { canEnter } from './enterable.ts';

/**
 * The subjects of exams for which the caller is registered, each with the session that they have of it, what comes first
 * before what has no time yet, and what is over last; at most two hundred. Room and seat are those that are given already; with a room its site
 * alone is told, without one all of the session. What was sat there and is
 * handed in is named; what is being sat is said, and of a subject that need not be sat again until when it is kept (rule SC38).
 */
export async function myExam(context: CallContext, _input: Values): Promise<Page> {
  const { tenantId, userId } = learnerOf(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'placement_mine',
        text: `select a."id" as "applyId", e."id" as "examId", e."examName", c."certName", c."certCode",
            b."id" as "subjectId", b."subjectName", e."reserveStartTime", e."reserveEndTime", e."ticketFromTime",
            coalesce("isPlaced"(p."state") and now() >= coalesce(e."ticketFromTime", now()) and now() < s."endTime", false) as "hasTicket",
            coalesce(now() >= s."endTime", false) as "isOver", coalesce(now() >= e."reserveEndTime", false) as "isReserveOver",
            k."until" as "keptUntil",
            coalesce(k."until" is null and now() >= e."reserveStartTime" and now() < least(e."reserveEndTime", s."startTime")
              and coalesce(p."way", 'reserved') = 'reserved', false) as "canReserve",
            ${canEnter} as "canEnter",
            coalesce(m."state" = 'sitting', false) as "isSitting",
            p."id" as "placementId", p."state", p."way", p."ticketNumber",
            case when p."state" = 'waiting' then "waitingBefore"(p."tenantId", p."sessionId", p."waitingSince", p."id") end as "ahead",
            s."id" as "sessionId", s."sessionCode", case when m."state" <> 'sitting' then m."id" end as "attemptId", s."place", s."startTime", s."endTime",
            s."latestEntryTime", s."earliestHandInTime",
            case when t."id" is not null then concat_ws('，', t."siteName", t."address")
              else "sitesOf"(s."tenantId", s."id") end as "sites", r."roomName", p."seat"
          from "certApply" a
            join "exam" e on e."tenantId" = a."tenantId" and e."id" = a."examId"
            join "cert" c on c."tenantId" = a."tenantId" and c."id" = a."certId"
            join "examSubject" b on b."tenantId" = e."tenantId" and b."examId" = e."id"
            left join "placement" p on p."tenantId" = a."tenantId" and p."applyId" = a."id" and p."subjectId" = b."id"
              and "isPlacementOpen"(p."state")
            left join lateral (select "keptUntil"(a."tenantId", a."id", b."id") as "until") k on p."id" is null
            left join "examSession" s on s."tenantId" = p."tenantId" and s."id" = p."sessionId"
            left join "attempt" m on m."tenantId" = p."tenantId" and m."placementId" = p."id" and m."kind" = 'exam'
            left join "room" r on r."id" = p."roomId"
            left join "site" t on t."id" = r."siteId"
          where a."tenantId" = $1 and a."userId" = $2 and a."state" = 'registered'
          order by coalesce(now() >= s."endTime", false), s."startTime" nulls last, e."validityPeriodStartTime", e."id", b."position" limit 200`,
        values: [tenantId, userId],
      }),
    ],
  });
  return { rows, total: rows.length };
}
