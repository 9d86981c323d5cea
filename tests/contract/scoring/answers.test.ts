/** What learners see of their own answers once a result is published (rule SC25). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import type { Member } from '../certApply/people.ts';
import { deviceId, sessionsOf, start, type Sessions, type Sitting } from '../examAttempt/sessions.ts';
import { must, rightAnswers, type Reply, type Values } from '../mock/exam.ts';
import { bankOf } from '../paper/bank.ts';
import { reserve } from '../placement/places.ts';

interface Answers extends Values {
  hasKeys: boolean;
  questionList: (Values & { questionId: string })[];
}

/** Of three questions, two points each: right, right with a flag, and wrong. */
interface Published {
  person: Member;
  sessionId: string;
  placementId: string;
  certId: string;
  paper: Sitting;
}

describe.each(['pglite', 'postgres'] as const)('answers after publishing on %s', (database) => {
  let server: TestServer;
  let sessions: Sessions;

  beforeAll(async () => {
    server = await startServer({ database });
    sessions = await sessionsOf(server);
  }, 120_000);
  afterAll(() => server?.close());

  const policyOf = (sessionId: string, policy: string, from = 'null') =>
    sessions.at.change(
      `update "exam" set "reviewPolicy" = $2, "reviewFromTime" = ${from} where "id" = (select "examId" from "examSession" where "id" = $1)`,
      [sessionId, policy],
    );
  const sit = async (person: Member, sessionId: string): Promise<Sitting> => {
    const paper = await must(start(person, sessionId));
    const keys = await rightAnswers({ server, paper });
    const answers = keys.map((key, n) => ({ ...key, isFlagged: n === 1, ...(n === 2 && { selectedOptions: [2] }) }));
    await must(person.post('/certExam/saveAnswer', { attemptId: paper.attemptId, deviceId, answers }));
    await must(person.post('/certExam/submit', { attemptId: paper.attemptId, deviceId }));
    return paper;
  };
  const handedIn = async (policy: string): Promise<Published> => {
    const { certId, question } = await bankOf(server);
    for (let n = 0; n < 3; n += 1) await question({ analysis: '<p>因为如此</p>' });
    const rule = { certId, ruleList: [{ type: 'single', num: 3, score: 2 }] };
    await must(sessions.at.admin.post('/cert/rule/save', rule));
    const { sessionId, people } = await sessions.begun({ of: certId });
    const [person] = people as [Member];
    const paper = await sit(person, sessionId);
    await scoreHandedIn({ app: server.app });
    await sessions.over(sessionId);
    await policyOf(sessionId, policy);
    return { person, sessionId, certId, paper, placementId: await sessions.placementOf(person, sessionId) };
  };
  const published = async (policy: string): Promise<Published> => {
    const one = await handedIn(policy);
    await must(sessions.publish(one.sessionId));
    return one;
  };
  const answersOf = (person: Member, placementId: string): Promise<Reply<Answers>> =>
    person.get<Answers>(`/certExam/myAnswers?placementId=${placementId}`);
  const shows = async ({ person, placementId }: Published): Promise<unknown> =>
    (await must(person.get<Values>(`/certExam/myResult?placementId=${placementId}`)))['showsAnswers'];
  const refused = { status: 404, message: expect.stringContaining('可以查看的答卷') };

  it('with the policy of answers: what was answered and what it brought, in the versions sat, without a key', async () => {
    const one = await published('answers');
    const [first = { questionId: '' }] = one.paper.questionList;
    await sessions.at.change(`update "question" set "title" = '后来改过' where "id" = $1`, [first.questionId]);
    expect(await shows(one)).toBe(true);
    const answers = await must(answersOf(one.person, one.placementId));
    expect(answers).toMatchObject({ placementId: one.placementId, gained: 4, fullScore: 6, hasKeys: false });
    expect(answers.questionList.map(({ questionId, title }) => [questionId, title])).toEqual(
      one.paper.questionList.map(({ questionId, title }) => [questionId, title]),
    );
    const usual = { score: 2, cause: 'machine', note: null, isHeld: false, isFavorite: false, isInBook: false };
    expect(answers.questionList).toMatchObject([
      { ...usual, questionIndex: 1, selectedOptions: [1], gained: 2, isCorrect: true, isFlagged: false },
      { ...usual, questionIndex: 2, selectedOptions: [1], gained: 2, isCorrect: true, isFlagged: true },
      { ...usual, questionIndex: 3, selectedOptions: [2], gained: 0, isCorrect: false, isFlagged: false },
    ]);
    for (const question of answers.questionList) {
      expect(question).toMatchObject({ correctOptions: [], answer: [], analysis: null, canPractise: false });
      expect(question['optionList']).toEqual([
        { order: 1, content: '对' },
        { order: 2, content: '错' },
      ]);
    }
  });

  it('with the policy of analysis: keys and analysis as well, and what may be practised', async () => {
    const one = await published('analysis');
    const [first = { questionId: '' }] = one.paper.questionList;
    await sessions.at.change(`update "question" set "usage" = 'both' where "id" = $1`, [first.questionId]);
    const answers = await must(answersOf(one.person, one.placementId));
    expect(answers.hasKeys).toBe(true);
    expect(answers.questionList.map(({ canPractise }) => canPractise)).toEqual([true, false, false]);
    for (const question of answers.questionList)
      expect(question).toMatchObject({ correctOptions: [1], analysis: '<p>因为如此</p>', isHeld: false });
  });

  it('tells what a review said of a question, and none of the words of examiners', async () => {
    const one = await published('analysis');
    await sessions.at.change(
      `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum", "note")
        select gen_random_uuid()::text, a."tenantId", a."resultId", a."questionId", a."place", a."keyVersion", 'review', 1, a."maximum", '第三题给一半的分'
          from "award" a join "result" r on r."id" = a."resultId" where r."placementId" = $1 and a."place" = 3`,
      [one.placementId],
    );
    await sessions.at.change(`update "result" set "state" = 'pending' where "placementId" = $1`, [one.placementId]);
    await sessions.at.change(
      `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum", "note")
        select gen_random_uuid()::text, a."tenantId", a."resultId", a."questionId", a."place", a."keyVersion", 'examiner', 1.5, a."maximum", '两位考官的平均'
          from "award" a join "result" r on r."id" = a."resultId" where r."placementId" = $1 and a."place" = 2`,
      [one.placementId],
    );
    await must(sessions.publish(one.sessionId));
    const { gained, questionList } = await must(answersOf(one.person, one.placementId));
    expect(gained).toBe(4.5);
    expect(questionList).toMatchObject([
      { gained: 2, cause: 'machine', note: null, isCorrect: true },
      { gained: 1.5, cause: 'examiner', note: null, isCorrect: null },
      { gained: 1, cause: 'review', note: '第三题给一半的分', isCorrect: null },
    ]);
  });

  it('shows the key by which an answer was scored, where it was mended after the exam', async () => {
    const one = await handedIn('analysis');
    const [first = { questionId: '', title: '' }, second = first] = one.paper.questionList;
    const { admin } = sessions.at;
    const question = await must(admin.get<Values>(`/question/edit?id=${first.questionId}`));
    const options = [{ content: '对' }, { content: '错', isAnswer: true }];
    await must(
      admin.post('/question/save', { ...question, title: '<p>改过的题干</p>', options, analysis: '<p>更正</p>' }),
    );
    await must(admin.post('/certExam/refreshScore', { ids: [one.sessionId], reason: '第一题答案有误' }));
    // As what waited while its key was mended: an examiner scored it by the new one.
    const other = await must(admin.get<Values>(`/question/edit?id=${second.questionId}`));
    await must(admin.post('/question/save', { ...other, options }));
    await sessions.at.change(
      `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum")
        select gen_random_uuid()::text, a."tenantId", a."resultId", a."questionId", a."place", a."keyVersion" + 1, 'examiner', 1, a."maximum"
          from "award" a join "result" r on r."id" = a."resultId" where r."placementId" = $1 and a."place" = 2`,
      [one.placementId],
    );
    await must(sessions.publish(one.sessionId));
    const { questionList } = await must(answersOf(one.person, one.placementId));
    expect(questionList).toMatchObject([
      { title: first.title, cause: 'key', gained: 0, isCorrect: false, correctOptions: [2], analysis: '<p>更正</p>' },
      { cause: 'examiner', gained: 1, correctOptions: [2], analysis: '<p>因为如此</p>' },
      { cause: 'machine', gained: 0, correctOptions: [1], analysis: '<p>因为如此</p>' },
    ]);
    await policyOf(one.sessionId, 'answers');
    const [kept] = (await must(answersOf(one.person, one.placementId))).questionList;
    expect(kept).toMatchObject({ gained: 0, correctOptions: [], answer: [], analysis: null });
  });

  it('keeps keys and points of what a session to come asks', async () => {
    const one = await published('analysis');
    const exam = await sessions.at.exam({
      certId: one.certId,
      subjects: [{ subjectName: '理论', mode: 'online', paperMode: 'each', minutes: 60 }],
    });
    const next = await sessions.at.session({ exam, day: 9 });
    const { hasKeys, questionList } = await must(answersOf(one.person, one.placementId));
    expect(hasKeys).toBe(true);
    for (const question of questionList)
      expect(question).toMatchObject({
        isHeld: true,
        correctOptions: [],
        answer: [],
        analysis: null,
        gained: null,
        isCorrect: null,
        cause: null,
        canPractise: false,
      });
    await sessions.over(next);
    expect((await must(answersOf(one.person, one.placementId))).questionList).toMatchObject([
      { isHeld: false, gained: 2, correctOptions: [1] },
      { isHeld: false, gained: 2, correctOptions: [1] },
      { isHeld: false, gained: 0, correctOptions: [1] },
    ]);
  });

  it('refuses what the policy keeps, what is not told, and what is somebody else’s, all in the same way', async () => {
    const one = await handedIn('analysis');
    const { person, sessionId, placementId } = one;
    expect(await answersOf(person, placementId)).toMatchObject(refused);
    await must(sessions.publish(sessionId));
    for (const policy of ['none', 'score']) {
      await policyOf(sessionId, policy);
      expect(await answersOf(person, placementId)).toMatchObject(refused);
      expect(await shows(one)).toBe(false);
    }
    await policyOf(sessionId, 'analysis', `now() + interval '1 hour'`);
    expect(await answersOf(person, placementId)).toMatchObject(refused);
    await policyOf(sessionId, 'analysis');
    expect(await answersOf(person, placementId)).toMatchObject({ status: 200 });
    const other = await published('analysis');
    expect(await answersOf(other.person, placementId)).toMatchObject(refused);
    expect(await answersOf(person, 'nothing')).toMatchObject(refused);
    await must(sessions.withdraw(sessionId, '还要核对'));
    expect(await answersOf(person, placementId)).toMatchObject(refused);
  });

  it('refuses where there are no answers that count: absent, invalid, not sat on a machine', async () => {
    const one = await handedIn('analysis');
    const [result] = (
      await must(
        sessions.at.admin.post<{ rows: { id: string }[] }>('/result/list', {
          sessionId: [one.sessionId],
          pageNum: 1,
          pageSize: 5,
        }),
      )
    ).rows;
    const annulled = { ids: [result?.id ?? ''], step: 'invalidate', reason: '替考' };
    await must(sessions.at.admin.post('/result/step', annulled));
    await must(sessions.publish(one.sessionId));
    expect(await answersOf(one.person, one.placementId)).toMatchObject(refused);
    expect(await shows(one)).toBe(false);

    for (const kind of ['absent', 'normal']) {
      const exam = await sessions.at.exam();
      const [person] = exam.learners as [Member];
      const sessionId = await sessions.at.session({ exam, day: 15 });
      await must(reserve(person, sessionId));
      await sessions.over(sessionId);
      const [place] = await sessions.placesOf(sessionId);
      const { id = '', ticketNumber = '', personName = '' } = place ?? {};
      const entry = { ticketNumber, personName, kind, ...(kind === 'normal' && { score: 55 }) };
      await must(sessions.at.admin.post('/scoreEntry/save', entry));
      await must(sessions.publish(sessionId));
      await policyOf(sessionId, 'analysis');
      expect(await answersOf(person, id)).toMatchObject(refused);
    }
  });
});
