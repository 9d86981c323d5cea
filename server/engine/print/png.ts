import { once } from 'node:events';
import { Readable } from 'node:stream';
import { createDeflate, createInflate } from 'node:zlib';
import { bitsOf, painterOf, unfilter, type PngForm } from './pngPixels.ts';
import { Shrinking, type Bounds } from './shrink.ts';

/** A picture without any transparency: rows of red, green and blue, each behind a zero, packed by deflate. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

/** More pixels take time that a picture on paper is not worth; one line more takes memory. */
export const mostPixels = { all: 16_000_000, side: 20_000 };
/** What a page shows of a picture that fills it. */
export const pageDots: Bounds = { across: 3508, down: 3508, all: 4_000_000 };
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Of an interlaced picture where each pass begins, and its steps (PNG specification, 8.2). */
const interlaced = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
];
const whole = [{ left: 0, top: 0, across: 1, down: 1 }];

/**
 * A PNG as it looks on white paper, with no more pixels than `bounds` say. Whoever uploads one decides each of its bytes:
 * it is unpacked line by line, to what its size says and no further, made smaller and packed again on the way. Its
 * pixels are never all in memory, and others are served between two pieces.
 * @returns undefined of what is none, is damaged, or has too many pixels
 */
export async function readPng(bytes: Buffer, bounds: Bounds = pageDots): Promise<Raster | undefined> {
  const form = formOf(bytes);
  if (!form) return undefined;
  const shrinking = new Shrinking({ source: form, bounds });
  const packing = new Packing();
  try {
    const pixels = new Uint8Array(3 * form.width);
    const paint = painterOf({ form, pixels });
    for await (const { line, y, pass, columns } of linesOf(form)) {
      paint({ line, columns, at: 0, step: 3 });
      const painted = pixels.subarray(0, 3 * columns);
      for (const row of shrinking.add({ y, left: pass.left, step: pass.across, pixels: painted }))
        await packing.add(row);
    }
    return { width: shrinking.width, height: shrinking.height, data: await packing.end() };
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  } finally {
    packing.destroy();
  }
}

class Damaged extends Error {}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: string };
  return error instanceof Damaged || code?.startsWith('Z_') === true;
}

interface Line {
  /** Without its filter; the next one overwrites it. */
  line: Buffer;
  y: number;
  pass: (typeof whole)[number];
  columns: number;
}

/** The lines of a picture, pass by pass. @throws Damaged where there are fewer or more; an error of zlib. */
async function* linesOf(form: Form): AsyncGenerator<Line> {
  const step = Math.max(1, bitsOf(form) / 8);
  const expected = placesOf(form);
  let place = expected.next();
  let raw = Buffer.alloc(0);
  let above = raw;
  let filled = 0;
  for await (const chunk of Readable.from(form.packed).pipe(createInflate()) as AsyncIterable<Buffer>) {
    for (let from = 0; from < chunk.length; ) {
      if (place.done) throw new Damaged();
      const { length, isFirst } = place.value;
      if (filled === 0) {
        [raw, above] = isFirst ? [Buffer.alloc(1 + length), Buffer.alloc(1 + length)] : [above, raw];
      }
      const copied = chunk.copy(raw, filled, from, from + raw.length - filled);
      filled += copied;
      from += copied;
      if (filled < raw.length) break;
      filled = 0;
      const line = raw.subarray(1);
      if (!unfilter({ line, above: above.subarray(1), filter: raw[0] ?? 0, step })) throw new Damaged();
      yield { line, ...place.value };
      place = expected.next();
    }
  }
  if (!place.done) throw new Damaged();
}

/** Which lines there are, how long, in their order. */
function* placesOf(form: Form): Generator<Omit<Line, 'line'> & { length: number; isFirst: boolean }> {
  for (const pass of form.isInterlaced ? interlaced : whole) {
    const columns = Math.ceil((form.width - pass.left) / pass.across);
    if (columns <= 0) continue;
    const length = Math.ceil((columns * bitsOf(form)) / 8);
    for (let y = pass.top; y < form.height; y += pass.down) yield { pass, columns, y, length, isFirst: y === pass.top };
  }
}

/** Rows as they are packed; no more of them wait than the packer has room for. */
class Packing {
  readonly #stream = createDeflate();
  readonly #chunks: Buffer[] = [];

  constructor() {
    this.#stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  async add(row: Uint8Array): Promise<void> {
    if (!this.#stream.write(Buffer.concat([Buffer.alloc(1), row]))) await once(this.#stream, 'drain');
  }

  async end(): Promise<Buffer> {
    const ended = once(this.#stream, 'end');
    this.#stream.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  destroy(): void {
    this.#stream.destroy();
  }
}

/** Whether a PNG says that it has more pixels than are read. */
export function isTooLarge(bytes: Buffer): boolean {
  return bytes.length >= 24 && isBeyond({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
}

function isBeyond({ width, height }: { width: number; height: number }): boolean {
  return width * height > mostPixels.all || Math.max(width, height) > mostPixels.side;
}

interface Form extends PngForm {
  isInterlaced: boolean;
  /** The pixels, piece by piece. */
  packed: Iterable<Buffer>;
}

/** What the chunks say, each of which lies within the file; undefined where they make no picture. */
function formOf(bytes: Buffer): Form | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const found = new Map<string, Buffer>();
  for (const { type, data } of chunksOf(bytes)) {
    if (data === undefined) return undefined;
    if (told.has(type) && !found.has(type)) found.set(type, data);
  }
  const head = found.get('IHDR');
  if (head?.length !== 13) return undefined;
  const form = {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    depth: head.readUInt8(8),
    colour: head.readUInt8(9),
    isInterlaced: head.readUInt8(12) === 1,
    palette: found.get('PLTE') ?? Buffer.alloc(0),
    transparency: found.get('tRNS') ?? Buffer.alloc(0),
    packed: packedOf(bytes),
  };
  return bitsOf(form) > 0 && form.width * form.height > 0 && !isBeyond(form) ? form : undefined;
}

const told: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS']);

/** The chunks up to the end, one at a time as there may be millions; without data where one says that it goes on behind the file. */
function* chunksOf(bytes: Buffer): Generator<{ type: string; data: Buffer | undefined }> {
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    yield { type, data: end + 4 > bytes.length ? undefined : bytes.subarray(at + 8, end) };
    if (type === 'IEND') return;
    at = end + 4;
  }
}

function* packedOf(bytes: Buffer): Generator<Buffer> {
  for (const { type, data } of chunksOf(bytes)) if (type === 'IDAT' && data && data.length > 0) yield data;
}
