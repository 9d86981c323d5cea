import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { Expiry } from '#runtime/core/presenter.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useEnd } from './useEnd.ts';

const LoginForm = lazy(() =>
  loadChunk(() => import('#learner/login/LoginForm.tsx')).then((module) => ({ default: module.LoginForm })),
);

/** The session is over: whose page it is logs in again right here, and the page stays as it is. */
export function ExpiredDialog({
  notice: { title, message, confirmText, again, signal },
  onEnd,
}: {
  notice: Expiry;
  onEnd: (result: 'again' | 'leave') => void;
}) {
  const [isOpen, end] = useEnd(onEnd);
  useEffect(() => {
    const isBack = (): void => end('again');
    signal?.addEventListener('abort', isBack);
    return () => signal?.removeEventListener('abort', isBack);
  });
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      actions={
        <Button kind={again ? 'plain' : 'primary'} onClick={() => end('leave')}>
          {again ? again.leaveText : confirmText}
        </Button>
      }
    >
      <p>{message}</p>
      {again && (
        // Without a network the form may not come; the way to the log-in page is there all the same.
        <ErrorBoundary>
          <Suspense fallback={<Skeleton lines={4} />}>
            <LoginForm again={again.user.account} onSignedIn={() => end('again')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Dialog>
  );
}
