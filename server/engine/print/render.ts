import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Print } from '#generators/formats.ts';
import { drawSheet } from './draw.ts';
import { Paper } from './paper.ts';
import type { Sheet } from './sheet.ts';

/** Milliseconds of drawing until others have their turn. */
const atOnce = 10;

/** How a document looks, whatever stands in it. */
export type Look = Pick<Print, 'title' | 'paper' | 'orientation'>;

/** Sheets as one PDF, tagged and in Chinese: its title and structure are read aloud. A sheet is made when there is room for it; what goes wrong then ends the stream. */
export function renderPdf(rendered: { look: Look; sheets: AsyncIterable<Sheet> | Iterable<Sheet> }): Readable {
  return Readable.from(bytesOf(rendered), { objectMode: false });
}

async function* bytesOf({ look, sheets }: Parameters<typeof renderPdf>[0]): AsyncGenerator<Buffer> {
  const paper = new Paper(look);
  const document = paper.document as unknown as Readable;
  for await (const sheet of sheets) {
    let until = Date.now() + atOnce;
    for (const _step of drawSheet(paper, sheet)) {
      if (Date.now() < until) continue;
      await setImmediate();
      until = Date.now() + atOnce;
    }
    await setImmediate();
    const written: Buffer | null = document.read() as Buffer | null;
    if (written) yield written;
  }
  paper.end();
  yield* document as AsyncIterable<Buffer>;
}
