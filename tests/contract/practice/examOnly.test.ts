import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, type Values } from '../artefacts.ts';
import { databasesFor } from '#tests/databases.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { callerOf } from '../client.ts';
import { must, personOf, type Person } from '../mock/exam.ts';

/** Rule Q6: what is for exams alone is nowhere that a learner may look, whatever they had of it before. */
describe.each(databasesFor(import.meta.url))('questions for exams alone on %s', (database) => {
  const certCode = 'EXAM-ONLY';
  const [held, ...shown] = ['保密的题干', '公开的题干一', '公开的题干二'];
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  let token = '';
  let ids: string[] = [];
  let roundId = '';

  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
    token = await server.signIn('student02');
    learner = personOf({ server, token });
    const { id: certId } = await must(
      admin.post<{ id: string }>('/cert/save', { certName: certCode, certCode, examMinutes: 30, passScore: 1 }),
    );
    const options = [{ content: '甲', isAnswer: true }, { content: '乙' }];
    ids = [];
    for (const title of [held, ...shown])
      ids.push(
        (
          await must(
            admin.post<{ id: string }>('/question/save', {
              certId,
              type: 'single',
              title,
              options,
              knowledge: ['共同'],
            }),
          )
        ).id,
      );
    await must(admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'single', num: 2, score: 1 }] }));
    const questionId = ids[0];
    const round = await must(
      learner.post<{ roundId: string }>('/web/practice/startRandom', { certCode, chooses: 3, types: ['1'] }),
    );
    roundId = round.roundId;
    await must(learner.post('/web/practice/isTrue', { certCode, questionId, selectedOptions: [2], roundId }));
    await must(learner.post('/web/favorite/add', { certCode, questionId }));
    await setUsage('exam');
  }, 120_000);
  afterAll(() => server?.close());

  async function setUsage(usage: string): Promise<void> {
    const { version } = await must(admin.get<{ version: number }>(`/question/edit?id=${ids[0]}`));
    await must(admin.post('/question/change', { records: [{ id: ids[0], version, changes: { usage } }] }));
  }

  it('no call of a learner tells of it', async () => {
    const caller = callerOf({ url: server.url, token });
    const known: Values = {
      certCode,
      questionId: ids[0] ?? '',
      id: ids[0] ?? '',
      roundId,
      keyword: held ?? '',
      chooses: 200,
      types: ['1'],
      deviceId: 'walk',
      selectedOptions: [1],
      pageNum: 1,
      pageSize: 100,
    };
    const told: string[] = [];
    let answered = 0;
    for (const operation of Object.values(catalogue.operations)) {
      if (operation.access === 'code' || operation.isBinary || operation.isMultipart) continue;
      if (/^session\.|updatePassword|logout|cancel|again|delete|remove|reset/i.test(operation.name)) continue;
      const asked = Object.keys(operation.input.properties ?? {});
      for (const mode of asked.includes('mode')
        ? ['random', 'sequence', 'wrong', 'favorite', 'reading']
        : [undefined]) {
        const input = Object.fromEntries(
          Object.entries({ ...known, ...(mode && { mode }) }).filter(([name]) => asked.includes(name)),
        );
        const { status, body } = await caller.call(operation, input);
        if (status !== 200) continue;
        answered += 1;
        const text = JSON.stringify(body.data);
        if (text.includes(String(held)) || text.includes(String(ids[0]))) told.push(operation.name);
      }
    }
    expect(told).toEqual([]);
    expect(answered).toBeGreaterThan(20);
  });

  it('a mock exam draws the others, and is short without it', async () => {
    const mock = await must(
      learner.post<{ questionList: { questionId: string }[] }>('/web/mock/newMock', { certCode, deviceId: 'one' }),
    );
    expect(mock.questionList.map(({ questionId }) => questionId).sort()).toEqual(ids.slice(1).sort());
    const other = personOf({ server, token: await server.signIn('student03') });
    const { rows } = await must(
      admin.post<{ rows: { id: string; version: number }[] }>('/cert/rule/list', { keyword: certCode }),
    );
    await must(
      admin.post('/cert/rule/save', {
        id: rows[0]?.id,
        version: rows[0]?.version,
        ruleList: [{ type: 'single', num: 3, score: 1 }],
      }),
    );
    const short = await other.post('/web/mock/newMock', { certCode, deviceId: 'two' });
    expect([short.status, short.message]).toEqual([422, '题库中的试题不够组卷：单选题还差 1 题']);
  });

  it('what a learner had of it comes back when it is for practice again', async () => {
    await setUsage('both');
    const { rows } = await must(
      learner.post<{ rows: { questionId: string }[] }>('/web/favorite/list', { certCode, pageNum: 1, pageSize: 10 }),
    );
    expect(rows.map(({ questionId }) => questionId)).toEqual([ids[0]]);
  });
});
