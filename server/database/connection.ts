/** What is done with one connection of the pool: statements, transactions. */
import type pg from 'pg';
import type { Connections } from './connections.ts';
import type { Scope, Transaction, TransactionOptions } from './transaction.ts';
import { hasFatalCode } from './errors.ts';
import { exchange } from './exchange.ts';
import { changing, reading, type RowsOf, type Statement } from './statement.ts';

/** The statements of a client, one round trip for each call. */
export function connectionOf(client: pg.ClientBase): Transaction {
  return {
    query: <Row>(statement: Statement<Row>) => send(client, statement) as Promise<Row[]>,
    batch: <const Statements extends readonly Statement[]>(statements: Statements) =>
      exchange(client, statements) as Promise<RowsOf<Statements>>,
  };
}

/** One statement by itself; what only reads is held to it. */
export async function sendAlone<Row>({
  client,
  statement,
}: {
  client: pg.ClientBase;
  statement: Statement<Row>;
}): Promise<Row[]> {
  if (statement.isChange) return connectionOf(client).query(statement);
  const [, rows] = await exchange(client, [readOnly, statement]);
  return (rows ?? []) as Row[];
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
    const begun = exchange(client, [begin(isolation), scopeStatement({ scope })]);
    begun.catch(() => undefined);
    const result = await work(connectionOf(client));
    await begun;
    assertCommitted(await client.query('commit'));
    return result;
  });
}

/** Without a name: as a prepared statement it could fail, and what follows it would run in no transaction. */
function begin(isolation: TransactionOptions['isolation']): Statement {
  return changing({ text: isolation ? `begin isolation level ${isolation}` : 'begin' });
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

/** Local to the transaction: a tenant set for the connection would be the next request's. So is that it may only read. */
export function scopeStatement({
  scope: { tenantId, userId, sight, act = '', address = '' },
  isReadOnly = false,
  hasSight = sight !== undefined,
}: {
  scope: Scope;
  isReadOnly?: boolean;
  /** Some scope of the transaction has one: each says its own, be it none. */
  hasSight?: boolean;
}): Statement {
  const set = `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true),
    set_config('app.act', $3, true), set_config('app.address', $4, true)`;
  const seeing = hasSight ? `, ${setSight}` : '';
  const values = [tenantId, userId, act, address, ...(hasSight ? settingsOf(sight) : [])];
  const suffix = hasSight ? 'Seeing' : '';
  return isReadOnly
    ? reading({ name: `databaseReadScope${suffix}`, text: `${set}${seeing}, ${setReadOnly}`, values })
    : changing({ name: `databaseScope${suffix}`, text: `${set}${seeing}`, values });
}

const setSight = `set_config('app.codes', $5, true), set_config('app.reach', $6, true),
  set_config('app.person_id', $7, true), set_config('app.departments', $8, true),
  set_config('app.tenants', $9, true)`;

function settingsOf(sight: Scope['sight']): string[] {
  return sight
    ? [sight.codes, sight.reach, sight.personId, sight.departments, sight.tenants ?? '']
    : ['', '', '', '', ''];
}

const setReadOnly = `set_config('transaction_read_only', 'on', true)`;
const readOnly = reading({ name: 'databaseReadOnly', text: `select ${setReadOnly}` });

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
