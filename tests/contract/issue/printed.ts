import { zipSync } from 'fflate';
import { deflateSync } from 'node:zlib';
import { vi } from 'vitest';
import { writeWorkbook } from '#server/engine/excel/workbook.ts';
import { openDocument } from '#server/engine/print/document.ts';
import { pngChunk, pngHead, pngOf } from '#server/engine/print/testing.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';

/** A row of the sheet, by the titles of its columns. */
export type Row = Record<string, string>;

/** A PDF of blank sheets, another one for each title. */
export async function blankPdf({
  title,
  pages = 1,
  orientation = 'landscape',
}: {
  title: string;
  pages?: number;
  orientation?: 'landscape' | 'portrait';
}): Promise<Buffer> {
  const document = openDocument({ title, paper: 'A4', orientation, time: new Date('2026-01-01T00:00:00Z') });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (let page = 0; page < pages; page++) document.addPage();
  document.end();
  await new Promise((done) => document.on('end', done));
  return Buffer.concat(chunks);
}

/** A white PNG. */
export function blankPng({ width, height }: { width: number; height: number }): Buffer {
  const lines = Buffer.alloc(height * (1 + width), 255);
  for (let line = 0; line < height; line++) lines[line * (1 + width)] = 0;
  return pngOf(pngHead({ width, height, colour: 0 }), pngChunk('IDAT', deflateSync(lines)));
}

export async function sheetOf(rows: readonly Row[]): Promise<Buffer> {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { body } = await writeWorkbook({
    owner: 'test',
    fileName: '待发证.xlsx',
    sheets: [
      {
        name: '待发证',
        headings: titles.map((title) => ({ title, width: 20 })),
        pages: [rows.map((row) => titles.map((title) => ({ value: row[title] ?? '' })))],
      },
    ],
  });
  return body as Buffer;
}

/** A zip of a sheet and files. */
export async function zipOf({
  rows,
  files,
}: {
  rows: readonly Row[];
  files: Readonly<Record<string, Uint8Array>>;
}): Promise<Buffer> {
  return Buffer.from(zipSync({ '待发证.xlsx': await sheetOf(rows), ...files }));
}

/** What became of a job. */
export async function settled({ person, id }: { person: Person; id: string }): Promise<Values> {
  let job: Values = {};
  await vi.waitUntil(
    async () =>
      !['waiting', 'running'].includes(String((job = await must(person.get(`/job/progress?id=${id}`)))['state'])),
    { timeout: 30_000 },
  );
  return job;
}

/** Uploads a zip and waits until it is checked. */
export async function checked({ person, zip }: { person: Person; zip: Uint8Array }): Promise<Values> {
  const { id } = await must(upload({ person, zip }));
  return settled({ person, id });
}

export function upload({ person, zip }: { person: Person; zip: Uint8Array }): Promise<Reply<{ id: string }>> {
  return person.upload('/certExam/uploadIssueCert', { name: '证书.zip', bytes: zip });
}

/** Has what was checked issued, and waits for it. */
export async function issuedOf({
  person,
  id,
  mode = 'all',
}: {
  person: Person;
  id: unknown;
  mode?: 'all' | 'valid';
}): Promise<Values> {
  await must(person.post('/certExam/issueUploaded', { id, mode }));
  return settled({ person, id: String(id) });
}
