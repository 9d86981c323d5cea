import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { systemUser } from '../../engine/session.ts';
import { step } from '../../engine/step.ts';

const atOnce = 500;

/** What was not completed in time, and what was approved for an exam that is over (rule Y10), of applications `a`. */
export const isLate = `(a."state" = 'returned' and a."completeBy" <= now() or a."state" = 'approved' and exists (select
  from "exam" e where e."tenantId" = a."tenantId" and e."id" = a."examId" and e."validityPeriodEndTime" <= now()))`;

/** Sets to expired what is late. */
export async function expireLate(context: CallContext, _input: Values): Promise<Values> {
  return { count: await expire(context) };
}

/** The same at once of one learner, who may apply anew; nobody's code is asked for, as by the schedule. */
export async function expireLateOf(context: CallContext, userId: string): Promise<void> {
  const { sight: _, ...scope } = context.scope;
  await expire({ ...context, session: undefined, scope: { ...scope, userId: systemUser } }, userId);
}

async function expire(context: CallContext, userId?: string): Promise<number> {
  const { app, scope } = context;
  const entity = entityNamed({ app, name: 'certApply' });
  let count = 0;
  for (;;) {
    const [late] = await app.database.batch({
      scope,
      statements: [
        reading<{ id: string }>({
          name: userId === undefined ? 'apply_late' : 'apply_lateOf',
          text: `select a."id" from "certApply" a where a."tenantId" = $1 ${userId === undefined ? '' : 'and a."userId" = $2'}
            and ${isLate} order by a."id" limit ${atOnce}`,
          values: [scope.tenantId, ...(userId === undefined ? [] : [userId])],
        }),
      ],
    });
    if (late.length === 0) return count;
    await step({ ...context, entity }, { ids: late.map(({ id }) => id), step: 'expire' });
    count += late.length;
  }
}
