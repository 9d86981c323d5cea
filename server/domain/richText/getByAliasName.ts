import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { shownTenant } from '../portal/index.ts';

/**
 * The edition in force of a tenant's agreement or document, for anyone; of the caller's tenant where none is named (rule RT3).
 * @throws Failure 404 where none with this alias is published.
 */
export async function getByAliasName(context: CallContext, input: Values): Promise<Values> {
  const tenantId = await shownTenant({ context, input });
  const [[found]] = await context.app.database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<Values>({
        name: 'rich_text_by_alias',
        text: `select e."id", t."aliasName", e."kind", e."title", e."content", e."edition" as "version", e."effectiveDate",
            e."publishedTime"
          from "richText" t join "richTextEdition" e
            on e."tenantId" = t."tenantId" and e."richTextId" = t."id" and e."edition" = t."edition"
          where t."tenantId" = $1 and t."aliasName" = $2 and "isInForce"(t."state") and t."deletedTime" is null`,
        values: [tenantId, input['aliasName']],
      }),
    ],
  });
  if (!found) throw failures.notFound('文档');
  return found;
}
