import { useEffect, useRef } from 'react';
import { useFrame, useHost } from '../host.ts';
import type { NamedAction } from '../actions/types.ts';

/** In the address of a list: the action above it that is to be done on arrival. */
export const doParameter = 'do';

/** Does what the address asks for, once, and takes it out of the address. What the person may not do is left. */
export function useWantedAction({
  offered,
  perform,
}: {
  offered: readonly NamedAction[];
  perform(action: NamedAction): void;
}): void {
  const { query, setQuery } = useHost();
  const isPage = useFrame().kind === 'page';
  const wanted = isPage ? query.get(doParameter) : null;
  const latest = useRef({ offered, perform, query, setQuery });
  latest.current = { offered, perform, query, setQuery };
  useEffect(() => {
    if (wanted === null) return;
    const now = latest.current;
    now.setQuery(new URLSearchParams([...now.query].filter(([name]) => name !== doParameter)));
    const action = now.offered.find(({ name }) => name === wanted);
    if (action) now.perform(action);
  }, [wanted]);
}
