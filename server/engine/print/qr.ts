import encodeQR from 'qr';

/** Which modules of a QR code are dark, row by row, with the white around them that readers need. */
export type QrModules = readonly (readonly boolean[])[];

/** Bytes that are read well from a code of some centimetres. */
const most = 200;

/** A text as a QR code that is read with some of it dirty or torn (level M); undefined of one that is too long. */
export function qrOf(text: string): QrModules | undefined {
  return Buffer.byteLength(text) > most ? undefined : encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}

/** Dark modules beside each other, in modules from the left upper corner: one rectangle, a module high. */
interface Run {
  x: number;
  y: number;
  width: number;
}

/** The dark modules of a code, row by row. */
export function darkRuns(modules: QrModules): Run[] {
  return modules.flatMap((row, y) => {
    const runs: Run[] = [];
    for (let x = row.indexOf(true); x >= 0; ) {
      const light = row.indexOf(false, x);
      const end = light < 0 ? row.length : light;
      runs.push({ x, y, width: end - x });
      x = light < 0 ? -1 : row.indexOf(true, light);
    }
    return runs;
  });
}

/** Draws a QR code of lines and not as an image: sharp on any printer. Lengths in points. */
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
  for (const run of darkRuns(modules))
    document.rect(x + run.x * module, y + run.y * module, run.width * module, module);
  document.fill('#000');
}
