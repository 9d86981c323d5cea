import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '#server/log.ts';
import { startServer, type TestServer } from '#server/testing.ts';

/** What a call's line in the log says of where it came from, and what its reply says of TLS. */
describe.each([
  ['no proxy', '', { ip: '127.0.0.1', tls: null }],
  ['one proxy', '1', { ip: '203.0.113.9', tls: 'max-age=31536000' }],
  ['two proxies', '2', { ip: '198.51.100.7', tls: 'max-age=31536000' }],
  ['a proxy by its address', '127.0.0.1', { ip: '203.0.113.9', tls: 'max-age=31536000' }],
  ['a proxy at another address', '192.0.2.1', { ip: '127.0.0.1', tls: null }],
])('behind %s', (_name, trusted, expected) => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      database: 'pglite',
      env: { TRUST_PROXY: trusted },
      log: openLog({ level: 'info', stream: { write: (line) => lines.push(line) } }),
    });
  }, 120_000);
  afterEach(() => void lines.splice(0));
  afterAll(() => server.close());

  it('counts what trusted proxies say, not what the client wrote before them', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.66, 198.51.100.7, 203.0.113.9', 'x-forwarded-proto': 'https' };
    const reply = await fetch(`${server.url}/api/health`, { headers });
    const called = (): string | undefined => lines.find((line) => line.includes('"msg":"call"'));
    await expect.poll(called).toBeDefined();
    expect({
      ip: (JSON.parse(called() ?? '{}') as { ip: string }).ip,
      tls: reply.headers.get('strict-transport-security'),
    }).toEqual(expected);
  });

  it('answers a call with nothing to sniff, frame or run', async () => {
    const { headers } = await fetch(`${server.url}/api/user/info`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
