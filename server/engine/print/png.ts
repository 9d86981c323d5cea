import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** What can be told of a PNG before it is drawn. */
interface Header {
  width: number;
  height: number;
  bits: number;
  colorType: number;
  isInterlaced: boolean;
}

/** Depths that each type of colour may have, and how many samples a pixel is (PNG, 11.2.1). */
const types: Readonly<Record<number, { bits: readonly number[]; samples: number }>> = {
  0: { bits: [1, 2, 4, 8, 16], samples: 1 },
  2: { bits: [8, 16], samples: 3 },
  3: { bits: [1, 2, 4, 8], samples: 1 },
  4: { bits: [8, 16], samples: 2 },
  6: { bits: [8, 16], samples: 4 },
};
const indexed = 3;
const lastFilter = 4;
const headLength = 8;
/** Narrower, a pass has no column, and its lines are looked for all the same. */
const leastInterlaced = 5;
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const inflated = promisify(inflate);

/**
 * Whether a PNG is whole, chunk by chunk and line by line: what draws it believes every length, and what it finds wrong
 * while it unpacks a picture nobody could catch.
 */
export async function isSoundPng(bytes: Buffer): Promise<boolean> {
  const chunks = chunksOf(bytes);
  const header = chunks && headerOf(chunks[0]);
  if (!chunks || !header) return false;
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data.length ?? 0;
  if (header.colorType === indexed ? palette === 0 || palette % 3 > 0 || palette > 768 : palette > 0) return false;
  const isClear = header.colorType === indexed && chunks.some(({ type }) => type === 'tRNS');
  // What is unpacked for its transparency or its passes would be drawn beside its place where a pixel is less than a byte.
  if ((isClear || header.isInterlaced) && header.bits < 8) return false;
  if (header.isInterlaced && header.width < leastInterlaced) return false;
  const packed = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  const lines = linesOf(header);
  const size = lines.reduce((sum, { count, length }) => sum + count * length, 0);
  const data = await inflated(packed, { maxOutputLength: size }).catch(() => undefined);
  if (data?.length !== size) return false;
  let from = 0;
  for (const { count, length } of lines)
    for (let line = 0; line < count; line++, from += length) if ((data[from] ?? 0) > lastFilter) return false;
  return true;
}

/** How large a PNG says it is. */
export function pixelsOf(bytes: Buffer): number {
  return bytes.length < 24 ? 0 : bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
}

interface Chunk {
  type: string;
  data: Buffer;
}

/** The chunks up to the last one; undefined where one is longer than the file, or there is no last one. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let from = headLength; from + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(from);
    const type = bytes.toString('latin1', from + 4, from + 8);
    const end = from + 8 + length;
    if (end + 4 > bytes.length) return undefined;
    chunks.push({ type, data: bytes.subarray(from + 8, end) });
    if (type === 'IEND') return chunks;
    from = end + 4;
  }
  return undefined;
}

function headerOf(chunk: Chunk | undefined): Header | undefined {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return undefined;
  const [width, height] = [chunk.data.readUInt32BE(0), chunk.data.readUInt32BE(4)];
  const [bits = 0, colorType = 0, compression, filter, interlace] = chunk.data.subarray(8);
  const isKnown = types[colorType]?.bits.includes(bits) && compression === 0 && filter === 0;
  if (!isKnown || width === 0 || height === 0 || (interlace !== 0 && interlace !== 1)) return undefined;
  return { width, height, bits, colorType, isInterlaced: interlace === 1 };
}

/** How many lines of how many bytes there are, each with its filter before it. */
function linesOf({ width, height, bits, colorType, isInterlaced }: Header): { count: number; length: number }[] {
  const perPixel = bits * (types[colorType]?.samples ?? 1);
  return (isInterlaced ? passes : ([[0, 0, 1, 1]] as const)).flatMap(([x, y, stepX, stepY]) => {
    const [wide, count] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return wide > 0 && count > 0 ? [{ count, length: 1 + Math.ceil((wide * perPixel) / 8) }] : [];
  });
}
