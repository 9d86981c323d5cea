/** Papers of sessions: drawn for each examinee, for a session, or fixed (rules C4 to C7). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { daysFromNow } from '#tests/days.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import type { Member } from '../certApply/people.ts';
import { must, type Paper, type Values } from '../mock/exam.ts';
import { arranging, reserve, type Arranging, type Prepared } from '../placement/places.ts';
import { bankOf, type Bank } from './bank.ts';

interface Entry {
  questionId: string;
  version: number;
  score: number;
  section?: string;
}

interface SessionPaper {
  id: string;
  placementId: string | null;
  seed: string;
  entries: Entry[];
  totalScore: number;
}

describe.each(['pglite', 'postgres'] as const)('papers of sessions on %s', (database) => {
  let server: TestServer;
  let at: Arranging;
  let bank: Bank;
  let day = 20;

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
    bank = await bankOf(server);
    for (let n = 0; n < 12; n += 1) await bank.question();
    await must(
      at.admin.post('/cert/rule/save', { certId: bank.certId, ruleList: [{ type: 'single', num: 5, score: 2 }] }),
    );
  }, 120_000);
  afterAll(() => server?.close());

  const exam = (paperMode: string, people = 1): Promise<Prepared> =>
    at.exam({ certId: bank.certId, people, subjects: [{ subjectName: '理论', mode: 'online', paperMode }] });
  const session = (of: Prepared, values: Values = {}) => at.session({ exam: of, day: (day += 1), ...values });
  /** Why a session of an exam is not published. */
  async function refused(
    { examId, subjectId }: Prepared,
    values: Values = {},
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<string> {
    day += 1;
    const times = { startTime: daysFromNow(day), endTime: daysFromNow(day + 0.1) };
    const saved = { examId, subjectId, place: 'online', ...times, ...values };
    const { id } = await must(at.admin.post<{ id: string }>('/examSession/save', saved));
    await meanwhile();
    const { status, message } = await at.admin.post('/certExam/issuance', { ids: [id], step: 'publish' });
    expect(status).toBeGreaterThan(400);
    return message;
  }
  const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> => {
    const scope = { tenantId: bank.tenantId, userId: 'system' };
    const [rows] = await server.app.database.batch({
      scope,
      statements: [reading<Row>({ text, values: values as never[] })],
    });
    return rows;
  };
  const papersOf = (sessionId: string) =>
    query<SessionPaper>('select * from "sessionPaper" where "tenantId" = $1 and "sessionId" = $2 order by "id"', [
      bank.tenantId,
      sessionId,
    ]);
  const idsOf = ({ entries }: SessionPaper) => entries.map(({ questionId }) => questionId);

  /** Draws what a session lacks, by the job that the call is. */
  async function draw(sessionId: string): Promise<{ state: string; message?: string }> {
    const { id } = await must(at.admin.post<{ id: string }>('/certExam/createPaper', { id: sessionId }));
    return expect
      .poll(() => at.admin.get<{ state: string }>(`/job/progress?id=${id}`).then(({ data }) => data), {
        timeout: 30_000,
      })
      .toMatchObject({ state: expect.stringMatching(/^(done|failed)$/) })
      .then(async () => (await must(at.admin.get(`/job/progress?id=${id}`))) as never);
  }

  it('C5, C6: each examinee has a paper of their own, by the rule, which its seed draws again', async () => {
    const prepared = await exam('each', 3);
    const sessionId = await session(prepared);
    const [first, second, late] = prepared.learners as [Member, Member, Member];
    for (const person of [first, second]) await must(reserve(person, sessionId));
    expect(await draw(sessionId)).toMatchObject({ state: 'done', message: '生成了 2 份试卷' });
    const papers = await papersOf(sessionId);
    expect(papers).toHaveLength(2);
    for (const paper of papers) {
      expect(new Set(idsOf(paper)).size).toBe(5);
      expect(Number(paper.totalScore)).toBe(10);
      const [again] = await query<{ drawn: { entries: Entry[] } }>(
        'select "drawPaperExamOnly"($1, (select "ruleList" from "examSession" where "tenantId" = $2 and "id" = $3), $4) as "drawn"',
        [bank.certId, bank.tenantId, sessionId, paper.seed],
      );
      expect(again?.drawn.entries).toEqual(paper.entries);
    }
    await must(reserve(late, sessionId));
    expect(await draw(sessionId)).toMatchObject({ message: '生成了 1 份试卷' });
    expect(await draw(sessionId)).toMatchObject({ message: '没有要生成的：有考位的考生都有试卷' });
    expect((await papersOf(sessionId)).slice(0, 2)).toEqual(papers);
    const listed = await must(at.admin.post<{ rows: Values[] }>('/sessionPaper/list', { sessionId }));
    expect(listed.rows).toHaveLength(3);
    expect(JSON.stringify(listed.rows)).not.toContain('entries');
  });

  it('C6: a paper that was drawn changes no more', async () => {
    const sessionId = await session(await exam('session'));
    await draw(sessionId);
    const change = at.change('update "sessionPaper" set "entries" = $3 where "tenantId" = $1 and "sessionId" = $2', [
      bank.tenantId,
      sessionId,
      '[]',
    ]);
    await expect(change).rejects.toThrow();
    expect((await papersOf(sessionId))[0]?.entries).toHaveLength(5);
  });

  it('C5: one for the whole session, however many sit and however often it is asked for', async () => {
    const prepared = await exam('session', 2);
    const sessionId = await session(prepared);
    for (const person of prepared.learners) await must(reserve(person, sessionId));
    await Promise.all([draw(sessionId), draw(sessionId)]);
    expect(await papersOf(sessionId)).toMatchObject([{ id: `${sessionId}/all`, placementId: null }]);
  });

  it('C4, C5: a fixed paper gives its questions as they were pinned, group by group, and is not withdrawn then', async () => {
    const [easy, hard, both] = [await bank.question(), await bank.question(), await bank.question({ usage: 'both' })];
    const values = {
      paperName: '固定的卷',
      certId: bank.certId,
      sections: [{ title: '一' }, { title: '二' }],
      questions: [
        { questionId: hard, section: '二', score: 7 },
        { questionId: easy, section: '一', score: 3 },
      ],
    };
    const { id: paperId } = await must(at.admin.post<{ id: string }>('/paper/save', values));
    const publishPaper = (step: string) => at.admin.post('/paper/step', { ids: [paperId], step });
    await must(publishPaper('publish'));
    const prepared = await exam('fixed');
    const sessionId = await session(prepared, { paperId });
    expect(await must(at.admin.get(`/certExam/getExamDetail?id=${sessionId}`))).toMatchObject({
      fullScore: 10,
      ruleList: null,
    });
    await must(at.admin.post('/question/save', { id: easy, version: 1, analysis: '后来改的' }));
    await draw(sessionId);
    const [paper] = await papersOf(sessionId);
    expect(paper?.entries).toMatchObject([
      { questionId: easy, version: 1, score: 3, section: '一' },
      { questionId: hard, version: 1, score: 7, section: '二' },
    ]);
    expect(await publishPaper('withdraw')).toMatchObject({
      status: 409,
      message: expect.stringContaining('在用这份试卷'),
    });
    // C11: nor shared with others, or with nobody, until that is over; what is shared so is not asked.
    const share = (id: string, step = 'share') => at.admin.post('/paper/step', { ids: [id], step });
    for (const step of ['share', 'hide'])
      expect(await share(paperId, step)).toMatchObject({
        status: 409,
        message: expect.stringContaining('结束以前只能在机构内共享'),
      });
    const published = async (questionId: string): Promise<string> => {
      const { id } = await must(
        at.admin.post<{ id: string }>('/paper/save', {
          ...values,
          questions: [{ questionId, section: '一', score: 10 }],
        }),
      );
      await must(at.admin.post('/paper/step', { ids: [id], step: 'publish' }));
      return id;
    };
    // Nor on another paper.
    expect(await share(await published(easy))).toMatchObject({
      status: 409,
      message: expect.stringContaining('或其中的题'),
    });
    const known = await bank.question();
    const openId = await published(known);
    expect(await refused(prepared, { paperId: openId }, async () => void (await must(share(openId))))).toContain(
      '不能用于场次',
    );
    expect(await refused(prepared, { paperId: await published(known) })).toContain('也在共享到平台的试卷里');
    const mixed = await must(
      at.admin.post<{ id: string }>('/paper/save', {
        ...values,
        questions: [{ questionId: both, section: '一', score: 10 }],
      }),
    );
    await must(at.admin.post('/paper/step', { ids: [mixed.id], step: 'publish' }));
    expect(await refused(prepared, { paperId: mixed.id })).toContain('学员也能练习的题');
    expect(await session(prepared, { paperId: mixed.id, drawsBoth: true })).toEqual(expect.any(String));
  });

  it('C7: what learners practise of the papers has no key for anybody until the session is over', async () => {
    const own = await bankOf(server);
    const questionId = await own.question({ usage: 'both' });
    const { certCode } = await must(at.admin.get<{ certCode: string }>(`/cert/detail?id=${own.certId}`));
    await must(
      at.admin.post('/cert/rule/save', { certId: own.certId, ruleList: [{ type: 'single', num: 1, score: 2 }] }),
    );
    const prepared = await at.exam({
      certId: own.certId,
      people: 1,
      subjects: [{ subjectName: '理论', mode: 'online', paperMode: 'session' }],
    });
    const [person] = prepared.learners as [Member];
    const check = () => person.post('/web/practice/isTrue', { certCode, questionId, selectedOptions: [1] });
    expect(await refused(prepared)).toContain('单选题还差 1 题');
    const sessionId = await session(prepared, { drawsBoth: true });
    expect(await check()).toMatchObject({ status: 200 });
    const begin = () => person.post<Paper>('/web/mock/newMock', { certCode, deviceId: 'phone' });
    const { mockId } = await must(begin());
    await draw(sessionId);
    expect(await check()).toMatchObject({ status: 409, data: { reason: 'underWay' } });

    // A mock exam begun before does not score it, nor does the wrong-answer book take it in; a new one does not draw it.
    const answers = [{ questionId, selectedOptions: [2], inputInfo: [], isFlagged: false, sequence: 1 }];
    await must(person.post('/web/mock/saveAnswer', { mockId, deviceId: 'phone', answers }));
    const result = await must(person.post('/web/mock/submit', { mockId, deviceId: 'phone' }));
    expect(result).toMatchObject({ score: 0, isPassed: null });
    expect((await must(person.get<{ rows: Values[] }>(`/web/record/list?certCode=${certCode}`))).rows).toEqual([]);
    expect(await begin()).toMatchObject({ status: 422, message: expect.stringContaining('单选题还差 1 题') });

    await must(at.admin.post('/examSession/step', { ids: [sessionId], step: 'cancel', cancelReason: '没有人' }));
    expect(await check()).toMatchObject({ status: 200 });
    expect(await begin()).toMatchObject({ status: 200, data: { questionList: [{ questionId }] } });
  });

  it('C11: what is with the platform is drawn for no session', async () => {
    const own = await bankOf(server);
    const questionId = await own.question();
    const ruleList = [{ type: 'single', num: 1, score: 2 }];
    await must(at.admin.post('/cert/rule/save', { certId: own.certId, ruleList }));
    const paper = {
      paperName: '共享的卷',
      certId: own.certId,
      questions: [{ questionId, score: 2 }],
    };
    const { id: paperId } = await must(at.admin.post<{ id: string }>('/paper/save', paper));
    for (const step of ['publish', 'share']) await must(at.admin.post('/paper/step', { ids: [paperId], step }));
    const subjects = [{ subjectName: '理论', mode: 'online', paperMode: 'session' }];
    const prepared = await at.exam({ certId: own.certId, people: 0, subjects });
    expect(await refused(prepared)).toContain('单选题还差 1 题');
    const another = await own.question();
    const sessionId = await session(prepared);
    await draw(sessionId);
    expect((await papersOf(sessionId)).map(idsOf)).toEqual([[another]]);
  });

  it('C7: a question for exams alone that learners may practise from now on is held while it stands on a paper to come', async () => {
    const own = await bankOf(server);
    const questionId = await own.question();
    const { certCode } = await must(at.admin.get<{ certCode: string }>(`/cert/detail?id=${own.certId}`));
    const { id: paperId } = await must(
      at.admin.post<{ id: string }>('/paper/save', {
        paperName: '固定的卷',
        certId: own.certId,
        questions: [{ questionId, score: 2 }],
      }),
    );
    await must(at.admin.post('/paper/step', { ids: [paperId], step: 'publish' }));
    const prepared = await at.exam({
      certId: own.certId,
      people: 1,
      subjects: [{ subjectName: '理论', mode: 'online', paperMode: 'fixed' }],
    });
    const [person] = prepared.learners as [Member];
    await session(prepared, { paperId });
    await must(at.admin.post('/question/save', { id: questionId, version: 1, usage: 'both' }));
    const check = await person.post('/web/practice/isTrue', { certCode, questionId, selectedOptions: [1] });
    expect(check).toMatchObject({ status: 409, data: { reason: 'underWay' } });
  });

  it('C7: a question that was for both and is for exams alone now has no key in reviews while a session is to come', async () => {
    const own = await bankOf(server);
    const questionId = await own.question({ usage: 'both' });
    const fixed = { subjectName: '理论', mode: 'online', paperMode: 'fixed' };
    const prepared = await at.exam({ certId: own.certId, people: 1, subjects: [fixed] });
    const [person] = prepared.learners as [Member];
    const { certCode } = await must(at.admin.get<{ certCode: string }>(`/cert/detail?id=${own.certId}`));
    const ruleList = [{ type: 'single', num: 1, score: 2 }];
    await must(at.admin.post('/cert/rule/save', { certId: own.certId, ruleList }));
    const { mockId } = await must(person.post<Paper>('/web/mock/newMock', { certCode, deviceId: 'phone' }));
    await must(person.post('/web/mock/submit', { mockId, deviceId: 'phone' }));
    await must(at.admin.post('/question/save', { id: questionId, version: 1, usage: 'exam' }));
    const review = async () =>
      (await must(person.get<{ questionList: Values[] }>(`/web/mock/detail?mockId=${mockId}`))).questionList[0];
    expect(await review()).toMatchObject({ isHeld: false, correctOptions: [1] });
    const paper = { paperName: '又考', certId: own.certId, questions: [{ questionId, score: 2 }] };
    const { id: paperId } = await must(at.admin.post<{ id: string }>('/paper/save', paper));
    await must(at.admin.post('/paper/step', { ids: [paperId], step: 'publish' }));
    await session(prepared, { paperId });
    expect(await review()).toMatchObject({ isHeld: true, correctOptions: [], analysis: null, isCorrect: null });
  });

  it('C5: a draft, one that is over, or an offline one has no papers', async () => {
    const offline = await at.session({ exam: await at.exam(), day: (day += 1) });
    expect(await draw(offline)).toMatchObject({ state: 'failed', message: expect.stringContaining('机考场次') });
  });
});
