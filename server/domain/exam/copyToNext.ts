import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { failures } from '../../failures.ts';
import { storeTogether } from './arrange.ts';

/**
 * A draft of the exam for its next term, all dates so many days later, with its sessions where that is asked for. A room
 * that is taken at the new time is left out and named. @returns `{id, sessions, left}`
 * @throws Failure 404, 409 where the name is taken.
 */
export async function copyToNext(context: CallContext, input: Values): Promise<Values> {
  const entity = entityNamed({ app: context.app, name: 'exam' });
  const exam = await readRecord({ context, entity, id: String(input['id']) });
  if (!exam) throw failures.notFound(entity.title);
  const days = Number(input['days']);
  const subjects = (exam['subjects'] ?? []) as Values[];
  const sessions =
    input['isWithSessions'] === true ? await sessionsOf({ context, examId: String(exam['id']), days }) : [];
  const id = await storeTogether(context, async (store) => {
    const copy = await store('exam', {
      ...named({ values: exam, fields: examFields }),
      ...moved({ values: exam, fields: examTimes, days }),
      examName: input['examName'] ?? null,
      subjects: subjects.map((subject) => named({ values: subject, fields: subjectFields })),
    });
    const examId = copy['id'] ?? null;
    const subjectIds = ((copy['subjects'] ?? []) as Values[]).map((subject) => subject['id'] ?? null);
    for (const { session, rooms } of sessions)
      await store('examSession', {
        ...named({ values: session, fields: sessionFields }),
        ...moved({ values: session, fields: sessionTimes, days }),
        examId,
        subjectId: subjectIds[subjects.findIndex((subject) => subject['id'] === session['subjectId'])] ?? null,
        note: notedOf({ session, rooms }),
        rooms: rooms.filter(({ isFree }) => isFree).map(({ roomId, places }) => ({ roomId, places })),
      });
    return examId;
  });
  const left = sessions.flatMap(({ rooms }) => rooms.filter(({ isFree }) => !isFree));
  return { id, sessions: sessions.length, left: left.map(({ session, roomName }) => `${session} ${roomName}`) };
}

const examFields = [
  'certId',
  'places',
  'retakeLimit',
  'retakeAfterDays',
  'showsRank',
  'multiplePolicy',
  'reviewPolicy',
  'reviewDays',
  'ticketNotes',
  'note',
];
const examTimes = [
  'applyStartTime',
  'applyEndTime',
  'reserveStartTime',
  'reserveEndTime',
  'validityPeriodStartTime',
  'validityPeriodEndTime',
  'reviewFromTime',
  'ticketFromTime',
];
const subjectFields = ['subjectName', 'mode', 'minutes', 'passScore', 'fullScore', 'weight', 'validMonths'];
const sessionFields = [
  'place',
  'entryMinutes',
  'latestEntryMinutes',
  'earliestHandInMinutes',
  'ownPlaces',
  'markers',
  'markDifference',
  'markRule',
  'controlEvery',
];
const longestNote = 500;
const sessionTimes = ['startTime', 'endTime'];

interface TakenRoom {
  roomId: string;
  roomName: string;
  places: number;
  /** When it was, for a person. */
  session: string;
  isFree: boolean;
}

/** Sessions that were not cancelled, each with its rooms, and whether these are free so many days later. */
async function sessionsOf({
  context: { app, scope },
  examId,
  days,
}: {
  context: CallContext;
  examId: string;
  days: number;
}): Promise<{ session: Values; rooms: TakenRoom[] }[]> {
  const [sessions, rooms] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'exam_copied_sessions',
        text: `select * from "examSessionView" where "tenantId" = $1 and "examId" = $2 and "state" <> 'cancelled'
          and "deletedTime" is null order by "startTime", "id"`,
        values: [scope.tenantId, examId],
      }),
      reading<TakenRoom & { sessionId: string }>({
        name: 'exam_copied_rooms',
        text: `select t."sessionId", t."roomId", o."roomName", t."places",
            left("wireTime"(s."startTime" + make_interval(days => $3)), 16) as "session",
            o."state" = 'on' and o."deletedTime" is null and not exists (select from "booking" b where b."subjectId" = t."roomId"
              and tstzrange(b."startTime", b."endTime")
                && tstzrange(s."startTime" + make_interval(days => $3), s."endTime" + make_interval(days => $3))) as "isFree"
          from "sessionRoom" t
            join "examSession" s on s."tenantId" = t."tenantId" and s."id" = t."sessionId"
            join "room" o on o."id" = t."roomId"
          where t."tenantId" = $1 and s."examId" = $2 order by t."id"`,
        values: [scope.tenantId, examId, days],
      }),
    ],
  });
  return sessions.map((session) => ({
    session,
    rooms: rooms.filter(({ sessionId }) => sessionId === session['id']),
  }));
}

/** The note of a session, with the rooms that did not come along. */
function notedOf({ session, rooms }: { session: Values; rooms: readonly TakenRoom[] }): string | null {
  const left = rooms.filter(({ isFree }) => !isFree).map(({ roomName }) => `“${roomName}”`);
  const lines = [
    ...(typeof session['note'] === 'string' ? [session['note']] : []),
    ...(left.length > 0 ? [`考场${left.join('、')}那时已有安排，没有带过来。`] : []),
  ];
  return lines.length === 0 ? null : lines.join('\n').slice(0, longestNote);
}

/** Of a record these fields that hold something. */
function named({ values, fields }: { values: Values; fields: readonly string[] }): Values {
  return Object.fromEntries(
    fields.flatMap((field) => ((values[field] ?? null) === null ? [] : [[field, values[field] ?? null]])),
  );
}

/** Of a record these times, so many days later at the same hour. */
function moved({ values, fields, days }: { values: Values; fields: readonly string[]; days: number }): Values {
  return Object.fromEntries(
    Object.entries(named({ values, fields })).map(([field, time]) => {
      const [day = '', ...rest] = String(time).split(' ');
      const next = new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
      return [field, [next, ...rest].join(' ')];
    }),
  );
}
