import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from '#server/database/testing.ts';
import type { SeedPlace } from '#server/testingSeed.ts';

/** A folder for what the servers of a run begin with (`server/testingSeed.ts`); after the run it goes, and its database. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes the default export of a global setup.
export default function setUp(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seeds-'));
  process.env['TEST_SEEDS'] = folder;
  return async () => {
    const told = join(folder, 'postgres.json');
    const server = process.env['TEST_DATABASE_URL'];
    const { url } = existsSync(told) ? (JSON.parse(readFileSync(told, 'utf8')) as SeedPlace) : {};
    if (url && server)
      await administer({ server, text: `drop database ${new URL(url).pathname.slice(1)} with (force)` });
    rmSync(folder, { recursive: true, force: true });
  };
}
