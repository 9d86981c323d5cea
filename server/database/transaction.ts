import type { Statement } from './statement.ts';

/** Whose rows a transaction sees; '' where there is none. */
export interface Scope {
  tenantId: string;
  userId: string;
}

/** What takes statements one after the other: one of the pool's connections. */
export interface Connection {
  /** Runs one statement and resolves to its rows. */
  query<Row>(statement: Statement<Row>): Promise<Row[]>;
}

/** A connection inside a transaction. Never await the database itself inside: on PGlite there is only one connection. */
export type Transaction = Connection;

export interface TransactionOptions {
  scope: Scope;
  /** Default: read committed. A serializable one may fail with `isSerializationFailure` and be done again. */
  isolation?: 'serializable';
}
