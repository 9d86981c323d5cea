/**
 * The seat plan of a room: a text a row from the front to the back, a letter a place from left to right. Rows are equally
 * long. `s` is a seat, `a` an accessible one, `x` one out of use, `-` an aisle, which is no seat.
 */
export type SeatPlan = readonly string[];

export const placeKinds = { seat: 's', accessible: 'a', outOfUse: 'x', aisle: '-' } as const;
export type PlaceKind = keyof typeof placeKinds;

/** How many rows a plan may have at most, and how many places a row. */
export const mostInPlan = 40;

/** Where a place is. Row and column count from 0. */
export interface Spot {
  row: number;
  column: number;
}

/** A place of a plan. */
export interface Place extends Spot {
  kind: PlaceKind;
  /** The seat's number from 1, row by row from the front, left to right; 0 for an aisle. One out of use keeps its own. */
  number: number;
}

const kindsByLetter = new Map<string, PlaceKind>(
  (Object.keys(placeKinds) as PlaceKind[]).map((kind) => [placeKinds[kind], kind]),
);

/** All places of a plan, a list a row. What is not understood is an aisle. */
export function placesOf(plan: SeatPlan): Place[][] {
  let number = 0;
  return plan.map((line, row) =>
    [...line].map((letter, column) => {
      const kind = kindsByLetter.get(letter) ?? 'aisle';
      return { row, column, kind, number: kind === 'aisle' ? 0 : ++number };
    }),
  );
}

/** How many places of each kind there are. */
export function countsOf(plan: SeatPlan): Record<PlaceKind, number> {
  const counts = { seat: 0, accessible: 0, outOfUse: 0, aisle: 0 };
  for (const { kind } of placesOf(plan).flat()) counts[kind] += 1;
  return counts;
}

/** The plan with these places of the kind. */
export function painted({
  plan,
  places,
  kind,
}: {
  plan: SeatPlan;
  places: readonly Spot[];
  kind: PlaceKind;
}): string[] {
  const lines = plan.map((line) => [...line]);
  for (const { row, column } of places) {
    const line = lines[row];
    if (line?.[column] !== undefined) line[column] = placeKinds[kind];
  }
  return lines.map((line) => line.join(''));
}

/** The plan cut, or filled up with seats, to so many rows and columns. */
export function resized({ plan, rows, columns }: { plan: SeatPlan; rows: number; columns: number }): string[] {
  return Array.from({ length: rows }, (_, row) => (plan[row] ?? '').slice(0, columns).padEnd(columns, placeKinds.seat));
}
