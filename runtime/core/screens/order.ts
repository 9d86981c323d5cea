import type { Screen, ScreenAction } from '#generators/formats.ts';

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

/** Those that not every screen of its kind has. */
export const furtherMapsOf = {
  list: [],
  form: ['tabs'],
  detail: ['sections', 'tabs'],
  page: ['filters'],
} as const satisfies Record<Screen['kind'], readonly string[]>;

/** Of those that every screen has, the maps of actions. */
export const actionMapsOf = {
  list: ['toolbar', 'row', 'bulk'],
  form: [],
  detail: ['toolbar'],
  page: [],
} as const satisfies { [Kind in Screen['kind']]: readonly (typeof mapsOf)[Kind][number][] };

/** The actions of a screen, whatever offers them. */
export function actionsOf(screen: Screen): ScreenAction[] {
  const maps = screen as unknown as Record<string, Record<string, ScreenAction>>;
  return actionMapsOf[screen.kind].flatMap((map) => Object.values(maps[map] ?? {}));
}

/** The calls that a screen's actions ask a person for something before. */
export function askingCallsOf(screen: Screen): string[] {
  return actionsOf(screen).flatMap(({ does, asks }) => (does !== undefined && asks ? [does] : []));
}

/** Calls whose replies an action's dialog shows: what it would do, or rows about the record. */
export function tellingCallsOf(screen: Screen): string[] {
  return actionsOf(screen).flatMap(({ foresees, lists }) => [foresees, lists].flatMap((said) => said?.does ?? []));
}

/** A screen with every entry in its place. */
export function ordered<Shown extends Screen>(screen: Shown): Shown {
  const maps = screen as unknown as Record<string, Record<string, { order: number }>>;
  const further = furtherMapsOf[screen.kind].filter((map) => maps[map] !== undefined);
  return {
    ...screen,
    ...Object.fromEntries([...mapsOf[screen.kind], ...further].map((map) => [map, withPlaces(maps[map] ?? {})])),
  };
}
