/**
 * Several statements in one exchange with the database: their messages go out together with a single Sync behind them.
 * PostgreSQL runs what stands before a Sync as one transaction of its own, so no begin and commit are needed, and it
 * answers once instead of once a statement (protocol flow, "pipelining").
 */
import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import type { Statement } from './statement.ts';
import { typeParsers } from './types.ts';

type Row = Record<string, unknown>;

/**
 * Runs the statements one after the other as one transaction.
 * @returns the rows of each statement
 * @throws the error of the first that failed; then none was done
 */
export function exchange(client: pg.ClientBase, statements: readonly Statement[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    client.query(new Exchange(statements, (error, rows) => (error ? reject(error) : resolve(rows))));
  });
}

interface Field {
  name: string;
  parse: (text: string) => unknown;
}

/** The columns of a result, and a row of it without values: a copy that is filled is made in half the time of one that grows. */
interface Columns {
  fields: readonly Field[];
  empty: Row;
}

/** What a connection knows of a prepared statement: its columns, null where it gives no rows; 'unsure' until they have come. */
type Prepared = Columns | null | 'unsure';

/** Prepared statements a connection keeps; some 70 KB each in the database. The one prepared first gives way. */
export const plansKept = 200;

const preparedOn = new WeakMap<PgConnection, Map<string, Prepared>>();

/** The part of `pg`'s connection that is used here; its own declaration leaves these out. */
interface PgConnection {
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(options: {
    portal: string;
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(what: { type: 'P'; name: string }): void;
  execute(options: { portal: string }): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** In `pg`'s eyes a query that has several results; only `pg.Query`s may share a pipelined connection. */
class Exchange extends pg.Query {
  readonly #statements: readonly Statement[];
  readonly #rows: Row[][] = [[]];
  readonly #done: (error: Error | undefined, rows: Row[][]) => void;
  #columns: Prepared[] = [];
  #prepared = new Map<string, Prepared>();
  #failure: Error | undefined;

  constructor(statements: readonly Statement[], done: (error: Error | undefined, rows: Row[][]) => void) {
    super('');
    this.#statements = statements;
    this.#done = done;
  }

  override submit = (to: unknown): void => {
    const connection = to as PgConnection;
    this.#prepared = preparedOf(connection);
    connection.stream.cork(); // one packet on the network, one call on PGlite
    try {
      for (const statement of this.#statements) this.#send({ connection, statement });
    } catch (error) {
      this.#failure = error as Error; // a value that has no text; what was sent before is undone by the error below
      connection.parse({ name: '', text: 'value could not be written' });
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  };

  #send({
    connection,
    statement: { name = '', text, values = [] },
  }: {
    connection: PgConnection;
    statement: Statement;
  }): void {
    const known = name === '' ? undefined : this.#prepared.get(name);
    const isKnown = known !== undefined && known !== 'unsure';
    const written = values.map(prepareValue);
    if (!isKnown) {
      if (name !== '') this.#makeRoom({ connection, name });
      connection.parse({ name, text });
    }
    connection.bind({ portal: '', statement: name, values: written, valueMapper: (value) => value });
    if (!isKnown) connection.describe({ type: 'P', name: '' });
    connection.execute({ portal: '' });
    this.#columns.push(isKnown ? known : null);
    if (!isKnown && name !== '') this.#prepared.set(name, 'unsure');
  }

  /** A failed exchange leaves behind what it should have closed, and closing what is not there is no fault: so it is always asked for. */
  #makeRoom({ connection, name }: { connection: PgConnection; name: string }): void {
    const leaving =
      this.#prepared.size >= plansKept && !this.#prepared.has(name) ? [...this.#prepared.keys()].slice(0, 1) : [];
    for (const closed of [name, ...leaving]) {
      connection.close({ type: 'S', name: closed });
      this.#prepared.delete(closed);
    }
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns[this.#rows.length - 1] = {
      fields: fields.map(({ name, dataTypeID }) => ({
        name,
        parse: typeParsers.getTypeParser(dataTypeID, 'text') as Field['parse'],
      })),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields: values }: { fields: readonly (string | null)[] }): void {
    const columns = this.#columns[this.#rows.length - 1];
    if (!columns || columns === 'unsure') return;
    const row = { ...columns.empty };
    for (let i = 0; i < columns.fields.length; i++) {
      const field = columns.fields[i];
      const value = values[i];
      if (field && value !== null && value !== undefined) row[field.name] = field.parse(value);
    }
    this.#rows.at(-1)?.push(row);
  }

  handleCommandComplete(): void {
    const at = this.#rows.length - 1;
    const name = this.#statements[at]?.name;
    // One that has given way since is prepared anew.
    if (name && this.#prepared.has(name)) this.#prepared.set(name, this.#columns[at] ?? null);
    this.#rows.push([]);
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleError(error: Error): void {
    this.#done(this.#failure ?? error, []);
  }

  handleReadyForQuery(): void {
    this.#done(undefined, this.#rows.slice(0, -1));
  }
}

function preparedOf(connection: PgConnection): Map<string, Prepared> {
  let prepared = preparedOn.get(connection);
  if (!prepared) preparedOn.set(connection, (prepared = new Map()));
  return prepared;
}
