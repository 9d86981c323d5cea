/**
 * An owner of the database who is no superuser brings up whatever the catalogue says: functions of triggers ask for no more.
 * Policies bind such an owner as anybody, so what sweeps all organisations has to enter each.
 */
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import { administer, createTestDatabase, usePostgres } from '#server/database/testing.ts';
import { sweepHistory } from '#server/domain/history/index.ts';
import type { App } from '#server/engine/context.ts';
import { useGround } from './eachEngine.ts';

const product = useGround();
const server = usePostgres();

it('an ordinary owner', async () => {
  const owner = `ordinary_owner_${process.pid}`;
  await administer({ server: server(), text: `create role ${owner} login nosuperuser nobypassrls` });
  const { url, drop } = await createTestDatabase({ server: server(), owner });
  const own = new URL(url);
  own.username = owner;
  try {
    const database = await openDatabase({ url: own.href, dataDir: '' });
    try {
      const { plan, databaseSql: sql } = product().artefacts;
      await expect(migrate({ database, plan, sql, migrations: [] })).resolves.not.toThrow();
      await sweepsHistory({ database, catalogue: { entities: {} }, config: { historyDays: 1_095 } } as unknown as App);
    } finally {
      await database.close();
    }
  } finally {
    await drop();
    await administer({ server: server(), text: `drop role ${owner}` });
  }
});

/** V19: of two lines whose time is over the newest stays. */
async function sweepsHistory(app: App): Promise<void> {
  const { database } = app;
  const scope = { tenantId: 'one', userId: 'system' };
  await database.query(changing({ text: `insert into "tenant" ("id", "tenantName") values ('one', '甲')` }));
  const old = changing({
    text: `insert into "history" ("id", "entity", "recordId", "recordVersion", "action", "snapshot", "createdTime")
      select 'swept' || n, 'industry', 'swept', n, 'updated', '{}', now() - interval '5 years' from generate_series(1, 2) n`,
  });
  await database.batch({ scope, statements: [old] });
  await sweepHistory({ app });
  const kept = reading<{ id: string }>({ text: `select "id" from "history" where "recordId" = 'swept'` });
  expect(await database.batch({ scope, statements: [kept] })).toEqual([[{ id: 'swept2' }]]);
}
