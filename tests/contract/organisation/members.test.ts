import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

describe.each(databasesFor(import.meta.url))(
  'rule T7: who is seen in a tenant, and who joins it, on %s',
  (database) => {
    let server: TestServer;
    let admin: Caller;
    let operator: Caller;
    const [outsider, twin] = [
      { id: 'outsider', account: 'outsider' },
      { id: 'twin', account: 'twin' },
    ];
    beforeAll(async () => {
      server = await startServer({ database });
      const { url, app } = server;
      for (const { id, account } of [outsider, twin])
        await app.database.query(
          changing({
            text: `insert into "user" ("id", "account", "nickname", "phone", "passwordHash") select $1, $2, $2, $3, "passwordHash" from "user" where "account" = 'student'`,
            values: [id, account, id === 'outsider' ? '13900000001' : '13900000002'],
          }),
        );
      admin = callerOf({ url, token: await server.signIn('admin') });
      operator = callerOf({ url, token: await server.signIn('operator') });
      for (const caller of [admin, operator])
        dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
    });
    afterAll(() => server?.close());

    const options = async (caller: Caller, input: Values = {}) =>
      dataOf<{ rows: Values[]; total: number }>(
        await caller.call(operation('user.options'), { pageSize: 200, ...input }),
      );
    const join = (caller: Caller, input: Values) =>
      caller.call(operation('membership.save'), { roleId: '8', ...input });
    const seenBy = async (tenantId: string) =>
      (
        await server.app.database.batch({
          scope: { tenantId, userId: '' },
          statements: [reading<{ account: string }>({ text: 'select "account" from "user"' })],
        })
      )[0].map(({ account }) => account);

    it('choices of accounts are the own members, whatever is asked for', async () => {
      const mine = await options(admin);
      const members = dataOf<{ rows: Values[] }>(
        await admin.call(operation('membership.list'), { pageSize: 200 }),
      ).rows.map(({ userId }) => userId);
      expect(new Set(mine.rows.map(({ id }) => id))).toEqual(new Set(members));
      expect((await options(admin, { keyword: 'outsider' })).total).toBe(0);
      expect((await options(admin, { ids: ['outsider'] })).rows).toEqual([]);
      expect((await options(operator, { ids: ['outsider'] })).rows).toMatchObject([{ id: 'outsider' }]);
    });

    it('the database shows no other accounts to a statement of the tenant, and lets it change none', async () => {
      const seen = await seenBy(server.tenantIds[0] ?? '');
      expect(seen).toContain('teacher');
      expect(seen).not.toContain('outsider');
      expect(await seenBy('')).toContain('outsider');
      const rename = (id: string) =>
        server.app.database.batch({
          scope: { tenantId: server.tenantIds[0] ?? '', userId: 'nobody' },
          statements: [
            changing({ text: `update "user" set "nickname" = '改名' where "id" = $1 returning "id"`, values: [id] }),
          ],
        });
      const [teacher] = await server.app.database.query(
        reading<{ id: string }>({
          text: `select "id" from "user" where "account" = 'teacher'`,
        }),
      );
      expect(await rename('outsider')).toEqual([[]]);
      expect(await rename(teacher?.id ?? '')).toEqual([[]]);
    });

    it('nobody is found by an id, a part of a name, a phone, or an account under another name', async () => {
      expect(await join(admin, { userId: 'outsider' })).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path: '/userId' }] } },
      });
      expect(await join(admin, {})).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/account' }] } } });
      for (const account of ['outside', 'OUTSIDER%', '13900000001', '%'])
        expect(await join(admin, { account, nickname: 'outsider' })).toMatchObject({
          status: 422,
          body: { data: { errors: [{ path: '/account' }] } },
        });
      expect(await join(admin, { account: 'outsider' })).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path: '/nickname' }] } },
      });
      // Whether there is such an account is not told to whoever does not know the name.
      const [wrong, none] = [
        await join(admin, { account: 'outsider', nickname: '别人' }),
        await join(admin, { account: 'no.such.one', nickname: '别人' }),
      ];
      expect(wrong.body).toEqual(none.body);
    });

    const enter = async (account: string): Promise<Caller> =>
      callerOf({ url: server.url, token: await server.signIn(account) });
    const tenant = (): Values => ({ tenantId: server.tenantIds[0] ?? '' });

    it('whoever is named is invited, and belongs to the organisation once they agree', async () => {
      const invited = dataOf<Values>(
        await join(admin, { account: 'outsider', nickname: 'outsider', jobNumber: 'G900' }),
      );
      expect(invited).toMatchObject({
        userId: 'outsider',
        userIdLabel: 'outsider',
        jobNumber: 'G900',
        state: 'invited',
      });
      const more = dataOf<Values>(await join(admin, { account: 'outsider', roleId: '2' }));
      expect(more).toMatchObject({ state: 'invited' });
      // It opens nothing, chooses nobody, and its administrators cannot agree in their place.
      const newcomer = await enter('outsider');
      expect((await newcomer.call(operation('session.switchTenant'), tenant())).status).toBe(403);
      expect((await options(admin, { keyword: 'outsider' })).total).toBe(0);
      const on = await admin.call(operation('membership.setState'), { ids: [invited['id'] ?? ''], state: 'on' });
      expect(on.status).toBe(409);
      const direct = server.app.database.batch({
        scope: { tenantId: server.tenantIds[0] ?? '', userId: '' },
        statements: [
          changing({ text: `update "membership" set "state" = 'off' where "id" = $1`, values: [invited['id']] }),
        ],
      });
      await expect(direct).rejects.toThrow('no way');

      expect(dataOf<Values[]>(await newcomer.call(operation('membership.invitations')))).toMatchObject([
        { ...tenant(), roleNames: ['教师', '学生'] },
      ]);
      const agreed = await newcomer.call(operation('membership.answerInvitation'), { ...tenant(), isAgreed: true });
      expect(dataOf<Values>(agreed)).toEqual({ count: 2 });
      expect(dataOf<Values[]>(await newcomer.call(operation('membership.invitations')))).toEqual([]);
      dataOf(await newcomer.call(operation('session.switchTenant'), tenant()));
      expect((await options(admin, { keyword: 'outsider' })).rows).toMatchObject([{ id: 'outsider' }]);
      expect(
        (await newcomer.call(operation('membership.answerInvitation'), { ...tenant(), isAgreed: true })).status,
      ).toBe(404);
      // A member is given a further role at once, and told.
      expect(dataOf<Values>(await join(admin, { account: 'outsider', roleId: '5' }))).toMatchObject({ state: 'on' });
      const { list } = dataOf<{ list: Values[] }>(await newcomer.call(operation('message.page')));
      expect(list).toMatchObject([{ title: expect.stringContaining('您已加入'), readingStatus: '2' }]);
    });

    it('an invitation that is declined is gone, and whoever leaves comes back by their own consent alone', async () => {
      const ask = async () => dataOf<Values>(await join(admin, { account: 'twin', nickname: 'twin' }));
      await ask();
      const twin = await enter('twin');
      dataOf(await twin.call(operation('membership.answerInvitation'), { ...tenant(), isAgreed: false }));
      expect(dataOf<Values[]>(await twin.call(operation('membership.invitations')))).toEqual([]);
      await ask();
      dataOf(await twin.call(operation('membership.answerInvitation'), { ...tenant(), isAgreed: true }));
      dataOf(await twin.call(operation('session.switchTenant'), tenant()));
      expect(dataOf<Values>(await twin.call(operation('membership.leave'), tenant()))).toEqual({ count: 1 });
      expect(dataOf<Values>(await twin.call(operation('session.info')))).toMatchObject({ currTenantId: '' });
      expect((await twin.call(operation('membership.leave'), tenant())).status).toBe(404);
      const gone = dataOf<{ rows: Values[] }>(await admin.call(operation('membership.recycled'), { userId: 'twin' }));
      expect(gone.rows).toEqual([]);
      expect(await ask()).toMatchObject({ state: 'invited' });
      dataOf(await twin.call(operation('membership.answerInvitation'), { ...tenant(), isAgreed: true }));
    });

    it('nothing is kept and nobody told where the role does not exist', async () => {
      const counted = async () =>
        (
          await server.app.database.asOwner((connection) =>
            connection.query(
              reading<{ count: number }>({
                text: `select (select count(*) from "message")::integer + (select count(*) from "membership")::integer as "count"`,
              }),
            ),
          )
        )[0]?.count;
      const before = await counted();
      expect(await join(admin, { account: 'student02', roleId: 'no-such-role' })).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path: '/roleId' }] } },
      });
      expect(await counted()).toBe(before);
    });

    it('somebody who has left is named in lists of the past, and no choice any longer', async () => {
      const [row] = dataOf<{ rows: Values[] }>(await admin.call(operation('membership.list'), { userId: 'twin' })).rows;
      dataOf(await admin.call(operation('membership.remove'), { ids: [row?.['id'] ?? ''] }));
      expect((await options(admin, { ids: ['twin'] })).rows).toEqual([]);
      expect(
        dataOf<{ rows: Values[] }>(await admin.call(operation('membership.recycled'), { userId: 'twin' })).rows,
      ).toMatchObject([{ userIdLabel: 'twin' }]);
    });

    it('who acted is named where they belong to the tenant; operators are the platform', async () => {
      const saved = dataOf<Values>(await operator.call(operation('industry.save'), { industryName: '平台所建' }));
      const { rows } = dataOf<{ rows: Values[] }>(
        await admin.call(operation('industry.history'), { id: saved['id'] ?? '' }),
      );
      expect(rows).toMatchObject([{ createdByLabel: '平台人员' }]);
      expect(
        dataOf<{ rows: Values[] }>(await admin.call(operation('history.list'), { recordId: saved['id'] ?? '' })).rows,
      ).toMatchObject([{ userName: '平台人员' }]);
    });

    it('rule T8: no role of a tenant holds a code of the platform, and one that stands there all the same counts for nothing', async () => {
      const given = await operator.call(operation('role.save'), { roleName: '越权', codes: ['p1-m1.1'] });
      expect(given).toMatchObject({ status: 422, body: { data: { errors: [{ path: '/codes' }] } } });
      const tenantId = server.tenantIds[0] ?? '';
      await server.app.database.asOwner(async (connection) => {
        await connection.query(changing({ text: 'alter table "role" disable trigger all' }));
        await connection.query(
          changing({
            text: `update "role" set "codes" = "codes" || '["p1", "p1-m1.1", "p2-m1.1"]' where "tenantId" = $1 and "id" = '8'`,
            values: [tenantId],
          }),
        );
        await connection.query(changing({ text: 'alter table "role" enable trigger all' }));
      });
      const teacher = callerOf({ url: server.url, token: await server.signIn('teacher') });
      expect(
        dataOf<string[]>(await teacher.call(operation('session.auth'))).filter(
          (code) => code.startsWith('p1') || code.startsWith('p2'),
        ),
      ).toEqual([]);
      expect((await teacher.call(operation('user.list'))).status).toBe(403);
      expect((await teacher.call(operation('tenant.list'))).status).toBe(403);
    });
  },
);
