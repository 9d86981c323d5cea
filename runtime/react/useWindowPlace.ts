import { useLayoutEffect, useRef } from 'react';
import { keepScrolled, scrolledAt, type HistoryEntry } from '#runtime/core/scrollPlaces.ts';

const name = 'window';

/**
 * Where a page is scrolled to: a new page or query begins at its top, Back is where one was, as soon as what has to be
 * loaded reaches that far. What replaces the address of the same page moves nothing.
 */
export function useWindowPlace(entry: HistoryEntry & { pathname: string }): void {
  const latest = useRef(entry);
  latest.current = entry;
  const shown = useRef<string>();
  const { key } = entry;
  useLayoutEffect(() => {
    const { former, isReplaced, pathname } = latest.current;
    // The browser would do so before the page is drawn, and keep what it cut off.
    window.history.scrollRestoration = 'manual';
    const ends = new AbortController();
    const keep = (): void => keepScrolled({ entry: key, name, pixels: window.scrollY });
    if (former !== undefined) returnTo({ pixels: scrolledAt({ entry: former, name }), ends });
    else if (isReplaced && shown.current === pathname) keep();
    else window.scrollTo(0, 0);
    shown.current = pathname;
    window.addEventListener('scroll', keep, { signal: ends.signal, passive: true });
    return () => ends.abort();
  }, [key]);
}

/** Scrolls there, and again whenever the page has grown, until it is reached or somebody scrolls themselves. */
function returnTo({ pixels, ends }: { pixels: number; ends: AbortController }): void {
  const isThere = (): boolean => {
    window.scrollTo(0, pixels);
    return Math.abs(window.scrollY - pixels) <= 1;
  };
  if (isThere() || typeof ResizeObserver === 'undefined') return;
  const growth = new ResizeObserver(() => isThere() && growth.disconnect());
  growth.observe(document.body);
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(act, () => growth.disconnect(), { signal: ends.signal, passive: true });
  ends.signal.addEventListener('abort', () => growth.disconnect());
}
