import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { openLog } from '#server/log.ts';
import { startServer, type TestServer } from '#server/testing.ts';

interface Line {
  msg: string;
  reqId: string;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  user?: string;
  err?: { message: string };
}

describe('the request log', () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      database: 'pglite',
      log: openLog({ level: 'info', stream: { write: (line) => lines.push(line) } }),
    });
  }, 120_000);
  afterAll(() => server.close());

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}${path}`, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
  /** The line is written once the reply has left. */
  const lineOf = async (id: string | null): Promise<Line> => {
    await expect.poll(() => lines.some((line) => line.includes(`"reqId":"${id}"`))).toBe(true);
    return JSON.parse(lines.find((line) => line.includes(`"reqId":"${id}"`)) ?? '') as Line;
  };

  it('has a line for each call, under the id that the reply carries', async () => {
    const token = await server.signIn('admin');
    const reply = await call('/api/cert/list', { method: 'POST', headers: { token }, body: '{}' });
    const line = await lineOf(reply.headers.get('x-request-id'));
    expect(line).toMatchObject({
      msg: 'call',
      method: 'POST',
      path: '/api/cert/list',
      status: 200,
      user: expect.stringMatching(/^\w+$/),
      tenant: server.tenantIds[0],
      ip: '127.0.0.1',
    });
    expect(line.milliseconds).toBeGreaterThan(0);
  });

  it('never holds a token or a password, wherever they stand and however the call ends', async () => {
    const secret = 'Sesame-open-4711';
    const token = await server.signIn('student');
    await call('/api/login', { method: 'POST', body: JSON.stringify({ account: 'student', password: secret }) });
    await call('/api/login', { method: 'POST', body: `{"account":"student","password":"${secret}"` });
    await call(`/api/user/info?token=${token}&password=${secret}`, { headers: { token, cookie: `token=${token}` } });
    const last = await call('/api/account/password', {
      method: 'POST',
      headers: { token },
      body: JSON.stringify({ oldPassword: secret, newPassword: `${secret}!` }),
    });
    await lineOf(last.headers.get('x-request-id'));
    const text = lines.join('');
    expect(text).not.toContain(secret);
    expect(text).not.toContain(token);
  });

  it('tells what nobody foresaw, under the same id', async () => {
    const token = await server.signIn('admin');
    await server.app.database.asOwner((connection) =>
      connection.query(changing({ text: 'alter table "cert" rename to "certAway"' })),
    );
    const reply = await call('/api/cert/delete', {
      method: 'POST',
      headers: { token },
      body: JSON.stringify({ ids: ['none'] }),
    });
    await server.app.database.asOwner((connection) =>
      connection.query(changing({ text: 'alter table "certAway" rename to "cert"' })),
    );
    expect(reply.status).toBe(500);
    const id = reply.headers.get('x-request-id');
    await lineOf(id);
    const told = lines.map((line) => JSON.parse(line) as Line).find(({ reqId, err }) => reqId === id && err);
    expect(told?.err?.message).toContain('cert');
  });
});
