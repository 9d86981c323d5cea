import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { assertPassword, hashPassword } from '../session/index.ts';

/** Whom a form names by account and name, with the first password of an account that is to be opened. */
export interface NamedAccount {
  account: string;
  nickname: string;
  /** Null where the account is to be there already. */
  passwordHash: string | null;
}

/**
 * Whom the fields `adminAccount`, `adminName` and `adminPassword` of an input name; undefined where all are empty.
 * @throws Failure 422 where the account or the name lacks, or the password is a poor one.
 */
export async function namedAccount({
  context: { app },
  input: { adminAccount: account, adminName: nickname, adminPassword: password },
}: {
  context: CallContext;
  input: Values;
}): Promise<NamedAccount | undefined> {
  if (![account, nickname, password].some(isGiven)) return undefined;
  if (!isGiven(account)) throw failures.invalid([{ path: '/adminAccount', message: '管理员账号 不能为空' }]);
  if (!isGiven(nickname)) throw failures.invalid([{ path: '/adminName', message: '管理员姓名 不能为空' }]);
  if (!isGiven(password)) return { account, nickname, passwordHash: null };
  await assertPassword({ app, password, person: { account }, path: '/adminPassword' });
  return { account, nickname, passwordHash: await hashPassword(password) };
}

function isGiven(value: Values[string] | undefined): value is string {
  return typeof value === 'string' && value !== '';
}
