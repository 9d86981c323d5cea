import { changing } from '../../database/statement.ts';
import type { Transaction } from '../../database/database.ts';
import type { Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';

/**
 * What is said with a decision over an application: a reason unless it is approved, and until when what is returned can be
 * completed.
 * @throws Failure 422 without what is due.
 */
export function saidOf({ status, reason, completeBy }: Values): Values {
  const missing = [
    ...(status !== 'approved' && !reason ? [{ path: '/reason', message: '请填写原因' }] : []),
    ...(status === 'returned' && !completeBy ? [{ path: '/completeBy', message: '请填写补正期限' }] : []),
  ];
  if (missing.length > 0) throw failures.invalid(missing);
  if (status === 'approved') return {};
  return { reason: reason ?? null, ...(status === 'returned' && { completeBy: completeBy ?? null }) };
}

/**
 * Holds an application that is decided against what whoever decides has looked at (rule Y9); where no version is said,
 * it is decided as it is.
 * @throws Failure 409 where it has changed since, e.g. was returned, completed and handed in again.
 */
export async function checkSeen({
  transaction,
  tenantId,
  ids,
  version,
}: {
  transaction: Transaction;
  tenantId: string;
  ids: readonly string[];
  version: Values[string] | undefined;
}): Promise<void> {
  if (typeof version !== 'number') return;
  const [changed] = await transaction.query(
    changing<{ personName: string }>({
      name: 'apply_seen',
      text: `select "personName" from (select "personName", "version" from "certApply"
        where "tenantId" = $1 and "id" = any($2) for update) a where a."version" <> $3 limit 1`,
      values: [tenantId, ids, version],
    }),
  );
  if (changed) throw failures.conflict(`“${changed.personName}”的报名在您打开以后改过，请看过现在的内容再审核`);
}
