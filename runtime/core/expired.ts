import { texts } from './texts.ts';
import { presenter, type LogInAgain } from './presenter.ts';
import { readParameter } from './redirect.ts';
import { clearPersonal, tab } from './storage.ts';

/**
 * The session is over (specification, section 8): says so once, however many calls fail. Whose page it is may log in
 * again right there; otherwise it goes to the log-in page. While the URL carries a token the session is only being
 * opened, so nothing is said.
 * @returns whether the session is there again, so that what was refused can be repeated
 */
export function onSessionExpired({
  again,
  signal,
}: {
  again?: LogInAgain;
  signal?: AbortSignal;
} = {}): Promise<boolean> {
  if (readParameter('token')) return Promise.resolve(false);
  running ??= run({ again, signal }).finally(() => {
    running = undefined;
  });
  return running;
}

let running: Promise<boolean> | undefined;

async function run({
  again,
  signal,
}: {
  again: LogInAgain | undefined;
  signal: AbortSignal | undefined;
}): Promise<boolean> {
  const notice = { title: texts.expiredTitle, message: texts.expired, confirmText: texts.expiredConfirm };
  if ((await presenter().confirmExpired({ ...notice, ...(again && { again }), ...(signal && { signal }) })) === 'again')
    return true;
  const redirectPath = `${window.location.pathname}${window.location.search}`;
  clearPersonal();
  tab.set('blankRedirect', redirectPath);
  presenter().goToLogin({ redirectPath });
  return false;
}
