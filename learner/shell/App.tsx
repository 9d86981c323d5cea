import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { session } from '#runtime/core/storage.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { useTitle } from '#runtime/react/useTitle.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { routeAt } from '../routes.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { HelpButton } from './HelpButton.tsx';
import { messages, titles } from './messages.ts';
import { basePath } from './paths.ts';
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
    <BrowserRouter basename={`${basePath}/`}>
      <Frame opening={opening} />
    </BrowserRouter>
  );
}

function Frame({ opening }: { opening: Opening }) {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const { Page, isTransient = false, isFooterHidden = false } = route;
  const isOpen = useIsOpen(opening);
  const changes = useTenantChange();
  const main = useFocusOnChange(pathname);
  useTitle(route.title === titles.product ? undefined : route.title);

  useEffect(() => {
    if (!isTransient && route.path !== '/auth-login') session.set('ActiveRouterPath', `${pathname}${search}`);
  }, [pathname, search, isTransient, route.path]);

  const page = (
    <ErrorBoundary resetKey={pathname} fallback={({ title, help, retry }) => <ErrorBox error={{ message: `${title}。${help}` }} onRetry={retry} />}>
      <Suspense fallback={<Waiting />}>{isOpen ? <Page key={`${route.path} ${changes}`} /> : <Waiting />}</Suspense>
    </ErrorBoundary>
  );
  if (isTransient) return <main className="shell-main">{page}</main>;
  return (
    <div className="shell">
      <a className="shell-skip" href="#main">
        {messages.skip}
      </a>
      <Header />
      <main id="main" className="shell-main" tabIndex={-1} ref={main}>
        {page}
      </main>
      {!isFooterHidden && <Footer />}
      <HelpButton />
    </div>
  );
}

function Waiting() {
  return (
    <div className="shell-waiting">
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

/** On another page reading starts at its top, by eye and by screen reader. */
function useFocusOnChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
