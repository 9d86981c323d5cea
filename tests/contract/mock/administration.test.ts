/** The mock's questions and rules are those of the bank (section 7): the same records, codes and checks by other paths. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('mock questions and rules on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  let student: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    [admin, student] = (await Promise.all(
      ['admin', 'student'].map(async (account) => callerOf({ url: server.url, token: await server.signIn(account) })),
    )) as [Caller, Caller];
    for (const caller of [admin, student])
      dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
  });
  afterAll(() => server?.close());
  const rowsOf = async (name: string, input: Values = {}) =>
    dataOf<{ rows: Values[]; total: number }>(await admin.call(operation(name), input));

  it('a question is listed, read, saved and deleted as in the bank', async () => {
    const [bank, mock] = [
      await rowsOf('question.list', { pageSize: 5 }),
      await rowsOf('question.mockList', { pageSize: 5 }),
    ];
    expect(mock.total).toBe(bank.total);
    expect(mock.rows.map(({ id }) => id)).toEqual(bank.rows.map(({ id }) => id));
    const certId = bank.rows[0]?.['certId'] ?? '';
    const question = {
      certId,
      type: 'judgment',
      title: '<p>模拟试题由题库给出。</p>',
      options: [
        { content: '对', isAnswer: true },
        { content: '错', isAnswer: false },
      ],
    };
    const saved = dataOf<Values>(await admin.call(operation('question.mockMerge'), question));
    expect(dataOf<Values>(await admin.call(operation('question.mockDetail'), { id: saved['id'] ?? '' }))).toMatchObject(
      {
        title: question.title,
        type: 'judgment',
      },
    );
    expect(await admin.call(operation('question.mockMerge'), question)).toMatchObject({ status: 422 });
    dataOf(await admin.call(operation('question.mockDelete'), { ids: [saved['id'] ?? ''] }));
    expect((await admin.call(operation('question.get'), { id: saved['id'] ?? '' })).status).toBe(404);
  });

  it('a rule is held against R2 and R3, and is the one of its certificate', async () => {
    const { rows } = await rowsOf('paperRule.mockList', { pageSize: 1 });
    const [rule] = rows;
    const change = (ruleList: Values[]) =>
      admin.call(operation('paperRule.mockMerge'), {
        id: rule?.['id'] ?? '',
        version: rule?.['version'] ?? 1,
        ruleList: ruleList as never,
      });
    expect(
      await change([
        { type: 'single', num: 5, score: 2 },
        { type: 'single', num: 1, score: 2 },
      ]),
    ).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/ruleList/1/type' }] } } });
    expect(dataOf<Values>(await change([{ type: 'single', num: 5, score: 2 }]))).toMatchObject({
      totalScore: 10,
      totalCount: 5,
    });
    dataOf(await admin.call(operation('paperRule.mockDelete'), { ids: [rule?.['id'] ?? ''] }));
    expect((await rowsOf('paperRule.list', { certId: rule?.['certId'] ?? '' })).total).toBe(0);
  });

  it('the workbook to fill in is that of the entity named, for who may import it', async () => {
    const { bytes, status } = await admin.call(operation('file.template'), { entity: 'question' });
    expect(status).toBe(200);
    expect((await readSheet(bytes)).headings).toContain('题干');
    expect((await admin.call(operation('file.template'), { entity: 'history' })).status).toBe(404);
    expect((await student.call(operation('file.template'), { entity: 'question' })).status).toBe(403);
    for (const name of ['question.mockList', 'question.mockDetail', 'paperRule.mockList'])
      expect((await student.call(operation(name), { id: 'any' })).status, name).toBe(403);
  });
});
