import type { Presenter, Question } from '#runtime/core/presenter.ts';
import { forgetUnsaved } from '#runtime/react/unsaved.ts';
import { texts } from '../texts.ts';
import { loginAddress } from './paths.ts';

/** Speaks with native elements, so that the log-in page needs no antd; the shell puts antd's in its place. */
export const nativePresenter: Presenter = {
  toast({ kind, message }) {
    const toast = element({ tag: 'div', className: `notice notice-${kind}`, text: message });
    region().append(toast);
    setTimeout(() => toast.remove(), 4000);
  },
  confirm: (question) => ask(question),
  // Before the shell is there nothing has been filled in that a log-in right here would save.
  confirmExpired: async ({ title, message, confirmText }) => {
    await ask({ title, message, confirmText, isNotice: true });
    return 'leave';
  },
  chooseTenant: async ({ title, message, reloadText }) => {
    await ask({ title, message, confirmText: reloadText, isNotice: true });
    return 'reload';
  },
  reload: () => leave(() => window.location.reload()),
  goToLogin: ({ redirectPath }) => leave(() => window.location.assign(loginAddress({ redirectPath }))),
};

/** What is unsaved was spoken of already; the browser need not ask too. */
function leave(go: () => void): void {
  forgetUnsaved();
  go();
}

function ask({
  title,
  message,
  confirmText = texts.confirm,
  cancelText = texts.cancel,
  isNotice = false,
}: Question & { isNotice?: boolean }): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = 'dialog';
    const heading = element({ tag: 'h2', text: title });
    heading.id = 'dialog-title';
    dialog.setAttribute('aria-labelledby', heading.id);
    const end = (isAgreed: boolean): void => {
      dialog.close();
      dialog.remove();
      resolve(isAgreed);
    };
    const button = ({
      text,
      className,
      isAgreed,
    }: {
      text: string;
      className: string;
      isAgreed: boolean;
    }): HTMLElement => {
      const node = element({ tag: 'button', className, text });
      node.addEventListener('click', () => end(isAgreed));
      return node;
    };
    const buttons = element({ tag: 'div', className: 'dialog-buttons' });
    if (!isNotice) buttons.append(button({ text: cancelText, className: 'button', isAgreed: false }));
    buttons.append(button({ text: confirmText, className: 'button button-primary', isAgreed: true }));
    dialog.append(heading, ...(message ? [element({ tag: 'p', text: message })] : []), buttons);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end(isNotice);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function region(): HTMLElement {
  const known = document.getElementById('notices');
  if (known) return known;
  const created = element({ tag: 'div', className: 'notices' });
  created.id = 'notices';
  created.setAttribute('role', 'status');
  document.body.append(created);
  return created;
}

function element({ tag, className, text }: { tag: string; className?: string; text?: string }): HTMLElement {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}
