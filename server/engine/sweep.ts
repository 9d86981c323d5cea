import { reading, type Statement } from '../database/statement.ts';
import type { Scope } from '../database/transaction.ts';
import type { App, Values } from './context.ts';

/** Rows that a sweep removes in one transaction. */
export const atOnce = 5_000;

/**
 * The server's own work in the platform, then in each organisation. Policies bind an ordinary owner of the database as
 * anybody: what is done for all organisations has to enter each.
 */
export async function everyScope({ database }: App): Promise<Scope[]> {
  const tenants = await database.query(reading<{ id: string }>({ text: 'select "id" from "tenant"' }));
  return [{ id: '' }, ...tenants].map(({ id }) => ({ tenantId: id, userId: '' }));
}

/** Removes what has had its time everywhere, by a statement for a tenant that removes `atOnce` rows at most and returns them. */
export async function sweepEach({
  app,
  statement,
}: {
  app: App;
  statement(tenantId: string): Statement<Values>;
}): Promise<void> {
  for (const scope of await everyScope(app))
    for (let count = atOnce; count === atOnce; ) {
      const [gone] = await app.database.batch({ scope, statements: [statement(scope.tenantId)] });
      count = gone.length;
    }
}
