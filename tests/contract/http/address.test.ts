import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';

describe.each(databasesFor(import.meta.url))('addresses that cannot be read on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  }, 120_000);
  afterAll(() => server.close());

  it.each(['/auth-center/%', '/api/%', '/api/file/%ff', '/admin/%ff'])(
    '%s is refused in Chinese, with the headers of every reply',
    async (path) => {
      const reply = await fetch(`${server.url}${path}`);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toEqual({ code: 400, message: '网址的写法不正确' });
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('content-security-policy')).toContain('frame-ancestors');
    },
  );

  it('half a character in a name is told like one in a value', async () => {
    const token = await server.signIn('student');
    for (const settings of [{ filters: { '\ud800': 'x' } }, { columns: { '\ud800': { width: 100 } } }]) {
      const reply = await fetch(`${server.url}/api/view/save`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify({ screen: 'question.list', name: '半个字', settings }),
      });
      expect([reply.status, await reply.json()]).toMatchObject([
        422,
        { message: expect.stringContaining('不支持的字符') },
      ]);
    }
  });
});
