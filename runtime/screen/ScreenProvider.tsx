import { App, ConfigProvider } from 'antd';
import { useState, type ReactNode } from 'react';
import { HostProvider, type Pages } from './HostProvider.tsx';

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
  const [[query, ...former], setQueries] = useState<readonly [URLSearchParams, ...URLSearchParams[]]>(() => [
    new URLSearchParams(initialQuery),
  ]);
  const pages: Pages = {
    query,
    setQuery: (next, isStep = false) => setQueries(isStep ? [next, query, ...former] : [next, ...former]),
    back: () => setQueries(([last, ...others]) => [others[0] ?? last, ...others.slice(1)]),
    goes: (route) => onGo?.(route),
  };
  return (
    // antd would put a space into buttons of two characters.
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App component={false}>
        <HostProvider pages={pages}>{children}</HostProvider>
      </App>
    </ConfigProvider>
  );
}
