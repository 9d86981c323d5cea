import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';

/** Leaves people whom somebody moved by hand to the next arrangement again. All or nothing. @throws Failure 404, 409 */
export async function handBack(context: CallContext, { ids }: Values): Promise<Values> {
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const freed = await transaction.query(
        changing<{ id: string }>({
          name: 'seating_handBack',
          text: `update "seatingEntry" e set "isFixed" = false from "seatingPlan" p where e."tenantId" = $1 and e."id" = any($2)
            and p."tenantId" = e."tenantId" and p."id" = e."planId" and p."state" = 'draft' returning e."id"`,
          values: [scope.tenantId, ids],
        }),
      );
      if (freed.length < (ids as string[]).length)
        throw failures.conflict('编排已发布或放弃，或者其中有人已不在编排中，请刷新后再试');
      return { count: freed.length };
    }),
  );
}
