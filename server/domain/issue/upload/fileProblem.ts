import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { sheetOf } from '#runtime/core/certificate/design.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { pictureSize, type PictureSize } from '../../../engine/pictureSize.ts';
import type { PdfReader } from './pdfReader.ts';

/** What a printed certificate may be, by its bytes. */
export type PrintedMime = 'application/pdf' | 'image/png' | 'image/jpeg';

/** Pixels that the shorter side of a picture has at least: 150 to an inch of A4. */
const fewestPixels = 1240;
/** By how much a side may differ from the sheet. */
const tolerance = 0.03;

/** The type of a printed certificate by its bytes; undefined of any other file. */
export async function mimeOf(bytes: Buffer): Promise<PrintedMime | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  return found === 'application/pdf' || found === 'image/png' || found === 'image/jpeg' ? found : undefined;
}

/** Why a file is no certificate of one sheet of A4 that lies as its template does (rule IC31); undefined where it is. */
export async function fileProblem({
  bytes,
  mime,
  orientation,
  pdfs,
}: {
  bytes: Buffer;
  mime: PrintedMime;
  orientation: CertDesign['orientation'];
  pdfs: PdfReader;
}): Promise<string | undefined> {
  return mime === 'application/pdf'
    ? pdfProblem({ bytes, orientation, pdfs })
    : pictureProblem({ size: await sizeOf({ bytes, mime }), orientation });
}

async function pdfProblem({
  bytes,
  orientation,
  pdfs,
}: {
  bytes: Buffer;
  orientation: CertDesign['orientation'];
  pdfs: PdfReader;
}): Promise<string | undefined> {
  const facts = await pdfs.factsOf(bytes);
  if (!facts) return 'PDF 打不开，或者加了密码，请重新导出';
  if (facts.isActive) return 'PDF 中有脚本或附件，请重新导出一份没有的';
  if (facts.pages !== 1) return `PDF 有 ${facts.pages} 页，证书只能是 1 页`;
  const sheet = sheetOf({ orientation });
  const isFitting = isNear(facts.width, sheet.width * millimetre) && isNear(facts.height, sheet.height * millimetre);
  if (isFitting) return undefined;
  const [width, height] = [facts.width, facts.height].map((length) => Math.round(length / millimetre));
  return `纸张是 ${width} × ${height} 毫米，应为 A4 ${words[orientation]}（${sheet.width} × ${sheet.height}）`;
}

function pictureProblem({
  size,
  orientation,
}: {
  size: PictureSize | undefined;
  orientation: CertDesign['orientation'];
}): string | undefined {
  if (!size) return '图片打不开，请重新导出';
  const { width, height } = size;
  const sheet = sheetOf({ orientation });
  if (!isNear(width / height, sheet.width / sheet.height))
    return `图片是 ${width} × ${height} 像素，比例应和 A4 ${words[orientation]}一样`;
  return Math.min(width, height) < fewestPixels
    ? `图片是 ${width} × ${height} 像素，不够清楚：短边至少 ${fewestPixels} 像素`
    : undefined;
}

const words = { landscape: '横向', portrait: '纵向' } as const;

function isNear(found: number, wanted: number): boolean {
  return Math.abs(found / wanted - 1) <= tolerance;
}

async function sizeOf({ bytes, mime }: { bytes: Buffer; mime: PrintedMime }): Promise<PictureSize | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    return await pictureSize({ path, mime });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
