/** Where the product of a test of faults keeps its data. Each is a copy of what a first start leaves, but where first starts are the matter. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { changing } from '#server/database/statement.ts';
import { createTestDatabase, usePostgres } from '#server/database/testing.ts';
import { seedOf, type SeedPlace } from '#server/testingSeed.ts';
import { isLongSuite } from '#tests/suite.ts';
import { startProduct, type ProductOptions } from './product.ts';

export interface Place {
  /** Of the database, for figures. */
  name: 'PGlite' | 'PostgreSQL';
  /** Gives the work a place of its own, after a first start with the demo data, and removes it. */
  within(work: (options: ProductOptions) => Promise<void>): Promise<void>;
}

/** Describes the same faults on both databases. */
export function eachPlace(define: (place: Place) => void): void {
  describe('on PGlite', () => definePlace({ kind: 'pglite', define }));
  describe('on PostgreSQL', () => definePlace({ kind: 'postgres', define }));
}

/** The same on one of them. */
export function definePlace({ kind, define }: { kind: 'pglite' | 'postgres'; define: (place: Place) => void }): void {
  const server = kind === 'postgres' ? usePostgres() : undefined;
  const name = kind === 'postgres' ? 'PostgreSQL' : 'PGlite';
  define({
    name,
    within: async (work) => {
      const seed = await seedOf({ name: 'first', database: kind, make: firstStart });
      const database = server && (await createTestDatabase({ server: server(), template: seed?.url }));
      const dataDir = newFolder();
      try {
        if (seed) cpSync(seed.folder, dataDir, { recursive: true });
        await work({ dataDir, ...(database && { databaseUrl: database.url }) });
      } finally {
        await database?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  });
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'faults-'));
}

/** Starts the product on nothing, and ends it in order. */
export async function firstStart({ folder, url }: SeedPlace): Promise<void> {
  const product = await startProduct({ dataDir: folder, databaseUrl: url });
  await product.stop();
}

/**
 * As if the time had passed after which what a dead process held is taken by another; the long suite waits for it. Of the
 * embedded database the next start takes it at once.
 */
export async function letLeasesEnd({ dataDir, databaseUrl }: ProductOptions): Promise<void> {
  if (!databaseUrl || isLongSuite) return;
  const database = await openDatabase({ dataDir, url: databaseUrl });
  try {
    await database.asOwner(async (connection) => {
      for (const table of ['job', 'delivery'])
        await connection.query(
          changing({ text: `update "${table}" set "leaseUntil" = now() where "leaseUntil" > now()` }),
        );
    });
  } finally {
    await database.close();
  }
}
