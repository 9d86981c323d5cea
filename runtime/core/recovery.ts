import { errorWithoutReply, type CallError } from './errors.ts';
import { onSessionExpired } from './expired.ts';
import { texts } from './texts.ts';
import { page } from './page.ts';
import { presenter } from './presenter.ts';
import { sessionMark } from './storage.ts';
import type { User } from './user.ts';

/** Whether a call was refused because the session has ended, or is no longer the one the page was drawn in (rule T6). */
export function isRecoverable(error: CallError): boolean {
  return troubleOf(error) !== undefined;
}

/** Whether a call was refused because the session is no longer the one the page was drawn in. */
export function isElsewhere(error: CallError): boolean {
  const trouble = troubleOf(error);
  return trouble === 'tenant' || trouble === 'user';
}

/**
 * Puts to the person that the session has ended or is elsewhere, once however many calls were refused, and lets them put
 * it right without leaving the page.
 * @param sentWith the mark of the session that the refused call was sent with
 * @returns whether the call can be repeated; where not, the page is left, and nothing more need be said
 * @throws CallError of kind `aborted` while this very page goes to another organisation: the call was the former one's
 */
export async function recover({
  error,
  sentWith,
}: {
  error: CallError;
  sentWith: string | undefined;
}): Promise<boolean> {
  const user = page.get();
  const trouble = troubleOf(error);
  if (moving > 0 && trouble !== 'expired') throw errorWithoutReply('aborted');
  if (!user) return trouble === 'expired' && onSessionExpired();
  // Another tab has logged in meanwhile; whether as the same person the repeated call tells.
  if (trouble === 'expired' && hasNewSession(sentWith)) return true;
  running ??= ask({ user, error, sentWith }).finally(() => {
    running = undefined;
  });
  return running;
}

/** While `work` moves the session on, refusals of what the page still shows are no surprise. */
export async function whileMoving<Result>(work: () => Promise<Result>): Promise<Result> {
  moving += 1;
  try {
    return await work();
  } finally {
    moving -= 1;
  }
}

let running: Promise<boolean> | undefined;
let moving = 0;

type Trouble = 'expired' | 'tenant' | 'user';

function troubleOf({ kind, data }: CallError): Trouble | undefined {
  if (kind === 'expired') return 'expired';
  const reason = kind === 'conflict' ? (data as { reason?: unknown } | null | undefined)?.reason : undefined;
  return reason === 'tenant' || reason === 'user' ? reason : undefined;
}

function ask({
  user,
  error,
  sentWith,
}: {
  user: User;
  error: CallError;
  sentWith: string | undefined;
}): Promise<boolean> {
  const trouble = troubleOf(error);
  if (trouble === 'tenant') return askForTenant({ user, error });
  if (trouble === 'user') return askForUser({ user, error });
  return untilLoggedIn({
    sentWith,
    work: (signal) => onSessionExpired({ again: { user, leaveText: texts.otherAccount }, signal }),
  });
}

async function askForTenant({ user, error }: { user: User; error: CallError }): Promise<boolean> {
  const here = user.tenant.tenantName || texts.noTenant;
  const there = (error.data as { tenant?: { tenantName?: string } }).tenant?.tenantName || texts.noTenant;
  const choice = await presenter().chooseTenant({
    title: texts.otherTenantTitle,
    message: texts.otherTenant({ here, there }),
    backText: texts.stayInTenant(here),
    reloadText: texts.goToTenant(there),
  });
  if (choice === 'back') return true;
  presenter().reload();
  return false;
}

async function askForUser({ user, error }: { user: User; error: CallError }): Promise<boolean> {
  const there = (error.data as { user?: { nickname?: string } }).user?.nickname ?? '';
  const choice = await presenter().confirmExpired({
    title: texts.expiredTitle,
    message: texts.otherUser({ here: user.nickname, there }),
    confirmText: texts.expiredConfirm,
    again: { user, leaveText: texts.goOnAs(there) },
  });
  if (choice === 'again') return true;
  presenter().reload();
  return false;
}

/** A log-in in another tab of this browser ends the question here too. */
async function untilLoggedIn({
  sentWith,
  work,
}: {
  sentWith: string | undefined;
  work: (signal: AbortSignal) => Promise<boolean>;
}): Promise<boolean> {
  const controller = new AbortController();
  const look = (): void => {
    if (hasNewSession(sentWith)) controller.abort();
  };
  const events = ['focus', 'visibilitychange'] as const;
  for (const name of events) window.addEventListener(name, look);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of events) window.removeEventListener(name, look);
  }
}

function hasNewSession(sentWith: string | undefined): boolean {
  const current = sessionMark.get();
  return current !== undefined && current !== sentWith;
}
