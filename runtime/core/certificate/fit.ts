import { lineRatio, smallestSize } from './design.ts';

interface Fitted {
  lines: string[];
  /** Points. */
  size: number;
  /** Even the smallest letters are too large for the box. */
  isCut: boolean;
}

/**
 * A text in lines, in the largest letters that its box holds, at most the wanted ones.
 * @param width,height of the box, in points
 * @param wrap lines of the text no wider than the box in letters of a size
 */
export function fitted({
  text,
  size,
  width,
  height,
  wrap,
}: {
  text: string;
  size: number;
  width: number;
  height: number;
  wrap(of: { text: string; size: number; width: number }): string[];
}): Fitted {
  for (let smaller = size; ; smaller = Math.max(smallestSize, smaller - 0.5)) {
    const lines = wrap({ text, size: smaller, width });
    const isCut = lines.length * smaller * lineRatio > height + 0.01;
    if (!isCut || smaller <= smallestSize) return { lines, size: smaller, isCut };
  }
}
