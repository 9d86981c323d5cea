import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import type { Typeface } from '#runtime/core/certificate/design.ts';

/** A font that prints are set in. */
export type Cut = 'regular' | 'bold' | 'serif' | 'serifBold';

/** Noto Sans SC and Noto Serif SC (SIL Open Font License 1.1, beside the files), all hanzi of GB 2312. Packages by whole name: `dist/` carries those. */
const files: Readonly<Record<Cut, string>> = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  serif: '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
  serifBold: '@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf',
};

const cuts: Readonly<Record<Typeface, { regular: Cut; bold: Cut }>> = {
  sans: { regular: 'regular', bold: 'bold' },
  serif: { regular: 'serif', bold: 'serifBold' },
};

/** The cut of a typeface. */
export function cutOf({ typeface, isBold }: { typeface: Typeface; isBold: boolean }): Cut {
  return cuts[typeface][isBold ? 'bold' : 'regular'];
}

const opened = new Map<Cut, Font>();

/** The font of a cut: opened when something is set in it first, and kept. A document takes of it what it needs. */
export function fontOf(cut: Cut): Font {
  let font = opened.get(cut);
  if (!font) opened.set(cut, (font = openFont(files[cut])));
  return font;
}

/** What stands where the fonts have no picture of a character. */
export const noGlyph = '□';

/** A text as it can be drawn, and the characters, each once, that a typeface has no picture of: boxes stand for them. */
export function drawable(text: string, typeface: Typeface = 'sans'): { text: string; lacking: string[] } {
  const lacking = [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !hasGlyph(typeface, character.codePointAt(0) ?? 0),
  );
  if (lacking.length === 0) return { text, lacking };
  return { text: [...text].map((each) => (lacking.includes(each) ? noGlyph : each)).join(''), lacking };
}

const known = { sans: new Map<number, boolean>(), serif: new Map<number, boolean>() };

function hasGlyph(typeface: Typeface, codePoint: number): boolean {
  const found = known[typeface].get(codePoint);
  if (found !== undefined) return found;
  const has = Object.values(cuts[typeface]).every((cut) => fontOf(cut).hasGlyphForCodePoint(codePoint));
  known[typeface].set(codePoint, has);
  return has;
}

function openFont(path: string): Font {
  const font = openSync(createRequire(import.meta.url).resolve(path));
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  return font;
}
