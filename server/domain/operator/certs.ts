import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { Page } from '../../engine/page.ts';
import { failures } from '../../failures.ts';
import { inOrganisation } from './organisation.ts';
import { pageOf } from './pages.ts';

/** Certificates of all organisations, the recommended ones first. */
export function listCerts(context: CallContext, input: Values): Promise<Page> {
  return pageOf({ context, input, find: 'platformCerts', condition: input['isRecommended'] ?? null });
}

/**
 * Says of certificates of an organisation whether the platform recommends them: applications that are handed in from now
 * on are reviewed accordingly (rule Y5). All or nothing.
 * @throws Failure 404 where the organisation lacks one of them.
 */
export async function recommend(
  context: CallContext,
  { tenantId: given, ids, isRecommended }: Values,
): Promise<{ count: number }> {
  const wanted = [...new Set(ids as string[])];
  const { inside, tenantId } = await inOrganisation({ context, tenantId: given, operation: 'operator.recommend' });
  const { app, scope } = inside;
  return app.database.inScope({ scope }, async (transaction) => {
    const changed = await transaction.query(
      changing<{ id: string }>({
        name: 'operator_recommend',
        text: `update "cert" set "isRecommended" = $3
          where "tenantId" = $1 and "id" = any($2) and "deletedTime" is null returning "id"`,
        values: [tenantId, wanted, isRecommended],
      }),
    );
    if (changed.length < wanted.length) throw failures.notFound('证书');
    return { count: changed.length };
  });
}
