import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Megabytes, and milliseconds for one: what asks for more ends its process, and the next has a new one. */
const limits = { heap: 256, memory: 800, patience: 15_000, start: 60_000 } as const;
/**
 * Bytes that a part of a PDF may unfold to: where it is read, what tells of its pages; where it is drawn, a picture of a whole
 * sheet. The library takes a second for twenty megabytes, and does it twice before it gives up.
 */
const largestPart = { read: 16 * 1024 * 1024, drawn: 160 * 1024 * 1024 } as const;
/** Pixels of the longer side that a sheet is drawn with to find its code: 8 to a millimetre of A4. */
const drawnSide = 2400;
/** Milliseconds between two looks at the memory of the process. */
const looksEvery = 100;
/** Characters that are kept of what a process says when it ends. */
const mostSaid = 2000;

export function openPaperReader(): PaperReader {
  let child: ChildProcess | undefined;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    async factsOf({ bytes, mime }) {
      if (!child?.connected) child = await startReading();
      const { answer, hasEnded } = await asked({ child, paper: { bytes, isPdf: mime === 'application/pdf' } });
      if (hasEnded) close();
      return answer;
    },
    close,
  };
}

/** @throws Error where the process cannot read anything: what it needs is missing, or there is no room for it */
async function startReading(): Promise<ChildProcess> {
  const library = pathOf('pdfjs-dist/legacy/build/pdf.mjs');
  const data = {
    parts: largestPart,
    drawnSide,
    library,
    // Decoders of pictures that scans have, and the fonts that no PDF brings along.
    wasm: join(library, '../../../wasm/'),
    fonts: join(library, '../../../standard_fonts/'),
    canvases: pathOf('@napi-rs/canvas'),
    codes: pathOf('qr/decode.js'),
  };
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.heap}`, '--eval', readingProcess, JSON.stringify(data)],
    // It needs nothing of what the server is told, such as passwords.
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced', env: bareEnvironment() },
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${String(chunk)}`.slice(-mostSaid)));
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`papers cannot be read: ${why}\n${said}`));
      timer = setTimeout(() => fail('their process does not start'), limits.start);
      child.once('message', () => resolve());
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(`their process ended with ${signal ?? code}`));
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    child.removeAllListeners();
    child.on('error', () => undefined);
  }
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
      clearInterval(looks);
      child.removeAllListeners('message').removeAllListeners('exit');
      resolve({ answer, hasEnded });
    };
    const timer = setTimeout(() => done('tooHard', true), limits.patience);
    // What native code takes is in no heap.
    const looks = setInterval(() => {
      if (memoryOf(child) > limits.memory) done('tooHard', true);
    }, looksEvery);
    child.on('message', (answer: PaperAnswer) => done(answer, false));
    // With no memory left it is aborted or killed; whatever else ends it is a file that is broken.
    child.on('exit', (_code, signal) =>
      done(signal === 'SIGABRT' || signal === 'SIGKILL' ? 'tooHard' : 'unreadable', true),
    );
    child.send(paper, (error) => {
      if (error) done('unreadable', true);
    });
  });
}

/** Megabytes that a process has in memory; 0 where the system does not tell as Linux does. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * No script of a page is run. It is read strictly, and drawn as forgivingly as viewers do: only a sheet on which no code is
 * found has none; one that cannot be drawn is too hard. The library asks for no more bytes at once than it may have.
 */
const readingProcess = `
const { library, canvases, codes, wasm, fonts, parts, drawnSide } = JSON.parse(process.argv[1]);
const { pathToFileURL } = require('node:url');
const { createCanvas, loadImage } = require(canvases);
let most = parts.read;
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
  const [, { decodeQR }] = await loading;
  const scale = drawnSide / Math.max(width, height);
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  await draw(canvas, scale);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  try {
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
const withPage = async (bytes, options, work) => {
  const [{ getDocument }] = await loading;
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false, disableFontFace: true, ...options });
  try {
    const document = await task.promise;
    return await work(await document.getPage(1), document);
  } finally {
    await task.destroy();
  }
};
const readPdf = async (bytes) => {
  const facts = await withPage(bytes, { stopAtErrors: true }, async (page, document) => {
    const { width, height } = page.getViewport({ scale: 1 });
    const annotations = await page.getAnnotations({ intent: 'any' });
    const isActive = (await document.hasJSActions()) || (await document.getAttachments()) !== null || (await page.getJSActions()) !== null || annotations.some(isActing);
    return { pages: document.numPages, width, height, isActive, code: null };
  });
  if (facts.isActive || facts.pages > 1) return facts;
  most = parts.drawn;
  try {
    const code = await withPage(bytes, { stopAtErrors: false, wasmUrl: wasm, standardFontDataUrl: fonts, maxImageSize: parts.drawn / 4 }, (page) =>
      codeOn((canvas, scale) => page.render({ canvas, viewport: page.getViewport({ scale }), background: 'white' }).promise, facts));
    return { ...facts, code };
  } catch {
    return 'tooHard';
  } finally {
    most = parts.read;
  }
};
process.on('message', ({ bytes, isPdf }) => {
  (isPdf ? readPdf : readPicture)(bytes).then((facts) => process.send(facts), () => process.send('unreadable'));
});
process.on('disconnect', () => process.exit());
loading.then(() => process.send('ready'), (error) => { console.error(error); process.exit(1); });`;
