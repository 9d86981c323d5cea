import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(['pglite', 'postgres'] as const)(
  'rule V1: a number is kept as it was sent, or refused, on %s',
  (database) => {
    let server: TestServer | undefined;
    let admin: Caller;
    let cert: Values;
    beforeAll(async () => {
      server = await startServer({ database });
      admin = callerOf({ url: server.url, token: await server.signIn('admin') });
      cert = dataOf<Values>(await admin.call(operation('cert.save'), { certName: '数字', certCode: 'NUM-1' }));
    });
    afterAll(() => server?.close());
    const read = async () => dataOf<Values>(await admin.call(operation('cert.get'), { id: cert['id'] ?? '' }));
    const save = async (values: Values) =>
      admin.call(operation('cert.save'), { id: cert['id'] ?? '', version: (await read())['version'] ?? 0, ...values });

    it.each([60.25, 0.01, 999.99, 0.1, 0.29, 1.1, 100])('%d is kept', async (passScore) => {
      expect(dataOf<Values>(await save({ passScore }))['passScore']).toBe(passScore);
      expect((await read())['passScore']).toBe(passScore);
    });

    it.each([
      [0.1234, '合格分数 最多 2 位小数'],
      [0.010_000_001, '合格分数 最多 2 位小数'],
      [60.000_000_000_1, '合格分数 最多 2 位小数'],
      [1e20, '合格分数 不能大于 1000'],
    ])('%d is refused and nothing is stored', async (passScore, message) => {
      const before = await read();
      expect(await save({ passScore })).toMatchObject({
        status: 422,
        body: { data: { errors: expect.arrayContaining([{ path: '/passScore', message }]) } },
      });
      expect(await read()).toEqual(before);
    });

    it.each([3_000_000_000, 1e300, 1.5])('a whole number of %d is refused', async (order) => {
      const { status, body } = await admin.call(operation('industry.save'), { industryName: '数字', order });
      expect({ status, body }).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/order' }] } } });
    });
  },
);
