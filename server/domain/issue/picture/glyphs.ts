import type { PathCommand } from 'fontkit';
import { fontOf, type Cut } from '../../../engine/print/fonts.ts';

/** A letter as a path in the words of SVG. Lengths in units of its font, from the baseline upwards. */
export interface Glyph {
  /** Empty of a space. */
  d: string;
  advance: number;
}

const drawn: Record<Cut, Map<string, Glyph>> = {
  regular: new Map(),
  bold: new Map(),
  serif: new Map(),
  serifBold: new Map(),
};

/** The picture of a character in a cut of the fonts; each is worked out once. */
export function glyphOf({ cut, character }: { cut: Cut; character: string }): Glyph {
  const known = drawn[cut].get(character);
  if (known) return known;
  const glyph = fontOf(cut).glyphForCodePoint(character.codePointAt(0) ?? 0);
  const made = { d: relative(glyph.path.commands), advance: glyph.advanceWidth };
  drawn[cut].set(character, made);
  return made;
}

/** A path in steps from point to point, which are written in half the characters that places take. */
function relative(commands: readonly PathCommand[]): string {
  let at = { x: 0, y: 0 };
  let begun = at;
  let d = '';
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      at = begun;
      d += 'z';
      continue;
    }
    const steps = args.map((place, index) => Math.round(place) - (index % 2 === 0 ? at.x : at.y));
    const [right = 0, up = 0] = steps.slice(-2);
    if (command === 'lineTo' && up === 0) d += `h${right}`;
    else if (command === 'lineTo' && right === 0) d += `v${up}`;
    else d += letters[command] + steps.join(' ').replaceAll(' -', '-');
    at = { x: at.x + right, y: at.y + up };
    if (command === 'moveTo') begun = at;
  }
  return d;
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const;
