/** Rule T13: all of a module, group or menu, also what comes later. Its catalogues are its own, as it is they that grow. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, Operation } from '#generators/formats.ts';
import { everyCode, heldCodes, singleCodes } from '#runtime/core/operations/wholeCodes.ts';
import { folderStore } from '#server/adapters/files.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrations.ts';
import { changing, reading } from '#server/database/statement.ts';
import { eachDatabase } from '#server/database/testing.ts';
import { handlers } from '#server/domain/index.ts';
import { managerCodes, openSessionStore } from '#server/domain/session/index.ts';
import { createServer } from '#server/http/server.ts';
import { openFigures } from '#server/engine/figureStore.ts';
import { openDictionaries } from '#server/engine/dictionaryStore.ts';
import { openOwnFields } from '#server/engine/ownFieldStore.ts';
import { openLog } from '#server/log.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { makeProduct, type Product } from '../words/product.ts';
import { dataOf } from '../world.ts';

let plain: Product;
let grown: Product;
beforeAll(async () => {
  plain = await makeProduct({});
  grown = await makeProduct({
    'entities/badge.json': {
      $schema: '../generated/meta/entity.json',
      title: '徽章',
      'x-entity': { scope: 'tenant', label: 'badgeName', code: 'a12-m2.9' },
      properties: { badgeName: { type: 'string', title: '名称', maxLength: 20 } },
      required: ['badgeName'],
      'x-operations': { list: {}, save: {} },
    },
    'modules.json': withButton(plain),
  });
}, 120_000);
afterAll(() => {
  plain?.remove();
  grown?.remove();
});

/** The tree with a further button of the certificates. */
function withButton({ artefacts: { modules } }: Product): Json {
  const tree = structuredClone(modules) as unknown as {
    a12: { children: Record<string, { children: Record<string, { buttons: Record<string, Json> }> }> };
  };
  const buttons = tree.a12.children['a12-m2']?.children['a12-m2.1']?.buttons;
  if (buttons) buttons['a12-m2.1.9'] = { label: '置顶' };
  return { $schema: './generated/meta/modules.json', ...tree } as unknown as Json;
}

/** The people of the test by what their roles hold. */
const rolesOf = ({ artefacts: { modules } }: Product): Record<string, string[]> => ({
  module: ['a12.*'],
  group: ['a12', 'a12-m2.*'],
  menu: ['a12', 'a12-m2', 'a12-m2.1.*'],
  single: [...singleCodes(modules)].filter((code) => code.startsWith('a12')),
});

interface Running {
  call(person: string, name: string, input?: Values): Promise<{ status: number; data: Json | undefined }>;
  close(): Promise<void>;
}

/** The server of a product over a database; who calls has the session that is there for them. */
async function serve({ product, database }: { product: Product; database: Database }): Promise<Running> {
  const { artefacts, folder } = product;
  const { plan, databaseSql: sql, catalogue, modules } = artefacts;
  await migrate({ database, plan, sql, migrations: [] });
  const hour = 3_600_000;
  const sessions = await openSessionStore({
    database,
    life: hour,
    longestLife: hour,
    allCodes: everyCode(modules),
    managerCodes: managerCodes(modules),
  });
  const config = readConfig({ env: { CALLS_PER_MINUTE: '0', DATA_DIR: folder }, publicDir: join(root, 'dist') });
  const files = folderStore({ folder });
  const app = {
    config,
    artefacts,
    catalogue,
    database,
    sessions,
    ownFields: await openOwnFields({ database }),
    dictionaries: await openDictionaries({ database, dictionaries: artefacts.dictionaries }),
    figures: openFigures(),
    files,
    mail: undefined,
    log: openLog({ level: 'fatal' }),
    handlers,
  };
  const server = await createServer({ app });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const callers = new Map<string, Caller>();
  return {
    async call(person, name, input = {}) {
      let caller = callers.get(person);
      if (!caller) {
        const { token } = await sessions.open({
          userId: person,
          tenantId: 't1',
          roleId: person === 'operator' ? '' : person,
          ip: '',
          userAgent: '',
        });
        caller = callerOf({ url, token });
        callers.set(person, caller);
      }
      const { status, body } = await caller.call(catalogue.operations[name] as Operation, input);
      return { status, data: body.data };
    },
    async close() {
      await server.close();
      await sessions.close();
    },
  };
}

