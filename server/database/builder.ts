/** SQL is built with kysely and only compiled by it: what runs it is the one door, `database.ts`. */
import { createHash } from 'node:crypto';
import type { Compilable } from 'kysely';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Statement } from './database.ts';

export type { Compilable };

/** Tables by name, columns by name; for code that learns its tables from the catalogue at run time. */
export type AnyTables = Record<string, Record<string, unknown>>;

/** A compile-only query builder for known tables: `builder<Tables>().selectFrom('cert')…`. */
export function builder<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** The builder for tables known only at run time. */
export const sql: Kysely<AnyTables> = builder<AnyTables>();

/** How many texts get a name; a connection keeps each named statement until it closes. */
const NAMED_STATEMENTS = 500;
const names = new Map<string, string>();

/** Compiles a query; the first 500 different texts of the process are named, so that they are parsed and planned once. */
export function compile<Row>(query: Compilable<Row>): Statement {
  const { sql: text, parameters } = query.compile();
  return { text, values: parameters, name: nameOf(text) };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED_STATEMENTS) return known;
  const name = `k${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}
