import { onClearPersonal, tab } from './storage.ts';

/** One entry of the browser's history, as the router that draws it knows it. */
export interface HistoryEntry {
  /** Its own as long as the tab lives. */
  key: string;
  /** The entry whose places hold here: its own on the way Back, that of the list on the way back to it; none on a new page. */
  former?: string | undefined;
  /** It took the place of the one before. */
  isReplaced: boolean;
}

/** What scrolls: the window, or a table in itself. */
interface Scrolled {
  entry: string;
  name: string;
}

/** Entries whose places are kept, the last ones. */
const mostKept = 200;

/** Keeps how far something was scrolled while an entry of the history was shown. */
export function keepScrolled({ entry, name, pixels }: Scrolled & { pixels: number }): void {
  const key = keyOf({ entry, name });
  places.delete(key);
  places.set(key, Math.round(pixels));
  const [oldest] = places.keys();
  if (places.size > mostKept && oldest !== undefined) places.delete(oldest);
}

/** Pixels from the top; 0 of what was never scrolled. */
export function scrolledAt({ entry, name }: Scrolled): number {
  return places.get(keyOf({ entry, name })) ?? 0;
}

const keyOf = ({ entry, name }: Scrolled): string => `${entry} ${name}`;

const places = new Map(Object.entries(tab.get('scrolled') ?? {}));
window.addEventListener('pagehide', () => tab.set('scrolled', Object.fromEntries(places)));
onClearPersonal(() => places.clear());
