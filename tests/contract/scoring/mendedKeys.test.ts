/** Keys that are mended after answers were scored by them (rules SC27 to SC29). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, personIdOf, type Member } from '../certApply/people.ts';
import { deviceId, sessionsOf, start, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { bankOf } from '../paper/bank.ts';

interface Foreseen {
  count: number;
  said: string;
  left: Values[];
  changes: Values[];
}

/** One question a kind, with what is answered of each. */
const kinds = {
  single: { score: 2, options: [{ content: '甲', isAnswer: true }, { content: '乙' }] },
  blank: { score: 3, options: [], answer: [{ anyOf: ['铜'] }] },
  short: { score: 4, options: [], answer: [{ anyOf: ['电荷，移动'] }] },
  long: { score: 10, options: [], answer: [{ anyOf: ['要点'] }] },
} as const;
type Kind = keyof typeof kinds;

describe.each(['pglite', 'postgres'] as const)('mended keys on %s', (database) => {
  let server: TestServer;
  let sessions: Sessions;
  let examinerRole: string;

  beforeAll(async () => {
    server = await startServer({ database });
    sessions = await sessionsOf(server);
    const role = { roleName: `只评卷 ${database}`, codes: ['a12', 'a12-m2', 'a12-m2.20'] };
    ({ id: examinerRole } = await must(sessions.at.admin.post<{ id: string }>('/role/save', role)));
  }, 120_000);
  afterAll(() => server?.close());

  /** A session that is over, of questions of its own, in which each of the people gave these answers. */
  const answered = async ({
    asked,
    given,
  }: {
    asked: readonly Kind[];
    given: readonly Partial<Record<Kind, unknown>>[];
  }) => {
    const bank = await bankOf(server);
    const ids = new Map<string, Kind>();
    for (const type of asked) {
      const { score: _score, ...question } = kinds[type];
      ids.set(await bank.question({ type, title: `${type} 的题`, ...question }), type);
    }
    const ruleList = asked.map((type) => ({ type, num: 1, score: kinds[type].score }));
    await must(bank.admin.post('/cert/rule/save', { certId: bank.certId, ruleList }));
    const { sessionId, people } = await sessions.begun({ of: bank.certId, people: given.length });
    for (const [index, person] of people.entries()) await sit({ person, sessionId, ids, given: given[index] ?? {} });
    await scoreHandedIn({ app: server.app });
    await sessions.over(sessionId);
    const questionId = (kind: Kind): string => [...ids].find(([, type]) => type === kind)?.[0] ?? '';
    return { sessionId, people, questionId };
  };
  const sit = async ({
    person,
    sessionId,
    ids,
    given,
  }: {
    person: Member;
    sessionId: string;
    ids: ReadonlyMap<string, Kind>;
    given: Partial<Record<Kind, unknown>>;
  }): Promise<void> => {
    const { attemptId, questionList } = await must(start(person, sessionId));
    const answers = questionList.map(({ questionId }) => {
      const answer = given[ids.get(questionId) ?? 'single'];
      return {
        questionId,
        selectedOptions: typeof answer === 'number' ? [answer] : [],
        inputInfo: typeof answer === 'string' ? [answer] : [],
        isFlagged: false,
        sequence: 1,
      };
    });
    await must(person.post('/certExam/saveAnswer', { attemptId, deviceId, answers }));
    await must(person.post('/certExam/submit', { attemptId, deviceId }));
  };
  /** Somebody who scores a session, and the next answer that they take of a question. */
  const examinerOf = async (sessionId: string) => {
    const { tenantId, admin } = sessions.at;
    const [examiner] = (await addMembers({ server, tenantId, roleId: examinerRole, count: 1 })) as [Member];
    const personId = await personIdOf({ server, tenantId, userId: examiner.userId });
    await must(admin.post('/sessionStaff/save', { sessionId, personId, role: 'examiner' }));
    const next = async (questionId: string): Promise<Values & { id: string }> =>
      (
        await must(
          examiner.post<{ answer: Values & { id: string } }>('/certExam/examiner/next', { sessionId, questionId }),
        )
      ).answer;
    return { examiner, next };
  };
  const mend = async (id: string, values: Values) => {
    const question = await must(sessions.at.admin.get<Values>(`/question/edit?id=${id}`));
    return sessions.at.admin.post('/question/save', { ...question, ...values });
  };
  const foresee = (sessionId: string) =>
    must(sessions.at.admin.post<Foreseen>('/certExam/foreseeRefresh', { ids: [sessionId] }));
  const refresh = (sessionId: string, reason = '第一题答案有误') =>
    sessions.at.admin.post<Values>('/certExam/refreshScore', { ids: [sessionId], reason });
  const awards = (sessionId: string) =>
    asOwner<{
      cause: string;
      gained: number;
      keyVersion: number;
      isCurrent: boolean;
      isProposed: boolean;
      note: string;
    }>({
      server,
      text: `select w."cause", w."gained"::float8 as "gained", w."keyVersion", w."isCurrent", w."isProposed", w."note" from "award" w
        join "result" r on r."id" = w."resultId" where r."sessionId" = $1 order by r."ticketNumber", w."place", w."number"`,
      values: [sessionId],
    });
  const scores = async (sessionId: string): Promise<unknown[]> =>
    (
      await must(
        sessions.at.admin.post<{ rows: Values[] }>('/result/list', {
          sessionId: [sessionId],
          pageNum: 1,
          pageSize: 50,
        }),
      )
    ).rows
      .toSorted((one, other) => String(one['ticketNumber']).localeCompare(String(other['ticketNumber'])))
      .map(({ score }) => score);

  it('SC27, SC28: who changes by how much is told before it is stored, and each point says by which key', async () => {
    const { sessionId, questionId, people } = await answered({
      asked: ['single', 'blank'],
      given: [{ single: 1, blank: '铜' }, { single: 2, blank: '铁' }, {}],
    });
    expect(await scores(sessionId)).toEqual([5, 0, 0]);
    expect(await foresee(sessionId)).toEqual({
      count: 0,
      said: '机器评的和考官还没有评过的题，评分以后答案没有改过',
      left: [],
      changes: [],
    });
    expect(await refresh(sessionId)).toMatchObject({
      status: 409,
      message: '机器评的和考官还没有评过的题，评分以后答案没有改过',
    });

    await must(mend(questionId('single'), { options: [{ content: '甲' }, { content: '乙', isAnswer: true }] }));
    const before = await awards(sessionId);
    const foreseen = await foresee(sessionId);
    expect(foreseen).toMatchObject({ count: people.length, left: [] });
    expect(foreseen.said).toBe(
      '将重新评 3 人的作答\n1 道题改过答案：《single 的题》。\n1 人的得分增加，1 人的减少；1 人变为合格，0 人变为不合格。',
    );
    expect(foreseen.changes.map(({ from, to, note }) => [from, to, note])).toEqual([
      [5, 3, ''],
      [0, 2, '变为合格'],
    ]);
    expect(await awards(sessionId)).toEqual(before);

    expect(await refresh(sessionId, '')).toMatchObject({ status: 422 });
    expect(await must(refresh(sessionId))).toMatchObject({ count: 3, said: '已重新评 3 人的作答，2 人的得分变了' });
    expect(await scores(sessionId)).toEqual([3, 2, 0]);
    const [former, key] = (await awards(sessionId)).filter((_award, index) => index < 2);
    expect(former).toMatchObject({ cause: 'machine', gained: 2, keyVersion: 1, isCurrent: false });
    expect(key).toMatchObject({ cause: 'key', gained: 0, keyVersion: 2, isCurrent: true, note: '第一题答案有误' });
    expect(await refresh(sessionId)).toMatchObject({ status: 409 });
  });

  it('SC28: of a session that is not over, or published, nothing is scored anew', async () => {
    const { sessionId, questionId } = await answered({ asked: ['single'], given: [{ single: 1 }] });
    await must(mend(questionId('single'), { options: [{ content: '甲' }, { content: '乙', isAnswer: true }] }));
    await sessions.move(sessionId, -1);
    expect(await foresee(sessionId)).toMatchObject({ count: 0, changes: [], left: [{ reason: '场次还没有结束' }] });
    expect(await refresh(sessionId)).toMatchObject({ status: 409, message: expect.stringContaining('场次还没有结束') });
    await sessions.over(sessionId);
    const warned = await must(sessions.at.admin.post('/certExam/foreseePublish', { ids: [sessionId] }));
    expect(warned).toMatchObject({ count: 1, said: expect.stringContaining('《single 的题》') });
    await must(sessions.publish(sessionId));
    const published = expect.stringContaining('已经公布，请先撤回公布');
    expect(await foresee(sessionId)).toMatchObject({ count: 0, left: [{ reason: published }] });
    expect(await refresh(sessionId)).toMatchObject({ status: 409, message: published });
    expect(await scores(sessionId)).toEqual([2]);
    await must(sessions.withdraw(sessionId, '第一题答案有误'));
    await must(refresh(sessionId));
    expect(await scores(sessionId)).toEqual([0]);
    const again = await must(sessions.at.admin.post('/certExam/foreseePublish', { ids: [sessionId] }));
    expect(again).toEqual({ count: 1, left: [], said: '将公布 1 人的成绩' });
  });

  it('SC27: what people answered is not scored by another question, nor by none', async () => {
    const { sessionId, questionId } = await answered({
      asked: ['single', 'blank'],
      given: [{ single: 1, blank: '铜' }],
    });
    expect(await mend(questionId('single'), { options: [{ content: '甲' }, { content: '乙' }] })).toMatchObject({
      status: 422,
      message: expect.stringContaining('有且只有一个正确选项'),
    });
    expect(await mend(questionId('blank'), { answer: [] })).toMatchObject({ status: 422 });
    await must(mend(questionId('single'), { options: [{ content: '丙' }, { content: '乙', isAnswer: true }] }));
    await must(mend(questionId('blank'), { answer: [{ anyOf: ['铜'] }, { anyOf: ['铁'] }] }));
    expect(await foresee(sessionId)).toEqual({
      count: 0,
      said: '2 道题不能按新答案评：',
      changes: [],
      left: [
        { nickname: '《blank 的题》', account: '', reason: '空的个数改过，考生填的不是现在的空' },
        { nickname: '《single 的题》', account: '', reason: '选项改过，考生选的不是现在的选项' },
      ],
    });
    expect(await refresh(sessionId)).toMatchObject({ status: 409, message: expect.stringContaining('空的个数改过') });
    expect(await scores(sessionId)).toEqual([5]);
  });

  it('SC29: proposals and keys of the desk follow; what an examiner scored stays', async () => {
    const given = { short: '离子在导体里移动', long: '我的论述' };
    const { sessionId, questionId } = await answered({ asked: ['short', 'long'], given: [given, given] });
    const { examiner, next: nextOf } = await examinerOf(sessionId);
    const next = (kind: Kind) => nextOf(questionId(kind));
    expect(await next('short')).toMatchObject({ proposed: 2, matched: ['移动'] });
    await must(examiner.post('/certExam/examiner/score', { id: (await next('short')).id, points: 4 }));
    const open = await next('long');
    expect(open).toMatchObject({ key: [{ anyOf: ['要点'] }] });

    await must(mend(questionId('short'), { answer: [{ anyOf: ['离子，移动'] }] }));
    await must(mend(questionId('long'), { answer: [{ anyOf: ['新的要点'] }] }));
    expect(await foresee(sessionId)).toMatchObject({ count: 2, left: [], changes: [] });
    await must(refresh(sessionId));
    // What was open is seen with the new key before it is scored.
    const { id } = open;
    expect(await examiner.post('/certExam/examiner/keep', { id })).toMatchObject({ status: 409 });
    expect(await examiner.post('/certExam/examiner/score', { id, points: 5 })).toMatchObject({ status: 409 });
    expect(await next('long')).toMatchObject({ key: [{ anyOf: ['新的要点'] }] });
    expect(await next('short')).toMatchObject({ proposed: 4, matched: ['离子', '移动'] });
    const current = (await awards(sessionId)).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ cause, gained, isProposed }) => [cause, gained, isProposed]).toSorted()).toEqual([
      ['examiner', 4, false],
      ['key', 4, true],
    ]);
  });

  it('SC29: an answer that an examiner scored keeps its key, for the second one and as a control too', async () => {
    const given = { long: '我的论述' };
    const { sessionId, questionId } = await answered({ asked: ['long'], given: [given, given] });
    await sessions.at.change(`update "examSession" set "markers" = 2, "markDifference" = 1 where "id" = $1`, [
      sessionId,
    ]);
    const { examiner, next } = await examinerOf(sessionId);
    const { id } = await next(questionId('long'));
    await must(examiner.post('/certExam/examiner/score', { id, points: 4 }));
    const controlled = await examinerOf(sessionId);
    await sessions.at.change(
      `insert into "marking" ("id", "tenantId", "resultId", "questionId", "keyVersion", "place", "maximum", "number", "isControl", "examinerId", "claimedUntil")
        select gen_random_uuid()::text, m."tenantId", m."resultId", m."questionId", m."keyVersion", m."place", m."maximum", 0, true, $2,
          now() + interval '10 minutes' from "marking" m where m."id" = $1`,
      [id, controlled.examiner.userId],
    );
    await must(mend(questionId('long'), { answer: [{ anyOf: ['新的要点'] }] }));
    expect(await foresee(sessionId)).toMatchObject({ count: 1, changes: [] });
    await must(refresh(sessionId));
    const markings = await asOwner<{ number: number; keyVersion: number; isScored: boolean; isOpen: boolean }>({
      server,
      text: `select m."number", m."keyVersion", exists (select from "marking" o where o."resultId" = m."resultId" and o."id" = $2) as "isScored",
          m."claimedUntil" is not null as "isOpen" from "marking" m where m."sessionId" = $1 order by "isScored", m."number"`,
      values: [sessionId, id],
    });
    expect(markings).toEqual([
      { number: 1, keyVersion: 2, isScored: false, isOpen: false },
      { number: 0, keyVersion: 1, isScored: true, isOpen: true },
      { number: 1, keyVersion: 1, isScored: true, isOpen: false },
      { number: 2, keyVersion: 1, isScored: true, isOpen: false },
    ]);
    expect(await foresee(sessionId)).toMatchObject({ count: 0, said: expect.stringContaining('没有改过') });
    const warned = await must(sessions.at.admin.post('/certExam/foreseePublish', { ids: [sessionId] }));
    expect(warned['said']).not.toContain('改过');
  });

  it('SC27: what a question says is for who reads the question bank', async () => {
    const { sessionId, questionId } = await answered({ asked: ['single'], given: [{ single: 1 }] });
    const { tenantId, admin } = sessions.at;
    const codes = ['a12-m2.13', 'a12-m2.19', 'a12-m2.19.5', 'a12-m2.19.6'];
    const { id: roleId } = await must(
      admin.post<{ id: string }>('/role/save', { roleName: `只管成绩 ${database}`, codes }),
    );
    const [member] = (await addMembers({ server, tenantId, roleId, count: 1 })) as [Member];
    const told = (call: string) => must(member.post<Foreseen>(`/certExam/${call}`, { ids: [sessionId] }));
    await must(mend(questionId('single'), { options: [{ content: '甲' }, { content: '乙', isAnswer: true }] }));
    expect((await told('foreseeRefresh')).said).toContain('1 道题改过答案。');
    expect((await told('foreseePublish')).said).toContain('还没有按新答案重新评分。');
    await must(mend(questionId('single'), { options: [{ content: '丙' }, { content: '乙', isAnswer: true }] }));
    expect((await told('foreseeRefresh')).left).toMatchObject([{ nickname: '一道试题' }]);
  });
});
