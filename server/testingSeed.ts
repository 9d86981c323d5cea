import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from './database/testing.ts';

/** Where a server's data lies: its folder, and on PostgreSQL its database. */
export interface SeedPlace {
  folder: string;
  url?: string;
}

/**
 * What test servers of a kind begin with: a server after its first start, made by whoever wants it first and copied by
 * all, which takes a tenth of the time. It lies in the folder of TEST_SEEDS (`tests/seeds.ts`) and goes with the run;
 * without that folder there is none, and each server has a first start of its own.
 */
export async function seedOf({
  database,
  make,
}: {
  database: 'pglite' | 'postgres';
  make: (place: SeedPlace) => Promise<void>;
}): Promise<SeedPlace | undefined> {
  const seeds = process.env['TEST_SEEDS'];
  const server = process.env['TEST_DATABASE_URL'];
  if (!seeds || (database === 'postgres' && !server)) return undefined;
  const told = join(seeds, `${database}.json`);
  const making = join(seeds, `${database}.making`);
  while (!existsSync(told)) {
    if (!isFirst(making)) await sleep(200);
    else
      try {
        const folder = join(seeds, database);
        mkdirSync(folder, { recursive: true });
        const place =
          database === 'postgres' && server ? { folder, url: (await createTestDatabase({ server })).url } : { folder };
        await make(place);
        writeFileSync(`${told}.part`, JSON.stringify(place));
        renameSync(`${told}.part`, told);
      } finally {
        rmdirSync(making);
      }
  }
  return JSON.parse(readFileSync(told, 'utf8')) as SeedPlace;
}

/** Of all processes, one makes the folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
