/**
 * Measures the door alone: reads through a function that sets the tenant, and batches, from 32 loops at once.
 * `tsx server/database/bench.ts [postgres://…]`: PGlite, and PostgreSQL where a URL of an empty database is given.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import { changing, reading } from './statement.ts';

const LOOPS = 32;
const SECONDS = 3;
const ROWS = 100_000;
const TENANTS = 50;

const SETUP = `
  drop table if exists "benchCert" cascade;
  create table "benchCert" ("tenantId" text, "id" text, "name" text, "state" text, "version" integer, primary key ("tenantId", "id"));
  insert into "benchCert" select 't' || n % ${TENANTS}, 'c' || n, 'certificate ' || n, 'on', 1 from generate_series(1, ${ROWS}) n;
  alter table "benchCert" enable row level security;
  alter table "benchCert" force row level security;
  create policy "ofTenant" on "benchCert" using ("tenantId" = current_setting('app.tenant_id', true));
  create or replace function "benchCert_get"(p_tenant text, p_user text, p_id text) returns setof "benchCert" language plpgsql as $$
  begin
    perform set_config('app.tenant_id', p_tenant, true), set_config('app.user_id', p_user, true);
    return query select * from "benchCert" t where t."tenantId" = p_tenant and t."id" = p_id;
  end $$;`;

async function measure(work: (tenantId: string, id: string) => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const loop = async (): Promise<void> => {
    while (performance.now() < end) {
      const n = 1 + Math.floor(Math.random() * ROWS);
      await work(`t${n % TENANTS}`, `c${n}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: LOOPS }, loop));
  return Math.round(done / SECONDS);
}

async function bench(database: Database): Promise<void> {
  await database.asOwner((connection) => connection.query(changing({ text: SETUP })));
  await database.vacuum();
  const get = (tenantId: string, id: string) =>
    database.query(
      reading({
        name: 'benchGet',
        text: 'select * from "benchCert_get"($1, $2, $3)',
        values: [tenantId, 'u', id],
      }),
    );
  const read = reading({ text: 'select * from "benchCert" where "tenantId" = $1 and "id" = $2', name: 'benchRead' });
  const batch = (tenantId: string, id: string) =>
    database.batch({ scope: { tenantId, userId: 'u' }, statements: [{ ...read, values: [tenantId, id] }] });
  const inScope = (tenantId: string, id: string) =>
    database.inScope({ scope: { tenantId, userId: 'u' } }, (transaction) =>
      transaction.query({ ...read, values: [tenantId, id] }),
    );
  await measure(get);
  const figures = { 'get/s': await measure(get), 'batch/s': await measure(batch), 'inScope/s': await measure(inScope) };
  console.log(database.kind, figures);
}

const folder = mkdtempSync(join(tmpdir(), 'database-bench-'));
for (const url of [undefined, ...process.argv.slice(2)]) {
  const database = await openDatabase({ url, dataDir: folder });
  await bench(database);
  await database.close();
}
rmSync(folder, { recursive: true, force: true });
