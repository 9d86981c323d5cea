import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { failures, type Failure } from '../../failures.ts';

/** Megabytes of heap: a sheet that asks for more ends its thread and not the server. */
const heap = { reading: 1024, writing: 2048 } as const;
/** Milliseconds. */
const patience = 120_000;

const { resolve } = createRequire(import.meta.url);

/*
 * Reading and writing a workbook is seconds of work in one piece, and a sheet can be made such that it never ends. The
 * threads are given as text, so that they run alike from source and from the built server.
 */
const reading = `
const { parentPort, workerData: { library, file, most } } = require('node:worker_threads');
require(library).readSheet(Buffer.from(file), 1, { trim: false }).then(
  (rows) => {
    let sent = 0;
    const next = () => {
      const page = rows.slice(sent, Math.min(sent + 500, most));
      sent += page.length;
      parentPort.postMessage(page.length > 0 ? { rows: page } : { isDone: true });
    };
    parentPort.on('message', next);
    next();
  },
  ({ message }) => parentPort.postMessage({ problem: String(message) }),
);`;

const writing = `
const { parentPort, workerData: { library } } = require('node:worker_threads');
const sheets = [];
const heading = ({ title }) => ({ value: title, type: String, fontWeight: 'bold', backgroundColor: '#EAF0FF', wrap: true });
const cell = ({ value, isBad }) => (value === '' && !isBad ? null : { value, type: typeof value === 'number' ? Number : String, ...(isBad && { backgroundColor: '#FFE3E3' }) });
parentPort.on('message', async ({ sheet, rows }) => {
  if (sheet) sheets.push({ sheet: sheet.name, columns: sheet.headings.map(({ width }) => ({ width })), stickyRowsCount: 1, data: [sheet.headings.map(heading)] });
  else if (rows) for (const row of rows) sheets[sheets.length - 1].data.push(row.map(cell));
  else {
    try {
      parentPort.postMessage({ file: await require(library).default(sheets).toBuffer() });
    } catch ({ message }) {
      parentPort.postMessage({ problem: String(message) });
    }
    parentPort.close();
  }
});`;

/** What a cell holds when it is read. */
export type ReadCell = string | number | boolean | Date | null;

/** A cell to write: its text or number, and whether it stands out as bad. */
export interface WrittenCell {
  value: string | number;
  isBad?: boolean;
}

export interface WrittenSheet {
  name: string;
  headings: { title: string; width: number }[];
  /** Rows in pages, so that they need not all be there at once. */
  pages: Iterable<WrittenCell[][]> | AsyncIterable<WrittenCell[][]>;
}

/**
 * Reads the first `most` rows of the first sheet of a workbook beside the main thread, and hands them over page by page
 * so that other calls get their turn in between.
 * @throws Failure 413 where it takes too much memory or time, 415 where it cannot be read.
 */
export const readInThread = oneAtATime(async ({ file, most, onPage }: { file: Buffer; most: number; onPage(rows: ReadCell[][]): void }): Promise<void> => {
  const worker = new Worker(reading, { eval: true, workerData: { library: resolve('read-excel-file/node'), file, most }, resourceLimits: { maxOldGenerationSizeMb: heap.reading } });
  await answer<{ rows?: ReadCell[][]; isDone?: true }>({
    worker,
    isLast({ rows, isDone }) {
      if (rows) {
        onPage(rows);
        worker.postMessage('next');
      }
      return isDone === true;
    },
    refuse: unreadable,
  });
});

/** A workbook of the sheets, written beside the main thread. @throws whatever the pages throw. */
export const writeInThread = oneAtATime(async (sheets: readonly WrittenSheet[]): Promise<Buffer> => {
  const worker = new Worker(writing, { eval: true, workerData: { library: resolve('write-excel-file/node') }, resourceLimits: { maxOldGenerationSizeMb: heap.writing } });
  let file: Buffer = Buffer.alloc(0);
  const written = answer<{ file?: Uint8Array }>({
    worker,
    isLast(message) {
      if (message.file) file = Buffer.from(message.file.buffer, message.file.byteOffset, message.file.byteLength);
      return message.file !== undefined;
    },
    refuse: (problem) => new Error(`the workbook cannot be written: ${problem}`),
  });
  const send = async (): Promise<void> => {
    for (const { name, headings, pages } of sheets) {
      worker.postMessage({ sheet: { name, headings } });
      for await (const rows of pages) worker.postMessage({ rows });
    }
    worker.postMessage({});
    await written;
  };
  try {
    await Promise.all([send(), written]);
    return file;
  } finally {
    await worker.terminate();
  }
});

/** Waits for the last message of a thread, and ends it. */
async function answer<Message>({ worker, isLast, refuse }: { worker: Worker; isLast(message: Message): boolean; refuse(problem: string): Error }): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, fail) => {
      timer = setTimeout(() => fail(tooHard()), patience);
      worker.on('message', (message: Message & { problem?: string }) => {
        if (message.problem !== undefined) fail(refuse(message.problem));
        else if (isLast(message)) done();
      });
      worker.on('error', (error: NodeJS.ErrnoException) => fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHard() : error));
      worker.on('exit', () => fail(new Error('the thread ended before its work')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function tooHard(): Failure {
  return failures.tooLarge('工作簿占用的行或列过多，无法处理；请删去多余的空白行列，或分成几个文件');
}

/** The reader says where it stumbled; only a formula without a stored result is something a person can mend. */
function unreadable(problem: string): Failure {
  const [, row, column] = /row (\d+), col (\d+)/.exec(problem) ?? [];
  const place = row && column ? `第 ${row} 行第 ${column} 列的单元格无法读取，如果是公式请改为数值；否则` : '工作簿无法读取，';
  return failures.badFile(`${place}请用 Excel 或 WPS 重新保存为 .xlsx 后再上传`);
}

/** The same work, never twice at a time: each may take a good part of the machine's memory. */
function oneAtATime<Input, Output>(work: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const result = last.then(() => work(input));
    last = result.catch(() => undefined);
    return result;
  };
}
