import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names a folder for what the tests of a run begin with (`server/database/testingSeeds.ts`); gone after the run. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes the default export of a global setup.
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'seeds-'));
  process.env['TEST_SEEDS'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
