import { useContext, useMemo, type ReactNode } from 'react';
import { useInRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { FrameContext, HostContext, type ScreenFrame } from './host.ts';
import { homeOf, type Home } from './home.ts';
import { RouterScreenProvider } from './RouterScreenProvider.tsx';
import { ScreenProvider } from './ScreenProvider.tsx';
import { trailOf } from './trail.ts';
import { ScreenContent } from './ScreenContent.tsx';

export interface ScreenPageProps {
  /** Name of the screen, e.g. `cert.list`. */
  name: string;
  /** `id` of the record for forms and details. */
  params?: Record<string, string>;
}

/**
 * A screen as a page of the app. In a router the state of lists stands in the address, and the entity's forms and
 * details are found at `…/new`, `…/:id` and `…/:id/detail` below the list. Without a router it works as well.
 */
export function ScreenPage(props: ScreenPageProps) {
  const isRouted = useInRouterContext();
  const hasHost = useContext(HostContext) !== undefined;
  if (isRouted) return <RoutedPage {...props} />;
  if (hasHost) return <ScreenContent {...props} />;
  return (
    <ScreenProvider>
      <ScreenContent {...props} />
    </ScreenProvider>
  );
}

function RoutedPage({ name, params }: ScreenPageProps) {
  const { pathname } = useLocation();
  const home = homeOf({ name, pathname });
  return (
    <RouterScreenProvider home={home}>
      <PageFrame home={home} id={params?.['id'] ?? ''} isDetail={name.endsWith('.detail')}>
        <ScreenContent name={name} {...(params && { params })} />
      </PageFrame>
    </RouterScreenProvider>
  );
}

function PageFrame({
  home: { base, entity },
  id,
  isDetail,
  children,
}: {
  home: Home;
  id: string;
  isDetail: boolean;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const frame = useMemo(
    (): ScreenFrame => ({
      kind: 'page',
      close: () => void navigate(wayBack({ base, entity, id })),
      done: () => void navigate(wayBack({ base, entity, id })),
      show: (other) => void navigate(`${base}/${encodeURIComponent(other)}${isDetail ? '/detail' : ''}`),
      // The form's own guard watches the route and the window.
      setDirty: () => undefined,
    }),
    [navigate, base, entity, id, isDetail],
  );
  return <FrameContext.Provider value={frame}>{children}</FrameContext.Provider>;
}

/** The list as it was when the record was opened from it. */
function wayBack({ base, entity, id }: { base: string; entity: string; id: string }): string {
  const query = trailOf({ entity, id })?.query;
  return query ? `${base}?${query}` : base;
}
