import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListScreen } from '#generators/formats.ts';
import { useFrame, useHost } from '../host.ts';
import { queryOfState, stateOfQuery, type ListState } from './state.ts';

/** What a list shows, and how that is changed. */
export interface OwnListState {
  state: ListState;
  /** Another condition, order or size begins again at the first page. */
  change(to: Partial<ListState>): void;
}

/**
 * State of a list: on a page it stands in the address, so that going back and sending a link work; in a drawer or a
 * block, of which there may be several at once, it is the list's own.
 */
export function useListState(screen: ListScreen): OwnListState {
  const { query, setQuery } = useHost();
  const { kind, filters = none } = useFrame();
  const isInQuery = kind === 'page';
  const [own, setOwn] = useState<ListState>(() => ({
    ...stateOfQuery({ query: new URLSearchParams(), screen }),
    filters,
  }));
  const state = useMemo(() => (isInQuery ? stateOfQuery({ query, screen }) : own), [isInQuery, query, screen, own]);
  const latest = useRef({ state, query });
  useEffect(() => {
    latest.current = { state, query };
  }, [state, query]);

  const change = useCallback(
    (to: Partial<ListState>) => {
      const isOtherPage = to.pageNum !== undefined;
      const next = { ...latest.current.state, ...to, pageNum: isOtherPage ? (to.pageNum ?? 1) : 1 };
      latest.current.state = next;
      if (isInQuery) setQuery(queryOfState({ state: next, query: latest.current.query }));
      else setOwn(next);
    },
    [isInQuery, setQuery],
  );
  return { state, change };
}

const none: ListState['filters'] = {};
