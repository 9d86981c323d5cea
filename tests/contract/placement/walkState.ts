import { reading } from '#server/database/statement.ts';
import type { TestServer } from '#server/testing.ts';

interface Stored {
  id: string;
  version: number;
  state: string;
}

/** A placement as it stands. */
export interface Placed extends Stored {
  applyId: string;
  userId: string;
  subjectId: string;
  sessionId: string;
  roomId: string | null;
  seat: number | null;
  way: string;
  /** Microseconds since 1970: who waits longer has fewer. */
  waitingSince: string;
}

/** Where everything of a walk stands. */
export interface Snapshot {
  placement: Placed[];
  session: (Stored & { subjectId: string; place: string })[];
  apply: (Stored & { userId: string })[];
  plan: Stored[];
  entry: { id: string; planId: string }[];
  room: { id: string; version: number; seats: number }[];
}

export interface Walked {
  server: TestServer;
  tenantId: string;
  examId: string;
  roomIds: readonly string[];
}

/** What stands now of one exam, and the rooms of the walk. */
export async function snapshot({ server, tenantId, examId, roomIds }: Walked): Promise<Snapshot> {
  const read = <Row>(name: string, text: string) =>
    reading<Row>({ name: `places_${name}`, text, values: [name === 'room' ? roomIds : examId] });
  const [placement, session, apply, plan, entry, room] = await server.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      read<Placed>(
        'placement',
        `select "id", "version", "state", "applyId", "userId", "subjectId", "sessionId", "roomId", "seat", "way",
          trunc(extract(epoch from "waitingSince") * 1000000)::text as "waitingSince"
          from "placement" where "examId" = $1 order by "id"`,
      ),
      read<Snapshot['session'][number]>(
        'session',
        `select "id", "version", "state", "subjectId", "place" from "examSession" where "examId" = $1 and "deletedTime" is null order by "id"`,
      ),
      read<Snapshot['apply'][number]>(
        'apply',
        `select "id", "version", "state", "userId" from "certApply" where "examId" = $1 order by "id"`,
      ),
      read<Stored>('plan', `select "id", "version", "state" from "seatingPlan" where "examId" = $1 order by "id"`),
      read<Snapshot['entry'][number]>(
        'entry',
        `select e."id", e."planId" from "seatingEntry" e join "seatingPlan" p on p."tenantId" = e."tenantId" and p."id" = e."planId"
          where p."examId" = $1 and p."state" = 'draft' order by e."id"`,
      ),
      read<Snapshot['room'][number]>(
        'room',
        `select "id", "version", length(string_agg(line, ''))::integer as "seats" from "room", jsonb_array_elements_text("seatPlan") line
          where "id" = any($1) group by "id", "version" order by "id"`,
      ),
    ],
  });
  return { placement, session, apply, plan, entry, room };
}

/** What must never be so, each with the rows of `p` (open placements), `s` (sessions), `a` (applications) that are. */
const rules: Readonly<Record<string, string>> = {
  'Z1: two placements of an application in a subject': `select from p group by "applyId", "subjectId" having count(*) > 1`,
  'Z1: a placement of who is not registered, or in a session that is not published': `select from p
    join a on a."id" = p."applyId" join s on s."id" = p."sessionId" where a."state" <> 'registered' or s."state" <> 'published'`,
  'Z1: a placement is not what its application and session say': `select from p join a on a."id" = p."applyId"
    join s on s."id" = p."sessionId" where (p."userId", p."examId", p."subjectId") is distinct from (a."userId", s."examId", s."subjectId")`,
  'Z2: more people than places': `select from p join s on s."id" = p."sessionId" where p."isPlaced"
    group by s."id", s."places" having count(*) > s."places"`,
  'Z4: somebody waits although there is a place for them': `select from w where "isFree" and not "isBusy"`,
  'Z5: two on one seat': `select from p where p."isPlaced" and p."seat" is not null group by "sessionId", "roomId", "seat" having count(*) > 1`,
  'Z5: a seat that is none of the room, or a room that is none of the session': `select from p left join "room" r on r."id" = p."roomId"
    where p."isPlaced" and (p."seat" is not null and "isSeat"(r."seatPlan", p."seat") is not true
      or p."roomId" is not null and not exists (select from "sessionRoom" u where u."sessionId" = p."sessionId" and u."roomId" = p."roomId"))`,
  'Z6: at two places at one time': `select from p one join p other on other."userId" = one."userId" and other."id" > one."id"
    join s first on first."id" = one."sessionId" join s second on second."id" = other."sessionId"
    where one."isPlaced" and other."isPlaced" and first."startTime" < second."endTime" and second."startTime" < first."endTime"`,
  'Z6: bookings are not the places': `(select "sessionId", "userId" from p where "isPlaced"
      except select "sessionId", "subjectId" from "booking" where "kind" = 'learner')
    union all (select b."sessionId", b."subjectId" from "booking" b join s on s."id" = b."sessionId" where b."kind" = 'learner'
      except select "sessionId", "userId" from p where "isPlaced")`,
  'Z9: two drafts of a subject': `select from "seatingPlan" where "examId" = $1 and "state" = 'draft' group by "subjectId" having count(*) > 1`,
  'a ticket number twice': `select from "placement" group by "ticketNumber" having count(*) > 1`,
};

/** The rules that are broken now, and who waits for a session in vain because they are busy. */
export async function brokenOf({ server, tenantId, examId }: Walked): Promise<{ broken: string[]; busy: string[] }> {
  const places = `p as (select *, "isPlaced"("state") as "isPlaced" from "placement" where "examId" = $1 and "isPlacementOpen"("state")),
    s as (select * from "examSession" where "examId" = $1 and "deletedTime" is null),
    a as (select * from "certApply" where "examId" = $1),
    w as (select p."id", "isBusy"(p."userId", s."startTime", s."endTime", s."id") as "isBusy",
        s."places" is null or (select count(*) from p other where other."sessionId" = s."id" and other."isPlaced") < s."places" as "isFree"
      from p join s on s."id" = p."sessionId" where p."state" = 'waiting')`;
  const [broken, busy] = await server.app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [
      reading<{ rule: string }>({
        name: 'places_broken',
        text: `with ${places} ${Object.entries(rules)
          .map(([rule, found]) => `select '${rule}' as "rule" where exists (${found})`)
          .join(' union all ')}`,
        values: [examId],
      }),
      reading<{ id: string }>({
        name: 'places_busy',
        text: `with ${places} select "id" from w where "isBusy"`,
        values: [examId],
      }),
    ],
  });
  return { broken: broken.map(({ rule }) => rule), busy: busy.map(({ id }) => id) };
}

/** How many messages a learner has about moving up in an exam. */
export async function toldOf({ server, tenantId, examId }: Walked, userId: string): Promise<number> {
  const [[row]] = await server.app.database.batch({
    scope: { tenantId, userId },
    statements: [
      reading<{ count: number }>({
        name: 'places_told',
        text: `select count(*)::integer as "count" from "message" m join "exam" e on m."title" = '候补成功：' || e."examName"
          where e."id" = $1 and m."userId" = $2`,
        values: [examId, userId],
      }),
    ],
  });
  return row?.count ?? 0;
}
