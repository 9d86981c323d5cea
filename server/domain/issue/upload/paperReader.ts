import { spawn, type ChildProcess } from 'node:child_process';
import { pathOf } from '../../../engine/thread.ts';
import type { PrintedMime } from './printedMime.ts';

/** What a printed certificate is like, as far as it matters. */
export interface PaperFacts {
  pages: number;
  /** Of the first page as it is shown: of a PDF in points, of a picture in pixels. */
  width: number;
  height: number;
  /** Whether it runs scripts, or has files in it. */
  isActive: boolean;
  /** What a QR code on it says; null where none is found. */
  code: string | null;
}

/**
 * Reads printed certificates that somebody sent, one after the other, in a process beside the server: what draws them is native
 * code, and a broken file must not end the server with it.
 */
export interface PaperReader {
  /** @returns 'unreadable' of a file that is broken or asks for a password, 'tooHard' of one that takes too much memory or time */
  factsOf(paper: { bytes: Buffer; mime: PrintedMime }): Promise<PaperAnswer>;
  close(): void;
}

/** What is said of a paper. */
export type PaperAnswer = PaperFacts | 'unreadable' | 'tooHard';

/** Megabytes of heap, and milliseconds for one: what asks for more ends its process, and the next has a new one. */
const limits = { heap: 256, patience: 15_000 } as const;
/** Bytes that a part of a PDF may unfold to. */
const largestPart = 64 * 1024 * 1024;
/** Pixels of the longer side that a sheet is drawn with to find its code: 8 to a millimetre of A4. */
const drawnSide = 2400;

export function openPaperReader(): PaperReader {
  let child: ChildProcess | undefined;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async factsOf({ bytes, mime }) {
      child ??= startReading();
      const facts = await asked({ child, paper: { bytes, isPdf: mime === 'application/pdf' } });
      if (facts.hasEnded) close();
      return facts.answer;
    },
    close,
  };
}

function startReading(): ChildProcess {
  const data = {
    most: largestPart,
    drawnSide,
    library: pathOf('pdfjs-dist/legacy/build/pdf.mjs'),
    canvases: pathOf('@napi-rs/canvas'),
    codes: pathOf('qr/decode.js'),
  };
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heap}`, '--eval', readingProcess, JSON.stringify(data)],
    // It needs nothing of what the server is told, such as passwords.
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: bareEnvironment() },
  );
  child.on('error', () => undefined);
  return child;
}

/** What Windows needs to start a process; elsewhere nothing is needed. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}

function asked({
  child,
  paper,
}: {
  child: ChildProcess;
  paper: { bytes: Buffer; isPdf: boolean };
}): Promise<{ answer: PaperAnswer; hasEnded: boolean }> {
  return new Promise((resolve) => {
    const done = (answer: PaperAnswer, hasEnded: boolean): void => {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('exit');
      resolve({ answer, hasEnded });
    };
    const timer = setTimeout(() => done('tooHard', true), limits.patience);
    child.on('message', (answer: PaperAnswer) => done(answer, false));
    // With no heap left it is aborted; whatever else ends it is a file that is broken.
    child.on('exit', (_code, signal) => done(signal === 'SIGABRT' ? 'tooHard' : 'unreadable', true));
    child.send(paper, (error) => {
      if (error) done('unreadable', true);
    });
  });
}

/**
 * No script of a page is run. What parts unfold to lies outside of the heap, so that no limit of the process holds it: the
 * library asks for no more bytes at once than it may have. A page that cannot be drawn shows no code to anybody.
 */
const readingProcess = `
const { library, canvases, codes, most, drawnSide } = JSON.parse(process.argv[1]);
const { pathToFileURL } = require('node:url');
const { createCanvas, loadImage } = require(canvases);
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(made, given, asked) {
    if (typeof given[0] === 'number' && given[0] > most) throw new RangeError('a part unfolds to too many bytes');
    return Reflect.construct(made, given, asked);
  },
});
const loading = Promise.all([library, codes].map((each) => import(pathToFileURL(each))));
const holding = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
// A link that leads neither to an address nor to a place in the document runs something.
const isActing = ({ subtype, url, dest, action }) => holding.has(subtype) || (subtype === 'Link' && !url && !dest && !action);
const codeOn = async (draw, { width, height }) => {
  const scale = drawnSide / Math.max(width, height);
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  try {
    await draw(canvas, scale);
    const [, { decodeQR }] = await loading;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return decodeQR({ width: canvas.width, height: canvas.height, data }, { timeLimit: 1000 });
  } catch {
    return null;
  }
};
const readPicture = async (bytes) => {
  const picture = await loadImage(bytes);
  const { width, height } = picture;
  const draw = async (canvas) => canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { pages: 1, width, height, isActive: false, code: await codeOn(draw, picture) };
};
const readPdf = async (data) => {
  const [{ getDocument }] = await loading;
  const task = getDocument({ data, verbosity: 0, isEvalSupported: false, disableFontFace: true, stopAtErrors: true, maxImageSize: most / 4 });
  try {
    const document = await task.promise;
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const annotations = await page.getAnnotations({ intent: 'any' });
    const isActive = (await document.hasJSActions()) || (await document.getAttachments()) !== null || (await page.getJSActions()) !== null || annotations.some(isActing);
    const draw = async (canvas, scale) => page.render({ canvas, viewport: page.getViewport({ scale }), background: 'white' }).promise;
    const code = isActive || document.numPages > 1 ? null : await codeOn(draw, { width, height });
    return { pages: document.numPages, width, height, isActive, code };
  } finally {
    await task.destroy();
  }
};
process.on('message', ({ bytes, isPdf }) => {
  (isPdf ? readPdf : readPicture)(Uint8Array.from(bytes)).then((facts) => process.send(facts), () => process.send('unreadable'));
});
process.on('disconnect', () => process.exit());`;
