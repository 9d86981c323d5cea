import { loadChoices, loadSession } from '#runtime/core/session.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import { token } from '#runtime/core/storage.ts';
import { runGuard } from '../guard/guard.ts';
import { applyFirstTheme, applyUserTheme } from './theme.ts';

/**
 * What happens before the first page: theme, guard, session. Resolves to whether there is a page to show: not when the
 * window leaves for another document. Never rejects, for a page says itself what it needs a session for.
 */
export async function open(): Promise<boolean> {
  applyFirstTheme();
  sessionStore.subscribe(() => {
    const { user } = sessionStore.get();
    if (user) applyUserTheme(user.themeName);
  });
  if ((await runGuard({ isDevelopment: import.meta.env.DEV })) === 'leave') return false;
  try {
    if (sessionStore.get().status !== 'signedIn') await loadSession();
    // The menus of the header come when they come; without them the person stays where they are.
    if (token.get() !== undefined) loadChoices().catch(() => undefined);
  } catch {
    // The call has announced an ended session; other failures show at the data that is missing.
  }
  return true;
}
