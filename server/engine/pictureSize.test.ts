import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureSize, type PictureSize } from './pictureSize.ts';

let folder = '';
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'size-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function sizeOf({ mime, bytes }: { mime: string; bytes: Uint8Array }): Promise<PictureSize | undefined> {
  const path = join(folder, 'picture');
  await writeFile(path, bytes);
  return pictureSize({ path, mime });
}

const latin = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const big = (value: number): number[] => [value >> 8, value & 0xff];
const little = (value: number): number[] => [value & 0xff, value >> 8];
const segment = (marker: number, content: readonly number[]): number[] => [
  0xff,
  marker,
  ...big(content.length + 2),
  ...content,
];
const frame = (marker = 0xc0): number[] => segment(marker, [8, ...big(413), ...big(295), 3, 1, 0x22, 0]);

/** EXIF with an entry before the orientation; in either order of bytes. */
function exif(orientation: number, isBig = true): number[] {
  const short = isBig ? big : little;
  const long = (value: number): number[] => (isBig ? [0, 0, ...big(value)] : [...little(value), 0, 0]);
  const entry = (tag: number, value: number): number[] => [
    ...short(tag),
    ...short(3),
    ...long(1),
    ...short(value),
    0,
    0,
  ];
  const directory = [...short(2), ...entry(0x0100, 1), ...entry(0x0112, orientation), ...long(0)];
  return segment(0xe1, [
    ...latin('Exif\0\0'),
    ...latin(isBig ? 'MM' : 'II'),
    ...short(42),
    ...long(12),
    0,
    0,
    0,
    0,
    ...directory,
  ]);
}

const jpeg = (...parts: number[][]): { mime: string; bytes: Uint8Array } => ({
  mime: 'image/jpeg',
  bytes: Uint8Array.from([0xff, 0xd8, ...parts.flat()]),
});
const webp = (...chunk: number[]) => ({
  mime: 'image/webp',
  bytes: Uint8Array.from([...latin('RIFF....WEBP'), ...chunk]),
});
const png = (width: number[], height: number[]) => ({
  mime: 'image/png',
  bytes: Uint8Array.from([...latin('\x89PNG\r\n\x1a\n'), 0, 0, 0, 13, ...latin('IHDR'), ...width, ...height]),
});

const upright = { width: 295, height: 413 };
const lying = { width: 413, height: 295 };

describe('the size of a picture', () => {
  it.each([
    ['png', png([0, 0, ...big(295)], [0, 0, ...big(413)]), upright],
    [
      'gif',
      { mime: 'image/gif', bytes: Uint8Array.from([...latin('GIF89a'), ...little(295), ...little(413)]) },
      upright,
    ],
    ['jpeg', jpeg(segment(0xe0, latin('JFIF\0')), segment(0xc4, [1, 2]), frame()), upright],
    ['jpeg, progressive, filled up', jpeg([0xff, 0xff], frame(0xc2)), upright],
    ['jpeg, on its side', jpeg(exif(6), frame()), lying],
    ['jpeg, on its side, other order of bytes', jpeg(exif(8, false), frame()), lying],
    ['jpeg, upside down', jpeg(exif(3), frame()), upright],
    ['jpeg, XMP behind EXIF', jpeg(exif(6), segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0')), frame()), lying],
    ['jpeg, broken EXIF', jpeg(segment(0xe1, latin('Exif\0\0MM\0*\xff\xff\xff\xff')), frame()), upright],
    [
      'jpeg, thumbnail in a segment',
      jpeg(
        segment(
          0xed,
          frame().map((byte) => byte ^ 1),
        ),
        frame(),
      ),
      upright,
    ],
    ['webp, extended', webp(...latin('VP8X'), 10, 0, 0, 0, 0, 0, 0, 0, ...little(294), 0, ...little(412), 0), upright],
    [
      'webp, lossless',
      webp(
        ...latin('VP8L'),
        0,
        0,
        0,
        0,
        0x2f,
        ...[0, 8, 16, 24].map((by) => ((294 | (412 << 14)) >>> by) & 0xff),
        0,
        0,
        0,
        0,
        0,
      ),
      upright,
    ],
    [
      'webp, lossy',
      webp(...latin('VP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, ...little(295), ...little(413)),
      upright,
    ],
  ])('%s', async (_name, file, size) => {
    expect(await sizeOf(file)).toEqual(size);
  });

  it.each([
    ['of nothing', jpeg()],
    ['a length of nothing', jpeg([0xff, 0xe0, 0, 0], frame())],
    ['data without a frame', jpeg([0xff, 0xda, 0, 2])],
    ['a segment beyond the end', jpeg([0xff, 0xe0, 0xff, 0xff], frame())],
    ['no marker', jpeg(latin('no marker here'))],
    ['a frame cut off', jpeg(frame().slice(0, 7))],
    ['more segments than any picture has', jpeg(Array.from({ length: 1000 }, () => segment(0xe0, [])).flat(), frame())],
    ['filled up for ever', jpeg(Array.from({ length: 5000 }, () => 0xff))],
    ['no width', png([0, 0, 0, 0], [0, 0, 1, 0])],
    ['a width beyond all', png([255, 255, 255, 255], [0, 0, 1, 0])],
    ['a png cut off', { mime: 'image/png', bytes: Uint8Array.from(latin('\x89PNG\r\n\x1a\n')) }],
    ['a webp of another kind', webp(...latin('ALPH'), ...Array.from({ length: 20 }, () => 0))],
    ['a webp cut off', webp(...latin('VP8X'))],
    ['no picture', { mime: 'application/pdf', bytes: Uint8Array.from(latin('%PDF')) }],
  ])('is none: %s', async (_name, file) => {
    expect(await sizeOf(file)).toBeUndefined();
  });
});
