import { useEffect, useState, type RefObject } from 'react';

/**
 * Brings the focus back to where it was when what has it now goes, unless it is somewhere else already; to `other` where
 * that has gone too.
 */
export function useFocusBack(other?: RefObject<HTMLElement>): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What goes takes the focus along only when it is gone.
      setTimeout(() => {
        if (!isNowhere(document.activeElement)) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && !isNowhere(opener);
        (isThere ? opener : other?.current)?.focus();
      });
    },
    [opener, other],
  );
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}
