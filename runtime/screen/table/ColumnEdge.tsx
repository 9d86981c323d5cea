import type { PointerEvent } from 'react';
import { widthLimits } from './column.ts';

/** The edge of a column's head, by which it is made wider or narrower; by the keyboard that is done in 列设置. */
export function ColumnEdge({
  index,
  width,
  onResize,
}: {
  index: number;
  width: number;
  onResize(width: number): void;
}) {
  const begin = (event: PointerEvent<HTMLSpanElement>): void => {
    const edge: HTMLElement = event.currentTarget;
    const table = edge.closest('table');
    const column = table?.querySelectorAll('col')[index];
    if (!table || !column) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const [begun, whole] = [event.clientX, table.offsetWidth];
    let wanted = width;
    // Drawn without React until it is let go: every row would be drawn anew with every pixel.
    const draw = (to: number): void => {
      wanted = Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, to)));
      column.style.width = `${wanted}px`;
      table.style.width = `${whole + wanted - width}px`;
    };
    const ends = new AbortController();
    const { signal } = ends;
    edge.addEventListener('pointermove', (move: globalThis.PointerEvent) => draw(width + move.clientX - begun), {
      signal,
    });
    edge.addEventListener(
      'pointerup',
      () => {
        ends.abort();
        if (wanted !== width) onResize(wanted);
      },
      { signal },
    );
    edge.addEventListener(
      'pointercancel',
      () => {
        ends.abort();
        draw(width);
      },
      { signal },
    );
  };
  return (
    <span aria-hidden className="screen-edge" onPointerDown={begin} onClick={(event) => event.stopPropagation()} />
  );
}
