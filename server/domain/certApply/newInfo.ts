import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';

/** Whether applications wait for review, and how many; at most a thousand are counted. */
export async function newInfo({ app, scope }: CallContext, _input: Values): Promise<Values> {
  const [[counted]] = await app.database.batch({
    scope,
    statements: [
      reading<{ count: number }>({
        name: 'apply_waiting',
        text: `select count(*)::integer as "count" from (select from "certApply"
          where "tenantId" = $1 and "state" in ('pending', 'rechecking') limit 1000) w`,
        values: [scope.tenantId],
      }),
    ],
  });
  const count = counted?.count ?? 0;
  return { isNew: count > 0, count };
}
