/** One SQL statement: what is sent, what kind of rows it gives, and whether it changes anything. Made by `reading` and `changing`. */

declare const rowType: unique symbol;

/**
 * One SQL statement. An object among the values is sent as JSON, but an array as a PostgreSQL array: stringify an array
 * that is meant for a jsonb column. No `copy … from stdin`: PGlite waits for its rows for ever.
 */
export interface Statement<Row = unknown> extends StatementText {
  /** Whether it changes something. What does not is sent in transactions that the database lets only read. */
  readonly isChange: boolean;
  /** Known to the compiler alone. */
  readonly [rowType]?: Row;
}

export interface StatementText {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Names a prepared statement, at most 63 bytes; the same name always goes with the same text. */
  readonly name?: string;
}

/** The rows of each of some statements, in their order. */
export type RowsOf<Statements extends readonly Statement[]> = {
  -readonly [At in keyof Statements]: Statements[At] extends Statement<infer Row> ? Row[] : never;
};

/**
 * A statement that changes nothing, calls no function that does, and locks no row: the database refuses it otherwise
 * (SQLSTATE 25006), wherever it is not one of several in a transaction of its caller's.
 */
export function reading<Row = unknown>(statement: StatementText): Statement<Row> {
  return { ...statement, isChange: false };
}

/** A statement that changes or locks something, by itself or by a function it calls; also a text of several statements. */
export function changing<Row = unknown>(statement: StatementText): Statement<Row> {
  return { ...statement, isChange: true };
}
