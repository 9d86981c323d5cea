import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';

/**
 * A reservation is given back by its learner as long as reservations are open and the session has not begun (rule Z3).
 * @throws Failure 409 later.
 */
export async function release({ app, scope }: CallContext, { ids }: Values): Promise<Values> {
  const [late] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        name: 'placement_late',
        text: `select p."id" from "placement" p
          join "examSession" s on s."tenantId" = p."tenantId" and s."id" = p."sessionId"
          join "exam" e on e."tenantId" = s."tenantId" and e."id" = s."examId"
          where p."tenantId" = $1 and p."id" = any($2) and now() >= least(e."reserveEndTime", s."startTime") limit 1`,
        values: [scope.tenantId, ids ?? []],
      }),
    ],
  });
  if (late.length > 0) throw failures.conflict('预约已经截止，要取消请联系机构');
  return {};
}
