import encodeQR from 'qr';

/** Which modules of a QR code are dark, row by row, with the white around them that readers need. */
export type QrModules = readonly (readonly boolean[])[];

/** Bytes that are read well from a code of some centimetres. */
const most = 200;

/** A text as a QR code that is read with some of it dirty or torn (level M); undefined of one that is too long. */
export function qrOf(text: string): QrModules | undefined {
  return Buffer.byteLength(text) > most ? undefined : encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}
