import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

/** The two cuts that prints are set in: Noto Sans SC (SIL Open Font License 1.1, beside the files), all hanzi of GB 2312. */
export interface Fonts {
  regular: Font;
  bold: Font;
}

let opened: Fonts | undefined;

/** Opens the fonts when something is printed first, and keeps them: a document takes of them what it needs. */
export function fonts(): Fonts {
  opened ??= {
    regular: openFont('400Regular/NotoSansSC_400Regular.ttf'),
    bold: openFont('700Bold/NotoSansSC_700Bold.ttf'),
  };
  return opened;
}

/** What stands where the fonts have no picture of a character. */
export const noGlyph = '□';

/** A text as it can be drawn, and the characters, each once, that the fonts have no picture of: boxes stand for them. */
export function drawable(text: string): { text: string; lacking: string[] } {
  const lacking = [...new Set(text)].filter(
    (character) => !/\s/.test(character) && !hasGlyph(character.codePointAt(0) ?? 0),
  );
  if (lacking.length === 0) return { text, lacking };
  return { text: [...text].map((each) => (lacking.includes(each) ? noGlyph : each)).join(''), lacking };
}

const known = new Map<number, boolean>();

function hasGlyph(codePoint: number): boolean {
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  const has = Object.values(fonts()).every((font: Font) => font.hasGlyphForCodePoint(codePoint));
  known.set(codePoint, has);
  return has;
}

function openFont(path: string): Font {
  const font = openSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${path}`));
  if (!('layout' in font)) throw new Error(`${path} holds several fonts`);
  return font;
}
