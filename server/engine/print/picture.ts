import type { Json } from '#generators/formats.ts';
import { Failure } from '../../failures.ts';
import { Download, type CallContext } from '../context.ts';
import { isJpeg } from './jpeg.ts';
import { isTooLarge, mostPixels, pageDots, readPng, type Raster } from './png.ts';

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

/** The pictures of one document, by their addresses and heights. */
export type Pictures = Map<string, Promise<Picture | Fault | undefined>>;

/** Dots on a millimetre of paper that an eye can tell: 300 on an inch. */
const dots = 300 / 25.4;
/** Bytes of a file: a larger one is not read to its end. */
const mostBytes = 32 * 2 ** 20;

/** What a document does not take, as people call it. */
const foreign: Readonly<Record<string, string>> = { 'image/gif': 'GIF', 'image/webp': 'WebP' };
const damaged: Fault = { fault: '的图片无法识别或已损坏（要换一张 PNG 或 JPG）' };

/** Brings a file by its id; undefined where there is none for whoever prints. */
export type FetchFile = (id: string) => Promise<Download | undefined>;

/** Files as a caller may open them. */
export function filesOf(context: CallContext): FetchFile {
  return async (id) => {
    try {
      const file = await context.app.handlers['file/download']?.(context, { id });
      return file instanceof Download ? file : undefined;
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  };
}

/**
 * A picture by its address, for one document; undefined where there is none for whoever prints.
 * @param height millimetres that it stands high at most: it is read in no more dots than that shows
 */
export async function pictureOf({
  fetch,
  address,
  height,
  pictures,
}: {
  fetch: FetchFile;
  address: Json | undefined;
  height: number;
  pictures: Pictures;
}): Promise<Picture | Fault | undefined> {
  const key = `${String(address)}/${height}`;
  const read = async () => {
    const found = await readPicture({ fetch, address, height });
    return typeof found === 'function' ? once(found) : found;
  };
  const found = pictures.get(key) ?? read();
  pictures.set(key, found);
  return found;
}

/** As `pictureOf`, for any number of documents: each takes it in anew whenever it is drawn. */
export async function readPicture({
  fetch,
  address,
  height,
}: {
  fetch: FetchFile;
  address: Json | undefined;
  height: number;
}): Promise<Picture | Fault | undefined> {
  const found = await fetchPicture({ fetch, address });
  if (!found || 'fault' in found) return found;
  const { id, mime, bytes } = found;
  if (mime === 'image/jpeg') return isJpeg(bytes) ? (document) => opened({ document, bytes }) : damaged;
  if (isTooLarge(bytes)) {
    const { all, side } = mostPixels;
    return { fault: `的图片超过 ${all / 10_000} 万像素，或一边超过 ${side} 像素（要缩小后重新上传）` };
  }
  const raster = await readPng(bytes, { ...pageDots, down: Math.min(pageDots.down, Math.ceil(height * dots)) });
  return raster ? (document) => imageOf({ document, raster, id: `${id}x${height}` }) : damaged;
}

/** The file of a picture, as it was uploaded: a PNG or JPEG by what it says of itself. */
export async function fetchPicture({
  fetch,
  address,
}: {
  fetch: FetchFile;
  address: Json | undefined;
}): Promise<{ id: string; mime: string; bytes: Buffer } | Fault | undefined> {
  const [, id] = /^\/api\/file\/([A-Za-z0-9]+)$/.exec(typeof address === 'string' ? address : '') ?? [];
  const file = id === undefined ? undefined : await fetch(id);
  if (id === undefined || !file?.mime.startsWith('image/')) return undefined;
  const format = foreign[file.mime];
  if (format !== undefined) return { fault: `是 ${format} 图片（要用 PNG 或 JPG）` };
  const bytes = await bytesOf(file);
  if (!bytes) return { fault: `的图片文件超过 ${mostBytes / 2 ** 20} MB（要缩小后重新上传）` };
  return { id, mime: file.mime, bytes };
}

/** For one document, which takes it in once: then its bytes are held no longer. */
export function once(takeIn: Picture): Picture {
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

/** Undefined of too many. */
async function bytesOf({ body }: Download): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(body)) return body.length > mostBytes ? undefined : body;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}
