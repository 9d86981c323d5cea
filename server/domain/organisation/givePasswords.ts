import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import { failures } from '../../failures.ts';

interface Refused {
  account: string | null;
  nickname: string | null;
  reason: string;
}

const named = 3;

/**
 * Gives accounts a first password, which each must change when signing in: all of them, or none (rule T20).
 * @param hash as hashPassword makes it
 * @throws Failure 409 that names the first of those who may not be given one, and why.
 */
export async function givePasswords({
  transaction,
  userIds,
  hash,
}: {
  transaction: Transaction;
  userIds: readonly string[];
  hash: string;
}): Promise<void> {
  const refused = await transaction.query(
    changing<Refused>({
      name: 'give_passwords',
      text: 'select * from "givePasswords"($1, $2)',
      values: [userIds, hash],
    }),
  );
  if (refused.length === 0) return;
  const reasons = refused
    .slice(0, named)
    .map(({ account, nickname, reason }) => (account === null ? reason : `${nickname ?? ''}（${account}）${reason}`));
  const rest = refused.length > named ? `等 ${refused.length} 人` : '';
  throw failures.conflict(`没有设置任何人的密码：${reasons.join('；')}${rest}`);
}
