import { reading } from '../../database/statement.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { create, guarded, needCode } from '../../engine/save.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';

/**
 * Enters one row of those that sheets bring: an application, a payment, a seat, a score (rules Y12, Y13, Z14, SC18).
 * @throws Failure with the row's own reason where nothing came of it, 422 at the field that is meant, 409 where none is; then
 * nothing is stored.
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
      if (!entry['reason']) return entry;
      const message = String(entry['reason']);
      // What the trigger of the row says beside its reason.
      const [said] = await transaction.query(
        reading<{ field: string | null }>({
          name: 'entry_field',
          text: `select current_setting('app.field', true) as "field"`,
        }),
      );
      throw said?.field ? failures.invalid([{ path: `/${said.field}`, message }]) : failures.conflict(message);
    }),
  );
}
