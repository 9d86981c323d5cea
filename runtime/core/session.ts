import { call, callByName, dropSharedReads } from './call.ts';
import { fromWire } from './dates.ts';
import { toCallError } from './errors.ts';
import { messages } from './messages.ts';
import { presenter } from './presenter.ts';
import { entryParameters, readParameter, stripParameters } from './redirect.ts';
import { sessionStore, signedOut, type Role, type SessionState, type Tenant } from './sessionStore.ts';
import { clearPersonal, local, token, type User } from './storage.ts';

export interface Credentials {
  account: string;
  password: string;
  captcha?: { id: string; code: string };
}

interface LoginReply {
  token: string;
  /** Wire time. */
  expires: string;
  tenants: Tenant[];
}

const quiet = { isQuiet: true } as const;

/**
 * Signs in and keeps the token; resolves to the tenants to choose from. The person is loaded by `loadSession`.
 * @throws CallError of kind `credentials` with `data.captchaRequired`, quietly: the form shows it.
 */
export async function login(credentials: Credentials): Promise<Tenant[]> {
  const reply = (await callByName('session.login', { ...credentials }, quiet)) as LoginReply;
  dropSharedReads();
  token.set(reply.token, fromWire(reply.expires));
  return reply.tenants;
}

/** Loads who is signed in and with which codes, both at once. Without a token nobody is. */
export function loadSession(): Promise<SessionState> {
  loading ??= load().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Loads who is signed in, as the first half of `loadSession`; the session counts as loaded once its codes are here too. */
export async function loadUser(): Promise<User> {
  const user = (await callByName('session.info', {}, quiet)) as User;
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
 * Exchanges a one-time ticket for a session of its own (rules K1–K3); the caller keeps the token.
 * @throws CallError, quietly, where the ticket is no longer worth anything.
 */
export async function exchangeTicket({ ticket, redirectUrl }: { ticket: string; redirectUrl: string }): Promise<{ token: string; redirectUrl: string; expires: Date | undefined }> {
  const reply = await call('session.exchangeTicket', { ticket, redirect_url: redirectUrl }, quiet);
  dropSharedReads();
  return { token: reply.token, redirectUrl: reply.redirect_url, expires: fromWire(reply.expires) };
}

/** Loads the tenants and roles the person may switch to; not needed to show a page. */
export async function loadChoices(): Promise<void> {
  const [tenants, roles] = (await Promise.all([callByName('session.tenants', {}, quiet), callByName('session.roles', {}, quiet)])) as [Tenant[], Role[]];
  local.set('organize', tenants);
  sessionStore.patch({ tenants, roles });
}

/** Ends the session on the server and forgets it here; here also when the server cannot be reached, which is said. */
export async function logout(): Promise<void> {
  try {
    await call('session.logout', {}, quiet);
    presenter().toast({ kind: 'success', message: messages.loggedOut });
  } catch (error) {
    presenter().toast({ kind: 'warning', message: toCallError(error).message });
  } finally {
    dropSharedReads();
    clearPersonal();
    sessionStore.set(signedOut);
  }
}

/** Moves the session to another tenant and loads it anew. */
export async function switchTenant(tenantId: string): Promise<SessionState> {
  await call('session.switchTenant', { tenantId });
  return reload();
}

/** Moves the session to another of the person's roles and loads it anew. */
export async function switchRole(roleId: string): Promise<SessionState> {
  await call('session.switchRole', { roleId });
  return reload();
}

/** Loads the person anew, e.g. after the profile was changed. */
export function reload(): Promise<SessionState> {
  dropSharedReads();
  loading = undefined;
  return loadSession();
}

/**
 * Takes a token and a tenant that another system put into the URL, and strips them from it (specification, section 4).
 * 'null' and 'undefined' count as absent.
 */
export async function adoptUrl(): Promise<void> {
  const given = readParameter('token');
  const tenantId = readParameter('targetTenant') ?? readParameter('tenantId');
  if (given) {
    clearPersonal();
    token.set(given);
  }
  stripParameters(entryParameters);
  if (given && tenantId) await call('session.switchTenant', { tenantId }, quiet);
}

let loading: Promise<SessionState> | undefined;

async function load(): Promise<SessionState> {
  if (!token.get()) {
    sessionStore.set(signedOut);
    return signedOut;
  }
  if (sessionStore.get().status !== 'signedIn') sessionStore.patch({ status: 'loading' });
  try {
    const [user, codes] = (await Promise.all([callByName('session.info', {}, quiet), callByName('session.auth', {}, quiet)])) as [User, string[]];
    rememberUser(user);
    local.set('operate-auth', codes);
    sessionStore.patch({ status: 'signedIn', user, codes: new Set(codes) });
  } catch (error) {
    sessionStore.set({ ...signedOut, status: 'unknown' });
    throw error;
  }
  return sessionStore.get();
}

function rememberUser(user: User): void {
  local.set('user', user);
  local.set('hasLogin', true);
  local.set('activeTenantId', user.currTenantId);
  local.set('present-organize', { id: user.tenant.tenantId, name: user.tenant.tenantName });
  local.set('portal-type-Name', user.themeName);
}
