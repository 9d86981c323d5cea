import type { Worker } from 'node:worker_threads';
import { end, threadOf } from '../../../engine/thread.ts';

/** What a PDF is like, as far as it matters for one that is printed. Lengths are points, of the first page as it is shown. */
export interface PdfFacts {
  pages: number;
  width: number;
  height: number;
  /** Whether it runs scripts, or has files in it. */
  isActive: boolean;
}

/** Reads PDFs that somebody sent beside the main thread, one after the other. */
export interface PdfReader {
  /** @returns nothing of a file that is no PDF, asks for a password, or takes too much memory or time */
  factsOf(bytes: Buffer): Promise<PdfFacts | undefined>;
  close(): Promise<void>;
}

/** Megabytes of heap, and milliseconds for one PDF: what asks for more ends its thread, and the next has a new one. */
const limits = { heap: 256, patience: 15_000 } as const;
/** Bytes that a part of a PDF may unfold to. */
const largestPart = 64 * 1024 * 1024;

export function openPdfReader(): PdfReader {
  let worker: Worker | undefined;
  const close = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    if (ending) await end(ending);
  };
  return {
    async factsOf(bytes) {
      worker ??= threadOf({
        text: readingThread,
        library: 'pdfjs-dist/legacy/build/pdf.mjs',
        heap: limits.heap,
        data: { most: largestPart },
      });
      const facts = await asked({ worker, bytes: Uint8Array.from(bytes) });
      if (facts === 'ended') await close();
      return typeof facts === 'object' ? facts : undefined;
    },
    close,
  };
}

type Answer = PdfFacts | 'unreadable' | 'ended';

function asked({ worker, bytes }: { worker: Worker; bytes: Uint8Array<ArrayBuffer> }): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (answer: Answer): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // What a thread says that nobody waits for any more harms nobody.
      worker.on('error', () => undefined);
      resolve(answer);
    };
    const timer = setTimeout(() => done('ended'), limits.patience);
    worker.removeAllListeners();
    worker.on('message', done);
    worker.on('error', () => done('ended'));
    worker.on('exit', () => done('ended'));
    worker.postMessage(bytes, [bytes.buffer]);
  });
}

/**
 * Nothing of a page is drawn, and no script of it is run. What parts unfold to lies outside of the heap, so that no limit of
 * the thread holds it: the library asks for no more bytes at once than it may have.
 */
const readingThread = `
const { parentPort, workerData: { library, most } } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(made, given, asked) {
    if (typeof given[0] === 'number' && given[0] > most) throw new RangeError('a part unfolds to too many bytes');
    return Reflect.construct(made, given, asked);
  },
});
const loading = import(pathToFileURL(library));
const holding = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
// A link that leads neither to an address nor to a place in the document runs something.
const isActing = ({ subtype, url, dest, action }) => holding.has(subtype) || (subtype === 'Link' && !url && !dest && !action);
const read = async (data) => {
  const { getDocument } = await loading;
  const task = getDocument({ data, verbosity: 0, isEvalSupported: false, disableFontFace: true, stopAtErrors: true });
  try {
    const document = await task.promise;
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const annotations = await page.getAnnotations({ intent: 'any' });
    const isActive = (await document.hasJSActions()) || (await document.getAttachments()) !== null || (await page.getJSActions()) !== null || annotations.some(isActing);
    return { pages: document.numPages, width, height, isActive };
  } finally {
    await task.destroy();
  }
};
parentPort.on('message', (data) => {
  read(data).then((facts) => parentPort.postMessage(facts), () => parentPort.postMessage('unreadable'));
});`;
