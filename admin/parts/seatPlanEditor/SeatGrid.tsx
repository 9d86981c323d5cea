import { useState, type PointerEvent } from 'react';
import { painted, placesOf, type PlaceKind, type SeatPlan, type Spot } from '#runtime/core/seats/plan.ts';
import { kindsInOrder, kindTexts } from './kinds.ts';
import { nameOf } from './names.ts';
import { PlaceMark } from './PlaceMark.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import { spotOf } from './spotOf.ts';

export interface SeatGridProps {
  plan: SeatPlan;
  /** What a place becomes that is clicked or drawn over. */
  brush?: PlaceKind;
  /** Without it the plan can only be looked at. */
  onPaint?(places: readonly Spot[], kind: PlaceKind): void;
}

/** A seat plan as a picture that can be drawn over. */
export function SeatGrid({ plan, brush = 'seat', onPaint }: SeatGridProps) {
  const [stroke, setStroke] = useState<readonly Spot[]>([]);
  const places = placesOf(stroke.length > 0 ? painted({ plan, places: stroke, kind: brush }) : plan);
  const begin = (event: PointerEvent) => {
    const spot = spotOf(event.target);
    if (spot && onPaint && event.button === 0) setStroke([spot]);
  };
  const draw = (event: PointerEvent) => {
    // A finger that moves scrolls; a mouse draws.
    if (stroke.length === 0 || event.pointerType === 'touch') return;
    const spot = spotOf(event.target);
    if (spot && !stroke.some(({ row, column }) => row === spot.row && column === spot.column))
      setStroke([...stroke, spot]);
  };
  const end = () => {
    if (stroke.length > 0) onPaint?.(stroke, brush);
    setStroke([]);
  };
  return (
    <PlaceTable
      places={places}
      isReadOnly={!onPaint}
      aria-label="座位图，第 1 排在最前面"
      className={onPaint ? 'is-drawn' : undefined}
      nameOf={nameOf}
      cell={({ kind, number }) => <PlaceMark kind={kind} number={number} />}
      head={({ number, name, places: spots }) => (
        <Head number={number} name={name} brush={brush} onPaint={onPaint && (() => onPaint(spots, brush))} />
      )}
      onPlaceKey={(key, at) => {
        const kind = key === ' ' || key === 'Enter' ? brush : kindsInOrder[Number(key) - 1];
        if (!kind || !onPaint) return false;
        onPaint([at], kind);
        return true;
      }}
      onPointerDown={begin}
      onPointerOver={draw}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={() => setStroke([])}
    />
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
