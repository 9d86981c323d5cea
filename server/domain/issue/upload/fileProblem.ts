import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertDesign } from '#runtime/core/certificate/design.ts';
import { sheetOf } from '#runtime/core/certificate/design.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { decoded } from '#runtime/core/decoded.ts';
import { literalPattern } from '#runtime/core/literalPattern.ts';
import { pictureSize, type PictureSize } from '../../../engine/pictureSize.ts';
import type { PrintedMime } from './printedMime.ts';
import type { PaperFacts, PaperReader } from './paperReader.ts';

/** Pixels that the shorter side of a picture has at least: 150 to an inch of A4. */
const fewestPixels = 1240;
/** Pixels of a picture at most: A4 with 600 to an inch, and some more. */
const mostPixels = 40_000_000;
/** Characters of a code that are told. */
const longestShown = 80;
/** By how much a side may differ from the sheet. */
const tolerance = 0.03;

/**
 * Why a file is no certificate of one sheet of A4 that lies as its template does, or whose QR code leads elsewhere (rule IC31);
 * undefined where it is one.
 */
export async function fileProblem({
  bytes,
  mime,
  papers,
  ...wanted
}: Wanted & { bytes: Buffer; mime: PrintedMime; papers: PaperReader }): Promise<string | undefined> {
  const isPdf = mime === 'application/pdf';
  // A picture that has too many pixels is not opened.
  const early = isPdf ? undefined : pictureProblem({ size: await sizeOf({ bytes, mime }), ...wanted });
  if (early !== undefined) return early;
  const facts = await papers.factsOf({ bytes, mime });
  if (facts === 'tooHard') return '文件太复杂，读不完，请重新导出，或者导出为图片';
  if (facts === 'unreadable') return isPdf ? 'PDF 打不开，或者加了密码，请重新导出' : '图片打不开，请重新导出';
  return (isPdf ? pdfProblem({ facts, ...wanted }) : undefined) ?? codeProblem({ facts, ...wanted });
}

interface Wanted {
  orientation: CertDesign['orientation'];
  /** As the sheet has it; '' where it is to have the next. */
  certNumber: string;
}

function pdfProblem({ facts, orientation }: Wanted & { facts: PaperFacts }): string | undefined {
  if (facts.isActive) return 'PDF 中有脚本或附件，请重新导出一份没有的';
  if (facts.pages !== 1) return `PDF 有 ${facts.pages} 页，证书只能是 1 页`;
  const sheet = sheetOf({ orientation });
  const isFitting = isNear(facts.width, sheet.width * millimetre) && isNear(facts.height, sheet.height * millimetre);
  if (isFitting) return undefined;
  const [width, height] = [facts.width, facts.height].map((length) => Math.round(length / millimetre));
  return `纸张是 ${width} × ${height} 毫米，应为 A4 ${words[orientation]}（${sheet.width} × ${sheet.height}）`;
}

function pictureProblem({ size, orientation }: Wanted & { size: PictureSize | undefined }): string | undefined {
  if (!size) return '图片打不开，请重新导出';
  const { width, height } = size;
  const sheet = sheetOf({ orientation });
  if (!isNear(width / height, sheet.width / sheet.height))
    return `图片是 ${width} × ${height} 像素，比例应和 A4 ${words[orientation]}一样`;
  if (width * height > mostPixels) return `图片是 ${width} × ${height} 像素，太大了：600 DPI 就够清楚`;
  return Math.min(width, height) < fewestPixels
    ? `图片是 ${width} × ${height} 像素，不够清楚：短边至少 ${fewestPixels} 像素`
    : undefined;
}

/** A code leads to a certificate where it names its number, by itself or in an address. */
function codeProblem({ facts: { code }, certNumber }: Wanted & { facts: PaperFacts }): string | undefined {
  if (code === null) return undefined;
  const shown = [...code].length > longestShown ? `${[...code].slice(0, longestShown).join('')}…` : code;
  if (certNumber === '') return `纸上有二维码（${shown}），请在表格中填写它的证书编号`;
  return isNamedIn({ code, certNumber }) ? undefined : `二维码的内容是“${shown}”，不是证书编号“${certNumber}”的`;
}

/** Whether a text names a number: as it stands there or in an address, and not as a part of a longer one. */
function isNamedIn({ code, certNumber }: { code: string; certNumber: string }): boolean {
  const whole = new RegExp(`(?<![0-9A-Za-z-])${literalPattern(certNumber)}(?![0-9A-Za-z-])`);
  return whole.test(code) || whole.test(decoded(code) ?? code);
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
