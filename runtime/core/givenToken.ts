import { call } from './call.ts';
import { isUnreachable, toCallError, type CallError } from './errors.ts';
import { presenter } from './presenter.ts';
import { texts } from './texts.ts';
import { token } from './storage.ts';
import type { User } from './user.ts';

/**
 * Whether the session of a token that an address brought takes the place of the one that is there (rule L11). Nobody's
 * place is taken without a word: a token that is none keeps the session, and another person's asks first.
 */
export async function mayEnter(given: string): Promise<boolean> {
  const present = token.get();
  if (present === undefined || present === given) return true;
  const [here, there] = await Promise.all([personOf(present), personOf(given)]);
  if (!('userId' in here)) return !isUnreachable(here);
  if (!('userId' in there)) {
    if (!isUnreachable(there)) presenter().toast({ kind: 'warning', message: texts.entryRefused(nameOf(here)) });
    return false;
  }
  if (here.userId === there.userId) return true;
  return presenter().confirm(texts.otherEntry({ here: nameOf(here), there: nameOf(there) }));
}

function personOf(given: string): Promise<User | CallError> {
  return call('session.info', {}, { isQuiet: true, isApart: true, token: given }).then(
    (user) => user as User,
    (error: unknown) => toCallError(error),
  );
}

function nameOf({ nickname, account }: User): string {
  return nickname === account ? nickname : `${nickname}（${account}）`;
}
