import { call } from '#runtime/core/call.ts';
import { loadDictionary } from '#runtime/core/dictionaries.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { enter, mayEnter } from '#runtime/core/givenToken.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { entryParameters, readParameter, replaceAddress, safePath, stripParameters } from '#runtime/core/redirect.ts';
import { enterChannel, exchangeTicket, loadCodes, loadUser } from '#runtime/core/session.ts';
import { sessionStore } from '#runtime/core/sessionStore.ts';
import { clearPersonal, tab } from '#runtime/core/storage.ts';
import { themeOfChannel } from '#runtime/core/theme.ts';
import { windowTitle } from '#runtime/react/useTitle.ts';
import { routeHere } from '../routes.ts';
import { routerPath } from '../shell/paths.ts';
import { applyUserTheme } from '../shell/theme.ts';
import { texts } from './texts.ts';
import type { Visit } from './visit.ts';

/** A step of the guard. @throws whatever ends the entry; the guard answers for it. */
export interface Step {
  name: string;
  run: (visit: Visit) => Promise<void> | void;
}

/** What happens, in this order, when the URL carries a token or ticket (specification, section 4). */
export const entrySteps: readonly Step[] = [
  { name: 'clearRedirects', run: clearRedirects },
  { name: 'exchangeTicket', run: takeTicket },
  { name: 'storeToken', run: storeToken },
  { name: 'loadGroupCodes', run: loadGroupCodes },
  { name: 'loadUser', run: loadUserInTenant },
  { name: 'applyTheme', run: applyTheme },
  { name: 'loadCodes', run: loadCodes },
  { name: 'stripQuery', run: stripQuery },
  { name: 'handleReload', run: handleReload },
  { name: 'setTitle', run: setTitle },
];

/** What happens when it carries neither. */
export const plainSteps: readonly Step[] = [
  { name: 'clearCaches', run: clearCaches },
  { name: 'setTitle', run: setTitle },
];

/** The dictionaries that pages of learners show. */
const groupCodes = ['questionType', 'certLevel'] as const;

function clearRedirects(): void {
  tab.remove('blankRedirect', 'ActiveUrl', 'ActiveRouterPath', 'breadCrumbQueue');
}

async function takeTicket(visit: Visit): Promise<void> {
  const redirectUrl = safePath(visit.redirectUrl);
  if (visit.ticket === undefined || redirectUrl === undefined) return;
  const entry = await exchangeTicket({ ticket: visit.ticket, redirectUrl });
  visit.token = entry.token;
  visit.redirectUrl = entry.redirectUrl;
}

/**
 * What was kept of someone else goes first. A ticket without an address is no way in: the former session stays; so it does
 * where the token is none, or its person is not wanted here (rule L11), and then the address says no more. The token goes
 * to the server, which puts it into a cookie (rule L12).
 */
async function storeToken(visit: Visit): Promise<void> {
  const { token: given } = visit;
  if (given === undefined) return;
  if (!(await mayEnter(given))) {
    Object.assign(visit, { token: undefined, tenantId: undefined } satisfies Partial<Visit>);
    stripParameters(entryParameters);
    return;
  }
  clearPersonal();
  await enter(given);
}

/** Pages ask again for what is missing, so a failure ends nothing. */
async function loadGroupCodes(): Promise<void> {
  await Promise.all(groupCodes.map((groupCode) => loadDictionary(groupCode).catch(() => undefined)));
}

/** The session that is entered takes the channel of the URL first: the person comes with its theme. */
async function loadUserInTenant({ tenantId }: Visit): Promise<void> {
  const channel = readParameter('channel');
  if (channel !== undefined && themeOfChannel(channel)) {
    tab.set('channel', channel);
    await enterChannel(channel);
  }
  const user = await loadUser();
  if (tenantId === undefined || tenantId === user.currTenantId) return;
  try {
    await call('session.switchTenant', { tenantId }, { isQuiet: true });
  } catch (error) {
    if (toCallError(error).kind === 'expired') throw error;
    presenter().toast({ kind: 'warning', message: texts.otherTenant(user.tenant.tenantName) });
    return;
  }
  await loadUser({ isMoved: true });
}

function applyTheme(): void {
  applyUserTheme(sessionStore.get().user?.themeName);
}

function stripQuery({ ticket, token: given, redirectUrl }: Visit): void {
  const target = ticket !== undefined && given !== undefined ? safePath(redirectUrl) : undefined;
  if (target !== undefined && routerPath(pathOf(target)) !== undefined) replaceAddress(target);
  stripParameters([...entryParameters, ...(ticket === undefined ? [] : ['redirect_url'])]);
}

/** /reload sends the browser on, on this origin only; so does a ticket's address that lies outside this app. */
function handleReload(visit: Visit): void {
  const isReload = routerPath(window.location.pathname) === '/reload';
  const wanted = isReload
    ? readParameter('href')
    : visit.ticket === undefined || visit.token === undefined
      ? undefined
      : visit.redirectUrl;
  const target = safePath(wanted);
  if (target === undefined || (!isReload && routerPath(pathOf(target)) !== undefined)) return;
  visit.isLeaving = true;
  window.location.replace(target);
}

function setTitle(): void {
  document.title = windowTitle(routeHere().title);
}

/** The stored redirect stays: /blank and the log-in page still need it. */
function clearCaches(): void {
  tab.remove('ActiveUrl', 'breadCrumbQueue');
}

function pathOf(address: string): string {
  return new URL(address, window.location.origin).pathname;
}
