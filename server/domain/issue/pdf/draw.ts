import { lineRatio, sheetOf, textDefaults, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import { fitted } from '#runtime/core/certificate/fit.ts';
import { framePaths } from '#runtime/core/certificate/frame.ts';
import { filledText, type CertValues } from '#runtime/core/certificate/tokens.ts';
import { millimetre, openDocument } from '../../../engine/print/document.ts';
import { drawable, fonts } from '../../../engine/print/fonts.ts';
import type { Picture } from '../../../engine/print/picture.ts';
import { drawModules, qrOf } from '../../../engine/print/qr.ts';
import { widthOf, wrap } from '../../../engine/print/wrap.ts';

/** What one certificate is drawn of. */
export interface DrawnCert {
  design: CertDesign;
  values: CertValues;
  /** What its QR code leads to. */
  address: string;
  /** Pictures by their addresses; an address without one stays empty. */
  pictures: ReadonlyMap<string, Picture>;
  /** Address of the holder's photo. */
  photo: string | null;
  /** When it was issued: the same certificate is drawn as the same bytes. */
  time: Date;
}

/** A certificate as a PDF of one page: tagged, in Chinese, with its title. */
export async function drawCert(cert: DrawnCert): Promise<Buffer> {
  const { design, values, time } = cert;
  const document = openDocument({
    title: [values.certName, values.personName].filter((each) => each !== '').join(' '),
    paper: 'A4',
    orientation: design.orientation,
    // By it the certificate is found of a file that was changed.
    subject: cert.address,
    time,
  });
  const chunks: Buffer[] = [];
  const read = (async () => {
    for await (const chunk of document as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  })();
  document.addPage();
  const root = document.struct('Document');
  document.addStructure(root);
  drawBelow(document, cert);
  for (const item of inReadingOrder(design.layout)) drawItem({ document, root, item, cert });
  root.end();
  document.end();
  await read;
  return Buffer.concat(chunks);
}

/** The characters, each once, that a certificate would lack as the fonts have no picture of them. */
export function lackingIn({ design, values }: Pick<DrawnCert, 'design' | 'values'>): string[] {
  const texts = design.layout.map(({ kind, text }) => (kind === 'text' ? filledText(text ?? '', values) : ''));
  return drawable(texts.join('\n')).lacking;
}

/** Background and frame: they are read to nobody. */
function drawBelow(document: PDFKit.PDFDocument, { design, pictures }: DrawnCert): void {
  const { width, height } = sheetOf(design);
  document.markContent('Artifact');
  const picture = design.background ? pictures.get(design.background) : undefined;
  if (picture)
    document.image(picture(document) as unknown as Buffer, 0, 0, {
      width: width * millimetre,
      height: height * millimetre,
    });
  for (const { d, stroke, opacity = 1 } of framePaths(design)) {
    document.save().scale(millimetre).path(d);
    if (stroke === undefined) document.fillOpacity(opacity).fill(design.accent);
    else document.lineWidth(stroke).strokeOpacity(opacity).stroke(design.accent);
    document.restore();
  }
  document.endMarkedContent();
}

/** From the top down, those that begin on one line from the left: as somebody would read it aloud. */
function inReadingOrder(layout: readonly CertItem[]): CertItem[] {
  return [...layout].sort((a, b) => a.y - b.y || a.x - b.x);
}

interface Drawn {
  document: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  item: CertItem;
  cert: DrawnCert;
}

function drawItem(drawn: Drawn): void {
  switch (drawn.item.kind) {
    case 'text':
      return drawText(drawn);
    case 'qr':
      return drawQr(drawn);
    case 'photo':
      return drawPicture(drawn, { address: drawn.cert.photo, alt: '照片' });
    case 'picture':
      return drawPicture(drawn, { address: drawn.item.picture ?? null, alt: '图片' });
  }
}

function drawText({ document, root, item, cert }: Drawn): void {
  const text = drawable(filledText(item.text ?? '', cert.values)).text;
  if (text.trim() === '') return;
  const isBold = item.isBold ?? textDefaults.isBold;
  const font = fonts()[isBold ? 'bold' : 'regular'];
  const { x, y, width, height } = inPoints(item);
  const { lines, size } = fitted({
    text,
    size: item.size ?? textDefaults.size,
    width,
    height,
    wrap: (of) => wrap({ ...of, font }),
  });
  const lineHeight = size * lineRatio;
  const top = y + (height - lines.length * lineHeight) / 2;
  const share = { left: 0, center: 0.5, right: 1 }[item.align ?? textDefaults.align];
  root.add(
    document.struct('P', {}, [
      () => {
        document.font(isBold ? 'bold' : 'regular', size).fillColor(item.colour ?? textDefaults.colour);
        lines.forEach((line, index) => {
          if (line === '') return;
          const indent = (width - widthOf({ text: line, font, size })) * share;
          const down = index * lineHeight + (lineHeight - document.currentLineHeight()) / 2;
          document.text(line, x + indent, top + down, { lineBreak: false });
        });
      },
    ]),
  );
}

function drawQr({ document, root, item, cert }: Drawn): void {
  const modules = qrOf(cert.address);
  if (!modules) throw new Error(`too long for a QR code: ${cert.address}`);
  const { x, y, width, height } = inPoints(item);
  const side = Math.min(width, height);
  root.add(
    document.struct('Figure', { alt: `核验二维码：${cert.address}` }, [
      () => {
        const place = { x: x + (width - side) / 2, y: y + (height - side) / 2 };
        // Readers need its white, also on a coloured ground.
        document.rect(place.x, place.y, side, side).fill('#fff');
        drawModules({ document, modules, ...place, side });
      },
    ]),
  );
}

/** As large as its box holds, in its middle. */
function drawPicture(
  { document, root, item, cert }: Drawn,
  { address, alt }: { address: string | null; alt: string },
): void {
  const picture = address === null ? undefined : cert.pictures.get(address);
  if (!picture) return;
  const { x, y, width, height } = inPoints(item);
  root.add(
    document.struct('Figure', { alt }, [
      () =>
        document.image(picture(document) as unknown as Buffer, x, y, {
          fit: [width, height],
          align: 'center',
          valign: 'center',
        }),
    ]),
  );
}

function inPoints({ x, y, width, height }: CertItem): Pick<CertItem, 'x' | 'y' | 'width' | 'height'> {
  return { x: x * millimetre, y: y * millimetre, width: width * millimetre, height: height * millimetre };
}
