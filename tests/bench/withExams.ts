/** Where exams are measured: PostgreSQL with a bank of questions for exams, and the built product on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { App } from '#server/engine/context.ts';
import { loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { addBank } from './learners.ts';
import { openPoster, type Poster } from './poster.ts';
import { startProduct, type Running } from './servers.ts';

const questions = 3000;

/** A tenant past the server. */
export interface Place {
  app: App;
  tenantId: string;
}

interface Exams {
  place: Place;
  /** A certificate with questions for exams. */
  certId: string;
  /** Starts the product on what was stored by then. */
  serve(): Promise<{ server: Running; poster: Poster }>;
}

/** Measures, and leaves nothing behind. Needs the built product. */
export async function withExams<Result>({
  root,
  work,
}: {
  root: string;
  work: (exams: Exams) => Promise<Result>;
}): Promise<Result> {
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB', max_connections: '100' } });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-exams-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  const stops: (() => unknown)[] = [];
  try {
    await loadFirst({ app, root });
    const [tenant] = await app.database.query(
      reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
    );
    const place = { app, tenantId: tenant?.id ?? '' };
    const certId = await addBank({ ...place, questions, usage: 'exam' });
    const serve = async () => {
      await app.database.vacuum();
      const server = await startProduct({ root, env });
      const poster = openPoster({ url: server.url, connections: Infinity });
      stops.push(
        () => server.stop(),
        () => poster.close(),
      );
      return { server, poster };
    };
    return await work({ place, certId, serve });
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await app.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A statement past row-level security, in the tenant. */
export function asOwner<Result>({
  app,
  tenantId,
  text,
  values,
}: Place & { text: string; values: unknown[] }): Promise<Result[]> {
  return app.database.asOwner(async (connection) => {
    await connection.query(changing({ text: `select set_config('app.tenant_id', $1, false)`, values: [tenantId] }));
    return connection.query(changing<Result>({ text, values }));
  });
}
