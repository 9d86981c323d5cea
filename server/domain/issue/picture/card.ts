import type { CertItem } from '#runtime/core/certificate/design.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { placedText, type Box } from '../place.ts';
import { colourOf } from './band.ts';
import { Letters, round } from './sheet.ts';
import { drawSheet, sheetSize, svg, titleOf, type PicturedCert } from './svg.ts';

/** What apps show beside a link, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

const margin = 40;

/** A certificate with what it is beside it, as an SVG of the size that apps show beside a link. */
export function cardSvg(cert: PicturedCert): string {
  const { width, height } = cardSize;
  const letters = new Letters();
  const sheet = sheetSize(cert.design);
  const tall = height - 2 * margin;
  const wide = (tall * sheet.width) / sheet.height;
  const drawn = drawSheet({ cert, letters });
  const words = wordsOf({ cert, left: wide + 2 * margin }).map((item) => {
    const placed = placedText({ item, values: cert.values });
    return placed ? letters.draw(placed) : '';
  });
  const place = `x="${margin}" y="${margin}" width="${round(wide)}" height="${tall}" viewBox="0 0 ${round(sheet.width)} ${round(sheet.height)}"`;
  return svg({
    ...cardSize,
    title: titleOf(cert),
    standing: cert.standing,
    inside: `${letters.definitions}<path fill="#e9eef6" d="M0 0h${width}v${height}H0z"/><svg ${place}>${drawn}</svg>${words.join('')}`,
  });
}

/** What stands beside the certificate, from the top down. Nothing says that it is valid: apps keep a picture for long. */
function wordsOf({ cert: { standing }, left }: { cert: PicturedCert; left: number }): CertItem[] {
  const width = cardSize.width - left - margin;
  const text = (
    box: Pick<Box, 'y' | 'height'>,
    look: Pick<CertItem, 'text' | 'size' | 'isBold' | 'colour'>,
  ): CertItem => ({
    kind: 'text',
    x: left / millimetre,
    y: box.y / millimetre,
    width: width / millimetre,
    height: box.height / millimetre,
    align: 'left',
    ...look,
  });
  const grey = '#475467';
  return [
    text({ y: 90, height: 170 }, { text: '{证书名称}', size: 38, isBold: true, colour: '#0f1b2d' }),
    text({ y: 270, height: 44 }, { text: '持证人　{持证人}', size: 24, colour: grey }),
    text({ y: 318, height: 44 }, { text: '编　号　{证书编号}', size: 24, colour: grey }),
    text({ y: 374, height: 76 }, { text: '{发证机构}', size: 24, colour: grey }),
    text(
      { y: 490, height: 60 },
      standing === 'valid'
        ? { text: '打开链接核验', size: 26, isBold: true, colour: '#1f5eff' }
        : { text: texts[standing], size: 26, isBold: true, colour: colourOf(standing) },
    ),
  ];
}

const texts = { expired: '证书已过期', revoked: '证书已撤销' } as const;
