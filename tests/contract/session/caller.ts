import { request } from 'node:http';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge, type Challenge } from 'altcha-lib';
import type { TestServer } from '#server/testing.ts';
import type { Reply } from '../mock/exam.ts';

/** Calls from an address of this machine's own network, as if from another household. */
export function callerFrom({ server, address, token }: { server: TestServer; address: string; token?: string }): {
  post: <Data = Record<string, unknown>>(path: string, body: object) => Promise<Reply<Data>>;
  get: <Data = Record<string, unknown>>(path: string) => Promise<Reply<Data>>;
} {
  const send = <Data>({ method, path, body }: { method: string; path: string; body?: object }): Promise<Reply<Data>> =>
    new Promise((resolve, reject) => {
      const call = request(
        `${server.url}/api${path}`,
        {
          method,
          localAddress: address,
          headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { token }) },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => {
            const { message, data } = JSON.parse(Buffer.concat(chunks).toString()) as { message: string; data: Data };
            resolve({ status: reply.statusCode ?? 0, message, data });
          });
        },
      );
      call.on('error', reject);
      call.end(body && JSON.stringify(body));
    });
  return { post: (path, body) => send({ method: 'POST', path, body }), get: (path) => send({ method: 'GET', path }) };
}

/** Solves a challenge as a browser does. @returns what is sent as `proof` */
export async function solve({ challenge }: { challenge: string }): Promise<string> {
  const parsed = JSON.parse(Buffer.from(challenge, 'base64').toString()) as Challenge;
  const solution = await solveChallenge({
    challenge: parsed,
    deriveKey: async ({ cost }, salt, password) => {
      let derivedKey = sha256(Buffer.concat([salt, password]));
      for (let n = 1; n < cost; n += 1) derivedKey = sha256(derivedKey);
      return { derivedKey };
    },
  });
  return Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64');
}
