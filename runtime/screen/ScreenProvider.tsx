import { useState, type ReactNode } from 'react';
import { HostProvider } from './HostProvider.tsx';

/** Screens below need no router: everything opens in drawers, the query is kept in memory. For stories and tests. */
export function ScreenProvider({
  children,
  initialQuery = '',
  onGo,
}: {
  children: ReactNode;
  initialQuery?: string;
  onGo?: (route: string) => void;
}) {
  const [query, setQuery] = useState(() => new URLSearchParams(initialQuery));
  return <HostProvider pages={{ query, setQuery, goes: (route) => onGo?.(route) }}>{children}</HostProvider>;
}
