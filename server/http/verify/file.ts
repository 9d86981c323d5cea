import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { largestFile, verifyFile, type VerifiedFile } from '../../domain/issue/index.ts';
import type { App } from '../../engine/context.ts';
import type { Limits } from '../limits.ts';

/** What came of a file that was sent; `tooMany` where its address has asked too often. */
export type SentFile = VerifiedFile | { kind: 'none' | 'tooLarge' | 'tooMany' };

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
  server.post('/verify/file', async (request, reply) => {
    const isLooked = limits.count({ session: undefined, ip: request.ip });
    const result = isLooked ? await resultOf({ app, request }) : { kind: 'tooMany' as const };
    return send({ reply, status: statusOf(result), shown: { file: { result } } });
  });
}

async function resultOf({ app, request }: { app: App; request: FastifyRequest }): Promise<SentFile> {
  const bytes = await bytesOf(request);
  if (!Buffer.isBuffer(bytes)) return bytes;
  const verified = await verifyFile({ app, bytes, ip: request.ip });
  return typeof verified === 'string' ? { kind: 'tooMany' } : verified;
}

/** The file of the form; what is wrong with it where there is none to verify. */
async function bytesOf(request: FastifyRequest): Promise<Buffer | { kind: 'none' | 'tooLarge' }> {
  if (!request.isMultipart()) return { kind: 'none' };
  const part = await request.file({ limits: { fileSize: largestFile }, throwFileSizeLimit: false });
  if (part?.fieldname !== 'file') return { kind: 'none' };
  const bytes = await part.toBuffer();
  if (part.file.truncated) return { kind: 'tooLarge' };
  return bytes.length === 0 ? { kind: 'none' } : bytes;
}

function statusOf(result: SentFile): number {
  if (result.kind === 'credential' || result.kind === 'pdf') return 200;
  return { none: 400, tooLarge: 413, unknown: 415, tooMany: 429 }[result.kind];
}
