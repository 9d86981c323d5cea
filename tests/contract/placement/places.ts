import { daysFromNow } from '#tests/days.ts';
import { changing, reading } from '#server/database/statement.ts';
import { newId } from '#server/engine/ids.ts';
import type { TestServer } from '#server/testing.ts';
import { addMembers, idNumberOf, type Member } from '../certApply/people.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';

/** What a learner has of a subject. */
export interface Own extends Values {
  state: string | null;
  sessionId: string | null;
  placementId: string;
  applyId: string;
  ahead: number | null;
}

/** An exam whose reservations are open, with people registered for it. */
export interface Prepared {
  examId: string;
  subjectId: string;
  learners: Member[];
}

/** Whoever arranges exams with places in an organisation. */
export interface Arranging {
  admin: Person;
  tenantId: string;
  /** An exam with learners, by default of one subject; what is not said is usual. */
  exam(
    values?: { people?: number; learners?: Member[]; subjects?: Values[]; certId?: string } & Values,
  ): Promise<Prepared>;
  /** A published session online, days from now. */
  session(values: { exam: Prepared; places?: number; day?: number } & Values): Promise<string>;
  /** How many placements of a session are in each state. */
  counted(sessionId: string): Promise<Record<string, number>>;
  /** Changes rows as the system. */
  change(text: string, values: unknown[]): Promise<unknown>;
}

export async function arranging(server: TestServer): Promise<Arranging> {
  const [tenantId = ''] = server.tenantIds;
  const scope = { tenantId, userId: 'system' };
  const admin = personOf({ server, token: await server.signIn('admin') });
  await must(admin.post('/switchTenant', { tenantId }));
  let named = 0;
  const change = (text: string, values: unknown[]) =>
    server.app.database.batch({ scope, statements: [changing({ text, values: values as never[] })] });
  return {
    admin,
    tenantId,
    change,
    async exam({
      people = 1,
      learners,
      subjects = [{ subjectName: '理论', mode: 'offline', fullScore: 100 }],
      certId: given,
      ...values
    } = {}) {
      named += 1;
      const cert = { certName: `考位 ${named}`, certCode: `PLACE-${named}`, photoSize: 'none', passScore: 60 };
      const certId = given ?? (await must(admin.post<{ id: string }>('/cert/save', cert))).id;
      const made = await must(
        admin.post<{ id: string; subjects: { id: string }[] }>('/exam/save', {
          examName: `考位的考试 ${named}`,
          certId,
          applyStartTime: daysFromNow(-9),
          applyEndTime: daysFromNow(20),
          reserveStartTime: daysFromNow(-1),
          reserveEndTime: daysFromNow(20),
          validityPeriodStartTime: daysFromNow(-1),
          validityPeriodEndTime: daysFromNow(120),
          subjects,
          ...values,
        }),
      );
      await must(admin.post('/exam/step', { ids: [made.id], step: 'publish' }));
      const members = learners ?? (await addMembers({ server, tenantId, roleId: '2', count: people }));
      await change(
        `insert into "certApply" ("id", "tenantId", "certId", "examId", "userId", "personName", "idType", "idNumber", "phone", "state", "applyCode")
          select p."id", $1, $2, $3, p."userId", '王小明', 'idCard', p."idNumber", '13800000000', 'approved', p."id"
          from jsonb_to_recordset($4::jsonb) p("id" text, "userId" text, "idNumber" text)`,
        [
          tenantId,
          certId,
          made.id,
          JSON.stringify(members.map(({ userId }, n) => ({ id: newId(), userId, idNumber: idNumberOf(n) }))),
        ],
      );
      await change(
        `update "certApply" set "state" = 'registered', "registeredTime" = now() where "tenantId" = $1 and "examId" = $2`,
        [tenantId, made.id],
      );
      return { examId: made.id, subjectId: made.subjects[0]?.id ?? '', learners: members };
    },
    async session({ exam: { examId, subjectId }, places, day = 30, ...values }) {
      const { id } = await must(
        admin.post<{ id: string }>('/examSession/save', {
          examId,
          subjectId,
          place: 'online',
          startTime: daysFromNow(day),
          endTime: daysFromNow(day + 0.1),
          ...(places !== undefined && { ownPlaces: places }),
          ...values,
        }),
      );
      await must(admin.post('/certExam/issuance', { ids: [id], step: 'publish' }));
      return id;
    },
    async counted(sessionId) {
      const [rows] = await server.app.database.batch({
        scope,
        statements: [
          reading<{ state: string; count: number }>({
            text: `select "state", count(*)::integer as "count" from "placement" where "tenantId" = $1 and "sessionId" = $2 group by 1`,
            values: [tenantId, sessionId],
          }),
        ],
      });
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
  };
}

/** A learner's reservation of a session. */
export const reserve = (person: Person, id: string, mayWait = false) =>
  person.post<{ id: string; state: string }>('/certExam/reserveOrUpdateSession', { id, mayWait });

/** What a learner has of their first subject. */
export async function ownOf(person: Person): Promise<Own | undefined> {
  const { rows } = await must(person.get<{ rows: Own[] }>('/certExam/myExam'));
  return rows[0];
}
