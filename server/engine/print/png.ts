import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { bitsOf, painterOf, unfilter, type PngForm } from './pngPixels.ts';

/** A picture without any transparency: rows of red, green and blue, each behind a zero, packed by deflate. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

/** More pixels take memory and time that a picture on paper is not worth. */
export const mostPixels = 16_000_000;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Milliseconds of work until others have their turn. */
const atOnce = 10;

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
 * A PNG as it looks on white paper. Whoever uploads one decides each of its bytes: it is unpacked to what its size says
 * and no further, and in steps, so that others are served meanwhile.
 * @returns undefined of what is none, is damaged, or has too many pixels
 */
export async function readPng(bytes: Buffer): Promise<Raster | undefined> {
  const form = formOf(bytes);
  if (!form) return undefined;
  const { width, height } = form;
  const passes = (form.isInterlaced ? interlaced : whole)
    .map((pass) => ({
      ...pass,
      columns: Math.ceil((width - pass.left) / pass.across),
      rows: Math.ceil((height - pass.top) / pass.down),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const lengthOf = (columns: number): number => Math.ceil((columns * bitsOf(form)) / 8);
  const size = passes.reduce((sum, { columns, rows }) => sum + rows * (1 + lengthOf(columns)), 0);
  const raw = await promisify(inflate)(form.packed, { maxOutputLength: size }).catch(() => undefined);
  if (raw?.length !== size) return undefined;
  const stride = 1 + 3 * width;
  const pixels = Buffer.alloc(stride * height);
  const paint = painterOf({ form, pixels });
  let from = 0;
  let until = Date.now() + atOnce;
  for (const { left, top, across, down, columns, rows } of passes) {
    let above: Buffer = Buffer.alloc(lengthOf(columns));
    for (let row = 0; row < rows; row++) {
      const line = raw.subarray(from + 1, from + 1 + lengthOf(columns));
      if (!unfilter({ line, above, filter: raw[from] ?? 0, step: Math.max(1, bitsOf(form) / 8) })) return undefined;
      paint({ line, columns, at: (top + row * down) * stride + 1 + 3 * left, step: 3 * across });
      above = line;
      from += 1 + line.length;
      if (Date.now() < until) continue;
      await setImmediate();
      until = Date.now() + atOnce;
    }
  }
  return { width, height, data: await promisify(deflate)(pixels) };
}

/** How many pixels a PNG says it has; 0 of what is too short to say it. */
export function pixelsOf(bytes: Buffer): number {
  return bytes.length < 24 ? 0 : bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}

/** What the chunks say, each of which lies within the file; undefined where they make no picture. */
function formOf(bytes: Buffer): (PngForm & { isInterlaced: boolean; packed: Buffer }) | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const chunks = new Map<string, Buffer[]>();
  for (let at = signature.length; at + 12 <= bytes.length && !chunks.has('IEND'); ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const some = chunks.get(type) ?? [];
    some.push(bytes.subarray(at + 8, end));
    chunks.set(type, some);
    at = end + 4;
  }
  const [head] = chunks.get('IHDR') ?? [];
  if (head?.length !== 13) return undefined;
  const form = {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    depth: head.readUInt8(8),
    colour: head.readUInt8(9),
    isInterlaced: head.readUInt8(12) === 1,
    palette: chunks.get('PLTE')?.[0] ?? Buffer.alloc(0),
    transparency: chunks.get('tRNS')?.[0] ?? Buffer.alloc(0),
    packed: Buffer.concat(chunks.get('IDAT') ?? []),
  };
  const pixels = form.width * form.height;
  return bitsOf(form) > 0 && pixels > 0 && pixels <= mostPixels ? form : undefined;
}
