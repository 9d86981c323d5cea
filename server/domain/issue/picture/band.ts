import { fontOf } from '../../../engine/print/fonts.ts';
import { widthOf } from '../../../engine/print/wrap.ts';
import type { VerifiedCert } from '../verify.ts';
import { round, type Letters } from './sheet.ts';

/** A band across the picture of a certificate that does not hold. */
export interface Band {
  /** What stands on it. */
  word: string;
  /** Across a sheet of a size, in points. */
  draw(sheet: { width: number; height: number; letters: Letters }): string;
}

const bands = {
  expired: { word: '已过期', colour: '#667085' },
  revoked: { word: '已撤销', colour: '#c4292f' },
} as const;

/** What says in its own colour that a certificate does not hold. */
export function colourOf(standing: keyof typeof bands): string {
  return bands[standing].colour;
}

/** The band of a certificate by what it is worth; nothing of one that is valid. */
export function bandOf(standing: VerifiedCert['standing']): Band | undefined {
  if (standing === 'valid') return undefined;
  const { word, colour } = bands[standing];
  return {
    word,
    draw: ({ width, height, letters }) => {
      const size = Math.min(width, height) / 12;
      const tall = size * 1.7;
      const reach = Math.hypot(width, height);
      const font = fontOf('bold');
      const lettersHeight = ((font.ascent - font.descent) / font.unitsPerEm) * size;
      const x = -widthOf({ text: word, font, size }) / 2;
      const line = letters.draw({
        cut: 'bold',
        size,
        colour: '#fff',
        lines: [{ text: word, x, top: -lettersHeight / 2 }],
      });
      return `<g transform="translate(${round(width / 2)} ${round(height / 2)})rotate(-18)"><path fill="${colour}" d="M${round(-reach)} ${round(-tall / 2)}h${round(2 * reach)}v${round(tall)}h${round(-2 * reach)}z"/>${line}</g>`;
    },
  };
}
