import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemoizedFn } from 'ahooks';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { HistoryEntry } from '#runtime/core/scrollPlaces.ts';
import type { Branches } from './branches.ts';
import type { Cells } from './cells.ts';
import { tickWidth, type Column, type Order, type Selection } from './column.ts';
import { placesOf } from './places.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useCells } from './useCells.tsx';
import { useCut } from './useCut.ts';
import { useTablePlace } from './useTablePlace.ts';
import { useRowDrag } from './useRowDrag.ts';
import { useRowKeys } from './useRowKeys.ts';

export interface TableProps<Row> {
  /** What the rows are, for who cannot see them. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The index, the row's place among all, is for rows that nothing else tells apart. */
  keyOf(row: Row, index: number): string;
  selection?: Selection<Row> | undefined;
  /** Of rows that stand below each other. */
  branches?: Branches<Row> | undefined;
  /** Those that can be edited in their place. */
  cells?: Cells<Row> | undefined;
  /** What stands below the head when there are no rows. */
  empty?: ReactNode;
  /** Another value is another page of rows, which is shown from its start. */
  page?: string | undefined;
  /** The entry of the browser's history whose only table this is, to be where one was on the way back. */
  entry?: HistoryEntry | undefined;
  /** The rows are about to be replaced. */
  isStale?: boolean;
  /** Low rows that wrap their text, for few of them inside something else. */
  isCompact?: boolean;
  onSort?(change: { key: string; order: Order }): void;
  onResize?: ((change: { key: string; width: number }) => void) | undefined;
}

/** Cells from which on only the rows in sight are drawn. */
const manyCells = 600;
const rowHeight = 44;
/** Rows drawn above and below those in sight. */
const spare = 4;
/** Pixels of rows drawn before the height of the table is known. */
const firstHeight = 480;

const Row = memo(TableRow) as typeof TableRow;

/** Rows and columns that scroll in themselves: the head, ticks and fixed columns stay, and of many rows only those in sight are drawn. */
export function Table<T>({
  label,
  columns,
  rows,
  keyOf,
  selection,
  branches,
  cells,
  empty,
  page,
  entry,
  isStale = false,
  isCompact = false,
  onSort,
  onResize,
}: TableProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const cut = useCut(frame);
  const isVirtual = !isCompact && rows.length * columns.length > manyCells;
  const sight = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: spare,
    initialRect: { width: 0, height: firstHeight },
  });
  const drawn = sight.getVirtualItems();
  const [from, to] = isVirtual ? [drawn[0]?.index ?? 0, (drawn.at(-1)?.index ?? -1) + 1] : [0, rows.length];
  const isTicked = selection !== undefined;
  const places = useMemo(() => placesOf({ columns, isTicked }), [columns, isTicked]);
  const width = columns.reduce((sum, column) => sum + column.width, selection ? tickWidth : 0);
  const choose = useChoice({ rows, selection });
  const drag = useRowDrag({ rows, keyOf, branches });
  const bringIntoSight = (index: number): void => {
    if (isVirtual) sight.scrollToIndex(index);
  };
  const keys = useRowKeys({ rows, keyOf, branches, bringIntoSight });
  const edited = useCells({ rows, columns, keyOf, cells, isTicked, bringIntoSight });
  const toggle = useMemoizedFn((index: number) => {
    const row = rows[index];
    if (row !== undefined) branches?.setOpen(row, !branches.isOpen(row));
  });

  const keepPlace = useTablePlace({ frame, entry, page });
  const scrolled = useMemoizedFn(() => {
    cut();
    keepPlace();
  });

  return (
    <div
      ref={frame}
      className={['screen-table', isStale && 'is-stale', isCompact && 'is-compact'].filter(Boolean).join(' ')}
      role="group"
      aria-label={label}
      aria-busy={isStale}
      tabIndex={0}
      onScroll={scrolled}
    >
      <table
        style={{ width }}
        {...(branches && { role: 'treegrid', 'aria-label': label })}
        {...(isVirtual && { 'aria-rowcount': rows.length + 1 })}
      >
        <colgroup>
          {selection && <col style={{ width: tickWidth }} />}
          {columns.map(({ key, width: own }) => (
            <col key={key} style={{ width: own }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          places={places}
          rows={rows}
          keyOf={keyOf}
          selection={selection}
          onSort={onSort}
          onResize={onResize}
        />
        <tbody {...drag.handlers} {...keys.handlers} {...edited.handlers}>
          <Gap height={from * rowHeight} />
          {rows.slice(from, to).map((row, place) => {
            const index = from + place;
            const key = keyOf(row, index);
            return (
              <Row
                key={key}
                row={row}
                index={index}
                columns={columns}
                places={places}
                isNumbered={isVirtual}
                isChosen={selection?.keys.has(key)}
                isShut={selection?.isShut?.(row) ?? false}
                nameOf={selection?.nameOf ?? branches?.nameOf}
                onChoose={choose}
                dress={edited.dressOf(row, key, index)}
                {...(branches && {
                  level: branches.levelOf(row),
                  isOpen: branches.isOpen(row),
                  isCurrent: key === keys.current,
                  canMove: branches.moves !== undefined,
                  drop: drag.target?.index === index ? drag.target.beside : undefined,
                  onToggle: toggle,
                })}
              />
            );
          })}
          <Gap height={(rows.length - to) * rowHeight} />
        </tbody>
      </table>
      {rows.length === 0 && <div className="screen-table-empty">{empty}</div>}
    </div>
  );
}

/** Room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}

/** Ticking a row; with the shift key all rows from the one ticked before. */
function useChoice<T>({
  rows,
  selection,
}: {
  rows: readonly T[];
  selection: Selection<T> | undefined;
}): (choice: { index: number; isChosen: boolean; isRange: boolean }) => void {
  const last = useRef<number>();
  useEffect(() => {
    last.current = undefined;
  }, [rows]);
  return useMemoizedFn(({ index, isChosen, isRange }) => {
    const start = isRange ? (last.current ?? index) : index;
    const chosen = rows.slice(Math.min(start, index), Math.max(start, index) + 1);
    selection?.set(
      chosen.filter((row) => !selection.isShut?.(row)),
      isChosen,
    );
    last.current = index;
  });
}
