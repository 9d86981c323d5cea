import type { App } from '../../engine/context.ts';

/** Failures after which a log-in needs a captcha. An address, which a whole school may share, is allowed ten times as many. */
export const failuresBeforeCaptcha = 3;
const failuresBeforeLock = 10;
const allowance = `case when "key" like 'ip:%' then 10 else 1 end`;
const lockMinutes = 15;
const memoryMinutes = 30;

export interface Attempts {
  failures: number;
  /** Minutes the key is locked for; 0 when it is not. */
  lockedMinutes: number;
}

/** The worst of what is known about these keys (the account, the address) within the last half hour. */
export async function readAttempts({ app, keys }: { app: App; keys: readonly string[] }): Promise<Attempts> {
  const [row] = await app.database.query<Attempts>({
    text: `select coalesce(max("failures" / ${allowance}), 0)::integer as "failures",
        coalesce(max(ceil(extract(epoch from "lockedUntil" - now()) / 60)) filter (where "lockedUntil" > now()), 0)::integer as "lockedMinutes"
      from "loginAttempt" where "key" = any($1) and "lastTime" > now() - $2 * interval '1 minute'`,
    values: [keys, memoryMinutes],
  });
  return row ?? { failures: 0, lockedMinutes: 0 };
}

/** Counts a failure for each key; the tenth within half an hour locks it for a quarter of one. */
export async function countFailure({ app, keys }: { app: App; keys: readonly string[] }): Promise<number> {
  const rows = await app.database.query<{ failures: number }>({
    text: `insert into "loginAttempt" as a ("id", "key", "failures", "lastTime")
        select 'attempt/' || key, key, 1, now() from unnest($1::text[]) as key
      on conflict ("id") do update set
        "failures" = case when a."lastTime" > now() - $2 * interval '1 minute' then a."failures" + 1 else 1 end,
        "lastTime" = now(),
        "lockedUntil" = case when a."lastTime" > now() - $2 * interval '1 minute' and a."failures" + 1 >= $3 * (case when a."key" like 'ip:%' then 10 else 1 end) then now() + $4 * interval '1 minute' end
      returning "failures" / ${allowance} as "failures"`,
    values: [[...keys].sort(), memoryMinutes, failuresBeforeLock, lockMinutes],
  });
  return Math.max(0, ...rows.map(({ failures }) => failures));
}

export async function clearAttempts({ app, keys }: { app: App; keys: readonly string[] }): Promise<void> {
  await app.database.query({ text: `delete from "loginAttempt" where "key" = any($1)`, values: [keys] });
}
