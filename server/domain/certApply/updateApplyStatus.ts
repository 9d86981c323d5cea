import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { chosenIds } from '../../engine/chosen.ts';
import { step } from '../../engine/step.ts';
import { reading } from '../../database/statement.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';
import { checkSeen, saidOf } from './decision.ts';

/**
 * Decides applications: approved, returned for completion, or rejected. What approval comes to follows from each: the
 * first of two reviewers, the last one, or the organisation's before the platform's (rules Y4, Y5). All or nothing.
 * @throws Failure 422 without a reason where one is due, else 403, 404, 409 as the step it comes to; 409 where an
 * application has another version than was looked at.
 */
export async function updateApplyStatus(context: CallContext, input: Values): Promise<{ count: number }> {
  const { app, scope } = context;
  const { status, reason: _reason, completeBy: _completeBy, version, ...chosen } = input;
  const said = saidOf(input);
  return app.database.inScope({ scope }, async (transaction) => {
    const inside = within({ context, transaction });
    const ids = await chosenIds({ context, entity: entityOf(context), input: chosen, transaction });
    await checkSeen({ transaction, tenantId: scope.tenantId, ids, version });
    if (status !== 'approved')
      return step(inside, { ids, step: status === 'returned' ? 'giveBack' : 'reject', ...said });
    const rows = await transaction.query(
      reading<{ id: string; step: string }>({
        name: 'apply_next',
        text: `select "id", case when "review" = 'two' and "state" = 'pending' then 'pass'
            when "isRecommended" then 'refer' else 'approve' end as "step"
          from "certApply" where "tenantId" = $1 and "id" = any($2)`,
        values: [scope.tenantId, ids],
      }),
    );
    if (rows.length < ids.length) throw failures.notFound('报名');
    for (const name of new Set(rows.map((row) => row.step)))
      await step(inside, { ids: rows.filter((row) => row.step === name).map(({ id }) => id), step: name });
    return { count: ids.length };
  });
}
