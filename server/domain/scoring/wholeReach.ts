import { changing } from '../../database/statement.ts';
import { isWholeReach } from '../../engine/sight.ts';
import { failures } from '../../failures.ts';
import type { Work } from './sessions.ts';

/**
 * For what is done with, or told of, all people of sessions at once (rules SC8, SC9, SC28, SC30).
 * @throws Failure 403 where some of them are beyond the caller's reach
 */
export async function assertWholeReach({ context: { scope }, transaction, ids }: Work): Promise<void> {
  const counted = changing<{ count: number }>({
    name: 'scoring_people',
    text: `select count(*)::integer as "count" from "placement" where "tenantId" = $1 and "sessionId" = any($2)`,
    values: [scope.tenantId, [...ids]],
  });
  if (!(await isWholeReach({ scope, transaction, counted })))
    throw failures.denied('所选场次中有您数据范围以外的人，请由能看到全部考生的人办理');
}
