import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { leaksOf } from '../leaks.ts';
import { asOwner, makeExam, must, personOf, type Person, type Values } from '../mock/exam.ts';
import { cookieHeaderOf } from '../../sessionCookies.ts';

interface Question extends Values {
  questionId: string;
  version: number;
  questionType: string;
  optionList: { order: number; content: string }[];
  blankCount: number;
  questionIndex: number;
  totalNum: number;
  isFavorite: boolean;
}

interface Drawn {
  rows: Question[];
  totalNum: number;
}

interface Checked extends Values {
  isCorrect: boolean | null;
  optionList: { order: number; content: string; isAnswer: boolean; isRight: boolean | null }[];
  correctOptions: number[];
  answer: { anyOf: string[] }[];
  wrongRecordId: string | null;
  nextDue: string | null;
}

interface Page {
  rows: (Question & { id: string; wrongCount: number; isDue: boolean; isRedone: boolean; certCode: string })[];
  total: number;
}

const bankSize = 22;

/** Numbers P… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('practice on %s', (database) => {
  let server: TestServer;
  let learner: Person;
  let other: Person;
  let admin: Person;
  let foreign: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    learner = personOf({ server, token: await server.signIn('student') });
    other = personOf({ server, token: await server.signIn('teacher') });
    admin = personOf({ server, token: await server.signIn('admin') });
    foreign = personOf({ server, token: await server.signIn('operator') });
    await must(foreign.post('/switchTenant', { tenantId: server.tenantIds[1] ?? '' }));
  }, 120_000);
  afterAll(() => server.close());

  let count = 0;
  const newBank = async (): Promise<{ certCode: string; certId: string }> => {
    count += 1;
    return makeExam({ admin, certCode: `PRACTICE-${count}`, hasRule: false });
  };
  const start = (certCode: string, changes: Values = {}, person: Person = learner): Promise<Drawn> =>
    must(person.post<Drawn>('/web/practice/startRandom', { certCode, chooses: 200, ...changes }));
  const check = (certCode: string, question: Question, given: Values, person: Person = learner) =>
    person.post<Checked>('/web/practice/isTrue', { certCode, questionId: question.questionId, ...given });
  const statistics = (certCode: string, person: Person = learner) =>
    must(person.post('/web/practice/statistics', { certCode }));
  const records = (certCode: string, person: Person = learner) =>
    must(person.get<Page>(`/web/record/list?certCode=${certCode}`));
  const favorites = (certCode: string, person: Person = learner) =>
    must(person.post<Page>('/web/favorite/list', { certCode }));
  const oneOf = async (certCode: string, type: string, person: Person = learner): Promise<Question> => {
    const [question] = (await start(certCode, { types: [type], chooses: 1 }, person)).rows;
    if (!question) throw new Error(`no question of kind ${type}`);
    return question;
  };
  const keyOf = async ({ questionId }: Question): Promise<{ right: number[]; texts: string[] }> => {
    const [row] = await asOwner<{ options: { isAnswer: boolean }[]; answer: { anyOf: string[] }[] }>({
      server,
      text: 'select "options", "answer" from "question" where "id" = $1',
      values: [questionId],
    });
    return {
      right: (row?.options ?? []).flatMap(({ isAnswer }, i) => (isAnswer ? [i + 1] : [])),
      texts: (row?.answer ?? []).map(({ anyOf }) => anyOf[0] ?? ''),
    };
  };
  const rightly = async (question: Question): Promise<Values> => {
    const { right, texts } = await keyOf(question);
    return question.blankCount === 0
      ? { selectedOptions: right }
      : { optionList: texts.map((content, i) => ({ order: i + 1, content })) };
  };
  const wrongly = async (question: Question): Promise<Values> => ({ selectedOptions: [await wrongPlace(question)] });
  const wrongPlace = async (question: Question): Promise<number> => {
    const { right } = await keyOf(question);
    return question.optionList.find(({ order }) => !right.includes(order))?.order ?? 0;
  };

  describe('the draw', () => {
    it('P1: draws published questions of the certificate, none twice, all of them where more are asked for', async () => {
      const { certCode, certId } = await newBank();
      await asOwner({
        server,
        text: `update "question" set "state" = 'retired' where "id" in (select "id" from "question" where "certId" = $1 and "type" = 'short' limit 1)`,
        values: [certId],
      });
      const { rows, totalNum } = await start(certCode);
      expect(totalNum).toBe(bankSize - 1);
      expect(new Set(rows.map(({ questionId }) => questionId)).size).toBe(bankSize - 1);
      expect(rows.map(({ questionIndex }) => questionIndex)).toEqual(rows.map((_row, i) => i + 1));
      expect(rows.every((row) => row.totalNum === totalNum)).toBe(true);
      const bank = await asOwner<{ id: string }>({
        server,
        text: `select "id" from "question" where "certId" = $1 and "state" = 'published'`,
        values: [certId],
      });
      expect(rows.map(({ questionId }) => questionId).sort()).toEqual(bank.map(({ id }) => id).sort());
    });

    it('P1: keeps to the kinds chosen, by the codes of reading B', async () => {
      const { certCode } = await newBank();
      const { rows } = await start(certCode, { types: ['4', '6'] });
      expect(new Set(rows.map(({ questionType }) => questionType))).toEqual(new Set(['4', '6']));
      expect(rows).toHaveLength(6);
      expect(rows.filter(({ questionType }) => questionType === '4').every(({ blankCount }) => blankCount === 2)).toBe(
        true,
      );
    });

    it('P1: draws others the next time', async () => {
      const { certCode } = await newBank();
      const draws = await Promise.all(Array.from({ length: 12 }, () => start(certCode, { chooses: 3 })));
      expect(
        new Set(
          draws.map(({ rows }) =>
            rows
              .map(({ questionId }) => questionId)
              .sort()
              .join(),
          ),
        ).size,
      ).toBeGreaterThan(1);
    });

    it('P1: takes what is not answered yet first, and answered ones after that', async () => {
      const { certCode } = await newBank();
      const answered = new Set<string>();
      for (let n = 0; n < 5; n += 1) {
        const question = await oneOf(certCode, '1');
        expect(answered.has(question.questionId)).toBe(false);
        answered.add(question.questionId);
        await must(check(certCode, question, { selectedOptions: [1] }));
      }
      expect(answered.has((await oneOf(certCode, '1')).questionId)).toBe(true);
    });

    it('P3: a second start with isAgain and one question begins anew; with more it does not', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '1');
      await must(check(certCode, question, await wrongly(question)));
      await start(certCode, { isAgain: 9999, chooses: 2 });
      expect(await statistics(certCode)).toMatchObject({ completeNum: 1 });
      await start(certCode, { isAgain: 9999, chooses: 1 });
      expect(await statistics(certCode)).toMatchObject({ completeNum: 0, wrongRecord: 1 });
    });
  });

  describe('the check', () => {
    it('P4 P8: a right answer is said to be right, with keys and analysis', async () => {
      const { certCode } = await newBank();
      for (const type of ['1', '2', '3', '4', '5']) {
        const question = await oneOf(certCode, type);
        const { right, texts } = await keyOf(question);
        const reply = await must(check(certCode, question, await rightly(question)));
        expect(reply).toMatchObject({ isCorrect: true, correctOptions: right, wrongRecordId: null, nextDue: null });
        expect(reply['analysis']).toContain('解析');
        expect(reply.answer.map(({ anyOf }) => anyOf[0])).toEqual(texts);
        expect(reply.optionList.every(({ isRight }) => isRight === true)).toBe(true);
      }
      expect(await statistics(certCode)).toMatchObject({
        totalNum: bankSize,
        completeNum: 5,
        completionRate: 22.7,
        wrongRecord: 0,
      });
    });

    it('P5: blanks are compared leniently, each by itself', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '4');
      const { texts } = await keyOf(question);
      const number = texts[1]?.slice(1) ?? '';
      const lenient = await must(
        check(certCode, question, {
          optionList: [
            { order: 2, content: ` 乙 ${number}` },
            { order: 1, content: `ａ${number}` },
          ],
        }),
      );
      expect(lenient.isCorrect).toBe(true);
      const half = await must(check(certCode, question, { optionList: [{ order: 1, content: `A${number}` }] }));
      expect([half.isCorrect, half.optionList.map(({ isRight }) => isRight)]).toEqual([false, [true, false]]);
    });

    it('P5: a long question counts as done, and nobody says whether it is right', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '6');
      expect(
        await must(check(certCode, question, { optionList: [{ order: 1, content: '<script>alert(1)</script>' }] })),
      ).toMatchObject({ isCorrect: null, wrongRecordId: null });
      expect(await statistics(certCode)).toMatchObject({ completeNum: 1, wrongRecord: 0 });
    });

    it('P4: is made against the version the learner saw, whatever the question has become', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '3');
      const { right } = await keyOf(question);
      const [row] = await asOwner<{ options: { content: string; isAnswer: boolean }[] }>({
        server,
        text: 'select "options" from "question" where "id" = $1',
        values: [question.questionId],
      });
      await must(
        admin.post('/question/save', {
          id: question.questionId,
          version: question.version,
          options: (row?.options ?? []).map(({ content, isAnswer }) => ({ content, isAnswer: !isAnswer })),
        }),
      );
      expect(
        (await must(check(certCode, question, { selectedOptions: right, version: question.version }))).isCorrect,
      ).toBe(true);
      expect((await must(check(certCode, question, { selectedOptions: right }))).isCorrect).toBe(false);
      expect((await check(certCode, question, { selectedOptions: right, version: 99 })).status).toBe(404);
    });
  });

  describe('the wrong-answer book', () => {
    it('P6 P7: a wrong answer enters it by itself, comes due, and leaves once answered rightly', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '1');
      const first = await must(check(certCode, question, await wrongly(question)));
      expect(first.wrongRecordId).not.toBeNull();
      expect(first.nextDue).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      await must(check(certCode, question, await wrongly(question)));
      const path = `/web/record/deleteById?id=${encodeURIComponent(first.wrongRecordId ?? '')}`;
      expect((await records(certCode)).rows).toMatchObject([
        {
          id: first.wrongRecordId,
          questionId: question.questionId,
          wrongCount: 2,
          isDue: false,
          isRedone: false,
          certCode,
        },
      ]);
      expect(await learner.get(path)).toMatchObject({ status: 409, message: '答对这道题后才能移除' });

      await asOwner({
        server,
        text: `update "wrongRecord" set "due" = now() - interval '1 hour' where "id" = $1`,
        values: [first.wrongRecordId],
      });
      expect(await statistics(certCode)).toMatchObject({ wrongRecord: 1, dueNum: 1 });
      expect((await start(certCode, { only: 'due' })).rows.map(({ questionId }) => questionId)).toEqual([
        question.questionId,
      ]);
      expect(await must(learner.get(`/web/record/list?certCode=${certCode}&isDue=false`))).toMatchObject({
        total: 0,
        dueTotal: 1,
      });
      expect(await must(learner.get(`/web/record/list?certCode=${(await newBank()).certCode}`))).toMatchObject({
        total: 0,
        dueTotal: 0,
      });

      const redone = await must(check(certCode, question, await rightly(question)));
      expect(redone.wrongRecordId).toBe(first.wrongRecordId);
      expect((redone.nextDue ?? '') > (first.nextDue ?? '')).toBe(true);
      expect((await records(certCode)).rows).toMatchObject([{ isRedone: true, isDue: false, wrongCount: 2 }]);
      expect((await start(certCode, { only: 'due' })).rows).toEqual([]);
      expect((await start(certCode, { only: 'wrong' })).totalNum).toBe(1);

      await must(learner.get(path));
      expect((await records(certCode)).total).toBe(0);
      expect((await learner.get(path)).status).toBe(404);
    });

    it('P6: a link does not delete: the cookie alone is not enough', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '1');
      const { wrongRecordId } = await must(check(certCode, question, await wrongly(question)));
      await must(check(certCode, question, await rightly(question)));
      const cookie = cookieHeaderOf(await server.signIn('student'));
      expect(
        (
          await fetch(`${server.url}/api/web/record/deleteById?id=${encodeURIComponent(wrongRecordId ?? '')}`, {
            headers: { cookie },
          })
        ).status,
      ).toBe(401);
      expect((await fetch(`${server.url}/api/web/record/list`, { headers: { cookie } })).status).toBe(200);
      expect((await records(certCode)).total).toBe(1);
    });
  });

  describe('favourites', () => {
    it('P10: a question is kept once, shown as such everywhere, and let go', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '2');
      const { questionId } = question;
      await must(learner.post('/web/favorite/add', { questionId, certCode }));
      await must(learner.post('/web/favorite/add', { questionId, certCode }));
      expect(await favorites(certCode)).toMatchObject({ total: 1, rows: [{ questionId, certCode, isFavorite: true }] });
      expect((await start(certCode)).rows.filter(({ isFavorite }) => isFavorite).map((row) => row.questionId)).toEqual([
        questionId,
      ]);
      expect((await start(certCode, { only: 'favorite' })).rows.map((row) => row.questionId)).toEqual([questionId]);
      expect(await statistics(certCode)).toMatchObject({ favoriteRecord: 1 });
      await must(learner.post('/web/favorite/cancelFavorite', { questionId }));
      await must(learner.post('/web/favorite/cancelFavorite', { questionId }));
      expect((await favorites(certCode)).total).toBe(0);
    });

    it('P10: lists page by page, each once', async () => {
      const { certCode } = await newBank();
      const { rows } = await start(certCode, { chooses: 5 });
      for (const { questionId } of rows) await must(learner.post('/web/favorite/add', { questionId, certCode }));
      const pages = await Promise.all(
        [1, 2, 3].map((pageNum) => must(learner.post<Page>('/web/favorite/list', { certCode, pageNum, pageSize: 2 }))),
      );
      expect(pages.map((page) => [page.rows.length, page.total])).toEqual([
        [2, 5],
        [2, 5],
        [1, 5],
      ]);
      expect(new Set(pages.flatMap((page) => page.rows.map(({ questionId }) => questionId))).size).toBe(5);
    });
  });

  describe('whose it is', () => {
    it('P9: another learner of the same tenant sees and changes nothing of mine', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '1');
      const { wrongRecordId } = await must(check(certCode, question, await wrongly(question)));
      await must(check(certCode, question, await rightly(question)));
      await must(learner.post('/web/favorite/add', { questionId: question.questionId, certCode }));
      expect(await statistics(certCode, other)).toMatchObject({
        completeNum: 0,
        wrongRecord: 0,
        favoriteRecord: 0,
        dueNum: 0,
      });
      expect([(await records(certCode, other)).total, (await favorites(certCode, other)).total]).toEqual([0, 0]);
      expect((await other.get(`/web/record/deleteById?id=${encodeURIComponent(wrongRecordId ?? '')}`)).status).toBe(
        404,
      );
      await must(other.post('/web/favorite/cancelFavorite', { questionId: question.questionId }));
      await must(other.post('/web/practice/again', { certCode }));
      expect(await statistics(certCode)).toMatchObject({ completeNum: 1, wrongRecord: 1, favoriteRecord: 1 });
    });

    it('P9: the database itself shows the rows to their learner alone', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '1');
      await must(check(certCode, question, await wrongly(question)));
      await must(learner.post('/web/favorite/add', { questionId: question.questionId, certCode }));
      const [{ tenantId, userId } = { tenantId: '', userId: '' }] = await asOwner<{ tenantId: string; userId: string }>(
        {
          server,
          text: 'select "tenantId", "userId" from "practiceAnswer" where "questionId" = $1',
          values: [question.questionId],
        },
      );
      for (const table of ['practiceAnswer', 'favorite', 'wrongRecord']) {
        const countIn = async (scope: { tenantId: string; userId: string }) =>
          (
            (
              await server.app.database.batch({
                scope,
                statements: [
                  reading({ text: `select from "${table}" where "questionId" = $1`, values: [question.questionId] }),
                ],
              })
            )[0] ?? []
          ).length;
        expect([
          await countIn({ tenantId, userId }),
          await countIn({ tenantId, userId: 'somebody' }),
          await countIn({ tenantId, userId: '' }),
          await countIn({ tenantId: server.tenantIds[1] ?? '', userId }),
        ]).toEqual([1, 0, 0, 0]);
      }
    });

    it('T1: in another tenant neither certificate nor question is there', async () => {
      const { certCode } = await newBank();
      const question = await oneOf(certCode, '1');
      const { questionId } = question;
      const replies = await Promise.all([
        foreign.post('/web/practice/startRandom', { certCode, chooses: 1 }),
        check(certCode, question, { selectedOptions: [1] }, foreign),
        foreign.post('/web/practice/statistics', { certCode }),
        foreign.post('/web/practice/again', { certCode }),
        foreign.post('/web/favorite/add', { certCode, questionId }),
        foreign.post('/web/favorite/cancelFavorite', { questionId }),
        foreign.post('/web/favorite/list', { certCode }),
        foreign.get(`/web/record/list?certCode=${certCode}`),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    });
  });

  describe('bad input', () => {
    it('unknown certificates and questions, and certificates off the shelf, are 404', async () => {
      const { certCode, certId } = await newBank();
      const elsewhere = await newBank();
      const question = await oneOf(certCode, '1');
      expect((await learner.post('/web/practice/startRandom', { certCode: 'NONE', chooses: 1 })).status).toBe(404);
      expect((await check(elsewhere.certCode, question, { selectedOptions: [1] })).status).toBe(404);
      expect((await check(certCode, { ...question, questionId: 'none' }, { selectedOptions: [1] })).status).toBe(404);
      expect(
        (await learner.post('/web/favorite/add', { certCode: elsewhere.certCode, questionId: question.questionId }))
          .status,
      ).toBe(404);
      await must(learner.post('/web/favorite/add', { certCode, questionId: question.questionId }));
      await must(admin.post('/cert/updateState', { ids: [certId], state: 'off' }));
      for (const path of ['startRandom', 'statistics', 'again'])
        expect(
          (
            await learner.post(
              `/web/practice/${path}`,
              path === 'startRandom' ? { certCode, chooses: 1 } : { certCode },
            )
          ).status,
        ).toBe(404);
      expect((await check(certCode, question, { selectedOptions: [1] })).status).toBe(404);
      expect(
        (await must(learner.post<Page>('/web/favorite/list', {}))).rows.map((row) => row.questionId),
      ).not.toContain(question.questionId);
    });

    it.each([
      ['no amount', {}],
      ['none', { chooses: 0 }],
      ['fewer than none', { chooses: -1 }],
      ['half a question', { chooses: 1.5 }],
      ['an absurd amount', { chooses: 1_000_000 }],
      ['a number as text', { chooses: '5' }],
      ['no kind', { chooses: 1, types: [] }],
      ['an unknown kind', { chooses: 1, types: ['7'] }],
      ['a kind twice', { chooses: 1, types: ['1', '1'] }],
      ['an unknown range', { chooses: 1, only: 'all' }],
      ['a field more', { chooses: 1, tenantId: 'x' }],
    ])('startRandom with %s is 422', async (_name, changes: Values) => {
      const { status, message } = await learner.post('/web/practice/startRandom', { certCode: 'ANY', ...changes });
      expect([status, /[一-龥]/.test(message)]).toEqual([422, true]);
    });

    it('answers of the wrong shape are 422, and nothing is stored', async () => {
      const { certCode } = await newBank();
      const [single, blank, long] = [
        await oneOf(certCode, '1'),
        await oneOf(certCode, '4'),
        await oneOf(certCode, '6'),
      ];
      const cases: [Question, Values][] = [
        [single, {}],
        [single, { selectedOptions: [] }],
        [single, { selectedOptions: [4] }],
        [single, { selectedOptions: [0] }],
        [single, { selectedOptions: [1, 2] }],
        [single, { selectedOptions: ['A'] }],
        [single, { selectedOptions: 1 }],
        [single, { selectedOptions: [1], optionList: [{ order: 1, content: '甲' }] }],
        [single, { selectedOptions: [1], version: 0 }],
        [blank, { selectedOptions: [1] }],
        [blank, { optionList: [] }],
        [blank, { optionList: [{ order: 1, content: ' ' }] }],
        [blank, { optionList: [{ order: 3, content: '丙' }] }],
        [
          blank,
          {
            optionList: [
              { order: 1, content: '甲' },
              { order: 1, content: '乙' },
            ],
          },
        ],
        [blank, { optionList: [{ order: 1, content: '字'.repeat(2001) }] }],
        [long, { optionList: [{ order: 1, content: 'x'.repeat(1_000_000) }] }],
      ];
      for (const [question, given] of cases) {
        const { status, message } = await check(certCode, question, given);
        expect([JSON.stringify(given).slice(0, 80), status, /[一-龥]/.test(message)]).toEqual([
          JSON.stringify(given).slice(0, 80),
          422,
          true,
        ]);
      }
      expect(await statistics(certCode)).toMatchObject({ completeNum: 0, wrongRecord: 0 });
    });

    it('texts that databases dislike are refused or kept, never broken', async () => {
      const { certCode } = await newBank();
      const blank = await oneOf(certCode, '4');
      const statusOf = async (content: string) =>
        (await check(certCode, blank, { optionList: [{ order: 1, content }] })).status;
      for (const content of ['\u0000', '\ud800']) expect(await statusOf(content)).toBe(422);
      for (const content of ["'; drop table question; --", '%_\\', '😀', '<img src=x onerror=alert(1)>'])
        expect(await statusOf(content)).toBe(200);
      expect((await learner.post('/web/practice/statistics', { certCode: 'A\u0000' })).status).toBe(422);
      expect(await statistics(certCode)).toMatchObject({ totalNum: bankSize });
    });

    it('T3: without a session everything is 401', async () => {
      const nobody = personOf({ server });
      const replies = await Promise.all([
        ...[
          'practice/startRandom',
          'practice/isTrue',
          'practice/statistics',
          'practice/again',
          'favorite/add',
          'favorite/cancelFavorite',
          'favorite/list',
        ].map((path) => nobody.post(`/web/${path}`, {})),
        nobody.get('/web/record/list'),
        nobody.get('/web/record/deleteById?id=x'),
      ]);
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
    });
  });

  it('P8: no payload before the check tells an answer', async () => {
    const { certCode, certId } = await newBank();
    const { rows } = await start(certCode);
    for (const question of rows.filter(({ blankCount }) => blankCount === 0))
      await must(check(certCode, question, { selectedOptions: [1] }));
    for (const { questionId } of rows) await must(learner.post('/web/favorite/add', { certCode, questionId }));
    await asOwner({ server, text: `update "wrongRecord" set "due" = now() where "certId" = $1`, values: [certId] });
    const payloads = [
      ...(await Promise.all(
        [undefined, 'wrong', 'favorite', 'due'].map((only) => start(certCode, only === undefined ? {} : { only })),
      )),
      await favorites(certCode),
      await records(certCode),
      await statistics(certCode),
    ];
    expect(payloads.flatMap((payload) => leaksOf(payload))).toEqual([]);
    expect(payloads.filter((payload) => 'rows' in payload && (payload['rows'] as Values[]).length > 0)).toHaveLength(6);
  });
});
