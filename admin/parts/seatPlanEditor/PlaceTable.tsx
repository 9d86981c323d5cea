import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import type { Place, Spot } from '#runtime/core/seats/plan.ts';
import { spotOf } from './spotOf.ts';

export interface PlaceTableProps extends HTMLAttributes<HTMLTableElement> {
  places: readonly (readonly Place[])[];
  isReadOnly: boolean;
  /** What a place is called. */
  nameOf(place: Place): string;
  cell(place: Place): ReactNode;
  /** The number of a row or column, with its places. */
  head?(head: { number: number; name: string; places: readonly Spot[] }): ReactNode;
  /** A key that does not move, at the place that has the focus. @returns whether it means something */
  onPlaceKey?(key: string, at: Spot): boolean;
}

/** The places of a room with its front at the top. One of them can be reached by Tab, the others by arrows. */
export function PlaceTable({
  places,
  isReadOnly,
  nameOf,
  cell,
  head = ({ number }) => <span>{number}</span>,
  onPlaceKey,
  onPointerDown,
  ...table
}: PlaceTableProps) {
  const [active, setActive] = useState<Spot>({ row: 0, column: 0 });
  const element = useRef<HTMLTableElement>(null);
  const columns = places[0]?.length ?? 0;
  const at: Spot = {
    row: Math.min(active.row, Math.max(places.length - 1, 0)),
    column: Math.min(active.column, Math.max(columns - 1, 0)),
  };
  const steer = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target as Element).closest('td')) return;
    const next = moved({ at, key: event.key, rows: places.length, columns });
    if (next) {
      setActive(next);
      cellAt({ table: element.current, spot: next })?.focus();
    } else if (!onPlaceKey?.(event.key, at)) return;
    event.preventDefault();
  };
  return (
    <div className="seat-plan-room">
      <div className="seat-plan-front" aria-hidden>
        讲台
      </div>
      <table
        {...table}
        ref={element}
        role="grid"
        aria-readonly={isReadOnly}
        onKeyDown={steer}
        onPointerDown={(event) => {
          const spot = spotOf(event.target);
          if (spot) setActive(spot);
          onPointerDown?.(event);
        }}
      >
        <thead>
          <tr>
            <td />
            {(places[0] ?? []).map(({ column }) => (
              <th key={column} scope="col">
                {head({
                  number: column + 1,
                  name: `第 ${column + 1} 列`,
                  places: places.map((_, row) => ({ row, column })),
                })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((line, row) => (
            <tr key={row}>
              <th scope="row">{head({ number: row + 1, name: `第 ${row + 1} 排`, places: line })}</th>
              {line.map((place) => (
                <td
                  key={place.column}
                  role="gridcell"
                  data-row={row}
                  data-column={place.column}
                  tabIndex={row === at.row && place.column === at.column ? 0 : -1}
                  aria-label={nameOf(place)}
                >
                  {cell(place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellAt({ table, spot }: { table: HTMLTableElement | null; spot: Spot }): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`td[data-row="${spot.row}"][data-column="${spot.column}"]`) ?? null;
}

/** Where a key leads from a place; undefined where it is no key of moving. */
function moved({ at, key, rows, columns }: { at: Spot; key: string; rows: number; columns: number }): Spot | undefined {
  const { row, column } = at;
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'ArrowDown':
      return { row: Math.min(row + 1, rows - 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, columns - 1) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return undefined;
  }
}
