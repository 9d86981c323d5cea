import { useCallback, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { useLooks } from '#runtime/react/useLooks.ts';

/** How many messages the person has not read; asked for when the page is there, every two minutes while it is in sight, and on coming back. */
export function useUnread(): { count: number; set(count: number): void } {
  const [count, set] = useState(0);
  const look = useCallback(() => {
    // A look that fails leaves the dot as it was.
    call('message.page', { pageNum: 1, pageSize: 1 }, { isQuiet: true }).then(
      ({ unreadCount }) => set(unreadCount),
      () => undefined,
    );
  }, []);
  useLooks(look);
  return { count, set };
}
