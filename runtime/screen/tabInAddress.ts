import { useState } from 'react';
import { useFrame, useHost } from './host.ts';

/** Which tab is open: one of the names, the first without a choice. */
export interface OpenTab {
  open: string;
  choose(name: string): void;
}

/** On a page the open tab stands in the address, so that going back and sending a link find it again; elsewhere it is the screen's own. */
export function useTabInAddress(names: readonly string[]): OpenTab {
  const { query, setQuery } = useHost();
  const isInQuery = useFrame().kind === 'page';
  const [own, setOwn] = useState('');
  const chosen = isInQuery ? (query.get(word) ?? '') : own;
  return {
    open: names.includes(chosen) ? chosen : (names[0] ?? ''),
    choose: (name) => {
      if (!isInQuery) return setOwn(name);
      const next = new URLSearchParams(query);
      next.set(word, name);
      setQuery(next);
    },
  };
}

/** In the query. */
const word = 'tab';
