import { reading } from '../../database/statement.ts';
import type { CallContext, Download, Values } from '../../engine/context.ts';
import { get } from '../../engine/get.ts';
import type { Page } from '../../engine/page.ts';
import { step } from '../../engine/step.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';
import { checkSeen, saidOf } from '../certApply/index.ts';
import { download } from '../file/index.ts';
import { inOrganisation } from './organisation.ts';
import { pageOf } from './pages.ts';

/** Applications for certificates that the platform recommends, over all organisations; by default those that wait for it (rule Y5). */
export function listApplies(context: CallContext, input: Values): Promise<Page> {
  return pageOf({ context, input, find: 'platformApplies', condition: input['state'] ?? ['platform'] });
}

/** One of them, with all that was handed in. @throws Failure 404 where the organisation has no such application. */
export async function getApply(context: CallContext, { tenantId, id }: Values): Promise<Values> {
  const { inside, tenantName } = await inOrganisation({ context, tenantId, operation: 'certApply.get' });
  const record = await get(inside, { id: id ?? null });
  if (record['isRecommended'] !== true) throw failures.notFound('报名');
  return { ...record, tenantName };
}

/** A photo or file of one of them. @throws Failure 404 of any other file. */
export async function applyFile(context: CallContext, { tenantId, id }: Values): Promise<Download> {
  const { inside } = await inOrganisation({ context, tenantId, operation: 'file.download' });
  const [uses] = await context.app.database.batch({
    scope: inside.scope,
    statements: [
      reading<{ recordId: string }>({
        name: 'operator_applyFile',
        text: `select u."recordId" from "usesOfFile"($1) u
          join "certApply" a on a."tenantId" = $2 and a."id" = u."recordId" and a."isRecommended"
          where u."entity" = 'certApply' limit 1`,
        values: [id, inside.scope.tenantId],
      }),
    ],
  });
  if (uses.length === 0) throw failures.notFound('文件');
  return download(inside, { id: id ?? null });
}

/**
 * The platform decides applications of an organisation that wait for it: approved, returned for completion, or rejected.
 * All or nothing.
 * @throws Failure 422 without a reason where one is due, 404 of another organisation's, 409 in another state, or of another
 * version than was looked at.
 */
export async function review(
  context: CallContext,
  { tenantId, ids, version, ...decision }: Values,
): Promise<{ count: number }> {
  const said = saidOf(decision);
  const { inside } = await inOrganisation({ context, tenantId, operation: 'certApply.platformStep' });
  const { app, scope } = inside;
  return app.database.inScope({ scope }, async (transaction) => {
    await checkSeen({ transaction, tenantId: scope.tenantId, ids: ids as string[], version });
    const taken = steps[String(decision['status'])] ?? '';
    return step(within({ context: inside, transaction }), { ids: ids ?? null, step: taken, ...said });
  });
}

const steps: Readonly<Record<string, string>> = {
  approved: 'platformApprove',
  returned: 'platformReturn',
  rejected: 'platformReject',
};
