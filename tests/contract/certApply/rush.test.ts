import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { inSuite } from '#tests/suite.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';
import { addMembers, idNumberOf, type Member } from './people.ts';

const rounds = inSuite({ landing: 2, long: 50 });
const people = 300;
const places = 50;

/** Rule Y8: many people want the few places of an exam at the same moment. */
describe.each(['pglite', 'postgres'] as const)('a rush for an exam on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let learners: Member[];
  let tenantId = '';

  beforeAll(async () => {
    server = await startServer({ database });
    [tenantId = ''] = server.tenantIds;
    admin = personOf({ server, token: await server.signIn('admin') });
    await must(admin.post('/switchTenant', { tenantId }));
    learners = await addMembers({ server, tenantId, roleId: '2', count: people });
  }, 120_000);
  afterAll(() => server.close());

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    `Y8: ${people} people get exactly ${places} places, round %s`,
    async (round) => {
      const { certId, examId } = await makeExam(round);
      const replies = await Promise.all(
        learners.map((person, n) =>
          person.post('/certApply/applyCert', {
            certId,
            examId,
            personName: '王小明',
            idType: 'idCard',
            idNumber: idNumberOf(n),
            phone: '13800000000',
            isAttested: true,
          }),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(places);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused.filter(({ message }) => !message.includes('报名名额已满'))).toEqual([]);
      expect(await stored(examId)).toEqual({ applications: places, codes: places, people: places });
      const [anybody = admin] = learners;
      const { exams } = await must(anybody.post<{ exams: Values[] }>('/certApply/form', { certId }));
      expect(exams).toMatchObject([{ id: examId, left: 0 }]);
    },
    60_000,
  );

  async function makeExam(round: number): Promise<{ certId: string; examId: string }> {
    const cert = { certName: `抢报 ${round}`, certCode: `RUSH-${round}`, photoSize: 'none' };
    const { id: certId } = await must(admin.post<{ id: string }>('/cert/save', cert));
    const { id: examId } = await must(
      admin.post<{ id: string }>('/exam/save', {
        examName: `抢报的考试 ${round}`,
        certId,
        places,
        applyStartTime: '2020-01-01 00:00:00',
        applyEndTime: '2090-01-01 00:00:00',
        validityPeriodStartTime: '2090-02-01 00:00:00',
        validityPeriodEndTime: '2090-03-01 00:00:00',
        subjects: [{ subjectName: '理论', mode: 'online' }],
      }),
    );
    await must(admin.post('/exam/step', { ids: [examId], step: 'publish' }));
    return { certId, examId };
  }

  async function stored(examId: string): Promise<Values | undefined> {
    const [[counted]] = await server.app.database.batch({
      scope: { tenantId, userId: 'system' },
      statements: [
        reading<Values>({
          text: `select count(*)::integer as "applications", count(distinct "applyCode")::integer as "codes",
            count(distinct "userId")::integer as "people" from "certApply" where "tenantId" = $1 and "examId" = $2`,
          values: [tenantId, examId],
        }),
      ],
    });
    return counted;
  }
});
