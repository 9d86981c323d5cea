import { loadDictionary } from '#runtime/core/dictionaries.ts';
import { isUnreachable, toCallError } from '#runtime/core/errors.ts';
import { onSessionExpired } from '#runtime/core/expired.ts';
import { whileMoving } from '#runtime/core/recovery.ts';
import { loadSession, recallSession } from '#runtime/core/session.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import { runGuard } from '../guard/guard.ts';
import { routeHere } from '../routes.ts';
import { tellTenantChange } from './tenantChange.ts';
import { applyFirstTheme, applyUserTheme } from './theme.ts';

/**
 * What happens before the first page: theme, guard, session. Resolves to whether there is a page to show: not when the
 * window leaves for another document. Never rejects, for a page says itself what it needs a session for. Whoever was
 * here before need not wait for the session, nor does a page that is the same for anyone.
 */
export async function open(): Promise<boolean> {
  applyFirstTheme();
  // Nearly every page says a level in words.
  loadDictionary('certLevel').catch(() => undefined);
  sessionStore.subscribe(() => {
    const { user, status } = sessionStore.get();
    if (user || status === 'signedOut') applyUserTheme(user?.themeName);
  });
  if ((await runGuard({ isDevelopment: import.meta.env.DEV })) === 'leave') return false;
  if (sessionStore.get().status === 'signedIn') return true;
  const recalled = recallSession();
  const load = (): Promise<void> =>
    // The session may be elsewhere than at the last visit: what the page asked for until that is known comes anew.
    (recalled ? whileMoving(() => loadSession({ isMoved: true })) : loadSession()).then(
      ({ user }) => {
        if (recalled && recalled.currTenantId !== user?.currTenantId) tellTenantChange();
      },
      (error: unknown) => {
        const failure = toCallError(error);
        // A call that stands apart announces nothing, the plain one has; other failures show at the data that is missing.
        if (recalled && failure.kind === 'expired') void onSessionExpired();
        if (isUnreachable(failure)) window.addEventListener('online', () => void load(), { once: true });
      },
    );
  const loaded = load();
  const { isEarly = false } = routeHere();
  if (!recalled && !isEarly) await loaded;
  return true;
}
