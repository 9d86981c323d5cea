import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { create, guarded, needCode } from '../../engine/save.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';

/**
 * Enters one row of those that sheets bring: an application, a payment, a seat (rules Y12, Y13, Z14).
 * @throws Failure 409 with the row's own reason where nothing came of it; then nothing is stored.
 */
export async function enter(context: CallContext, input: Values): Promise<Values> {
  needCode({ context, isChange: false });
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const entry = await create({
        context: within({ context, transaction }),
        entity: entityOf(context),
        values: input,
      });
      if (entry['reason']) throw failures.conflict(String(entry['reason']));
      return entry;
    }),
  );
}
