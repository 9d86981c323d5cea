import { createTestDatabase } from './database/testing.ts';
import { seedOnce } from './database/testingSeeds.ts';

/** Where a server's data lies: its folder, and on PostgreSQL its database. */
export interface SeedPlace {
  folder: string;
  url?: string;
}

/**
 * What test servers of a kind begin with: a server after its first start, which takes a tenth of the time to copy.
 * @returns undefined on PostgreSQL where no server is named: then each has one of its own
 */
export async function seedOf({
  database,
  make,
}: {
  database: 'pglite' | 'postgres';
  make: (place: SeedPlace) => Promise<void>;
}): Promise<SeedPlace | undefined> {
  const server = process.env['TEST_DATABASE_URL'];
  if (database === 'postgres' && !server) return undefined;
  return seedOnce({
    name: database,
    make: async (folder) => {
      const place =
        database === 'postgres' && server ? { folder, url: (await createTestDatabase({ server })).url } : { folder };
      await make(place);
      return place;
    },
  });
}
