import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange, type Exchange } from '#runtime/core/exchange.ts';
import { axiosExchange } from './axiosExchange.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type, token',
      'access-control-expose-headers': 'x-seen',
    };
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    let body = '';
    request
      .on('data', (part) => (body += part))
      .on('end', () =>
        response
          .writeHead(request.url === '/refused' ? 422 : 200, {
            ...headers,
            'content-type': 'application/json',
            'x-seen': String(request.headers['token']),
          })
          .end(JSON.stringify({ method: request.method, body })),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, more: Partial<Exchange> = {}): Exchange => ({
  method: 'POST',
  url: `${url}${path}`,
  headers: { 'content-type': 'application/json', token: 'mine' },
  body: '{"a":1}',
  timeout: 5000,
  ...more,
});

describe.each([
  ['the learner’s', exchange],
  ['the admin’s', axiosExchange],
])('%s carrier of requests', (_whose, carry) => {
  it('sends headers and body as they are and gives back the text', async () => {
    const { status, body, header } = await carry(ask('/'));
    expect({ status, body: JSON.parse(String(body)), seen: header('X-Seen') }).toEqual({
      status: 200,
      body: { method: 'POST', body: '{"a":1}' },
      seen: 'mine',
    });
  });

  it('gives back a refusal with its status and text', async () => {
    const { status, body } = await carry(ask('/refused'));
    expect([status, String(body)]).toEqual([422, '{"method":"POST","body":"{\\"a\\":1}"}']);
  });

  it('gives a blob for a binary exchange', async () => {
    expect((await carry(ask('/', { isBinary: true }))).body).toBeInstanceOf(Blob);
  });

  it('tells what was given up and what could not be reached', async () => {
    await expect(carry(ask('/', { signal: AbortSignal.abort() }))).rejects.toMatchObject({ failure: 'aborted' });
    await expect(carry(ask('/', { url: 'http://127.0.0.1:1/' }))).rejects.toMatchObject({ failure: 'network' });
  });
});
