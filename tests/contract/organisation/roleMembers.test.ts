import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { deviations } from '../conform.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('members of a role, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = callerOf({ url: server.url, token: await server.signIn('admin') });
    dataOf(await admin.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
  });
  afterAll(() => server?.close());

  it('are listed by their role and taken out together; the person stays', async () => {
    const members = operation('membership.ofRole');
    const user = dataOf<Values>(await admin.call(operation('membership.list'), { roleId: ['5'], pageSize: 1 }));
    expect(user['total']).toBe(1);
    const role = dataOf<Values>(await admin.call(operation('role.save'), { roleName: '临时', codes: [] }));
    const [administrator] = (user['rows'] ?? []) as unknown as Values[];
    const { id = null } = dataOf<Values>(
      await admin.call(operation('membership.save'), {
        userId: administrator?.['userId'] ?? null,
        roleId: role['id'] ?? null,
      }),
    );
    const reply = await admin.call(members, { roleId: [role['id'] ?? null] });
    expect(deviations({ operation: members, reply })).toEqual([]);
    expect(dataOf<{ rows: Values[] }>(reply).rows.map((row) => row['id'])).toEqual([id]);
    const remove = operation('membership.removeFromRole');
    expect((await admin.call(remove, { ids: [] })).status).toBe(422);
    expect(dataOf(await admin.call(remove, { ids: [id] }))).toEqual({ count: 1 });
    expect((await admin.call(remove, { ids: [id] })).status).toBe(404);
    expect(dataOf<Values>(await admin.call(members, { roleId: [role['id'] ?? null] }))['total']).toBe(0);
    expect(dataOf<Values>(await admin.call(operation('membership.list'), { roleId: ['5'] }))['total']).toBe(1);
  });
});
