import { openChannel, type Notice } from './channel.ts';

/** What keeps a sitting in touch with the server and with the browser's other windows. */
export interface Contact {
  isOpen(): boolean;
  /** Begins; the reply ends it. */
  open(): () => void;
  /** The server has said something, or is being asked. */
  heard(): void;
  /** Tells the other windows; nothing while it is not open. */
  tell(kind: Notice['kind']): void;
}

interface ContactOptions {
  sittingId: string;
  /** Nothing was heard of the server for a while. */
  onSilence(): void;
  /** The network is back, or the window is shown or hidden. */
  onWake(): void;
  /** Another window says something of this exam. */
  onNotice(kind: Notice['kind']): void;
}

/** Milliseconds without a word from the server after which it is asked. */
const silence = 10_000;

/** Contact about one mock exam. */
export function createContact({ sittingId, onSilence, onWake, onNotice }: ContactOptions): Contact {
  let channel: ReturnType<typeof openChannel> | undefined;
  let lastWord = 0;
  return {
    isOpen: () => channel !== undefined,
    open() {
      const opened = openChannel((notice) => {
        if (notice.sittingId === sittingId) onNotice(notice.kind);
      });
      channel = opened;
      const timer = setInterval(() => performance.now() - lastWord >= silence && onSilence(), 1000);
      window.addEventListener('online', onWake);
      document.addEventListener('visibilitychange', onWake);
      return () => {
        channel = undefined;
        clearInterval(timer);
        window.removeEventListener('online', onWake);
        document.removeEventListener('visibilitychange', onWake);
        opened.close();
      };
    },
    heard() {
      lastWord = performance.now();
    },
    tell: (kind) => channel?.post({ kind, sittingId }),
  };
}
