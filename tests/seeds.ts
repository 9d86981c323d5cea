import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/postgres.ts';
import { administer } from '#server/database/testing.ts';
import type { SeedPlace } from '#server/testingSeed.ts';
import makeFolder from './seedFolder.ts';

/**
 * What the servers of a run share: what they begin with (`server/testingSeed.ts`), and the PostgreSQL they have their
 * databases on, unless TEST_DATABASE_URL names one; both are gone after the run. And whether it is one of named tests.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes the default export of a global setup.
export default async function setUp({ globalConfig }: TestProject): Promise<() => Promise<void>> {
  if (globalConfig.testNamePattern) process.env['TESTS_BY_NAME'] = 'yes';
  const given = process.env['TEST_DATABASE_URL'];
  const own = given ? undefined : await startPostgres({ fsync: false });
  const server = given || own?.url || '';
  process.env['TEST_DATABASE_URL'] = server;
  const removeFolder = makeFolder();
  const folder = process.env['TEST_SEEDS'] ?? '';
  return async () => {
    for (const told of own ? [] : readdirSync(folder).filter((name) => name.endsWith('-postgres.json'))) {
      const { url } = JSON.parse(readFileSync(join(folder, told), 'utf8')) as SeedPlace;
      if (url) await administer({ server, text: `drop database ${new URL(url).pathname.slice(1)} with (force)` });
    }
    await own?.stop();
    removeFolder();
  };
}
