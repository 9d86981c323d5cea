import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(['pglite', 'postgres'] as const)('a record with a value that is no longer offered on %s', (database) => {
  let server: TestServer | undefined;
  let admin: Caller;
  let cert: Values;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = callerOf({ url: server.url, token: await server.signIn('admin') });
    const { id = '' } = dataOf<Values>(
      await admin.call(operation('cert.save'), { certName: '停用的等级', certCode: 'OLD-1', summary: '简介' }),
    );
    await server.app.database.asOwner((connection) =>
      connection.query(changing({ text: `update "cert" set "level" = 'former' where "id" = $1`, values: [id] })),
    );
    cert = dataOf<Values>(await admin.call(operation('cert.get'), { id }));
  });
  afterAll(() => server?.close());
  const save = (values: Values) =>
    admin.call(operation('cert.save'), { id: cert['id'] ?? '', version: cert['version'] ?? 0, ...values });

  it('is refused where the value is another one that is not offered, and nothing is stored', async () => {
    const { status, body } = await save({ level: 'never', summary: '不应保存' });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { data: { errors: [{ path: '/level', message: '等级 不在可选范围内' }] } },
    });
    expect(dataOf<Values>(await admin.call(operation('cert.get'), { id: cert['id'] ?? '' }))).toMatchObject({
      version: cert['version'],
      summary: cert['summary'],
    });
  });

  it('is refused for a fault beside the unchanged value', async () => {
    expect(await save({ level: 'former', passScore: -1 })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ path: '/passScore' }] } },
    });
  });

  it('is saved with the value unchanged', async () => {
    const { status, body } = await save({ level: 'former', summary: '改了简介' });
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { level: 'former', summary: '改了简介' } } });
  });
});
