import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { reading } from '../../database/statement.ts';
import { administer, createTestDatabase, usePostgres } from '../../database/testing.ts';
import { loadFirst } from '../../first.ts';
import { openApp } from '../../open.ts';
import { root } from '../../testing.ts';

const server = usePostgres();

it('an owner that the policies bind searches too: every tenant’s certificates, its own tenant’s questions', async () => {
  const owner = `search_owner_${process.pid}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'));
  await administer({ server: server(), text: `create role ${owner} login nosuperuser nobypassrls` });
  const { url, drop } = await createTestDatabase({ server: server(), owner });
  const own = new URL(url);
  own.username = owner;
  try {
    const app = await openApp({
      config: readConfig({ env: { DATA_DIR: dataDir, DATABASE_URL: own.href }, publicDir: '' }),
      root,
    });
    try {
      await loadFirst({ app, root });
      const tenants = await app.database.query(
        reading<{ id: string }>({
          text: 'select "id" from "tenant" order by "createdTime", "id"',
        }),
      );
      const [first = { id: '' }, second = { id: '' }] = tenants;
      const ask = async (tenantId: string, text: string): Promise<Record<string, unknown>[]> =>
        (
          await app.database.batch({
            scope: { tenantId, userId: '' },
            statements: [reading<Record<string, unknown>>({ text })],
          })
        )[0];
      expect(app.database.role).toBeNull();
      const certs = await ask(first.id, `select * from "searchCerts"('数控', null, null, 0, 10)`);
      expect(certs.map(({ tenantId, certCode }) => [tenantId, certCode])).toEqual([
        [second.id, 'CNC-1'],
        [second.id, 'CNC-2'],
      ]);
      expect(await ask(first.id, `select * from "searchCerts"('数控', '${first.id}', null, 0, 10)`)).toEqual([]);
      expect((await ask(first.id, `select * from "searchQuestions"('机器学习', null, 0, 10)`)).length).toBeGreaterThan(
        0,
      );
      expect(await ask(second.id, `select * from "searchQuestions"('机器学习', null, 0, 10)`)).toEqual([]);
    } finally {
      await app.close();
    }
  } finally {
    await drop();
    await administer({ server: server(), text: `drop role ${owner}` });
    rmSync(dataDir, { recursive: true, force: true });
  }
});
