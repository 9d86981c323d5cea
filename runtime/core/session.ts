import { call, callByName, dropSharedReads } from './call.ts';
import { CallError, isPasswordDue, isUnreachable, toCallError } from './errors.ts';
import { enter, enterWaiting, hasSession, mayEnter, takeEarlierToken } from './givenToken.ts';
import { texts } from './texts.ts';
import { page } from './page.ts';
import { presenter } from './presenter.ts';
import { whileMoving } from './recovery.ts';
import { entryParameters, readParameter, stripParameters } from './redirect.ts';
import { sessionStore, signedOut, type Role, type SessionState, type Tenant } from './sessionStore.ts';
import { clearKeptDrafts, clearPersonal, local, sessionMark, tab } from './storage.ts';
import type { User } from './user.ts';

const quiet = { isQuiet: true } as const;
/** About the session itself; the caller shows what fails. */
const apart = { isQuiet: true, isApart: true } as const;

/**
 * Brings the session back to the organisation and role this page shows.
 * @throws CallError, quietly; of kind `denied` where the person may no longer be there
 */
export async function returnToPage(): Promise<void> {
  const user = page.get();
  if (!user?.currTenantId) return;
  try {
    await call('session.switchTenant', { tenantId: user.currTenantId }, apart);
    if (user.role.roleId) await call('session.switchRole', { roleId: user.role.roleId }, apart);
  } catch (thrown) {
    const error = toCallError(thrown);
    if (error.kind !== 'denied' || isPasswordDue(error)) throw error;
    throw new CallError({ ...error, message: texts.tenantLost(user.tenant.tenantName) });
  } finally {
    dropSharedReads();
  }
}

