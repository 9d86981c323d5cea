import { databasesFor } from '#tests/databases.ts';
import { catalogue } from '../artefacts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { hostileRequest, type HostileRequest } from './hostile.ts';

const operations = Object.values(catalogue.operations);

/** Requests to each database; more by hand: `MALFORMED_REQUESTS=20000 npx vitest run --project contract malformed`. */
const requests = Number(process.env['MALFORMED_REQUESTS'] ?? 1000);
const atOnce = 16;

/** Whether status and code of a refusal say the same: the specification has one code of its own. */
function isAgreed({ status, text }: { status: number; text: string }): boolean {
  if (status < 400 || !text.startsWith('{')) return true;
  const { code } = JSON.parse(text) as { code?: number };
  return code === status || code === 1002;
}

describe.each(databasesFor(import.meta.url))('malformed requests on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  }, 120_000);
  afterAll(() => server.close());

  const send = async (
    { method, path, headers, body }: HostileRequest,
    token = '',
  ): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { ...headers, ...(token && { token }) },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    return { status: response.status, text: await response.text() };
  };

  /** Some requests are good ones by chance and end the session: then there is another. */
  const signIn = async (account: string): Promise<string> => {
    const reply = await send({
      method: 'POST',
      path: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password: 'Demo-2024' }),
    });
    return (JSON.parse(reply.text) as { data?: { token?: string } }).data?.token ?? '';
  };

  it('are the client’s fault: no operation answers one with 5xx but where something is not configured', async () => {
    const accounts = ['operator', 'admin', 'student', ''];
    const tokens = new Map<string, string>();
    const faults: { operation: string; status: number; request: HostileRequest }[] = [];
    const statuses = new Map<number, number>();
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < requests) {
        const seed = next++;
        const operation = operations[seed % operations.length];
        const account = accounts[Math.floor(seed / operations.length) % accounts.length] ?? '';
        if (!operation) continue;
        if (account && !tokens.has(account)) tokens.set(account, await signIn(account));
        const request = hostileRequest({ operation, seed });
        const { status, text } = await send(request, tokens.get(account));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (!isAgreed({ status, text }) || (status >= 500 && status !== 503))
          faults.push({ operation: operation.name, status, request });
        if (status === 401 || operation.name === 'session.switchTenant') tokens.delete(account);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    console.log(
      `${requests} malformed requests on ${database}: ${[...statuses]
        .sort()
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}`,
    );
    expect(faults.slice(0, 10)).toEqual([]);
    // Refused for what they are, not only for who sends them.
    expect((statuses.get(422) ?? 0) + (statuses.get(400) ?? 0)).toBeGreaterThan(requests / 5);
  }, 3_600_000);

  it.each([
    [
      'JSON nested 20,000 deep',
      'POST',
      '/api/cert/save',
      `{"certName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      400,
    ],
    ['a fraction between which whole numbers should lie', 'POST', '/api/file/list', '{"size":{"from":1.5}}', 422],
    ['a whole number beyond what a column holds', 'POST', '/api/cert/list', '{"examMinutes":{"to":1e12}}', 422],
    ['a version beyond what a column holds', 'POST', '/api/cert/save', '{"id":"x","version":99999999999}', 422],
  ])('%s is refused with a Chinese word', async (_name, method, path, body, expected) => {
    const { status, text } = await send(
      { method, path, headers: { 'content-type': 'application/json' }, body },
      await server.signIn('operator'),
    );
    expect([status, (JSON.parse(text) as { message: string }).message]).toEqual([
      expected,
      expect.stringMatching(/[一-龥]{4}/),
    ]);
  });

  it.each([
    [
      'cut off',
      'multipart/form-data; boundary=between',
      '--between\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes',
    ],
    ['without a boundary', 'multipart/form-data', '--between--\r\n'],
    [
      'with a broken part',
      'multipart/form-data; boundary=between',
      '--between\r\nno header at all\r\n\r\n1\r\n--between--\r\n',
    ],
  ])('a form %s is refused', async (_name, type, body) => {
    const { status } = await send(
      { method: 'POST', path: '/api/file/upload', headers: { 'content-type': type }, body },
      await server.signIn('operator'),
    );
    expect([400, 422]).toContain(status);
  });
});
