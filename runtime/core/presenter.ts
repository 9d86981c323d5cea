import type { User } from './user.ts';

/** How the core speaks to the person. Each app gives its own; the core draws nothing. */
export interface Presenter {
  /** The app's pages say themselves that the line is gone: a call that failed for it is not said again. */
  saysOffline?: boolean;
  toast(notice: { kind: 'success' | 'error' | 'warning' | 'info'; message: string }): void;
  /** Asks before something is lost; resolves to whether the person agreed. */
  confirm(question: Question): Promise<boolean>;
  /** Says that the session is over, and where `again` says so lets its person log in again; resolves to what came of it. */
  confirmExpired(notice: Expiry): Promise<'again' | 'leave'>;
  /** Says that the session is in another organisation than the page; resolves once it is back, or to the wish to go there. */
  chooseTenant(notice: TenantNotice): Promise<'back' | 'reload'>;
  /** Loads the page anew, without a question about what is unsaved. */
  reload(): void;
  /** Leaves for the log-in page, which comes back to `redirectPath`. */
  goToLogin(options: { redirectPath?: string }): void;
}

/** A notice that the session is over. */
export interface Expiry {
  title: string;
  message: string;
  /** Of the button to the log-in page; with `again` of the one that logs in here. */
  confirmText: string;
  again?: LogInAgain;
  /** Ends the notice as `again`: the session is there once more. */
  signal?: AbortSignal;
}

/** Who may log in again in the notice itself. */
export interface LogInAgain {
  user: User;
  /** Of the way out: another account, or the page as whoever is logged in now. */
  leaveText: string;
}

/** A notice that the session has gone to another organisation. */
export interface TenantNotice {
  title: string;
  message: string;
  /** Brings the session back to the page's organisation. */
  backText: string;
  /** Loads the page in the session's. */
  reloadText: string;
}

export interface Question {
  title: string;
  message?: string;
  confirmText?: string;
  cancelText?: string;
  isDanger?: boolean;
}

/** Replaces some or all ways of speaking; the reply puts the former ones back. */
export function setPresenter(parts: Partial<Presenter>): () => void {
  const former = current;
  current = { ...current, ...parts };
  return () => {
    current = former;
  };
}

export function presenter(): Presenter {
  return current;
}

/** Before an app has given its own: the browser's dialogs, so that nothing is swallowed. */
const plain: Presenter = {
  toast: ({ message }) => console.warn(message),
  confirm: async ({ title, message }) => window.confirm(message ? `${title}\n${message}` : title),
  confirmExpired: async ({ message }) => {
    window.alert(message);
    return 'leave';
  },
  chooseTenant: async ({ message }) => {
    window.alert(message);
    return 'reload';
  },
  reload: () => window.location.reload(),
  goToLogin: ({ redirectPath }) =>
    window.location.assign(redirectPath ? `/?redirectPath=${encodeURIComponent(redirectPath)}` : '/'),
};

let current: Presenter = plain;
