/** Reviews that learners ask for of published results (rules SC21 to SC24). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, alsoIn, told, type Member } from '../certApply/people.ts';
import { deviceId, sessionsOf, start, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { reserve } from '../placement/places.ts';

/** A published result of somebody. */
interface Published {
  person: Member;
  placementId: string;
  resultId: string;
  sessionId: string;
  examId: string;
}

describe.each(['pglite', 'postgres'] as const)('reviews of scores on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let begun: Sessions['begun'];
  let over: Sessions['over'];
  let placesOf: Sessions['placesOf'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];

  beforeAll(async () => {
    server = await startServer({ database });
    ({ at, begun, over, placesOf, publish, withdraw } = await sessionsOf(server));
  }, 120_000);
  afterAll(() => server?.close());

  let day = 0;
  /** Somebody who has 55 of 100 points in a subject that is not sat on a machine, or was absent. */
  const published = async ({
    reviewDays = 3,
    kind = 'normal',
  }: {
    reviewDays?: number;
    kind?: string;
  } = {}): Promise<Published> => {
    const exam = await at.exam({ reviewDays });
    const [person] = exam.learners as [Member];
    day += 1;
    const sessionId = await at.session({ exam, day });
    await must(reserve(person, sessionId));
    await over(sessionId);
    const [place] = await placesOf(sessionId);
    const { id: placementId = '', ticketNumber = '', personName = '' } = place ?? {};
    const entry = { ticketNumber, personName, kind, ...(kind === 'normal' && { score: 55 }) };
    await must(at.admin.post('/scoreEntry/save', entry));
    await must(publish(sessionId));
    return { person, placementId, sessionId, examId: exam.examId, resultId: await resultIdOf(placementId) };
  };
  const resultIdOf = async (placementId: string): Promise<string> => {
    const [row] = await asOwner<{ id: string }>({
      server,
      text: 'select "id" from "result" where "placementId" = $1',
      values: [placementId],
    });
    return row?.id ?? '';
  };
  const resultOf = async (id: string): Promise<Values | undefined> => {
    const [row] = await asOwner({
      server,
      text: `select "state", "score"::float8 as "score", "isPassed", "openCount" from "result" where "id" = $1`,
      values: [id],
    });
    return row;
  };
  const ask = ({ person, placementId }: Pick<Published, 'person' | 'placementId'>, reason = '实操第三项漏了分') =>
    person.post<{ id: string; state: string }>('/certExam/askReview', { placementId, reason });
  const step = (id: string, name: string, values: Values = {}) =>
    at.admin.post<Values>('/scoreReview/step', { ids: [id], step: name, ...values });
  const own = async (person: Member, placementId?: string): Promise<Values[]> => {
    const query = placementId === undefined ? '' : `?placementId=${placementId}`;
    return (await must(person.get<{ rows: Values[] }>(`/certExam/myReview${query}`))).rows;
  };
  const detailOf = (id: string) => must(at.admin.get<Values>(`/scoreReview/detail?id=${id}`));
  const count = async (): Promise<unknown> =>
    (await asOwner({ server, text: 'select count(*)::integer as "count" from "scoreReview"' }))[0]?.['count'];

  it('SC21: a learner asks once for each publication, within the days that the exam gives', async () => {
    const one = await published();
    expect(await own(one.person)).toMatchObject([
      { placementId: one.placementId, canAsk: true, state: null, askUntil: expect.any(String) },
    ]);
    expect(await ask(one, '错')).toMatchObject({ status: 422 });
    expect(await ask(one, '   ')).toMatchObject({ status: 422 });
    expect(await must(ask(one))).toMatchObject({ state: 'asked' });
    expect(await ask(one)).toMatchObject({ status: 409 });
    expect(await own(one.person)).toMatchObject([
      { canAsk: false, state: 'asked', reason: '实操第三项漏了分', reply: null },
    ]);

    const [{ id: reviewId } = { id: '' }] = (await own(one.person)) as { id: string }[];
    await must(step(reviewId, 'keep', { reply: '三项都已计分' }));
    expect(await ask(one)).toMatchObject({ status: 409, message: '这次公布的成绩已申请过复核' });
    await must(withdraw(one.sessionId, '还要核对'));
    expect(await own(one.person)).toMatchObject([{ canAsk: false, state: null, reply: null, askUntil: null }]);
    await must(publish(one.sessionId));
    await must(ask(one));
  });

  it('SC21: too late, none at all, not told yet and those of others are refused, with nothing stored', async () => {
    const [late, none, hidden, withdrawn] = [
      await published(),
      await published({ reviewDays: 0 }),
      await published(),
      await published(),
    ];
    const [stranger] = await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 1 });
    await at.change(`update "result" set "publishedTime" = now() - interval '3 days 1 second' where "id" = $1`, [
      late.resultId,
    ]);
    await at.change(`update "exam" set "reviewFromTime" = now() + interval '1 hour' where "id" = $1`, [hidden.examId]);
    await must(withdraw(withdrawn.sessionId, '还要核对'));
    const before = await count();
    expect(await ask(late)).toMatchObject({ status: 409, message: '申请复核的期限已过' });
    expect(await ask(none)).toMatchObject({ status: 409, message: '这次考试不办理成绩复核' });
    for (const each of [hidden, withdrawn, { ...late, person: stranger as Member }, { ...late, placementId: 'none' }])
      expect(await ask(each)).toMatchObject({ status: 404, message: expect.stringContaining('成绩') });
    for (const { person } of [late, none, hidden, withdrawn]) expect(await own(person)).toEqual([]);
    // Of the person themselves, told: whatever stores it.
    for (const [{ resultId }, userId] of [
      [hidden, hidden.person.userId],
      [none, late.person.userId],
    ] as const) {
      const asked = server.app.database.batch({
        scope: { tenantId: at.tenantId, userId },
        statements: [
          changing({
            text: `insert into "scoreReview" ("id", "tenantId", "resultId", "reason") values ($1, $2, $3, '漏了分')`,
            values: ['stored', at.tenantId, resultId],
          }),
        ],
      });
      await expect(asked).rejects.toMatchObject({ constraint: 'review_unseen' });
    }
    expect(await count()).toBe(before);
    // The days count from when the result can be looked at.
    await at.change(`update "exam" set "reviewFromTime" = now() - interval '1 day' where "id" = $1`, [late.examId]);
    await must(ask(late));
    expect(await own(late.person, late.placementId)).toEqual(await own(late.person));
    for (const { placementId } of [none, { placementId: 'none' }])
      expect(await own(late.person, placementId)).toEqual([]);
    expect(await own(none.person, late.placementId)).toEqual([]);
    expect(await late.person.get('/certExam/myReview?placementId=')).toMatchObject({ status: 422 });
  });

  it('SC21: of twenty who ask at once all but one are refused', async () => {
    const one = await published();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(one)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  it('SC22 to SC24: it is taken and changed, each is told, and the result stays published with its new score', async () => {
    const one = await published();
    const { id } = await must(ask(one));
    await must(step(id, 'take'));
    expect(await own(one.person)).toMatchObject([{ state: 'taken' }]);
    expect(await step(id, 'change', { gained: 60 })).toMatchObject({ status: 422 });
    expect(await step(id, 'change', { gained: 60.25, reply: '漏加五分' })).toMatchObject({ status: 422 });
    const refused: [Values, number, string | RegExp][] = [
      [{ gained: 55, reply: '漏加五分' }, 409, '得分和原来的一样，没有更改；不改的请点“维持原成绩”'],
      [{ gained: 100.5, reply: '漏加五分' }, 422, '得分不能超过满分：满分 100 分'],
      [{ gained: 60, place: 1, reply: '漏加五分' }, 422, '这个科目没有题号，改的是整科的得分，请不要填'],
    ];
    for (const [values, status, message] of refused) {
      const reply = await step(id, 'change', values);
      expect(reply, String(message)).toMatchObject({ status });
      expect(JSON.stringify(reply)).toContain(message);
    }
    expect(await resultOf(one.resultId)).toMatchObject({ score: 55, isPassed: false });
    await must(step(id, 'change', { gained: 60, reply: '第三项漏加五分' }));
    expect(await resultOf(one.resultId)).toEqual({ state: 'published', score: 60, isPassed: true, openCount: 0 });
    const [award] = await asOwner({
      server,
      text: `select "cause", "note", "gained"::float8 as "gained" from "award" where "resultId" = $1 and "isCurrent"`,
      values: [one.resultId],
    });
    expect(award).toEqual({ cause: 'review', note: '第三项漏加五分', gained: 60 });
    expect(await detailOf(id)).toMatchObject({
      state: 'changed',
      formerScore: 55,
      newScore: 60,
      takenBy: expect.any(String),
      takenTime: expect.any(String),
      decidedBy: expect.any(String),
      decidedTime: expect.any(String),
    });
    expect(await own(one.person)).toMatchObject([{ state: 'changed', reply: '第三项漏加五分', canAsk: false }]);
    expect((await told(one.person)).slice(0, 2).map((title) => title.split('：')[0])).toEqual([
      '成绩复核结果',
      '成绩复核已受理',
    ]);
    expect(await step(id, 'keep', { reply: '三项都已计分' })).toMatchObject({ status: 409 });
    const { rows } = await must(at.admin.get<{ rows: Values[] }>(`/scoreReview/history?id=${id}`));
    for (const title of ['受理', '更改成绩']) expect(JSON.stringify(rows)).toContain(title);
  });

  it('SC22, SC23: nothing is decided of a result that is withdrawn, nor changed of who was absent', async () => {
    const one = await published();
    const { id } = await must(ask(one));
    await must(withdraw(one.sessionId, '还要核对'));
    for (const [name, values] of [
      ['keep', { reply: '三项都已计分' }],
      ['change', { gained: 60, reply: '漏加五分' }],
    ] as const)
      expect(await step(id, name, values)).toMatchObject({
        status: 409,
        message: expect.stringContaining('再公布以后办理'),
      });
    expect(await detailOf(id)).toMatchObject({ state: 'asked', reply: null, decidedTime: null });
    await must(publish(one.sessionId));
    expect(await ask(one)).toMatchObject({ status: 409, message: '这个成绩的复核正在办理' });
    await must(step(id, 'keep', { reply: '三项都已计分' }));
    expect(await resultOf(one.resultId)).toMatchObject({ state: 'published', score: 55 });

    const absent = await published({ kind: 'absent' });
    const asked = await must(ask(absent));
    expect(await step(asked.id, 'change', { gained: 60, reply: '到了考的' })).toMatchObject({
      status: 409,
      message: '缺考或无效的成绩没有得分可改；要改先撤回公布',
    });
    await must(step(asked.id, 'keep', { reply: '签到表上没有签名' }));
  });

  it('SC23: of an exam on machines one question after the other is changed', async () => {
    const { sessionId, people } = await begun({
      before: (id) =>
        at.change(
          `update "exam" set "reviewDays" = 5 where "id" = (select "examId" from "examSession" where "id" = $1)`,
          [id],
        ),
    });
    const [person] = people as [Member];
    const paper = await must(start(person, sessionId));
    await must(person.post('/certExam/submit', { attemptId: paper.attemptId, deviceId }));
    await scoreHandedIn({ app: server.app });
    await over(sessionId);
    await must(publish(sessionId));
    const [place] = await placesOf(sessionId);
    const placementId = place?.id ?? '';
    const resultId = await resultIdOf(placementId);
    const { id } = await must(ask({ person, placementId }));
    for (const values of [{}, { place: 4 }])
      expect(await step(id, 'change', { gained: 1, reply: '答案有误', ...values })).toMatchObject({ status: 422 });
    await must(step(id, 'change', { place: 1, gained: 2, reply: '第一题答案有误' }));
    await must(step(id, 'change', { place: 3, gained: 1, reply: '第三题给一半' }));
    expect(await resultOf(resultId)).toMatchObject({ state: 'published', score: 3, openCount: 0 });
    expect(await detailOf(id)).toMatchObject({ formerScore: 0, newScore: 3 });
  });

  it('SC22: nobody decides of their own result, and none without the button', async () => {
    const one = await published();
    const { id } = await must(ask(one));
    expect(await one.person.post('/scoreReview/step', { ids: [id], step: 'take' })).toMatchObject({ status: 403 });
    const role = { roleName: '复核', reach: 'all', codes: ['a12-m2.22', 'a12-m2.22.3'] };
    const reviewer = await alsoIn({ server, at, userId: one.person.userId, role });
    for (const [name, values] of [
      ['take', {}],
      ['change', { gained: 100, reply: '应得满分' }],
    ] as const)
      expect(await reviewer.post('/scoreReview/step', { ids: [id], step: name, ...values })).toMatchObject({
        status: 403,
        message: '这是您自己的成绩，请别人办理',
      });
    expect(await detailOf(id)).toMatchObject({ state: 'asked' });
    const other = await published();
    const asked = await must(ask(other));
    await must(reviewer.post('/scoreReview/step', { ids: [asked.id], step: 'take' }));
  });
});
