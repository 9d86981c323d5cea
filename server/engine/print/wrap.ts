import type { Font } from 'fontkit';
import { linesOf } from '#runtime/core/certificate/lines.ts';

interface Wrapped {
  text: string;
  font: Font;
  /** Points. */
  size: number;
  /** Points. */
  width: number;
}

/** A text in lines no wider than the width, as `linesOf` breaks them. */
export function wrap({ text, font, size, width }: Wrapped): string[] {
  return linesOf({ text, width, widthOf: (line) => widthOf({ text: line, font, size }) });
}

/** How wide a line is, in points. */
export function widthOf({ text, font, size }: Omit<Wrapped, 'width'>): number {
  let units = 0;
  for (const character of text) units += advanceOf(font, character.codePointAt(0) ?? 0);
  return (units * size) / font.unitsPerEm;
}

const advances = new WeakMap<Font, Map<number, number>>();

function advanceOf(font: Font, codePoint: number): number {
  let widths = advances.get(font);
  if (!widths) advances.set(font, (widths = new Map()));
  let width = widths.get(codePoint);
  if (width === undefined) widths.set(codePoint, (width = font.glyphForCodePoint(codePoint).advanceWidth));
  return width;
}
