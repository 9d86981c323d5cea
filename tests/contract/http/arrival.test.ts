import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';

/** The product waits 15 s; the same clocks run faster here. */
const limits = { headers: 1000, silence: 1000 };

describe('requests that do not come to an end', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database: 'pglite', limits });
  }, 120_000);
  let closing: Promise<void> | undefined;
  afterAll(() => closing ?? server.close());

  /** Writes the text and then the drops, one each 300 ms, and resolves to what came back by the time the connection ended. */
  const talk = ({
    text,
    drops = [],
  }: {
    text: string;
    drops?: string[];
  }): Promise<{ answer: string; milliseconds: number }> =>
    new Promise((resolve, reject) => {
      const { port, hostname } = new URL(server.url);
      const started = performance.now();
      let answer = '';
      const socket: Socket = connect({ port: Number(port), host: hostname }, () => socket.write(text));
      const timer = setInterval(() => {
        const drop = drops.shift();
        if (drop !== undefined) socket.write(drop);
      }, 300);
      socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      socket.on('error', reject).on('close', () => {
        clearInterval(timer);
        resolve({ answer, milliseconds: performance.now() - started });
      });
    });

  const head = (length: number, path = '/api/login'): string =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

  it('ends one whose headers do not come', async () => {
    const { answer } = await talk({ text: 'POST /api/login HTTP/1.1\r\nhost: x\r\n' });
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":408/);
  });

  it('ends one whose body falls silent, with a Chinese word', async () => {
    const { answer, milliseconds } = await talk({ text: `${head(500)}{"account":` });
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*请检查网络后重试/);
    expect(milliseconds).toBeGreaterThanOrEqual(limits.silence);
  });

  it('waits for one that is slow but keeps coming, beyond the time of silence', async () => {
    const body = JSON.stringify({ account: 'student', password: 'Demo-2024' });
    const drops = body.match(/.{1,6}/g) ?? [];
    const { answer, milliseconds } = await talk({ text: head(Buffer.byteLength(body)), drops });
    expect(milliseconds).toBeGreaterThan(limits.silence);
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('IC15: waits for a file to be verified that is slow but keeps coming, and keeps none of it', async () => {
    const body = [
      '--between\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
      'no ',
      'certificate ',
      'at ',
      'all',
      '\r\n--between--\r\n',
    ];
    const length = Buffer.byteLength(body.join(''));
    const text = `POST /verify/file HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=between\r\ncontent-length: ${length}\r\n\r\n`;
    const { answer, milliseconds } = await talk({ text, drops: body });
    expect(milliseconds).toBeGreaterThan(limits.silence);
    expect(answer).toMatch(/^HTTP\/1.1 415 /);
    expect(readdirSync(join(server.app.config.dataDir, 'uploads'))).toEqual([]);
  });

  it('ends an upload that falls silent and leaves no part of it behind', async () => {
    const token = await server.signIn('admin');
    const part = '--between\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes';
    const text = `POST /api/file/upload HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=between\r\ncontent-length: 100000\r\n\r\n${part}`;
    expect((await talk({ text })).answer).toContain('408');
  });

  it.each([
    ['no HTTP', 'what is this\r\n\r\n', 400],
    ['with headers of 40 KB', `GET /api/health HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('answers one that is %s as any other, status and code alike', async (_, text, status) => {
    expect((await talk({ text })).answer).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [^]*{"code":${status},"message":"请求`),
    );
  });

  it('answers what comes on an open connection while it closes as any other', async () => {
    const body = '{"account":"student","password":"Demo-2024"}';
    const get = 'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n';
    const post = `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const { port, hostname } = new URL(server.url);
    const answer = await new Promise<string>((resolve, reject) => {
      let said = '';
      const socket = connect({ port: Number(port), host: hostname }, () => socket.write(get + post));
      socket
        .setEncoding('utf8')
        .on('error', reject)
        .on('close', () => resolve(said));
      socket.on('data', (chunk: string) => {
        said += chunk;
        // The second call is under way with the first answer; it comes to its end while the server closes.
        if (closing) return;
        closing = server.close();
        setImmediate(() => socket.write(body + get));
      });
    });
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503']);
    expect(answer).toContain('{"code":503,"message":"系统正在重新启动，请稍后再试"}');
  });
});
