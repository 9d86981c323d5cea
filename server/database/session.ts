/** What is done with one connection of the pool: statements, transactions. */
import type pg from 'pg';
import type { Compilable } from './builder.ts';
import { compile } from './builder.ts';
import type { Connections } from './connections.ts';
import type { Scope, Session, Statement, TransactionOptions, Transaction } from './database.ts';
import { hasFatalCode } from './errors.ts';
import { exchange } from './exchange.ts';

/** The statements of a client, one round trip each. */
export function createSession(client: pg.ClientBase): Session {
  const query = <Row>(statement: Statement): Promise<Row[]> => send(client, statement) as Promise<Row[]>;
  return { query, run: <Row>(compilable: Compilable<Row>) => query<Row>(compile(compilable)) };
}

/** See `Database.inScope`. */
export function inTransaction<T>({
  connections,
  scope,
  isolation,
  work,
}: TransactionOptions & {
  connections: Connections;
  work: (transaction: Transaction) => Promise<T>;
}): Promise<T> {
  return lendForTransaction(connections, async (client) => {
    // Not awaited: the first statement of the work follows right behind.
    const begun = Promise.all([
      client.query(isolation ? `begin isolation level ${isolation}` : 'begin'),
      send(client, scopeStatement(scope)),
    ]);
    begun.catch(() => undefined);
    const result = await work(createSession(client));
    await begun;
    assertCommitted(await client.query('commit'));
    return result;
  });
}

/** Rolls back what fails; the connection is kept when that leaves it clean, whatever the work threw. */
function lendForTransaction<T>(connections: Connections, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const isSpoiled = (error: unknown, client: pg.PoolClient): Promise<boolean> =>
    client.query('rollback').then(
      () => hasFatalCode(error),
      () => true, // the connection is lost, as the error will say
    );
  return connections.lend(work, { isSpoiled });
}

/** A text without name and values may hold several statements, which only the simple protocol takes. */
async function send(client: pg.ClientBase, statement: Statement): Promise<unknown[]> {
  if (statement.name === undefined && !statement.values?.length) return rowsOf(await client.query(statement.text));
  const [rows] = await exchange(client, [statement]);
  return rows ?? [];
}

/** Local to the transaction: a tenant set for the session would be the next request's. */
export function scopeStatement({ tenantId, userId }: Scope): Statement {
  return {
    name: 'databaseScope',
    text: `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)`,
    values: [tenantId, userId],
  };
}

/** PostgreSQL answers the commit of a failed transaction with a rollback, and no error. */
function assertCommitted(result: pg.QueryResult | undefined): void {
  if (result?.command !== 'COMMIT') {
    throw new Error('The transaction was rolled back because one of its statements had failed.');
  }
}

/** The rows of a result, or of the last one where the text held several statements. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]): unknown[] {
  const last = Array.isArray(result) ? result.at(-1) : result;
  return last?.rows ?? [];
}
