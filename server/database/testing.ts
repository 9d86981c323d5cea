/** For tests: every database test runs on both databases, each in a database of its own. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions, type Transaction } from './database.ts';
import { changing, type Statement } from './statement.ts';
import { spent } from '#tests/times/spent.ts';
import { seedOnce } from './testingSeeds.ts';

export type OpenOptions = Pick<DatabaseOptions, 'poolSize' | 'hasSharedBatches'>;

/** Opens a new, empty database; closed and gone after the test. */
export type Open = (options?: OpenOptions) => Promise<Database>;

/** A new, empty database and what removes its data once it is closed. */
type Make = (options?: OpenOptions) => Promise<{ database: Database; remove(): Promise<void> }>;

/** What databases begin with instead of nothing, and are copies of: on PGlite a folder, on PostgreSQL a database nobody is connected to. */
export type Begin = (kind: Database['kind']) => Promise<{ folder: string; url?: string } | undefined>;

/**
 * Describes the same tests for PGlite and for PostgreSQL.
 * @param define gets `lasting`, too: it opens databases that all of its tests share, closed after the last one
 * @param begin asked once the tests run; without it databases are empty
 */
export function eachDatabase(
  name: string,
  define: (open: Open, kind: Database['kind'], lasting: Open) => void,
  begin: Begin = async () => undefined,
): void {
  describe(`${name} on PGlite`, () => {
    const empty = useEmptyFolder();
    const make: Make = async (options) => {
      const source = (await begin('pglite'))?.folder ?? empty();
      const dataDir = mkdtempSync(join(tmpdir(), 'database-'));
      cpSync(source, dataDir, { recursive: true });
      const database = await openDatabase({ dataDir, isDurable: false, ...options });
      return { database, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
    };
    define(cleaned({ make, after: afterEach }), 'pglite', cleaned({ make, after: afterAll }));
  });
  describe(`${name} on PostgreSQL`, () => {
    const server = usePostgres();
    const make: Make = async (options) => {
      const { url, drop } = await createTestDatabase({
        server: server(),
        template: (await begin('postgres'))?.url,
      });
      return { database: await openDatabase({ url, dataDir: '', ...options }), remove: drop };
    };
    define(cleaned({ make, after: afterEach }), 'postgres', cleaned({ make, after: afterAll }));
  });
}

/**
 * A PostgreSQL server for the tests of this file: the one of TEST_DATABASE_URL (a superuser's), else a private one.
 * @returns its URL, known once the tests run
 */
export function usePostgres(): () => string {
  let url = process.env['TEST_DATABASE_URL'] ?? '';
  let stop: () => Promise<void> = async () => {};
  beforeAll(async () => {
    if (url !== '') return;
    const { startPostgres } = await import('#scripts/postgres.ts');
    ({ url, stop } = await startPostgres({ fsync: false }));
  }, 120_000);
  afterAll(() => stop());
  return () => url;
}

/** A data folder with an empty embedded database, to be copied: that takes a tenth of the time of making one. */
export function useEmptyFolder(): () => string {
  let folder = '';
  beforeAll(async () => {
    folder = await emptyFolder();
  }, 120_000);
  return () => folder;
}

/** The same, at once. */
export function emptyFolder(): Promise<string> {
  return seedOnce({
    name: 'empty',
    make: async (dataDir) => {
      await (await openDatabase({ dataDir, isDurable: false })).close();
      return dataDir;
    },
  });
}

/** The database, holding what is said to read to it inside transactions, too; there it takes two more round trips. */
export function strict(database: Database): Database {
  return {
    ...database,
    inScope: (options, work) => database.inScope(options, (transaction) => work(strictly(transaction))),
  };
}

function strictly(transaction: Transaction): Transaction {
  const query = <Row>(statement: Statement<Row>): Promise<Row[]> =>
    statement.isChange ? transaction.query(statement) : readInside({ transaction, statement });
  return {
    query,
    batch: async (statements) => {
      const rows: unknown[][] = [];
      for (const statement of statements) rows.push(await query(statement));
      return rows as never;
    },
  };
}

/** A subtransaction may only read though the transaction around it changes things. */
async function readInside<Row>({
  transaction,
  statement,
}: {
  transaction: Transaction;
  statement: Statement<Row>;
}): Promise<Row[]> {
  await transaction.query(changing({ text: 'savepoint "reading"; set transaction read only' }));
  const rows = await transaction.query(statement);
  await transaction.query(changing({ text: 'release savepoint "reading"' }));
  return rows;
}

/** Creates a database with a name of its own, for `owner` where one is given (a role that is there), as a copy of `template` (a URL nobody is connected to). */
export async function createTestDatabase({
  server,
  owner,
  template,
}: {
  server: string;
  owner?: string;
  template?: string | undefined;
}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `test_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`;
  await administer({
    server,
    text: `create database ${name}${owner ? ` owner ${owner}` : ''}${template ? ` template ${new URL(template).pathname.slice(1)}` : ''}`,
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer({ server, text: `drop database ${name} with (force)` }) };
}

/** Runs SQL as the user of the URL, beside the product's own connections. */
export async function administer({ server, text }: { server: string; text: string }): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

let count = 0;

/** Opens databases that are closed and gone after a test, or after all of them. */
function cleaned({ make, after }: { make: Make; after: typeof afterEach | typeof afterAll }): Open {
  const steps: (() => Promise<void>)[] = [];
  after(async () => {
    for (const step of steps.splice(0)) await step();
  });
  return async (options) => {
    const { database, remove } = await spent('starting', () => make(options));
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= database.close());
    steps.push(async () => {
      await close();
      await remove();
    });
    return { ...database, close };
  };
}
