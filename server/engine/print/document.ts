import PDFDocument from 'pdfkit';
import type { Print } from '#generators/formats.ts';
import { fontOf, type Cut } from './fonts.ts';

/**
 * A PDF without a page yet: tagged, in Chinese, with its title, and with its fonts by their cuts.
 * @param subject what it tells of itself beside its title
 * @param cuts that it is set in
 * @param time of its making, that it tells; without one it is now
 */
export function openDocument({
  title,
  paper,
  orientation,
  subject,
  cuts = ['regular', 'bold'],
  time,
}: Pick<Print, 'title' | 'paper' | 'orientation'> & {
  subject?: string;
  cuts?: readonly Cut[];
  time?: Date;
}): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: paper,
    layout: orientation,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: title,
      Producer: '',
      Creator: '',
      ...(subject !== undefined && { Subject: subject }),
      ...(time && { CreationDate: time }),
    },
    bufferPages: true,
    autoFirstPage: false,
    font: null as unknown as string,
    // Lines seldom come twice; kept, they would be the size of the document.
    fontLayoutCache: false,
  });
  for (const cut of new Set(cuts)) document.registerFont(cut, fontOf(cut) as unknown as string);
  return document;
}
