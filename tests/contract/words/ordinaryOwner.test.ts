/** An owner of the database who is no superuser brings up whatever the catalogue says: functions of triggers ask for no more. */
import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { administer, createTestDatabase, usePostgres } from '#server/database/testing.ts';
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
    } finally {
      await database.close();
    }
  } finally {
    await drop();
    await administer({ server: server(), text: `drop role ${owner}` });
  }
});
