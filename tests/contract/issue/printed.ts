import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { deflateSync } from 'node:zlib';
import { vi } from 'vitest';
import { writeWorkbook } from '#server/engine/excel/workbook.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { openDocument } from '#server/engine/print/document.ts';
import { drawModules, qrOf } from '#server/engine/print/qr.ts';
import { pngChunk, pngHead, pngOf } from '#server/engine/print/testing.ts';
import { must, type Person, type Reply, type Values } from '../mock/exam.ts';

/** A row of the sheet, by the titles of its columns. */
export type Row = Record<string, string>;

/** A PDF of blank sheets, another one for each title; the last with a QR code where one is said. */
export async function blankPdf({
  title,
  pages = 1,
  orientation = 'landscape',
  code,
}: {
  title: string;
  pages?: number;
  orientation?: 'landscape' | 'portrait';
  code?: string;
}): Promise<Buffer> {
  const document = openDocument({ title, paper: 'A4', orientation, time: new Date('2026-01-01T00:00:00Z') });
  for (let page = 0; page < pages; page++) document.addPage();
  if (code !== undefined) drawModules({ document, modules: qrOf(code) ?? [], x: 700, y: 450, side: 20 * millimetre });
  document.end();
  return buffer(document);
}

/** A white PNG, with a QR code in a corner where one is said. */
export function blankPng({ width, height, code }: { width: number; height: number; code?: string }): Buffer {
  const lines = Buffer.alloc(height * (1 + width), 255);
  for (let line = 0; line < height; line++) lines[line * (1 + width)] = 0;
  const module = 4;
  const modulesOf = code === undefined ? [] : (qrOf(code) ?? []);
  for (const [row, modules] of modulesOf.entries())
    for (const [column, isDark] of modules.entries())
      for (let line = row * module; isDark && line < (row + 1) * module; line++)
        lines.fill(0, line * (1 + width) + 1 + column * module, line * (1 + width) + 1 + (column + 1) * module);
  return pngOf(pngHead({ width, height, colour: 0 }), pngChunk('IDAT', deflateSync(lines)));
}

/** A PDF of one sheet that asks for a password. */
export async function lockedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', userPassword: 'secret' });
  document.end();
  return buffer(document);
}

/** A grey JPEG: on its side it is shown turned by a quarter; `padding` makes the file so many bytes longer. */
export function blankJpg({
  width,
  height,
  isOnItsSide = false,
  padding = 0,
}: {
  width: number;
  height: number;
  isOnItsSide?: boolean;
  padding?: number;
}): Buffer {
  const segment = (marker: number, ...parts: Uint8Array[]): Buffer => {
    const content = Buffer.concat(parts);
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(2 + content.length, 2);
    return Buffer.concat([head, content]);
  };
  const size = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  // One code of one bit in each table: no difference, and the end of a block.
  const table = (which: number): Buffer => Buffer.from([which, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  const turned = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0', 'latin1');
  const largest = 0xfff0;
  const comments = Array.from({ length: Math.ceil(padding / largest) }, (_, n) =>
    segment(0xfe, randomBytes(Math.min(largest, padding - n * largest))),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(isOnItsSide ? [segment(0xe1, Buffer.from('Exif\0\0', 'latin1'), turned)] : []),
    ...comments,
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc0, size),
    segment(0xc4, table(0x00)),
    segment(0xc4, table(0x10)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(Math.ceil((Math.ceil(width / 8) * Math.ceil(height / 8)) / 4)),
    Buffer.from([0xff, 0xd9]),
  ]);
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
