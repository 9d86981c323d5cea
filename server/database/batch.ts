/** The statements of one request in its scope, sent with those of others or by themselves. */
import type pg from 'pg';
import { scopeStatement } from './connection.ts';
import type { Scope } from './transaction.ts';
import { exchange } from './exchange.ts';
import type { Statement } from './statement.ts';

/** Statements of one request, in its scope. */
export interface Batch<Statements extends readonly Statement[] = readonly Statement[]> {
  scope: Scope;
  statements: Statements;
}

/** Whether a batch only reads. */
export function isReading({ statements }: Batch): boolean {
  return statements.every(({ isChange }) => !isChange);
}

/**
 * Sends batches as one exchange and one transaction, what stands `before` them first. Where all of them only read, the
 * database is told so and refuses what would change something.
 * @returns of each batch the rows of each statement
 */
export async function sendBatches({
  client,
  batches,
  before = [],
}: {
  client: pg.ClientBase;
  batches: readonly Batch[];
  before?: readonly Statement[];
}): Promise<unknown[][][]> {
  const isReadOnly = batches.every(isReading);
  const hasSight = batches.some(({ scope }) => scope.sight !== undefined);
  const sent = [...before];
  const starts = batches.map(({ scope, statements }, index) => {
    // What is set for the transaction holds for those behind it: a scope is told where it changes, read-only once.
    if (!isSameScope(scope, batches[index - 1]?.scope))
      sent.push(scopeStatement({ scope, isReadOnly: isReadOnly && index === 0, hasSight }));
    return sent.push(...statements) - statements.length;
  });
  const answers = await exchange(client, sent);
  return batches.map(({ statements }, index) => {
    const start = starts[index] ?? 0;
    return answers.slice(start, start + statements.length);
  });
}

function isSameScope(one: Scope, other: Scope | undefined): boolean {
  return (
    one.tenantId === other?.tenantId &&
    one.userId === other.userId &&
    one.sight === other.sight &&
    one.act === other.act &&
    one.address === other.address
  );
}
