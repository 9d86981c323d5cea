import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { step } from '../../engine/step.ts';

const atOnce = 500;

/** Sets to expired what was not completed in time, and what was approved for an exam that is over (rule Y10). */
export async function expireLate(context: CallContext, _input: Values): Promise<Values> {
  const { app, scope } = context;
  const entity = entityNamed({ app, name: 'certApply' });
  let count = 0;
  for (;;) {
    const [late] = await app.database.batch({
      scope,
      statements: [
        reading<{ id: string }>({
          name: 'apply_late',
          text: `select a."id" from "certApply" a left join "exam" e on e."tenantId" = a."tenantId" and e."id" = a."examId"
            where a."tenantId" = $1 and (a."state" = 'returned' and a."completeBy" <= now()
              or a."state" = 'approved' and e."validityPeriodEndTime" <= now())
            order by a."id" limit ${atOnce}`,
          values: [scope.tenantId],
        }),
      ],
    });
    if (late.length === 0) return { count };
    await step({ ...context, entity }, { ids: late.map(({ id }) => id), step: 'expire' });
    count += late.length;
  }
}
