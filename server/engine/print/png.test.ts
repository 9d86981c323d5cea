import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isSoundPng, pixelsOf } from './png.ts';

interface Made {
  width?: number;
  height?: number;
  bits?: number;
  colorType?: number;
  interlace?: number;
  data?: Buffer;
  others?: Buffer[];
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, sum]);
}

/** Four by three pixels with transparency, or what is said. */
function png({ width = 4, height = 3, bits = 8, colorType = 6, interlace = 0, data, others = [] }: Made = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colorType, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    ...others,
    chunk('IDAT', data ?? deflateSync(Buffer.alloc(3 * (1 + 4 * 4)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const palette = chunk('PLTE', Buffer.alloc(6));
const clear = chunk('tRNS', Buffer.alloc(1));

it('takes a picture that is whole', async () => {
  expect(await isSoundPng(png())).toBe(true);
  expect(await isSoundPng(png({ colorType: 2, bits: 16, data: deflateSync(Buffer.alloc(3 * 25)) }))).toBe(true);
  const lines = { colorType: 3, bits: 2, data: deflateSync(Buffer.alloc(3 * 2)) };
  expect(await isSoundPng(png({ ...lines, others: [palette] }))).toBe(true);
  // Five by three pixels have six of the seven passes: lines of 1, 1, 1, 3, two of 2, and 5.
  const passes = deflateSync(Buffer.alloc(5 + 5 + 5 + 13 + 2 * 9 + 21));
  expect(await isSoundPng(png({ width: 5, interlace: 1, data: passes }))).toBe(true);
  expect(pixelsOf(png())).toBe(12);
});

it.each<[string, Buffer]>([
  ['no file', Buffer.alloc(0)],
  ['data that is none', png({ data: Buffer.from('garbage') })],
  ['too little of it', png({ data: deflateSync(Buffer.alloc(20)) })],
  ['too much of it', png({ data: deflateSync(Buffer.alloc(100_000)) })],
  ['a filter that there is not', png({ data: deflateSync(Buffer.alloc(3 * 17, 9)) })],
  ['an end in the middle', png().subarray(0, 60)],
  ['a chunk longer than the file', Buffer.concat([png().subarray(0, 33), Buffer.from('7fffffff49444154', 'hex')])],
  ['a length below nothing', Buffer.concat([png().subarray(0, 33), Buffer.from('fffffff049444154000000', 'hex')])],
  ['no pixels', png({ width: 0 })],
  ['passes without a column', png({ interlace: 1, data: deflateSync(Buffer.alloc(5 + 5 + 9 + 2 * 9 + 17)) })],
  ['a depth that there is not', png({ bits: 3 })],
  ['colours without a palette', png({ colorType: 3 })],
  [
    'transparency within a byte',
    png({ colorType: 3, bits: 2, data: deflateSync(Buffer.alloc(3 * 2)), others: [palette, clear] }),
  ],
])('takes none with %s', async (_, bytes) => expect(await isSoundPng(bytes)).toBe(false));
