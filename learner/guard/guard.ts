import { toCallError } from '#runtime/core/errors.ts';
import { hasSession, takeEarlierToken } from '#runtime/core/givenToken.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { entryParameters, stripParameters } from '#runtime/core/redirect.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { clearPersonal, local } from '#runtime/core/storage.ts';
import { herePlace } from '../router/place.ts';
import { routeHere } from '../routes.ts';
import { entrySteps, plainSteps } from './steps.ts';
import { texts } from './texts.ts';
import { readVisit, type Visit } from './visit.ts';

export interface GuardOptions {
  /** While developing a page without a session is shown as it is (specification, section 4). */
  isDevelopment?: boolean;
}

/** `leave`: the window goes to another document, so that no page need be shown. */
export type GuardOutcome = 'stay' | 'leave';

/**
 * Stands before the first page: the app calls it once, before it loads the session
 * (`if ((await runGuard({ isDevelopment: import.meta.env.DEV })) === 'leave') return`). With a token or ticket in the
 * URL it runs the ten steps of `entrySteps`, and the session is loaded when it resolves; without one only
 * `plainSteps`. Afterwards neither stands in the address bar, whatever failed. A personal page without a session leaves
 * for the log-in page. Never rejects (specification, section 4).
 */
export async function runGuard({ isDevelopment = false }: GuardOptions = {}): Promise<GuardOutcome> {
  clearLoginMark(herePlace().pathname);
  await takeEarlierToken();
  const visit = readVisit();
  const isEntry = visit.token !== undefined || visit.ticket !== undefined;
  try {
    for (const { run } of isEntry ? entrySteps : plainSteps) await run(visit);
    // Values such as token=null are ignored, and taken out all the same.
    if (!isEntry) stripParameters(['token', 'ticket']);
  } catch (error) {
    fail({ visit, error });
  }
  if (visit.isLeaving) return 'leave';
  return isDevelopment ? 'stay' : askForLogin();
}

/** The mark that someone is logged in goes on /blank and /reload (specification, section 4); loading the person sets it. */
export function clearLoginMark(path: string): void {
  if (path === '/blank' || path === '/reload') local.remove('hasLogin');
}

/** Leaves for the log-in page from a personal page without a session. Also for a change of page within the app. */
export function askForLogin(): GuardOutcome {
  const { pathname, search } = window.location;
  if (hasSession() || !routeHere().isPersonal) return 'stay';
  presenter().goToLogin({ redirectPath: `${pathname}${search}` });
  return 'leave';
}

/** An entry that is refused is said; when only the network failed, the token waits for another try. */
function fail({ visit, error }: { visit: Visit; error: unknown }): void {
  stripParameters([...entryParameters, ...(visit.ticket === undefined ? [] : ['redirect_url'])]);
  const { kind, message } = toCallError(error);
  if (kind === 'expired') clearPersonal();
  sessionStore.set({ ...signedOut, status: hasSession() ? 'unknown' : 'signedOut' });
  presenter().toast({ kind: 'error', message: refusals.has(kind) ? texts.entryFailed : message });
}

const refusals: ReadonlySet<string> = new Set(['expired', 'invalid', 'denied']);
