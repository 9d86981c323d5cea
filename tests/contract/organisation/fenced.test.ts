/** Rules T16 to T18, T20: whose role reaches one department sees, finds and changes nobody of another, by any call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpecifiedOperation } from '#generators/formats.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { catalogue, operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

const first = '湖边-七棵-梧桐';

/** As many rows as a call answers at once. */
const sized = ({ input }: SpecifiedOperation): Values =>
  'pageSize' in (input.properties ?? {}) ? { pageSize: 200 } : {};

describe.each(databasesFor(import.meta.url))('people fenced off, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  /** Keeps the people of one department, with every code of the administration. */
  let keeper: Caller;
  const places = { own: '', below: '', other: '' };
  const rowsOf = async (caller: Caller, name: string, input: Values = {}): Promise<Values[]> =>
    dataOf<{ rows: Values[] }>(await caller.call(operation(name), { ...sized(operation(name)), ...input })).rows;
  const enter = async (account: string): Promise<Caller> => {
    const caller = callerOf({ url: server.url, token: await server.signIn(account) });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
    return caller;
  };
  const open = async (account: string, departmentId: string, roleId = '2'): Promise<Values> =>
    dataOf<Values>(
      await admin.call(operation('memberEntry.save'), {
        account,
        nickname: `名字${account}`,
        password: first,
        roleId,
        departmentId,
        phone: '13900001111',
      }),
    );
  beforeAll(async () => {
    server = await startServer({ database });
    admin = await enter('admin');
    const make = async (deptName: string, parentId: string | null): Promise<string> =>
      String(dataOf<Values>(await admin.call(operation('department.save'), { deptName, parentId }))['id']);
    places.own = await make('本院', null);
    places.below = await make('本系', places.own);
    places.other = await make('别院', null);
    const { id: roleId = '' } = dataOf<Values>(
      await admin.call(operation('role.save'), {
        roleName: '本院管理',
        codes: dataOf<string[]>(await admin.call(operation('session.auth'))).filter((code) => code.startsWith('a12')),
        reach: 'below',
      }),
    );
    const [person] = await rowsOf(admin, 'person.list', { account: 'manager' });
    dataOf(await admin.call(operation('membership.save'), { account: 'manager', roleId }));
    const former = await rowsOf(admin, 'deptMember.list', { personId: [person?.['id'] ?? ''] });
    dataOf(await admin.call(operation('deptMember.remove'), { ids: former.map(({ id }) => String(id)) }));
    dataOf(await admin.call(operation('deptMember.add'), { departmentId: places.own, ids: [person?.['id'] ?? ''] }));
    await open('ours.one', places.below);
    await open('theirs.one', places.other);
    keeper = await enter('manager');
    dataOf(await keeper.call(operation('session.switchRole'), { roleId }));
  });
  afterAll(() => server?.close());

  it('sees the own people and departments, and no others', async () => {
    const accounts = async (name: string) => (await rowsOf(keeper, name)).map(({ account }) => account).sort();
    expect(await accounts('person.list')).toEqual(['manager', 'ours.one']);
    expect(await accounts('memberEntry.list')).toEqual(['ours.one']);
    expect((await rowsOf(keeper, 'membership.list', { roleId: '2' })).map(({ userIdLabel }) => userIdLabel)).toEqual([
      '名字ours.one',
    ]);
    expect((await rowsOf(keeper, 'department.tree')).map(({ deptName }) => deptName)).toEqual(['本院', '本系']);
    expect((await rowsOf(keeper, 'deptMember.list')).map(({ departmentId }) => departmentId).sort()).toEqual(
      [places.own, places.below].sort(),
    );
  });

  it('changes, removes and lets nobody in beyond, and takes over nobody who also stands there', async () => {
    const [theirs] = await rowsOf(admin, 'membership.list', { userId: await userOf('theirs.one') });
    const [ours] = await rowsOf(admin, 'membership.list', { userId: await userOf('ours.one') });
    const ids = [theirs?.['id'] ?? ''];
    const password = '山上-九座-凉亭';
    const status = async (name: string, input: Values): Promise<number> =>
      (await keeper.call(operation(name), input)).status;
    expect(await status('membership.setState', { ids, state: 'off' })).toBe(404);
    expect(await status('membership.remove', { ids })).toBe(404);
    expect(await status('membership.save', { id: ids[0] ?? '', version: 1, jobNumber: 'X' })).toBe(404);
    expect(await status('membership.setPassword', { ids, password })).not.toBe(200);
    const [entry] = await rowsOf(admin, 'memberEntry.list', { account: 'theirs.one' });
    expect(await status('memberEntry.setPassword', { ids: [entry?.['id'] ?? ''], password })).not.toBe(200);
    // Whoever is named like somebody beyond is no member of theirs; an account is opened in a department of theirs.
    expect(await status('membership.save', { account: 'theirs.one', nickname: '名字theirs.one', roleId: '8' })).toBe(
      403,
    );
    const enterBy = (input: Values) =>
      keeper.call(operation('memberEntry.save'), { nickname: '新人', password: first, roleId: '2', ...input });
    expect(await enterBy({ account: 'new.none' })).toMatchObject({ status: 422 });
    expect(await enterBy({ account: 'new.other', departmentId: places.other })).toMatchObject({ status: 422 });
    expect(await enterBy({ account: 'new.below', departmentId: places.below })).toMatchObject({ status: 200 });
    expect((await rowsOf(keeper, 'person.list', { account: 'new.below' })).length).toBe(1);

    const mine = [ours?.['id'] ?? ''];
    expect(await keeper.call(operation('membership.setPassword'), { ids: mine, password })).toMatchObject({
      status: 200,
      body: { data: { count: 1, left: [] } },
    });
    dataOf(
      await admin.call(operation('deptMember.add'), { departmentId: places.other, ids: [ours?.['personId'] ?? ''] }),
    );
    expect(await keeper.call(operation('membership.setPassword'), { ids: mine, password })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('也在您数据范围之外的部门') },
    });
  });

  const userOf = async (account: string): Promise<string> =>
    String((await rowsOf(admin, 'person.list', { account }))[0]?.['userId']);

  it('no call that reads tells of anybody beyond', async () => {
    const seen = new Set((await rowsOf(keeper, 'person.list')).map(({ id }) => id));
    const beyond = (await rowsOf(admin, 'person.list')).filter(({ id = '' }) => !seen.has(id));
    expect(beyond.length).toBeGreaterThan(10);
    // That a course names somebody stays (T18); who it is is not told.
    const markers = beyond.flatMap(({ account, personName }) => [`"${account}"`, `"${personName}"`]);
    const reads = Object.values(catalogue.operations).filter(
      ({ isRead, access, path }) => isRead && access === 'code' && !path.includes('{'),
    );
    expect(reads.length).toBeGreaterThan(80);
    const told: string[] = [];
    let answered = 0;
    for (const each of reads) {
      const reply = await keeper.call(each, sized(each));
      if (reply.status !== 200) continue;
      answered += 1;
      const text = JSON.stringify(reply.body);
      const found = markers.filter((marker) => text.includes(marker));
      if (found.length > 0) told.push(`${each.name}: ${found.slice(0, 3).join(' ')}`);
    }
    expect(told).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  });
});
