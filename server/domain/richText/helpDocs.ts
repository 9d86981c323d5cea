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
        text: `select t."aliasName", e."title", e."publishedTime"
          from "richText" t join "richTextEdition" e
            on e."tenantId" = t."tenantId" and e."richTextId" = t."id" and e."edition" = t."edition"
          where t."tenantId" = $1 and e."kind" = 'help' and "isInForce"(t."state") and t."deletedTime" is null
          order by e."title", t."aliasName" limit ${most}`,
        values: [tenantId],
      }),
    ],
  });
  return rows;
}

/** An organisation with more has them read from its announcements. */
const most = 100;
