/**
 * The one door to the database: PostgreSQL where there is a URL, else the embedded PGlite in the data folder. Behind it
 * both are the same `pg` pool, so nothing else knows which it is.
 */
import pg from 'pg';
import type { Batch } from './batch.ts';
import { connectionOf, inTransaction, sendAlone } from './connection.ts';
import { Connections } from './connections.ts';
import { Gathering } from './gathering.ts';
import type { Listener } from './listen.ts';
import { listenInPool, listenOnOwnConnection } from './listen.ts';
import type { LitePool } from './lite.ts';
import { openLite } from './lite.ts';
import { prepareRole } from './role.ts';
import { changing, type RowsOf, type Statement } from './statement.ts';
import { typeParsers } from './types.ts';
import type { Connection, Transaction, TransactionOptions } from './transaction.ts';
import { startVacuuming, vacuumTables } from './vacuum.ts';

export type { Batch } from './batch.ts';
export type { Connection, Scope, Sight, Transaction, TransactionOptions } from './transaction.ts';

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Whether a commit waits for the disk. On PostgreSQL that is for its administrator to say, and it does by default. */
  readonly isDurable: boolean;
  /** The ordinary role that requests run as; null where the user of the URL is one. */
  readonly role: string | null;
  /** Runs one statement by itself and resolves to its rows; one that only reads is held to it. */
  query<Row>(statement: Statement<Row>): Promise<Row[]>;
  /**
   * Begin, scope, statements and commit, sent at once: one round trip. All or nothing. Under load it may share its
   * transaction with other requests' batches, see `gathering.ts`; it must set nothing for the transaction but the scope.
   * Where all of its statements only read, so does its transaction.
   * @returns the rows of each statement
   * @throws the first error; then nothing was done
   */
  batch<const Statements extends readonly Statement[]>(batch: Batch<Statements>): Promise<RowsOf<Statements>>;
  /** Runs `work` in a transaction with the scope set; rolled back when it throws. */
  inScope<T>(options: TransactionOptions, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** It is a transaction under way (`server/engine/within.ts`): what fails in it fails all of it. */
  isWithin?: true;
  /** Runs `work` as the user of the URL, past row-level security and outside a transaction: migrations, upkeep. */
  asOwner<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Calls the handler with the payload of each notification of the channel, and with '' after the connection was lost
   * and found again, when some may have been missed.
   * @returns stops listening
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Notifies every listener in every process. The payload has at most 7999 bytes. */
  notify(channel: string, payload: string): Promise<void>;
  /** Vacuums and analyses every table. PGlite also does it by itself after many writes, see `vacuum.ts`. */
  vacuum(): Promise<void>;
  /** Waits for what is running and closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it PGlite. */
  url?: string;
  /** Folder of the embedded database; made where needed. */
  dataDir: string;
  /** Connections to PostgreSQL at most. Default 16. */
  poolSize?: number;
  /** `false` lets the embedded database commit without waiting for the disk: for tests. Default true. */
  isDurable?: boolean;
  /** `false` gives every batch a transaction of its own instead of one shared with others that are there. Default true. */
  hasSharedBatches?: boolean;
}

/**
 * Opens the database and prepares the role of requests.
 * @throws FolderLockedError when another process has the data folder open
 * @throws Error when the server cannot be reached or the role cannot be made
 */
export async function openDatabase({
  url,
  dataDir,
  poolSize = 16,
  isDurable = true,
  hasSharedBatches = true,
}: DatabaseOptions): Promise<Database> {
  let role: string | null = null;
  const config: pg.PoolConfig = {
    types: typeParsers,
    pipeline: true,
    onConnect: (client) => prepareConnection({ client, role }),
  };
  const lite =
    url === undefined
      ? await openLite({ dataDir, isDurable, config: { ...config, connectionTimeoutMillis: 60_000 } })
      : undefined;
  const pool = lite?.pool ?? postgresPool({ ...config, connectionString: url, max: poolSize });
  const connections = new Connections(pool);
  const gathering = new Gathering({ connections, poolSize: pool.options.max, isShared: hasSharedBatches });
  const close = async (): Promise<void> => {
    await connections.end();
    await lite?.close();
  };
  try {
    role = await asOwner(connections, prepareRole);
  } catch (error) {
    await close();
    throw error;
  }
  const listener = url === undefined ? listenInPool({ pool, connections }) : listenOnOwnConnection(url);
  return createDatabase({ connections, gathering, role, lite, listener, close });
}

/**
 * The user of the URL, alone: no role of requests is prepared or taken. For whoever may only read.
 * @throws Error when the server cannot be reached
 */
export function openOwner({ url }: { url: string }): Pick<Database, 'kind' | 'asOwner' | 'close'> {
  const connections = new Connections(
    postgresPool({
      types: typeParsers,
      connectionString: url,
      max: 1,
      onConnect: (client) => prepareConnection({ client, role: null }),
    }),
  );
  return { kind: 'postgres', asOwner: (work) => asOwner(connections, work), close: () => connections.end() };
}

function postgresPool(config: pg.PoolConfig): pg.Pool {
  return new pg.Pool({
    ...config,
    application_name: 'certification-platform',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
}

interface Parts {
  connections: Connections;
  gathering: Gathering;
  role: string | null;
  lite: LitePool | undefined;
  listener: Listener;
  close: () => Promise<void>;
}

function createDatabase({ connections, gathering, role, lite, listener, close }: Parts): Database {
  const query = <Row>(statement: Statement<Row>): Promise<Row[]> =>
    connections.lend((client) => sendAlone({ client, statement }));
  const owner = <T>(work: (connection: Connection) => Promise<T>): Promise<T> => asOwner(connections, work);
  const vacuuming = lite && startVacuuming(owner);
  return {
    kind: lite ? 'pglite' : 'postgres',
    isDurable: lite?.isDurable ?? true,
    role,
    query,
    batch: <const Statements extends readonly Statement[]>(batch: Batch<Statements>) =>
      gathering.send(batch) as Promise<RowsOf<Statements>>,
    inScope: (options, work) => inTransaction({ connections, ...options, work }),
    asOwner: owner,
    listen: listener.listen,
    notify: async (channel, payload) => {
      await query(changing({ text: 'select pg_notify($1, $2)', values: [channel, payload], name: 'databaseNotify' }));
    },
    vacuum: () => vacuumTables(owner),
    close: async () => {
      await vacuuming?.();
      await listener.close();
      await close();
    },
  };
}

/** A connection that has been the owner's is not given to a request: it ends, and its role with it. */
function asOwner<T>(connections: Connections, work: (connection: Connection) => Promise<T>): Promise<T> {
  return connections.lend(
    async (client) => {
      await client.query('reset role');
      return work(connectionOf(client));
    },
    { isOnce: true },
  );
}

/**
 * Once per connection: dates and times as `types.ts` reads them, the role, and that a page out of order costs little more
 * than the next one, as on solid-state disks; with the default of rotating ones keys are looked up by reading whole tables.
 * No plan is compiled: row-level security makes plans look dear, and compiling one took 14 s for a page of ten rows.
 */
async function prepareConnection({ client, role }: { client: pg.ClientBase; role: string | null }): Promise<void> {
  await client.query(
    `select set_config('TimeZone', 'Asia/Shanghai', false), set_config('DateStyle', 'ISO, YMD', false),
      set_config('idle_in_transaction_session_timeout', '60s', false), set_config('random_page_cost', '1.1', false),
      set_config('jit', 'off', false), set_config('role', $1, false)`,
    [role ?? 'none'],
  );
}
