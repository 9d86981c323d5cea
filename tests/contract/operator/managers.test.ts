/** Managers of the platform and the organisations they look after (rules T22 to T24). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { assertStanding } from '#server/engine/jobs/standing.ts';
import type { Job } from '#server/engine/jobs/job.ts';
import { demoPassword } from '#server/first.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { operation, type Values } from '../artefacts.ts';
import { addMembers, idNumberOf } from '../certApply/people.ts';
import { callerOf, type Caller, type Reply } from '../client.ts';
import { dataOf } from '../world.ts';

interface Listed {
  rows: Values[];
  total: number;
}

const first = '湖边-七棵-梧桐';

describe.each(['pglite', 'postgres'] as const)('managers of the platform on %s', (database) => {
  let server: TestServer;
  let operator: Caller;
  let near: string;
  let far: string;
  let made = 0;
  beforeAll(async () => {
    server = await startServer({ database });
    operator = callerOf({ url: server.url, token: await server.signIn('operator') });
    [near = '', far = ''] = await Promise.all(['近水楼台学院', '天涯海角学院'].map(newTenant));
  });
  afterAll(() => server?.close());

  const newTenant = async (tenantName: string): Promise<string> =>
    String(dataOf<Values>(await operator.call(operation('tenant.create'), { tenantName }))['id']);
  const add = (values: Values, by = operator): Promise<Reply> => by.call(operation('platformManager.save'), values);
  const account = (): string => `keeper.${(made += 1)}`;

  /** A manager by a new account, signed in with the password of their own. */
  async function manager(values: Values): Promise<{ id: string; caller: Caller; account: string }> {
    const name = account();
    const added = dataOf<Values>(
      await add({ adminAccount: name, adminName: '江一帆', adminPassword: first, ...values }),
    );
    return { id: String(added['id']), caller: await signIn(name, first), account: name };
  }
  async function signIn(name: string, password: string): Promise<Caller> {
    const nobody = callerOf({ url: server.url });
    const reply = dataOf<Values>(await nobody.call(operation('session.login'), { account: name, password }));
    const caller = callerOf({ url: server.url, token: String(reply['token']) });
    if (reply['isPasswordInitial'] !== true) return caller;
    const own = `${password}树`;
    dataOf(await caller.call(operation('session.updatePassword'), { newPassword: own }));
    return signIn(name, own);
  }
  const read = async (id: string): Promise<Values> =>
    dataOf<Values>(await operator.call(operation('platformManager.get'), { id }));
  const codesOf = async (caller: Caller): Promise<string[]> =>
    dataOf<string[]>(await caller.call(operation('session.auth')));
  const idsOf = async (caller: Caller, name: string, input: Values = {}): Promise<unknown[]> =>
    dataOf<Listed>(await caller.call(operation(name), { pageSize: 200, ...input })).rows.map(({ id }) => id);
  const isOperator = async (name: string): Promise<boolean | undefined> => {
    const [row] = await server.app.database.query(
      reading<{ isOperator: boolean }>({
        text: 'select "isOperator" from "user" where "account" = $1',
        values: [name],
      }),
    );
    return row?.isOperator;
  };
  const enter = (caller: Caller, tenantId: string) => caller.call(operation('session.switchTenant'), { tenantId });

  it('T22: a new account becomes a manager with a first password, one that is there by its name alone', async () => {
    const { account: name, caller, id } = await manager({ isOfAll: true, note: '华东' });
    expect(await isOperator(name)).toBe(true);
    expect(await codesOf(caller)).toEqual(expect.arrayContaining(['p1-m1.1.1', 'p1-m1.6', 'p2-m1.1.1']));
    expect(await read(id)).toMatchObject({ userIdLabel: '江一帆', isOfAll: true, note: '华东', state: 'on' });

    const refused: [Values, string][] = [
      [{}, '/adminAccount'],
      [{ adminAccount: account() }, '/adminName'],
      [{ adminAccount: account(), adminName: '江一帆' }, '/adminPassword'],
      [{ adminAccount: account(), adminName: '江一帆', adminPassword: 'password1' }, '/adminPassword'],
      [{ adminAccount: 'teacher', adminName: '别人' }, '/adminAccount'],
      [{ adminAccount: 'teacher', adminName: '刘建国', adminPassword: first }, '/adminAccount'],
      [{ adminAccount: name, adminName: '江一帆' }, '/adminAccount'],
      [{ adminAccount: account(), adminName: '江一帆', adminPassword: first, isOfAll: false }, '/tenantIds'],
    ];
    const before = await idsOf(operator, 'platformManager.list');
    for (const [values, path] of refused)
      expect(await add({ isOfAll: true, ...values }), JSON.stringify(values)).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path }] } },
      });
    expect(await idsOf(operator, 'platformManager.list')).toEqual(before);
    expect(await isOperator(`keeper.${made}`)).toBeUndefined();
  });

  it('T22, T20: an account whose first password an organisation set becomes no manager, and it sets none of a manager that is off', async () => {
    const name = account();
    const [near = ''] = server.tenantIds;
    const { id: userId } = dataOf<Values>(
      await operator.call(operation('user.save'), { account: name, nickname: '江一帆', password: first }),
    );
    const own = async (isInitial: boolean) =>
      server.app.database.asOwner((connection) =>
        connection.query(
          changing({
            text: 'update "user" set "homeTenantId" = $2, "isPasswordInitial" = $3 where "id" = $1',
            values: [userId, near, isInitial],
          }),
        ),
      );
    await own(true);
    expect(await add({ adminAccount: name, adminName: '江一帆', isOfAll: true })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ path: '/adminAccount', message: expect.stringContaining('初始密码') }] } },
    });
    await own(false);
    const { id = '' } = dataOf<Values>(await add({ adminAccount: name, adminName: '江一帆', isOfAll: true }));
    dataOf(await operator.call(operation('platformManager.setState'), { ids: [id], state: 'off' }));
    const [given] = await server.app.database.batch({
      scope: { tenantId: near, userId: '' },
      statements: [
        reading<{ told: string }>({
          text: `select to_jsonb(g)::text as "told" from "givePasswords"(array[$1], null, true) g`,
          values: [userId],
        }),
      ],
    });
    expect(given[0]?.told).toContain('不是本机构开的账号');
  });

  it('T22: a manager that is switched off, removed or narrowed has lost the codes by the next call', async () => {
    const { id, caller, account: name } = await manager({ isOfAll: true });
    const { version } = await read(id);
    dataOf(
      await operator.call(operation('platformManager.editInfo'), {
        id,
        version: version ?? null,
        isOfAll: false,
        tenantIds: [near],
      }),
    );
    expect(await codesOf(caller)).not.toContain('p1-m1.1');
    expect(await codesOf(caller)).toEqual(expect.arrayContaining(['p1-m1.4.3', 'p1-m1.5', 'p2-m1.1', 'a12-m2.1']));
    dataOf(await operator.call(operation('platformManager.status'), { id, state: 'off' }));
    expect([await codesOf(caller), await isOperator(name)]).toEqual([[], false]);
    expect((await caller.call(operation('tenant.list'))).status).toBe(403);
    dataOf(await operator.call(operation('platformManager.setState'), { ids: [id], state: 'on' }));
    expect(await isOperator(name)).toBe(true);
    expect(await idsOf(caller, 'tenant.list')).toEqual([near]);
    dataOf(await operator.call(operation('platformManager.removeOne'), { id }));
    expect([await codesOf(caller), await isOperator(name)]).toEqual([[], false]);
  });

  it('T22: whose account is switched off as a manager goes on as a member of their organisation', async () => {
    const person = await signIn('teacher', demoPassword);
    const { id } = dataOf<Values>(await add({ adminAccount: 'teacher', adminName: '刘建国', tenantIds: [near] }));
    expect(dataOf<Values[]>(await person.call(operation('session.tenants')))).toMatchObject([{ id: near }]);
    dataOf(await operator.call(operation('platformManager.remove'), { ids: [id ?? null] }));
    expect(await codesOf(person)).toContain('a12-m2.3');
  });

  it('T23: nobody switches off, removes or narrows themselves, and the last of all stays', async () => {
    const { rows } = dataOf<Listed>(await operator.call(operation('platformManager.list'), { keyword: 'operator' }));
    const [own] = rows;
    const [id, version] = [own?.['id'] ?? '', own?.['version'] ?? 0];
    const tries = [
      await operator.call(operation('platformManager.setState'), { ids: [id], state: 'off' }),
      await operator.call(operation('platformManager.status'), { id, state: 'off' }),
      await operator.call(operation('platformManager.remove'), { ids: [id] }),
      await operator.call(operation('platformManager.removeOne'), { id }),
      await operator.call(operation('platformManager.editInfo'), { id, version, isOfAll: false, tenantIds: [near] }),
    ];
    for (const reply of tries)
      expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('自己') } });
    expect(await read(String(id))).toMatchObject({ isOfAll: true, state: 'on' });

    // Whatever way it is tried: here past the calls.
    const asServer = (text: string) => server.app.database.query(changing({ text }));
    await expect(asServer('delete from "platformManager" where "isOfAll"')).rejects.toThrow('last manager');
    await expect(asServer(`update "platformManager" set "state" = 'off'`)).rejects.toThrow('last manager');
    await expect(asServer(`update "user" set "state" = 'off' where "isOperator"`)).rejects.toThrow('last manager');
  });

  it('T23: of two who remove each other at the same moment one stays', async () => {
    const { rows } = dataOf<Listed>(
      await operator.call(operation('platformManager.list'), { isOfAll: true, state: ['on'] }),
    );
    const [own] = rows.filter(({ userIdLabel }) => userIdLabel === '平台运营');
    for (const { id } of rows)
      if (id !== own?.['id']) dataOf(await operator.call(operation('platformManager.removeOne'), { id: id ?? null }));
    const other = await manager({ isOfAll: true });
    const replies = await Promise.all([
      operator.call(operation('platformManager.setState'), { ids: [other.id], state: 'off' }),
      other.caller.call(operation('platformManager.setState'), { ids: [own?.['id'] ?? ''], state: 'off' }),
    ]);
    expect(replies.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    // The platform goes on with its first one.
    await server.app.database.query(changing({ text: `update "platformManager" set "state" = 'on' where "isOfAll"` }));
    server.app.sessions.forget();
    dataOf(await operator.call(operation('platformManager.removeOne'), { id: other.id }));
  });

  it('T24: a manager of some organisations sees, chooses and changes these alone', async () => {
    const { id, caller } = await manager({ tenantIds: [near] });
    expect(await idsOf(caller, 'tenant.list')).toEqual([near]);
    expect(await idsOf(caller, 'tenant.options')).toEqual([near]);
    expect((await caller.call(operation('platformManager.tenantList'), { id })).status).toBe(403);
    expect(dataOf<Values[]>(await caller.call(operation('session.tenants')))).toMatchObject([{ id: near }]);
    const beyond: [string, Values][] = [
      ['tenant.get', { id: far }],
      ['tenant.save', { id: far, version: 1, contact: '别人' }],
      ['tenant.updateState', { ids: [far], state: 'off' }],
      ['operator.recommend', { tenantId: far, ids: ['none'], isRecommended: true }],
      ['operator.apply', { tenantId: far, id: 'none' }],
      ['operator.review', { tenantId: far, ids: ['none'], status: 'approved' }],
    ];
    for (const [name, input] of beyond) expect((await caller.call(operation(name), input)).status, name).toBe(404);
    for (const each of [near, far]) {
      expect((await caller.call(operation('tenant.remove'), { ids: [each] })).status).toBe(403);
      expect((await caller.call(operation('tenant.holdings'), { id: each })).status).toBe(403);
    }
    expect(dataOf<Listed>(await caller.call(operation('tenant.history'), { id: far })).rows).toEqual([]);
    expect((await enter(caller, far)).status).toBe(403);
    dataOf(await enter(caller, near));
    const { version } = dataOf<Values>(await caller.call(operation('tenant.get'), { id: near }));
    dataOf(await caller.call(operation('tenant.save'), { id: near, version: version ?? null, contact: '江一帆' }));
    // What anybody sees, they see, too.
    expect(await idsOf(caller, 'tenant.listBasic')).toContain(far);
    // What is common to the platform is for managers of all.
    const common: [string, Values][] = [
      ['platformManager.list', {}],
      ['platformManager.save', { adminAccount: 'x.y', adminName: '谁', isOfAll: true }],
      ['user.list', {}],
      ['tenant.create', { tenantName: '自己的机构' }],
      ['site.list', {}],
    ];
    for (const [name, input] of common) expect((await caller.call(operation(name), input)).status, name).toBe(403);
    const people = dataOf<Listed>(await caller.call(operation('user.options'), { pageSize: 200 }));
    expect(people.rows).toEqual([]);
    // The database refuses it, too, where no code would.
    const { userId } = dataOf<Values>(await caller.call(operation('session.info')));
    const asManager = (text: string) =>
      server.app.database.batch({
        scope: {
          tenantId: '',
          userId: String(userId),
          sight: { codes: ' ', reach: 'all', personId: '', departments: '[]', tenants: JSON.stringify([near]) },
        },
        statements: [changing({ text })],
      });
    await expect(
      asManager(`update "platformManager" set "isOfAll" = true where "userId" = '${String(userId)}'`),
    ).rejects.toThrow();
    await expect(asManager(`insert into "tenant" ("id", "tenantName") values ('own', '自己的机构')`)).rejects.toThrow();
  });

  it('T24: applications and certificates are those of their organisations', async () => {
    const [mine, theirs] = await Promise.all([certIn(near), certIn(far)]);
    const { caller } = await manager({ tenantIds: [near] });
    expect(await idsOf(caller, 'operator.certs')).toEqual([mine]);
    expect(await idsOf(caller, 'operator.certs', { tenantId: [far] })).toEqual([]);
    expect(await idsOf(operator, 'operator.certs')).toEqual(expect.arrayContaining([mine, theirs]));
    dataOf(await caller.call(operation('operator.recommend'), { tenantId: near, ids: [mine], isRecommended: true }));
    await applyFor(near, mine);
    await applyFor(far, theirs);
    expect(dataOf<Listed>(await caller.call(operation('operator.applies'))).rows).toMatchObject([{ tenantId: near }]);
    expect(dataOf<Listed>(await operator.call(operation('operator.applies'))).total).toBeGreaterThan(1);
  });

  it('T24: somebody of another organisation is invited, not put into theirs', async () => {
    const { caller } = await manager({ tenantIds: [near] });
    dataOf(await enter(caller, near));
    const give = (values: Values) =>
      caller.call(operation('membership.save'), { account: 'manager', roleId: '2', ...values });
    expect((await give({})).status).toBe(422);
    expect(dataOf<Values>(await give({ nickname: '谢文博' }))).toMatchObject({ state: 'invited' });
  });

  it('lists the organisations of a manager', async () => {
    const some = await manager({ tenantIds: [far, near] });
    const listed = (id: string, input: Values = {}) =>
      operator.call(operation('platformManager.tenantList'), { id, ...input });
    expect(
      dataOf<Listed>(await listed(some.id))
        .rows.map(({ id }) => id)
        .sort(),
    ).toEqual([near, far].sort());
    expect(dataOf<Listed>(await listed(some.id, { pageSize: 1, pageNum: 2 }))).toMatchObject({ total: 2, rows: [{}] });
    const all = await manager({ isOfAll: true });
    expect(dataOf<Listed>(await listed(all.id)).total).toBe(
      dataOf<Listed>(await operator.call(operation('tenant.list'))).total,
    );
    expect((await listed('none')).status).toBe(404);
  });

  it('operators from before there were managers look after all organisations, once', async () => {
    const sql = readFileSync(join(root, 'server/domain/platformManager/platformManager.sql'), 'utf8');
    await server.app.database.query(
      changing({
        text: `insert into "user" ("id", "account", "nickname", "isOperator") values ('old', 'old.operator', '老王', true)`,
      }),
    );
    for (let run = 0; run < 2; run += 1)
      await server.app.database.asOwner((connection) => connection.query(changing({ text: sql })));
    const kept = await server.app.database.query(
      reading<Values>({ text: `select "isOfAll", "state" from "platformManager" where "userId" = 'old'` }),
    );
    expect(kept).toEqual([{ isOfAll: true, state: 'on' }]);
  });

  it('J12, T24: a job of a manager ends with their right to the organisation', async () => {
    const { id, account: name } = await manager({ tenantIds: [near] });
    const { userId, version } = await read(id);
    const ended = '提交的人已不在这个机构，没有继续';
    const standing = (tenantId: string, createdBy = userId): Promise<string> =>
      assertStanding({ app: server.app, job: { tenantId, createdBy } as Job }).then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
    expect(await Promise.all([near, far, ''].map((tenantId) => standing(tenantId)))).toEqual(['', ended, '']);
    dataOf(await add({ id, version: version ?? null, tenantIds: [far] }));
    expect(await Promise.all([near, far].map((tenantId) => standing(tenantId)))).toEqual([ended, '']);
    const all = await read((await manager({ isOfAll: true })).id);
    expect(await standing(near, all['userId'])).toBe('');
    dataOf(await operator.call(operation('platformManager.setState'), { ids: [id], state: 'off' }));
    expect([await standing(far), await isOperator(name)]).toEqual([ended, false]);
  });

  /** A certificate of an organisation. */
  async function certIn(tenantId: string): Promise<string> {
    const id = `cert.${(made += 1)}`;
    await server.app.database.batch({
      scope: { tenantId, userId: 'system' },
      statements: [
        changing({
          text: `insert into "cert" ("id", "tenantId", "certName", "certCode", "photoSize") values ($1, $2, $1, $1, 'none')`,
          values: [id, tenantId],
        }),
      ],
    });
    return id;
  }

  /** An application that waits for the platform. */
  async function applyFor(tenantId: string, certId: string): Promise<void> {
    dataOf(await operator.call(operation('operator.recommend'), { tenantId, ids: [certId], isRecommended: true }));
    const [admin] = await addMembers({ server, tenantId, roleId: '5', count: 1 });
    const [learner] = await addMembers({ server, tenantId, roleId: '2', count: 1 });
    const applied = await learner?.post<Values>('/certApply/applyCert', {
      certId,
      personName: '考生',
      idType: 'idCard',
      idNumber: idNumberOf((made += 1)),
      phone: '13800000000',
      isAttested: true,
    });
    const decided = await admin?.post('/certApply/updateApplyStatus', {
      ids: [applied?.data['id'] ?? ''],
      status: 'approved',
    });
    expect([applied?.status, decided?.status]).toEqual([200, 200]);
  }
});
