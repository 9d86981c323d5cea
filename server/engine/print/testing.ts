import { crc32 } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';

/** What a PDF says, as a reader of it would find out. */
export interface ReadPdf {
  /** The text of each page, without spaces and line ends. */
  pages: string[];
  /** What the QR codes of each page say, from the top down. */
  codes: string[][];
  title: string;
  language: string;
  /** Whether it tells its structure to those who hear it. */
  isTagged: boolean;
}

/** Reads a PDF back. @throws Error where it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  const codes: string[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    codes.push(codesIn(await page.getOperatorList()));
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
    );
  }
  const { Title, Language } = info as { Title?: string; Language?: string };
  const marked = await document.getMarkInfo();
  await loading.destroy();
  return { pages, codes, title: Title ?? '', language: Language ?? '', isTagged: marked?.['Marked'] === true };
}

type Box = [left: number, top: number, right: number, bottom: number];

/** Many rectangles that are filled together are a QR code: painted dot by dot, it is read as a camera would. */
function codesIn({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }): string[] {
  return fnArray.flatMap((operation, index) => {
    if (operation !== OPS.constructPath) return [];
    const [painted, [path]] = argsArray[index] as [number, [Float32Array | null]];
    const boxes = painted === OPS.fill && path ? boxesOf(path) : [];
    return boxes.length < fewestBoxes ? [] : [decodeQR(pictureOf(boxes))];
  });
}

/** Of the smallest QR code. */
const fewestBoxes = 60;
/** Numbers of a rectangle in a path: a move, three lines, the end; each a word and its place. */
const ofBox = 13;

function boxesOf(path: Float32Array): Box[] {
  return Array.from({ length: Math.floor(path.length / ofBox) }, (_, n): Box => {
    const at = path.subarray(n * ofBox, (n + 1) * ofBox);
    const [x = [], y = []] = [
      [at[1], at[4], at[7], at[10]],
      [at[2], at[5], at[8], at[11]],
    ].map((each) => each.map((value) => value ?? 0));
    return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
  });
}

function pictureOf(boxes: readonly Box[]) {
  const dotsOfModule = 4;
  const module = Math.min(...boxes.map(([, top, , bottom]) => bottom - top));
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const dots = (length: number): number => Math.round((length / module + 4) * dotsOfModule);
  const [width, height] = [
    dots(Math.max(...boxes.map(([, , x]) => x)) - left + 4 * module),
    dots(Math.max(...boxes.map(([, , , y]) => y)) - top + 4 * module),
  ];
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const box of boxes)
    for (let y = dots(box[1] - top); y < dots(box[3] - top); y++)
      for (let x = dots(box[0] - left); x < dots(box[2] - left); x++)
        data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { width, height, data };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG, whose length may say something else than it has. */
export function pngChunk(type: string, data: readonly number[] | Buffer, length = data.length): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), Buffer.from(data)])));
  return Buffer.concat([head, Buffer.from(data), sum]);
}

/** What a PNG says of its form. */
export function pngHead({ width = 2, height = 2, depth = 8, colour = 6, interlace = 0 } = {}): Buffer {
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(width, 0);
  sizes.writeUInt32BE(height, 4);
  return pngChunk('IHDR', [...sizes, depth, colour, 0, 0, interlace]);
}

/** A PNG of chunks. */
export function pngOf(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([signature, ...chunks, pngChunk('IEND', [])]);
}
