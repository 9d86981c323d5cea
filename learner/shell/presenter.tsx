import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChunk } from '#runtime/core/chunks.ts';
import type { Presenter } from '#runtime/core/presenter.ts';
import { forgetUnsaved } from '#runtime/react/unsaved.ts';
import { toast } from '#learner/parts/toast.ts';
import { Ask } from './Ask.tsx';
import { basePath, loginPath, routerPath } from './paths.ts';

/** How the learner's app speaks: toasts and dialogs of its own parts. Those about the session come when they are needed. */
export const learnerPresenter: Presenter = {
  saysOffline: true,
  toast: ({ kind, message }) => toast(message, kind),
  confirm: (question) => drawn((onEnd) => <Ask question={question} onEnd={onEnd} />),
  confirmExpired: async (notice) => {
    const { ExpiredDialog } = await loadChunk(() => import('./dialogs/ExpiredDialog.tsx'));
    return drawn((onEnd) => <ExpiredDialog notice={notice} onEnd={onEnd} />);
  },
  chooseTenant: async (notice) => {
    const { TenantDialog } = await loadChunk(() => import('./dialogs/TenantDialog.tsx'));
    return drawn((onEnd) => <TenantDialog notice={notice} onEnd={onEnd} />);
  },
  reload: () => leave(() => window.location.reload()),
  goToLogin: ({ redirectPath = '/' }) =>
    leave(() => window.location.assign(`${basePath}${loginPath(routerPath(redirectPath) ?? redirectPath)}`)),
};

/** What is unsaved was spoken of already; the browser need not ask too. */
function leave(go: () => void): void {
  forgetUnsaved();
  go();
}

/** Draws beside the app, until it ends with a result: a question may come before there is any page. */
function drawn<Result>(draw: (onEnd: (result: Result) => void) => ReactNode): Promise<Result> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const end = (result: Result): void => {
      // After this event React may take the root down.
      setTimeout(() => {
        root.unmount();
        place.remove();
        resolve(result);
      });
    };
    root.render(draw(end));
  });
}
