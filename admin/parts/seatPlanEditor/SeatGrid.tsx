import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { painted, placesOf, type Place, type PlaceKind, type SeatPlan, type Spot } from '#runtime/core/seats/plan.ts';
import { kindsInOrder, kindTexts } from './kinds.ts';
import { PlaceMark } from './PlaceMark.tsx';

export interface SeatGridProps {
  plan: SeatPlan;
  /** What a place becomes that is clicked or drawn over. */
  brush?: PlaceKind;
  /** Without it the plan can only be looked at. */
  onPaint?(places: readonly Spot[], kind: PlaceKind): void;
}

/** A seat plan as a picture with its front at the top. One place of it can be reached by Tab, the others by arrows. */
export function SeatGrid({ plan, brush = 'seat', onPaint }: SeatGridProps) {
  const [active, setActive] = useState<Spot>({ row: 0, column: 0 });
  const [stroke, setStroke] = useState<readonly Spot[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const rows = placesOf(stroke.length > 0 ? painted({ plan, places: stroke, kind: brush }) : plan);
  const columns = rows[0]?.length ?? 0;
  const at: Spot = {
    row: Math.min(active.row, Math.max(rows.length - 1, 0)),
    column: Math.min(active.column, Math.max(columns - 1, 0)),
  };

  const go = (spot: Spot) => {
    setActive(spot);
    cellAt({ table: table.current, spot })?.focus();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target as Element).closest('td')) return;
    const next = moved({ at, key: event.key, rows: rows.length, columns });
    const kind = event.key === ' ' || event.key === 'Enter' ? brush : kindsInOrder[Number(event.key) - 1];
    if (next) go(next);
    else if (kind && onPaint) onPaint([at], kind);
    else return;
    event.preventDefault();
  };
  const begin = (event: PointerEvent) => {
    const spot = spotOf(event.target);
    if (!spot || !onPaint || event.button !== 0) return;
    // A finger that moves scrolls; a mouse draws.
    setActive(spot);
    setStroke([spot]);
  };
  const draw = (event: PointerEvent) => {
    if (stroke.length === 0 || event.pointerType === 'touch') return;
    const spot = spotOf(event.target);
    if (spot && !stroke.some(({ row, column }) => row === spot.row && column === spot.column))
      setStroke([...stroke, spot]);
  };
  const end = () => {
    if (stroke.length > 0) onPaint?.(stroke, brush);
    setStroke([]);
  };

  const columnHeads = Array.from({ length: columns }, (_, column) => column);
  return (
    <div className="seat-plan-room">
      <div className="seat-plan-front" aria-hidden>
        讲台
      </div>
      <table
        ref={table}
        role="grid"
        aria-label="座位图，第 1 排在最前面"
        aria-readonly={!onPaint}
        className={onPaint ? 'is-drawn' : undefined}
        onKeyDown={steer}
        onPointerDown={begin}
        onPointerOver={draw}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={() => setStroke([])}
      >
        <thead>
          <tr>
            <td />
            {columnHeads.map((column) => (
              <th key={column} scope="col">
                <Head
                  number={column + 1}
                  name={`第 ${column + 1} 列`}
                  brush={brush}
                  onPaint={
                    onPaint &&
                    (() =>
                      onPaint(
                        rows.map((_, row) => ({ row, column })),
                        brush,
                      ))
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((places, row) => (
            <tr key={row}>
              <th scope="row">
                <Head
                  number={row + 1}
                  name={`第 ${row + 1} 排`}
                  brush={brush}
                  onPaint={onPaint && (() => onPaint(places, brush))}
                />
              </th>
              {places.map((place) => (
                <td
                  key={place.column}
                  role="gridcell"
                  data-row={row}
                  data-column={place.column}
                  tabIndex={row === at.row && place.column === at.column ? 0 : -1}
                  aria-label={nameOf(place)}
                >
                  <PlaceMark kind={place.kind} number={place.number} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  number: number;
  name: string;
  brush: PlaceKind;
  onPaint?: (() => void) | undefined;
}

/** The number of a row or column; where it can be drawn, a button for the whole of it. */
function Head({ number, name, brush, onPaint }: HeadProps) {
  if (!onPaint) return <span>{number}</span>;
  const what = `把${name}都改为${kindTexts[brush]}`;
  return (
    <button type="button" aria-label={what} title={what} onClick={onPaint}>
      {number}
    </button>
  );
}

function nameOf({ row, column, kind, number }: Place): string {
  return `第 ${row + 1} 排第 ${column + 1} 列，${kindTexts[kind]}${number > 0 ? ` ${number} 号` : ''}`;
}

function spotOf(target: EventTarget): Spot | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
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
