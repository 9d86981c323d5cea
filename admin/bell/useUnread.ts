import { useCallback, useEffect, useState } from 'react';
import { call } from '#runtime/core/call.ts';

/** Milliseconds: after the page has come, and between two looks. */
export const first = 1500;
export const between = 120_000;

/** How many messages the person has not read; asked for when the page is there, every two minutes while it is in sight, and on coming back. */
export function useUnread(): { count: number; set(count: number): void } {
  const [count, set] = useState(0);
  const look = useCallback(() => {
    if (document.visibilityState === 'hidden') return;
    // A look that fails leaves the dot as it was.
    call('message.page', { pageNum: 1, pageSize: 1 }, { isQuiet: true }).then(
      ({ unreadCount }) => set(unreadCount),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const start = setTimeout(look, first);
    const timer = setInterval(look, between);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return { count, set };
}
