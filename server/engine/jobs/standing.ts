import { reading } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { App } from '../context.ts';
import { turnedOn } from '../living.ts';
import type { Job } from './job.ts';

/**
 * A job is done only for an organisation that is on, and for a person who is in it still (rule J12). What is done by
 * itself is nobody's.
 * @throws Failure 403 where that is no longer so.
 */
export async function assertStanding({ app, job }: { app: App; job: Job }): Promise<void> {
  const { tenantId, createdBy: userId } = job;
  const [[found]] = await app.database.batch({
    scope: { tenantId, userId },
    statements: [
      reading<{ isOff: boolean; isGone: boolean }>({
        name: 'job_standing',
        text: `select
          exists (select from "tenant" t where t."id" = $1 and not (${turnedOn('t')})) as "isOff",
          exists (select from "user" u where u."id" = $2 and (not (${turnedOn('u')}) or $1 <> '' and case
            when u."isOperator" then not coalesce("managedTenants"($2) ? $1, true)
            else not exists (select from "membership" m
              where m."tenantId" = $1 and m."userId" = $2 and ${turnedOn('m')}) end)) as "isGone"`,
        values: [tenantId, userId],
      }),
    ],
  });
  if (found?.isOff) throw failures.denied('机构已停用，没有继续');
  if (found?.isGone) throw failures.denied('提交的人已不在这个机构，没有继续');
}
