import { useMemoizedFn } from 'ahooks';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { CellPencil, type Step } from './CellPencil.tsx';
import type { CellPlace, Cells } from './cells.ts';
import type { Column } from './column.ts';

export interface CellsShown<Row> {
  /** What stands in the cells of a row, around what its columns draw; undefined where nothing does but that. */
  dressOf(row: Row, key: string, index: number): ((column: string, content: ReactNode) => ReactNode) | undefined;
  /** For the element around the rows, each of which says its place as `data-index`. */
  handlers: Partial<Record<'onMouseOver' | 'onMouseLeave' | 'onClick' | 'onDoubleClick', (event: MouseEvent) => void>>;
}

/**
 * Cells that can be edited: a pencil stands where the pointer is, and where the keyboard is or comes to; the arrows go
 * from one to the next. Rows without either are drawn as if there were none of it.
 */
export function useCells<Row>({
  rows,
  columns,
  keyOf,
  cells,
  isTicked,
  bringIntoSight,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf(row: Row, index: number): string;
  cells: Cells<Row> | undefined;
  isTicked: boolean;
  bringIntoSight(index: number): void;
}): CellsShown<Row> {
  const [hovered, setHovered] = useState<CellPlace>();
  const [chosen, setChosen] = useState<CellPlace>();
  const [wanted, setWanted] = useState<CellPlace>();
  const first = useMemo(() => cells && firstCell({ rows, columns, keyOf, cells }), [rows, columns, keyOf, cells]);
  const isThere =
    chosen !== undefined &&
    columns.some(({ key }) => key === chosen.column) &&
    rows.some((row, index) => keyOf(row, index) === chosen.row);
  const current = isThere ? chosen : first;

  /** The cell of an event; those of calendars and the like that stand elsewhere in the page are none. */
  const cellOf = ({ target, currentTarget }: MouseEvent): { row: Row; place: CellPlace } | undefined => {
    const cell = target instanceof Element && currentTarget.contains(target) ? target.closest('td') : null;
    const index = Number(cell?.parentElement?.dataset['index']);
    const row = rows[index];
    const column = columns[(cell?.cellIndex ?? 0) - (isTicked ? 1 : 0)];
    if (!cells || row === undefined || !column || !cells.canEdit(row, column.key)) return undefined;
    return { row, place: { row: keyOf(row, index), column: column.key } };
  };
  const onMouseOver = useMemoizedFn((event: MouseEvent) => {
    const place = cellOf(event)?.place;
    if (!isAt(hovered, place)) setHovered(place);
  });
  const onMouseLeave = useMemoizedFn(() => setHovered(undefined));
  // On a screen that is touched nothing hovers: the pencil comes with the first touch.
  const onClick = useMemoizedFn((event: MouseEvent) => {
    const place = cellOf(event)?.place;
    if (place) setChosen(place);
  });
  const onDoubleClick = useMemoizedFn((event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button, a, input, [role="combobox"]')) return;
    const cell = cellOf(event);
    if (!cell) return;
    event.preventDefault();
    cells?.open(cell.row, cell.place.column);
  });
  const go = (place: CellPlace, index: number): void => {
    setChosen(place);
    setWanted(place);
    bringIntoSight(index);
  };
  const step = (from: { index: number; column: string }, by: Step): void => {
    const next = cells && nextCell({ rows, columns, cells, from, by });
    const row = next && rows[next.index];
    if (next && row !== undefined) go({ row: keyOf(row, next.index), column: next.column }, next.index);
  };

  const dressOf: CellsShown<Row>['dressOf'] = (row, key, index) => {
    if (!cells || (current?.row !== key && hovered?.row !== key && !cells.isEdited(row))) return undefined;
    return (column, content) => {
      const place = { row: key, column };
      const editor = cells.editor({ row, column, onLeft: () => go(place, index) });
      if (editor !== undefined) return editor;
      const isCurrent = isAt(current, place);
      if ((!isCurrent && !isAt(hovered, place)) || !cells.canEdit(row, column)) return content;
      return (
        <span className="screen-cell">
          {content}
          <CellPencil
            title={columns.find((each) => each.key === column)?.title ?? ''}
            name={cells.nameOf(row)}
            isCurrent={isCurrent}
            isWanted={isAt(wanted, place)}
            onOpen={() => cells.open(row, column)}
            onFocus={() => setChosen(place)}
            onBlur={() => setWanted(undefined)}
            onStep={(by) => step({ index, column }, by)}
          />
        </span>
      );
    };
  };
  return { dressOf, handlers: cells ? { onMouseOver, onMouseLeave, onClick, onDoubleClick } : {} };
}

function isAt(one: CellPlace | undefined, other: CellPlace | undefined): boolean {
  return one?.row === other?.row && one?.column === other?.column;
}

interface Among<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  cells: Cells<Row>;
}

/** The first cell that can be edited: the tab key comes to it until it has been in another. */
function firstCell<Row>({
  rows,
  columns,
  keyOf,
  cells,
}: Among<Row> & { keyOf(row: Row, index: number): string }): CellPlace | undefined {
  for (const [index, row] of rows.entries()) {
    const column = columns.find(({ key }) => cells.canEdit(row, key));
    if (column) return { row: keyOf(row, index), column: column.key };
  }
  return undefined;
}

/** The next cell in a direction that can be edited. */
function nextCell<Row>({
  rows,
  columns,
  cells,
  from,
  by: [down, right],
}: Among<Row> & { from: { index: number; column: string }; by: Step }): { index: number; column: string } | undefined {
  let [index, at] = [from.index + down, columns.findIndex(({ key }) => key === from.column) + right];
  for (;;) {
    const [row, column] = [rows[index], columns[at]];
    if (row === undefined || !column) return undefined;
    if (cells.canEdit(row, column.key)) return { index, column: column.key };
    index += down;
    at += right;
  }
}
