import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks. They are this process's own: so it is right over any number of processes. */
const pause = 1_000;
/** Streams that one may have open of one thing: some windows, and those that have not yet been found to be gone. */
export const mostWatching = 6;

/** One of those who watch the same thing. */
export interface Watching<Seen> {
  /**
   * The next look, a second from now at most; all who wait share it.
   * @returns undefined where it failed
   */
  look(read: () => Promise<Seen>): Promise<Seen | undefined>;
  leave(): void;
}

interface Watched {
  count: number;
  next?: Promise<unknown> | undefined;
}

const all = new Map<string, Watched>();

/** Begins to watch what `key` names, of which all read the same. @returns undefined where too many do */
export function watch<Seen>(key: string): Watching<Seen> | undefined {
  const watched = all.get(key) ?? { count: 0 };
  if (watched.count >= mostWatching) return undefined;
  all.set(key, watched);
  watched.count += 1;
  let isHere = true;
  return {
    look(read) {
      watched.next ??= setTimeout(pause)
        .then(() => (watched.count > 0 ? read() : undefined))
        .catch(() => undefined)
        .finally(() => {
          watched.next = undefined;
        });
      return watched.next as Promise<Seen | undefined>;
    },
    leave() {
      if (!isHere) return;
      isHere = false;
      watched.count -= 1;
      if (watched.count === 0) all.delete(key);
    },
  };
}
