import { open, type FileHandle } from 'node:fs/promises';

/** Width and height in pixels, as the picture is shown. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * The size that a picture's header tells; undefined where it tells none. Only headers are read, a few bytes at a place, so
 * the length of a file and what else is in it cost nothing.
 */
export async function pictureSize({ path, mime }: { path: string; mime: string }): Promise<PictureSize | undefined> {
  const read = readers[mime];
  if (!read) return undefined;
  const file = await open(path);
  try {
    const size = await read((at, length) => bytesAt({ file, at, length }));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

/** Bytes from a place on, fewer at the end; to read beyond them is a RangeError. */
type Bytes = (at: number, length: number) => Promise<Buffer>;

const readers: Readonly<Record<string, (bytes: Bytes) => Promise<PictureSize | undefined>>> = {
  'image/png': ofPng,
  'image/jpeg': ofJpeg,
  'image/gif': ofGif,
  'image/webp': ofWebp,
};

async function bytesAt({ file, at, length }: { file: FileHandle; at: number; length: number }): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position: at });
  return buffer.subarray(0, bytesRead);
}

async function ofPng(bytes: Bytes): Promise<PictureSize | undefined> {
  const head = await bytes(12, 12);
  if (text(head, 0, 4) !== 'IHDR') return undefined;
  const size = { width: head.readUInt32BE(4), height: head.readUInt32BE(8) };
  return Math.max(size.width, size.height) <= 0x7fffffff ? size : undefined;
}

async function ofGif(bytes: Bytes): Promise<PictureSize> {
  const head = await bytes(6, 4);
  return { width: head.readUInt16LE(0), height: head.readUInt16LE(2) };
}

async function ofWebp(bytes: Bytes): Promise<PictureSize | undefined> {
  const head = await bytes(12, 18);
  switch (text(head, 0, 4)) {
    case 'VP8X':
      return { width: 1 + head.readUIntLE(12, 3), height: 1 + head.readUIntLE(15, 3) };
    case 'VP8L': {
      if (head.readUInt8(8) !== 0x2f) return undefined;
      const bits = head.readUInt32LE(9);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      if (head.readUIntBE(11, 3) !== 0x9d012a) return undefined;
      return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff };
    default:
      return undefined;
  }
}

/** Segments before the size at most: a picture has some dozens, each but the last of up to 64 KB. */
const mostSegments = 1000;

/** Goes from segment to segment up to the frame, which says the size; a picture that lies on its side is turned. */
async function ofJpeg(bytes: Bytes): Promise<PictureSize | undefined> {
  let at = 2;
  let isOnItsSide = false;
  for (let count = 0; count < mostSegments; count++) {
    const head = await bytes(at, 9);
    if (head.readUInt8(0) !== 0xff) return undefined;
    const marker = head.readUInt8(1);
    if (marker === 0xff) {
      at += 1; // A byte that fills up.
      continue;
    }
    if (isFrame(marker)) {
      const size = { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
      return isOnItsSide ? { width: size.height, height: size.width } : size;
    }
    const length = head.readUInt16BE(2);
    // The data begin, or the file ends, or a length that is none.
    if (marker === 0xda || marker === 0xd9 || length < 2) return undefined;
    if (marker === 0xe1) isOnItsSide ||= orientationOf(await bytes(at + 4, length - 2)) >= 5;
    at += 2 + length;
  }
  return undefined;
}

/** SOF0 to SOF15, without the tables that stand among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** How a picture is to be turned, 1 to 8, of a segment with EXIF; 1 of one that says nothing or is broken. */
function orientationOf(segment: Buffer): number {
  if (text(segment, 0, 6) !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(6);
  const isBig = text(tiff, 0, 2) === 'MM';
  const short = (at: number): number => (isBig ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const long = (at: number): number => (isBig ? tiff.readUInt32BE(at) : tiff.readUInt32LE(at));
  try {
    const directory = long(4);
    for (let entry = directory + 2, left = short(directory); left > 0; entry += 12, left--)
      if (short(entry) === 0x0112) return short(entry + 8);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

function text(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}
