import { entityOf, type CallContext, type Values } from './context.ts';
import { statement, type Page } from './list.ts';

/** What happened to one record, newest first: who, when, and each field before and after. */
export async function history(context: CallContext, input: Values): Promise<Page> {
  const entity = entityOf(context);
  const { app, scope } = context;
  const size = Number(input['pageSize'] ?? 20);
  const skip = (Number(input['pageNum'] ?? 1) - 1) * size;
  const tenantId = entity.scope === 'tenant' ? scope.tenantId : '';
  const condition = `h."tenantId" = $1 and h."entity" = $2 and h."recordId" = $3`;
  const values = [tenantId, entity.name, input['id']];
  const [rows, totals] = (await app.database.batch({
    scope: { ...scope, tenantId },
    statements: [
      statement({
        text: `select h."id", h."recordVersion", h."action", h."changes", h."createdTime", h."createdBy", u."nickname" as "createdByLabel" from "history" h left join "user" u on u."id" = h."createdBy" where ${condition} order by h."recordVersion" desc limit $4 offset $5`,
        values: [...values, size, skip],
      }),
      statement({ text: `select count(*)::integer as "total" from "history" h where ${condition}`, values }),
    ],
  })) as [Values[], { total: number }[]];
  return { rows, total: totals[0]?.total ?? 0 };
}
