import { messages } from './messages.ts';
import { presenter } from './presenter.ts';
import { readParameter } from './redirect.ts';
import { clearPersonal, session } from './storage.ts';

/**
 * The session is over (specification, section 8): says so once, however many calls fail, and goes to the log-in page.
 * While the URL carries a token the session is only being opened, so nothing is said.
 */
export function onSessionExpired(): Promise<void> {
  if (readParameter('token')) return Promise.resolve();
  running ??= run().finally(() => {
    running = undefined;
  });
  return running;
}

let running: Promise<void> | undefined;

async function run(): Promise<void> {
  await presenter().confirmExpired({ title: messages.expiredTitle, message: messages.expired, confirmText: messages.expiredConfirm });
  const redirectPath = `${window.location.pathname}${window.location.search}`;
  clearPersonal();
  session.set('blankRedirect', redirectPath);
  presenter().goToLogin({ redirectPath });
}
