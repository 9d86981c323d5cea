import type { RowsOf, Statement } from './statement.ts';

/** Whose rows a transaction sees; '' where there is none. */
export interface Scope {
  tenantId: string;
  userId: string;
  /** What a person may see of what not everybody does. The server's own work says nothing of it, and sees all. */
  sight?: Sight;
  /** What this belongs to: a call that changes something, or a job. The history keeps it, and shows as one what one did. */
  act?: string;
  /** From where a call that changes something came. The history keeps it (rule V20). */
  address?: string;
}

/** How far somebody sees; the same object for as long as it is the same. */
export interface Sight {
  /** The codes held of those that fields ask for, between blanks: ` a12-m1.4.9 `. */
  codes: string;
  /** Which rows: `all`, or those of the departments, of the person and of the user alone (`generators/reach.ts`). */
  reach: string;
  personId: string;
  /** Ids, as a JSON array. */
  departments: string;
  /** Ids of the organisations that a manager of the platform looks after, as a JSON array; none of all and of everybody else. */
  tenants?: string;
}

/** What takes statements one after the other: one of the pool's connections. */
export interface Connection {
  /** Runs one statement and resolves to its rows. */
  query<Row>(statement: Statement<Row>): Promise<Row[]>;
}

/** A connection inside a transaction. Never await the database itself inside: on PGlite there is only one connection. */
export interface Transaction extends Connection {
  /** Runs several in one exchange, one after the other up to one that fails, and resolves to the rows of each. */
  batch<const Statements extends readonly Statement[]>(statements: Statements): Promise<RowsOf<Statements>>;
}

export interface TransactionOptions {
  scope: Scope;
  /** Default: read committed. A serializable one may fail with `isSerializationFailure` and be done again. */
  isolation?: 'serializable';
}
