import { darkRuns, qrOf } from '../../../engine/print/qr.ts';
import { fontOf } from '../../../engine/print/fonts.ts';
import { squareIn, type Box, type PlacedText } from '../place.ts';
import { glyphOf } from './glyphs.ts';

/** Of the names of letters, by their cuts. */
const prefixes: Readonly<Record<PlacedText['cut'], string>> = { regular: 'r', bold: 'b', serif: 's', serifBold: 't' };

/** Letters as paths in parts of an SVG: each character is written once, however often it stands there. */
export class Letters {
  readonly #paths = new Map<string, string>();

  /** A text where it was placed. */
  draw({ cut, size, colour, lines }: PlacedText): string {
    const { ascent, unitsPerEm } = fontOf(cut);
    const scale = size / unitsPerEm;
    const drawn = lines.map(({ text, x, top }) => {
      const baseline = top + ascent * scale;
      return `<g transform="translate(${round(x)} ${round(baseline)})scale(${exact(scale)} ${exact(-scale)})">${this.#line({ cut, text })}</g>`;
    });
    return `<g fill="${colour}">${drawn.join('')}</g>`;
  }

  /** The paths that what was drawn refers to. */
  get definitions(): string {
    return `<defs>${[...this.#paths].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')}</defs>`;
  }

  #line({ cut, text }: { cut: PlacedText['cut']; text: string }): string {
    let line = '';
    let right = 0;
    for (const character of text) {
      const { d, advance } = glyphOf({ cut, character });
      if (d !== '') {
        const id = `${prefixes[cut]}${(character.codePointAt(0) ?? 0).toString(16)}`;
        this.#paths.set(id, d);
        line += `<use href="#${id}" x="${right}"/>`;
      }
      right += advance;
    }
    return line;
  }
}

/** A QR code in the middle of its box, on white. @throws Error of an address that is too long */
export function qrPath({ address, box }: { address: string; box: Box }): string {
  const modules = qrOf(address);
  if (!modules) throw new Error(`too long for a QR code: ${address}`);
  const { x, y, side } = squareIn(box);
  const count = modules.length;
  const dark = darkRuns(modules)
    .map((run) => `M${run.x} ${run.y}h${run.width}v1h-${run.width}z`)
    .join('');
  return `<g transform="translate(${round(x)} ${round(y)})scale(${exact(side / count)})" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${count}v${count}H0z"/><path d="${dark}"/></g>`;
}

/** Hundredths of a point are as near as an eye tells. */
export function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function exact(factor: number): string {
  return String(Number(factor.toPrecision(5)));
}
