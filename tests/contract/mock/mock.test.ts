import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { sweep } from '#server/domain/attempt/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { leaksOf } from '../leaks.ts';
import {
  ageBy,
  asOwner,
  codes,
  makeExam,
  must,
  personOf,
  rightAnswers,
  rule,
  type Paper,
  type Person,
  type Values,
} from './exam.ts';

/** Numbers M… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('mock exams on %s', (database) => {
  let server: TestServer;
  let learner: Person;
  let other: Person;
  let admin: Person;
  const deviceId = 'desk';

  beforeAll(async () => {
    server = await startServer({ database });
    learner = personOf({ server, token: await server.signIn('student') });
    other = personOf({ server, token: await server.signIn('teacher') });
    admin = personOf({ server, token: await server.signIn('admin') });
  }, 120_000);
  afterAll(() => server.close());

  let count = 0;
  /** A certificate of the test's own, so that no test meets another's mock exam. */
  const newExam = (options: { hasRule?: boolean; examMinutes?: number } = {}) => {
    count += 1;
    return makeExam({ admin, certCode: `MOCK-${count}`, ...options });
  };
  const start = (certCode: string, person: Person = learner, device = deviceId) =>
    must(person.post<Paper>('/web/mock/newMock', { certCode, deviceId: device }));
  const begin = async (options: { examMinutes?: number } = {}): Promise<Paper> =>
    start((await newExam(options)).certCode);
  const answerTo = (paper: Paper, changes: Values = {}): Values => ({
    questionId: paper.questionList[0]?.questionId ?? '',
    selectedOptions: [1],
    inputInfo: [],
    isFlagged: false,
    sequence: 1,
    ...changes,
  });
  const save = (paper: Paper, answers: Values[], device = deviceId) =>
    learner.post('/web/mock/saveAnswer', { mockId: paper.mockId, deviceId: device, answers });
  const resume = (paper: Paper, device = deviceId) =>
    must(learner.post<Paper>('/web/mock/resume', { mockId: paper.mockId, deviceId: device }));
  const submit = (paper: Paper, device = deviceId) =>
    learner.post('/web/mock/submit', { mockId: paper.mockId, deviceId: device });
  const detail = (paper: Paper, person: Person = learner) =>
    person.get<Values & { questionList: Values[] }>(`/web/mock/detail?mockId=${paper.mockId}`);
  const stateOf = async (paper: Paper) =>
    (
      await asOwner<{ state: string; score: number | null }>({
        server,
        text: 'select "state", "score" from "attempt" where "id" = $1',
        values: [paper.mockId],
      })
    )[0];

  describe('the paper', () => {
    it('M1 M2: has exactly the kinds and counts of the rule, in its order, and no question twice', async () => {
      const paper = await begin();
      expect(paper.questionList.map(({ questionType, score }) => [questionType, score])).toEqual(
        rule.flatMap(({ type, num, score }) => Array.from({ length: num }, () => [codes[type], score])),
      );
      expect(new Set(paper.questionList.map(({ questionId }) => questionId)).size).toBe(paper.questionList.length);
      expect(paper.questionList.map(({ questionIndex }) => questionIndex)).toEqual(
        paper.questionList.map((_question, index) => index + 1),
      );
      expect(paper.totalScore).toBe(34);
    });

    it('M1: a bank that is too small is refused with the kinds and numbers that are missing, and nothing is stored', async () => {
      const { certCode, certId } = await newExam();
      await asOwner({
        server,
        text: `update "question" set "state" = 'retired' where "certId" = $1 and "type" in ('single', 'long')`,
        values: [certId],
      });
      const reply = await learner.post('/web/mock/newMock', { certCode, deviceId });
      expect(reply).toMatchObject({ status: 422, message: '题库中的试题不够组卷：单选题还差 3 题，论述题还差 1 题' });
      expect(await asOwner({ server, text: 'select from "attempt" where "certId" = $1', values: [certId] })).toEqual(
        [],
      );
    });

    it('M1: without a rule 422; an unknown certificate or one off the shelf 404', async () => {
      const bare = await newExam({ hasRule: false });
      expect((await learner.post('/web/mock/newMock', { certCode: bare.certCode, deviceId })).status).toBe(422);
      expect((await learner.post('/web/mock/newMock', { certCode: 'NONE-1', deviceId })).status).toBe(404);
      const { certCode, certId } = await newExam();
      await must(admin.post('/cert/updateState', { ids: [certId], state: 'off' }));
      expect((await learner.post('/web/mock/newMock', { certCode, deviceId })).status).toBe(404);
      expect((await must(learner.post('/web/mock/query', { certCode }))).rule).toBeNull();
    });

    it('M3: the stored seed draws the same questions again', async () => {
      const paper = await begin();
      const [stored] = await asOwner<{
        seed: string;
        certId: string;
        tenantId: string;
        paper: { questionId: string; version: number }[];
      }>({
        server,
        text: 'select "seed", "certId", "tenantId", "paper" from "attempt" where "id" = $1',
        values: [paper.mockId],
      });
      if (!stored) throw new Error('the mock exam was not stored');
      const again: { id: string; version: number }[] = [];
      for (const { type, num } of rule) {
        const [drawn] = await server.app.database.batch({
          scope: { tenantId: stored.tenantId, userId: '' },
          statements: [
            reading({
              text: 'select * from "drawQuestionsPractised"($1, $2, $3, $4)',
              values: [stored.certId, type, num, stored.seed],
            }),
          ],
        });
        again.push(...(drawn as { id: string; version: number }[]).map(({ id, version }) => ({ id, version })));
      }
      expect(again).toEqual(stored.paper.map(({ questionId, version }) => ({ id: questionId, version })));
    });

    it('M3: a question that is changed or removed later stays as it was drawn, and is scored so', async () => {
      const paper = await begin();
      const answers = await rightAnswers({ server, paper });
      const [first, second] = paper.questionList;
      const [row] = await asOwner<{ version: number }>({
        server,
        text: 'select "version" from "question" where "id" = $1',
        values: [first?.questionId],
      });
      await must(
        admin.post('/question/save', {
          id: first?.questionId,
          version: row?.version,
          title: '<p>改了</p>',
          options: [
            { content: '新', isAnswer: true },
            { content: '旧', isAnswer: false },
          ],
        }),
      );
      await must(admin.post('/question/delete', { ids: [second?.questionId] }));
      const { questionList } = await resume(paper);
      expect(questionList.map(({ title, optionList }) => ({ title, optionList }))).toEqual(
        paper.questionList.map(({ title, optionList }) => ({ title, optionList })),
      );
      await must(save(paper, answers as unknown as Values[]));
      await must(submit(paper));
      const review = await must(detail(paper));
      expect(review.questionList.slice(0, 2).map(({ isCorrect }) => isCorrect)).toEqual([true, true]);
    });

    it('M4: one is under way for each learner and certificate, however many calls start it at once', async () => {
      const { certCode, certId } = await newExam();
      const papers = await Promise.all(Array.from({ length: 8 }, () => start(certCode)));
      expect(new Set(papers.map(({ mockId }) => mockId)).size).toBe(1);
      expect(
        new Set(papers.map(({ questionList }) => questionList.map(({ questionId }) => questionId).join())).size,
      ).toBe(1);
      const theirs = await start(certCode, other);
      expect(theirs.mockId).not.toBe(papers[0]?.mockId);
      expect(
        await asOwner({ server, text: 'select from "attempt" where "certId" = $1', values: [certId] }),
      ).toHaveLength(2);
      await expect(
        asOwner({
          server,
          text: `insert into "attempt" ("id", "tenantId", "userId", "certId", "seed", "paper", "deviceId", "startTime", "deadline", "totalScore", "passScore") select 'second', "tenantId", "userId", "certId", "seed", "paper", "deviceId", "startTime", "deadline", "totalScore", "passScore" from "attempt" where "id" = $1`,
          values: [theirs.mockId],
        }),
      ).rejects.toMatchObject({ constraint: 'attempt_underWay' });
    });
  });

  describe('answering', () => {
    it('keeps each answer and gives it back after a reload', async () => {
      const paper = await begin();
      const answers = await rightAnswers({ server, paper });
      const [last] = answers.slice(-1);
      const saved = await must(
        save(paper, [
          ...answers.slice(0, -1),
          { ...last, inputInfo: ['<script>alert(1)</script>'], isFlagged: true },
        ] as unknown as Values[]),
      );
      expect(saved).toMatchObject({
        state: 'sitting',
        saved: answers.map(({ questionId }) => ({ questionId, sequence: 1 })),
      });
      const { questionList } = await resume(paper);
      expect(
        questionList.slice(0, -1).map(({ questionId, selectedOptions, inputInfo, isFlagged, sequence }) => ({
          questionId,
          selectedOptions,
          inputInfo,
          isFlagged,
          sequence,
        })),
      ).toEqual(answers.slice(0, -1));
      expect(questionList.at(-1)).toMatchObject({ inputInfo: ['<script>alert(1)</script>'], isFlagged: true });
    });

    it('M7: a sequence that is not above the stored one is acknowledged and changes nothing', async () => {
      const paper = await begin();
      await must(save(paper, [answerTo(paper, { sequence: 5, selectedOptions: [2] })]));
      for (const sequence of [5, 4, 1])
        expect((await must(save(paper, [answerTo(paper, { sequence, selectedOptions: [3] })])))['saved']).toEqual([
          { questionId: paper.questionList[0]?.questionId, sequence },
        ]);
      expect((await resume(paper)).questionList[0]).toMatchObject({ selectedOptions: [2], sequence: 5 });
      await must(
        save(paper, [
          answerTo(paper, { sequence: 7, selectedOptions: [1] }),
          answerTo(paper, { sequence: 6, selectedOptions: [3] }),
        ]),
      );
      expect((await resume(paper)).questionList[0]).toMatchObject({ selectedOptions: [1], sequence: 7 });
    });

    it('M8: the device that took over holds it; the other is told, and may take it back', async () => {
      const paper = await begin();
      expect((await resume(paper, 'phone')).isMine).toBe(false);
      expect(await save(paper, [answerTo(paper)], 'phone')).toMatchObject({ status: 409, data: { reason: 'device' } });
      expect(
        (await must(learner.post<Paper>('/web/mock/takeOver', { mockId: paper.mockId, deviceId: 'phone' }))).isMine,
      ).toBe(true);
      expect(await save(paper, [answerTo(paper)])).toMatchObject({ status: 409, data: { reason: 'device' } });
      expect(await submit(paper)).toMatchObject({ status: 409, data: { reason: 'device' } });
      expect((await must(learner.post('/web/mock/status', { mockId: paper.mockId, deviceId })))['isMine']).toBe(false);
      await must(save(paper, [answerTo(paper)], 'phone'));
      expect((await start(paper.certCode)).isMine).toBe(false);
      await must(learner.post('/web/mock/takeOver', { mockId: paper.mockId, deviceId }));
      await must(save(paper, [answerTo(paper, { sequence: 2 })]));
    });

    it('counts the remaining seconds on the server', async () => {
      const paper = await begin({ examMinutes: 10 });
      expect(paper.remainingSeconds).toBeGreaterThan(590);
      expect(paper.remainingSeconds).toBeLessThanOrEqual(600);
      await ageBy({ server, mockId: paper.mockId, seconds: 300 });
      const { remainingSeconds } = await must(
        learner.post<Paper>('/web/mock/status', { mockId: paper.mockId, deviceId }),
      );
      expect(remainingSeconds).toBeGreaterThan(285);
      expect(remainingSeconds).toBeLessThanOrEqual(300);
    });
  });

  describe('handing in', () => {
    it('M9: a right answer brings its points, a wrong or missing one none, a long one is not scored', async () => {
      const paper = await begin();
      const answers = await rightAnswers({ server, paper });
      // The first single choice wrong, one option of a multiple choice missing, the last of the judgments not answered.
      const [single, , , multiple] = answers;
      const given = answers
        .filter((_answer, index) => index !== 6)
        .map((answer) =>
          answer === single
            ? { ...answer, selectedOptions: [((answer.selectedOptions[0] ?? 1) % 3) + 1] }
            : answer === multiple
              ? { ...answer, selectedOptions: answer.selectedOptions.slice(1) }
              : answer,
        );
      await must(save(paper, given as unknown as Values[]));
      const result = await must(submit(paper));
      expect(result).toEqual({ mockId: paper.mockId, score: 24 - 2 - 3 - 1, totalScore: 34, isPassed: true });
      const review = await must(detail(paper));
      expect(review.questionList.map(({ gained }) => gained)).toEqual([0, 2, 2, 0, 3, 1, 0, 2.5, 2.5, 5, null]);
      expect(review.questionList.map(({ isCorrect }) => isCorrect)).toEqual([
        false,
        true,
        true,
        false,
        true,
        true,
        false,
        true,
        true,
        true,
        null,
      ]);
      expect(review).toMatchObject({ score: 18, totalScore: 34, passScore: 18, isPassed: true });
      expect(review.questionList[0]).toMatchObject({
        analysis: expect.stringContaining('解析'),
        correctOptions: [expect.any(Number)],
        optionList: expect.arrayContaining([expect.objectContaining({ isAnswer: true })]),
      });
      const {
        rows,
        rule: shown,
        current,
      } = await must(
        learner.post<{ rows: Values[]; rule: Values; current: Values | null }>('/web/mock/query', {
          certCode: paper.certCode,
        }),
      );
      expect(rows).toEqual([
        expect.objectContaining({ mockId: paper.mockId, state: 'handedIn', score: 18, totalScore: 34, isPassed: true }),
      ]);
      expect(shown).toMatchObject({
        totalNum: 11,
        totalScore: 34,
        examMinutes: 30,
        passScore: 18,
        ruleList: rule.map(({ type, num, score }) => expect.objectContaining({ type: codes[type], num, score })),
      });
      expect(current).toBeNull();
    });

    it('M9: whether it is passed stays open while questions that no machine scores could decide it', async () => {
      const paper = await begin();
      const answers = await rightAnswers({ server, paper });
      const written = answers.slice(-2).map((answer) => ({ ...answer, inputInfo: ['写得不同'] }));
      await must(save(paper, [...answers.slice(0, 4), ...written] as unknown as Values[]));
      expect(await must(submit(paper))).toMatchObject({ score: 9, isPassed: null });
      const { questionList } = await must(detail(paper));
      expect(questionList.slice(-2)).toMatchObject([
        { questionType: '5', isCorrect: null, gained: null },
        { questionType: '6', isCorrect: null, gained: null },
      ]);
      const unwritten = await begin();
      await must(
        save(unwritten, (await rightAnswers({ server, paper: unwritten })).slice(0, 4) as unknown as Values[]),
      );
      expect(await must(submit(unwritten))).toMatchObject({ score: 9, isPassed: false });
      const empty = await begin();
      expect(await must(submit(empty))).toMatchObject({ score: 0, isPassed: false });
    });

    it('M5: handing in twice answers the same result; nothing can be answered or taken over any more', async () => {
      const paper = await begin();
      const [first, second] = await Promise.all([submit(paper), submit(paper)]);
      expect(first).toEqual(second);
      expect(await save(paper, [answerTo(paper)])).toMatchObject({ status: 409, data: { reason: 'handedIn' } });
      expect(await learner.post('/web/mock/takeOver', { mockId: paper.mockId, deviceId: 'phone' })).toMatchObject({
        status: 409,
        data: { reason: 'handedIn' },
      });
      expect((await start(paper.certCode)).mockId).not.toBe(paper.mockId);
    });

    it('M6: an answer after the deadline is refused and not stored; the exam is handed in as of the deadline', async () => {
      const paper = await begin();
      await must(save(paper, [answerTo(paper)]));
      await ageBy({ server, mockId: paper.mockId, seconds: 1800 });
      expect(await save(paper, [answerTo(paper, { sequence: 2, selectedOptions: [3] })])).toMatchObject({
        status: 409,
        data: { reason: 'handedIn' },
      });
      const review = await must(detail(paper));
      expect(review.questionList[0]).toMatchObject({ selectedOptions: [1] });
      const [row] = await asOwner<{ isAtDeadline: boolean }>({
        server,
        text: 'select "submittedTime" = "deadline" as "isAtDeadline" from "attempt" where "id" = $1',
        values: [paper.mockId],
      });
      expect(row?.isAtDeadline).toBe(true);
    });

    it.each([
      ['query', (paper: Paper) => learner.post('/web/mock/query', { certCode: paper.certCode })],
      ['resume', (paper: Paper) => learner.post('/web/mock/resume', { mockId: paper.mockId, deviceId })],
      ['status', (paper: Paper) => learner.post('/web/mock/status', { mockId: paper.mockId, deviceId })],
      ['detail', (paper: Paper) => detail(paper)],
      ['submit', (paper: Paper) => submit(paper)],
      ['newMock', (paper: Paper) => learner.post('/web/mock/newMock', { certCode: paper.certCode, deviceId })],
    ])('M5: an exam that is out of time is handed in by the next %s', async (_name, call) => {
      const paper = await begin();
      await ageBy({ server, mockId: paper.mockId, seconds: 1801 });
      expect((await call(paper)).status).toBe(200);
      expect(await stateOf(paper)).toEqual({ state: 'handedIn', score: 0 });
    });

    it('M5: the server hands in what is out of time by itself, once, though several sweep', async () => {
      const papers = [await begin(), await begin(), await begin()];
      const under = await begin();
      for (const { mockId } of papers) await ageBy({ server, mockId, seconds: 1801 });
      const counts = await Promise.all([
        sweep({ app: server.app }),
        sweep({ app: server.app }),
        sweep({ app: server.app }),
      ]);
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(3);
      for (const paper of papers) expect(await stateOf(paper)).toEqual({ state: 'handedIn', score: 0 });
      expect((await stateOf(under))?.state).toBe('sitting');
      expect(await sweep({ app: server.app })).toBe(0);
    });

    it('M5 M9: the database refuses a way back, points out of bounds and another paper', async () => {
      const paper = await begin();
      await must(save(paper, [answerTo(paper)]));
      const change = (set: string) =>
        asOwner({ server, text: `update "attempt" set ${set} where "id" = $1`, values: [paper.mockId] });
      await expect(change(`"state" = 'handedIn'`)).rejects.toMatchObject({ constraint: 'attempt_state' });
      await expect(change(`"state" = 'handedIn', "score" = 35, "submittedTime" = now()`)).rejects.toMatchObject({
        constraint: 'attempt_score',
      });
      await expect(change(`"state" = 'handedIn', "score" = -1, "submittedTime" = now()`)).rejects.toMatchObject({
        constraint: 'attempt_score',
      });
      await expect(change(`"paper" = '[]'`)).rejects.toMatchObject({ constraint: 'attempt_paper' });
      await expect(
        asOwner({
          server,
          text: 'update "attemptAnswer" set "gained" = 3 where "attemptId" = $1',
          values: [paper.mockId],
        }),
      ).rejects.toMatchObject({ constraint: 'attemptAnswer_score' });
      await must(submit(paper));
      await expect(change(`"state" = 'sitting', "score" = null, "submittedTime" = null`)).rejects.toMatchObject({
        constraint: 'attempt_state',
      });
      await expect(change(`"score" = 34`)).rejects.toMatchObject({ constraint: 'attempt_state' });
      await expect(
        asOwner({
          server,
          text: 'update "attemptAnswer" set "isFlagged" = true where "attemptId" = $1',
          values: [paper.mockId],
        }),
      ).rejects.toMatchObject({ constraint: 'attemptAnswer_state' });
    });
  });

  describe('what a learner may see', () => {
    it('M10: nothing tells an answer before the exam is handed in', async () => {
      const paper = await begin();
      const { mockId, certCode } = paper;
      const saved = await must(save(paper, [answerTo(paper)]));
      const replies = [
        paper,
        saved,
        await resume(paper),
        await must(learner.post('/web/mock/takeOver', { mockId, deviceId })),
        await must(learner.post('/web/mock/status', { mockId, deviceId })),
        await must(learner.post('/web/mock/query', { certCode })),
      ];
      expect(replies.flatMap((reply) => leaksOf(reply))).toEqual([]);
      expect(JSON.stringify(replies)).not.toContain('解析');
      expect(await detail(paper)).toMatchObject({ status: 409, data: { reason: 'sitting' } });
    });

    it("M11: another learner's exam is not there", async () => {
      const paper = await begin();
      const { mockId } = paper;
      const theirs = { mockId, deviceId };
      const admins = personOf({ server, token: await server.signIn('operator') });
      await must(admins.post('/switchTenant', { tenantId: server.tenantIds[0] }));
      for (const person of [other, admins])
        for (const reply of [
          await person.post('/web/mock/resume', theirs),
          await person.post('/web/mock/takeOver', theirs),
          await person.post('/web/mock/status', theirs),
          await person.post('/web/mock/submit', theirs),
          await person.post('/web/mock/saveAnswer', { ...theirs, answers: [answerTo(paper)] }),
          await detail(paper, person),
        ])
          expect(reply.status).toBe(404);
      expect(await stateOf(paper)).toEqual({ state: 'sitting', score: null });
      expect(
        (await must(other.post<{ rows: Values[] }>('/web/mock/query', { certCode: paper.certCode }))).rows,
      ).toEqual([]);
    });

    it('M11: row-level security shows no rows of another user, and none of another tenant', async () => {
      const paper = await begin();
      await must(save(paper, [answerTo(paper)]));
      const [row] = await asOwner<{ userId: string; tenantId: string }>({
        server,
        text: 'select "userId", "tenantId" from "attempt" where "id" = $1',
        values: [paper.mockId],
      });
      const seen = async (scope: { tenantId: string; userId: string }) => {
        const replies = await server.app.database.batch({
          scope,
          statements: [
            reading({ text: 'select from "attempt" where "id" = $1', values: [paper.mockId] }),
            reading({ text: 'select from "attemptAnswer" where "attemptId" = $1', values: [paper.mockId] }),
          ],
        });
        return replies.map((rows) => rows.length);
      };
      const { userId, tenantId } = row ?? { userId: '', tenantId: '' };
      expect(await seen({ tenantId, userId })).toEqual([1, 1]);
      expect(await seen({ tenantId, userId: 'another' })).toEqual([0, 0]);
      expect(await seen({ tenantId, userId: '' })).toEqual([0, 0]);
      expect(await seen({ tenantId: server.tenantIds[1] ?? '', userId })).toEqual([0, 0]);
    });
  });

  describe('bad input', () => {
    it.each<[string, Values]>([
      ['an option that the question does not have', { selectedOptions: [26] }],
      ['two options of a single choice', { selectedOptions: [1, 2] }],
      ['a place below 1', { selectedOptions: [0] }],
      ['a place that is no whole number', { selectedOptions: [1.5] }],
      ['the same option twice', { selectedOptions: [1, 1] }],
      ['a text where there is no blank', { inputInfo: ['甲'] }],
      ['options that are no list', { selectedOptions: 'A' }],
      ['texts that are no list', { inputInfo: '甲' }],
      ['a text of a megabyte', { inputInfo: ['字'.repeat(350_000)] }],
      ['a NUL', { inputInfo: ['\0'] }],
      ['half of a character', { questionId: '\ud800' }],
      ['a question of no paper', { questionId: 'none' }],
      ['an absurd id', { questionId: 'x'.repeat(10_000) }],
      ['a sequence of 0', { sequence: 0 }],
      ['a sequence that is too large', { sequence: 1e300 }],
      ['no sequence', { sequence: undefined }],
      ['a field that there is not', { isRight: true }],
    ])('%s: 422 or 413, nothing stored', async (_name, changes) => {
      const paper = await begin();
      const reply = await save(paper, [answerTo(paper, changes)]);
      expect([413, 422]).toContain(reply.status);
      expect(reply.message).not.toBe('');
      expect(
        await asOwner({ server, text: 'select from "attemptAnswer" where "attemptId" = $1', values: [paper.mockId] }),
      ).toEqual([]);
    });

    it('answers of which one does not fit are refused together', async () => {
      const paper = await begin();
      const reply = await save(paper, [answerTo(paper), answerTo(paper, { questionId: 'none' })]);
      expect(reply).toMatchObject({
        status: 422,
        data: { errors: [{ path: '/answers/1/questionId', message: '试题不在这张试卷中' }] },
      });
      expect(
        await asOwner({ server, text: 'select from "attemptAnswer" where "attemptId" = $1', values: [paper.mockId] }),
      ).toEqual([]);
    });

    it.each<[string, string, Values]>([
      ['no certificate', 'newMock', { deviceId }],
      ['no device', 'newMock', { certCode: 'ETA-1' }],
      ['an empty device', 'newMock', { certCode: 'ETA-1', deviceId: '' }],
      ['a certificate that is no text', 'newMock', { certCode: { $gt: '' }, deviceId }],
      ['no answers', 'saveAnswer', { mockId: 'x', deviceId, answers: [] }],
      [
        'too many answers',
        'saveAnswer',
        {
          mockId: 'x',
          deviceId,
          answers: Array.from({ length: 201 }, () => ({
            questionId: 'x',
            selectedOptions: [],
            inputInfo: [],
            isFlagged: false,
            sequence: 1,
          })),
        },
      ],
      ['page 0', 'query', { pageNum: 0 }],
      ['a page of 201', 'query', { pageSize: 201 }],
      ['a NUL in a certificate', 'newMock', { certCode: '\0', deviceId }],
      ['a NUL in an id', 'status', { mockId: '\0', deviceId }],
      ['a NUL in a filter', 'query', { certCode: 'x\0' }],
      ['an id that is too long', 'status', { mockId: 'x'.repeat(65), deviceId }],
    ])('%s: 422', async (_name, call, input) => {
      expect((await learner.post(`/web/mock/${call}`, input)).status).toBe(422);
    });

    it.each(['resume', 'takeOver', 'submit', 'status'])('%s of an exam that there is not: 404', async (call) => {
      for (const mockId of ['none', "' or 1=1 --", '模拟'.repeat(10)])
        expect((await learner.post(`/web/mock/${call}`, { mockId, deviceId })).status).toBe(404);
    });

    it.each(['query', 'newMock', 'resume', 'saveAnswer', 'takeOver', 'submit', 'status'])(
      '%s without a token: 401',
      async (call) => {
        expect((await personOf({ server }).post(`/web/mock/${call}`, {})).status).toBe(401);
      },
    );
  });
});
