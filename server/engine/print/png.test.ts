/** Pictures for print, as whoever means no good or a broken program makes them. */
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import { pngChunk as chunk, pngHead as head, pngOf as png } from './testing.ts';

const packed = (lines: readonly (readonly number[])[]): Buffer => chunk('IDAT', deflateSync(Buffer.from(lines.flat())));

/** The colours of each row, or undefined of what is no picture. */
async function rows(...chunks: Buffer[]): Promise<number[][] | undefined> {
  const raster = await readPng(png(...chunks));
  if (!raster) return undefined;
  const bytes = inflateSync(raster.data);
  const stride = 1 + 3 * raster.width;
  return Array.from({ length: raster.height }, (_, row) => [...bytes.subarray(row * stride + 1, (row + 1) * stride)]);
}

describe('a PNG for print', () => {
  it('looks as on white paper, by whichever filter its lines are told', async () => {
    const lines = [
      [0, 200, 100, 0, 255, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 10, 20, 30, 255],
    ];
    expect(await rows(head({}), packed(lines))).toEqual([
      [200, 100, 0, 255, 255, 255],
      [200, 100, 0, 10, 20, 30],
    ]);
    const grey = [
      [1, 10, 5],
      [3, 10, 10],
    ];
    expect(await rows(head({ colour: 0 }), packed(grey))).toEqual([
      [10, 10, 10, 15, 15, 15],
      [15, 15, 15, 25, 25, 25],
    ]);
    expect(
      await rows(
        head({ colour: 0 }),
        packed([
          [0, 10, 20],
          [4, 5, 5],
        ]),
      ),
    ).toEqual([
      [10, 10, 10, 20, 20, 20],
      [15, 15, 15, 25, 25, 25],
    ]);
  });

  it('of places in a palette, of sixteen bits, of one colour that is not there', async () => {
    const palette = chunk('PLTE', [255, 0, 0, 0, 0, 255]);
    const places = head({ colour: 3, depth: 1 });
    expect(
      await rows(
        places,
        palette,
        chunk('tRNS', [0]),
        packed([
          [0, 0b01000000],
          [0, 0b11000000],
        ]),
      ),
    ).toEqual([
      [255, 255, 255, 0, 0, 255],
      [0, 0, 255, 0, 0, 255],
    ]);
    expect(await rows(head({ width: 1, height: 1, depth: 16, colour: 0 }), packed([[0, 128, 0]]))).toEqual([
      [128, 128, 128],
    ]);
    const absent = chunk('tRNS', [0, 1, 0, 2, 0, 3]);
    expect(await rows(head({ height: 1, colour: 2 }), absent, packed([[0, 1, 2, 3, 1, 2, 4]]))).toEqual([
      [255, 255, 255, 1, 2, 4],
    ]);
  });

  it('interlaced, each pixel at its place', async () => {
    const interlace = head({ width: 3, height: 3, colour: 0, interlace: 1 });
    // Passes 1, 4, 5, 6 and 7 have pixels of so small a picture.
    const lines = [
      [0, 1],
      [0, 3],
      [0, 7, 9],
      [0, 2],
      [0, 8],
      [0, 4, 5, 6],
    ];
    expect((await rows(interlace, packed(lines)))?.map((row) => row.filter((_, i) => i % 3 === 0))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  it.each<[string, Buffer[]]>([
    ['a chunk of two thousand million bytes', [head({}), chunk('IDAT', [1], 0x7fffffff)]],
    ['a chunk that ends before it began', [head({}), chunk('tEXt', [1], 0xfffffff0)]],
    ['a palette without end', [head({ colour: 3 }), chunk('PLTE', [1], 0x7ffffff0)]],
    ['no head', [packed([[0]])]],
    ['no pixels', [head({})]],
    ['pixels that are no deflate', [head({}), chunk('IDAT', [1, 2, 3, 4])]],
    ['fewer pixels than it says', [head({ height: 900 }), packed([[0, 1, 1, 1, 1, 1, 1, 1, 1]])]],
    ['more pixels than it says', [head({ width: 1, height: 1 }), chunk('IDAT', deflateSync(Buffer.alloc(30_000_000)))]],
    ['a filter that there is not', [head({ width: 1, height: 1 }), packed([[7, 1, 1, 1, 1]])]],
    ['a form that there is not', [head({ depth: 3 }), packed([[0, 1]])]],
    ['nothing across', [head({ width: 0 }), packed([[0]])]],
    ['one line without end', [head({ width: 15_000_000, height: 1, colour: 0 }), packed([[0]])]],
    ['a thousand million pixels', [head({ width: 40_000, height: 40_000, depth: 8, colour: 0 }), packed([[0]])]],
  ])('is none with %s', async (_, chunks) => {
    expect(await readPng(png(...chunks))).toBeUndefined();
  });

  it('is made smaller to what paper shows, each pixel the mean of those in it, interlaced or not', async () => {
    const bounds = { across: 2, down: 9, all: 100 };
    const grey = (...lines: number[][]): Buffer => packed(lines.map((line) => [0, ...line]));
    const small = await readPng(
      png(head({ width: 4, height: 4, colour: 0 }), grey([10, 20, 0, 0], [30, 40, 0, 4], [1, 1, 9, 9], [1, 1, 9, 9])),
      bounds,
    );
    expect([small?.width, small?.height]).toEqual([2, 2]);
    expect([...inflateSync(small?.data ?? '')]).toEqual([0, 25, 25, 25, 1, 1, 1, 0, 1, 1, 1, 9, 9, 9]);
    const lines = [
      [0, 1],
      [0, 3],
      [0, 7, 9],
      [0, 2],
      [0, 8],
      [0, 4, 5, 6],
    ];
    const one = await readPng(png(head({ width: 3, height: 3, colour: 0, interlace: 1 }), packed(lines)), {
      ...bounds,
      across: 1,
    });
    expect([...inflateSync(one?.data ?? '')]).toEqual([0, 5, 5, 5]);
  });

  it('never has all its pixels in memory', async () => {
    const [width, height] = [2400, 2400];
    const lines = deflateSync(Buffer.alloc((1 + 8 * width) * height, 2));
    const bytes = png(head({ width, height, depth: 16 }), chunk('IDAT', lines));
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 5);
    expect(await readPng(bytes, { across: 600, down: 600, all: 1_000_000 })).toMatchObject({ width: 600, height: 600 });
    clearInterval(timer);
    // Unpacked it is 46 MB.
    expect((most - before) / 1e6).toBeLessThan(20);
  });

  it('of many pixels lets others go on meanwhile', async () => {
    const [width, height] = [2000, 1500];
    const raw = Buffer.alloc((1 + 4 * width) * height, 3);
    const bytes = png(head({ width, height }), chunk('IDAT', deflateSync(raw)));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    expect(await readPng(bytes)).toMatchObject({ width, height });
    clearInterval(timer);
    // Read in one go it would be none, however slow the machine.
    expect(turns).toBeGreaterThan(20);
  });
});

describe('a JPEG for print', () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0];

  it('says its size, behind what else it tells', () => {
    expect(isJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, ...frame]))).toBe(true);
  });

  it.each([
    ['without a frame', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xd9]],
    ['with a part of no length', [0xff, 0xd8, 0xff, 0xe0, 0, 0, ...frame]],
    ['with a part longer than the file', [0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, ...frame]],
    ['with nothing across', [0xff, 0xd8, ...frame.map((byte, index) => (index === 8 ? 0 : byte))]],
    ['of two components', [0xff, 0xd8, ...frame.map((byte, index) => (index === 9 ? 2 : byte))]],
    ['of twelve bits', [0xff, 0xd8, ...frame.map((byte, index) => (index === 4 ? 12 : byte))]],
  ])('is none %s', (_, bytes) => {
    expect(isJpeg(Buffer.from(bytes))).toBe(false);
  });
});
