import { daysFromNow } from '#tests/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';
import { castOf, type Cast } from './cast.ts';
import { addMembers, idNumberOf, type Member } from './people.ts';

/** Rules Y4, Y5 and Y8 where two people review and the platform approves: the longest way that an application goes. */
describe.each(databasesFor(import.meta.url))('the longest way of an application on %s', (database) => {
  let server: TestServer;
  let cast: Cast;
  let certId = '';
  let examId = '';
  let applied = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    cast = await castOf(server);
    const { admin, tenantId } = cast;
    const cert = { certName: '推荐的证书', certCode: 'LONG-1', photoSize: 'none', review: 'two' };
    certId = (await must(admin.post<{ id: string }>('/cert/save', cert))).id;
    await stored(`update "cert" set "isRecommended" = true where "id" = $1`, certId);
    examId = await makeExam({ examName: '名额', certId, places: 6 });
    cast.learners.push(...(await addMembers({ server, tenantId, roleId: '2', count: 2 })));
  }, 120_000);
  afterAll(() => server.close());

  async function stored(text: string, id: string): Promise<void> {
    const scope = { tenantId: cast.tenantId, userId: 'system' };
    await server.app.database.batch({ scope, statements: [changing({ text, values: [id] })] });
  }

  async function makeExam(values: Values): Promise<string> {
    const { id } = await must(
      cast.admin.post<{ id: string }>('/exam/save', {
        applyStartTime: '2020-01-01 00:00:00',
        applyEndTime: '2090-01-01 00:00:00',
        validityPeriodStartTime: '2090-02-01 00:00:00',
        validityPeriodEndTime: '2090-03-01 00:00:00',
        subjects: [{ subjectName: '理论', mode: 'online' }],
        ...values,
      }),
    );
    await must(cast.admin.post('/exam/step', { ids: [id], step: 'publish' }));
    return id;
  }

  const self = (n: number): Values => ({
    personName: '王小明',
    idType: 'idCard',
    idNumber: idNumberOf(n),
    phone: '13800000000',
    isAttested: true,
  });

  function apply(): Promise<Reply<{ id: string }>> {
    const person: Person = cast.learners[applied] ?? cast.admin;
    applied += 1;
    return person.post('/certApply/applyCert', { ...self(applied), certId, examId });
  }

  /** Takes a new application so many of the steps of the way. */
  async function bring(steps: number): Promise<string> {
    const { id } = await must(apply());
    const [first, second] = cast.reviewers as [Member, Member];
    const way: [Person, string, Values][] = [
      [first, 'updateApplyStatus', { status: 'approved' }],
      [second, 'updateApplyStatus', { status: 'approved' }],
      [cast.operator, 'platformStep', { step: 'platformApprove' }],
      [cast.admin, 'batchApplyCert', { step: 'register' }],
    ];
    for (const [person, call, values] of way.slice(0, steps))
      await must(person.post(`/certApply/${call}`, { ids: [id], ...values }));
    return id;
  }

  it('Y4: the second of two is another person even where no call stands between', async () => {
    const id = await bring(1);
    const again = stored(`update "certApply" set "state" = 'platform', "reviewedBy" = "firstBy" where "id" = $1`, id);
    await expect(again).rejects.toMatchObject({ constraint: 'apply_review' });
  });

  it('Y8: whatever is under way takes a place, what is over gives it back', async () => {
    for (const steps of [0, 2, 3, 4]) await bring(steps);
    const returned = await bring(0);
    const sent = { status: 'returned', reason: '照片不清楚', completeBy: daysFromNow(7) };
    await must(cast.admin.post('/certApply/updateApplyStatus', { ids: [returned], ...sent }));
    const full = await apply();
    expect([full.status, full.message]).toEqual([expect.any(Number), expect.stringContaining('报名名额已满')]);
    await must(cast.admin.post('/certApply/step', { ids: [returned], step: 'expire' }));
    expect((await apply()).status).toBe(200);
  });

  it('Y3: an exam with applications is not withdrawn, nor given to another certificate', async () => {
    const { admin } = cast;
    const [learner = admin] = cast.learners;
    const cert = { certName: '别的证书', certCode: 'LONG-2', photoSize: 'none' };
    const { id: otherCertId } = await must(admin.post<{ id: string }>('/cert/save', cert));
    const otherId = await makeExam({ examName: '别的考试', certId: otherCertId });
    const { id } = await must(
      learner.post<{ id: string }>('/certApply/applyCert', { ...self(1), certId: otherCertId, examId: otherId }),
    );
    const withdraw = (): Promise<Reply<unknown>> => admin.post('/exam/step', { ids: [otherId], step: 'withdraw' });
    const refused = await withdraw();
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('已有报名')]);
    const { version } = await must(admin.get<{ version: number }>(`/exam/detail?id=${otherId}`));
    const moved = await admin.post('/exam/save', { id: otherId, version, certId });
    expect([moved.status, moved.message]).toEqual([422, '证书 现在不能再改']);
    await must(learner.post('/certApply/ownStep', { ids: [id], step: 'withdraw' }));
    await must(withdraw());
  });
});
