import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { learnerOf } from '../session/index.ts';

/** The caller's own applications in the organisation, the last first, at most a hundred. */
export async function mine(context: CallContext, _input: Values): Promise<Page> {
  const { tenantId, userId } = learnerOf(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'apply_mine',
        text: `select a."id", a."applyCode", a."certId", c."certName", c."certCode", a."examId", e."examName", a."state",
            a."submittedTime", a."reviewedTime", a."registeredTime", a."reason", a."completeBy",
            a."state" = 'returned' and now() >= a."completeBy" as "isLate"
          from "certApply" a join "cert" c on c."tenantId" = a."tenantId" and c."id" = a."certId"
            left join "exam" e on e."tenantId" = a."tenantId" and e."id" = a."examId"
          where a."tenantId" = $1 and a."userId" = $2 order by a."submittedTime" desc, a."id" limit 100`,
        values: [tenantId, userId],
      }),
    ],
  });
  return { rows, total: rows.length };
}
