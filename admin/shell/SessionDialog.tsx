import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Expiry, TenantNotice } from '#runtime/core/presenter.ts';
import { useReturn } from '#runtime/react/useReturn.ts';
import { LoginForm } from '../login/LoginForm.tsx';
import { busy } from '#runtime/screen/busy.tsx';

/** What the core asks about the session, and where the reply goes. */
export type Asked =
  | { kind: 'expired'; notice: Expiry; resolve: (result: 'again' | 'leave') => void }
  | { kind: 'tenant'; notice: TenantNotice; resolve: (result: 'back' | 'reload') => void };

/** Above drawers, menus and other dialogs. */
const zIndex = 2000;

/** The session is over or elsewhere: the page stays as it is behind the dialog until that is put right. */
export function SessionDialog({ asked, onEnd }: { asked: Asked; onEnd: () => void }): ReactNode {
  const { kind, notice, resolve } = asked;
  if (kind === 'tenant') return <TenantDialog notice={notice} onEnd={(result) => (onEnd(), resolve(result))} />;
  return <ExpiredDialog notice={notice} onEnd={(result) => (onEnd(), resolve(result))} />;
}

function ExpiredDialog({
  notice: { title, message, confirmText, again, signal },
  onEnd,
}: {
  notice: Expiry;
  onEnd: (result: 'again' | 'leave') => void;
}): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = (): void => onEnd('again');
    signal?.addEventListener('abort', end);
    return () => signal?.removeEventListener('abort', end);
  });
  return (
    <Modal
      open
      title={title}
      width={440}
      zIndex={zIndex}
      closable={false}
      maskClosable={false}
      keyboard={false}
      // The dialog takes the focus as it opens; what is to be typed is the password.
      afterOpenChange={(isOpen) =>
        isOpen && form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
      }
      footer={
        again ? null : (
          <Button type="primary" onClick={() => onEnd('leave')}>
            {confirmText}
          </Button>
        )
      }
    >
      <p className="session-message">{message}</p>
      {again && (
        <div ref={form}>
          <LoginForm again={again.user.account} onSignedIn={() => onEnd('again')} />
          <Button type="link" block className="session-leave" onClick={() => onEnd('leave')}>
            {again.leaveText}
          </Button>
        </div>
      )}
    </Modal>
  );
}

function TenantDialog({
  notice: { title, message, backText, reloadText },
  onEnd,
}: {
  notice: TenantNotice;
  onEnd: (result: 'back' | 'reload') => void;
}): ReactNode {
  const { isBusy, failure, start } = useReturn({ onBack: () => onEnd('back') });
  const footer = (
    <div className="session-choices">
      <Button disabled={isBusy} onClick={() => onEnd('reload')}>
        {reloadText}
      </Button>
      <Button type="primary" loading={busy(isBusy)} onClick={() => void start()}>
        {backText}
      </Button>
    </div>
  );
  return (
    <Modal
      open
      title={title}
      width={520}
      zIndex={zIndex}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={footer}
    >
      <p>{message}</p>
      {failure && <Alert type="error" showIcon message={failure} role="alert" />}
    </Modal>
  );
}
