import { useEffect } from 'react';

/** Milliseconds: after the page has come, and between two looks. */
export const first = 1500;
export const between = 120_000;

/**
 * Looks at what others change meanwhile: when the page is there, every two minutes while it is in sight, and on coming
 * back to it. `look` stays the same function from one drawing to the next.
 */
export function useLooks(look: () => void): void {
  useEffect(() => {
    const lookInSight = (): void => {
      if (document.visibilityState !== 'hidden') look();
    };
    const start = setTimeout(lookInSight, first);
    const timer = setInterval(lookInSight, between);
    document.addEventListener('visibilitychange', lookInSight);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookInSight);
    };
  }, [look]);
}
