import { failures, type Failure } from '../../failures.ts';
import { FairQueue } from '../fairQueue.ts';
import { answer, end, pathOf, threadOf } from '../thread.ts';
import { readingThread, writingThread } from './threads.ts';

/**
 * Megabytes of heap and milliseconds: a sheet that asks for more ends its thread and not the server. A sheet of 50,000
 * real questions is read with half of either; what is written comes from the database, so it may be larger.
 */
const limits = { reading: { heap: 256, patience: 15_000 }, writing: { heap: 1024, patience: 120_000 } } as const;

/** Each thread may take its heap once more for bytes: two of a kind, and one tenant never has both. */
const readers = new FairQueue({ size: 2 });
const writers = new FairQueue({ size: 2 });

/** What a cell holds when it is read. */
export type ReadCell = string | number | boolean | Date | null;

/** A cell to write: its text or number, and whether it stands out as bad or as an example. */
export interface WrittenCell {
  value: string | number;
  /** Number format of Excel, for a number. */
  format?: string | undefined;
  look?: 'bad' | 'sample';
}

/** What Excel lets people fill into a column; it is no more than a help, the import looks for itself. */
export interface CellRule {
  /** list: one of the cells of the range `from`; else between `from` and `to`. */
  type: 'list' | 'whole' | 'decimal';
  from?: string | number;
  to?: number;
  /** Whether Excel refuses anything else, or asks only. */
  isStrict: boolean;
  message: string;
}

export interface WrittenSheet {
  name: string;
  headings: { title: string; width: number; rule?: CellRule | undefined }[];
  /** Rows in pages, so that they need not all be there at once. */
  pages: Iterable<WrittenCell[][]> | AsyncIterable<WrittenCell[][]>;
}

interface Reading {
  /** Whose turn it takes: the tenant. */
  owner: string;
  /** The workbook, made when the turn has come. */
  file(): Promise<Buffer>;
  /** Of further sheets to read; a workbook need not have them. */
  names: readonly string[];
  /** Rows of a sheet. */
  most: number;
  /** `sheet`: 0 of the first, then those of the names. */
  onPage(page: { sheet: number; rows: ReadCell[][] }): void;
}

/**
 * Reads the first `most` rows of the first sheet of a workbook, and of those with some names, beside the main thread, and hands them over page by page
 * so that other calls get their turn in between.
 * @throws Failure 413 where it takes too much memory or time, 415 where it cannot be read; whatever `file` throws.
 */
export function readInThread({ owner, file, names, most, onPage }: Reading): Promise<void> {
  return readers.run({
    owner,
    work: async () => {
      const bytes = Uint8Array.from(await file());
      const worker = threadOf({
        text: readingThread,
        library: 'read-excel-file/node',
        heap: limits.reading.heap,
        data: { file: bytes, names, most },
        moved: [bytes.buffer],
      });
      await answer<{ sheet?: number; rows?: ReadCell[][]; isDone?: true }>({
        worker,
        patience: limits.reading.patience,
        isLast({ sheet = 0, rows, isDone }) {
          if (rows) {
            onPage({ sheet, rows });
            worker.postMessage('next');
          }
          return isDone === true;
        },
        refuse: unreadable,
        tooHard,
      });
    },
  });
}

/** A workbook of the sheets, written beside the main thread. @throws whatever the pages throw. */
export function writeInThread({ owner, sheets }: { owner: string; sheets: readonly WrittenSheet[] }): Promise<Buffer> {
  return writers.run({ owner, work: () => write(sheets) });
}

async function write(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const worker = threadOf({
    text: writingThread,
    library: 'write-excel-file/node',
    heap: limits.writing.heap,
    data: { utility: pathOf('write-excel-file/utility') },
  });
  let file: Buffer = Buffer.alloc(0);
  const written = answer<{ file?: Uint8Array }>({
    worker,
    patience: limits.writing.patience,
    isLast(message) {
      if (message.file) file = Buffer.from(message.file.buffer, message.file.byteOffset, message.file.byteLength);
      return message.file !== undefined;
    },
    refuse: (problem) => new Error(`the workbook cannot be written: ${problem}`),
    tooHard,
  });
  const send = async (): Promise<void> => {
    for (const { pages, ...sheet } of sheets) {
      worker.postMessage({ sheet });
      for await (const rows of pages) worker.postMessage({ rows });
    }
    worker.postMessage({});
    await written;
  };
  try {
    await Promise.all([send(), written]);
    return file;
  } finally {
    await end(worker);
  }
}

function tooHard(): Failure {
  return failures.tooLarge('工作簿占用的行或列过多，无法处理；请删去多余的空白行列，或分成几个文件');
}

/** The reader says where it stumbled; only a formula without a stored result is something a person can mend. */
function unreadable(problem: string): Failure {
  const [, row, column] = /row (\d+), col (\d+)/.exec(problem) ?? [];
  const place =
    row && column ? `第 ${row} 行第 ${column} 列的单元格无法读取，如果是公式请改为数值；否则` : '工作簿无法读取，';
  return failures.badFile(`${place}请用 Excel 或 WPS 重新保存为 .xlsx 后再上传`);
}
