/** How the core speaks to the person. Each app gives its own; the core draws nothing. */
export interface Presenter {
  toast(notice: { kind: 'success' | 'error' | 'warning' | 'info'; message: string }): void;
  /** Asks before something is lost; resolves to whether the person agreed. */
  confirm(question: Question): Promise<boolean>;
  /** Says that the session is over; resolves when the person has confirmed. */
  confirmExpired(notice: { title: string; message: string; confirmText: string }): Promise<void>;
  /** Leaves for the log-in page, which comes back to `redirectPath`. */
  goToLogin(options: { redirectPath?: string }): void;
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
  confirmExpired: async ({ message }) => window.alert(message),
  goToLogin: ({ redirectPath }) => window.location.assign(redirectPath ? `/?redirectPath=${encodeURIComponent(redirectPath)}` : '/'),
};

let current: Presenter = plain;
