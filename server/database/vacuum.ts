/**
 * Vacuum and analyse. PostgreSQL has its autovacuum; PGlite has none, and no row statistics to go by, and lists become
 * three times slower under updates. So there it is done here, by the write-ahead log: it grows with every write, one row
 * or many.
 */
import pg from 'pg';
import { repeat } from '../repeat.ts';
import type { Connection } from './transaction.ts';
import { changing, reading } from './statement.ts';

type AsOwner = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** Bytes of write-ahead log after which PGlite's tables are vacuumed: some ten thousand updated rows. */
const WRITTEN_BYTES = 16 * 1024 * 1024;
/** How often the log is looked at, in milliseconds. */
const INTERVAL = 30_000;

/** Vacuums and analyses every table, one a connection, so that on PGlite requests get their turn in between. */
export async function vacuumTables(asOwner: AsOwner): Promise<void> {
  const tables = await asOwner((connection) =>
    connection.query(
      reading<{ name: string }>({
        text: `select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`,
      }),
    ),
  );
  for (const { name } of tables) {
    await asOwner((connection) =>
      connection.query(changing({ text: `vacuum (analyze) ${pg.escapeIdentifier(name)}` })),
    );
  }
}

/**
 * Vacuums when enough has been written since the last time.
 * @returns a function that looks, vacuums where due and answers whether it did; the first look only notes the position
 */
export function vacuumAfterWrites(asOwner: AsOwner, bytes = WRITTEN_BYTES): () => Promise<boolean> {
  let position: number | undefined;
  const readPosition = async (): Promise<number> => {
    const [row] = await asOwner((connection) =>
      connection.query(
        reading<{ position: number }>({
          text: `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position`,
        }),
      ),
    );
    return row?.position ?? 0;
  };
  return async () => {
    const now = await readPosition();
    position ??= now;
    if (now - position < bytes) return false;
    await vacuumTables(asOwner);
    position = await readPosition(); // vacuuming writes too
    return true;
  };
}

/** Looks every half minute. A vacuum that fails is tried again with the next look. @returns stops it */
export function startVacuuming(asOwner: AsOwner): () => Promise<void> {
  return repeat({ everyMilliseconds: INTERVAL, work: vacuumAfterWrites(asOwner), onFailed: () => undefined });
}
