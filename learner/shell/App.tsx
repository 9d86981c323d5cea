import { startTransition, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tab } from '#runtime/core/storage.ts';
import { ErrorBoundary, type Failure } from '#runtime/react/ErrorBoundary.tsx';
import { useSession } from '#runtime/react/useSession.ts';
import { useTitle } from '#runtime/react/useTitle.ts';
import { useWindowPlace } from '#runtime/react/useWindowPlace.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { goTo } from '#learner/router/place.ts';
import { Router } from '#learner/router/Router.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { routeAt } from '../routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Offline } from './Offline.tsx';
import { loginPath } from './paths.ts';
import { recover } from './recover.ts';
import { TabBar } from './TabBar.tsx';
import { texts } from './texts.ts';
import { useTenantChange } from './useTenantChange.ts';

/** What comes before the first page: session and guard. */
export interface Opening {
  /** Whether there is a page to show; false until `done` says so. */
  isOpen: boolean;
  done: Promise<boolean>;
}

/** The authentication centre: header, page, footer. The page appears when what comes before it (`opening`) is done. */
export function App({ opening }: { opening: Opening }) {
  return (
    <Router>
      <Frame opening={opening} />
    </Router>
  );
}

function Frame({ opening }: { opening: Opening }) {
  const { pathname, search, key, way } = useLocation();
  useWindowPlace({ key, former: way === 'return' ? key : undefined, isReplaced: way === 'replaced', pathname });
  const route = routeAt(pathname);
  const { Page, isTransient = false, isFooterHidden = false } = route;
  const isOpen = useIsOpen(opening);
  const changes = useTenantChange();
  const main = useFocusOnChange(pathname);
  const { status } = useSession();
  useTitle(route.title);

  // As soon as the page is seen: who leaves it at once comes back to it too.
  useLayoutEffect(() => {
    if (!isTransient && route.path !== '/auth-login') tab.set('ActiveRouterPath', `${pathname}${search}`);
  }, [pathname, search, isTransient, route.path]);

  // An initial password is changed on the log-in page, before anything else.
  const isPasswordDue = status === 'passwordDue' && route.path !== '/auth-login';
  useEffect(() => {
    if (isPasswordDue) goTo(loginPath(`${pathname}${search}`), { replace: true });
  }, [isPasswordDue, pathname, search]);

  const page = (
    <ErrorBoundary resetKey={pathname} fallback={(failure) => <Failed {...failure} />}>
      <Suspense fallback={<Waiting />}>
        {isOpen && !isPasswordDue ? <Page key={`${route.path} ${changes}`} /> : <Waiting />}
      </Suspense>
    </ErrorBoundary>
  );
  if (isTransient) return <main className="shell-main">{page}</main>;
  return (
    <div className="shell">
      <a className="shell-skip" href="#main">
        {texts.skip}
      </a>
      <Header />
      <Offline />
      <main id="main" className="shell-main" tabIndex={-1} ref={main}>
        {page}
      </main>
      {!isFooterHidden && <Footer />}
      <TabBar />
    </div>
  );
}

/** A page that could not be drawn; one whose code is missing is fetched anew by itself. */
function Failed({ isChunk, title, help, retry }: Failure) {
  const [isRecovering, setRecovering] = useState(false);
  useEffect(() => {
    if (isChunk) setRecovering(recover());
  }, [isChunk]);
  if (isRecovering) return <Waiting />;
  return (
    <div className="page">
      <ErrorBox error={{ message: `${title}。${help}` }} onRetry={retry} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="page">
      <Skeleton lines={8} />
    </div>
  );
}

function useIsOpen(opening: Opening): boolean {
  const [isOpen, setOpen] = useState(opening.isOpen);
  useEffect(() => {
    // The router takes a new address in a transition; a page drawn before it would be that of the former address.
    void opening.done.then((isDone) => startTransition(() => setOpen(isDone)));
  }, [opening]);
  return isOpen;
}

/** On another page a screen reader starts at its top. */
function useFocusOnChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
