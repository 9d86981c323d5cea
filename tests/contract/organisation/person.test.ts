/** Rule T14: one person for each user and organisation, which memberships refer to. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrations.ts';
import { changing, reading } from '#server/database/statement.ts';
import { eachDatabase } from '#server/database/testing.ts';
import { readArtefacts } from '#server/artefacts.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { dataOf } from '../world.ts';

interface Page {
  rows: Values[];
  total: number;
}

describe.each(databasesFor(import.meta.url))('rule T14: persons, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  let operator: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    [admin, operator] = (await Promise.all(['admin', 'operator'].map(enter))) as [Caller, Caller];
  });
  afterAll(() => server?.close());

  async function enter(account: string): Promise<Caller> {
    const caller = callerOf({ url: server.url, token: await server.signIn(account) });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
    return caller;
  }
  const page = async (name: string, input: Values = {}): Promise<Page> =>
    dataOf<Page>(await admin.call(operation(name), { pageSize: 200, ...input }));
  const join = (account: string, roleId: string): Promise<Values> =>
    operator.call(operation('membership.save'), { account, roleId }).then((reply) => dataOf<Values>(reply));
  const personOf = async (account: string): Promise<Values | undefined> =>
    (await page('person.list', { account })).rows.find((row) => row.account === account);

  it('whoever is a member is one person, whatever roles they have', async () => {
    const { rows: members } = await page('membership.list');
    const { rows: persons, total } = await page('person.list');
    expect(total).toBe(new Set(members.map(({ userId }) => userId)).size);
    for (const { userId, userIdLabel, personId, personIdLabel } of members) {
      expect(persons.find(({ id }) => id === personId)).toMatchObject({ userId, personName: userIdLabel });
      expect(personIdLabel).toBe(userIdLabel);
    }
    const first = await join('student04', '8');
    const second = await join('student04', '5');
    expect(first.personId).toBe(second.personId);
  });

  it('two who are added at once with the same account are the same person', async () => {
    dataOf(
      await operator.call(operation('user.save'), {
        account: 'newcomer',
        nickname: '新来的',
        password: 'zwiebel-kuchen',
      }),
    );
    const joined = await Promise.all(['2', '5', '8'].map((roleId) => join('newcomer', roleId)));
    expect(new Set(joined.map(({ personId }) => personId)).size).toBe(1);
    expect((await page('person.list', { keyword: 'newcomer' })).total).toBe(1);
  });

  it('who has left is a person still, offered to nobody, and the same one when coming back', async () => {
    const before = await personOf('newcomer');
    const { rows } = await page('membership.list', { userId: before?.userId ?? '' });
    const choices = () => page('person.options', { keyword: '新来的' });
    const ids = rows.map(({ id }) => id ?? '');
    dataOf(await admin.call(operation('membership.remove'), { ids: ids.slice(1) }));
    expect(await choices()).toEqual({ rows: [{ id: before?.id, label: '新来的', marks: ['newcomer'] }], total: 1 });
    dataOf(await admin.call(operation('membership.remove'), { ids: ids.slice(0, 1) }));
    expect(await personOf('newcomer')).toMatchObject({ id: before?.id, isPresent: false });
    expect(await choices()).toEqual({ rows: [], total: 0 });
    // Nor to whoever asks for those who have left.
    expect((await page('person.options', { keyword: '新来的', isPresent: false })).total).toBe(0);
    dataOf(await admin.call(operation('membership.restore'), { ids: ids.slice(0, 1) }));
    expect(await personOf('newcomer')).toMatchObject({ id: before?.id, isPresent: true });
    expect((await choices()).total).toBe(1);
  });

  it('memberships that end at once leave nobody present', async () => {
    const person = await personOf('newcomer');
    const { rows } = await page('membership.recycled', { userId: person?.userId ?? '' });
    dataOf(await admin.call(operation('membership.restore'), { ids: rows.map(({ id }) => id ?? '') }));
    const living = await page('membership.list', { userId: person?.userId ?? '' });
    await Promise.all(
      living.rows.map(async ({ id }) => dataOf(await admin.call(operation('membership.remove'), { ids: [id ?? ''] }))),
    );
    expect(await personOf('newcomer')).toMatchObject({ isPresent: false });
  });

  it('a person is called what their account is, in every organisation', async () => {
    const student = await enter('student02');
    expect(await student.call(operation('session.updateProfile'), { nickname: '   ' })).toMatchObject({ status: 422 });
    dataOf(await student.call(operation('session.updateProfile'), { nickname: '改了名的' }));
    expect((await personOf('student02'))?.personName).toBe('改了名的');
    const renamed = await personOf('newcomer');
    const { version = 0 } = dataOf<Values>(await operator.call(operation('user.get'), { id: renamed?.userId ?? '' }));
    dataOf(
      await operator.call(operation('user.save'), {
        id: renamed?.userId ?? '',
        version,
        account: 'oldtimer',
        nickname: '老人',
      }),
    );
    expect(await personOf('oldtimer')).toMatchObject({ id: renamed?.id, personName: '老人' });
  });

  it('nobody says who a membership is about but its account', async () => {
    const [mine, other] = [await personOf('admin'), await personOf('teacher')];
    const scope = { tenantId: server.tenantIds[0] ?? '', userId: 'system' };
    await server.app.database.batch({
      scope,
      statements: [
        changing({
          text: `update "membership" set "personId" = $1 where "userId" = $2`,
          values: [other?.id, mine?.userId],
        }),
      ],
    });
    const { rows } = await page('membership.list', { userId: mine?.userId ?? '' });
    expect(new Set(rows.map(({ personId }) => personId))).toEqual(new Set([mine?.id]));
  });
});

eachDatabase('rule T14: a database from before', (open) => {
  it('has one person for all memberships of an account afterwards, and their history is as it was', async () => {
    const database = await open();
    const { plan, databaseSql: sql } = readArtefacts({ root });
    await migrate({ database, plan, sql, migrations: [] });
    await takeBack(database);
    const migrations = (await readMigrations({ folder: join(root, 'server', 'database', 'migrations') })).filter(
      ({ name }) => name === '0005-person',
    );
    const { migrations: ran } = await migrate({ database, plan, sql, migrations });
    expect(ran).toEqual(['0005-person']);
    const rows = await database.asOwner(async (connection) => {
      await connection.query(changing({ text: `select set_config('app.tenant_id', 't1', false)` }));
      return connection.query(
        reading<Values>({
          text: `select m."id", m."version", p."personName", p."account", p."isPresent",
            (select count(*)::integer from "person") as "persons", (select count(*)::integer from "history") as "changes"
            from "membership" m join "person" p on p."tenantId" = m."tenantId" and p."id" = m."personId" order by m."id"`,
        }),
      );
    });
    const anna = { version: 1, personName: '安娜', account: 'anna', isPresent: true, persons: 2, changes: 0 };
    expect(rows).toEqual([
      { id: 'm1', ...anna },
      { id: 'm2', ...anna },
      { id: 'm3', ...anna, personName: '本', account: 'ben', isPresent: false },
    ]);
  });
});

/** A database as it was before persons, with members of it: one of two roles, and one who has left. */
async function takeBack(database: Database): Promise<void> {
  await database.asOwner(async (connection) => {
    for (const text of [
      `select set_config('app.tenant_id', 't1', false)`,
      `drop trigger "givePerson" on "membership"`,
      `drop trigger "keepPresence" on "membership"`,
      `alter table "membership" drop column "personId" cascade`,
      `drop table "person" cascade`,
      `insert into "role" ("id", "roleName") values ('r1', '甲'), ('r2', '乙')`,
      `insert into "user" ("id", "account", "nickname") values ('u1', 'anna', '安娜'), ('u2', 'ben', '本')`,
      `insert into "membership" ("id", "userId", "roleId", "deletedTime")
        values ('m1', 'u1', 'r1', null), ('m2', 'u1', 'r2', now()), ('m3', 'u2', 'r1', now())`,
      `alter table "history" disable trigger "guardHistory"`,
      `delete from "history"`,
      `alter table "history" enable trigger "guardHistory"`,
    ])
      await connection.query(changing({ text }));
  });
}
