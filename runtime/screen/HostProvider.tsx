import { App } from 'antd';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import type { Home } from './home.ts';
import { ScreenDrawer } from './ScreenDrawer.tsx';
import { HostContext, type ScreenHost, type Target } from './host.ts';
import { loadScreen, useTenantId } from './screens.ts';
import './screen.css';

/** How the pages of screens are reached; `home` where they have addresses. */
export interface Pages extends Omit<ScreenHost, 'open'> {
  home?: Home | undefined;
}

/**
 * The world around the screens below it, and the drawers that they open. Messages are those of antd's `App` above: they
 * stay when a page goes to another.
 */
export function HostProvider({ pages, children }: { pages: Pages; children: ReactNode }) {
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
        const { id: _id, copyOf: _copyOf, ...given } = target.params ?? {};
        // The address of a page has no place for what a new record begins with.
        const isPage =
          Object.keys(given).length === 0 &&
          (screen.kind === 'form' || screen.kind === 'detail') &&
          screen.opens === 'page' &&
          home?.entity === screen.entity;
        if (isPage && home)
          goes(recordAddress({ base: home.base, params: target.params ?? {}, isDetail: screen.kind === 'detail' }));
        else setOpened((former) => [...former, { ...target, key: (former.at(-1)?.key ?? 0) + 1 }]);
      } catch (error) {
        message.error(toCallError(error).message);
      }
    },
    [message, tenantId],
  );

  const { query, setQuery, back, entry, RecordLink } = pages;
  const host = useMemo(
    (): ScreenHost => ({
      open: (target) => void open(target),
      goes: (route) => latest.current.goes(route),
      query,
      setQuery,
      back,
      entry,
      RecordLink,
    }),
    [open, query, setQuery, back, entry, RecordLink],
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

interface Opened extends Target {
  key: number;
}

/** The address of a record's page, or of a new one's; what it begins as a copy of stands in the query. */
function recordAddress({
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
