import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { create } from '../../engine/save.ts';
import { within } from '../../engine/within.ts';

/** Stores a new record of the entity of this name, with its parts. @returns it as it was stored */
export type Store = (name: string, values: Values) => Promise<Values>;

/**
 * Stores new records that belong together: all that the work stores, or nothing.
 * @throws Failure 409 or 422 where one of them is refused
 */
export async function storeTogether<T>(context: CallContext, work: (store: Store) => Promise<T>): Promise<T> {
  const { app, scope } = context;
  return app.database.inScope({ scope }, (transaction) => {
    const inside = within({ context, transaction });
    return work((name, values) => create({ context: inside, entity: entityNamed({ app, name }), values }));
  });
}
