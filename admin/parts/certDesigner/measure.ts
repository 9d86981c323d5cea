/** Letters as the sheet shows them: those of the printed certificate where the device has them. */
export const family = '"Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

/** How wide a line is, in the unit of the size. */
export function widthOf({ text, size, isBold }: { text: string; size: number; isBold: boolean }): number {
  const context = canvasContext();
  // A browser that draws on no canvas: letters are taken for squares.
  if (!context) return [...text].length * size;
  context.font = `${isBold ? 'bold' : 'normal'} ${measured}px ${family}`;
  return (context.measureText(text).width * size) / measured;
}

/** Large, as widths of small letters are rounded. */
const measured = 100;

let canvas: CanvasRenderingContext2D | null | undefined;

function canvasContext(): CanvasRenderingContext2D | null {
  canvas ??= document.createElement('canvas').getContext('2d');
  return canvas;
}
