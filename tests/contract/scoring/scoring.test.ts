/** Scores: every point has a cause, and nothing is told before it is published (rules SC1 to SC9). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, alsoIn, type Member } from '../certApply/people.ts';
import { sessionsOf, deviceId, start, type Sessions, type Sitting } from '../examAttempt/sessions.ts';
import { must, rightAnswers, type Person, type Values } from '../mock/exam.ts';

describe.each(['pglite', 'postgres'] as const)('scores on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let begun: Sessions['begun'];
  let over: Sessions['over'];
  let placementOf: Sessions['placementOf'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];

  beforeAll(async () => {
    server = await startServer({ database });
    ({ at, begun, over, placementOf, publish, withdraw } = await sessionsOf(server));
  }, 120_000);
  afterAll(() => server?.close());

  /** Sits an exam and answers the first so many questions rightly, the others wrongly. */
  const sit = async (person: Member, sessionId: string, right: number): Promise<Sitting> => {
    const paper = await must(start(person, sessionId));
    const keys = await rightAnswers({ server, paper });
    const answers = keys.map((key, n) =>
      n < right ? key : { ...key, selectedOptions: [key.selectedOptions[0] === 1 ? 2 : 1] },
    );
    await must(person.post('/certExam/saveAnswer', { attemptId: paper.attemptId, deviceId, answers }));
    await must(person.post('/certExam/submit', { attemptId: paper.attemptId, deviceId }));
    return paper;
  };
  const resultsOf = async (sessionId: string): Promise<Values[]> =>
    (
      await must(
        at.admin.post<{ rows: Values[] }>('/result/list', { sessionId: [sessionId], pageNum: 1, pageSize: 50 }),
      )
    ).rows;
  const foresee = (sessionId: string) =>
    must(at.admin.post<{ count: number; left: Values[] }>('/certExam/foreseePublish', { ids: [sessionId] }));
  const resultOf = (person: Member, placementId: string) =>
    person.get<Values>(`/certExam/myResult?placementId=${placementId}`);
  const finished = async (person: Member): Promise<Values[]> =>
    (await must(person.get<{ rows: Values[] }>('/certExam/myExamFinish'))).rows;

  it('SC1 to SC3, SC5: a handed-in exam is scored by itself, each point with its cause', async () => {
    const { sessionId, people } = await begun({ people: 2 });
    const [first, second] = people as [Member, Member];
    await sit(first, sessionId, 3);
    await sit(second, sessionId, 1);
    expect((await resultsOf(sessionId)).map(({ isDecided, openCount }) => [isDecided, openCount])).toEqual([
      [false, 3],
      [false, 3],
    ]);
    expect(await scoreHandedIn({ app: server.app })).toBeGreaterThanOrEqual(2);
    const results = await resultsOf(sessionId);
    expect(results).toMatchObject([
      { state: 'pending', isDecided: true, openCount: 0, fullScore: 6 },
      { state: 'pending', isDecided: true, openCount: 0, fullScore: 6 },
    ]);
    expect(results.map(({ score }) => score).sort()).toEqual([2, 6]);
    const [best] = results.filter(({ score }) => score === 6);
    const { rows } = await must(
      at.admin.post<{ rows: Values[] }>('/award/list', { resultId: [best?.['id']], pageNum: 1, pageSize: 50 }),
    );
    expect(rows).toHaveLength(3);
    for (const row of rows)
      expect(row).toMatchObject({ cause: 'machine', gained: 2, maximum: 2, isCurrent: true, keyVersion: 1 });
    expect(await scoreHandedIn({ app: server.app })).toBe(0);
  });

  it('SC7, SC8: nothing is told before it is published, and nothing is published while something is undecided', async () => {
    const { sessionId, people } = await begun({ people: 2 });
    const [person, missing] = people as [Member, Member];
    await sit(person, sessionId, 3);
    const before = await finished(person);
    await scoreHandedIn({ app: server.app });
    expect(await finished(person)).toEqual(before);
    expect(before).toMatchObject([
      { isPublished: false, score: null, isPassed: null, kind: null, publishedTime: null },
    ]);

    expect(await foresee(sessionId)).toMatchObject({
      count: 0,
      left: [{ reason: '场次还没有结束' }, { reason: '没有到考，也没有记为缺考' }],
    });
    await over(sessionId);
    const untold = await finished(person);
    expect(await resultOf(person, await placementOf(person, sessionId))).toMatchObject({ status: 404 });
    expect(await publish(sessionId)).toMatchObject({ status: 409, message: expect.stringContaining('没有记为缺考') });
    expect((await resultsOf(sessionId)).map(({ state }) => state)).toEqual(['pending']);
    await must(at.admin.post('/placement/step', { ids: [await placementOf(missing, sessionId)], step: 'absent' }));
    expect(await foresee(sessionId)).toEqual({ count: 2, left: [], said: '将公布 2 人的成绩' });
    expect(await must(publish(sessionId))).toMatchObject({ count: 2 });
    expect(await finished(person)).toMatchObject([{ isPublished: true, score: 6, isPassed: true, kind: 'normal' }]);
    const placementId = await placementOf(person, sessionId);
    const mine = await must(resultOf(person, placementId));
    expect(mine).toMatchObject({
      score: 6,
      fullScore: 6,
      isPassed: true,
      rank: null,
      parts: [{ type: '1', gained: 6, maximum: 6 }],
      subjects: [{ subjectName: '理论', score: 6, isPassed: true }],
    });
    expect(await resultOf(missing, placementId)).toMatchObject({ status: 404 });
    const policy = (set: string) =>
      at.change(`update "exam" set ${set} where "id" = (select "examId" from "examSession" where "id" = $1)`, [
        sessionId,
      ]);
    await policy(`"showsRank" = true`);
    expect(await must(resultOf(person, placementId))).toMatchObject({ rank: 1, rankOf: 1 });
    await policy(`"reviewPolicy" = 'none'`);
    expect(await must(resultOf(person, placementId))).toMatchObject({
      isPassed: true,
      score: null,
      fullScore: null,
      passScore: null,
      parts: [],
      subjects: [{ score: null, fullScore: null, isPassed: true }],
    });
    await policy(`"reviewPolicy" = 'score', "reviewFromTime" = now() + interval '1 hour'`);
    expect(await resultOf(person, placementId)).toMatchObject({ status: 404 });
    expect(await finished(person)).toMatchObject([{ isPublished: false, score: null }]);
    await policy(`"reviewFromTime" = null`);
    expect(await finished(missing)).toMatchObject([{ isPublished: true, score: 0, isPassed: false, kind: 'absent' }]);
    expect(await publish(sessionId)).toMatchObject({ status: 409, message: '没有等待公布的成绩' });

    const withdrawn = await must(withdraw(sessionId, '第二题答案有误'));
    expect(withdrawn).toMatchObject({ count: 2 });
    expect(await finished(person)).toEqual(untold);
    expect(await resultOf(person, placementId)).toMatchObject({ status: 404 });
  });

  it('SC5: what is published before machines came to it keeps nobody else waiting', async () => {
    const annulled = await begun();
    const other = await begun();
    for (const { sessionId, people } of [annulled, other]) await sit(people[0] as Member, sessionId, 3);
    const [result] = await resultsOf(annulled.sessionId);
    await must(at.admin.post('/result/step', { ids: [result?.['id']], step: 'invalidate', reason: '停电，全场作废' }));
    await over(annulled.sessionId);
    await must(publish(annulled.sessionId));
    await scoreHandedIn({ app: server.app });
    expect(await resultsOf(other.sessionId)).toMatchObject([{ gained: 6, isPassed: true }]);
    expect(await resultsOf(annulled.sessionId)).toMatchObject([{ kind: 'invalid', score: 0, gained: 0 }]);

    await must(withdraw(annulled.sessionId, '改为有效'));
    await scoreHandedIn({ app: server.app });
    await must(at.admin.post('/result/step', { ids: [result?.['id']], step: 'restore' }));
    expect(await resultsOf(annulled.sessionId)).toMatchObject([{ kind: 'normal', score: 6 }]);
  });

  it('SC8: who does not reach all people of a session publishes and takes back none', async () => {
    const { sessionId, people } = await begun();
    await sit(people[0] as Member, sessionId, 3);
    await scoreHandedIn({ app: server.app });
    await over(sessionId);
    const role = { roleName: `自己的成绩 ${database}`, reach: 'own', codes: ['a12-m2.13', 'a12-m2.19.5'] };
    const { id: roleId } = await must(at.admin.post<{ id: string }>('/role/save', role));
    const [one] = (await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 })) as [Member];
    const beyond = { status: 403, message: '所选场次中有您数据范围以外的人，请由能看到全部考生的人办理' };
    const asked = { ids: [sessionId], reason: '还要核对' };
    expect(await one.post('/certExam/foreseePublish', { ids: [sessionId] })).toMatchObject(beyond);
    expect(await one.post('/certExam/publishScore', { ids: [sessionId] })).toMatchObject(beyond);
    await must(publish(sessionId));
    expect(await one.post('/certExam/withdrawScore', asked)).toMatchObject(beyond);
    expect((await resultsOf(sessionId)).map(({ state }) => state)).toEqual(['published']);
  });

  it('SC4: the organisation deducts and invalidates with a reason, not once it is told', async () => {
    const { sessionId, people } = await begun();
    const [person] = people as [Member];
    await sit(person, sessionId, 3);
    await scoreHandedIn({ app: server.app });
    const [result] = await resultsOf(sessionId);
    const step = (name: string, values: Values = {}) =>
      at.admin.post('/result/step', { ids: [result?.['id'] ?? ''], step: name, ...values });
    expect(await step('deduct', { deduction: 1 })).toMatchObject({ status: 422 });
    await must(step('deduct', { deduction: 1.5, reason: '交头接耳' }));
    expect(await resultsOf(sessionId)).toMatchObject([{ kind: 'deducted', gained: 6, score: 4.5 }]);
    await must(step('invalidate', { reason: '替考' }));
    expect(await resultsOf(sessionId)).toMatchObject([{ kind: 'invalid', score: 0, isPassed: false }]);
    await must(step('restore'));
    expect(await resultsOf(sessionId)).toMatchObject([{ kind: 'normal', score: 6 }]);
    await must(step('deduct', { deduction: 1.5, reason: '交头接耳' }));
    await over(sessionId);
    await must(publish(sessionId));
    // Its learner is told how much it was.
    expect(await must(resultOf(person, String(result?.['placementId'])))).toMatchObject({ score: 4.5, deduction: 1.5 });
    expect(await step('invalidate', { reason: '替考' })).toMatchObject({ status: 409 });
    expect(await step('deduct', { deduction: 2, reason: '交头接耳' })).toMatchObject({ status: 409 });
    // SC9: what was deducted from keeps nothing from being taken back, and stays.
    await must(withdraw(sessionId, '还要核对'));
    expect(await resultsOf(sessionId)).toMatchObject([{ state: 'pending', kind: 'deducted', score: 4.5 }]);
  });

  it('SC4: nobody decides what the own result counts', async () => {
    const { sessionId, people } = await begun();
    const [person] = people as [Member];
    await sit(person, sessionId, 3);
    await scoreHandedIn({ app: server.app });
    const [result] = await resultsOf(sessionId);
    const step = (who: Person, name: string, values: Values = {}) =>
      who.post('/result/step', { ids: [result?.['id'] ?? ''], step: name, ...values });
    const role = { roleName: '处理成绩', reach: 'all', codes: ['a12-m2.19', 'a12-m2.19.3'] };
    const own = await alsoIn({ server, at, userId: person.userId, role });
    const refused = { status: 403, message: '这是您自己的成绩，请别人办理' };
    expect(await step(own, 'deduct', { deduction: 1, reason: '交头接耳' })).toMatchObject(refused);
    await must(step(at.admin, 'invalidate', { reason: '替考' }));
    expect(await step(own, 'restore')).toMatchObject(refused);
    expect(await resultsOf(sessionId)).toMatchObject([{ kind: 'invalid', score: 0 }]);
  });
});
