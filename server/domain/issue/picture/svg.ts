import { sheetOf, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import { framePaths } from '#runtime/core/certificate/frame.ts';
import type { CertValues } from '#runtime/core/certificate/tokens.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { htmlOf } from '../../../engine/notices/html.ts';
import { boxOf, inReadingOrder, placedText, type Box } from '../place.ts';
import type { VerifiedCert } from '../verify.ts';
import { bandOf } from './band.ts';
import { Letters, qrPath, round } from './sheet.ts';

/** What the picture of a certificate is drawn of. */
export interface PicturedCert {
  design: CertDesign;
  values: CertValues;
  standing: VerifiedCert['standing'];
  /** What its QR code leads to. */
  address: string;
  /** Pictures by their addresses, as `data:` addresses; one without stays empty. */
  pictures: ReadonlyMap<string, string>;
  /** Address of the holder's photo. */
  photo: string | null;
}

/**
 * A certificate as an SVG: the sheet as it is printed, with all letters as paths, so that it looks the same everywhere. One that is
 * revoked or expired is pale, with a band across.
 */
export function certSvg(cert: PicturedCert): string {
  const { width, height } = sheetSize(cert.design);
  const letters = new Letters();
  const sheet = drawSheet({ cert, letters });
  return svg({ width, height, title: titleOf(cert), standing: cert.standing, inside: letters.definitions + sheet });
}

/** An SVG of a size, with what it shows in words. */
export function svg({
  width,
  height,
  title,
  standing,
  inside,
}: {
  width: number;
  height: number;
  title: string;
  standing: PicturedCert['standing'];
  inside: string;
}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}" role="img" data-standing="${standing}"><title>${htmlOf(title)}</title>${inside}</svg>`;
}

/** The sheet of a design, in points. */
export function sheetSize(design: CertDesign): { width: number; height: number } {
  const { width, height } = sheetOf(design);
  return { width: width * millimetre, height: height * millimetre };
}

/** What a picture shows, in words. */
export function titleOf({ values: { certName, personName, certNumber }, standing }: PicturedCert): string {
  const { word } = bandOf(standing) ?? { word: '' };
  return [certName, personName, certNumber, word].filter((each) => each !== '').join(' ');
}

/** The sheet, a part of an SVG, in points from its left upper corner. */
export function drawSheet({ cert, letters }: { cert: PicturedCert; letters: Letters }): string {
  const { design, standing, pictures } = cert;
  const size = sheetSize(design);
  const all = { x: 0, y: 0, ...size };
  const background = pictureIn({ box: all, uri: pictures.get(design.background ?? ''), fit: 'none' });
  const items = inReadingOrder(design.layout).map((item) => drawItem({ item, cert, letters }));
  const drawn = background + frameOf(design) + items.join('');
  const band = bandOf(standing);
  return `<path fill="#fff" d="M0 0h${round(size.width)}v${round(size.height)}H0z"/>${
    band ? `<g opacity=".4">${drawn}</g>${band.draw({ ...size, letters })}` : drawn
  }`;
}

function frameOf(design: CertDesign): string {
  const paths = framePaths(design).map(({ d, stroke, opacity }) => {
    const seen = opacity === undefined ? '' : ` opacity="${opacity}"`;
    const paint = stroke === undefined ? '' : ` fill="none" stroke="${design.accent}" stroke-width="${stroke}"`;
    return `<path d="${d}"${paint}${seen}/>`;
  });
  return `<g transform="scale(${millimetre.toPrecision(6)})" fill="${design.accent}">${paths.join('')}</g>`;
}

function drawItem({ item, cert, letters }: { item: CertItem; cert: PicturedCert; letters: Letters }): string {
  const box = boxOf(item);
  switch (item.kind) {
    case 'text': {
      const placed = placedText({ item, values: cert.values });
      return placed ? letters.draw(placed) : '';
    }
    case 'qr':
      return qrPath({ address: cert.address, box });
    case 'photo':
      return pictureIn({ box, uri: cert.pictures.get(cert.photo ?? '') });
    case 'picture':
      return pictureIn({ box, uri: cert.pictures.get(item.picture ?? '') });
  }
}

/** As large as its box holds, in its middle; a background fills it. */
function pictureIn({ box, uri, fit = 'xMidYMid' }: { box: Box; uri: string | undefined; fit?: string }): string {
  if (uri === undefined) return '';
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(round);
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}" href="${uri}"/>`;
}
