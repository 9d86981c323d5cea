import { changing, reading } from '../database/statement.ts';
import type { App } from './context.ts';

const known = new WeakMap<App, Map<string, Promise<string>>>();

/**
 * A secret that every process of the platform shares: made by the first that wants it, kept in the database.
 * @param make a text of at most 100 characters
 */
export function secretOf({ app, id, make }: { app: App; id: string; make: () => string }): Promise<string> {
  const secrets = known.get(app) ?? new Map<string, Promise<string>>();
  known.set(app, secrets);
  const secret = secrets.get(id) ?? load({ app, id, make });
  secrets.set(id, secret);
  // A database that did not answer is asked again.
  secret.catch(() => secrets.delete(id));
  return secret;
}

async function load({ app: { database }, id, make }: { app: App; id: string; make: () => string }): Promise<string> {
  await database.query(
    changing({
      text: `insert into "secret" ("id", "value") values ($1, $2) on conflict do nothing`,
      values: [id, make()],
    }),
  );
  const [row] = await database.query(
    reading<{ value: string }>({ text: `select "value" from "secret" where "id" = $1`, values: [id] }),
  );
  if (!row) throw new Error(`the secret ${id} was not stored`);
  return row.value;
}
