import type { Font } from 'fontkit';
import LineBreaker from 'linebreak';

interface Wrapped {
  text: string;
  font: Font;
  /** Points. */
  size: number;
  /** Points. */
  width: number;
}

/** A text in lines no wider than the width, broken where Unicode allows it (UAX 14): no line begins with a comma. A word that is too long is cut. */
export function wrap({ text, font, size, width }: Wrapped): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph({ text: paragraph, font, size, width }));
}

/** How wide a line is, in points. */
export function widthOf({ text, font, size }: Omit<Wrapped, 'width'>): number {
  let units = 0;
  for (const character of text) units += advanceOf(font, character.codePointAt(0) ?? 0);
  return (units * size) / font.unitsPerEm;
}

function wrapParagraph({ text, font, size, width }: Wrapped): string[] {
  if (widthOf({ text, font, size }) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const word = text.slice(from, next.position);
    from = next.position;
    if (widthOf({ text: (line + word).trimEnd(), font, size }) <= width) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    const pieces = cut({ text: word, font, size, width });
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

/** A word in pieces that fit; there is one character in each at least. */
function cut({ text, font, size, width }: Wrapped): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (piece !== '' && widthOf({ text: (piece + character).trimEnd(), font, size }) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

const advances = new WeakMap<Font, Map<number, number>>();

function advanceOf(font: Font, codePoint: number): number {
  let widths = advances.get(font);
  if (!widths) advances.set(font, (widths = new Map()));
  let width = widths.get(codePoint);
  if (width === undefined) widths.set(codePoint, (width = font.glyphForCodePoint(codePoint).advanceWidth));
  return width;
}