async function fill({ database, roles }: { database: Database; roles: Record<string, string[]> }): Promise<void> {
  const account = (id: string) =>
    changing({
      text: `insert into "user" ("id", "account", "nickname", "passwordHash") values ($1, $1, $1, '')`,
      values: [id],
    });
  const people = Object.entries(roles);
  await database.batch({
    scope: { tenantId: '', userId: 'system' },
    statements: [
      changing({ text: `insert into "tenant" ("id", "tenantName") values ('t1', '机构')` }),
      account('operator'),
      changing({ text: `insert into "platformManager" ("id", "userId", "isOfAll") values ('m1', 'operator', true)` }),
      ...people.map(([id]) => account(id)),
    ],
  });
  await database.batch({
    scope: { tenantId: 't1', userId: 'system' },
    statements: people.flatMap(([id, codes]) => [
      changing({
        text: `insert into "role" ("id", "tenantId", "roleName", "codes") values ($1, 't1', $1, $2)`,
        values: [id, JSON.stringify(codes)],
      }),
      changing({
        text: `insert into "membership" ("id", "tenantId", "userId", "roleId") values ($1, 't1', $1, $1)`,
        values: [id],
      }),
    ]),
  });
}

eachDatabase('rule T13: a menu that a version adds', (open) => {
  it('reaches who has all of its group or module, nobody with single ticks, and goes with the tick', async () => {
    const database = await open();
    const before = await serve({ product: plain, database });
    const roles = rolesOf(plain);
    await fill({ database, roles });
    for (const person of ['operator', ...Object.keys(roles)])
      expect([person, (await before.call(person, 'cert.list')).status]).toEqual([person, 200]);
    const [all, single] = await Promise.all(
      ['module', 'single'].map(async (person) => (await before.call(person, 'session.auth')).data as string[]),
    );
    // Today the two may do the same.
    expect(all?.filter((code) => !code.endsWith('.*'))).toEqual(single);
    await before.close();

    const after = await serve({ product: grown, database });
    const reached: Record<string, [number, number]> = {};
    for (const person of ['operator', ...Object.keys(roles)]) {
      const list = await after.call(person, 'badge.list');
      const save = await after.call(person, 'badge.save', { badgeName: person });
      reached[person] = [list.status, save.status];
    }
    expect(reached).toEqual({
      operator: [200, 200],
      module: [200, 200],
      group: [200, 200],
      menu: [403, 403],
      single: [403, 403],
    });
    const hasButton: Record<string, boolean> = {};
    for (const person of Object.keys(roles))
      hasButton[person] = ((await after.call(person, 'session.auth')).data as string[]).includes('a12-m2.1.9');
    expect(hasButton).toEqual({ module: true, group: true, menu: true, single: false });

    await database.batch({
      scope: { tenantId: 't1', userId: 'system' },
      statements: [
        changing({ text: `update "role" set "codes" = '[]' where "id" = 'module'` }),
        changing({ text: `update "role" set "codes" = '["a12"]' where "id" = 'group'` }),
      ],
    });
    const statusOf = async (person: string, name: string) => (await after.call(person, name)).status;
    for (const person of ['module', 'group'])
      for (const name of ['badge.list', 'cert.list', 'question.list'])
        await expect.poll(() => statusOf(person, name), { timeout: 5000 }).toBe(403);
    await after.close();
  }, 120_000);

  it('the database holds of stored codes what the server does', async () => {
    const database = await open();
    const { plan, databaseSql: sql, modules } = grown.artefacts;
    await migrate({ database, plan, sql, migrations: [] });
    const all = [...everyCode(modules)];
    const some = [
      [],
      ['a12.*'],
      ['a12', 'a12-m2.*'],
      ['a12-m2.1.*', 'p3'],
      ['a12-m1.1'],
      ['.*', 'a0.*'],
      ['a1.*', 'a12-m2.1'],
    ];
    for (const stored of some) {
      const rows = await database.query(
        reading<{ code: string }>({
          text: `select code from unnest($2::text[]) code where "holdsCode"($1::jsonb, code)`,
          values: [JSON.stringify(stored), all],
        }),
      );
      const held = heldCodes({ stored, all });
      expect(rows.map(({ code }) => code).sort()).toEqual(all.filter((code) => held.has(code)).sort());
    }
  }, 60_000);

  it('a role from before that has all of 系统认证 has it as a whole; one that lacks a code stays as it is', async () => {
    const database = await open();
    const { plan, databaseSql: sql } = plain.artefacts;
    await migrate({ database, plan, sql, migrations: [] });
    const { single = [] } = rolesOf(plain);
    const less = single.filter((code) => code !== 'a12-m2.8.8');
    await fill({ database, roles: { all: ['p4', ...single, 'a0-3'], less, few: ['a12', 'a12-m2'] } });
    const migrations = await readMigrations({ folder: join(root, 'server', 'database', 'migrations') });
    const text = migrations.find(({ name }) => name === '0004-whole-modules')?.sql ?? '';
    const roles = await database.asOwner(async (connection) => {
      for (const each of text.split(/;\s*(?:\n|$)/).filter((part) => part.trim() !== ''))
        await connection.query(changing({ text: each }));
      return connection.query(
        reading<{ id: string; codes: string[]; version: number }>({
          text: `select "id", "codes", "version" from "role"`,
        }),
      );
    });
    expect(Object.fromEntries(roles.map(({ id, codes, version }) => [id, { codes, version }]))).toEqual({
      all: { codes: ['p4', 'a0-3', 'a12.*'], version: 1 },
      less: { codes: less, version: 1 },
      few: { codes: ['a12', 'a12-m2'], version: 1 },
    });
  }, 60_000);
});

