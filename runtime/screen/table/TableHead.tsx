import { texts } from '../texts.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import type { Column, Order, Selection } from './column.ts';
import type { Place } from './places.ts';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  places: readonly Place[];
  rows: readonly Row[];
  keyOf(row: Row, index: number): string;
  selection: Selection<Row> | undefined;
  onSort?: ((change: { key: string; order: Order }) => void) | undefined;
  /** A column was given another width; the last one, of actions, has its own. */
  onResize?: ((change: { key: string; width: number }) => void) | undefined;
}

const next: Record<Order, Order> = { none: 'ascend', ascend: 'descend', descend: 'none' };
const ariaSort = { none: 'none', ascend: 'ascending', descend: 'descending' } as const;

/** Titles of the columns; a click on one that rows can be ordered by orders them up, down, and as they were. */
export function TableHead<Row>({ columns, places, rows, keyOf, selection, onSort, onResize }: TableHeadProps<Row>) {
  const first = selection ? 1 : 0;
  const edgeOf = ({ key, width }: Column<Row>, index: number) =>
    onResize &&
    !key.startsWith('$') && (
      <ColumnEdge index={first + index} width={width} onResize={(to) => onResize({ key, width: to })} />
    );
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="screen-tick is-fixed">
            <TickAll rows={rows} keyOf={keyOf} selection={selection} />
          </th>
        )}
        {columns.map((column, index) => {
          const { key, title, order } = column;
          return order === undefined ? (
            <th key={key} scope="col" title={title} {...places[index]}>
              {title}
              {edgeOf(column, index)}
            </th>
          ) : (
            <th
              key={key}
              scope="col"
              {...places[index]}
              title={title}
              aria-sort={ariaSort[order]}
              onClick={() => onSort?.({ key, order: next[order] })}
            >
              <button type="button" className="screen-sort" data-order={order}>
                <span>{title}</span>
              </button>
              {edgeOf(column, index)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Ticks all rows in the table, or none when all are. */
function TickAll<Row>({
  rows,
  keyOf,
  selection,
}: {
  rows: readonly Row[];
  keyOf(row: Row, index: number): string;
  selection: Selection<Row>;
}) {
  const open = rows.filter((row) => !selection.isShut?.(row));
  const count = open.filter((row, index) => selection.keys.has(keyOf(row, index))).length;
  const isAll = count > 0 && count === open.length;
  return (
    <input
      type="checkbox"
      aria-label={texts.chooseAll}
      checked={isAll}
      disabled={open.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      onChange={() => selection.set(open, !isAll)}
    />
  );
}
