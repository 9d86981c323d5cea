/** From a changed file up through those that import it. */

/** A file that is reached, and by how many imports. */
export interface Reached {
  path: string;
  distance: number;
  /** The file that was reached before it; undefined where it imports the changed one itself. */
  by?: string;
}

/**
 * Everything that loads a file when it runs, the nearest first, with the file itself at distance 0. What only a file in
 * `ends` loads is not reached: such a file loads all there is, and would connect everything with everything.
 */
export function reach({
  file,
  importers,
  ends,
}: {
  file: string;
  importers: ReadonlyMap<string, readonly string[]>;
  ends: ReadonlySet<string>;
}): Reached[] {
  const found = new Map<string, Reached>([[file, { path: file, distance: 0 }]]);
  const waiting: Reached[] = [...found.values()];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (next.distance > 0 && ends.has(next.path)) continue;
    for (const path of importers.get(next.path) ?? []) {
      if (found.has(path)) continue;
      const reached = { path, distance: next.distance + 1, ...(next.distance > 0 && { by: next.path }) };
      found.set(path, reached);
      waiting.push(reached);
    }
  }
  return [...found.values()];
}
