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
        text: `select "id", "aliasName", "kind", "title", "content", "edition" as "version", "effectiveDate", "publishedTime"
          from "textsInForce"($1) where "aliasName" = $2`,
        values: [tenantId, input['aliasName']],
      }),
    ],
  });
  if (!found) throw failures.notFound('文档');
  return found;
}
