/** The other systems of an organisation: who keeps their addresses, and who is told them (rules T24 and T29). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { operation, type Values } from '../artefacts.ts';
import { addMembers } from '../certApply/people.ts';
import { callerOf, type Caller, type Reply } from '../client.ts';
import { dataOf } from '../world.ts';

const first = '湖边-七棵-梧桐';
const teaching = { system: 'p3', address: 'https://teach.example/' };
const testing = { system: 'a7', address: 'https://exam.example/start?from=cert' };

describe.each(['pglite', 'postgres'] as const)('other systems on %s', (database) => {
  let server: TestServer;
  let operator: Caller;
  let made = 0;
  beforeAll(async () => {
    server = await startServer({ database });
    operator = callerOf({ url: server.url, token: await server.signIn('operator') });
  });
  afterAll(() => server?.close());

  const read = async (id: string): Promise<Values> =>
    dataOf<Values>(await operator.call(operation('tenant.get'), { id }));
  const open = async (siblings?: Values[]): Promise<string> =>
    String(
      dataOf<Values>(
        await operator.call(operation('tenant.save'), {
          tenantName: `有别的系统的机构 ${(made += 1)}`,
          ...(siblings && { siblings }),
        }),
      )['id'],
    );
  async function keep(id: string, siblings: Values[], by = operator): Promise<Reply> {
    const { version = null } = await read(id);
    return by.call(operation('tenant.save'), { id, version, siblings });
  }
  const told = async (caller: Caller): Promise<unknown> =>
    dataOf<Values>(await caller.call(operation('session.info')))['siblings'];
  const enter = async (caller: Caller, tenantId: string): Promise<unknown> =>
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId }));

  it('T29: operators keep them with the organisation, and its history tells of each change', async () => {
    const id = await open([teaching]);
    expect((await read(id))['siblings']).toMatchObject([teaching]);
    dataOf(await keep(id, [testing, teaching]));
    expect((await read(id))['siblings']).toMatchObject([testing, teaching]);
    const { rows } = dataOf<{ rows: Values[] }>(await operator.call(operation('tenant.history'), { id }));
    expect(JSON.stringify(rows[0])).toContain(testing.address);
    dataOf(await keep(id, []));
    expect((await read(id))['siblings']).toEqual([]);
  });

  it('T29: somebody is told those of the organisation they are in that their role may enter, in their order', async () => {
    const [id, other] = [
      await open([testing, teaching, { system: 'p4', address: 'https://a.example/' }]),
      await open(),
    ];
    const [teacher, administrator] = await Promise.all(
      ['8', '5'].map(async (roleId) => (await addMembers({ server, tenantId: id, roleId, count: 1 }))[0]),
    );
    const siblings = async (person: typeof teacher) => (await person?.get<Values>('/user/info'))?.data['siblings'];
    expect(await siblings(teacher)).toEqual([
      { code: 'a7', address: testing.address },
      { code: 'p3', address: teaching.address },
    ]);
    expect(await siblings(administrator)).toEqual([]);
    await enter(operator, id);
    expect(await told(operator)).toMatchObject([{ code: 'a7' }, { code: 'p3' }, { code: 'p4' }]);
    await enter(operator, other);
    expect(await told(operator)).toEqual([]);
  });

  it('T29: what is no address of a system is refused by name, and nothing is stored', async () => {
    const id = await open([teaching]);
    const refused: [Values[], string][] = [
      ...['http://teach.example/', 'javascript:alert(1)', 'https:/teach.example', 'ftp://teach.example/', '', ' '].map(
        (address): [Values[], string] => [[{ ...teaching, address }], '/siblings/0/address'],
      ),
      [[{ ...teaching, address: `https://teach.example/${'x'.repeat(300)}` }], '/siblings/0/address'],
      [[{ ...teaching, system: 'a12' }], '/siblings/0/system'],
      [[teaching, { ...testing, system: 'p3' }], '/siblings/1/system'],
    ];
    for (const [siblings, path] of refused) {
      const reply = await keep(id, siblings);
      expect(reply.status, JSON.stringify(siblings)).toBe(422);
      const { errors } = reply.body.data as unknown as { errors: Values[] };
      expect([...new Set(errors.map((error) => error['path']))], JSON.stringify(siblings)).toEqual([path]);
      for (const { message } of errors) expect(message).toMatch(/[一-鿿]/);
    }
    expect((await keep(id, [{ ...teaching, address: 'http://teach.example/' }])).body.data).toMatchObject({
      errors: [{ message: expect.stringMatching(/^地址要以 https:\/\/ 开头/) }],
    });
    expect((await read(id))['siblings']).toMatchObject([teaching]);
  });

  it('T29: the database refuses what no call would store', async () => {
    const id = await open([teaching]);
    const store = (values: Values) =>
      server.app.database.query(
        changing({
          text: `insert into "siblingAddress" ("id", "organisationId", "system", "address") values ('own', $1, $2, $3)`,
          values: [id, values['system'] ?? null, values['address'] ?? null],
        }),
      );
    for (const address of ['http://exam.example/', 'javascript:alert(1)', 'https://', 'https://a b.example/'])
      await expect(store({ ...testing, address }), address).rejects.toThrow('no address of a system');
    await expect(store({ ...testing, system: 'p3' })).rejects.toThrow('siblingAddress_unique');
    expect((await read(id))['siblings']).toMatchObject([teaching]);
  });

  it('T24: a manager of some organisations keeps those of theirs, and knows of no others', async () => {
    const [near, far] = [await open([teaching]), await open([teaching])];
    const account = 'keeper.siblings';
    dataOf(
      await operator.call(operation('platformManager.save'), {
        adminAccount: account,
        adminName: '江一帆',
        adminPassword: first,
        tenantIds: [near],
      }),
    );
    const caller = await signIn(account);
    dataOf(await keep(near, [testing], caller));
    expect((await read(near))['siblings']).toMatchObject([testing]);
    expect((await keep(far, [testing], caller)).status).toBe(404);
    expect((await read(far))['siblings']).toMatchObject([teaching]);

    const { userId } = dataOf<Values>(await caller.call(operation('session.info')));
    const scope = {
      tenantId: '',
      userId: String(userId),
      sight: { codes: ' ', reach: 'all', personId: '', departments: '[]', tenants: JSON.stringify([near]) },
    };
    const [seen] = await server.app.database.batch({
      scope,
      statements: [reading<Values>({ text: 'select "organisationId" from "siblingAddress"' })],
    });
    expect(seen).toEqual([{ organisationId: near }]);
    await expect(
      server.app.database.batch({
        scope,
        statements: [
          changing({
            text: `insert into "siblingAddress" ("id", "organisationId", "system", "address") values ('far', $1, 'p4', 'https://a.example/')`,
            values: [far],
          }),
        ],
      }),
    ).rejects.toThrow();
  });

  async function signIn(account: string): Promise<Caller> {
    const enterWith = async (password: string): Promise<Caller> => {
      const { token } = dataOf<Values>(
        await callerOf({ url: server.url }).call(operation('session.login'), { account, password }),
      );
      return callerOf({ url: server.url, token: String(token) });
    };
    const own = `${first}树`;
    dataOf(await (await enterWith(first)).call(operation('session.updatePassword'), { newPassword: own }));
    return enterWith(own);
  }
});
