/** Rows that stand below each other, in one list: from the top down, each with those below it behind it. */

export interface TreeShape<Row> {
  idOf(row: Row): string;
  /** The id of the row above; empty at the top. */
  parentOf(row: Row): string;
}

/** A row in its place. */
export interface Branch<Row> {
  row: Row;
  /** From 1. */
  level: number;
  /** Rows directly below it. */
  children: number;
}

/** Rows of one level keep the order they come in; one whose row above is not among them stands at the top. */
export function arranged<Row>({ rows, idOf, parentOf }: TreeShape<Row> & { rows: readonly Row[] }): Branch<Row>[] {
  const ids = new Set(rows.map(idOf));
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = ids.has(parentOf(row)) ? parentOf(row) : '';
    const beside = below.get(parent);
    if (beside) beside.push(row);
    else below.set(parent, [row]);
  }
  const placed: Branch<Row>[] = [];
  const place = (parent: string, level: number): void => {
    for (const row of below.get(parent) ?? []) {
      const id = idOf(row);
      placed.push({ row, level, children: below.get(id)?.length ?? 0 });
      place(id, level + 1);
    }
  };
  place('', 1);
  if (placed.length === rows.length) return placed;
  // None is lost that stands in a circle, which only data at odds with itself has.
  const seen = new Set(placed.map(({ row }) => row));
  return [...placed, ...rows.flatMap((row) => (seen.has(row) ? [] : [{ row, level: 1, children: 0 }]))];
}

/**
 * What stands beside each other once some of it is put before one, or behind all where there is none.
 * @returns undefined where the one it is to stand before is not among the others
 */
export function reordered({
  beside,
  ids,
  before,
}: {
  beside: readonly string[];
  ids: readonly string[];
  before: string | null;
}): string[] | undefined {
  const others = beside.filter((id) => !ids.includes(id));
  const place = before === null ? others.length : others.indexOf(before);
  return place < 0 ? undefined : [...others.slice(0, place), ...ids, ...others.slice(place)];
}
