import { useEffect, useRef } from 'react';

/**
 * Tries something again and again, one try at a time, while the page is shown; nothing where there is nothing to try.
 * @param pause milliseconds between two tries
 */
export function useAgain(again: (() => Promise<void>) | undefined, pause = 5000): void {
  const latest = useRef(again);
  latest.current = again;
  const isWanted = again !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isTrying = false;
    const timer = setInterval(async () => {
      if (isTrying || document.visibilityState !== 'visible') return;
      isTrying = true;
      await latest.current?.();
      isTrying = false;
    }, pause);
    return () => clearInterval(timer);
  }, [isWanted, pause]);
}
