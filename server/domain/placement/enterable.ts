import { reading, type Statement } from '../../database/statement.ts';
import type { Values } from '../../engine/context.ts';

/** SQL of a placement `p` with its session `s` and attempt `m`: its exam may be entered now, or is under way. */
export const canEnter = `coalesce(p."state" in ('placed', 'checkedIn') and s."mode" = 'online' and s."state" = 'published'
  and (m."state" = 'sitting' or m."id" is null and now() >= s."entryTime" and now() < s."endTime"
    and now() <= coalesce(s."latestEntryTime", now())), false)`;

/** The exam that a person may enter now, the one under way first; no row where there is none. */
export function enterableStatement({ tenantId, userId }: { tenantId: string; userId: string }): Statement<Values> {
  return reading<Values>({
    name: 'placement_enterable',
    text: `select s."id" as "sessionId", e."examName", b."subjectName", s."startTime", now() >= s."startTime" as "isBegun",
        coalesce(m."state" = 'sitting', false) as "isSitting"
      from "placement" p
        join "examSession" s on s."tenantId" = p."tenantId" and s."id" = p."sessionId"
        join "exam" e on e."tenantId" = p."tenantId" and e."id" = p."examId"
        join "examSubject" b on b."tenantId" = p."tenantId" and b."id" = p."subjectId"
        left join "attempt" m on m."tenantId" = p."tenantId" and m."placementId" = p."id" and m."kind" = 'exam'
      where p."tenantId" = $1 and p."userId" = $2 and ${canEnter} order by "isSitting" desc, s."startTime" limit 1`,
    values: [tenantId, userId],
  });
}
