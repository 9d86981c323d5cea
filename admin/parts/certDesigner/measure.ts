import type { Typeface } from '#runtime/core/certificate/design.ts';

/** Letters as the sheet shows them: those of the printed certificate where the device has them. */
export const families: Readonly<Record<Typeface, string>> = {
  sans: '"Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif',
  serif: '"Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", SimSun, serif',
};

/** How wide a line is, in the unit of the size. */
export function widthOf({
  text,
  size,
  typeface,
  isBold,
}: {
  text: string;
  size: number;
  typeface: Typeface;
  isBold: boolean;
}): number {
  const context = canvasContext();
  // A browser that draws on no canvas: letters are taken for squares.
  if (!context) return [...text].length * size;
  context.font = `${isBold ? 'bold' : 'normal'} ${measured}px ${families[typeface]}`;
  return (context.measureText(text).width * size) / measured;
}

/** Large, as widths of small letters are rounded. */
const measured = 100;

let canvas: CanvasRenderingContext2D | null | undefined;

function canvasContext(): CanvasRenderingContext2D | null {
  canvas ??= document.createElement('canvas').getContext('2d');
  return canvas;
}
