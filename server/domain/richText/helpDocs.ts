import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { shownTenant } from '../portal/index.ts';

/** Help documents that a tenant has in force, for anyone, by their titles; of the caller's tenant where none is named (rule RT3). */
export async function helpDocs(context: CallContext, input: Values): Promise<Values[]> {
  const tenantId = await shownTenant({ context, input });
  const [rows] = await context.app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<Values>({
        name: 'help_docs',
        text: `select "aliasName", "title", "publishedTime"
          from "textsInForce"($1) where "kind" = 'help'
          order by "title", "aliasName" limit ${most}`,
        values: [tenantId],
      }),
    ],
  });
  return rows;
}

/** More would be no list to look through. */
const most = 100;
