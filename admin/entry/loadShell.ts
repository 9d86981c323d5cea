import { loadChunk } from '#runtime/core/chunks.ts';
import { loadSession } from '#runtime/core/session.ts';

/** Fetches the program of everything behind the log-in. @throws Error where it does not arrive */
export const loadShell = () => loadChunk(() => import('../shell/Shell.tsx'));

/** Begins loading the shell and the person at once, before anything is drawn. Failures show where they are awaited. */
export function prefetchShell(): void {
  prefetchShellCode();
  loadSession().catch(() => undefined);
}

/** Begins loading the shell's code, e.g. as soon as someone types an account. */
export function prefetchShellCode(): void {
  loadShell().catch(() => undefined);
}
