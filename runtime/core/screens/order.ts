import type { Screen } from '#generators/formats.ts';

/** Entries by order; those without one come after the others, in the order they are written, and are given one. */
export function withPlaces<Entry extends { order: number }>(entries: Record<string, Entry>): Record<string, Entry> {
  const hasPlace = ({ order }: { order?: unknown }): boolean =>
    typeof order === 'number' && order < Number.MAX_SAFE_INTEGER;
  let next = Math.max(0, ...Object.values(entries).flatMap((entry) => (hasPlace(entry) ? [entry.order] : [])));
  const placed = Object.entries(entries).map(([name, entry]): [string, Entry] => [
    name,
    hasPlace(entry) ? entry : { ...entry, order: (next += 1) },
  ]);
  return Object.fromEntries(placed.sort(([, one], [, other]) => one.order - other.order));
}

/** The keyed maps of each kind of screen. */
export const mapsOf = {
  list: ['filters', 'columns', 'toolbar', 'row', 'bulk'],
  form: ['groups', 'fields'],
  detail: ['groups', 'fields', 'toolbar'],
  page: ['blocks'],
} as const satisfies Record<Screen['kind'], readonly string[]>;

/** A screen with every entry in its place. */
export function ordered<Shown extends Screen>(screen: Shown): Shown {
  const maps = screen as unknown as Record<string, Record<string, { order: number }>>;
  return { ...screen, ...Object.fromEntries(mapsOf[screen.kind].map((map) => [map, withPlaces(maps[map] ?? {})])) };
}
