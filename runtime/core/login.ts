import { call, callByName, dropSharedReads, type Input } from './call.ts';
import { CallError } from './errors.ts';
import { page } from './page.ts';
import { returnToPage } from './session.ts';
import { sessionStore, signedOut, type Tenant } from './sessionStore.ts';
import { sessionMark } from './storage.ts';
import { texts } from './texts.ts';

export interface Credentials {
  account: string;
  password: string;
  /** Of work done, where the server wants one. */
  proof?: string;
}

/**
 * Signs in; resolves to the tenants to choose from. The person is loaded by `loadSession`.
 * An initial password is to be changed before anything else (`passwordDue`).
 * @throws CallError of kind `credentials`, or with `data.proofRequired`, quietly: the form shows it.
 */
export async function login(credentials: Credentials): Promise<Tenant[]> {
  const { tenants, isPasswordInitial } = await authenticate(credentials);
  page.clear();
  if (isPasswordInitial) sessionStore.set({ ...signedOut, status: 'passwordDue' });
  return tenants;
}

/**
 * Signs the person of this page in again, and brings the session to where the page stands. What the page shows and holds
 * stays as it is.
 * @throws CallError as `login` and `returnToPage`
 */
export async function logInAgain(credentials: Credentials): Promise<Tenant[]> {
  const { tenants } = await authenticate(credentials);
  await returnToPage();
  return tenants;
}

/**
 * Changes the own password; the session goes on, the other sessions end.
 * @throws CallError, quietly: the form shows it
 */
export async function changePassword(input: Input<'session.updatePassword'>): Promise<void> {
  await call('session.updatePassword', input, { isQuiet: true });
  if (sessionStore.get().status === 'passwordDue') sessionStore.set({ ...signedOut, status: 'unknown' });
}

/** The token is not in it: the server has put it into its cookie (rule L12). */
interface LoginReply {
  tenants: Tenant[];
  isPasswordInitial: boolean;
}

/** @throws CallError, quietly; also where the browser takes no cookies, so that nobody could stay signed in */
async function authenticate(credentials: Credentials): Promise<LoginReply> {
  const reply = (await callByName('session.login', { ...credentials }, { isQuiet: true, isApart: true })) as LoginReply;
  dropSharedReads();
  if (sessionMark.get() === undefined)
    throw new CallError({ kind: 'denied', code: 0, status: 0, message: texts.noCookies });
  return reply;
}
