import type { Scope, Transaction } from '../../../database/database.ts';
import { changing } from '../../../database/statement.ts';
import { seeing } from '../../../engine/sight.ts';
import type { Whose } from '../whose.ts';

interface Work {
  /** From here on it is told that somebody else does it. */
  andThen(userId: string): Promise<unknown>;
}

/** Runs work of a transaction as that of the server in the place of somebody: nothing of theirs is beyond it, what only they see included. */
export async function asThem<T>({
  scope: { userId, sight },
  transaction,
  whose,
  work,
}: {
  scope: Scope;
  transaction: Transaction;
  whose: Whose;
  work: (work: Work) => Promise<T>;
}): Promise<T> {
  const andThen = (id: string): Promise<unknown> => transaction.batch([acting(id), seeing({ reach: '', codes: '' })]);
  await andThen(whose.userId);
  const result = await work({ andThen });
  await transaction.batch([acting(userId), seeing({ reach: sight?.reach ?? '', codes: sight?.codes ?? '' })]);
  return result;
}

function acting(userId: string) {
  return changing({ text: `select set_config('app.user_id', $1, true)`, values: [userId] });
}
