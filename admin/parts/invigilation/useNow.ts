import { useEffect, useState } from 'react';
import type { ServerClock } from './serverClock.ts';

/** The server's time, anew every so many milliseconds. */
export function useNow(clock: ServerClock, every: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((former) => former + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return clock.now();
}
