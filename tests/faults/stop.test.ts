/** SIGTERM while requests are on their way, on both databases: what the server has accepted it answers, then it ends. */
import { request, type ClientRequest } from 'node:http';
import { expect, it } from 'vitest';
import { findHalfWrites, findLosses } from './audit.ts';
import { client, signIn, someCertificate } from './client.ts';
import { eachPlace } from './place.ts';
import { startProduct, until } from './product.ts';
import { startWriters } from './writers.ts';

eachPlace(({ within }) => {
  it('requests whose headers the server has taken are answered and stored, though their body comes after the signal', async () => {
    await within(async (options) => {
      const product = await startProduct(options);
      try {
        const token = await signIn({ url: product.url, account: 'admin' });
        const accepted = await Promise.all(
          Array.from({ length: 8 }, (_, i) => beginSave({ url: product.url, token, certCode: `stop-${i}` })),
        );
        const ended = product.stop();
        await until({ what: 'no new connection is taken', seconds: 10, isDone: () => isRefused(product.url) });
        const answers = await Promise.all(accepted.map(({ finish }) => finish()));
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        expect(await ended).toEqual({ code: 0, signal: null });
        const written = answers.map(({ id, text }) => ({ entity: 'cert' as const, id, version: 1, text }));
        expect(await findHalfWrites({ ...options, written })).toEqual([]);
      } finally {
        await product.kill();
      }
    });
  });

  it('a client that falls silent in the middle of its request does not keep the server from ending', async () => {
    await within(async (options) => {
      const product = await startProduct(options);
      try {
        const token = await signIn({ url: product.url, account: 'admin' });
        const { abandoned } = await beginSave({ url: product.url, token, certCode: 'silent' });
        expect(await product.stop()).toEqual({ code: 0, signal: null });
        await expect(abandoned).rejects.toThrow();
      } finally {
        await product.kill();
      }
    });
  }, 60_000);

  it('under a write load it ends by itself, and the next start has every acknowledged write', async () => {
    await within(async (options) => {
      let product = await startProduct(options);
      try {
        const token = await signIn({ url: product.url, account: 'admin' });
        const caller = client({ url: product.url, token });
        const load = startWriters({ client: caller, certId: await someCertificate(caller), name: 'stop' });
        await load.reach(100);
        expect(await product.stop()).toEqual({ code: 0, signal: null });
        await load.ended;
        expect(
          load.refused.filter(({ status }) => status !== 503),
          'answers other than 200 and 503',
        ).toEqual([]);
        // A half write would be a change without an answer: an answer was given, or the request was not taken.
        product = await startProduct(options);
        const strict = load.written.map((record) => ({ ...record, unanswered: undefined }));
        expect(await findLosses({ client: client({ url: product.url, token }), written: strict })).toEqual([]);
      } finally {
        await product.kill();
      }
    });
  });
});

interface Answer {
  status: number;
  id: string;
  text: string;
}

/** Sends the headers of a save; resolves when the server has taken them and waits for the body, which `finish` sends. Unfinished, the answer is awaited as `abandoned`. */
function beginSave({
  url,
  token,
  certCode,
}: {
  url: string;
  token: string;
  certCode: string;
}): Promise<{ finish(): Promise<Answer>; abandoned: Promise<Answer> }> {
  const text = `简介 ${certCode}`;
  const body = Buffer.from(JSON.stringify({ certName: '停机演练', certCode, summary: text }));
  const sending = request(`${url}/api/cert/save`, {
    method: 'POST',
    agent: false,
    headers: { token, 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answer = readAnswer({ sending, text });
  return new Promise((resolve, reject) => {
    sending.once('error', reject);
    sending.once('continue', () =>
      resolve({
        finish: () => {
          sending.end(body);
          return answer;
        },
        abandoned: answer,
      }),
    );
    sending.flushHeaders();
  });
}

function readAnswer({ sending, text }: { sending: ClientRequest; text: string }): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      let content = '';
      response.setEncoding('utf8').on('data', (piece: string) => (content += piece));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          id: (JSON.parse(content) as { data?: { id: string } }).data?.id ?? '',
          text,
        }),
      );
    });
  });
  answer.catch(() => undefined); // whoever is interested hears it
  return answer;
}

/** Whether a new connection gets no answer any more. */
function isRefused(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request(`${url}/api/health`, { agent: false }, (response) => {
      response.resume();
      resolve(false);
    });
    probe.once('error', () => resolve(true));
    probe.end();
  });
}
