import { lineRatio, textDefaults, type CertItem } from '#runtime/core/certificate/design.ts';
import { fitted } from '#runtime/core/certificate/fit.ts';
import { filledText, type CertValues } from '#runtime/core/certificate/tokens.ts';
import { millimetre } from '#runtime/core/certificate/millimetre.ts';
import { cutOf, drawable, fontOf, type Cut } from '../../engine/print/fonts.ts';
import { widthOf, wrap } from '../../engine/print/wrap.ts';

/** A box on a sheet, in points from the left upper corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text as it stands on a sheet, whatever draws it. Lengths in points. */
export interface PlacedText {
  cut: Cut;
  size: number;
  colour: string;
  lines: PlacedLine[];
}

/** A line that is not empty, by its left end and the upper edge of its letters. */
export interface PlacedLine {
  text: string;
  x: number;
  top: number;
}

/** From the top down, those that begin on one line from the left: as somebody would read it aloud. */
export function inReadingOrder(layout: readonly CertItem[]): CertItem[] {
  return [...layout].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The box of an item. */
export function boxOf({ x, y, width, height }: CertItem): Box {
  return { x: x * millimetre, y: y * millimetre, width: width * millimetre, height: height * millimetre };
}

/** The largest square in the middle of a box. */
export function squareIn({ x, y, width, height }: Box): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side };
}

/** The cut that a text is set in. */
export function cutOfItem({ typeface, isBold }: Pick<CertItem, 'typeface' | 'isBold'>): Cut {
  return cutOf({ typeface: typeface ?? textDefaults.typeface, isBold: isBold ?? textDefaults.isBold });
}

/** Where the lines of a text stand in its box, in the largest letters that it holds; nothing where there is no text. */
export function placedText({ item, values }: { item: CertItem; values: CertValues }): PlacedText | undefined {
  const { text } = drawable(filledText(item.text ?? '', values), item.typeface ?? textDefaults.typeface);
  if (text.trim() === '') return undefined;
  const cut = cutOfItem(item);
  const font = fontOf(cut);
  const { x, y, width, height } = boxOf(item);
  const { lines, size } = fitted({
    text,
    size: item.size ?? textDefaults.size,
    width,
    height,
    wrap: (of) => wrap({ ...of, font }),
  });
  const lineHeight = size * lineRatio;
  const lettersHeight = ((font.ascent - font.descent) / font.unitsPerEm) * size;
  const top = y + (height - lines.length * lineHeight) / 2 + (lineHeight - lettersHeight) / 2;
  const share = { left: 0, center: 0.5, right: 1 }[item.align ?? textDefaults.align];
  return {
    cut,
    size,
    colour: item.colour ?? textDefaults.colour,
    lines: lines
      .map((line, index) => ({
        text: line,
        x: x + (width - widthOf({ text: line, font, size })) * share,
        top: top + index * lineHeight,
      }))
      .filter(({ text: line }) => line !== ''),
  };
}
