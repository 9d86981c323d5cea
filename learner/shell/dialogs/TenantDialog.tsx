import type { TenantNotice } from '#runtime/core/presenter.ts';
import { useReturn } from '#runtime/react/useReturn.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { useEnd } from './useEnd.ts';

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
