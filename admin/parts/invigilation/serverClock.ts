import { millisecondsOf } from './board.ts';

/** The server's clock by the browser's monotonic one, whatever the browser's own clock says. */
export interface ServerClock {
  /** A time that the server said just now. */
  heard(time: string): void;
  /** Milliseconds since 1970 by the server. */
  now(): number;
  /** Milliseconds since the server last said something. */
  silence(): number;
}

export function clockOf(): ServerClock {
  let ahead: number | undefined;
  let last = performance.now();
  return {
    heard: (time) => {
      last = performance.now();
      const said = millisecondsOf(time);
      // Said in whole seconds and under way since, a time is never ahead of the server's: the latest is the closest.
      if (said !== undefined) ahead = Math.max(ahead ?? -Infinity, said - performance.now());
    },
    now: () => (ahead === undefined ? Date.now() : ahead + performance.now()),
    silence: () => performance.now() - last,
  };
}
