import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { asOwner, must, personOf, type Person } from '../mock/exam.ts';
import { solve } from './caller.ts';

const own = '海棠 依旧 42';

/** Numbers L… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('passwords and the ends of sessions on %s', (database) => {
  let server: TestServer;
  let nobody: Person;
  let operator: Person;
  beforeAll(async () => {
    server = await startServer({ database });
    nobody = personOf({ server });
    operator = personOf({ server, token: await server.signIn('operator') });
  }, 120_000);
  afterAll(() => server.close());

  const logIn = async ({
    account,
    password = 'Demo-2024',
  }: {
    account: string;
    password?: string;
  }): Promise<{ token: string; isPasswordInitial: boolean; person: Person }> => {
    const reply = await must(
      nobody.post<{ token: string; isPasswordInitial: boolean }>('/login', { account, password }),
    );
    return { ...reply, person: personOf({ server, token: reply.token }) };
  };
  const change = (
    person: Person,
    input: { oldPassword?: string; newPassword: string; proof?: string },
  ): ReturnType<typeof person.post<{ token: string; errors?: { path: string }[]; proofRequired?: boolean }>> =>
    person.post('/user/updatePassword', input);

  it('L2: a new password gives the session another token and ends the others', async () => {
    const [{ person, token }, other] = [await logIn({ account: 'manager' }), await logIn({ account: 'manager' })];
    const renewed = await must(change(person, { oldPassword: 'Demo-2024', newPassword: own }));
    expect(renewed.token).not.toBe(token);
    const statuses = await Promise.all(
      [person, other.person, personOf({ server, token: renewed.token })].map((each) =>
        each.get('/user/info').then(({ status }) => status),
      ),
    );
    expect(statuses).toEqual([401, 401, 200]);
    expect((await logIn({ account: 'manager', password: own })).isPasswordInitial).toBe(false);
  });

  it('L3: the old password is not to be guessed: three tries, then only with a proof of work', async () => {
    const { person } = await logIn({ account: 'student02' });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(person, { oldPassword: `guess-${n}`, newPassword: own })),
    );
    expect(guesses.filter(({ data }) => data.errors?.[0]?.path === '/oldPassword')).toHaveLength(3);
    expect(guesses.filter(({ status, data }) => status === 422 && data.proofRequired)).toHaveLength(17);
    const proof = await solve(await must(person.get<{ challenge: string }>('/captcha/get')));
    await must(change(person, { oldPassword: 'Demo-2024', newPassword: own, proof }));
  });

  it.each([
    '12345678',
    'password',
    'Password1!',
    'qwertyuiop',
    '1qaz2wsx',
    'a123456789',
    'woaini1314',
    'zhang123456',
    '19900101',
    '13800138000',
    'wx19990101',
    'Admin@2024',
    'aaaa1111',
    '147258369a',
    'student03',
    'Student03!',
  ])('L4: refuses %s, which many have or know', async (newPassword) => {
    const { person } = await logIn({ account: 'student03' });
    const { status, data } = await change(person, { oldPassword: 'Demo-2024', newPassword });
    expect([status, data.errors?.[0]?.path]).toEqual([422, '/newPassword']);
  });

  it.each(['七个字符还不够', 'x'.repeat(65)])('L4: refuses %s for its length', async (newPassword) => {
    const { person } = await logIn({ account: 'student03' });
    expect((await change(person, { oldPassword: 'Demo-2024', newPassword })).status).toBe(422);
  });

  it.each(['correct horse battery staple', '红烧茄子配米饭很好', 'tk7vq2mrzx', 'lampe-eimer-stuhl'])(
    'L4: takes %s, whatever characters it has',
    async (newPassword) => {
      const { person } = await logIn({ account: 'student04' });
      await must(change(person, { oldPassword: 'Demo-2024', newPassword }));
      await asOwner({
        server,
        text: `update "user" u set "passwordHash" = d."passwordHash" from "user" d where u."account" = 'student04' and d."account" = 'student05'`,
      });
    },
  );

  it('L4: an administrator gives no such password either', async () => {
    expect(
      (await operator.post('/user/save', { account: 'ordinary', nickname: '甲', password: '12345678' })).status,
    ).toBe(422);
    expect(
      (await operator.post('/user/save', { account: 'ordinary', nickname: '甲', password: 'ordinary2024' })).status,
    ).toBe(422);
  });

  it('L5: with a password from an administrator nothing is served but its change, a challenge and log-out', async () => {
    await must(operator.post('/user/save', { account: 'newcomer', nickname: '新人', password: 'zwiebel-kuchen' }));
    const { person, isPasswordInitial } = await logIn({ account: 'newcomer', password: 'zwiebel-kuchen' });
    expect(isPasswordInitial).toBe(true);
    for (const path of ['/user/info', '/user/auth', '/user/tenants', '/user/sessions', '/user/basic'])
      expect(await person.get(path)).toMatchObject({ status: 403, data: { reason: 'password' } });
    for (const [path, body] of [
      ['/switchTenant', { tenantId: server.tenantIds[0] }],
      ['/exchangeToken', { redirect_url: '/auth-center/' }],
      ['/user/updateProfile', { nickname: '乙' }],
      ['/user/list', {}],
    ] as const)
      expect(await person.post(path, body)).toMatchObject({ status: 403, data: { reason: 'password' } });
    expect((await change(person, { newPassword: 'zwiebel-kuchen' })).status).toBe(422);
    const { token } = await must(change(person, { newPassword: own }));
    expect((await personOf({ server, token }).get('/user/info')).status).toBe(200);
    expect((await logIn({ account: 'newcomer', password: own })).isPasswordInitial).toBe(false);
  });

  it('L5: a password an administrator sets anew is an initial one again; one’s own is not', async () => {
    const { id, version } = (
      await must(
        operator.post<{ rows: { id: string; version: number }[] }>('/user/list', { account: 'newcomer', pageSize: 1 }),
      )
    ).rows[0] ?? { id: '', version: 0 };
    await must(operator.post('/user/save', { id, version, password: 'anderer-kuchen' }));
    const { person } = await logIn({ account: 'newcomer', password: 'anderer-kuchen' });
    expect((await person.get('/user/info')).status).toBe(403);
    await must(person.post('/logout', {}));
    expect((await person.get('/user/info')).status).toBe(401);
    const [operatorUser] = await asOwner<{ isPasswordInitial: boolean }>({
      server,
      text: `select "isPasswordInitial" from "user" where "account" = 'operator'`,
    });
    expect(operatorUser?.isPasswordInitial).toBe(false);
  });

  it('L6: a session ends thirty days after its log-in, however much it is used, and so does one from its ticket', async () => {
    const { person } = await logIn({ account: 'teacher' });
    const days = (): Promise<{ days: number }[]> =>
      asOwner({
        server,
        text: `select round(extract(epoch from "endTime" - "createdTime") / 86400)::integer as "days" from "session" order by "createdTime" desc limit 1`,
      });
    expect(await days()).toEqual([{ days: 30 }]);
    await asOwner({
      server,
      text: `update "session" set "endTime" = now() + interval '1 hour', "lastSeenTime" = now() - interval '1 day' where "id" = (select "id" from "session" order by "createdTime" desc limit 1)`,
    });
    await server.app.sessions.forget();
    expect((await person.get('/user/info')).status).toBe(200);
    const { ticket } = await must(person.post<{ ticket: string }>('/exchangeToken', { redirect_url: '/auth-center/' }));
    const follower = personOf({
      server,
      token: (await must(nobody.post<{ token: string }>('/exchangeTicket', { ticket, redirect_url: '/auth-center/' })))
        .token,
    });
    const ends = await asOwner<{ minutes: number; isBounded: boolean }>({
      server,
      text: `select round(extract(epoch from "endTime" - now()) / 60)::integer as "minutes", "expiresTime" <= "endTime" as "isBounded" from "session" where "userId" = (select "id" from "user" where "account" = 'teacher')`,
    });
    expect(ends).toEqual([
      { minutes: 60, isBounded: true },
      { minutes: 60, isBounded: true },
    ]);
    await asOwner({
      server,
      text: `update "session" set "endTime" = now() - interval '1 second', "expiresTime" = now() + interval '1 hour'`,
    });
    await server.app.sessions.forget();
    expect([(await person.get('/user/info')).status, (await follower.get('/user/info')).status]).toEqual([401, 401]);
  });
});
