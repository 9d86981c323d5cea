import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { leaksOf } from '../leaks.ts';
import {
  ageBy,
  asOwner,
  makeExam,
  must,
  personOf,
  rightAnswers,
  type Paper,
  type Person,
  type Values,
} from '../mock/exam.ts';
import { sweep } from '#server/domain/attempt/index.ts';

interface Row extends Values {
  questionId: string;
  version: number;
  certCode: string;
  questionType: string;
  blankCount: number;
  isHeld: boolean;
  isAnswered: boolean;
  selectedOptions: number[];
  review: (Values & { isCorrect: boolean | null; selfVerdict: boolean | null }) | null;
}

interface Round {
  roundId: string;
  mode: string;
  certCode: string | null;
  position: number;
  rows: Row[];
  totalNum: number;
}

const deviceId = 'desk';

/** Rounds, reading, self-judgement, goal and mistakes of mock exams. Numbers are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('rounds of practice on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  let other: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
    learner = personOf({ server, token: await server.signIn('student02') });
    other = personOf({ server, token: await server.signIn('student03') });
  }, 120_000);
  afterAll(() => server.close());

  let count = 0;
  const newBank = (options: { hasRule?: boolean } = {}) => {
    count += 1;
    return makeExam({ admin, certCode: `ROUND-${count}`, ...options });
  };
  const begin = (input: Values, person: Person = learner) =>
    must(person.post<Round>('/web/practice/startRound', input));
  const open = (roundId: string, person: Person = learner) =>
    must(person.get<Round>(`/web/practice/round?roundId=${roundId}`));
  const check = (row: Row, given: Values, person: Person = learner) =>
    person.post('/web/practice/isTrue', {
      certCode: row.certCode,
      questionId: row.questionId,
      version: row.version,
      ...given,
    });
  const some = (row: Row): Values =>
    row.blankCount === 0 ? { selectedOptions: [1] } : { optionList: [{ order: 1, content: '随便' }] };
  const today = (certCode?: string, person: Person = learner) =>
    must(
      person.get<{
        dueNum: number;
        goal: number | null;
        doneNum: number;
        days: { day: string; judgedNum: number; rightNum: number }[];
        mocks: { mockId: string; certCode: string; score: number; totalScore: number }[];
        round: { roundId: string; doneNum: number; totalNum: number; certCode: string | null } | null;
      }>(`/web/practice/today${certCode ? `?certCode=${certCode}` : ''}`),
    );
  const bankOf = (certId: string) =>
    asOwner<{ id: string; type: string }>({
      server,
      text: 'select "id", "type" from "question" where "certId" = $1 order by "createdTime", "id"',
      values: [certId],
    });
  const wrongRecord = async (questionId: string) =>
    (
      await asOwner<{ wrongCount: number; isRedone: boolean }>({
        server,
        text: 'select "wrongCount", "isRedone" from "wrongRecord" where "questionId" = $1',
        values: [questionId],
      })
    )[0];

  describe('its address', () => {
    it('P11: is kept, tells no key of what is open, and has answer and keys of what was answered; next is the open one after that', async () => {
      const { certCode } = await newBank();
      const begun = await begin({ mode: 'random', certCode, chooses: 5 });
      expect(leaksOf(begun)).toEqual([]);
      expect((await open(begun.roundId)).rows.map(({ questionId }) => questionId)).toEqual(
        begun.rows.map(({ questionId }) => questionId),
      );
      expect((await open(begun.roundId)).position).toBe(1);
      const [first, , third] = begun.rows;
      if (!first || !third) throw new Error('the round is too short');
      await must(check(third, { ...some(third), roundId: begun.roundId }));
      const after = await open(begun.roundId);
      expect(after.position).toBe(4);
      expect(after.rows.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true, false, false]);
      expect(after.rows[2]?.review).toMatchObject({ analysis: expect.stringContaining('解析') });
      expect(after.rows.filter(({ review }) => review === null).flatMap((row) => leaksOf(row))).toEqual([]);
      expect((await today(certCode)).round).toMatchObject({
        roundId: begun.roundId,
        certCode,
        doneNum: 1,
        totalNum: 5,
      });
      for (const row of begun.rows) await must(check(row, { ...some(row), roundId: begun.roundId }));
      expect((await open(begun.roundId)).position).toBe(6);
      expect((await today(certCode)).round).toBeNull();
    });

    it('P11: startRandom begins one as well; it and its answers go when the learner begins anew (P3)', async () => {
      const { certCode } = await newBank();
      const { roundId, rows } = await must(learner.post<Round>('/web/practice/startRandom', { certCode, chooses: 3 }));
      const [row] = rows;
      if (!row) throw new Error('the round is empty');
      await must(check(row, { ...some(row), roundId }));
      await must(learner.post('/web/practice/again', { certCode }));
      expect((await learner.get(`/web/practice/round?roundId=${roundId}`)).status).toBe(404);
      expect(
        await asOwner({ server, text: 'select from "roundAnswer" where "roundId" = $1', values: [roundId] }),
      ).toEqual([]);
    });

    it("P9 P11: is its learner's alone, and takes only answers to its own questions", async () => {
      const { certCode } = await newBank();
      const { roundId, rows } = await begin({ mode: 'sequence', certCode, chooses: 2 });
      expect((await other.get(`/web/practice/round?roundId=${roundId}`)).status).toBe(404);
      const rest = (await begin({ mode: 'sequence', certCode }, other)).rows.filter(
        ({ questionId }) => !rows.some((row) => row.questionId === questionId),
      );
      const [mine, foreign] = [rows[0], rest[0]];
      if (!mine || !foreign) throw new Error('too few questions');
      expect((await check(mine, { ...some(mine), roundId }, other)).status).toBe(404);
      expect((await check(foreign, { ...some(foreign), roundId })).status).toBe(404);
      expect(
        await asOwner({ server, text: 'select from "roundAnswer" where "roundId" = $1', values: [roundId] }),
      ).toEqual([]);
      const [stored] = await asOwner<{ tenantId: string; userId: string }>({
        server,
        text: 'select "tenantId", "userId" from "practiceRound" where "id" = $1',
        values: [roundId],
      });
      for (const table of ['practiceRound', 'roundAnswer', 'keyReading', 'practiceGoal']) {
        const [seen] = await server.app.database.batch({
          scope: { tenantId: stored?.tenantId ?? '', userId: 'another' },
          statements: [reading({ text: `select from "${table}"` })],
        });
        expect(seen).toEqual([]);
      }
    });

    it('P11: keeps a question in its version; one that is retired drops out; the last fifty rounds are kept', async () => {
      const { certCode, certId } = await newBank();
      const { roundId, rows } = await begin({ mode: 'sequence', certCode, chooses: 3 });
      const [changed, retired] = rows;
      await must(
        admin.post('/question/save', { id: changed?.questionId, version: changed?.version, title: '<p>换了题干</p>' }),
      );
      await must(admin.post('/question/updateState', { ids: [retired?.questionId], state: 'retired' }));
      const after = await open(roundId);
      expect(after.rows.map(({ questionId, title }) => [questionId, title])).toEqual(
        [rows[0], rows[2]].map((row) => [row?.questionId, row?.title]),
      );
      expect((await check(rows[0] as Row, { ...some(rows[0] as Row), roundId })).status).toBe(200);
      for (let n = 0; n < 52; n += 1) await begin({ mode: 'sequence', certCode, chooses: 1 });
      const [kept] = await asOwner<{ count: number }>({
        server,
        text: 'select count(*)::integer as "count" from "practiceRound" r join "practiceRound" mine on mine."certId" = $1 and mine."userId" = r."userId" where mine."id" = (select max("id") from "practiceRound" where "certId" = $1)',
        values: [certId],
      });
      expect(kept?.count).toBe(50);
      expect((await learner.get(`/web/practice/round?roundId=${roundId}`)).status).toBe(404);
    }, 60_000);

    it('P11: rounds that begin at the same moment, while practice begins anew, push out old ones with their answers', async () => {
      const { certCode } = await newBank();
      for (let turn = 0; turn < 4; turn += 1) {
        // As many as are kept, each with an answer; not all at once, or the last waits too long for a connection.
        for (let group = 0; group < 5; group += 1)
          await Promise.all(
            Array.from({ length: 10 }, async () => {
              const { roundId, rows } = await begin({ mode: 'sequence', certCode, chooses: 1 }, other);
              expect((await check(rows[0] as Row, { ...some(rows[0] as Row), roundId }, other)).status).toBe(200);
            }),
          );
        const begun = Array.from({ length: 10 }, () => begin({ mode: 'sequence', certCode, chooses: 2 }, other));
        const anew = Array.from({ length: 5 }, () => must(other.post('/web/practice/again', { certCode })));
        await Promise.all([...begun, ...anew]);
      }
    }, 60_000);
  });

  describe('its kinds', () => {
    it("P1: in order is the bank's, those not answered first", async () => {
      const { certCode, certId } = await newBank();
      const bank = (await bankOf(certId)).map(({ id }) => id);
      const { rows, roundId } = await begin({ mode: 'sequence', certCode, chooses: 4 });
      expect(rows.map(({ questionId }) => questionId)).toEqual(bank.slice(0, 4));
      for (const row of rows.slice(0, 2)) await must(check(row, { ...some(row), roundId }));
      expect((await begin({ mode: 'sequence', certCode })).rows.map(({ questionId }) => questionId)).toEqual([
        ...bank.slice(2),
        ...bank.slice(0, 2),
      ]);
    });

    it('P1: by knowledge point and by difficulty; what there is of them is told with counts', async () => {
      const { certCode, certId } = await newBank();
      await asOwner({
        server,
        text: `update "question" set "knowledge" = '["集合"]', "difficulty" = '3' where "certId" = $1 and "type" = 'single'`,
        values: [certId],
      });
      const topics = await must(
        learner.post<{ knowledge: Values[]; difficulty: Values[] }>('/web/practice/topics', { certCode }),
      );
      expect(topics).toEqual({
        knowledge: [{ label: '集合', count: 5 }],
        difficulty: [
          { code: '1', count: 17 },
          { code: '3', count: 5 },
        ],
      });
      for (const filter of [
        { mode: 'knowledge', knowledge: ['集合', '函数'] },
        { mode: 'difficulty', difficulty: ['3'] },
      ]) {
        const { rows } = await begin({ certCode, ...filter });
        expect(rows.map(({ questionType }) => questionType)).toEqual(['1', '1', '1', '1', '1']);
      }
      expect((await begin({ certCode, mode: 'knowledge', knowledge: ['没有'] })).roundId).toBeNull();
    });

    it('P7: what is due comes over all certificates in one round', async () => {
      const person = personOf({ server, token: await server.signIn('student04') });
      const banks = [await newBank(), await newBank()];
      for (const { certCode } of banks) {
        const [row] = (await begin({ mode: 'sequence', certCode, chooses: 1 }, person)).rows;
        if (!row) throw new Error('the bank is empty');
        expect(await must(check(row, { selectedOptions: [2] }, person))).toMatchObject({ isCorrect: false });
      }
      expect((await today(undefined, person)).dueNum).toBe(0);
      await asOwner({ server, text: `update "wrongRecord" set "due" = now() - interval '1 minute'` });
      expect((await today(undefined, person)).dueNum).toBe(2);
      const { rows, certCode } = await begin({ mode: 'due' }, person);
      expect(certCode).toBeNull();
      expect(rows.map((row) => row.certCode).toSorted()).toEqual(banks.map((bank) => bank.certCode).toSorted());
    });

    it.each<[string, Values]>([
      ['random without a certificate', { mode: 'random' }],
      ['a kind that there is not', { mode: 'magic', certCode: 'X' }],
      ['knowledge without any', { mode: 'knowledge', certCode: 'X' }],
      ['difficulty without any', { mode: 'difficulty', certCode: 'X' }],
      ['a mock exam without one', { mode: 'mock' }],
      ['too many', { mode: 'due', chooses: 201 }],
    ])('%s: 422', async (_name, input) => {
      expect((await learner.post('/web/practice/startRound', input)).status).toBe(422);
    });
  });

  describe('reading with keys', () => {
    it('P12: is a call of its own, kept, no answer; what was read comes last the next time', async () => {
      const { certCode } = await newBank();
      const { roundId, rows } = await begin({ mode: 'reading', certCode, chooses: 2 });
      const [row] = rows;
      if (!row) throw new Error('the bank is empty');
      const shown = await must(learner.post('/web/practice/read', { roundId, questionId: row.questionId }));
      expect(shown).toMatchObject({ correctOptions: [expect.any(Number)], analysis: expect.stringContaining('解析') });
      await must(learner.post('/web/practice/read', { roundId, questionId: row.questionId }));
      expect(
        await asOwner({
          server,
          text: 'select "readCount" from "keyReading" where "questionId" = $1',
          values: [row.questionId],
        }),
      ).toEqual([{ readCount: 2 }]);
      expect(await must(learner.post('/web/practice/statistics', { certCode }))).toMatchObject({
        completeNum: 0,
        wrongRecord: 0,
      });
      expect((await open(roundId)).position).toBe(2);
      expect((await begin({ mode: 'reading', certCode })).rows.at(-1)?.questionId).toBe(row.questionId);
    });

    it('P12 M12: another round, another learner and a question of a mock exam under way are refused', async () => {
      const { certCode } = await newBank();
      const reading = await begin({ mode: 'reading', certCode });
      const practice = await begin({ mode: 'sequence', certCode });
      const questionId = reading.rows[0]?.questionId;
      expect((await learner.post('/web/practice/read', { roundId: practice.roundId, questionId })).status).toBe(404);
      expect((await other.post('/web/practice/read', { roundId: reading.roundId, questionId })).status).toBe(404);
      const paper = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
      const held = new Set(paper.questionList.map((question) => question.questionId));
      for (const row of reading.rows) {
        const reply = await learner.post('/web/practice/read', {
          roundId: reading.roundId,
          questionId: row.questionId,
        });
        expect(reply.status).toBe(held.has(row.questionId) ? 409 : 200);
        if (reply.status === 409) expect(leaksOf(reply.data)).toEqual([]);
      }
    });

    it('M12: a round shows neither keys nor verdicts of what it has in common with a mock exam under way', async () => {
      const { certCode } = await newBank();
      const { roundId, rows } = await begin({ mode: 'sequence', certCode });
      for (const row of rows) await must(check(row, { ...some(row), roundId }));
      const paper = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
      const held = new Set(paper.questionList.map((question) => question.questionId));
      for (const row of (await open(roundId)).rows)
        expect({ isHeld: row.isHeld, hasReview: row.review !== null }).toEqual({
          isHeld: held.has(row.questionId),
          hasReview: !held.has(row.questionId),
        });
    });
  });

  describe('the own verdict', () => {
    const answerLong = async (): Promise<{ row: Row; roundId: string; certCode: string }> => {
      const { certCode } = await newBank();
      const { roundId, rows } = await begin({ mode: 'random', certCode, types: ['6'], chooses: 1 });
      const [row] = rows;
      if (!row) throw new Error('the bank has no long question');
      expect(await must(check(row, { ...some(row), roundId }))).toMatchObject({ isCorrect: null, wrongRecordId: null });
      return { row, roundId, certCode };
    };
    const judge = (row: Row, isRight: boolean, person: Person = learner) =>
      person.post('/web/practice/selfJudge', { questionId: row.questionId, isRight });

    it('P13: wrong enters the book and counts; changed to right the record goes; the round remembers it', async () => {
      const { row, roundId, certCode } = await answerLong();
      expect(await must(judge(row, false))).toMatchObject({
        selfVerdict: false,
        wrongRecordId: expect.any(String),
        nextDue: expect.any(String),
      });
      expect(await wrongRecord(row.questionId)).toEqual({ wrongCount: 1, isRedone: false });
      expect(await must(learner.post('/web/practice/statistics', { certCode }))).toMatchObject({
        completeNum: 1,
        rightNum: 0,
        wrongRecord: 1,
      });
      expect((await open(roundId)).rows[0]?.review).toMatchObject({ isCorrect: null, selfVerdict: false });
      await must(judge(row, false));
      expect(await wrongRecord(row.questionId)).toEqual({ wrongCount: 1, isRedone: false });
      await must(judge(row, true));
      expect(await wrongRecord(row.questionId)).toBeUndefined();
      expect(await must(learner.post('/web/practice/statistics', { certCode }))).toMatchObject({
        completeNum: 1,
        rightNum: 1,
        wrongRecord: 0,
      });
      expect((await open(roundId)).rows[0]?.review).toMatchObject({ selfVerdict: true });
    });

    it('P13: what stood in the book before is scheduled, and a change takes the former verdict back', async () => {
      const { row } = await answerLong();
      await must(judge(row, false));
      await must(check(row, some(row)));
      await must(judge(row, true));
      expect(await wrongRecord(row.questionId)).toEqual({ wrongCount: 1, isRedone: true });
      await must(judge(row, false));
      expect(await wrongRecord(row.questionId)).toEqual({ wrongCount: 2, isRedone: false });
      await must(judge(row, true));
      expect(await wrongRecord(row.questionId)).toEqual({ wrongCount: 1, isRedone: true });
    });

    it('P13: not of what was never answered, of what the server judged, nor of another learner; a new answer is open again', async () => {
      const { row, certCode } = await answerLong();
      expect((await judge(row, true, other)).status).toBe(404);
      const [choice] = (await begin({ mode: 'sequence', certCode, types: ['1'], chooses: 1 })).rows;
      if (!choice) throw new Error('the bank has no choice');
      expect((await judge(choice, true)).status).toBe(404);
      await must(check(choice, { selectedOptions: [2] }));
      expect(await judge(choice, true)).toMatchObject({ status: 409, data: { reason: 'judged' } });
      await must(judge(row, true));
      await must(check(row, some(row)));
      expect(await must(learner.post('/web/practice/statistics', { certCode }))).toMatchObject({ rightNum: 0 });
    });
  });

  describe('the goal of a day', () => {
    it('P14: is set, counted by questions, left; answers of another day do not count', async () => {
      const person = personOf({ server, token: await server.signIn('student05') });
      const { certCode } = await newBank();
      expect(await today(undefined, person)).toEqual({
        dueNum: 0,
        goal: null,
        doneNum: 0,
        round: null,
        days: [],
        mocks: [],
      });
      await must(person.post('/web/practice/setGoal', { goal: 20 }));
      const { rows } = await begin({ mode: 'sequence', certCode, chooses: 2 }, person);
      for (const row of rows) await must(check(row, some(row), person));
      expect(await today(undefined, person)).toMatchObject({ goal: 20, doneNum: 2 });
      for (const row of rows) await must(check(row, some(row), person));
      expect(await today(undefined, person)).toMatchObject({ doneNum: 2 });
      await asOwner({ server, text: `update "practiceGoal" set "day" = "day" - 1 where "goal" = 20` });
      expect(await today(undefined, person)).toMatchObject({ goal: 20, doneNum: 0 });
      for (const row of rows.slice(0, 1)) await must(check(row, some(row), person));
      expect(await today(undefined, person)).toMatchObject({ doneNum: 1 });
      await must(person.post('/web/practice/setGoal', { goal: 0 }));
      expect(await today(undefined, person)).toMatchObject({ goal: null });
      for (const goal of [-1, 501, 1.5, '5', null])
        expect((await person.post('/web/practice/setGoal', { goal })).status).toBe(422);
    });
  });

  describe('how it went so far', () => {
    it('P19: counts the first judged answer to a question a day, by certificate; days stay when practice begins anew', async () => {
      const person = personOf({ server, token: await server.signIn('student06') });
      const { certCode, certId } = await newBank();
      const { rows } = await begin({ mode: 'sequence', certCode, chooses: 3, types: ['1'] }, person);
      // Of single choices the n-th has its key at the n-th place.
      for (const row of rows) await must(check(row, { selectedOptions: [1] }, person));
      for (const row of rows) await must(check(row, { selectedOptions: [2] }, person));
      const [day] = await asOwner<{ day: string }>({ server, text: `select "practiceDay"()::text as "day"` });
      const first = [{ day: day?.day, judgedNum: 3, rightNum: 1 }];
      expect((await today(certCode, person)).days).toEqual(first);

      const long = await begin({ mode: 'sequence', certCode, chooses: 1, types: ['6'] }, person);
      for (const row of long.rows) {
        await must(check(row, some(row), person));
        await must(person.post('/web/practice/selfJudge', { questionId: row.questionId, isRight: true }));
      }
      await must(person.post('/web/practice/again', { certCode }));
      expect((await today(certCode, person)).days).toEqual(first);

      const second = await newBank();
      const further = await begin({ mode: 'sequence', certCode: second.certCode, chooses: 1, types: ['1'] }, person);
      for (const row of further.rows) await must(check(row, { selectedOptions: [1] }, person));
      expect((await today(undefined, person)).days).toEqual([{ day: day?.day, judgedNum: 4, rightNum: 2 }]);
      expect((await today(certCode, person)).days).toEqual(first);
      expect((await today(certCode)).days).toEqual([]);
      await asOwner({
        server,
        text: `insert into "practiceTally" ("id", "tenantId", "userId", "certId", "day", "judgedNum", "rightNum")
          select "id" || '/' || n, "tenantId", "userId", "certId", "day" - n, 2, 1 from "practiceTally", generate_series(1, 40) n
          where "certId" = $1`,
        values: [certId],
      });
      const { days } = await today(certCode, person);
      expect(days).toHaveLength(30);
      expect(days.at(-1)).toEqual(first[0]);
    });

    it('P19: tells the scores of the learner’s own mock exams, once they are handed in', async () => {
      const { certCode } = await newBank();
      const paper = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
      expect((await today(certCode)).mocks).toEqual([]);
      await must(learner.post('/web/mock/submit', { mockId: paper.mockId, deviceId }));
      expect((await today(certCode)).mocks).toMatchObject([{ mockId: paper.mockId, certCode, score: 0 }]);
      expect((await today(certCode, other)).mocks).toEqual([]);
    });
  });

  describe('mistakes of a mock exam', () => {
    const sit = async ({ before }: { before?: (bank: { certCode: string; certId: string }) => Promise<void> } = {}) => {
      const { certCode, certId } = await newBank();
      await before?.({ certCode, certId });
      const paper = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
      const answers = await rightAnswers({ server, paper });
      // The first two single choices wrong, the last of the judgments left open, the rest right.
      const given = answers
        .filter((_answer, index) => index !== 6)
        .map((answer, index) =>
          index < 2 ? { ...answer, selectedOptions: [((answer.selectedOptions[0] ?? 1) % 3) + 1] } : answer,
        );
      await must(learner.post('/web/mock/saveAnswer', { mockId: paper.mockId, deviceId, answers: given }));
      return { certCode, certId, paper, wrong: paper.questionList.slice(0, 2).map(({ questionId }) => questionId) };
    };
    const bookOf = async (certId: string) =>
      await asOwner<{ questionId: string; wrongCount: number; isRedone: boolean }>({
        server,
        text: 'select "questionId", "wrongCount", "isRedone" from "wrongRecord" where "certId" = $1 order by "questionId"',
        values: [certId],
      });

    it('M13, P1: enter the wrong-answer book at hand-in; a round has these and what was left open', async () => {
      const { certCode, certId, paper, wrong } = await sit();
      await must(learner.post('/web/mock/submit', { mockId: paper.mockId, deviceId }));
      await must(learner.post('/web/mock/submit', { mockId: paper.mockId, deviceId }));
      expect(await bookOf(certId)).toEqual(
        wrong.toSorted().map((questionId) => ({ questionId, wrongCount: 1, isRedone: false })),
      );
      const { rows, certCode: of } = await begin({ mode: 'mock', mockId: paper.mockId });
      expect(of).toBe(certCode);
      expect(rows.map(({ questionId }) => questionId)).toEqual([...wrong, paper.questionList[6]?.questionId]);
      expect((await other.post('/web/practice/startRound', { mode: 'mock', mockId: paper.mockId })).status).toBe(404);
      const detail = await must(learner.get<{ questionList: Values[] }>(`/web/mock/detail?mockId=${paper.mockId}`));
      expect(detail.questionList.filter(({ isInBook }) => isInBook).map(({ questionId }) => questionId)).toEqual(wrong);
    });

    it('M13: also when the server hands it in; right answers count where the question stands in the book', async () => {
      // What stands in an exam under way cannot be put into the book (M12): all go in before, and all but one out again.
      const { certId, paper, wrong } = await sit({
        before: async (bank) => {
          for (const { id } of await bankOf(bank.certId))
            await must(learner.post('/web/record/add', { questionId: id, certCode: bank.certCode }));
        },
      });
      const known = paper.questionList[2]?.questionId ?? '';
      await asOwner({
        server,
        text: 'delete from "wrongRecord" where "certId" = $1 and "questionId" <> $2',
        values: [certId, known],
      });
      await ageBy({ server, mockId: paper.mockId, seconds: 1801 });
      await sweep({ app: server.app });
      expect(await bookOf(certId)).toEqual(
        [
          ...wrong.map((questionId) => ({ questionId, wrongCount: 1, isRedone: false })),
          { questionId: known, wrongCount: 0, isRedone: true },
        ].toSorted((a, b) => (a.questionId < b.questionId ? -1 : 1)),
      );
    });

    it('P6: a question that the learner put into the book stands there once and may be taken out', async () => {
      const { certCode, certId } = await newBank();
      const [question] = await bankOf(certId);
      const questionId = question?.id ?? '';
      const { wrongRecordId } = await must(
        learner.post<{ wrongRecordId: string }>('/web/record/add', { questionId, certCode }),
      );
      await must(learner.post('/web/record/add', { questionId, certCode }));
      expect(await bookOf(certId)).toEqual([{ questionId, wrongCount: 0, isRedone: false }]);
      await must(learner.get(`/web/record/deleteById?id=${encodeURIComponent(wrongRecordId)}`));
      expect(await bookOf(certId)).toEqual([]);
      expect((await learner.post('/web/record/add', { questionId: 'none', certCode })).status).toBe(404);
      expect((await learner.post('/web/record/add', { questionId, certCode: 'NONE-1' })).status).toBe(404);
    });
  });

  describe('what is offered', () => {
    it('P15 M14: certificates without questions not for practice, those without rule or with too few not for mock exams', async () => {
      const full = await newBank();
      const bare = await newBank({ hasRule: false });
      const short = await newBank();
      await asOwner({
        server,
        text: `update "question" set "state" = 'retired' where "certId" = $1 and "type" = 'long'`,
        values: [short.certId],
      });
      const { id: emptyId } = await must(
        admin.post<{ id: string }>('/cert/save', { certName: `空 ${count}`, certCode: `EMPTY-${count}` }),
      );
      const codesOf = ({ rows }: { rows: { certCode: string }[] }) => rows.map(({ certCode }) => certCode);
      const tenantId = server.tenantIds[0];
      const practised = codesOf(
        await must(learner.post('/cert/portal/list', { tenantId, hasQuestions: true, pageSize: 200 })),
      );
      expect([full, bare, short].every(({ certCode }) => practised.includes(certCode))).toBe(true);
      expect(practised).not.toContain(`EMPTY-${count}`);
      expect(codesOf(await must(learner.post('/cert/portal/list', { tenantId, pageSize: 200 })))).toContain(
        `EMPTY-${count}`,
      );
      const sat = codesOf(await must(learner.post('/web/mock/certs', { pageSize: 200 })));
      expect([full, bare, short].map(({ certCode }) => sat.includes(certCode))).toEqual([true, false, false]);
      expect(
        (await must(learner.post<{ rule: Values }>('/web/mock/query', { certCode: short.certCode }))).rule,
      ).toMatchObject({ missing: [{ type: '6', missing: 1 }] });
      const isMockOpen = async (id: string) =>
        (await must(learner.get<{ isMockOpen: boolean }>(`/cert/portal/detail?tenantId=${tenantId}&id=${id}`)))
          .isMockOpen;
      expect([
        await isMockOpen(full.certId),
        await isMockOpen(bare.certId),
        await isMockOpen(short.certId),
        await isMockOpen(emptyId),
      ]).toEqual([true, false, false, false]);
    });

    it('M14: without a certificate every mock exam under way is told', async () => {
      const papers = [];
      for (const { certCode } of [await newBank(), await newBank()])
        papers.push(await must(other.post<Paper>('/web/mock/newMock', { certCode, deviceId })));
      const { underWay } = await must(other.post<{ underWay: { mockId: string }[] }>('/web/mock/query', {}));
      expect(underWay.map(({ mockId }) => mockId).toSorted()).toEqual(papers.map(({ mockId }) => mockId).toSorted());
    });
  });
});
