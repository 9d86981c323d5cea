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
  const answers = await exchange(client, [
    ...before,
    ...batches.flatMap(({ scope, statements }, index) => [
      // Once read-only, a transaction stays so: it need not be told for each batch.
      scopeStatement({ scope, isReadOnly: isReadOnly && index === 0 }),
      ...statements,
    ]),
  ]);
  let at = before.length;
  return batches.map(({ statements }) => {
    const start = at + 1;
    at = start + statements.length;
    return answers.slice(start, at);
  });
}
