/**
 * Vacuum and analyse. PostgreSQL has its autovacuum; PGlite has none: without it there are no row statistics to go by, so
 * that what was imported is read by plans for empty tables, and lists become three times slower under updates. So there it
 * is done here, of the tables that autovacuum would take.
 */
import pg from 'pg';
import { repeat } from '../repeat.ts';
import type { Connection } from './transaction.ts';
import { changing, reading } from './statement.ts';

type AsOwner = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

/** How often tables are looked at, in milliseconds. */
const INTERVAL = 30_000;

/** Vacuums and analyses every table, one a connection, so that on PGlite requests get their turn in between. */
export async function vacuumTables(asOwner: AsOwner): Promise<void> {
  await vacuumThose(asOwner, 'true');
}

/** As `vacuumTables`, of those that changed much since the last time. @returns their names */
export async function vacuumChanged(asOwner: AsOwner): Promise<string[]> {
  // What the session counted itself is in the statistics of all with the next transaction.
  await asOwner((connection) => connection.query(reading({ text: 'select pg_stat_force_next_flush()' })));
  return vacuumThose(asOwner, muchChanged);
}

/** As autovacuum decides: a fixed number of rows and a share of the table, of those changed and of those left behind. */
const muchChanged = `(pg_stat_get_mod_since_analyze(oid) > 50 + 0.1 * greatest(reltuples, 0)
  or pg_stat_get_dead_tuples(oid) > 50 + 0.2 * greatest(reltuples, 0))`;

async function vacuumThose(asOwner: AsOwner, condition: string): Promise<string[]> {
  const tables = await asOwner((connection) =>
    connection.query(
      reading<{ name: string }>({
        text: `select relname as name from pg_class
          where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and ${condition} order by relname`,
      }),
    ),
  );
  for (const { name } of tables) {
    await asOwner((connection) =>
      connection.query(changing({ text: `vacuum (analyze) ${pg.escapeIdentifier(name)}` })),
    );
  }
  return tables.map(({ name }) => name);
}

/** Looks every half minute. A vacuum that fails is tried again with the next look. @returns stops it */
export function startVacuuming(asOwner: AsOwner): () => Promise<void> {
  return repeat({ everyMilliseconds: INTERVAL, work: () => vacuumChanged(asOwner), onFailed: () => undefined });
}
