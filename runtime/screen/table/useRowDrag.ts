import { useMemoizedFn } from 'ahooks';
import { useState, type DragEvent } from 'react';
import type { Beside, Branches } from './branches.ts';

interface Target {
  index: number;
  beside: Beside;
}

export interface RowDrag {
  /** Where the dragged row would come to stand. */
  target: Target | undefined;
  /** For the element around the rows, each of which says its place as `data-index`. */
  handlers: Partial<Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>>;
}

/** Parts of a row's height within which a row comes before or behind it; between them it comes below. */
const edge = 0.28;

/** Moves rows by the mouse: dropped on a row's upper or lower edge beside it, else below it. */
export function useRowDrag<Row>({
  rows,
  keyOf,
  branches,
}: {
  rows: readonly Row[];
  keyOf(row: Row, index: number): string;
  branches: Branches<Row> | undefined;
}): RowDrag {
  // By its key: rows may come anew while one is dragged.
  const [dragged, setDragged] = useState<string>();
  const draggedRow = (): Row | undefined => rows.find((row, index) => keyOf(row, index) === dragged);
  const [target, setTarget] = useState<Target>();

  const placeOf = (event: DragEvent): Target | undefined => {
    const element = rowOf(event);
    const index = Number(element?.dataset['index']);
    const [row, onto] = [draggedRow(), rows[index]];
    if (!element || row === undefined || onto === undefined) return undefined;
    const { top, height } = element.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    const beside: Beside = share < edge ? 'before' : share > 1 - edge ? 'after' : 'into';
    return branches?.moves?.canPlace({ row, target: onto, beside }) ? { index, beside } : undefined;
  };

  const end = useMemoizedFn(() => {
    setDragged(undefined);
    setTarget(undefined);
  });
  const start = useMemoizedFn((event: DragEvent) => {
    const element = rowOf(event);
    if (!element) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setDragImage(element, 16, element.clientHeight / 2);
    const index = Number(element.dataset['index']);
    const row = rows[index];
    if (row !== undefined) setDragged(keyOf(row, index));
  });
  const over = useMemoizedFn((event: DragEvent) => {
    const place = placeOf(event);
    if (place) event.preventDefault();
    if (place?.index !== target?.index || place?.beside !== target?.beside) setTarget(place);
  });
  const drop = useMemoizedFn((event: DragEvent) => {
    event.preventDefault();
    const place = placeOf(event);
    const [row, onto] = [draggedRow(), place && rows[place.index]];
    if (row !== undefined && place && onto !== undefined)
      branches?.moves?.place({ row, target: onto, beside: place.beside });
    end();
  });

  return {
    target,
    handlers: branches?.moves ? { onDragStart: start, onDragOver: over, onDrop: drop, onDragEnd: end } : {},
  };
}

function rowOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
}
