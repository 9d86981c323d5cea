import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';

/** Somebody who was given no password, and why; without names where the account is gone. */
export interface LeftOut {
  account: string | null;
  nickname: string | null;
  reason: string;
}

/**
 * Gives accounts a first password, which each must change when signing in (rule T20).
 * @param hash as hashPassword makes it; null gives none, and only tells who would be left out
 * @param isForSignedIn also to those who have signed in already
 * @returns who is left out
 */
export async function givePasswords({
  transaction,
  userIds,
  hash,
  isForSignedIn,
}: {
  transaction: Transaction;
  userIds: readonly string[];
  hash: string | null;
  isForSignedIn: boolean;
}): Promise<LeftOut[]> {
  return transaction.query(
    changing<LeftOut>({
      name: 'give_passwords',
      text: 'select * from "givePasswords"($1, $2, $3)',
      values: [userIds, hash, isForSignedIn],
    }),
  );
}

const named = 3;

/** Who was left out and why, the first few by name. */
export function leftOutText(left: readonly LeftOut[]): string {
  const reasons = left
    .slice(0, named)
    .map(({ account, nickname, reason }) => (account === null ? reason : `${nickname ?? ''}（${account}）${reason}`));
  return `${reasons.join('；')}${left.length > named ? ` 等 ${left.length} 人` : ''}`;
}
