import type { Output } from '#runtime/core/call.ts';
import { texts } from './wallTexts.ts';

/** The picture of a certificate: its address, another one where the picture is, and what it shows. */
export function pictureOf({
  id,
  edition,
  standing,
  certName,
  certNumber,
}: Pick<Output<'issuedCert.myCert'>['rows'][number], 'id' | 'edition' | 'standing' | 'certName' | 'certNumber'>): {
  src: string;
  alt: string;
} {
  const query = new URLSearchParams({ id, look: `${edition}-${standing}` });
  return {
    src: `/api/cert/picture?${String(query)}`,
    alt: texts.pictureOf(certName, certNumber, texts.standings[standing] ?? ''),
  };
}
