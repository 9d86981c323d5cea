import { databasesFor } from '#tests/databases.ts';
import { catalogue } from '../artefacts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { callerOf } from '../client.ts';
import { leaksOf } from '../leaks.ts';
import { asOwner, makeExam, must, personOf, type Paper, type Person, type Values } from './exam.ts';

const operations = Object.values(catalogue.operations);
const deviceId = 'desk';

/** Rule M12 of docs/rules.md: keys while a mock exam is sat. */
describe.each(databasesFor(import.meta.url))('keys during a mock exam on %s', (database) => {
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
  /** A mock exam under way whose first question was a favourite and in the wrong-answer book before it began. */
  const sit = async (): Promise<{
    certCode: string;
    earlier: string;
    paper: Paper;
    held: Set<string>;
    free: string[];
  }> => {
    count += 1;
    const { certCode, certId } = await makeExam({ admin, certCode: `HELD-${count}` });
    const before = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
    await must(learner.post('/web/mock/submit', { mockId: before.mockId, deviceId }));
    const bank = await asOwner<{ id: string; type: string; options: { isAnswer: boolean }[] }>({
      server,
      text: 'select "id", "type", "options" from "question" where "certId" = $1',
      values: [certId],
    });
    for (const { id, type, options } of bank) {
      await must(learner.post('/web/favorite/add', { questionId: id, certCode }));
      if (type === 'single')
        await must(
          learner.post('/web/practice/isTrue', {
            questionId: id,
            certCode,
            selectedOptions: [options.findIndex(({ isAnswer }) => !isAnswer) + 1],
          }),
        );
    }
    await asOwner({
      server,
      text: `update "wrongRecord" set "due" = now() - interval '1 hour' where "certId" = $1`,
      values: [certId],
    });
    const paper = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
    const held = new Set(paper.questionList.map(({ questionId }) => questionId));
    return {
      certCode,
      earlier: before.mockId,
      paper,
      held,
      free: bank.map(({ id }) => id).filter((id) => !held.has(id)),
    };
  };
  const given = ({ blankCount }: { blankCount: number }): Values =>
    blankCount === 0 ? { selectedOptions: [1] } : { optionList: [{ order: 1, content: '甲' }] };

  it('M12: isTrue refuses every question of it, in any version, and takes the others; nothing is stored of a refused one', async () => {
    const { certCode, paper, free } = await sit();
    const stored = () => asOwner({ server, text: 'select "id", "version" from "practiceAnswer" order by "id"' });
    const before = await stored();
    for (const question of paper.questionList) {
      for (const version of [undefined, 1]) {
        const reply = await learner.post('/web/practice/isTrue', {
          certCode,
          questionId: question.questionId,
          ...given(question),
          ...(version && { version }),
        });
        expect(reply).toMatchObject({
          status: 409,
          message: '这道题正在考试中，结束后再练习',
          data: { reason: 'underWay' },
        });
        expect(leaksOf(reply.data)).toEqual([]);
      }
    }
    expect(await stored()).toEqual(before);
    const [single] = await asOwner<{ id: string }>({
      server,
      text: `select "id" from "question" where "id" = any($1) and "type" = 'single' limit 1`,
      values: [free],
    });
    expect(
      (await learner.post('/web/practice/isTrue', { certCode, questionId: single?.id, selectedOptions: [1] })).status,
    ).toBe(200);
  });

  it.each(['all', 'due', 'wrong', 'favorite'])('M12: practice of %s does not draw it', async (scope) => {
    const { certCode, held } = await sit();
    const { rows } = await must(
      learner.post<{ rows: { questionId: string }[] }>('/web/practice/startRandom', {
        certCode,
        chooses: 200,
        ...(scope !== 'all' && { only: scope }),
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ questionId }) => held.has(questionId))).toEqual([]);
  });

  it('M12: the book tells nothing of it but that it is held, and neither takes it in nor out', async () => {
    const { certCode, held } = await sit();
    const answered = await asOwner<{ id: string }>({
      server,
      text: `update "wrongRecord" set "isRedone" = true where "questionId" = any($1) returning "id"`,
      values: [[...held]],
    });
    expect(answered).toHaveLength(3);
    const book = await must(
      learner.get<{ rows: (Values & { id: string; questionId: string; isHeld: boolean })[] }>(
        `/web/record/list?certCode=${certCode}&pageSize=200`,
      ),
    );
    expect(book.rows.map(({ isHeld }) => isHeld)).toEqual([false, false, true, true, true]);
    for (const { id, questionId, wrongCount, lastTime, due, isDue, isRedone } of book.rows.slice(2)) {
      expect({ wrongCount, lastTime, due, isDue, isRedone }).toEqual({
        wrongCount: null,
        lastTime: null,
        due: null,
        isDue: false,
        isRedone: null,
      });
      for (const reply of [
        await learner.post('/web/record/add', { questionId, certCode }),
        await learner.get(`/web/record/deleteById?id=${encodeURIComponent(id)}`),
      ])
        expect(reply).toMatchObject({ status: 409, data: { reason: 'underWay' } });
    }
    for (const { wrongCount, due } of book.rows.slice(0, 2)) expect([wrongCount, due]).not.toContain(null);
  });

  it('M12: book and favourites say that it is held, and it is not due', async () => {
    const { certCode, held, free } = await sit();
    const book = await must(
      learner.get<{ rows: { questionId: string; isHeld: boolean; isDue: boolean }[] }>(
        `/web/record/list?certCode=${certCode}&pageSize=200`,
      ),
    );
    expect(book.rows).toHaveLength(5);
    for (const { questionId, isHeld, isDue } of book.rows)
      expect({ isHeld, isDue }).toEqual({ isHeld: held.has(questionId), isDue: !held.has(questionId) });
    const due = await must(learner.get<{ total: number }>(`/web/record/list?certCode=${certCode}&isDue=true`));
    expect(due.total).toBe(2);
    expect(await must(learner.post('/web/practice/statistics', { certCode }))).toMatchObject({
      wrongRecord: 5,
      dueNum: 2,
    });
    const favorites = await must(
      learner.post<{ rows: { questionId: string; isHeld: boolean }[] }>('/web/favorite/list', {
        certCode,
        pageSize: 200,
      }),
    );
    expect(
      favorites.rows
        .filter(({ isHeld }) => isHeld)
        .map(({ questionId }) => questionId)
        .toSorted(),
    ).toEqual([...held].toSorted());
    expect(favorites.rows.filter(({ isHeld }) => !isHeld)).toHaveLength(free.length);
  });

  it('M12: the review of an earlier exam leaves out what tells its key, and has it again once this one is handed in', async () => {
    const { earlier, paper, held } = await sit();
    const review = () =>
      must(
        learner.get<{ questionList: (Values & { questionId: string; isHeld: boolean; optionList: Values[] })[] }>(
          `/web/mock/detail?mockId=${earlier}`,
        ),
      );
    const during = (await review()).questionList;
    const shared = during.filter(({ questionId }) => held.has(questionId));
    expect(shared.length).toBeGreaterThan(0);
    for (const question of shared)
      expect(question).toMatchObject({
        isHeld: true,
        isInBook: false,
        isCorrect: null,
        gained: null,
        correctOptions: [],
        answer: [],
        analysis: null,
        optionList: question.optionList.map(({ order, content }) => ({ order, content })),
      });
    expect(
      during
        .filter(({ questionId }) => !held.has(questionId))
        .every(({ isHeld, analysis }) => !isHeld && String(analysis).includes('解析')),
    ).toBe(true);
    await must(learner.post('/web/mock/submit', { mockId: paper.mockId, deviceId }));
    expect(
      (await review()).questionList.every(({ isHeld, analysis }) => !isHeld && String(analysis).includes('解析')),
    ).toBe(true);
  });

  it('M12: no operation that a learner may call tells a key of it, whatever it is asked with', async () => {
    const { certCode, earlier, paper, held } = await sit();
    const token = await server.signIn('student02');
    const caller = callerOf({ url: server.url, token });
    const codes = new Set(await must(learner.get<string[]>('/user/auth')));
    const analyses = await asOwner<{ analysis: string }>({
      server,
      text: 'select "analysis" from "question" where "id" = any($1)',
      values: [[...held]],
    });
    const ends = /^session\.|updatePassword|logout|mock\.(submit|takeOver|saveAnswer)/;
    const told: string[] = [];
    let answered = 0;
    for (const operation of operations) {
      if (
        operation.isBinary ||
        operation.isMultipart ||
        ends.test(operation.name) ||
        (operation.access === 'code' && !operation.codes.some((code) => codes.has(code)))
      )
        continue;
      for (const { questionId, blankCount } of paper.questionList) {
        for (const mockId of [earlier, paper.mockId]) {
          const known: Values = {
            certCode,
            chooses: 200,
            deviceId,
            pageNum: 1,
            pageSize: 200,
            keyword: 'single',
            questionId,
            mockId,
            id: questionId,
            isRight: true,
            only: 'favorite',
            ...given({ blankCount }),
          };
          const asked = Object.keys(operation.input.properties ?? {});
          const input = Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name)));
          const { status, body } = await caller.call(operation, input as never);
          if (status === 200) answered += 1;
          told.push(...keysIn(body.data).map((name) => `${operation.name}: ${name}`));
          if (!('mockId' in input)) break;
        }
        if (!operation.input.properties?.['questionId'] && !operation.input.properties?.['id']) break;
      }
    }
    expect([...new Set(told)]).toEqual([]);
    expect(answered).toBeGreaterThan(20);
    expect(analyses.length).toBe(held.size);

    /** Objects about a held question that carry what tells its key. */
    function keysIn(value: unknown): string[] {
      if (Array.isArray(value)) return value.flatMap(keysIn);
      if (value === null || typeof value !== 'object') return [];
      const own = value as Values;
      const isAbout = held.has(String(own['questionId'] ?? own['id'] ?? ''));
      const telling = isAbout
        ? leaksOf(own).filter(
            (path) =>
              !isEmpty(
                path
                  .slice(1)
                  .split('/')
                  .reduce<unknown>((at, name) => (at as Values)[name], own),
              ),
          )
        : [];
      return [
        ...telling,
        ...Object.values(own).flatMap(keysIn),
        ...(analyses.some(({ analysis }) => Object.values(own).includes(analysis)) && isAbout ? ['analysis'] : []),
      ];
    }
    function isEmpty(value: unknown): boolean {
      return value === null || (Array.isArray(value) && value.length === 0);
    }
  });

  it('M12: it concerns nobody else, and whoever may edit the bank reads it all the same', async () => {
    const { certCode, paper } = await sit();
    const [question] = paper.questionList;
    if (!question) throw new Error('the paper is empty');
    expect(
      (await other.post('/web/practice/isTrue', { certCode, questionId: question.questionId, ...given(question) }))
        .status,
    ).toBe(200);
    const mine = await must(admin.post<Paper>('/web/mock/newMock', { certCode, deviceId }));
    const asked = mine.questionList[0];
    expect(
      (await admin.post('/web/practice/isTrue', { certCode, questionId: asked?.questionId, selectedOptions: [1] }))
        .status,
    ).toBe(409);
    expect(
      (await must(admin.get<{ options: Values[] }>(`/question/detail?id=${asked?.questionId}`))).options.some(
        ({ isAnswer }) => isAnswer === true,
      ),
    ).toBe(true);
  });
});
