/** Rule T16: how far a role reaches, and who gives it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('rule T16: reach of roles, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = await enter('admin');
  });
  afterAll(() => server?.close());
  async function enter(account: string): Promise<Caller> {
    const caller = callerOf({ url: server.url, token: await server.signIn(account) });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
    return caller;
  }
  const save = (caller: Caller, input: Values) => caller.call(operation('role.save'), input);

  it('a role reaches all unless it says otherwise, and its session is told how far', async () => {
    expect(dataOf(await save(admin, { roleName: '不说范围', codes: [] }))).toMatchObject({ reach: 'all' });
    expect(await save(admin, { roleName: '没有这种', codes: [], reach: 'world' })).toMatchObject({ status: 422 });
    const role = dataOf<Values>(
      await save(admin, { roleName: '本部门教务', codes: ['a12', 'a12-m1'], reach: 'below' }),
    );
    const roleId = String(role['id']);
    dataOf(await admin.call(operation('membership.save'), { account: 'student04', roleId }));
    const caller = await enter('student04');
    dataOf(await caller.call(operation('session.switchRole'), { roleId }));
    expect(dataOf(await caller.call(operation('session.info')))).toMatchObject({ reach: 'below' });
    dataOf(await save(admin, { id: roleId, version: 1, reach: 'own' }));
    await expect
      .poll(async () => dataOf<Values>(await caller.call(operation('session.info')))['reach'], { timeout: 5000 })
      .toBe('own');
    expect(dataOf(await admin.call(operation('session.info')))).toMatchObject({ reach: 'all' });
  });

  it('nobody gives more than they reach themselves, to a role or by one', async () => {
    const codes = ['a12', 'a12-m1', 'a12-m1.4.*', 'a12-m1.5.*'];
    const { id = '' } = dataOf<Values>(await save(admin, { roleName: '本部门管理', codes, reach: 'below' }));
    dataOf(await admin.call(operation('membership.save'), { account: 'teacher', roleId: id }));
    const { rows } = dataOf<{ rows: Values[] }>(await admin.call(operation('membership.list'), { pageSize: 200 }));
    const [mine] = rows.filter(({ roleId }) => roleId === id);
    // Their other roles reach further, and would count.
    const others = rows.filter(({ userId, roleId }) => userId === mine?.['userId'] && roleId !== id);
    dataOf(await admin.call(operation('membership.remove'), { ids: others.map((each) => each['id'] ?? '') }));
    const keeper = await enter('teacher');
    dataOf(await keeper.call(operation('session.switchRole'), { roleId: id }));
    const further = { status: 403, body: { message: '这个角色的数据范围比您的大，不能由您给出' } };
    expect(await save(keeper, { roleName: '更大', codes: [], reach: 'all' })).toMatchObject(further);
    expect(await save(keeper, { id, version: 1, reach: 'all' })).toMatchObject(further);
    expect(await save(keeper, { roleName: '不说就是全部', codes: [] })).toMatchObject(further);
    expect(await save(keeper, { roleName: '更小', codes: [], reach: 'department' })).toMatchObject({ status: 200 });
    const wide = dataOf<Values>(await save(admin, { roleName: '全部范围', codes: [] }));
    const join = { account: 'student05', roleId: wide['id'] ?? '' };
    expect(await keeper.call(operation('membership.save'), join)).toMatchObject(further);
    expect(await save(keeper, { id: wide['id'] ?? '', version: 1, note: '只改说明' })).toMatchObject({ status: 200 });
    const given = dataOf<Values>(await admin.call(operation('membership.save'), join));
    const ids = [given['id'] ?? ''];
    dataOf(await admin.call(operation('membership.setState'), { ids, state: 'off' }));
    expect(await keeper.call(operation('membership.setState'), { ids, state: 'on' })).toMatchObject(further);
  });

  it('rule T17: what changes how far somebody reaches holds for the session they have, not once it is forgotten', async () => {
    const make = async (deptName: string, parentId: string | null): Promise<string> =>
      String(dataOf<Values>(await admin.call(operation('department.save'), { deptName, parentId }))['id']);
    const [first, second] = [await make('甲院', null), await make('乙院', null)];
    const below = await make('甲系', first);
    const codes = ['a12', 'a12-m1', 'a12-m1.12', 'a12-m1.12.*'];
    const { id: roleId = '' } = dataOf<Values>(await save(admin, { roleName: '本院人事', codes, reach: 'below' }));
    const { personId = '' } = dataOf<Values>(
      await admin.call(operation('membership.save'), { account: 'student02', roleId }),
    );
    const place = async (departmentId: string): Promise<string> =>
      String(dataOf<Values>(await admin.call(operation('deptMember.save'), { departmentId, personId }))['id']);
    await place(first);
    const keeper = await enter('student02');
    dataOf(await keeper.call(operation('session.switchRole'), { roleId }));
    const { rows } = dataOf<{ rows: Values[] }>(await admin.call(operation('person.list'), { pageSize: 100 }));
    const others = rows.map(({ id = '' }) => id).filter((id) => id !== personId);
    dataOf(await admin.call(operation('deptMember.add'), { departmentId: below, ids: others }));
    /** Each time somebody else: whoever is there already is not added again. The notice takes a moment, the memory 20 s. */
    const adds = (departmentId: string, status: number) =>
      expect
        .poll(
          async () => {
            const reply = await keeper.call(operation('deptMember.add'), { departmentId, ids: [others.pop() ?? ''] });
            return reply.status;
          },
          { timeout: 5000, interval: 500 },
        )
        .toBe(status);
    await adds(first, 200);
    await adds(second, 422);
    const link = await place(second);
    await adds(second, 200);
    dataOf(await admin.call(operation('deptMember.remove'), { ids: [link] }));
    await adds(second, 422);
    dataOf(await save(admin, { id: roleId, version: 1, reach: 'all' }));
    await adds(second, 200);
    dataOf(await save(admin, { id: roleId, version: 2, reach: 'own' }));
    await adds(first, 422);
  });
});
