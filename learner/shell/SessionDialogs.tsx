import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { Expiry, TenantNotice } from '#runtime/core/presenter.ts';
import { ErrorBoundary } from '#runtime/react/ErrorBoundary.tsx';
import { useReturn } from '#runtime/react/useReturn.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';

const LoginForm = lazy(() =>
  loadChunk(() => import('../login/LoginForm.tsx')).then((module) => ({ default: module.LoginForm })),
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

/** The session is in another organisation: back to the page's, or on in the session's. */
export function TenantDialog({
  notice: { title, message, backText, reloadText },
  onEnd,
}: {
  notice: TenantNotice;
  onEnd: (result: 'back' | 'reload') => void;
}) {
  const [isOpen, end] = useEnd(onEnd);
  const { isBusy, failure, start } = useReturn({ onBack: () => end('back') });
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      actions={
        <div className="session-choices">
          <Button disabled={isBusy} onClick={() => end('reload')}>
            {reloadText}
          </Button>
          <Button kind="primary" disabled={isBusy} aria-busy={isBusy} autoFocus onClick={() => void start()}>
            {backText}
          </Button>
        </div>
      }
    >
      <p>{message}</p>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

/** Closes the dialog before it goes, so that the focus returns where it was. */
function useEnd<Result>(onEnd: (result: Result) => void): [boolean, (result: Result) => void] {
  const [isOpen, setOpen] = useState(true);
  const end = (result: Result): void => {
    if (!isOpen) return;
    setOpen(false);
    onEnd(result);
  };
  return [isOpen, end];
}
