import { App, ConfigProvider } from 'antd';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toCallError } from '#runtime/core/errors.ts';
import { ScreenDrawer } from './drawer.tsx';
import { HostContext, type ScreenHost, type Target } from './host.ts';
import { loadScreen, useTenantId } from './screens.ts';
import './screen.css';

/** Where the pages of one entity are: `${base}/new`, `${base}/:id`, `${base}/:id/detail`. */
export interface Home {
  entity: string;
  base: string;
}

/** Screens below live in the router's pages; what has no page of its own opens in a drawer. */
export function RouterScreenProvider({ home, children }: { home?: Home | undefined; children: ReactNode }) {
  const navigate = useNavigate();
  const [query, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const setQuery = useCallback((next: URLSearchParams) => setSearch(next, { replace: true }), [setSearch]);
  const pages: Pages = { home, goes: (route) => void navigate(route), query, setQuery };
  return (
    <Host key={home ? home.base : pathname} pages={pages}>
      {children}
    </Host>
  );
}

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
  return <Host pages={{ query, setQuery, goes: (route) => onGo?.(route) }}>{children}</Host>;
}

interface Pages extends Omit<ScreenHost, 'open'> {
  home?: Home | undefined;
}

interface Opened extends Target {
  key: number;
}

function Host({ pages, children }: { pages: Pages; children: ReactNode }) {
  return (
    // antd would put a space into buttons of two characters.
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <App component={false}>
        <Drawers pages={pages}>{children}</Drawers>
      </App>
    </ConfigProvider>
  );
}

function Drawers({ pages, children }: { pages: Pages; children: ReactNode }) {
  const { message } = App.useApp();
  const tenantId = useTenantId();
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const latest = useRef(pages);
  latest.current = pages;

  const open = useCallback(
    async (target: Target) => {
      try {
        const { screen } = await loadScreen({ name: target.screen, tenantId });
        const { home, goes } = latest.current;
        const isPage =
          (screen.kind === 'form' || screen.kind === 'detail') &&
          screen.opens === 'page' &&
          home?.entity === screen.entity;
        if (isPage && home)
          goes(pageOf({ base: home.base, params: target.params ?? {}, isDetail: screen.kind === 'detail' }));
        else setOpened((former) => [...former, { ...target, key: (former.at(-1)?.key ?? 0) + 1 }]);
      } catch (error) {
        message.error(toCallError(error).message);
      }
    },
    [message, tenantId],
  );

  const { query, setQuery } = pages;
  const host = useMemo(
    (): ScreenHost => ({
      open: (target) => void open(target),
      goes: (route) => latest.current.goes(route),
      query,
      setQuery,
    }),
    [open, query, setQuery],
  );
  return (
    <HostContext.Provider value={host}>
      {children}
      {opened.map((target) => (
        <ScreenDrawer
          key={target.key}
          target={target}
          onClosed={() => setOpened((former) => former.filter(({ key }) => key !== target.key))}
        />
      ))}
    </HostContext.Provider>
  );
}

/** The address of a record's page, or of a new one's; what it begins as a copy of stands in the query. */
function pageOf({
  base,
  params: { id, copyOf },
  isDetail,
}: {
  base: string;
  params: Readonly<Record<string, string>>;
  isDetail: boolean;
}): string {
  const page = `${base}/${encodeURIComponent(id ?? 'new')}${isDetail ? '/detail' : ''}`;
  return copyOf === undefined ? page : `${page}?${new URLSearchParams({ copyOf }).toString()}`;
}
