import { useLayoutEffect, useRef } from 'react';

/** Calls for each key that is pressed anywhere in the page and that nobody has taken; with what was drawn last. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  // Layout effects: the others run after the page is seen, and a key that was pressed in between would be lost.
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) latest.current(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