/** Loads who is signed in and with which codes, both at once. Without a session nobody is. */
export function loadSession({ isMoved = false } = {}): Promise<SessionState> {
  loading ??= load({ isMoved }).finally(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Goes on with the person of the last visit while the session is asked for anew; without a line they stay. Nobody where
 * there is no session or nobody is known.
 */
export function recallSession(): User | undefined {
  const user = sessionMark.get() === undefined ? undefined : local.get('user');
  if (user) {
    page.set(user);
    sessionStore.set({ ...signedOut, status: 'signedIn', user, codes: new Set(local.get('operate-auth') ?? []) });
  }
  return user;
}

/**
 * Loads who is signed in, as the first half of `loadSession`; the session counts as loaded once its codes are here too.
 * `isMoved`: the session has just been moved, so that it is not the one of the page any more.
 */
export async function loadUser({ isMoved = false } = {}): Promise<User> {
  const user = (await callByName('session.info', {}, isMoved ? apart : quiet)) as User;
  rememberUser(user);
  sessionStore.patch({ status: 'loading', user });
  return user;
}

/** Loads the person's codes, as the second half of `loadSession`. */
export async function loadCodes(): Promise<void> {
  const codes = (await callByName('session.auth', {}, quiet)) as string[];
  local.set('operate-auth', codes);
  sessionStore.patch({ status: 'signedIn', codes: new Set(codes) });
}

/**
 * Exchanges a one-time ticket for a session of its own (rules K1–K3), which the caller may `enter`.
 * @throws CallError, quietly, where the ticket is no longer worth anything.
 */
export async function exchangeTicket({
  ticket,
  redirectUrl,
}: {
  ticket: string;
  redirectUrl: string;
}): Promise<{ token: string; redirectUrl: string }> {
  const reply = await call('session.exchangeTicket', { ticket, redirect_url: redirectUrl }, quiet);
  dropSharedReads();
  return { token: reply.token, redirectUrl: reply.redirect_url };
}

/**
 * The session takes over the channel this tab was opened through: its theme is the session's from now on (rule L10).
 * @throws CallError, quietly
 */
export async function enterChannel(channel: string): Promise<void> {
  await call('session.enterChannel', { channel }, apart);
  tab.remove('channel');
}

/** Loads the tenants and roles the person may switch to; not needed to show a page. */
export async function loadChoices(): Promise<void> {
  const [tenants, roles] = (await Promise.all([
    callByName('session.tenants', {}, quiet),
    callByName('session.roles', {}, quiet),
  ])) as [Tenant[], Role[]];
  local.set('organize', tenants);
  sessionStore.patch({ tenants, roles });
}

/** Ends the session on the server and forgets it here; here also when the server cannot be reached, which is said. */
export async function logout(): Promise<void> {
  try {
    await call('session.logout', {}, apart);
    presenter().toast({ kind: 'success', message: texts.loggedOut });
  } catch (error) {
    // A session that has ended already needs no ending.
    const { kind, message } = toCallError(error);
    presenter().toast(
      kind === 'expired' ? { kind: 'success', message: texts.loggedOut } : { kind: 'warning', message },
    );
  } finally {
    dropSharedReads();
    clearKeptDrafts();
    clearPersonal();
    sessionStore.set(signedOut);
  }
}

/** Moves the session to another tenant and loads it anew. */
export function switchTenant(tenantId: string): Promise<SessionState> {
  return whileMoving(async () => {
    await call('session.switchTenant', { tenantId });
    return reload({ isMoved: true });
  });
}

/** Moves the session to another of the person's roles and loads it anew. */
export async function switchRole(roleId: string): Promise<SessionState> {
  await call('session.switchRole', { roleId });
  return reload();
}

/** Loads the person anew, e.g. after the profile was changed; `isMoved` as in `loadUser`. */
export function reload({ isMoved = false } = {}): Promise<SessionState> {
  dropSharedReads();
  loading = undefined;
  return loadSession({ isMoved });
}

/**
 * Takes a token and a tenant that another system put into the URL, and strips them from it (specification, section 4);
 * the tenant only with the token's session (rule L11). 'null' and 'undefined' count as absent. Never rejects: what fails
 * is said.
 */
export async function adoptUrl(): Promise<void> {
  await takeEarlierToken();
  const given = readParameter('token');
  const tenantId = readParameter('targetTenant') ?? readParameter('tenantId');
  const isEntered = given !== undefined && (await mayEnter(given));
  stripParameters(entryParameters);
  if (!isEntered) return;
  clearPersonal();
  try {
    await enter(given);
    if (tenantId) await call('session.switchTenant', { tenantId }, quiet);
  } catch (error) {
    presenter().toast({ kind: 'warning', message: toCallError(error).message });
  }
}

let loading: Promise<SessionState> | undefined;

async function load({ isMoved }: { isMoved: boolean }): Promise<SessionState> {
  if (!hasSession()) {
    sessionStore.set(signedOut);
    return signedOut;
  }
  if (sessionStore.get().status !== 'signedIn') sessionStore.patch({ status: 'loading' });
  const options = isMoved ? apart : quiet;
  try {
    await enterWaiting();
    const [user, codes] = (await Promise.all([
      callByName('session.info', {}, options),
      callByName('session.auth', {}, options),
    ])) as [User, string[]];
    rememberUser(user);
    local.set('operate-auth', codes);
    sessionStore.patch({ status: 'signedIn', user, codes: new Set(codes) });
  } catch (error) {
    if (isPasswordDue(toCallError(error))) return sessionStore.get();
    // A person who is known stays so while the line is gone; an ended session does not.
    if (!isUnreachable(toCallError(error)) || sessionStore.get().status !== 'signedIn')
      sessionStore.set({ ...signedOut, status: 'unknown' });
    throw error;
  }
  return sessionStore.get();
}

function rememberUser(user: User): void {
  page.set(user);
  local.set('user', user);
  local.set('hasLogin', true);
  local.set('activeTenantId', user.currTenantId);
  local.set('present-organize', { id: user.tenant.tenantId, name: user.tenant.tenantName });
  local.set('portal-type-Name', user.themeName);
}
