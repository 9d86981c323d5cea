import { createTestDatabase } from './database/testing.ts';
import { seedOnce } from './database/testingSeeds.ts';

/** Where a server's data lies: its folder, and on PostgreSQL its database. */
export interface SeedPlace {
  folder: string;
  url?: string;
}

/**
 * What tests on a database begin with, made once a run: to copy it takes a tenth of the time.
 * @param options.name of what it is
 * @returns undefined on PostgreSQL where no server is named: then each has one of its own
 */
export async function seedOf({
  name,
  database,
  make,
}: {
  name: string;
  database: 'pglite' | 'postgres';
  make: (place: SeedPlace) => Promise<void>;
}): Promise<SeedPlace | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (database === 'postgres' && !server) return undefined;
  return seedOnce({
    name: `${name}-${database}`,
    make: async (folder) => {
      const place =
        database === 'postgres' && server ? { folder, url: (await createTestDatabase({ server })).url } : { folder };
      await make(place);
      return place;
    },
  });
}
