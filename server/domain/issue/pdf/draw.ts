import { sheetOf, textDefaults, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import { framePaths } from '#runtime/core/certificate/frame.ts';
import { filledText, type CertValues } from '#runtime/core/certificate/tokens.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { openDocument } from '../../../engine/print/document.ts';
import { drawable } from '../../../engine/print/fonts.ts';
import type { Picture } from '../../../engine/print/picture.ts';
import { drawModules, qrOf } from '../../../engine/print/qr.ts';
import { boxOf, cutOfItem, inReadingOrder, placedText, squareIn } from '../place.ts';

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
    cuts: design.layout.filter(({ kind }) => kind === 'text').map(cutOfItem),
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
  const lacking = design.layout.flatMap(({ kind, text, typeface }) =>
    kind === 'text' ? drawable(filledText(text ?? '', values), typeface ?? textDefaults.typeface).lacking : [],
  );
  return [...new Set(lacking)];
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

function drawText({ document, root, item, cert: { values } }: Drawn): void {
  const placed = placedText({ item, values });
  if (!placed) return;
  const { cut, size, colour, lines } = placed;
  root.add(
    document.struct('P', {}, [
      () => {
        document.font(cut, size).fillColor(colour);
        for (const { text, x, top } of lines) document.text(text, x, top, { lineBreak: false });
      },
    ]),
  );
}

function drawQr({ document, root, item, cert }: Drawn): void {
  const modules = qrOf(cert.address);
  if (!modules) throw new Error(`too long for a QR code: ${cert.address}`);
  const square = squareIn(boxOf(item));
  root.add(
    document.struct('Figure', { alt: `核验二维码：${cert.address}` }, [
      () => {
        // Readers need its white, also on a coloured ground.
        document.rect(square.x, square.y, square.side, square.side).fill('#fff');
        drawModules({ document, modules, ...square });
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
  const { x, y, width, height } = boxOf(item);
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
