import type { CallContext, Values } from '../../engine/context.ts';
import { checkReach } from './read.ts';

/** A plan is given up by who reaches all of its people (rule Z13). @throws Failure 403 */
export async function giveUp({ app, scope }: CallContext, { ids }: Values): Promise<Values> {
  await app.database.inScope({ scope }, async (transaction) => {
    for (const id of ids as string[]) await checkReach({ scope, transaction, id });
  });
  return {};
}
