import type { Transaction } from '../../database/database.ts';
import type { CallContext } from '../../engine/context.ts';

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

/** The sessions `$2` of the tenant `$1` that are not over, as `Undecided`. */
export const notOver = `select s."sessionCode" as "nickname", '' as "account", '场次还没有结束' as "reason"
  from "examSession" s where s."tenantId" = $1 and s."id" = any($2)
    and (s."state" <> 'published' or s."endTime" > now() or "isStillSat"(s."tenantId", s."id"))`;
