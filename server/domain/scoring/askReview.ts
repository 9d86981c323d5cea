import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { create } from '../../engine/save.ts';
import { allFields } from '../../engine/sight.ts';
import { failures } from '../../failures.ts';
import { learnerOf } from '../session/index.ts';

/**
 * The caller asks for a review of their published result; whether they may is told by the database (rule SC21).
 * @throws Failure 404 where they have no such result, or are not told of it; 409 outside of the days that the exam gives, or
 * where they asked already
 */
export async function askReview(context: CallContext, { placementId, reason }: Values): Promise<Values> {
  const { tenantId } = learnerOf(context);
  const { app, scope } = context;
  const [[result]] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        name: 'scoring_toReview',
        text: `select r."id" from "result" r where r."tenantId" = $1 and r."placementId" = $2`,
        values: [tenantId, placementId],
      }),
    ],
  });
  if (!result) throw failures.notFound('成绩');
  const entity = entityNamed({ app, name: 'scoreReview' });
  const values = { resultId: result.id, reason: reason ?? null };
  const { id = null, state = null } = await create({
    context: { ...context, scope: allFields(scope) },
    entity,
    values,
  });
  return { id, state };
}
