import type { Json } from '#generators/formats.ts';
import { Failure } from '../../failures.ts';
import { Download, type CallContext } from '../context.ts';
import { isJpeg } from './jpeg.ts';
import { mostPixels, pixelsOf, readPng, type Raster } from './png.ts';

/** What a document draws. */
export interface Image {
  width: number;
  height: number;
  /** What pages call it, and where it is. */
  label: string;
  obj: PDFKit.PDFKitReference | null;
  /** As cameras say how they were held; from 5 on width and height change places. */
  orientation?: number;
}

/** A picture that can be drawn; a document takes it in once, however often it stands there. */
export type Picture = (document: PDFKit.PDFDocument) => Image;

/** Why a picture cannot be printed, for the person who prints. */
export interface Fault {
  fault: string;
}

/** The pictures of one document, by their addresses. */
export type Pictures = Map<string, Promise<Picture | Fault | undefined>>;

/** What a document does not take, as people call it. */
const foreign: Readonly<Record<string, string>> = { 'image/gif': 'GIF', 'image/webp': 'WebP' };
const damaged: Fault = { fault: '的图片无法识别或已损坏（要换一张 PNG 或 JPG）' };

/** A picture by its address, as whoever prints would fetch it; undefined where there is none for them. */
export async function pictureOf({
  context,
  address,
  pictures,
}: {
  context: CallContext;
  address: Json | undefined;
  pictures: Pictures;
}): Promise<Picture | Fault | undefined> {
  const [, id] = /^\/api\/file\/([A-Za-z0-9]+)$/.exec(typeof address === 'string' ? address : '') ?? [];
  if (id === undefined) return undefined;
  const found = pictures.get(id) ?? readPicture({ context, id });
  pictures.set(id, found);
  return found;
}

async function readPicture({
  context,
  id,
}: {
  context: CallContext;
  id: string;
}): Promise<Picture | Fault | undefined> {
  const file = await fetched({ context, id });
  if (!file?.mime.startsWith('image/')) return undefined;
  const format = foreign[file.mime];
  if (format !== undefined) return { fault: `是 ${format} 图片（要用 PNG 或 JPG）` };
  const bytes = await bytesOf(file);
  if (file.mime === 'image/jpeg') return isJpeg(bytes) ? once((document) => opened({ document, bytes })) : damaged;
  if (pixelsOf(bytes) > mostPixels) return { fault: `的图片超过 ${mostPixels / 10_000} 万像素（要缩小后重新上传）` };
  const raster = await readPng(bytes);
  return raster ? once((document) => imageOf({ document, raster, id })) : damaged;
}

async function fetched({ context, id }: { context: CallContext; id: string }): Promise<Download | undefined> {
  try {
    const file = await context.app.handlers['file/download']?.(context, { id });
    return file instanceof Download ? file : undefined;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** Taken in, its bytes are held no longer. */
function once(takeIn: Picture): Picture {
  let image: Image | undefined;
  let pending: Picture | undefined = takeIn;
  return (document) => {
    image ??= pending?.(document);
    pending = undefined;
    if (!image) throw new Error('a picture that was not taken in');
    return image;
  };
}

/** An image as the document makes them itself; its own reader of PNG trusts what a file says of its sizes. */
function imageOf({
  document,
  raster: { width, height, data },
  id,
}: {
  document: PDFKit.PDFDocument;
  raster: Raster;
  id: string;
}): Image {
  const obj = document.ref({
    Type: 'XObject',
    Subtype: 'Image',
    BitsPerComponent: 8,
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: width },
  });
  obj.end(data);
  return { width, height, label: `P${id}`, obj };
}

function opened({ document, bytes }: { document: PDFKit.PDFDocument; bytes: Buffer }): Image {
  return (document as unknown as { openImage(bytes: Buffer): Image }).openImage(bytes);
}

async function bytesOf({ body }: Download): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
