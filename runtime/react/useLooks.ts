import { useEffect } from 'react';

/** Milliseconds: after the page has come, and between two looks. */
export const first = 1500;
export const between = 120_000;

/** For what several people work at together. */
export const everyMinute = { first: 60_000, between: 60_000 };

/**
 * Looks at what others change meanwhile: when the page is there, every two minutes (or as said) while it is in sight, and on
 * coming back to it. `look` stays the same function from one drawing to the next.
 */
export function useLooks(look: () => void, pause = { first, between }): void {
  const { first: untilFirst, between: untilNext } = pause;
  useEffect(() => {
    const lookInSight = (): void => {
      if (document.visibilityState !== 'hidden') look();
    };
    const start = setTimeout(lookInSight, untilFirst);
    const timer = setInterval(lookInSight, untilNext);
    document.addEventListener('visibilitychange', lookInSight);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookInSight);
    };
  }, [look, untilFirst, untilNext]);
}
