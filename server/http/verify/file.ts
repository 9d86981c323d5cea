import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { largestFile, verifyFile, type VerifiedFile } from '../../domain/issue/index.ts';
import type { App } from '../../engine/context.ts';
import { Failure } from '../../failures.ts';
import type { Limits } from '../limits.ts';
import { discard, readForm } from '../uploads.ts';

/** What came of a file that was sent; `tooMany` where its address has asked too often. */
export type SentFile = VerifiedFile | { kind: 'none' | 'tooLarge' | 'tooMany' };

/** Milliseconds in which a file arrives: a large one over a slow line. */
const arriving = 180_000;

/** Verifies the file of a form, without a script (rule IC15). Each is a call of its address (L8). */
export function addFiles({
  server,
  app,
  limits,
  send,
}: {
  server: FastifyInstance;
  app: App;
  limits: Pick<Limits, 'count'>;
  /** Answers with the page. */
  send(answer: { reply: FastifyReply; status: number; shown: { file?: { result: SentFile } } }): FastifyReply;
}): void {
  // The address of the form, opened again.
  server.get('/verify/file', (_request, reply) => send({ reply, status: 200, shown: {} }));
  server.post('/verify/file', { config: { timeout: arriving } }, async (request, reply) => {
    const isLooked = limits.count({ session: undefined, ip: request.ip });
    const result = isLooked ? await resultOf({ app, request }) : { kind: 'tooMany' as const };
    return send({ reply, status: statusOf(result), shown: { file: { result } } });
  });
}

async function resultOf({ app, request }: { app: App; request: FastifyRequest }): Promise<SentFile> {
  const bytes = await bytesOf({ app, request });
  if (!Buffer.isBuffer(bytes)) return bytes;
  const verified = await verifyFile({ app, bytes, ip: request.ip });
  return typeof verified === 'string' ? { kind: 'tooMany' } : verified;
}

/** The file of the form; what is wrong with it where there is none to verify. While it arrives it lies on the disk. */
async function bytesOf(form: { app: App; request: FastifyRequest }): Promise<Buffer | { kind: 'none' | 'tooLarge' }> {
  const sent = await readForm({ ...form, largest: largestFile }).catch((error: unknown) => {
    const status = error instanceof Failure ? error.status : (error as { statusCode?: number }).statusCode;
    if (status === undefined || status >= 500) throw error;
    return {
      uploads: [],
      kind: status === 413 && error instanceof Failure ? ('tooLarge' as const) : ('none' as const),
    };
  });
  if ('kind' in sent) return { kind: sent.kind };
  const [file] = sent.uploads;
  try {
    return file && file.size > 0 ? await readFile(file.path) : { kind: 'none' };
  } finally {
    await discard(sent.uploads);
  }
}

function statusOf(result: SentFile): number {
  if (result.kind === 'credential' || result.kind === 'pdf') return 200;
  return { none: 400, tooLarge: 413, unknown: 415, tooMany: 429 }[result.kind];
}
