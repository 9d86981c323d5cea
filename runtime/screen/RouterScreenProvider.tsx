import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Home } from './home.ts';
import type { ScreenHost } from './host.ts';
import { HostProvider, type Pages } from './HostProvider.tsx';
import { useHistoryEntry } from './historyEntry.ts';

/** Screens below live in the router's pages; what has no page of its own opens in a drawer. */
export function RouterScreenProvider({
  home,
  RecordLink,
  children,
}: {
  home?: Home | undefined;
  RecordLink?: ScreenHost['RecordLink'];
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const [query, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const setQuery = useCallback(
    (next: URLSearchParams, isStep = false) => setSearch(next, { replace: !isStep }),
    [setSearch],
  );
  const back = useCallback(() => void navigate(-1), [navigate]);
  const entry = useHistoryEntry();
  const pages: Pages = { home, goes: (route) => void navigate(route), query, setQuery, back, entry, RecordLink };
  return (
    <HostProvider key={home ? home.base : pathname} pages={pages}>
      {children}
    </HostProvider>
  );
}
