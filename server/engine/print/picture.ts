import type { Json } from '#generators/formats.ts';
import { Failure } from '../../failures.ts';
import { Download, type CallContext } from '../context.ts';

/** What a document takes. */
const taken = new Set(['image/jpeg', 'image/png']);

/** The bytes of a picture by its address, as whoever prints would fetch it; undefined where there is none for them, or none that can be printed. */
export async function pictureOf({
  context,
  address,
}: {
  context: CallContext;
  address: Json | undefined;
}): Promise<Buffer | undefined> {
  const [, id] = /^\/api\/file\/([A-Za-z0-9]+)$/.exec(typeof address === 'string' ? address : '') ?? [];
  const download = context.app.handlers['file/download'];
  if (id === undefined || !download) return undefined;
  try {
    const file = await download(context, { id });
    return file instanceof Download && taken.has(file.mime) ? await bytesOf(file) : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

async function bytesOf({ body }: Download): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
