import PDFDocument from 'pdfkit';
import type { Print } from '#generators/formats.ts';
import { fonts } from './fonts.ts';

/**
 * A PDF without a page yet: tagged, in Chinese, with its title, and with the fonts `regular` and `bold`.
 * @param subject what it tells of itself beside its title
 * @param time of its making, that it tells; without one it is now
 */
export function openDocument({
  title,
  paper,
  orientation,
  subject,
  time,
}: Pick<Print, 'title' | 'paper' | 'orientation'> & { subject?: string; time?: Date }): PDFKit.PDFDocument {
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
  const { regular, bold } = fonts();
  document.registerFont('regular', regular as unknown as string);
  document.registerFont('bold', bold as unknown as string);
  return document;
}
