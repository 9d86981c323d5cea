/** Simulated draws by a rule (rule C8), and what the papers of a session are like (rule C9). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaperStatistics } from '#server/domain/paper/statistics.ts';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, type Member } from '../certApply/people.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';
import { arranging, reserve, type Arranging } from '../placement/places.ts';
import { bankOf, type Bank } from './bank.ts';

interface Report extends Omit<PaperStatistics, 'exposure'> {
  exposure: Omit<PaperStatistics['exposure'], 'top'> & {
    bank: number | null;
    top: { questionId: string; title: string | null; papers: number }[];
  };
}

interface Simulated {
  draws: number;
  unmet: number;
  seed: string | null;
  missing: { type: string; missing: number }[];
  report: Report | null;
}

interface Job {
  id: string;
  state: string;
  message: string | null;
}

describe.each(['pglite', 'postgres'] as const)('simulated papers on %s', (database) => {
  let server: TestServer;
  let at: Arranging;
  let bank: Bank;

  beforeAll(async () => {
    server = await startServer({ database });
    at = await arranging(server);
    bank = await bankOf(server);
    for (let n = 0; n < 6; n += 1) await bank.question({ difficulty: '0' });
    for (let n = 0; n < 6; n += 1) await bank.question({ difficulty: '4', usage: 'both' });
    await must(at.admin.post('/cert/rule/save', { certId: bank.certId, ruleList: single(3, 4) }));
  }, 120_000);
  afterAll(() => server?.close());

  const single = (num: number, score = 2) => [{ type: 'single', num, score }];
  const asked = (values: Values = {}): Values => ({
    certId: bank.certId,
    pool: 'both',
    ruleList: single(5),
    draws: 60,
    ...values,
  });
  const begin = (values: Values = {}, by: Person = at.admin) =>
    by.post<{ id: string }>('/cert/rule/simulate', asked(values));
  const resultOf = (id: string, by: Person = at.admin) => by.get<Simulated>(`/cert/rule/simulated?id=${id}`);

  /** The job of a simulation at its end. */
  async function ended(begun: Promise<Reply<{ id: string }>>, by: Person = at.admin): Promise<Job> {
    const { id } = await must(begun);
    let job = await must(by.get<Job>(`/job/progress?id=${id}`));
    await expect
      .poll(async () => (job = await must(by.get<Job>(`/job/progress?id=${id}`))).state, { timeout: 30_000 })
      .toMatch(/^(done|failed|cancelled)$/);
    return { ...job, id };
  }

  async function simulated(values: Values = {}): Promise<Simulated> {
    const { id, state } = await ended(begin(values));
    expect(state).toBe('done');
    return must(resultOf(id));
  }

  /** How many rows there are of all that papers are kept in. */
  async function stored(): Promise<unknown> {
    const [rows] = await server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: 'system' },
      statements: [
        reading({
          text: `select (select count(*) from "sessionPaper") as "papers", (select count(*) from "heldQuestion") as "held",
            (select count(*) from "attempt") as "mocks", (select count(*) from "paper") as "fixed", (select count(*) from "history") as "changes"`,
        }),
      ],
    });
    return rows;
  }

  it('C8: says what the papers come to, and keeps none of them', async () => {
    const before = await stored();
    const { report, ...told } = await simulated();
    expect(told).toMatchObject({ draws: 60, unmet: 0, missing: [], seed: expect.any(String) });
    expect(report).toMatchObject({
      papers: 60,
      length: { mean: 5, least: 5, most: 5 },
      score: { mean: 10, least: 10, most: 10 },
      kinds: [{ type: 'single', length: 5, score: 10, questions: 12, bank: 12 }],
      exposure: { mean: 25, bank: 12 },
      overlap: { pairs: 1770 },
    });
    expect(report?.exposure.top).toHaveLength(12);
    expect(report?.exposure.top.reduce((total, { papers }) => total + papers, 0)).toBe(300);
    expect(report?.exposure.top[0]?.title).toContain('道试卷的题');
    // Two papers of 5 out of 12 have 25/12 in common on the mean, and of the 12 half are very hard.
    expect(report?.overlap?.mean).toBeGreaterThan(1.5);
    expect(report?.overlap?.mean).toBeLessThan(2.7);
    expect(report?.difficulty.mean).toBeGreaterThan(1.4);
    expect(report?.difficulty.mean).toBeLessThan(2.6);
    expect(await stored()).toEqual(before);
  });

  it('C8: draws from the pool that is asked for', async () => {
    const examOnly = await simulated({ pool: 'exam' });
    expect(examOnly.report).toMatchObject({ questions: 6, exposure: { bank: 6 }, difficulty: { most: 0 } });
    const practice = await simulated({ pool: 'practice' });
    expect(practice.report).toMatchObject({ questions: 6, exposure: { bank: 6 }, difficulty: { least: 4 } });
  });

  it('C8: each of its papers is what its seed draws', async () => {
    const { seed, report } = await simulated({ draws: 1, ruleList: single(4) });
    const [[drawn]] = await server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: 'system' },
      statements: [
        reading<{ drawn: { entries: { questionId: string }[] } }>({
          text: 'select "drawPaperExamined"($1, $2::jsonb, $3) as "drawn"',
          values: [bank.certId, JSON.stringify(single(4)), `${seed}/1`],
        }),
      ],
    });
    expect(drawn?.drawn.entries.map(({ questionId }) => questionId).toSorted()).toEqual(
      report?.exposure.top.map(({ questionId }) => questionId).toSorted(),
    );
    expect(report?.overlap).toBeNull();
  });

  it('C8: without a rule of its own by the stored one, which a certificate may lack', async () => {
    const begun = (certId: string) => at.admin.post<{ id: string }>('/cert/rule/simulate', { certId, pool: 'both' });
    expect(await ended(begun((await bankOf(server)).certId))).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('组卷规则'),
    });
    const { id } = await ended(begun(bank.certId));
    expect((await must(resultOf(id))).report).toMatchObject({ length: { mean: 3 }, score: { mean: 12 } });
  });

  it('C8: a rule that the bank cannot meet is short by so many of a kind, said at once', async () => {
    const ruleList = [...single(15), { type: 'long', num: 1, score: 10 }];
    const { id, message } = await ended(begin({ ruleList, draws: 1000 }));
    expect(message).toContain('单选题还差 3 题，论述题还差 1 题');
    expect(await must(resultOf(id))).toEqual({
      certId: bank.certId,
      pool: 'both',
      draws: 1000,
      unmet: 1000,
      seed: null,
      missing: [
        { type: 'single', missing: 3 },
        { type: 'long', missing: 1 },
      ],
      report: null,
    });
  });

  it('C8: no more than a thousand, from a pool there is, by a rule that is one', async () => {
    for (const values of [
      { draws: 1001 },
      { draws: 0 },
      { pool: 'all' },
      { ruleList: [] },
      { ruleList: [{ type: 'single' }] },
    ])
      expect(await begin(values)).toMatchObject({ status: 422 });
    expect(await ended(begin({ ruleList: [...single(1), ...single(2)] }))).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('重复'),
    });
  });

  it('C8: cancelled, it has no result', async () => {
    const { id } = await must(begin({ draws: 1000 }));
    await must(at.admin.post('/job/cancel', { id }));
    await expect
      .poll(async () => (await must(at.admin.get<Job>(`/job/progress?id=${id}`))).state, { timeout: 30_000 })
      .toBe('cancelled');
    expect(await resultOf(id)).toMatchObject({ status: 409 });
  });

  it('C8: for who has the rules, each their own; questions are named to who may read the bank', async () => {
    const { id: roleId } = await must(
      at.admin.post<{ id: string }>('/role/save', { roleName: '看规则的', codes: ['a12-m2.4'] }),
    );
    const [reader] = (await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 })) as [Member];
    const [learner] = (await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 1 })) as [Member];
    expect(await begin({}, learner)).toMatchObject({ status: 403 });
    const { id } = await ended(begin({}, reader), reader);
    const { report } = await must(resultOf(id, reader));
    expect(report?.exposure.top.map(({ title }) => title)).toEqual(Array.from({ length: 12 }, () => null));
    expect(await resultOf(id)).toMatchObject({ status: 404 });
  });

  it('C9: the papers of a session, counted', async () => {
    const prepared = await at.exam({
      certId: bank.certId,
      people: 4,
      subjects: [{ subjectName: '理论', mode: 'online', paperMode: 'each' }],
    });
    const sessionId = await at.session({ exam: prepared, drawsBoth: true });
    const report = () => at.admin.get<Report>(`/certExam/paperReport?id=${sessionId}`);
    expect(await report()).toMatchObject({ status: 409, message: '这个场次还没有生成试卷' });
    for (const person of prepared.learners) await must(reserve(person, sessionId));
    await ended(at.admin.post('/certExam/createPaper', { id: sessionId }));
    const [papers] = await server.app.database.batch({
      scope: { tenantId: at.tenantId, userId: 'system' },
      statements: [
        reading<{ entries: { questionId: string }[] }>({
          text: 'select "entries" from "sessionPaper" where "sessionId" = $1',
          values: [sessionId],
        }),
      ],
    });
    const sets = papers.map(({ entries }) => new Set(entries.map(({ questionId }) => questionId)));
    const shared = sets.flatMap((one, n) =>
      sets.slice(n + 1).map((other) => [...one].filter((id) => other.has(id)).length),
    );
    const told = await must(report());
    expect(told).toMatchObject({
      papers: 4,
      questions: new Set(sets.flatMap((one) => [...one])).size,
      score: { mean: 12, least: 12, most: 12 },
      overlap: { pairs: 6, least: Math.min(...shared), most: Math.max(...shared) },
      exposure: { bank: null },
    });
    const counted = new Map<string, number>();
    for (const id of sets.flatMap((one) => [...one])) counted.set(id, (counted.get(id) ?? 0) + 1);
    expect(new Map(told.exposure.top.map(({ questionId, papers: count }) => [questionId, count]))).toEqual(counted);
    const [learner] = prepared.learners as [Member];
    expect(await learner.get(`/certExam/paperReport?id=${sessionId}`)).toMatchObject({ status: 403 });
    expect(await at.admin.get('/certExam/paperReport?id=none')).toMatchObject({ status: 404 });
  });
});
