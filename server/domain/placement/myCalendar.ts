import { reading } from '../../database/statement.ts';
import { Download, type CallContext, type Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';
import { calendarOf, type CalendarEvent } from './calendar.ts';

/** A sequence has 31 bits: it counts the seconds from November 2023, which fit until 2091. */
const sequencesFrom = 1_700_000_000;

/**
 * The places that the caller has in sessions that are not over, as a file of calendars (rule Z22). Of each subject it says
 * the last one, so that a calendar follows where it moved; one that is given up stays in it, cancelled.
 * @throws Failure 409 where there is none: a calendar has at least one event (RFC 5545, 3.4)
 */
export async function myCalendar(context: CallContext, _input: Values): Promise<Download> {
  const { tenantId, userId } = learnerOf(context);
  const [events] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<CalendarEvent>({
        name: 'placement_calendar',
        text: `select p."applyId" || '.' || p."subjectId" || '@placement' as "uid",
            (extract(epoch from c."time")::bigint - ${sequencesFrom})::integer as "sequence",
            case when "isPlaced"(p."state") then 'CONFIRMED' else 'CANCELLED' end as "status",
            "calendarTime"(s."startTime") as "start", "calendarTime"(s."endTime") as "end",
            "calendarTime"(c."time") as "changed",
            e."examName" || ' ' || b."subjectName" as "summary",
            case when s."place" = 'online' then '线上考试' when r."id" is null then replace("sitesOf"(s."tenantId", s."id"), E'\\n', ' / ')
              else concat_ws('，', t."siteName", t."address", r."roomName", r."position") end as "location",
            concat_ws(E'\\n', '准考证号 ' || p."ticketNumber", '座位号 ' || p."seat",
              left("wireTime"(s."entryTime"), 16) || ' 起入场', p."placeNote", t."way") as "description"
          from (
            select distinct on ("applyId", "subjectId") * from "placement"
              where "tenantId" = $1 and "userId" = $2 and "placedTime" is not null
              order by "applyId", "subjectId", "isPlaced"("state") desc, "placedTime" desc, "id" desc
          ) p
            join "examSession" s on s."tenantId" = p."tenantId" and s."id" = p."sessionId"
            join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
            join "examSubject" b on b."tenantId" = s."tenantId" and b."id" = s."subjectId"
            left join "room" r on r."id" = p."roomId"
            left join "site" t on t."id" = r."siteId"
            cross join lateral (select greatest(p."updatedTime", s."updatedTime", e."updatedTime", b."updatedTime", r."updatedTime", t."updatedTime") as "time") c
          where s."endTime" > now()
          order by s."startTime", p."id" limit 200`,
        values: [tenantId, userId],
      }),
    ],
  });
  if (events.length === 0) throw failures.conflict('没有要参加的考试，日历里没有内容');
  return new Download({
    fileName: '我的考试.ics',
    mime: 'text/calendar; charset=utf-8',
    body: Buffer.from(calendarOf({ name: '我的考试', events })),
    headers: { 'cache-control': 'private, no-store' },
  });
}
