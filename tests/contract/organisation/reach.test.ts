import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/first.ts';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))('how far a person reaches, on %s', (database) => {
  let server: TestServer;
  let operator: Caller;
  let admin: Caller;
  let tenantId = '';
  beforeAll(async () => {
    server = await startServer({ database });
    tenantId = server.tenantIds[0] ?? '';
    [operator, admin] = (await Promise.all(['operator', 'admin'].map(enter))) as [Caller, Caller];
  });
  afterAll(() => server?.close());

  async function enter(account: string): Promise<Caller> {
    const caller = callerOf({ url: server.url, token: await server.signIn(account) });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId }));
    return caller;
  }
  const memberOf = async (keyword: string): Promise<Values> => {
    const { rows } = dataOf<{ rows: Values[] }>(await admin.call(operation('membership.list'), { pageSize: 100 }));
    const found = rows.find(({ userIdLabel }) => userIdLabel === keyword);
    if (!found) throw new Error(`no member ${keyword}`);
    return found;
  };
  const statusOf = async (caller: Caller, name: string, input: Values = {}): Promise<number> =>
    (await caller.call(operation(name), input)).status;
  /** The notice to other processes, and to this one by triggers, takes a moment. */
  const until = (read: () => Promise<number>, status: number) => expect.poll(read, { timeout: 5000 }).toBe(status);
  const nicknameOf = async (caller: Caller): Promise<string> =>
    String(dataOf<Values>(await caller.call(operation('session.basic'))).nickname);

  it('rule T3: whoever is no member any more is in no organisation, with the session they have', async () => {
    const student = await enter('student03');
    const { id = '' } = await memberOf(await nicknameOf(student));
    const asked: [string, Values][] = [
      ['practice.startRandom', { certCode: 'ETA-1', chooses: 1 }],
      ['mock.newMock', { certCode: 'ETA-1', deviceId: 'd' }],
    ];
    for (const [name, input] of asked.slice(0, 1)) expect(await statusOf(student, name, input)).toBe(200);
    dataOf(await admin.call(operation('membership.setState'), { ids: [id], state: 'off' }));
    for (const [name, input] of asked) expect([409, 403, 401]).toContain(await statusOf(student, name, input));
    expect(dataOf<Values>(await student.call(operation('session.info')))).toMatchObject({ currTenantId: '' });
    dataOf(await admin.call(operation('membership.setState'), { ids: [id], state: 'on' }));
    await until(() => statusOf(student, 'practice.startRandom', { certCode: 'ETA-1', chooses: 1 }), 200);
    dataOf(await admin.call(operation('membership.remove'), { ids: [id] }));
    expect(await statusOf(student, 'practice.startRandom', { certCode: 'ETA-1', chooses: 1 })).not.toBe(200);
  });

  it('rule T3: nobody is in an organisation that was stopped, its operators included', async () => {
    const { id = '' } = dataOf<Values>(await operator.call(operation('tenant.save'), { tenantName: '将要停用的机构' }));
    const other = callerOf({ url: server.url, token: await server.signIn('operator') });
    dataOf(await other.call(operation('session.switchTenant'), { tenantId: id }));
    expect(await statusOf(other, 'role.list')).toBe(200);
    dataOf(await operator.call(operation('tenant.updateState'), { ids: [id], state: 'off' }));
    await until(() => statusOf(other, 'role.list'), 409);
  });

  it('rule T4: nobody gives more of the administration than they have, to themselves or others, by whatever way', async () => {
    const { id: roleId = '' } = dataOf<Values>(
      await admin.call(operation('role.save'), {
        roleName: '只管成员',
        codes: ['a12', 'a12-m1', 'a12-m1.4', 'a12-m1.4.1', 'a12-m1.4.2', 'a12-m1.4.3', 'a12-m1.4.4', 'a12-m1.4.7'],
      }),
    );
    const teacher = await memberOf(await nicknameOf(await enter('teacher')));
    dataOf(await admin.call(operation('membership.save'), { account: 'teacher', roleId }));
    const keeper = callerOf({ url: server.url, token: await server.signIn('teacher') });
    dataOf(await keeper.call(operation('session.switchTenant'), { tenantId }));
    dataOf(await keeper.call(operation('session.switchRole'), { roleId }));
    const { rows } = dataOf<{ rows: Values[] }>(
      await keeper.call(operation('membership.list'), { roleId, pageSize: 10 }),
    );
    const own = rows[0] ?? {};
    const beyond = { status: 403, body: { message: '这个角色有您没有的管理权限，不能由您授予' } };
    expect(
      await keeper.call(operation('membership.save'), {
        id: own['id'] ?? '',
        version: own['version'] ?? 0,
        roleId: '5',
      }),
    ).toMatchObject(beyond);
    expect(await keeper.call(operation('membership.save'), { account: 'student04', roleId: '5' })).toMatchObject(
      beyond,
    );
    expect(dataOf<string[]>(await keeper.call(operation('session.auth')))).toHaveLength(8);

    const { id: given = '' } = dataOf<Values>(
      await admin.call(operation('membership.save'), { account: 'student04', roleId: '5' }),
    );
    dataOf(await admin.call(operation('membership.setState'), { ids: [given], state: 'off' }));
    expect(await keeper.call(operation('membership.setState'), { ids: [given], state: 'on' })).toMatchObject(beyond);
    dataOf(await admin.call(operation('membership.setState'), { ids: [given], state: 'on' }));
    dataOf(await admin.call(operation('membership.remove'), { ids: [given] }));
    expect(await keeper.call(operation('membership.restore'), { ids: [given] })).toMatchObject(beyond);

    // Nor is it taken from somebody who has more.
    dataOf(await admin.call(operation('membership.restore'), { ids: [given] }));
    const above = { status: 403, body: { message: '这个角色有您没有的管理权限，不能由您更改、停用或移除' } };
    const { version = 0 } = await memberOf(await nicknameOf(await enter('student04')));
    expect(await keeper.call(operation('membership.remove'), { ids: [given] })).toMatchObject(above);
    expect(await keeper.call(operation('membership.setState'), { ids: [given], state: 'off' })).toMatchObject(above);
    expect(await keeper.call(operation('membership.save'), { id: given, version, roleId: '2' })).toMatchObject(above);
    expect(await statusOf(admin, 'membership.remove', { ids: [given] })).toBe(200);
    // What opens nothing of the administration can be given.
    const { nickname = '' } = dataOf<Values>(await operator.call(operation('session.basic')));
    expect(await statusOf(keeper, 'membership.save', { account: 'operator', nickname, roleId: '2' })).toBe(200);
    expect(await statusOf(keeper, 'membership.remove', { ids: [teacher['id'] ?? ''] })).toBe(200);
  });

  it('rule T12: the log shows nothing of what its reader may not list', async () => {
    const { id: roleId = '' } = dataOf<Values>(
      await admin.call(operation('role.save'), { roleName: '只看日志', codes: ['a12', 'a12-m1', 'a12-m1.7'] }),
    );
    dataOf(await admin.call(operation('membership.save'), { account: 'manager', roleId }));
    const reader = await enter('manager');
    dataOf(await reader.call(operation('session.switchRole'), { roleId }));
    const all = dataOf<{ rows: Values[]; total: number }>(
      await admin.call(operation('history.list'), { entity: 'role', pageSize: 1 }),
    );
    expect(all.total).toBeGreaterThan(0);
    expect(dataOf(await reader.call(operation('history.list'), {}))).toEqual({ rows: [], total: 0 });
    expect(dataOf(await reader.call(operation('history.list'), { recordLabel: '只看' }))).toEqual({
      rows: [],
      total: 0,
    });
    expect(await statusOf(reader, 'history.get', { id: all.rows[0]?.['id'] ?? '' })).toBe(404);
    expect(await statusOf(admin, 'history.get', { id: all.rows[0]?.['id'] ?? '' })).toBe(200);
  });

  it('rule T7: who has the role already is named where one looks for it', async () => {
    const known = await enter('manager');
    const member = await memberOf(await nicknameOf(known));
    const reply = await admin.call(operation('membership.save'), {
      account: 'manager',
      roleId: member['roleId'] ?? '',
    });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        message: `${await nicknameOf(known)}（manager）已经是本机构的${String(member['roleIdLabel'])}`,
        data: { errors: [{ path: '/account' }] },
      },
    });
  });

  it('rule T7: an exact account of the right name is found, whoever else has written it down as their phone', async () => {
    const account = '13912340001';
    dataOf(await operator.call(operation('user.save'), { account, nickname: '以号为名', password: 'zwiebel-kuchen' }));
    const student = await enter('student02');
    dataOf(await student.call(operation('session.updateProfile'), { phone: account }));
    const { userId } = dataOf<Values>(
      await admin.call(operation('membership.save'), { account, nickname: '以号为名', roleId: '2' }),
    );
    const { rows } = dataOf<{ rows: Values[] }>(await operator.call(operation('user.list'), { account }));
    expect(rows.map(({ id }) => id)).toEqual([userId]);
  });

  it('a filter names days and times that there are; one of none finds nothing', async () => {
    for (const from of ['2024-02-30', '2024-13-45', '0000-01-01', '2024-01-01 25:00:00', '9999-12-31 99:99:99'])
      for (const name of ['industry.list', 'industry.recycled', 'industry.exportExcel', 'history.list'])
        expect([name, from, await statusOf(admin, name, { createdTime: { from } })]).toEqual([name, from, 422]);
    for (const from of ['2024-02-29', '2024-02-29 23:59:59'])
      expect(await statusOf(admin, 'industry.list', { createdTime: { from } })).toBe(200);
    expect(dataOf<{ total: number }>(await admin.call(operation('membership.list'), { userId: [] })).total).toBe(0);
  });

  it('rules D3, D4: views and overlays are as large as views and overlays are', async () => {
    const student = await enter('student02');
    const view = (changes: Values) =>
      student.call(operation('view.save'), {
        screen: 'cert.list',
        name: '甲',
        settings: { columns: {}, filters: {} },
        isDefault: false,
        ...changes,
      });
    expect(await view({})).toMatchObject({ status: 200 });
    expect(await view({ screen: 'junk' })).toMatchObject({ status: 422, body: { message: '没有名为“junk”的界面' } });
    expect(await view({ settings: { columns: { a: 'x'.repeat(20_000) }, filters: {} } })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('过大') },
    });
    const rest = await Promise.all(Array.from({ length: 205 }, (_, n) => view({ name: `视图 ${n}` })));
    expect(rest.filter(({ status }) => status === 200)).toHaveLength(199);
    expect(rest.find(({ status }) => status !== 200)?.body.message).toBe('最多保存 200 个视图，请先删除不用的');
    expect(
      await admin.call(operation('screenOverlay.save'), { screen: 'cert.list', patch: { title: 'a'.repeat(40_000) } }),
    ).toMatchObject({ status: 422, body: { message: expect.stringContaining('32 KB') } });
  });

  it('rule U6: a view shared with a role is seen by whoever acts in it, and ended by its maker or who may change screens', async () => {
    const teacher = await enter('teacher');
    const { roleId = null } = await memberOf(await nicknameOf(teacher));
    const view = {
      screen: 'question.list',
      name: '待审',
      settings: { filters: { state: ['draft'] } },
      isDefault: true,
    };
    const share = (changes: Values) => admin.call(operation('view.save'), { ...view, ...changes });
    const seenBy = async (caller: Caller): Promise<Values[]> =>
      dataOf<Values[]>(await caller.call(operation('view.list'), { screen: view.screen }));

    const { id = '' } = dataOf<Values>(await share({ roleId }));
    const shared = { id, name: '待审', isOwn: false, isDefault: true, settings: view.settings };
    expect(await seenBy(teacher)).toEqual([expect.objectContaining({ ...shared, ownerName: await nicknameOf(admin) })]);
    expect(await seenBy(await enter('student02'))).toEqual([]);
    expect(await seenBy(admin)).toMatchObject([{ id, isOwn: true, roleId }]);

    // Without a role it stays shared as it is.
    dataOf(await share({ settings: { filters: {} } }));
    expect(await seenBy(teacher)).toMatchObject([{ id, settings: { filters: {} } }]);
    expect(await teacher.call(operation('view.remove'), { id })).toMatchObject({ status: 404 });
    expect(await teacher.call(operation('view.save'), { ...view, roleId })).toMatchObject({
      status: 403,
      body: { message: '您不能把视图分享给角色' },
    });
    expect((await share({ name: '无', roleId: 'none' })).status).toBe(422);
    expect((await seenBy(admin)).map(({ name }) => name)).toEqual(['待审']);
    dataOf(await share({ roleId: null }));
    expect(await seenBy(teacher)).toEqual([]);

    // Who has lost the code since changes nothing for others: what they save is theirs alone.
    dataOf(await teacher.call(operation('view.save'), { ...view, isDefault: false }));
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({ text: `update "savedView" set "roleId" = $1 where "name" = '待审'`, values: [roleId] }),
      ),
    );
    dataOf(await teacher.call(operation('view.save'), { ...view, isDefault: false }));
    const theirs = (await seenBy(teacher)).find(({ isOwn }) => isOwn);
    expect(theirs).toMatchObject({ roleId: null });
    dataOf(await teacher.call(operation('view.remove'), { id: theirs?.['id'] ?? '' }));
    dataOf(await share({ roleId: null }));
    dataOf(await share({ roleId }));
    dataOf(await admin.call(operation('view.remove'), { id }));
    expect(await seenBy(teacher)).toEqual([]);
  });

  it('a group code is a name of a dictionary and of nothing else', async () => {
    for (const groupCode of ['constructor', 'toString', '__proto__'])
      expect(
        dataOf(await callerOf({ url: server.url }).call(operation('dictionary.groupValues'), { groupCode })),
      ).toEqual([]);
  });

  it('rule L2: of changes of the own password at the same moment one succeeds', async () => {
    const nobody = callerOf({ url: server.url });
    const sessions = await Promise.all(
      [1, 2, 3].map(async () =>
        callerOf({
          url: server.url,
          token: dataOf<{ token: string }>(
            await nobody.call(operation('session.login'), { account: 'student05', password: demoPassword }),
          ).token,
        }),
      ),
    );
    const replies = await Promise.all(
      sessions.map((each, n) =>
        each.call(operation('session.updatePassword'), {
          oldPassword: 'Demo-2024',
          newPassword: `walnuss-kuchen-${n}`,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
