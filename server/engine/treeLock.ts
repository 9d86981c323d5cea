import type { Entity } from '#generators/formats.ts';
import type { Scope, Transaction } from '../database/database.ts';
import { changing } from '../database/statement.ts';

/**
 * Lets nobody else change a tree until the transaction ends. The trigger of trees does so too, but only once a row is
 * locked: whoever changes several rows, or one beside others who do, comes here first, so that two never wait for each
 * other. Nothing where the entity is no tree.
 */
export async function lockTree({
  entity,
  scope,
  transaction,
}: {
  entity: Entity;
  scope: Scope;
  transaction: Transaction;
}): Promise<void> {
  if (!entity.tree) return;
  await transaction.query(
    changing({
      text: 'select "lockTree"($1, $2)',
      values: [entity.name, entity.scope === 'tenant' ? scope.tenantId : ''],
    }),
  );
}
