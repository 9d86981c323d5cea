import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Presenter, Question } from '#runtime/core/presenter.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { toast } from '#learner/parts/toast.ts';
import { messages } from './messages.ts';
import { basePath, loginPath, routerPath } from './paths.ts';

/** How the learner's app speaks: toasts and dialogs of its own parts. */
export const learnerPresenter: Presenter = {
  toast: ({ kind, message }) => toast(message, kind),
  confirm: (question) => ask(question),
  confirmExpired: async (notice) => {
    await ask({ ...notice, isNotice: true });
  },
  goToLogin: ({ redirectPath = '/' }) => window.location.assign(`${basePath}${loginPath(routerPath(redirectPath) ?? redirectPath)}`),
};

type Asked = Question & { isNotice?: boolean };

/** Draws beside the app: a question may come before there is any page. */
function ask(question: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const end = (isAgreed: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isAgreed);
    };
    root.render(<Ask question={question} onEnd={end} />);
  });
}

function Ask({ question: { title, message, confirmText = messages.confirm, cancelText = messages.cancel, isNotice = false }, onEnd }: { question: Asked; onEnd: (isAgreed: boolean) => void }) {
  const [isOpen, setOpen] = useState(true);
  const end = (isAgreed: boolean): void => {
    setOpen(false);
    // After this event React may take the root down.
    setTimeout(() => onEnd(isAgreed));
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => end(isNotice)}
      actions={
        <>
          {!isNotice && <Button onClick={() => end(false)}>{cancelText}</Button>}
          <Button kind="primary" onClick={() => end(true)}>
            {confirmText}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </Dialog>
  );
}
