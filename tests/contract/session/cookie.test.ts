import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markOf } from '#server/domain/session/token.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { cookieHeaderOf } from '../../sessionCookies.ts';

interface Answer {
  status: number;
  data: Record<string, unknown>;
  headers: Headers;
  /** Name to value and attributes. */
  cookies: Record<string, { value: string; attributes: string[] }>;
}

const password = 'Demo-2024';
const page = { 'x-app': '1' };

/** Rule L12 of docs/rules.md: nothing of it is the database's affair, so one will do. */
describe('L12: the session of a browser', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', env: { TRUST_PROXY: '1' } });
  }, 120_000);
  afterAll(() => server.close());

  const send = async ({
    path,
    method = 'POST',
    body = {},
    headers = {},
  }: {
    path: string;
    method?: 'GET' | 'POST' | 'OPTIONS';
    body?: object;
    headers?: Record<string, string>;
  }): Promise<Answer> => {
    const reply = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { data } = (await reply.json()) as { data: Record<string, unknown> };
    return { status: reply.status, data, headers: reply.headers, cookies: cookiesOf(reply) };
  };
  const logIn = (headers: Record<string, string> = {}, account = 'student'): Promise<Answer> =>
    send({ path: '/login', body: { account, password }, headers });
  const tokenOf = async (account?: string): Promise<string> => String((await logIn({}, account)).data['token']);
  /** The statuses of a read and of a change with these headers. */
  const statuses = async (headers: Record<string, string>): Promise<number[]> => [
    (await send({ path: '/user/info', method: 'GET', headers })).status,
    (await send({ path: '/user/updateProfile', headers })).status,
  ];

  it('begins with a log-in from a page: a cookie that no script reads, a mark, and no token in the reply', async () => {
    const { cookies, data } = await logIn(page);
    const { token, signedIn } = cookies;
    expect(token?.attributes).toEqual(['HttpOnly', expect.stringMatching(/^Max-Age=/), 'Path=/', 'SameSite=Lax']);
    expect(signedIn?.attributes).toEqual([expect.stringMatching(/^Max-Age=/), 'Path=/', 'SameSite=Lax']);
    const seconds = Number(token?.attributes.find((each) => each.startsWith('Max-Age='))?.slice(8));
    expect(seconds, 'L6: use puts the end of a session off, up to thirty days').toBe(30 * 24 * 3600);
    expect(signedIn?.value).toBe(markOf(token?.value ?? ''));
    expect([JSON.stringify(data).includes(token?.value ?? ''), data['isPasswordInitial']]).toEqual([false, false]);
    expect(await statuses({ ...page, cookie: cookieHeaderOf(token?.value ?? '') })).toEqual([200, 200]);
  });

  it('has secure cookies of this host alone where a trusted proxy says that the page came by TLS', async () => {
    const overTls = { ...page, 'x-forwarded-proto': 'https' };
    const { cookies } = await logIn(overTls);
    const kept = '__Host-token';
    expect([cookies[kept]?.attributes, cookies['signedIn']?.attributes]).toEqual([
      expect.arrayContaining(['HttpOnly', 'Secure', 'Path=/']),
      expect.arrayContaining(['Secure']),
    ]);
    const ofHost = `${kept}=${cookies[kept]?.value}; signedIn=${cookies['signedIn']?.value}`;
    // A neighbour below the same domain sets what it likes, but nothing with the prefix.
    const tossed = cookieHeaderOf(await tokenOf('student03'));
    expect(await statuses({ ...overTls, cookie: tossed })).toEqual([401, 401]);
    expect(await statuses({ ...overTls, cookie: ofHost })).toEqual([200, 200]);
    const { data } = await send({
      path: '/user/info',
      method: 'GET',
      headers: { ...overTls, cookie: `token=${tossed.split(/[=;]/)[1]}; ${ofHost}` },
    });
    expect(data['account']).toBe('student');
    const { cookies: dropped } = await send({ path: '/logout', headers: { ...overTls, cookie: ofHost } });
    expect(Object.keys(dropped)).toEqual([kept, 'signedIn']);
  });

  it('sets nothing for a caller that is no page, so that no form of another site signs anybody in', async () => {
    const { cookies, data } = await logIn();
    expect([cookies, typeof data['token'], typeof data['expires']]).toEqual([{}, 'string', 'string']);
    const query = `account=student&password=${password}`;
    const forms = ['text/plain', 'application/x-www-form-urlencoded'].map((type) =>
      fetch(`${server.url}/api/login?${query}`, { method: 'POST', headers: { 'content-type': type } }),
    );
    for (const reply of await Promise.all(forms)) expect(cookiesOf(reply)).toEqual({});
  });

  it('takes over a token that a page was given, and a ticket’s, and not before the page says so', async () => {
    const token = await tokenOf();
    const entered = await send({ path: '/user/enter', headers: { ...page, token } });
    expect([entered.cookies['token']?.value, entered.data]).toEqual([token, { expires: expect.any(String) as string }]);
    const { data: issued } = await send({
      path: '/exchangeToken',
      body: { redirect_url: '/admin/' },
      headers: { token },
    });
    const { data: exchanged, cookies } = await send({
      path: '/exchangeTicket',
      body: { ticket: issued['ticket'], redirect_url: '/admin/' },
      headers: page,
    });
    expect(cookies).toEqual({});
    const given = String(exchanged['token']);
    const again = await send({
      path: '/user/enter',
      headers: { ...page, token: given, cookie: cookieHeaderOf(token) },
    });
    expect(again.cookies['token']?.value).toBe(given);
    const refused = await send({
      path: '/user/enter',
      headers: { ...page, token: 'none', cookie: cookieHeaderOf(token) },
    });
    expect([refused.status, refused.cookies]).toEqual([401, {}]);
  });

  it('goes on with another cookie after a new password, and the page is told no token', async () => {
    const token = await tokenOf('student03');
    const { cookies, data } = await send({
      path: '/user/updatePassword',
      body: { oldPassword: password, newPassword: '海棠 依旧 42' },
      headers: { ...page, cookie: cookieHeaderOf(token) },
    });
    expect(Object.keys(data)).toEqual(['expires']);
    const renewed = cookies['token']?.value ?? '';
    expect([renewed === token, cookies['signedIn']?.value]).toEqual([false, markOf(renewed)]);
    expect(await statuses({ ...page, cookie: cookieHeaderOf(token) })).toEqual([401, 401]);
    expect(await statuses({ ...page, cookie: cookieHeaderOf(renewed) })).toEqual([200, 200]);
  });

  it('ends with the log-out, which takes both cookies away', async () => {
    const cookie = cookieHeaderOf(await tokenOf());
    const { cookies } = await send({ path: '/logout', headers: { ...page, cookie } });
    expect(Object.entries(cookies).map(([name, { value, attributes }]) => [name, value, attributes])).toEqual([
      ['token', '', expect.arrayContaining(['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Path=/'])],
      ['signedIn', '', expect.arrayContaining(['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Path=/'])],
    ]);
    expect(await statuses({ ...page, cookie })).toEqual([401, 401]);
  });

  it('reads by its cookie, changes by it only from a page of ours, and both with the header', async () => {
    const token = await tokenOf();
    const cookie = cookieHeaderOf(token);
    expect(await statuses({ cookie })).toEqual([200, 401]);
    expect(await statuses({ cookie, 'x-app': '0' })).toEqual([200, 401]);
    expect(await statuses({ cookie, ...page })).toEqual([200, 200]);
    expect(await statuses({ token })).toEqual([200, 200]);
  });

  it('is nobody’s without the mark, as after a log-out without a line', async () => {
    const token = await tokenOf();
    for (const cookie of [`token=${token}`, `token=${token}; signedIn=`, `token=${token}; signedIn=${markOf('other')}`])
      expect(await statuses({ ...page, cookie })).toEqual([401, 401]);
  });

  it('tells a page its token by no call', async () => {
    const token = await tokenOf();
    const { status, data } = await sendForm({
      url: `${server.url}/api/switchTenantForToken`,
      fields: { tenantId: server.tenantIds[0] ?? '' },
      headers: { ...page, cookie: cookieHeaderOf(token) },
    });
    expect([status, data]).toEqual([200, { token: null }]);
  });

  it('lets no page of another site send the header', async () => {
    const { headers } = await send({
      path: '/user/updateProfile',
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-app, content-type',
      },
    });
    const read = await send({ path: '/health', method: 'GET', headers: { origin: 'https://evil.example' } });
    for (const each of [headers, read.headers])
      expect([...each.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

function cookiesOf({ headers }: Response): Answer['cookies'] {
  return Object.fromEntries(
    headers.getSetCookie().map((text) => {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value: decodeURIComponent(value), attributes: attributes.toSorted() }];
    }),
  );
}

async function sendForm({
  url,
  fields,
  headers,
}: {
  url: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
}): Promise<{ status: number; data: unknown }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const reply = await fetch(url, { method: 'POST', headers, body });
  return { status: reply.status, data: ((await reply.json()) as { data: unknown }).data };
}
