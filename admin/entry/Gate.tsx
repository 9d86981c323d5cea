import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { loadSession } from '#runtime/core/session.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { useSession } from '#runtime/react/useSession.ts';
import { texts } from '../texts.ts';
import { loadShell } from './loadShell.ts';
import { basePath, loginAddress } from './paths.ts';
import { Skeleton } from './Skeleton.tsx';

const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));

/** Everything behind the log-in: finds out who is signed in, then shows the shell, or the log-in page. */
export function Gate(): ReactNode {
  const { status } = useSession();
  const location = useLocation();
  const [error, setError] = useState<CallError>();

  const load = useCallback(() => {
    setError(undefined);
    loadSession().catch((thrown: unknown) => setError(toCallError(thrown)));
  }, []);
  // Someone who has just signed in is known already.
  useEffect(() => {
    if (sessionStore.get().status !== 'signedIn') load();
  }, [load]);

  // An initial password is changed on the log-in page.
  if (status === 'signedOut' || status === 'passwordDue') return <Navigate to={wayToLogin(location)} replace />;
  if (error && error.kind !== 'expired') return <LoadFailure message={error.message} onRetry={load} />;
  if (status !== 'signedIn') return <Skeleton />;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton />}>
        <Shell />
      </Suspense>
    </ErrorBoundary>
  );
}

function wayToLogin({ pathname, search }: { pathname: string; search: string }): string {
  return loginAddress({ redirectPath: `${basePath}${pathname}${search}` }).slice(basePath.length);
}

function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }): ReactNode {
  return (
    <main className="failure" role="alert">
      <h1>{texts.loadFailed}</h1>
      <p>{message}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {texts.retry}
      </button>
    </main>
  );
}
