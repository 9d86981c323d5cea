import { useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { HistoryEntry } from '#runtime/core/scrollPlaces.ts';

/** The entry of the browser's history that react-router draws. */
export function useHistoryEntry(): HistoryEntry {
  const { key: own, pathname, search, state } = useLocation();
  const type = useNavigationType();
  return useMemo(() => {
    // The first entry of a tab has the same key whatever it shows.
    const key = `${own} ${pathname}${search}`;
    const { returnsTo } = (state ?? {}) as ReturnState;
    return { key, former: type === 'POP' ? key : returnsTo, isReplaced: type === 'REPLACE' };
  }, [own, pathname, search, state, type]);
}

/** Goes along with a way back to a list: the entry that it was. */
export interface ReturnState {
  returnsTo?: string | undefined;
}
