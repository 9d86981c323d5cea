import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import { recordEvent, sweepEvents } from '#server/domain/security/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { asOwner, must, personOf, type Person } from '../mock/exam.ts';

interface Event {
  event: string;
  account: string | null;
  personName: string | null;
  reason: string | null;
  detail: string | null;
  ip: string;
  device: string | null;
  orgName: string | null;
}

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';

/** Numbers L… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('the log of security events on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let operator: Person;
  let tokens: string[];
  beforeAll(async () => {
    server = await startServer({ database });
    tokens = [await server.signIn('admin'), await server.signIn('operator')];
    admin = personOf({ server, token: tokens[0] ?? '' });
    operator = personOf({ server, token: tokens[1] ?? '' });
  }, 120_000);
  afterAll(() => server.close());

  const logIn = async ({
    account,
    password = 'Demo-2024',
  }: {
    account: string;
    password?: string;
  }): Promise<{ status: number; person: Person; token: string }> => {
    const reply = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify({ account, password }),
    });
    const token = ((await reply.json()) as { data: { token?: string } }).data.token ?? '';
    tokens.push(token);
    return { status: reply.status, token, person: personOf({ server, token }) };
  };
  const read = async (person: Person, filters: object = {}): Promise<Event[]> =>
    (await must(person.post<{ rows: Event[] }>('/securityEvent/list', { pageSize: 200, ...filters }))).rows;

  it('L9: tells of log-ins and refusals: who, from where, with what, and why', async () => {
    await logIn({ account: 'teacher' });
    await logIn({ account: 'teacher', password: 'not-it' });
    await expect
      .poll(() => read(admin, { account: 'teacher' }))
      .toMatchObject([
        { event: 'refused', reason: '密码错误', personName: '刘建国', ip: '127.0.0.1', device: 'Chrome 120 · Windows' },
        {
          event: 'login',
          reason: null,
          personName: '刘建国',
          ip: '127.0.0.1',
          device: 'Chrome 120 · Windows',
          orgName: '启明教育认证中心',
        },
      ]);
  });

  it('L9: tells of switching, ending, leaving, exports, passwords and codes', async () => {
    const [first, second] = server.tenantIds;
    const { person } = await logIn({ account: 'admin' });
    await must(person.post('/switchTenant', { tenantId: second }));
    await must(person.post('/switchTenant', { tenantId: first }));
    await must(person.post('/user/switchRole', { roleId: '5' }));
    const other = await logIn({ account: 'admin' });
    const sessions = await must(other.person.get<{ id: string; isCurrent: boolean }[]>('/user/sessions'));
    await must(person.post('/user/sessions/end', { id: sessions.find(({ isCurrent }) => isCurrent)?.id }));
    for (const path of ['cert/exportByExcel', 'department/print/departments']) {
      const { status } = await fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: tokens.at(-2) ?? '' },
        body: '{}',
      });
      expect(status, path).toBe(200);
    }
    const role = await must(
      person.post<{ id: string; version: number }>('/role/save', { roleName: '试用', codes: ['a12-m2.1'] }),
    );
    await must(
      person.post('/role/save', { id: role.id, version: role.version, roleName: '试用', codes: ['a12-m2.3'] }),
    );
    await must(person.post('/logout', {}));
    const student = await logIn({ account: 'student02' });
    await must(
      student.person.post('/user/updatePassword', { oldPassword: 'Demo-2024', newPassword: 'zwiebel-kuchen' }),
    );

    const rows = await read(admin);
    const has = (event: string, about: Partial<Event> = {}): void =>
      expect(rows).toContainEqual(expect.objectContaining({ event, ...about }));
    has('tenantSwitched', { account: 'admin', detail: '远航职业能力评价院 → 启明教育认证中心' });
    has('roleSwitched', { account: 'admin', detail: '系统管理员 → 系统管理员' });
    has('sessionsEnded', { account: 'admin', reason: '由本人结束' });
    has('exported', { account: 'admin', detail: '导出证书' });
    // Rule W2: a print, too.
    has('exported', { account: 'admin', detail: '打印部门清单' });
    has('codesChanged', { detail: '角色“试用”增加 “系统认证 / 认证管理 / 证书管理”' });
    has('codesChanged', {
      detail: '角色“试用”增加 “系统认证 / 认证管理 / 试题”；去掉 “系统认证 / 认证管理 / 证书管理”',
    });
    has('logout', { account: 'admin' });
    has('passwordChanged', { account: 'student02' });
  });

  it('L9: a tenant’s administrator sees that tenant’s alone, an operator all; a learner none', async () => {
    await logIn({ account: 'student11' });
    await logIn({ account: 'no-such-account', password: 'my secret typed in the wrong place' });
    await expect.poll(() => read(operator, { event: 'refused', reason: '账号不存在' })).toHaveLength(1);
    expect((await read(admin)).map(({ orgName }) => orgName)).not.toContain('远航职业能力评价院');
    expect(await read(admin, { account: 'student11' })).toEqual([]);
    expect(await read(operator, { account: 'student11' })).toHaveLength(1);
    expect(await read(operator, { orgName: '远航', account: 'student11' })).toHaveLength(1);
    const learner = personOf({ server, token: await server.signIn('student') });
    expect((await learner.post('/securityEvent/list', {})).status).toBe(403);
    // The database holds to it, whatever a statement asks for.
    const [rows] = await server.app.database.batch({
      scope: { tenantId: server.tenantIds[0] ?? '', userId: '' },
      statements: [reading<{ tenantId: string }>({ text: `select distinct "tenantId" from "securityEvent"` })],
    });
    expect(rows).toEqual([{ tenantId: server.tenantIds[0] }]);
  });

  it('L9: is exported as it is listed: of a tenant to its administrators, of all to operators', async () => {
    const exported = async (token: string, filters: Record<string, unknown>): Promise<string[]> => {
      const reply = await fetch(`${server.url}/api/securityEvent/exportByExcel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(filters),
      });
      expect(reply.status).toBe(200);
      const { headings, rows } = await readSheet(new Uint8Array(await reply.arrayBuffer()));
      expect(headings.slice(0, 4)).toEqual(['时间', '事件', '姓名', '账号']);
      return rows.map((row) => `${row[1]} ${row[3]}`);
    };
    const [ofTenant = '', ofAll = ''] = tokens;
    expect(await exported(ofTenant, { account: 'student11' })).toEqual([]);
    expect(await exported(ofAll, { account: 'student11' })).toEqual(['登录 student11']);
    const [first] = await exported(ofTenant, { event: ['login'], sort: 'createdTime' });
    expect(first).toMatch(/^登录 /);
    expect(await read(admin, { event: 'exported', account: 'admin' })).toContainEqual(
      expect.objectContaining({ detail: '导出安全日志' }),
    );
  });

  it('L13: tells of a call refused for want of a permission, of one person and call once, of nobody who is not signed in', async () => {
    const { person } = await logIn({ account: 'teacher' });
    const told = () => read(admin, { event: 'denied', account: 'teacher' });
    const attempts = await Promise.all(
      ['/role/delete', '/role/delete', '/securityEvent/list'].map((path) => person.post(path, { ids: ['1'] })),
    );
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403]);
    await expect
      .poll(async () => (await told()).map(({ detail }) => detail).sort())
      .toEqual([expect.stringContaining('（role.remove）'), expect.stringContaining('（securityEvent.list）')]);
    expect((await told())[0]).toMatchObject({
      personName: '刘建国',
      ip: '127.0.0.1',
      reason: '您没有此项操作的权限',
      orgName: '启明教育认证中心',
    });
    expect((await personOf({ server, token: '' }).post('/role/delete', { ids: ['1'] })).status).toBe(401);
    expect(
      await asOwner({ server, text: `select from "securityEvent" where "event" = 'denied' and "userId" is null` }),
    ).toEqual([]);
  });

  it('L13: no more than thirty of a person are told within ten minutes, whichever process tells', async () => {
    const tenantId = server.tenantIds[0] ?? '';
    const [{ id: userId = '' } = {}] = await asOwner<{ id: string }>({
      server,
      text: `select "id" from "user" where "account" = 'student02'`,
    });
    const caller = { ip: '127.0.0.1', userAgent: '', token: undefined };
    const tell = (detail: string) =>
      recordEvent({
        app: server.app,
        caller,
        happening: { event: 'denied', userId, tenantIds: [tenantId], detail, isSeldom: true },
      });
    await Promise.all(Array.from({ length: 40 }, (_, n) => tell(`操作 ${n % 35}`)));
    expect(await read(admin, { event: 'denied', account: 'student02' })).toHaveLength(30);
    await tell('操作 36');
    expect(await read(admin, { event: 'denied', account: 'student02' })).toHaveLength(30);
  });

  it('L9: holds no token, no password, and nothing typed where an account belongs', async () => {
    const [row] = await asOwner<{ all: string }>({
      server,
      text: `select string_agg(to_jsonb(e)::text, ' ') as "all" from "securityEvent" e`,
    });
    for (const secret of [
      ...tokens.filter(Boolean),
      'Demo-2024',
      'not-it',
      'zwiebel-kuchen',
      'my secret',
      'no-such-account',
    ])
      expect(row?.all).not.toContain(secret);
  });

  it('L9: is only added to, and swept when its time is over', async () => {
    const scope = { tenantId: server.tenantIds[0] ?? '', userId: '' };
    await expect(
      server.app.database.batch({
        scope,
        statements: [changing({ text: `update "securityEvent" set "reason" = 'x'` })],
      }),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      server.app.database.batch({ scope, statements: [changing({ text: 'delete from "securityEvent"' })] }),
    ).rejects.toMatchObject({ code: '23514' });
    const before = (await read(operator)).length;
    await server.app.database.batch({
      scope,
      statements: [
        changing({
          text: `insert into "securityEvent" ("id", "tenantId", "event", "createdTime") select 'old-' || days, $1, 'login', now() - days * interval '1 day' from unnest(array[100, 184, 186, 400]) as days`,
          values: [scope.tenantId],
        }),
      ],
    });
    await sweepEvents({ app: server.app });
    expect(
      await asOwner({ server, text: `select "id" from "securityEvent" where "id" like 'old-%' order by "id"` }),
    ).toEqual([{ id: 'old-100' }, { id: 'old-184' }]);
    expect(await read(operator)).toHaveLength(before + 2);
  });
});
