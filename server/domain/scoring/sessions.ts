import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { CallContext } from '../../engine/context.ts';
import { isWholeReach } from '../../engine/sight.ts';
import { failures } from '../../failures.ts';

/** Somebody whose result is not decided, and why. */
export interface Undecided {
  nickname: string;
  account: string;
  reason: string;
}

/** What is done to the results of sessions. */
export interface Work {
  context: CallContext;
  transaction: Transaction;
  /** Ids of sessions. */
  ids: readonly string[];
}

/** @throws Failure 403 where sessions have people beyond the caller's reach: all are told together (rules SC8, SC9, SC28) */
export async function checkReach({ context: { scope }, transaction, ids }: Work): Promise<void> {
  const counted = changing<{ count: number }>({
    name: 'scoring_people',
    text: `select count(*)::integer as "count" from "placement" where "tenantId" = $1 and "sessionId" = any($2)`,
    values: [scope.tenantId, [...ids]],
  });
  if (!(await isWholeReach({ scope, transaction, counted })))
    throw failures.denied('所选场次中有您数据范围以外的人，请由能看到全部考生的人办理');
}

/** The sessions `$2` of the tenant `$1` that are not over, as `Undecided`. */
export const notOver = `select s."sessionCode" as "nickname", '' as "account", '场次还没有结束' as "reason"
  from "examSession" s where s."tenantId" = $1 and s."id" = any($2)
    and (s."state" <> 'published' or s."endTime" > now() or "isStillSat"(s."tenantId", s."id"))`;
