import type { CallContext, Values } from '../../../engine/context.ts';
import { save } from '../../../engine/save.ts';
import { failures } from '../../../failures.ts';
import { accountOf } from './account.ts';
import { asThem } from './asThem.ts';
import { erasureOf } from './erasure.ts';
import { unusedOf, uploadsOf } from './files.ts';
import { keepLines, linesOf } from './lines.ts';
import { recordsOf } from './records.ts';

/**
 * Notes that the data of somebody are to be deleted, with what that will remove, blank and keep (rule T27).
 * @throws Failure as `save` does
 */
export async function planErasure(context: CallContext, input: Values): Promise<Values> {
  const saved = await save(context, input);
  const awaitedCount = await count(context, String(saved['id']));
  return { ...saved, awaitedCount };
}

/** Counts anew what is to be deleted. @throws Failure 404, 409 where it is deleted or given up */
export async function recountErasure(context: CallContext, { id }: Values): Promise<{ count: number }> {
  return { count: await count(context, String(id)) };
}

/** Keeps what the deletion would do now. @returns how many records are not done with */
async function count(context: CallContext, id: string): Promise<number> {
  const { app, scope } = context;
  const { whose, state } = await erasureOf({ context, id });
  if (state !== 'planned') throw failures.conflict('这份删除已经执行或者取消了');
  return app.database.inScope({ scope }, (transaction) =>
    asThem({
      scope,
      transaction,
      whose,
      work: async () => {
        const records = await recordsOf({ app, transaction, whose });
        const account = await accountOf({ transaction, whose });
        const { tenantId } = whose;
        const uploads = await uploadsOf({ transaction, whose });
        // What is used by what is deleted goes with it: that is known when it is done.
        const { length: removed } = await unusedOf({ transaction, tenantId, ids: uploads });
        const files = { removed, kept: uploads.length - removed };
        await keepLines({ transaction, tenantId, id, lines: linesOf({ records, account, files }) });
        return records.reduce((sum, { awaited }) => sum + awaited, 0);
      },
    }),
  );
}
