import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says, as a reader of it would find out. */
export interface ReadPdf {
  /** The text of each page, without spaces and line ends. */
  pages: string[];
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
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
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
  return { pages, title: Title ?? '', language: Language ?? '', isTagged: marked?.['Marked'] === true };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A chunk of a PNG, whose length may say something else than it has. */
export function pngChunk(type: string, data: readonly number[] | Buffer, length = data.length): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(data), Buffer.alloc(4)]);
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
