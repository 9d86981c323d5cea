import PDFDocument from 'pdfkit';
import type { Json } from '#generators/formats.ts';
import { Failure } from '../../failures.ts';
import { Download, type CallContext } from '../context.ts';
import { isSoundPng, pixelsOf } from './png.ts';

/** A picture for a document, or why it cannot be printed. */
export type Picture = { bytes: Buffer } | { fault: string };

/** What a document does not take, as people call it. */
const foreign: Readonly<Record<string, string>> = { 'image/gif': 'GIF', 'image/webp': 'WebP' };
/** A picture with transparency is unpacked in memory. */
const mostMillionPixels = 10;

/** A picture by its address, as whoever prints would fetch it; undefined where there is none for them. */
export async function pictureOf({
  context,
  address,
}: {
  context: CallContext;
  address: Json | undefined;
}): Promise<Picture | undefined> {
  const [, id] = /^\/api\/file\/([A-Za-z0-9]+)$/.exec(typeof address === 'string' ? address : '') ?? [];
  const download = context.app.handlers['file/download'];
  if (id === undefined || !download) return undefined;
  try {
    const file = await download(context, { id });
    return file instanceof Download && file.mime.startsWith('image/') ? await printable(file) : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

async function printable(file: Download): Promise<Picture> {
  const format = foreign[file.mime];
  if (format !== undefined) return { fault: `是 ${format} 图片（要用 PNG 或 JPG）` };
  const bytes = await bytesOf(file);
  const isPng = file.mime === 'image/png';
  if (isPng && pixelsOf(bytes) > mostMillionPixels * 1e6)
    return { fault: `的图片超过 ${mostMillionPixels * 100} 万像素（要缩小后重新上传）` };
  const isSound = (!isPng || (await isSoundPng(bytes))) && canBeOpened(bytes);
  return isSound ? { bytes } : { fault: '的图片无法识别或已损坏（要换一张 PNG 或 JPG）' };
}

function canBeOpened(bytes: Buffer): boolean {
  const document = new PDFDocument({ autoFirstPage: false }) as unknown as {
    openImage(bytes: Buffer): { width: number; height: number; colorSpace?: string; image?: unknown };
  };
  try {
    const { width, height, colorSpace, image } = document.openImage(bytes);
    return width > 0 && height > 0 && (image !== undefined || colorSpace !== undefined);
  } catch {
    return false;
  }
}

async function bytesOf({ body }: Download): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
