import type { Database, Scope, Transaction } from '../database/database.ts';
import type { CallContext } from './context.ts';

/**
 * A call's context whose database is a transaction that is under way: what a handler sends is done with all else in it,
 * or not at all. The handler stays with the scope of the call.
 */
export function within({ context, transaction }: { context: CallContext; transaction: Transaction }): CallContext {
  const { app, scope } = context;
  const stay = ({ tenantId, userId }: Scope): void => {
    if (tenantId !== scope.tenantId || userId !== scope.userId)
      throw new Error('a handler within a transaction stays in its scope');
  };
  const database: Database = {
    ...app.database,
    isWithin: true,
    query: (statement) => transaction.query(statement),
    batch: ({ scope: wanted, statements }) => {
      stay(wanted);
      return transaction.batch(statements);
    },
    inScope: (options, work) => {
      stay(options.scope);
      return work(transaction);
    },
  };
  return { ...context, app: { ...app, database } };
}
