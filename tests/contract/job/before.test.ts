import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readArtefacts } from '#server/artefacts.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrations.ts';
import { changing, reading } from '#server/database/statement.ts';
import { eachDatabase } from '#server/database/testing.ts';
import { root } from '#server/testing.ts';

eachDatabase('a database from before jobs', (open) => {
  it('has jobs in place of imports afterwards', async () => {
    const database = await open();
    const { plan, databaseSql: sql } = readArtefacts({ root });
    await migrate({ database, plan, sql, migrations: [] });
    await database.asOwner(async (connection) => {
      for (const text of [
        'drop table "jobRow" cascade',
        'drop table "job" cascade',
        'drop function "takeJob"',
        'create table "importJob" ("id" text primary key, "tenantId" text not null, "entity" text not null)',
        `insert into "importJob" values ('i1', 't1', 'question')`,
      ])
        await connection.query(changing({ text }));
    });
    const migrations = (await readMigrations({ folder: join(root, 'server', 'database', 'migrations') })).filter(
      ({ name }) => name === '0006-jobs',
    );
    expect((await migrate({ database, plan, sql, migrations })).migrations).toEqual(['0006-jobs']);
    const [tables] = await database.asOwner((connection) =>
      connection.query(
        reading<{ former: string | null; job: string | null }>({
          text: `select to_regclass('"importJob"')::text as "former", to_regclass('"job"')::text as "job"`,
        }),
      ),
    );
    expect(tables).toEqual({ former: null, job: 'job' });
  });
});
