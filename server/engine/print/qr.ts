import encodeQR from 'qr';

/** Which modules of a QR code are dark, row by row, with the white around them that readers need. */
export type QrModules = readonly (readonly boolean[])[];

/** Bytes that are read well from a code of some centimetres. */
const most = 200;

/** A text as a QR code that is read with some of it dirty or torn (level M); undefined of one that is too long. */
export function qrOf(text: string): QrModules | undefined {
  return Buffer.byteLength(text) > most ? undefined : encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}

/** Draws a QR code of lines and not as an image: sharp on any printer. Dark modules beside each other are one rectangle. Lengths in points. */
export function drawModules({
  document,
  modules,
  x,
  y,
  side,
}: {
  document: PDFKit.PDFDocument;
  modules: QrModules;
  x: number;
  y: number;
  side: number;
}): void {
  const module = side / modules.length;
  modules.forEach((row, down) => {
    for (let from = row.indexOf(true); from >= 0; ) {
      const end = row.indexOf(false, from);
      const to = end < 0 ? row.length : end;
      document.rect(x + from * module, y + down * module, (to - from) * module, module);
      from = end < 0 ? -1 : row.indexOf(true, end);
    }
  });
  document.fill('#000');
}
