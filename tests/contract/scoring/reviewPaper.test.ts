/** The paper of a result under review, for who decides it (rule SC22). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, alsoIn, personIdOf, type Member } from '../certApply/people.ts';
import { deviceId, sessionsOf, start, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';
import { bankOf } from '../paper/bank.ts';
import { reserve } from '../placement/places.ts';

interface Paper extends Values {
  questionList: (Values & { questionId: string })[];
}

/** A published result of which a review was asked. */
interface Asked {
  id: string;
  person: Member;
  sessionId: string;
  certId: string;
  examiner: Member;
}

const rubric = [
  { text: '写出定律', points: 4 },
  { text: '举例', points: 6 },
];

describe.each(['pglite', 'postgres'] as const)('the paper of a review on %s', (database) => {
  let server: TestServer;
  let sessions: Sessions;
  let at: Sessions['at'];
  /** Decides reviews, and reads no question bank. */
  let reviewer: Member;
  /** Of who scores answers and nothing else. */
  let examinerRole: string;

  beforeAll(async () => {
    server = await startServer({ database });
    sessions = await sessionsOf(server);
    ({ at } = sessions);
    reviewer = await memberOf({ roleName: `复核 ${database}`, reach: 'all', codes: ['a12-m2.22', 'a12-m2.22.3'] });
    examinerRole = await roleOf({ roleName: `评卷 ${database}`, codes: ['a12-m2.20'] });
  }, 120_000);
  afterAll(() => server?.close());

  const roleOf = async (role: Values): Promise<string> =>
    (await must(at.admin.post<{ id: string }>('/role/save', role))).id;
  const memberIn = async (roleId: string): Promise<Member> => {
    const [member] = await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 });
    return member as Member;
  };
  const memberOf = async (role: Values): Promise<Member> => memberIn(await roleOf(role));
  const paperOf = (who: Person, id: string): Promise<Reply<Paper>> => who.get<Paper>(`/scoreReview/paper?id=${id}`);
  const ask = async (person: Member, sessionId: string): Promise<string> => {
    const placementId = await sessions.placementOf(person, sessionId);
    const asked = { placementId, reason: '第二题举了例子' };
    return (await must(person.post<{ id: string }>('/certExam/askReview', asked))).id;
  };
  /** A wrong choice of 2 points, and a long answer that an examiner gave 6 of 10 points. */
  const asked = async (): Promise<Asked> => {
    const { certId, question } = await bankOf(server);
    await question({ analysis: '<p>因为如此</p>' });
    await question({ type: 'long', title: '论述', options: [], answer: [{ anyOf: ['成正比'] }], rubric });
    const ruleList = [
      { type: 'single', num: 1, score: 2 },
      { type: 'long', num: 1, score: 10 },
    ];
    await must(at.admin.post('/cert/rule/save', { certId, ruleList }));
    const { sessionId, people } = await sessions.begun({ of: certId });
    await at.change(
      `update "exam" set "reviewDays" = 5 where "id" = (select "examId" from "examSession" where "id" = $1)`,
      [sessionId],
    );
    const [person] = people as [Member];
    const examiner = await memberIn(examinerRole);
    const personId = await personIdOf({ server, tenantId: at.tenantId, userId: examiner.userId });
    await must(at.admin.post('/sessionStaff/save', { sessionId, personId, role: 'examiner' }));
    const { attemptId, questionList } = await must(start(person, sessionId));
    const answers = questionList.map(({ questionId }, n) => ({
      questionId,
      selectedOptions: n === 0 ? [2] : [],
      inputInfo: n === 0 ? [] : ['电流和电压成正比'],
      isFlagged: false,
      sequence: 1,
    }));
    await must(person.post('/certExam/saveAnswer', { attemptId, deviceId, answers }));
    await must(person.post('/certExam/submit', { attemptId, deviceId }));
    await scoreHandedIn({ app: server.app });
    const { answer } = await must(examiner.post<{ answer: { id: string } }>('/certExam/examiner/next', { sessionId }));
    const mark = { id: answer.id, points: 6, rubric: [2], note: '例子好' };
    await must(examiner.post('/certExam/examiner/score', mark));
    await sessions.over(sessionId);
    await must(sessions.publish(sessionId));
    return { id: await ask(person, sessionId), person, sessionId, certId, examiner };
  };
  const change = (id: string, values: Values) =>
    at.admin.post('/scoreReview/step', { ids: [id], step: 'change', reply: '例子完整', ...values });

  it('SC22: shows what was asked and answered, the key, and what it brought by what', async () => {
    const { id, examiner } = await asked();
    const paper = await must(paperOf(reviewer, id));
    expect(paper).toMatchObject({ kind: 'normal', score: 6, gained: 6, deduction: 0, fullScore: 12, whole: null });
    expect(paper.questionList).toMatchObject([
      {
        questionIndex: 1,
        questionType: 'single',
        optionList: [
          { order: 1, content: '对', isAnswer: true },
          { order: 2, content: '错', isAnswer: false },
        ],
        selectedOptions: [2],
        correctOptions: [1],
        analysis: '<p>因为如此</p>',
        rubric: [],
        score: 2,
        gained: 0,
        cause: 'machine',
        marks: [],
        isKeyShown: true,
      },
      {
        questionIndex: 2,
        questionType: 'long',
        title: '论述',
        inputInfo: ['电流和电压成正比'],
        answer: [{ anyOf: ['成正比'], tolerance: null }],
        rubric,
        score: 10,
        gained: 6,
        cause: 'examiner',
        note: '一人评分',
        marks: [{ number: 1, points: 6, rubric: [2], note: '例子好' }],
      },
    ]);
    expect(JSON.stringify(paper)).not.toContain(examiner.userId);
  });

  it('SC22: of several awards the newest counts, beside the marks that were given', async () => {
    const { id } = await asked();
    await must(change(id, { place: 2, gained: 8 }));
    const paper = await must(paperOf(reviewer, id));
    expect(paper).toMatchObject({ score: 8, gained: 8 });
    expect(paper.questionList[1]).toMatchObject({
      gained: 8,
      cause: 'review',
      note: '例子完整',
      marks: [{ points: 6, note: '例子好' }],
    });
  });

  it('SC22: of a question that was changed later it has the words that were sat, with the key that scored it', async () => {
    const { id } = await asked();
    const { questionList } = await must(paperOf(reviewer, id));
    const [{ questionId, title } = { questionId: '', title: '' }] = questionList;
    const stored = await must(at.admin.get<Values>(`/question/edit?id=${questionId}`));
    const options = [{ content: '对' }, { content: '错', isAnswer: true }];
    await must(at.admin.post('/question/save', { ...stored, title: '<p>改过的题干</p>', options }));
    expect((await must(paperOf(reviewer, id))).questionList[0]).toMatchObject({ title, correctOptions: [1] });
    // As where it was scored by the mended key.
    await at.change(
      `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum", "note")
        select gen_random_uuid()::text, a."tenantId", a."resultId", a."questionId", a."place", a."keyVersion" + 1, 'review', 2, a."maximum", '答案有误'
          from "award" a join "scoreReview" v on v."resultId" = a."resultId" where v."id" = $1 and a."place" = 1`,
      [id],
    );
    expect((await must(paperOf(reviewer, id))).questionList[0]).toMatchObject({
      title,
      correctOptions: [2],
      gained: 2,
    });
  });

  it('SC22: of a subject that was not sat on a machine it has what was entered alone', async () => {
    const exam = await at.exam({ reviewDays: 3 });
    const [person] = exam.learners as [Member];
    const sessionId = await at.session({ exam, day: 40 });
    await must(reserve(person, sessionId));
    await sessions.over(sessionId);
    const [{ ticketNumber, personName } = { ticketNumber: '', personName: '' }] = await sessions.placesOf(sessionId);
    await must(at.admin.post('/scoreEntry/save', { ticketNumber, personName, kind: 'normal', score: 55 }));
    await must(sessions.publish(sessionId));
    const whole = { gained: 55, maximum: 100, cause: 'import' };
    expect(await must(paperOf(reviewer, await ask(person, sessionId)))).toMatchObject({
      score: 55,
      whole,
      questionList: [],
    });
  });

  it('SC22: of what is held the key is for who reads the question bank', async () => {
    const { id, certId } = await asked();
    const exam = await at.exam({
      certId,
      subjects: [{ subjectName: '理论', mode: 'online', paperMode: 'each', minutes: 60 }],
    });
    const next = await at.session({ exam, day: 41 });
    const held = { isHeld: true, isKeyShown: false, correctOptions: [], answer: [], analysis: null, rubric: [] };
    const paper = await must(paperOf(reviewer, id));
    expect(paper.questionList).toMatchObject([
      { ...held, selectedOptions: [2], gained: 0, optionList: [{ content: '对' }, { content: '错' }] },
      { ...held, title: '论述', gained: 6, marks: [{ points: 6 }] },
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/isAnswer|写出定律/);
    expect((await must(paperOf(at.admin, id))).questionList).toMatchObject([
      { isKeyShown: true, correctOptions: [1] },
      { isKeyShown: true, rubric },
    ]);
    await sessions.over(next);
    expect((await must(paperOf(reviewer, id))).questionList).toMatchObject([{ isKeyShown: true }, { rubric }]);
  });

  it('SC22: it is for nobody’s own, for nobody without the button, and of nobody beyond one’s reach', async () => {
    const one = await asked();
    const { id, person, sessionId } = one;
    expect(await paperOf(person, id)).toMatchObject({ status: 403 });
    const looking = await memberOf({ roleName: `看复核 ${database}`, codes: ['a12-m2.22'] });
    expect(await paperOf(looking, id)).toMatchObject({ status: 403 });
    const own = await memberOf({
      roleName: `自己的复核 ${database}`,
      reach: 'own',
      codes: ['a12-m2.22', 'a12-m2.22.3'],
    });
    const missing = { status: 404, message: expect.stringContaining('成绩复核') };
    expect(await paperOf(own, id)).toMatchObject(missing);
    expect(await paperOf(reviewer, 'none')).toMatchObject(missing);
    const role = { roleName: `本人复核 ${database}`, reach: 'all', codes: ['a12-m2.22', 'a12-m2.22.3'] };
    const themself = await alsoIn({ server, at, userId: person.userId, role });
    expect(await paperOf(themself, id)).toMatchObject({ status: 403, message: '这是您自己的成绩，请别人办理' });

    await must(sessions.withdraw(sessionId, '还要核对'));
    expect(await paperOf(reviewer, id)).toMatchObject({ status: 409, message: expect.stringContaining('没有公布') });
    await must(sessions.publish(sessionId));
    await must(paperOf(reviewer, id));
  });
});
