import type { CallContext, Values } from '../../engine/context.ts';
import { guarded, save } from '../../engine/save.ts';
import { within } from '../../engine/within.ts';
import { checkReach } from './read.ts';

/** What a plan asks for is changed by who reaches all of its people (rule Z13). @throws Failure 403, and those of `save` */
export async function savePlan(context: CallContext, input: Values): Promise<Values> {
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      if (input['id'] !== undefined) await checkReach({ scope, transaction, id: input['id'] });
      return save(within({ context, transaction }), input);
    }),
  );
}