describe.each(databasesFor(import.meta.url))('rules T4, T13: who gives and takes a whole, on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  let keeper: Caller;
  let keeperRole: Values;
  let singles: string[] = [];
  beforeAll(async () => {
    server = await startServer({ database });
    singles = [...singleCodes(server.app.artefacts.modules)].filter((code) => code.startsWith('a12-'));
    admin = await enter('admin');
    keeperRole = dataOf<Values>(
      await admin.call(operation('role.save'), { roleName: '逐项都有', codes: ['a12', ...singles] }),
    );
    const roleId = String(keeperRole.id);
    dataOf(await admin.call(operation('membership.save'), { account: 'teacher', roleId }));
    keeper = await enter('teacher');
    dataOf(await keeper.call(operation('session.switchRole'), { roleId }));
  });
  afterAll(() => server?.close());
  async function enter(account: string): Promise<Caller> {
    const caller = callerOf({ url: server.url, token: await server.signIn(account) });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[0] ?? '' }));
    return caller;
  }
  const save = (caller: Caller, input: Values) => caller.call(operation('role.save'), input);

  it('who has every code of today and no whole gives and takes none', async () => {
    for (const codes of [['a12.*'], ['a12', 'a12-m2.*'], ['a12', 'a12-m2', 'a12-m2.1.*']])
      expect(await save(keeper, { roleName: '以后也有', codes })).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/^您自己没有这些权限，不能授予：“系统认证.*”的全部$/) },
      });
    expect(await save(admin, { roleName: '没有的', codes: ['a12', 'a12-m77'] })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ path: '/codes', message: '没有这样的权限：a12-m77' }] } },
    });
    const { id = '', version = 0 } = keeperRole;
    expect(await save(keeper, { id, version, codes: ['a12.*'] })).toMatchObject({ status: 403 });
    const role = dataOf<Values>(await save(admin, { roleName: '认证的全部', codes: ['a12', 'a12-m2.*'] }));
    const above = { status: 403, body: { message: '这个角色有您没有的管理权限，不能由您更改、停用或移除' } };
    const whole = { id: role.id ?? '', version: role.version ?? 0 };
    expect(await save(keeper, { ...whole, codes: ['a12'] })).toMatchObject(above);
    expect(await save(keeper, { ...whole, codes: ['a12', ...singles] })).toMatchObject(above);
    expect(await keeper.call(operation('role.remove'), { ids: [role.id ?? ''] })).toMatchObject(above);
    expect(await save(keeper, { ...whole, note: '只改说明', codes: ['a12', 'a12-m2.*'] })).toMatchObject({
      status: 200,
    });
    const beyond = { status: 403, body: { message: '这个角色有您没有的管理权限，不能由您授予' } };
    for (const roleId of [role.id ?? '', '5'])
      expect(await keeper.call(operation('membership.save'), { account: 'student04', roleId })).toMatchObject(beyond);
  });

  it('who has a whole gives it, what lies below it as a whole, and single codes of it', async () => {
    for (const [index, codes] of [
      ['a12.*'],
      ['a12', 'a12-m2.*', 'a12-m1', 'a12-m1.3.*'],
      ['a12', 'a12-m2', 'a12-m2.1'],
    ].entries())
      expect(await save(admin, { roleName: `给出 ${index}`, codes })).toMatchObject({ status: 200 });
  });

  it('operators give any whole, as of the students’ role, where nothing is below yet', async () => {
    const operator = await enter('operator');
    const { codes = [] } = dataOf<Values>(await operator.call(operation('role.get'), { id: '2' }));
    expect(codes).toEqual(['p4.*', 'a8.*', 'a0-3.*']);
    expect(await save(operator, { roleName: '学生的副本', codes })).toMatchObject({ status: 200 });
  });

  it('rule T8: no role has the whole of the platform, nor one that is no branch', async () => {
    const operator = await enter('operator');
    expect(await save(operator, { roleName: '平台', codes: ['p1.*'] })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ path: '/codes' }] } },
    });
    for (const codes of [['a0.*'], ['.*'], ['*'], ['a.*'], ['p.*']])
      expect([codes, (await save(admin, { roleName: '别的', codes })).status]).toEqual([codes, 422]);
  });
});
