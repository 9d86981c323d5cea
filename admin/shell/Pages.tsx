import { Skeleton } from 'antd';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '#runtime/core/chunks.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { isAfterLogIn } from '../entry/afterLogIn.ts';
import { FailurePage } from './FailurePage.tsx';
import { allMenus, modules, type MenuGroup } from './menus.ts';
import { NoMenu } from './notices/NoMenu.tsx';
import { NoPermission } from './notices/NoPermission.tsx';
import { NotFound } from './notices/NotFound.tsx';
import { SentHome } from './notices/SentHome.tsx';
import { ScreenPlacePage } from './ScreenPlacePage.tsx';
import { placeAt } from './screenRoutes.ts';
import { isHidden, type Theme } from '#runtime/core/theme.ts';

const AccountPage = lazy(async () => ({
  default: (await loadChunk(() => import('../account/AccountPage.tsx'))).AccountPage,
}));
const HomePage = lazy(async () => ({ default: (await loadChunk(() => import('../home/HomePage.tsx'))).HomePage }));

export interface PagesProps {
  groups: readonly MenuGroup[];
  theme: Theme;
}

/** The page at the present address. */
export function Pages({ groups, theme }: PagesProps): ReactNode {
  const { pathname, state } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(failure) => <FailurePage {...failure} />}>
      <Page groups={groups} theme={theme} path={pathname} isEntered={isAfterLogIn(state)} />
    </ErrorBoundary>
  );
}

function Page({ groups, theme, path, isEntered }: PagesProps & { path: string; isEntered: boolean }): ReactNode {
  const menus = useMemo(() => groups.flatMap((group) => group.menus), [groups]);
  const everyMenu = useMemo(() => allMenus(modules), []);
  if (path === '/account' && !isHidden({ theme, what: 'accountSettings' }))
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <AccountPage />
      </Suspense>
    );
  if (path === '/')
    return menus.length === 0 ? (
      <NoMenu />
    ) : (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
        <HomePage groups={groups} />
      </Suspense>
    );
  const place = placeAt({ menus, path });
  if (place) return <ScreenPlacePage place={place} group={groups.find((group) => group.menus.includes(place.menu))} />;
  const denied = placeAt({ menus: everyMenu, path });
  if (!denied) return <NotFound />;
  return isEntered ? <SentHome page={denied.menu.label} /> : <NoPermission />;
}
