/** Item analysis of a session, and what is kept of it (rules SC30 to SC34). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHandedIn } from '#server/domain/scoring/index.ts';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { readSheets } from '../catalogue/workbook.ts';
import { addMembers, type Member } from '../certApply/people.ts';
import { deviceId, sessionsOf, start, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { bankOf } from '../paper/bank.ts';

interface Question extends Values {
  questionId: string;
  title: string;
  flags: string[];
  choices: Values[];
}
type Told = Values & { questions: Question[] };

/** Four people and three questions of 2 points, whose option 1 is right: what each chose, 0 is left open. */
const chosen = [
  [1, 1, 1],
  [1, 1, 2],
  [1, 2, 3],
  [2, 3, 0],
];
const near = (value: number) => expect.closeTo(value, 6);

describe.each(['pglite', 'postgres'] as const)('item analysis on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let begun: Sessions['begun'];
  let over: Sessions['over'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];
  let certId: string;
  let questionIds: string[];

  beforeAll(async () => {
    server = await startServer({ database });
    ({ at, begun, over, publish, withdraw } = await sessionsOf(server));
    const bank = await bankOf(server);
    ({ certId } = bank);
    questionIds = [];
    for (const n of [1, 2, 3])
      questionIds.push(
        await bank.question({
          title: `<p>第 ${n} 题</p><p>选哪个</p>`,
          options: [{ content: '<b>对</b>的', isAnswer: true }, { content: '不对' }, { content: '都不是' }],
        }),
      );
    await must(at.admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'single', num: 3, score: 2 }] }));
  }, 120_000);
  afterAll(() => server?.close());

  const analysis = (sessionId: string, who = at.admin) => who.get<Told>(`/certExam/itemAnalysis?id=${sessionId}`);
  /** Somebody begins, chooses, each option by a save of its own or all at once, and hands in. */
  const sit = async (person: Member, sessionId: string, options: readonly number[], isAtOnce = false) => {
    const { attemptId } = await must(start(person, sessionId));
    const answers = options.flatMap((option, n) =>
      option === 0
        ? []
        : { questionId: questionIds[n], selectedOptions: [option], inputInfo: [], isFlagged: false, sequence: 1 },
    );
    const batches = isAtOnce ? [answers] : answers.map((answer) => [answer]);
    for (const batch of batches)
      await must(person.post('/certExam/saveAnswer', { attemptId, deviceId, answers: batch }));
    await must(person.post('/certExam/submit', { attemptId, deviceId }));
  };
  /** As if question n of everybody had taken n × 10 seconds. */
  const spread = (sessionId: string) =>
    server.app.database.asOwner(async (connection) => {
      await connection.query(changing({ text: `set session_replication_role = 'replica'` }));
      await connection.query(
        changing({
          text: `update "answerLog" l set "savedTime" = to_char((m."startTime" + l."number" * (l."number" + 1) * 5 * interval '1 second')
              at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            from "attempt" m where m."id" = l."attemptId" and m."sessionId" = $1`,
          values: [sessionId],
        }),
      );
      await connection.query(changing({ text: `set session_replication_role = 'origin'` }));
    });
  /** A session in which everybody sat as above, one more is absent, and the result of another is invalid. */
  const sat = async (): Promise<string> => {
    const { sessionId, people } = await begun({ of: certId, people: 6 });
    for (const [n, options] of chosen.entries()) await sit(people[n] as Member, sessionId, options);
    const [invalid, absent] = people.slice(4) as [Member, Member];
    await sit(invalid, sessionId, [2, 2, 2]);
    await scoreHandedIn({ app: server.app });
    await at.change(
      `update "result" set "kind" = 'invalid', "reason" = '替考' where "sessionId" = $1 and "userId" = $2`,
      [sessionId, invalid.userId],
    );
    await at.change(`update "placement" set "state" = 'absent' where "sessionId" = $1 and "userId" = $2`, [
      sessionId,
      absent.userId,
    ]);
    return sessionId;
  };
  const memberOf = async (role: Values): Promise<Member> => {
    const { id: roleId } = await must(at.admin.post<{ id: string }>('/role/save', role));
    const [member] = (await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 })) as [Member];
    return member;
  };

  it('SC30 to SC32: facility, discrimination, α and choices, worked by hand, of who sat and counts', async () => {
    const sessionId = await sat();
    await spread(sessionId);
    const told = await must(analysis(sessionId));
    // Scores are 6, 4, 2 and 0. The questions' variances are 1, 4/3 and 1, that of the scores 20/3: α = 3/2 × (1 − 1/2).
    expect(told).toMatchObject({
      people: 4,
      undecided: 0,
      fullScore: 6,
      mean: 3,
      deviation: near(Math.sqrt(20 / 3)),
      reliability: near(0.75),
      error: near(Math.sqrt(20 / 3) / 2),
      isSamePaper: true,
      groups: { upper: 1, lower: 1 },
    });
    const counted = (told['scores'] as { from: number; count: number }[]).filter(({ count }) => count > 0);
    expect(counted.map(({ from, count }) => [from, count])).toEqual([
      [0, 1],
      [30, 1],
      [60, 1],
      [90, 1],
    ]);
    const questions = questionIds.map((id) => told.questions.find(({ questionId }) => questionId === id));
    expect(questions.map((question) => question?.['discrimination'])).toEqual([
      near(0.75 / Math.sqrt(0.75 * 2.75)),
      near(1 / Math.sqrt(2)),
      near(0.75 / Math.sqrt(0.75 * 2.75)),
    ]);
    expect(questions).toMatchObject([
      { facility: 0.75, count: 4, maximum: 2, upper: 1, lower: 0, omitted: 0, flags: [], seconds: 10, version: 1 },
      { facility: 0.5, omitted: 0, flags: [], seconds: 20 },
      { facility: 0.25, omitted: 1, flags: [], seconds: 30, title: '第 3 题 选哪个', type: 'single' },
    ]);
    expect(questions[2]?.choices).toEqual([
      { content: '对的', isKey: true, count: 1, upper: 1, lower: 0 },
      { content: '不对', isKey: false, count: 1, upper: 0, lower: 0 },
      { content: '都不是', isKey: false, count: 1, upper: 0, lower: 0 },
    ]);
  });

  it('SC30: a question is one, by whichever of its keys an answer was scored', async () => {
    const { sessionId, people } = await begun({ of: certId, people: 2 });
    for (const [n, person] of people.entries()) await sit(person, sessionId, chosen[n] ?? []);
    await scoreHandedIn({ app: server.app });
    await at.change(
      `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum")
        select gen_random_uuid()::text, a."tenantId", a."resultId", a."questionId", a."place", 2, 'key', a."gained", a."maximum"
          from "award" a join "result" r on r."id" = a."resultId" where r."sessionId" = $1 and r."userId" = $2 and a."questionId" = $3`,
      [sessionId, people[0]?.userId, questionIds[0]],
    );
    const { questions } = await must(analysis(sessionId));
    expect(questions.map(({ count, version }) => [count, version])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  it('SC33: a wrong key is named', async () => {
    const { sessionId, people } = await begun({ of: certId, people: 10 });
    const wrong = async () => {
      await scoreHandedIn({ app: server.app });
      const { questions } = await must(analysis(sessionId));
      return questions.find(({ questionId }) => questionId === questionIds[2]);
    };
    const last = people.at(-1) as Member;
    // The best half chooses another option of the last question.
    for (const [n, person] of people.slice(0, -1).entries())
      await sit(person, sessionId, n < 5 ? [1, 1, 2] : [2, 3, 1]);
    expect(await wrong()).toMatchObject({ count: 9, flags: [] });
    await sit(last, sessionId, [2, 3, 1]);
    expect(await wrong()).toMatchObject({ count: 10, flags: ['negative', 'rival'], upper: 0, lower: 1 });
  });

  it('SC30, SC32: what is not decided is not in it, and is counted; times of answers that came together are left out', async () => {
    const { sessionId, people } = await begun({ of: certId, people: 2 });
    const [first, second] = people as [Member, Member];
    expect(await must(analysis(sessionId))).toMatchObject({
      people: 0,
      undecided: 0,
      reliability: null,
      questions: [],
    });
    await sit(first, sessionId, [1, 1, 1], true);
    await scoreHandedIn({ app: server.app });
    await sit(second, sessionId, [1, 1, 1]);
    const told = await must(analysis(sessionId));
    expect(told).toMatchObject({ people: 1, undecided: 1, mean: 6, deviation: null, reliability: null });
    expect(told.questions.map(({ seconds }) => seconds)).toEqual([null, null, null]);
  });

  it('SC31: who has which question differs, and is told', async () => {
    const { sessionId, people } = await begun({ people: 3 });
    for (const person of people) {
      const { attemptId } = await must(start(person, sessionId));
      await must(person.post('/certExam/submit', { attemptId, deviceId }));
    }
    await scoreHandedIn({ app: server.app });
    const told = await must(analysis(sessionId));
    expect(told.questions.reduce((total, { count }) => total + Number(count), 0)).toBe(9);
    expect(told).toMatchObject({ isSamePaper: told.questions.length === 3, reliability: null });
  });

  it('SC30: for who has the button and reaches all people; what questions say for who reads the bank', async () => {
    const sessionId = await sat();
    const codes = ['a12-m2.13', 'a12-m2.19.11'];
    const all = await memberOf({ roleName: `试题分析 ${database}`, codes });
    const told = await must(analysis(sessionId, all));
    expect(told).toMatchObject({ people: 4, reliability: near(0.75) });
    for (const { title, choices } of told.questions) {
      expect(title).toBeNull();
      for (const choice of choices) expect(choice).toMatchObject({ content: null, isKey: null });
    }
    const own = await memberOf({ roleName: `自己的分析 ${database}`, reach: 'own', codes });
    expect(await analysis(sessionId, own)).toMatchObject({ status: 403, message: expect.stringContaining('数据范围') });
    const without = await memberOf({ roleName: `没有分析 ${database}`, codes: ['a12-m2.13', 'a12-m2.19'] });
    expect(await analysis(sessionId, without)).toMatchObject({ status: 403 });
    expect(await analysis('none')).toMatchObject({ status: 404, message: expect.stringContaining('场次') });
  });

  it('SC34: what questions brought is kept with the results, and is what papers are reckoned by', async () => {
    const sessionId = await sat();
    await over(sessionId);
    await must(publish(sessionId));
    const kept = () =>
      asOwner({
        server,
        text: `select "people", "gained"::float8, "maximum"::float8 from "questionFigure" where "sessionId" = $1
          order by array_position($2::text[], "questionId"::text)`,
        values: [sessionId, questionIds],
      });
    expect(await kept()).toEqual([
      { people: 4, gained: 6, maximum: 8 },
      { people: 4, gained: 4, maximum: 8 },
      { people: 4, gained: 2, maximum: 8 },
    ]);
    const report = () => must(at.admin.get(`/certExam/paperReport?id=${sessionId}`));
    expect(await report()).toMatchObject({ measured: 0 });
    const people = (count: number) =>
      at.change(`update "questionFigure" set "people" = $2 where "sessionId" = $1`, [sessionId, count]);
    await people(29);
    expect(await report()).toMatchObject({ measured: 0 });
    await people(30);
    expect(await report()).toMatchObject({ measured: 3, expected: { mean: 3 } });
    await must(withdraw(sessionId, '第三题答案有误'));
    expect(await kept()).toEqual([]);
    expect(await report()).toMatchObject({ measured: 0 });
  });

  it('SC34: what is published or taken back by itself, and changed by a review, is in what questions brought', async () => {
    const sessionId = await sat();
    await over(sessionId);
    const results = await asOwner<{ id: string; score: number }>({
      server,
      text: `select "id", "score"::float8 as "score" from "result" where "sessionId" = $1 and "kind" = 'normal' order by "score" desc`,
      values: [sessionId],
    });
    const [best = '', second = ''] = results.map(({ id }) => id);
    const step = (id: string, name: string, more: Values = {}) =>
      must(at.admin.post('/result/step', { ids: [id], step: name, ...more }));
    const kept = async () =>
      (
        await asOwner<{ people: number; gained: number }>({
          server,
          text: `select "people", "gained"::float8 from "questionFigure" where "sessionId" = $1
            order by array_position($2::text[], "questionId"::text)`,
          values: [sessionId, questionIds],
        })
      ).map(({ people, gained }) => [people, gained]);
    await Promise.all([step(best, 'publish'), step(second, 'publish')]);
    expect(await kept()).toEqual([
      [2, 4],
      [2, 4],
      [2, 2],
    ]);
    await at.change(
      `insert into "award" ("id", "tenantId", "resultId", "questionId", "place", "keyVersion", "cause", "gained", "maximum")
        select gen_random_uuid()::text, a."tenantId", a."resultId", a."questionId", a."place", a."keyVersion", 'review', 1, a."maximum"
          from "award" a where a."resultId" = $1 and a."questionId" = $2 and a."isCurrent"`,
      [second, questionIds[2]],
    );
    expect((await kept()).at(-1)).toEqual([2, 3]);
    await step(best, 'withdraw', { withdrawnReason: '再核对一遍' });
    expect(await kept()).toEqual([
      [1, 2],
      [1, 2],
      [1, 1],
    ]);
  });

  it('SC34: who reads the question bank sees how a question did in each session, of five people or more', async () => {
    const { sessionId, people } = await begun({ of: certId, people: 5 });
    for (const [n, person] of people.entries()) await sit(person, sessionId, chosen[n] ?? [0, 0, 0]);
    await scoreHandedIn({ app: server.app });
    await over(sessionId);
    const told = await must(analysis(sessionId));
    await must(publish(sessionId));
    const few = await sat();
    await over(few);
    await must(publish(few));
    const reader = await memberOf({ roleName: `只看题库 ${database}`, codes: ['a12-m2.3'] });
    for (const questionId of questionIds) {
      const { rows } = await must(
        reader.post<{ rows: Values[] }>('/questionFigure/list', { questionId, pageNum: 1, pageSize: 50 }),
      );
      const figures = told.questions.find((each) => each.questionId === questionId);
      const row = rows.find((each) => each['sessionId'] === sessionId);
      expect(row).toMatchObject({ people: 5, facility: near(Number(figures?.['facility']) * 100) });
      expect(row?.['discrimination']).toBeCloseTo(Number(figures?.['discrimination']), 1);
      expect(row).not.toHaveProperty('gained');
      expect(rows.find((each) => each['sessionId'] === few)).toMatchObject({
        people: 4,
        facility: null,
        discrimination: null,
      });
    }
    const stranger = await memberOf({ roleName: `没有题库 ${database}`, codes: ['a12-m2.13'] });
    expect(await stranger.post('/questionFigure/list', { pageNum: 1, pageSize: 50 })).toMatchObject({ status: 403 });
  });

  it('SC30: the same as a workbook', async () => {
    const sessionId = await sat();
    const { token } = await memberOf({ roleName: `导出分析 ${database}`, codes: ['a12-m2.3', 'a12-m2.19.11'] });
    const reply = await fetch(`${server.url}/api/certExam/itemExcel?id=${sessionId}`, { headers: { token } });
    expect(reply.status).toBe(200);
    const sheets = await readSheets(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(sheets)).toEqual(['试题', '选项', '整体']);
    const row = sheets['试题']?.rows.find((cells) => cells[1] === questionIds[0]);
    expect(row?.slice(2, 7)).toEqual(['第 1 题 选哪个', '单选题', '2', '4', '0.75']);
    expect(sheets['选项']?.rows).toHaveLength(9);
    expect(sheets['整体']?.rows).toContainEqual(['信度 α', '0.75']);
  });
});
