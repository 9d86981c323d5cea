import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { asOwner, must, personOf, type Person } from '../mock/exam.ts';

interface Ticket {
  ticket: string;
  redirect_url: string;
  expires: string;
}

interface Entry {
  token: string;
  redirect_url: string;
}

const target = '/auth-center/practice?certCode=ET-101';

/** Numbers K… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('tickets on %s', (database) => {
  let server: TestServer;
  let nobody: Person;
  beforeAll(async () => {
    server = await startServer({ database });
    nobody = personOf({ server });
  }, 120_000);
  afterAll(() => server.close());

  /** A session of its own, so that ending it disturbs no other test. */
  const signIn = async (account = 'student'): Promise<Person> =>
    personOf({
      server,
      token: (await must(nobody.post<{ token: string }>('/login', { account, password: 'Demo-2024' }))).token,
    });
  const issue = async (person: Person, redirect_url = target): Promise<Ticket> =>
    must(person.post<Ticket>('/exchangeToken', { redirect_url }));
  const exchange = (ticket: string, redirect_url = target): ReturnType<typeof nobody.post<Entry>> =>
    nobody.post<Entry>('/exchangeTicket', { ticket, redirect_url });

  it('K2: gives whoever brings one a session of its own, of the same person and tenant', async () => {
    const issuer = await signIn('admin');
    const tenantId = server.tenantIds[1] ?? '';
    await must(issuer.post('/switchTenant', { tenantId }));
    const { ticket } = await issue(issuer);
    const { token, redirect_url } = await must(exchange(ticket));
    const bearer = personOf({ server, token });
    expect(redirect_url).toBe(target);
    expect(await must(bearer.get('/user/info'))).toMatchObject({ account: 'admin', currTenantId: tenantId });
    await must(bearer.post('/logout', {}));
    expect((await bearer.get('/user/info')).status).toBe(401);
    expect((await issuer.get('/user/info')).status).toBe(200);
  });

  it('K1: is exchanged once, also when many bring it at the same moment', async () => {
    const { ticket } = await issue(await signIn());
    const replies = await Promise.all(Array.from({ length: 12 }, () => exchange(ticket)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(11);
  });

  it('K1: lives for 60 seconds', async () => {
    const { ticket } = await issue(await signIn());
    const [row] = await asOwner<{ seconds: number }>({
      server,
      text: `select extract(epoch from "expiresTime" - "createdTime")::integer as "seconds" from "ticket" order by "createdTime" desc limit 1`,
    });
    expect(row?.seconds).toBe(60);
    await asOwner({ server, text: `update "ticket" set "expiresTime" = now() - interval '1 second'` });
    const { status, message } = await exchange(ticket);
    expect([status, message]).toEqual([422, '票据无效、已使用或已过期，请重新登录']);
  });

  it('K1: is kept only as a hash', async () => {
    const { ticket } = await issue(await signIn());
    const rows = await asOwner<{ text: string }>({
      server,
      text: `select to_jsonb(t)::text as "text" from "ticket" t`,
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(ticket))).toBe(false);
  });

  it('K1: is worth nothing for another address, and then for none', async () => {
    const { ticket } = await issue(await signIn());
    expect((await exchange(ticket, '/admin/')).status).toBe(422);
    expect((await exchange(ticket)).status).toBe(422);
  });

  it('K2: is worth nothing once its session has ended', async () => {
    const issuer = await signIn();
    const { ticket } = await issue(issuer);
    await must(issuer.post('/logout', {}));
    expect((await exchange(ticket)).status).toBe(422);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    'x'.repeat(2000),
  ])('K3: leads nowhere but to this site: %s', async (redirect_url) => {
    expect((await (await signIn()).post('/exchangeToken', { redirect_url })).status).toBe(422);
  });

  it('needs a session to be issued, and a ticket that is one', async () => {
    expect((await nobody.post('/exchangeToken', { redirect_url: target })).status).toBe(401);
    expect((await exchange('no such ticket')).status).toBe(422);
    expect((await nobody.post('/exchangeTicket', { redirect_url: target })).status).toBe(422);
    expect((await nobody.post('/exchangeTicket', { ticket: { $ne: 1 }, redirect_url: target })).status).toBe(422);
  });
});

describe.each(['pglite', 'postgres'] as const)('authorisation and own sessions on %s', (database) => {
  let server: TestServer;
  let nobody: Person;
  beforeAll(async () => {
    server = await startServer({ database });
    nobody = personOf({ server });
  }, 120_000);
  afterAll(() => server.close());

  const signIn = async (account: string, password = 'Demo-2024'): Promise<Person> =>
    personOf({ server, token: (await must(nobody.post<{ token: string }>('/login', { account, password }))).token });

  it('says which of the codes asked for are held', async () => {
    const admin = await signIn('admin');
    expect(await must(admin.post('/sys-oauth/checkAuthorization', { codes: ['a12', 'no-such', 'a12'] }))).toEqual({
      isAuthorised: false,
      codes: ['a12'],
    });
    expect(await must(admin.post('/sys-oauth/checkAuthorization', { codes: ['a12'] }))).toEqual({
      isAuthorised: true,
      codes: ['a12'],
    });
    expect((await admin.post('/sys-oauth/checkAuthorization', { codes: [] })).status).toBe(422);
    expect((await nobody.post('/sys-oauth/checkAuthorization', { codes: ['a12'] })).status).toBe(401);
  });

  it.each([
    ['sms', '短信验证码尚未配置，请联系管理员'],
    ['email', '邮件验证码尚未配置，请联系管理员'],
  ])('says plainly that %s is not set up', async (channel, message) => {
    expect(await nobody.post('/verification/send', { channel, receiver: '13800000000' })).toMatchObject({
      status: 503,
      message,
    });
  });

  it('ends one own session, and no one else’s', async () => {
    const [first, second, other] = await Promise.all([signIn('teacher'), signIn('teacher'), signIn('student')]);
    const sessions = await must(first.get<{ id: string; isCurrent: boolean }[]>('/user/sessions'));
    const mine = sessions.find(({ isCurrent }) => isCurrent);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await other.post('/user/sessions/end', { id: mine?.id ?? '' })).status).toBe(404);
    await must(second.post('/user/sessions/end', { id: mine?.id ?? '' }));
    expect((await first.get('/user/info')).status).toBe(401);
    expect((await second.get('/user/info')).status).toBe(200);
  });
});
