import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArtefacts, type Artefacts } from '#server/artefacts.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { emptyFolder } from '#server/database/testing.ts';
import { seedOnce } from '#server/database/testingSeeds.ts';
import { seedOf, type SeedPlace } from '#server/testingSeed.ts';
import { spent } from '#tests/times/spent.ts';
import { writeProduct, type Product } from '../words/product.ts';
import { groundFiles } from './index.ts';

/** The product with the entities of all words. It is generated once a run and read once a worker; each database begins as a copy of one that has come to it. */
export async function openGround(): Promise<Product> {
  const artefacts = await spent('generating', () => (read ??= readGround()));
  const folder = mkdtempSync(join(tmpdir(), 'ground-'));
  return {
    artefacts,
    folder: join(folder, 'files'),
    begin: (kind) => beginning({ kind, artefacts }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let read: Promise<Artefacts> | undefined;

async function readGround(): Promise<Artefacts> {
  const root = await seedOnce({
    name: 'ground',
    make: async (folder) => {
      await writeProduct({ root: folder, files: groundFiles() });
      return folder;
    },
  });
  return readArtefacts({ root });
}

function beginning({
  kind,
  artefacts: { plan, databaseSql: sql },
}: {
  kind: Database['kind'];
  artefacts: Artefacts;
}): Promise<SeedPlace | undefined> {
  return seedOf({
    name: 'ground',
    database: kind,
    make: async ({ folder, url }) => {
      if (url === undefined) cpSync(await emptyFolder(), folder, { recursive: true });
      const database = await openDatabase({ url, dataDir: folder, isDurable: false });
      await migrate({ database, plan, sql, migrations: [] });
      await database.close();
    },
  });
}
