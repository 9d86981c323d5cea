import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';

/** A certificate stays as it is, whatever its results have become since: it has the total of now (rule IC4). */
export async function confirmCert(context: CallContext, { ids }: Values): Promise<Values> {
  const { app, scope } = context;
  await app.database.batch({
    scope,
    statements: [
      changing({
        name: 'issue_confirm',
        text: `update "issuedCert" c set "isDoubtful" = false, "total" = a."total" from "certApply" a
          where c."tenantId" = $1 and c."id" = any($2) and a."tenantId" = c."tenantId" and a."id" = c."applyId"`,
        values: [scope.tenantId, ids],
      }),
    ],
  });
  return {};
}
