import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import type { Operation } from '#generators/formats.ts';
import { operation, type Values } from '../artefacts.ts';
import type { Caller } from '../client.ts';
import { dataOf } from '../world.ts';

/** The first sheet of a workbook: headings without the star of what is required, and under each its cell. */
export interface Sheet {
  headings: string[];
  rows: string[][];
}

/** Reads the first sheet of a workbook as texts. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  const [sheet] = Object.values(await readSheets(bytes));
  return sheet ?? { headings: [], rows: [] };
}

/** The sheets of a workbook as texts, by their names. */
export async function readSheets(bytes: Uint8Array): Promise<Record<string, Sheet>> {
  const sheets = await readXlsxFile(Buffer.from(bytes));
  return Object.fromEntries(
    sheets.map(({ sheet, data }) => {
      const [head = [], ...rows] = data.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell))));
      return [sheet, { headings: head.map((heading) => heading.replace('*', '')), rows }];
    }),
  );
}

/** A workbook with one sheet. */
export async function writeSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return writeSheets({ 数据: sheet });
}

/** A workbook with sheets of these names. */
export async function writeSheets(sheets: Record<string, Sheet>): Promise<Uint8Array<ArrayBuffer>> {
  const written = Object.entries(sheets).map(([sheet, { headings, rows }]) => ({
    sheet,
    data: [headings, ...rows].map((row) => row.map((value) => ({ value, type: String }))),
  }));
  return new Uint8Array(await writeXlsxFile(written).toBuffer());
}

/** An import as it is told. */
export interface Job extends Values {
  id: string;
  state: string;
}

/** Uploads a workbook to be imported, and waits until it is checked. */
export async function checkImport({
  caller,
  upload,
  content,
}: {
  caller: Caller;
  upload: Operation;
  content: string | Uint8Array<ArrayBuffer>;
}): Promise<Job> {
  return settled({ caller, job: dataOf<Job>(await caller.upload(upload, { name: '数据.xlsx', content })) });
}

/** Stores what an import has checked, and waits for it. */
export async function commitImport({
  caller,
  commit,
  job,
  mode = 'all',
}: {
  caller: Caller;
  commit: Operation;
  job: Job;
  /** valid: only the rows that are right. */
  mode?: 'all' | 'valid';
}): Promise<Job> {
  return settled({ caller, job: dataOf<Job>(await caller.call(commit, { id: job.id, mode })) });
}

const pause = 10;

/** A job as it is once it neither waits nor runs. */
export async function settled({ caller, job }: { caller: Caller; job: Job }): Promise<Job> {
  for (let now = job; ; now = dataOf<Job>(await caller.call(operation('job.progress'), { id: job.id }))) {
    if (now.state !== 'waiting' && now.state !== 'running') return now;
    await new Promise((done) => setTimeout(done, pause));
  }
}
