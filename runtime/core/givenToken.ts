import { call } from './call.ts';
import { isUnreachable, toCallError, type CallError } from './errors.ts';
import { presenter } from './presenter.ts';
import { cookies, local, onClearPersonal, sessionMark } from './storage.ts';
import { texts } from './texts.ts';
import type { User } from './user.ts';

/**
 * Whether the session of a token that an address brought takes the place of the one that is there (rule L11). Nobody's
 * place is taken without a word: a token that is none keeps the session, and another person's asks first.
 */
export async function mayEnter(given: string): Promise<boolean> {
  if (!hasSession()) return true;
  const [here, there] = await Promise.all([personOf(waiting), personOf(given)]);
  if (!('userId' in here)) return !isUnreachable(here);
  if (!('userId' in there)) {
    if (!isUnreachable(there)) presenter().toast({ kind: 'warning', message: texts.entryRefused(nameOf(here)) });
    return false;
  }
  if (here.userId === there.userId) return true;
  return presenter().confirm(texts.otherEntry({ here: nameOf(here), there: nameOf(there) }));
}

/**
 * Brings the session of a given token into the browser's cookie, which the server sets (rule L12). Without a line the
 * token waits in the memory of this page, and nowhere else, for `enterWaiting`.
 * @throws CallError, quietly
 */
export async function enter(given: string): Promise<void> {
  waiting = given;
  try {
    await call('session.enter', {}, { isQuiet: true, isApart: true, token: given });
    waiting = undefined;
  } catch (error) {
    if (!isUnreachable(toCallError(error))) waiting = undefined;
    throw error;
  }
}

/** Tries again what `enter` could not do. @throws CallError, quietly */
export async function enterWaiting(): Promise<void> {
  if (waiting !== undefined) await enter(waiting);
}

/** Whether the browser has a session, or this page one that waits to be entered. */
export function hasSession(): boolean {
  return sessionMark.get() !== undefined || waiting !== undefined;
}

/**
 * Goes on with the session whose token a version of before 2026-11-25 kept where scripts read it: once, and without a
 * word. Without a line it is left for the next start. Never rejects.
 */
export async function takeEarlierToken(): Promise<void> {
  const earlier = cookies.get('token') ?? local.get('token');
  if (earlier === undefined) return;
  try {
    if (sessionMark.get() === undefined) await enter(earlier);
  } catch (error) {
    waiting = undefined;
    if (toCallError(error).kind !== 'expired') return;
  }
  // Where the server's own cookie has this name, no script takes it away.
  cookies.remove('token');
  local.remove('token');
}

let waiting: string | undefined;

onClearPersonal(() => {
  waiting = undefined;
});

/** Who has the session of a token, or of the browser. */
function personOf(given: string | undefined): Promise<User | CallError> {
  return call('session.info', {}, { isQuiet: true, isApart: true, ...(given !== undefined && { token: given }) }).then(
    (user) => user as User,
    (error: unknown) => toCallError(error),
  );
}

function nameOf({ nickname, account }: User): string {
  return nickname === account ? nickname : `${nickname}（${account}）`;
}
