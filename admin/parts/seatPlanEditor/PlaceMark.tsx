import type { ReactNode } from 'react';
import type { PlaceKind } from '#runtime/core/seats/plan.ts';

/** What a place looks like: its number, and a sign for what is not a usual seat, so that nobody has to tell colours apart. */
export function PlaceMark({ kind, number, children }: { kind: PlaceKind; number?: number; children?: ReactNode }) {
  return (
    <span className={`seat-mark is-${kind}`}>
      {kind === 'accessible' && <Wheelchair />}
      {kind === 'outOfUse' && <span aria-hidden>×</span>}
      {number !== undefined && number > 0 && <span>{number}</span>}
      {children}
    </span>
  );
}

function Wheelchair() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="12"
      height="12"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <circle cx="6.5" cy="2.4" r="1.4" fill="currentColor" stroke="none" />
      <path d="M6.5 5v4.5h4l2 4h1.5M6.5 7h3.5M4.6 7.6a3.6 3.6 0 1 0 5.2 4.6" />
    </svg>
  );
}
