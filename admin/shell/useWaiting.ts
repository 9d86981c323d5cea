import { useCallback, useState } from 'react';
import { call } from '#runtime/core/call.ts';
import { useLooks } from '#runtime/react/useLooks.ts';
import type { MenuGroup } from './menus.ts';

/** Codes of the pages of which something waits, where an entry of the menu is marked for that. */
export function useWaiting(groups: readonly MenuGroup[]): ReadonlySet<string> {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(nothing);
  const isAsked = groups.some(({ menus }) => menus.some(({ isNewTagged }) => isNewTagged));
  const look = useCallback(() => {
    if (!isAsked) return;
    // A look that fails leaves the marks as they were.
    call('home.waiting', {}, { isQuiet: true }).then(
      (entries) => setWaiting(new Set(entries.map(({ code }) => code))),
      () => undefined,
    );
  }, [isAsked]);
  useLooks(look);
  return waiting;
}

const nothing: ReadonlySet<string> = new Set();
